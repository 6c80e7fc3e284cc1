// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bot/bot.h"
#include "scripting/opening.h"

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

    /// What the copy has to do before it can think: keep so many commands, then do these.
    struct Task
    {
        quint64 request = 0;
        qsizetype keep = 0;
        std::vector<engine::SavedCommand> commands;
        QString bot;
    };
    void think(const Task &task);
    /// From any thread: what is asked up to \a request is to be answered as soon as it can be.
    void hurry(quint64 request) { m_hurried = request; }

signals:
    /// \a index of the offered actions; \a hash of the position it was thought about.
    void decided(quint64 request, int index, const QByteArray &hash, const QString &error);

private:
    QString catchUp(const Task &task);
    engine::Bot *bot(const QString &name);
    /// The same in the same position, so that nobody gets another answer by asking again; another
    /// one when a position comes back in the course of a game, or it would do so for ever.
    engine::Random randomOf(const QByteArray &position, qsizetype commands);

    std::shared_ptr<const engine::Module> m_module;
    engine::GameSetup m_setup;
    engine::Translator m_words; // computers read nothing
    scripting::Opening m_opening;
    std::map<QString, std::unique_ptr<engine::Bot>> m_bots;
    std::atomic<quint64> m_hurried = 0;
    quint64 m_request = 0; ///< What is thought about.
    std::map<qsizetype, QByteArray> m_positions; // thought about, by the commands before them
};

} // namespace app
