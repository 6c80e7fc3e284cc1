// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/roster/stackrows.h"

#include "app/player/counters/countershelf.h"
#include "app/player/odds/oddswords.h"

#include <cmath>

namespace app {

StackRows StackRows::of(GameController &controller, engine::SpaceId space)
{
    StackRows stack;
    stack.space = space;
    const engine::Module &module = controller.module();
    auto seen = controller.view().stack(space);
    std::reverse(seen.begin(), seen.end()); // the last one lies on top
    for (const auto &one : seen) {
        if (!one.piece) {
            ++stack.unseen;
            continue;
        }
        Row row;
        row.piece = one.piece;
        row.name = controller.texts().pieceName(one.piece);
        row.note = CounterShelf::of(controller).strengths(one.piece);
        row.strength = CounterShelf::of(controller).strengthShare(one.piece);
        row.formation = module.piece(one.piece).formation;
        row.canAct = controller.isHumanTurn() && !controller.actions(one.piece).empty();
        stack.rows.push_back(row);
    }
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("space"), module.map.space(space).id);
    stack.readAnswer(controller.query(engine::protocol::Query::Stack, arguments), module);
    return stack;
}

void StackRows::readAnswer(const engine::Json &answer, const engine::Module &module)
{
    const engine::Json &columns = answer[u"columns"];
    const qsizetype count = std::min(columns.size(), mostColumns);
    for (qsizetype i = 0; i < count; ++i)
        headings.push_back({columns.at(i)[u"text"].toString(), columns.at(i)[u"sum"].toBool()});
    for (Row &row : rows) {
        row.cells.resize(count);
        row.numbers.resize(size_t(count), 0);
    }
    const engine::Json &units = answer[u"units"];
    for (qsizetype i = 0; i < units.size(); ++i) {
        const engine::PieceId piece = module.piece(units.at(i)[u"piece"].toString());
        const auto row = std::find_if(rows.begin(), rows.end(),
                                      [piece](const Row &one) { return one.piece == piece; });
        if (!piece || row == rows.end())
            continue;
        const engine::Json &cells = units.at(i)[u"cells"];
        for (qsizetype k = 0; k < std::min(count, cells.size()); ++k) {
            const double number = cells.at(k).toReal();
            const bool isNumber = cells.at(k).isNumber() && std::isfinite(number);
            row->cells[k] = isNumber ? oddswords::number(number) : cells.at(k).toString();
            row->numbers[size_t(k)] = isNumber ? number : 0;
        }
        const double left = units.at(i)[u"left"].toReal();
        if (units.at(i)[u"left"].isNumber() && std::isfinite(left))
            row->left = left;
        const double of = units.at(i)[u"of"].toReal();
        if (row->left && units.at(i)[u"of"].isNumber() && std::isfinite(of) && of > 0)
            row->leftShare = std::clamp(left / of, 0.0, 1.0);
    }
}

bool StackRows::hasLeft() const
{
    return std::any_of(rows.begin(), rows.end(), [](const Row &row) { return bool(row.left); });
}

} // namespace app
