// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"

namespace scripting {

/// What is printed on pieces and written for spaces, by the number of its name: rules ask for it
/// all the time, of hundreds of pieces. The module must outlive it.
class PrintedValues
{
public:
    explicit PrintedValues(const engine::Module &module);

    /// What the counter says for \a steps left, or None.
    engine::Value ofPiece(engine::NameId name, engine::PieceId piece, int steps) const;
    /// What the board's file says, or null.
    const engine::Json &ofSpace(engine::NameId name, engine::SpaceId space) const;

private:
    void readPieces();
    void readSpaces();

    const engine::Module &m_module;
    std::vector<int32_t> m_rows; // by piece: where its steps begin, with none left
    std::vector<std::vector<engine::Value>> m_pieces; // by name, then by row
    std::vector<std::vector<const engine::Json *>> m_spaces; // by name, then by space
};

} // namespace scripting
