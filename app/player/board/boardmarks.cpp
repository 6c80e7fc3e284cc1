// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardmarks.h"

#include "app/player/decision/decisionmodel.h"

namespace app {

using engine::PieceId;
using engine::SpaceId;
using Overlay = view::BoardSigns::Overlay;

namespace {

const QColor c_marked(0xc8, 0x4a, 0x12);
const QColor c_highlight(0xe0, 0xa0, 0x20);

template<typename T> void addOnce(std::vector<T> &list, T one)
{
    if (one && std::find(list.begin(), list.end(), one) == list.end())
        list.push_back(one);
}

} // namespace

BoardMarks::BoardMarks(GameController &controller, view::BoardView &board)
    : m_controller(controller)
    , m_board(board)
    , m_overlays(controller)
    , m_reach(controller)
{
}

void BoardMarks::show(const BoardChoice &choice)
{
    m_reach.follow(choice.selected);
    view::BoardSigns signs;
    if (choice.isActive && m_controller.isHumanTurn()) {
        addOffered(signs, choice);
        addSelection(signs, choice.selected);
        addGroup(signs, choice.group);
    }
    const DecisionForm &form = DecisionModel::of(m_controller).form();
    addAttack(signs, form);
    addMarked(signs, form);
    m_overlays.addTo(signs, choice.selected);
    addOnce(signs.selected, choice.highlighted);
    if (choice.highlightedSpace)
        signs.overlays.push_back({QStringLiteral("highlight"),
                                  {choice.highlightedSpace},
                                  c_highlight,
                                  Overlay::Outline});
    signs.path = m_reach.pathTo(choice.pointed);
    m_signs = signs;
    m_board.setSigns(signs);
}

void BoardMarks::showPath(SpaceId space)
{
    auto path = m_reach.pathTo(space);
    if (m_signs.path == path)
        return;
    m_signs.path = std::move(path);
    m_board.setSigns(m_signs);
}

void BoardMarks::addOffered(view::BoardSigns &signs, const BoardChoice &choice) const
{
    for (const engine::Action &action : m_controller.offer().actions) {
        if (action.piece && action.piece != choice.selected)
            addOnce(signs.selectable, action.piece);
        else if (action.space && !action.piece)
            addOnce(signs.legalSpaces, action.space);
    }
}

void BoardMarks::addSelection(view::BoardSigns &signs, PieceId selected) const
{
    if (!selected)
        return;
    signs.selected.push_back(selected);
    for (const engine::Action &action : m_controller.actions(selected)) {
        if (!action.space)
            continue;
        const bool isListed =
            std::any_of(signs.reach.begin(), signs.reach.end(),
                        [&](const auto &one) { return one.first == action.space; });
        if (!isListed)
            signs.reach.emplace_back(action.space, m_reach.cost(action.space).value_or(-1));
    }
    signs.enemyZones = m_reach.enemyZones();
}

void BoardMarks::addGroup(view::BoardSigns &signs, const PieceGroup &group) const
{
    for (const PieceId piece : group.pieces())
        addOnce(signs.selected, piece);
    for (const SpaceId space : group.places(m_controller))
        signs.reach.emplace_back(space, -1);
}

void BoardMarks::addMarked(view::BoardSigns &signs, const DecisionForm &form)
{
    if (form.marked.empty())
        return;
    for (const auto pattern : {Overlay::Tint, Overlay::Outline})
        signs.overlays.push_back({QStringLiteral("marked"), form.marked, c_marked, pattern});
}

void BoardMarks::addAttack(view::BoardSigns &signs, const DecisionForm &form) const
{
    if (!form.target)
        return;
    addOnce(signs.targetSpaces, form.target);
    for (const PieceId piece : form.chosen) {
        addOnce(signs.selected, piece);
        if (const SpaceId from = m_controller.state().piece(piece).space)
            signs.attacks.emplace_back(from, form.target);
    }
    if (form.chosen.empty())
        return;
    const engine::Json &odds = DecisionModel::of(m_controller).odds();
    const QString column = odds[u"column"].toString();
    signs.oddsPlaque = column.isEmpty() ? odds[u"ratio"].toString() : column;
    signs.oddsAt = form.target;
}

} // namespace app
