// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/protocol/session.h"
#include "engine/game/save/savecodec.h"
#include "engine/game/save/savereplay.h"
#include "engine/module/read/moduleloader.h"
#include "tests/engine/module/smallmodule.h"

/// The small module without rules, in which all see all stacks.
inline QMap<QString, QByteArray> freeFiles()
{
    auto files = smallModule();
    files.remove("rules/main.lua");
    files.remove("rules/sequence.json");
    files["scenarios/battle.json"].replace(R"("fog": "on")", R"("fog": "off")");
    return files;
}

/// A game without rules, and what is said to it.
class FreeGame
{
public:
    explicit FreeGame(const QMap<QString, QByteArray> &files = freeFiles(),
                      const QHash<QString, QString> &options = {})
        : m_module(engine::loadModule(engine::ModuleFiles::fromMap(files)).module)
        , m_rules(*m_module)
        , m_setup{QStringLiteral("battle"), options, 7}
    {
        auto game = engine::Game::start(*m_module, m_rules, m_setup);
        if (game)
            m_game = std::move(game).value();
    }

    bool isThere() const { return bool(m_game); }
    engine::Game &game() const { return *m_game; }
    const engine::Module &module() const { return *m_module; }

    engine::Json send(const QByteArray &line) const
    {
        return engine::Session(*m_game, m_translator, engine::Session::Kind::Real).handle(line);
    }
    bool good(const QByteArray &line) const { return send(line)[u"ok"].toBool(); }
    QString codeOf(const QByteArray &line) const
    {
        return send(line)[u"error"][u"code"].toString();
    }
    QString textOf(const QByteArray &line) const
    {
        return send(line)[u"error"][u"text"].toString();
    }
    engine::PieceState piece(const char *id) const
    {
        return m_game->state().piece(m_module->piece(QString::fromLatin1(id)));
    }
    QString spaceOf(const char *id) const
    {
        const engine::SpaceId space = piece(id).space;
        return space ? m_module->map.space(space).id : QString();
    }
    /// Whether the game, saved and written out, replays to what it is.
    bool replays() const { return difference().isEmpty(); }
    /// What is not the same then.
    QString difference() const
    {
        const auto save = engine::SaveGame::of(*m_game);
        const auto report = engine::replay(save, *m_module, m_rules);
        if (!report)
            return report.error().message;
        if (report->difference)
            return QString::number(report->difference->command) + QStringLiteral(": ")
                + report->difference->text;
        return report->game->state().hash() == m_game->state().hash() ? QString()
                                                                      : QStringLiteral("hash");
    }

private:
    std::shared_ptr<const engine::Module> m_module;
    mutable engine::FreeRules m_rules;
    engine::GameSetup m_setup;
    engine::Translator m_translator;
    std::unique_ptr<engine::Game> m_game;
};
