// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/shares.h"

#include <QWidget>

class QLayout;

namespace app {

/// A target with its columns, its share and what that may do; in two lines where there is no room
/// for one.
class ShareRow : public QWidget
{
    Q_OBJECT

public:
    ShareRow(GameController &controller, const Shares &shares, size_t index, bool isWide,
             QWidget *parent = nullptr);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *makeName();
    /// With the stepper above them.
    QWidget *makeColumns(QWidget *stepper);
    QWidget *makeChances();
    /// "24 gives 3-1 · 2 more for 4-1".
    QString words() const;

    GameController &m_controller;
    const Shares::Target m_target;
    engine::NameId m_verb;
    int m_index;
};

} // namespace app
