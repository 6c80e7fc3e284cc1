// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/bots/botworker.h"
#include "app/player/game/gamecontroller.h"

#include <QThread>

namespace app {

/// Lets computers play their sides without stopping the window: they think in a thread of their
/// own, on a copy of the game that is kept up by the same commands.
class BotRunner : public QObject
{
    Q_OBJECT

public:
    explicit BotRunner(GameController &controller, QObject *parent = nullptr);
    ~BotRunner() override;

    bool isThinking() const { return m_thinking; }
    /// While paused no computer decides: in the past, behind the curtain.
    void setPaused(bool paused);
    /// While held it thinks on, but what it decides waits: something is still being told.
    void setHeld(bool held);
    /// The least time between two decisions that are seen, in milliseconds.
    void setPace(int milliseconds) { m_pace = milliseconds; }
    /// What is being thought about is decided at once, with the best that was found so far.
    void moveNow();
    /// Gives up what is being thought about; the side is then played by a person.
    void stop();

signals:
    void thinkingChanged(bool thinking);

private:
    void think();
    void decide(const BotWorker::Choice &choice);
    void act(const BotWorker::Choice &choice);
    void setThinking(bool thinking);

    GameController &m_controller;
    QThread m_thread;
    BotWorker *m_worker;
    GameCopy::Source m_source;
    quint64 m_request = 0;
    int m_pace = 250;
    bool m_thinking = false;
    bool m_paused = false;
    bool m_held = false;
    std::optional<BotWorker::Choice> m_decided; ///< What waits until it may be done.
};

} // namespace app
