// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/settings.h"

#include <QComboBox>

namespace app {

/// How fast things are told, to choose from.
class PaceChoice : public QComboBox
{
    Q_OBJECT

public:
    explicit PaceChoice(QWidget *parent);
    /// It sets what is chosen.
    PaceChoice(Settings &settings, QWidget *parent);

    Settings::Pace pace() const { return Settings::Pace(currentIndex()); }
    void setPace(Settings::Pace pace) { setCurrentIndex(int(pace)); }

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace app
