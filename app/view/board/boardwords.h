// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/playerview.h"
#include "engine/i18n/textrenderer.h"

#include <QCoreApplication>

namespace view {

class CounterBook;

/// Says in words what a board shows: for the card over a stack and for who can't see the board.
class BoardWords
{
    Q_DECLARE_TR_FUNCTIONS(BoardWords)

public:
    /// Null: texts as the module has them.
    void setTexts(const engine::TextRenderer *texts) { m_texts = texts; }

    /// "1437 Gumbinnen"
    QString space(const engine::Module &module, engine::SpaceId id) const;
    /// "town; port"
    QString ground(const engine::Module &module, engine::SpaceId id,
                   const engine::GameState *state = nullptr) const;
    QString piece(const engine::Module &module, engine::PieceId id) const;
    QString side(const engine::Module &module, engine::SideId id) const;
    /// "attack 5, defence 5, movement 4"
    QString values(const engine::Module &module, const engine::PlayerView &view,
                   engine::PieceId id) const;
    /// "1 of 2 steps, out of supply"
    QString status(const engine::Module &module, const engine::PlayerView &view,
                   const CounterBook &book, engine::PieceId id) const;
    /// What the signs on a counter mean: "out of supply".
    QString marks(const CounterBook &book, quint32 bits) const;
    /// The place, its ground and who stands there, in one line.
    QString place(const engine::Module &module, const engine::PlayerView *view,
                  engine::SpaceId id) const;

private:
    QString translated(const QString &file, const QString &text) const;
    QString word(const engine::Module &module, engine::NameId name) const;

    const engine::TextRenderer *m_texts = nullptr;
};

} // namespace view
