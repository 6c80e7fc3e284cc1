// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/docks/dockpanel.h"

namespace app {

/// The last roll: its dice, large, and the sentence that says what came of it.
class DiceStrip : public DockPanel
{
    Q_OBJECT

public:
    explicit DiceStrip(GameController &controller, QWidget *parent = nullptr);

    /// The dice of the last command; empty when nothing was rolled in it.
    QList<int> dice() const { return m_dice; }
    QString text() const;

protected:
    void refresh() override;
    void retranslate() override;
    void paintEvent(QPaintEvent *event) override;

private:
    QWidget *m_faces = nullptr;
    QLabel *m_text;
    QLabel *m_more;
    QList<int> m_dice;
};

} // namespace app
