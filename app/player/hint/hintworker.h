// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/bots/gamecopy.h"
#include "app/player/hint/hint.h"

#include <QObject>

#include <atomic>

namespace app {

/// Looks for hints on its own copy of a game; lives in a thread of its own.
class HintWorker : public QObject
{
    Q_OBJECT

public:
    struct Task
    {
        quint64 request = 0;
        GameCopy::Update update{};
        engine::Translator words{}; ///< Those of the person who asks.
        qint64 tries = 0; ///< Actions that are tried at most.
        int time = 0; ///< In milliseconds; 0: it does not matter.
    };
    static constexpr size_t mostHints = 3;

    HintWorker(std::shared_ptr<const engine::Module> module, const engine::GameSetup &setup)
        : m_copy(std::move(module), setup)
    {
    }

    void think(const Task &task);
    /// From any thread: what is asked up to \a request is to be answered as soon as it can be.
    void hurry(quint64 request) { m_hurried = request; }

signals:
    /// \a hash of the position that was thought about.
    void found(quint64 request, const QList<app::Hint> &hints, const QByteArray &hash,
               const QString &error);

private:
    engine::Result<QList<Hint>> look(const Task &task);

    GameCopy m_copy;
    std::atomic<quint64> m_hurried = 0;
};

} // namespace app
