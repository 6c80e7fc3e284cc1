// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"
#include "app/player/hint/hintworker.h"

#include <QElapsedTimer>
#include <QThread>
#include <QTimer>

namespace app {

/// What the computer would do in the player's place. It is looked for beside the window when
/// somebody asks for it, from what the player may know, and nothing is done.
class Hints : public QObject
{
    Q_OBJECT

public:
    enum class State { None, Thinking, Found, Failed };

    /// The one that all parts of a game's window share.
    static Hints &of(GameController &controller);
    ~Hints() override;

    /// Whether there is something to decide for the person who sits here.
    bool canAsk() const;
    void ask();
    /// The best that was found so far is enough.
    void showNow();
    /// Gives up what is looked for, or what is shown; false: there was neither.
    bool close();

    State state() const { return m_state; }
    /// Of the time that it takes, 0 … 1.
    double share() const;
    /// The best first; all of the present question.
    const QList<Hint> &hints() const { return m_hints; }
    const QString &error() const { return m_error; }
    /// The one that the board shows.
    int shown() const { return m_shown; }
    void show(int hint);
    /// The action that is the first step, as it is offered now.
    engine::Action firstStep(int hint) const;

    /// How long is looked: so many actions, or so many milliseconds; 0: it does not matter.
    void setEffort(qint64 tries, int time);

signals:
    void changed();
    /// Another one is shown.
    void shownChanged();
    /// It goes on looking.
    void progressed();

private:
    explicit Hints(GameController &controller);

    void take(quint64 request, const QList<Hint> &hints, const QByteArray &hash,
              const QString &error);
    void setState(State state);
    void startThread();

    GameController &m_controller;
    QThread m_thread;
    HintWorker *m_worker = nullptr;
    GameCopy::Source m_source;
    quint64 m_request = 0;
    qint64 m_tries = std::numeric_limits<qint64>::max();
    int m_time = 4000;
    QElapsedTimer m_clock;
    QTimer m_look;
    State m_state = State::None;
    QList<Hint> m_hints;
    QString m_error;
    int m_shown = 0;
};

} // namespace app
