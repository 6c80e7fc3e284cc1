// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/boardmarks.h"

#include "app/player/decision/model/movekinds.h"
#include "app/player/decision/model/movewords.h"
#include "app/player/game/gamewishes.h"

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
    , m_preview(controller)
    , m_status(controller)
{
}

void BoardMarks::show(const BoardChoice &choice)
{
    m_reach.follow(choice.selected);
    view::BoardSigns signs;
    if (choice.isActive && m_controller.isHumanTurn()) {
        addOffered(signs, choice);
        addSelection(signs, choice);
        addGroup(signs, choice);
        m_forms.addChoices(signs, choice.selected);
    }
    m_forms.addQuestion(signs);
    m_hasPreview = false;
    m_overlays.addTo(signs, choice.selected);
    m_status.addTo(signs);
    addFound(signs, choice.found);
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

void BoardMarks::addFound(view::BoardSigns &signs, const std::vector<PieceId> &found) const
{
    std::vector<SpaceId> places;
    for (const PieceId piece : found) {
        addOnce(signs.selected, piece);
        addOnce(signs.raised, piece);
        if (const SpaceId space = m_controller.state().piece(piece).space)
            places.push_back(space);
    }
    if (!places.empty())
        signs.overlays.push_back({QStringLiteral("found"), places, c_highlight, Overlay::Outline});
}

void BoardMarks::showPointed(const BoardChoice &choice)
{
    addPointed(m_signs, choice);
    m_board.setSigns(m_signs);
    emit GameWishes::of(m_controller).placePointed(choice.pointed);
}

QString BoardMarks::pointedWords(const BoardChoice &choice) const
{
    const QString attack = m_preview.words();
    const bool canGo = choice.isActive && choice.selected && choice.pointed
        && m_controller.isHumanTurn()
        && m_controller.state().piece(choice.selected).space != choice.pointed;
    const auto there = MoveKinds::of(m_controller)
                           .ofKind(canGo ? m_controller.actions(choice.selected, choice.pointed)
                                         : std::vector<engine::Action>());
    if (there.empty())
        return attack;
    const MoveWords words(m_controller, there.front());
    if (!attack.isEmpty()) // what it takes to get there comes after what happens there
        return words.cost() ? attack + u'\n' + words.title() : attack;
    return words.cost() ? words.title() + u'\n' + words.ground() : QString();
}

void BoardMarks::addPreview(view::BoardSigns &signs, const BoardChoice &choice, SpaceId space)
{
    if (std::exchange(m_hasPreview, false)) {
        signs.attacks.clear();
        signs.oddsPlaque.clear();
        signs.oddsAt = {};
    }
    const bool isAsked = choice.isActive && m_controller.isHumanTurn() && m_controller.decides()
        && signs.attacks.empty() && signs.oddsPlaque.isEmpty();
    m_preview.follow(isAsked ? space : SpaceId(), choice.selected);
    if (m_preview.isEmpty())
        return;
    m_hasPreview = true;
    signs.oddsPlaque = m_preview.plaque();
    signs.oddsAt = space;
    for (const SpaceId from : m_preview.places())
        signs.attacks.push_back({from, space, 1});
}

void BoardMarks::addPointed(view::BoardSigns &signs, const BoardChoice &choice)
{
    const SpaceId space = choice.highlightedSpace ? choice.highlightedSpace : choice.pointed;
    // Whoever retreats takes its next step, whatever the way of a move would be.
    const MoveKinds &kinds = MoveKinds::of(m_controller);
    const auto there =
        kinds.ofKind(choice.selected && space ? m_controller.actions(choice.selected, space)
                                              : std::vector<engine::Action>());
    if (!signs.choices.empty())
        signs.path.clear();
    else
        signs.path = kinds.kinds().size() > 1 && !there.empty() ? kinds.path(there.front())
                                                                : m_reach.pathTo(space);
    addPreview(signs, choice, space);
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

double BoardMarks::costOf(const engine::Action &action) const
{
    const MoveKinds &kinds = MoveKinds::of(m_controller);
    const auto cost = kinds.kinds().size() > 1 ? kinds.cost(action) : m_reach.cost(action.space);
    return cost.value_or(-1);
}

void BoardMarks::addSelection(view::BoardSigns &signs, const BoardChoice &choice)
{
    const PieceId selected = choice.selected;
    if (!selected)
        return;
    signs.selected.push_back(selected);
    MoveKinds &kinds = MoveKinds::of(m_controller);
    kinds.follow(selected);
    for (const engine::Action &action : kinds.ofKind(choice.actions(m_controller, selected))) {
        if (!action.space)
            continue;
        const bool isListed =
            std::any_of(signs.reach.begin(), signs.reach.end(),
                        [&](const auto &one) { return one.first == action.space; });
        if (!isListed)
            signs.reach.emplace_back(action.space, costOf(action));
    }
    signs.enemyZones = m_reach.enemyZones();
}

void BoardMarks::addGroup(view::BoardSigns &signs, const BoardChoice &choice)
{
    std::erase_if(m_together, [&](const auto &one) { return !choice.group.contains(one.first); });
    for (const PieceId piece : choice.group.pieces()) {
        addOnce(signs.selected, piece);
        m_together.try_emplace(piece, m_controller).first->second.follow(piece);
    }
    const auto &ways = choice.ahead.empty() ? m_controller.offer().actions : choice.ahead;
    for (const SpaceId space : choice.group.places(ways))
        signs.reach.emplace_back(space, cost(choice, space).value_or(-1));
}

std::optional<double> BoardMarks::cost(const BoardChoice &choice, SpaceId space) const
{
    if (choice.group.isEmpty())
        return m_reach.cost(space);
    std::optional<double> most;
    for (const auto &[piece, reach] : m_together) {
        const auto own = reach.cost(space);
        if (!own)
            return {};
        most = std::max(most.value_or(*own), *own);
    }
    return most;
}

} // namespace app
