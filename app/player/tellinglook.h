// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/settings/settings.h"
#include "app/player/telling/teller.h"

#include <QPointer>

namespace view {
class BoardView;
}

namespace app {

class BoardInput;
class BotRunner;

/// What the window does while something is told: the board shows it, nothing can be done meanwhile,
/// computers wait, and a few keys go on, back and to the end.
class TellingLook : public QObject, public Teller::Stage
{
    Q_OBJECT

public:
    TellingLook(GameController &controller, view::BoardView &board, BoardInput &input,
                BotRunner &bots, Settings &settings, QObject *parent);

    Teller &teller() { return m_teller; }
    /// Its keys count here, too.
    void setPanel(QWidget *panel) { m_panel = panel; }
    /// Reads the settings.
    void applyPlay();

    void begin(const engine::GameState &told) override;
    void show(const engine::Beat &beat, const std::vector<engine::Change> &changes) override;
    void end() override;
    bool canShowBoth(const engine::Beat &beat, const engine::Beat &more) const override;
    bool isMoving() const override;
    void finishMotion() override;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    bool isListening(QObject *watched) const;
    bool press(int key);
    void follow();
    void keepWay();

    GameController &m_controller;
    view::BoardView &m_board;
    BoardInput &m_input;
    BotRunner &m_bots;
    Settings &m_settings;
    Teller &m_teller;
    QPointer<QWidget> m_panel;
    bool m_wasTelling = false;
    int m_taken = 0; ///< The key whose press was taken last.
};

} // namespace app
