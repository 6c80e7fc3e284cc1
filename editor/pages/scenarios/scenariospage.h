// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

namespace editor {

/// Set-ups, reinforcements and terms of each scenario.
class ScenariosPage : public Page
{
    Q_OBJECT

public:
    explicit ScenariosPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Scenarios"); }
    QString icon() const override { return QStringLiteral("flag"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
};

} // namespace editor
