// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/printedvalues.h"

namespace scripting {

namespace {

/// The column of a name, with \a rows rows.
template<typename Columns> auto &columnOf(Columns &columns, engine::NameId name, size_t rows)
{
    if (columns.size() <= size_t(name.value))
        columns.resize(size_t(name.value) + 1);
    auto &column = columns[size_t(name.value)];
    column.resize(rows);
    return column;
}

/// An entry; what is empty where there is none.
template<typename Columns> auto entryAt(const Columns &columns, engine::NameId name, int32_t row)
{
    using Entry = typename Columns::value_type::value_type;
    if (size_t(name.value) >= columns.size() || columns[size_t(name.value)].empty())
        return Entry();
    return columns[size_t(name.value)][size_t(row)];
}

} // namespace

PrintedValues::PrintedValues(const engine::Module &module)
    : m_module(module)
{
    readPieces();
    readSpaces();
}

void PrintedValues::readPieces()
{
    int32_t rows = 0;
    for (const engine::Piece &piece : m_module.pieces) {
        m_rows.push_back(rows);
        rows += piece.maxSteps + 1;
    }
    for (size_t i = 0; i < m_module.pieces.size(); ++i) {
        const engine::Piece &piece = m_module.pieces[i];
        for (auto it = piece.values.keyBegin(); it != piece.values.keyEnd(); ++it) {
            auto &column = columnOf(m_pieces, *it, size_t(rows));
            for (int steps = 0; steps <= piece.maxSteps; ++steps)
                column[size_t(m_rows[i] + steps)] = piece.value(*it, steps);
        }
    }
}

void PrintedValues::readSpaces()
{
    QHash<QString, engine::NameId> names; // few keys, thousands of spaces
    for (int32_t i = 0; i < m_module.map.spaceCount(); ++i) {
        const engine::Json &values = m_module.map.space(engine::SpaceId(i)).values;
        for (qsizetype k = 0; k < values.size(); ++k) {
            const QString &key = values.keyAt(k);
            auto known = names.constFind(key);
            if (known == names.constEnd())
                known = names.insert(key, m_module.names.find(key));
            if (*known)
                columnOf(m_spaces, *known, size_t(m_module.map.spaceCount()))[size_t(i)] =
                    &values[key];
        }
    }
}

engine::Value PrintedValues::ofPiece(engine::NameId name, engine::PieceId piece, int steps) const
{
    const int row = std::clamp(steps, 0, m_module.piece(piece).maxSteps);
    return entryAt(m_pieces, name, m_rows[size_t(piece.value)] + row);
}

const engine::Json &PrintedValues::ofSpace(engine::NameId name, engine::SpaceId space) const
{
    static const engine::Json none;
    const engine::Json *entry = entryAt(m_spaces, name, space.value);
    return entry ? *entry : none;
}

} // namespace scripting
