// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/rolltable.h"

namespace app {

namespace {

QStringList wordsOf(const engine::Names &names, const engine::change::Log &line)
{
    QStringList words;
    for (const engine::Value &value : line.text.arguments) {
        if (value.type == engine::Value::Type::Word)
            words.append(names.text(engine::NameId(value.number)));
    }
    return words;
}

int sum(const engine::change::Log &line)
{
    int total = 0;
    for (const engine::Value &die : line.dice)
        total += die.number;
    return total;
}

/// The row nearest to what the dice show whose cell of the column holds one of the words.
std::optional<RollTable> lookUp(const engine::Table &table, qsizetype column,
                                const QStringList &words, int shown)
{
    const engine::Json cells = table.source[u"cells"];
    std::optional<RollTable> found;
    for (qsizetype i = 0; i < table.rows.size() && i < cells.size(); ++i) {
        const QString cell = cells.at(i).at(column).toString();
        bool isNumber = false;
        const int row = table.rows[i].toInt(&isNumber);
        const int modifier = isNumber ? row - shown : 0;
        if (!words.contains(cell) || cell.isEmpty()
            || (found && qAbs(found->modifier) <= qAbs(modifier)))
            continue;
        found = RollTable{table.id, table.rows[i], table.columns[column], cell, modifier};
    }
    return found;
}

/// A table, a column of it and perhaps a row, as the rules have named them one after the other.
std::optional<RollTable> named(const engine::Module &module, const QStringList &words, int shown)
{
    for (qsizetype i = 0; i + 1 < words.size(); ++i) {
        const engine::Table *table = module.table(words[i]);
        const qsizetype column = table ? table->columns.indexOf(words[i + 1]) : -1;
        if (column < 0)
            continue;
        RollTable cell{table->id, {}, table->columns[column], {}, 0};
        const qsizetype row = table->rows.indexOf(words.value(i + 2));
        if (row < 0)
            return cell;
        cell.row = table->rows[row];
        const engine::Json entry = table->source[u"cells"].at(row).at(column);
        cell.result = entry.isNumber() ? QString::number(entry.toInteger()) : entry.toString();
        bool isNumber = false;
        const int counted = cell.row.toInt(&isNumber);
        cell.modifier = isNumber ? counted - shown : 0;
        return cell;
    }
    return {};
}

} // namespace

bool RollTable::isResult() const
{
    bool isRolled = false;
    bool isCount = false;
    row.toInt(&isRolled);
    result.toInt(&isCount);
    return isRolled && !isCount && !result.isEmpty();
}

std::optional<RollTable> RollTable::of(const engine::Module &module, const engine::Names &names,
                                       const engine::change::Log &line)
{
    if (line.dice.empty())
        return {};
    const QStringList words = wordsOf(names, line);
    if (const auto cell = named(module, words, sum(line)))
        return cell;
    for (const engine::Table &table : module.tables) {
        for (const QString &word : words) {
            const qsizetype column = table.columns.indexOf(word);
            if (column < 0)
                continue;
            if (const auto found = lookUp(table, column, words, sum(line)))
                return found;
        }
    }
    return {};
}

} // namespace app
