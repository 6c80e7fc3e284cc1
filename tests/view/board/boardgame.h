// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardview.h"
#include "engine/module/read/moduleloader.h"
#include "engine/state/gamestate.h"

#include <QTest>

/// The tutorial set up for play, without its rules.
class BoardGame
{
public:
    BoardGame()
    {
        const auto files =
            engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
        if (!files)
            qFatal("%s", qPrintable(files.error().message));
        module = engine::loadModule(files.value()).module;
        auto setting = std::make_shared<engine::GameSetting>();
        setting->scenario = &module->scenarios.front();
        state = std::make_unique<engine::GameState>(*module, setting);
        for (const auto &placement : module->scenarios.front().placements)
            put(placement.piece, placement.space);
    }

    engine::SpaceId space(const char *id) const
    {
        return module->map.find(QString::fromLatin1(id));
    }
    engine::PieceId piece(const char *id) const { return module->piece(QString::fromLatin1(id)); }
    engine::SideId side(const char *id) const { return module->side(QString::fromLatin1(id)); }

    void put(engine::PieceId piece, engine::SpaceId space)
    {
        state->apply(engine::change::MovePiece{piece, space, -1});
    }
    /// Only \a side sees its face.
    void hide(engine::PieceId piece, engine::SideId side)
    {
        state->apply(engine::change::SetSeen{piece, 1u << side.value});
    }

    std::shared_ptr<const engine::Module> module;
    std::unique_ptr<engine::GameState> state;
};
