// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/bots/gamecopy.h"
#include "engine/bot/bot.h"

#include <QObject>

#include <atomic>
#include <map>

namespace app {

/// Thinks for computers, on its own copy of a game; lives in a thread of its own.
class BotWorker : public QObject
{
    Q_OBJECT

public:
    BotWorker(std::shared_ptr<const engine::Module> module, const engine::GameSetup &setup);
    ~BotWorker() override;

    struct Task
    {
        quint64 request = 0;
        GameCopy::Update update{}; ///< What the copy has to do before it can think.
        QString bot{};
    };
    struct Choice
    {
        quint64 request = 0;
        int index = -1; ///< Of the offered actions.
        QByteArray hash{}; ///< Of the position that was thought about.
        std::optional<engine::Reason> reason{}; ///< What speaks for it, if the computer can say.
        QString error{};
    };
    void think(const Task &task);
    /// From any thread: what is asked up to \a request is to be answered as soon as it can be.
    void hurry(quint64 request) { m_hurried = request; }

signals:
    void decided(const app::BotWorker::Choice &choice);

private:
    engine::Bot *bot(const QString &name);
    /// The same in the same position, so that nobody gets another answer by asking again; another
    /// one when a position comes back in the course of a game, or it would do so for ever.
    engine::Random randomOf(const QByteArray &position, qsizetype commands);

    GameCopy m_copy;
    std::map<QString, std::unique_ptr<engine::Bot>> m_bots;
    std::atomic<quint64> m_hurried = 0;
    quint64 m_request = 0; ///< What is thought about.
    std::map<qsizetype, QByteArray> m_positions; // thought about, by the commands before them
};

} // namespace app
