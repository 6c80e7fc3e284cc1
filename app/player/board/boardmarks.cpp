// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardmarks.h"

namespace app {

using engine::PieceId;
using engine::SpaceId;
using Overlay = view::BoardSigns::Overlay;

namespace {

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
    , m_forms(controller)
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
        m_forms.addChoices(signs, choice.selected);
    }
    m_forms.addQuestion(signs);
    m_overlays.addTo(signs, choice.selected);
    addOnce(signs.selected, choice.highlighted);
    if (choice.highlightedSpace)
        signs.overlays.push_back({QStringLiteral("highlight"),
                                  {choice.highlightedSpace},
                                  c_highlight,
                                  Overlay::Outline});
    addPointed(signs, choice);
    m_signs = signs;
    m_board.setSigns(signs);
}

void BoardMarks::showPointed(const BoardChoice &choice)
{
    addPointed(m_signs, choice);
    m_board.setSigns(m_signs);
}

void BoardMarks::addPointed(view::BoardSigns &signs, const BoardChoice &choice) const
{
    const SpaceId space = choice.highlightedSpace ? choice.highlightedSpace : choice.pointed;
    // Whoever retreats takes its next step, whatever the way of a move would be.
    signs.path = signs.choices.empty() ? m_reach.pathTo(space) : std::vector<SpaceId>();
    signs.ghost = {};
    if (choice.isActive && space && choice.selected && m_controller.isHumanTurn()
        && m_controller.state().piece(choice.selected).space != space
        && !m_controller.actions(choice.selected, space).empty())
        signs.ghost = {choice.selected, space};
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

} // namespace app
