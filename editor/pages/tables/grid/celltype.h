// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QCoreApplication>

#include <optional>

namespace editor {

/// What the cells of a column are.
enum class CellType {
    Text,
    Number,
    Code, ///< A result code that the table's legend explains.
    Rule, ///< The number of a paragraph.
    Terrain,
    Edge,
    Edges, ///< Several of them.
    Flag,
    Words, ///< Several words with commas between them.
    Cost, ///< Movement points, "blocked" or "whole".
    Look, ///< How the map draws it.
    Nested ///< Anything else, written as JSON.
};

/// Cells as text: how they are shown, copied and typed.
class CellText
{
    Q_DECLARE_TR_FUNCTIONS(CellText)

public:
    static QString written(const engine::Json &value);
    /// What was typed as a value; null takes the cell's value away, nothing: it can't be read.
    /// A cell that held a number, a yes or no or a list \a before stays one if it can.
    static std::optional<engine::Json> read(const QString &text, CellType type,
                                            const engine::Json &before);
    static QString title(CellType type);
    /// "4.2.1"
    static bool isRuleNumber(const QString &text);

private:
    static std::optional<engine::Json> readNumber(const QString &text);
    static std::optional<engine::Json> readFlag(const QString &text);
    static engine::Json readWords(const QString &text, const engine::Json &before);
};

} // namespace editor
