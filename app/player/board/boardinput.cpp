// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardinput.h"

#include "app/player/board/boardmenu.h"
#include "app/player/board/boardreasons.h"
#include "app/player/decision/model/decisionmodel.h"

#include <QCursor>
#include <QLocale>

namespace app {

using engine::PieceId;
using engine::SpaceId;

BoardInput::BoardInput(GameController &controller, view::BoardView &board, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_marks(controller, board)
    , m_reasons(new BoardReasons(controller, board, this))
{
    const GameWishes *wishes = &GameWishes::of(controller);
    connect(wishes, &GameWishes::pieceChosen, this, &BoardInput::select);
    connect(wishes, &GameWishes::pieceHighlighted, this, &BoardInput::highlight);
    connect(wishes, &GameWishes::spaceHighlighted, this, &BoardInput::highlightSpace);
    connect(wishes, &GameWishes::placeRequested, this, &BoardInput::bringIntoSight);
    connect(wishes, &GameWishes::pieceRequested, this, [this](PieceId piece) {
        bringIntoSight(m_controller.state().piece(piece).space);
        if (!m_controller.actions(piece).empty())
            select(piece);
    });
    connect(&controller, &GameController::changed, this, &BoardInput::follow);
    connect(&controller, &GameController::viewerChanged, this, &BoardInput::refresh);
    connectBoard();
    chooseTheOnlyOne();
    refresh();
}

void BoardInput::connectBoard()
{
    connect(&m_board, &view::BoardView::pieceClicked, this,
            [this](PieceId piece, SpaceId space, Qt::KeyboardModifiers modifiers) {
                if (modifiers & Qt::ControlModifier)
                    chooseTogether({piece}, true);
                else if (!sendGroup(space))
                    clickPiece(piece, space);
            });
    connect(&m_board, &view::BoardView::spaceClicked, this,
            [this](SpaceId space, Qt::KeyboardModifiers modifiers) {
                if (modifiers & Qt::ShiftModifier && m_choice.selected)
                    fixWayPoint(space);
                else if (!sendGroup(space))
                    clickSpace(space);
            });
    connect(&m_board, &view::BoardView::framed, this,
            [this](const std::vector<PieceId> &pieces, Qt::KeyboardModifiers modifiers) {
                chooseTogether(pieces, modifiers & Qt::ShiftModifier);
            });
    connect(&m_board, &view::BoardView::pieceDoubleClicked, this,
            [this](PieceId piece) { emit GameWishes::of(m_controller).detailsRequested(piece); });
    connect(&m_board, &view::BoardView::groundClicked, this, [this] { dropChoice(); });
    connect(&m_board, &view::BoardView::hovered, this, &BoardInput::hover);
    connect(&m_board, &view::BoardView::dropped, this, &BoardInput::drop);
    connect(&m_board, &view::BoardView::contextRequested, this, &BoardInput::openMenu);
}

void BoardInput::follow()
{
    m_reasons->hide();
    m_choice.highlightedSpace = {}; // the list that was pointed at is gone
    m_choice.group.prune(m_controller);
    // A piece that can still act stays chosen: its next step is the likeliest.
    const PieceId before = m_choice.selected;
    if (m_choice.selected && m_controller.actions(m_choice.selected).empty())
        m_choice.selected = {};
    chooseTheOnlyOne();
    if (m_choice.selected != before)
        emit selectionChanged(m_choice.selected);
    refresh();
}

void BoardInput::chooseTheOnlyOne()
{
    m_only = {};
    if (!m_controller.isHumanTurn())
        return;
    if (!m_choice.selected)
        m_choice.selected = m_marks.forms().first();
    PieceId only;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (!action.space)
            continue;
        if (!action.piece || (only && action.piece != only))
            return;
        only = action.piece;
    }
    if (only)
        m_choice.selected = m_only = only;
}

void BoardInput::refresh()
{
    m_reasons->setPiece(m_choice.selected);
    m_marks.show(m_choice);
}

bool BoardInput::canAct() const
{
    return m_choice.isActive && m_controller.isHumanTurn();
}

void BoardInput::setActive(bool active)
{
    m_choice.isActive = active;
    refresh();
}

void BoardInput::select(PieceId piece)
{
    m_choice.group.clear();
    if (piece == m_choice.selected)
        return;
    m_choice.selected = piece;
    refresh();
    emit selectionChanged(piece);
}

bool BoardInput::dropChoice()
{
    m_reasons->hide();
    if (!m_choice.group.isEmpty()) {
        m_choice.group.clear();
        refresh();
        return true;
    }
    if (!m_choice.selected || m_choice.selected == m_only)
        return false;
    select({});
    return true;
}

void BoardInput::selectAll()
{
    const std::vector<PieceId> pieces = DecisionModel::of(m_controller).form().pieces;
    chooseTogether(pieces, false);
}

void BoardInput::chooseTogether(const std::vector<PieceId> &pieces, bool isAdded)
{
    if (!canAct())
        return;
    // Where a piece is simply chosen, the frame chooses them one after the other.
    if (DecisionModel::of(m_controller).form().kind == DecisionForm::Kind::Pieces) {
        actAll(PieceGroup::atOnce(m_controller, pieces));
        return;
    }
    PieceGroup group = isAdded ? m_choice.group : PieceGroup();
    if (isAdded && group.isEmpty() && m_choice.selected)
        group.add(m_controller, m_choice.selected);
    for (const PieceId piece : pieces)
        isAdded &&pieces.size() == 1 ? group.toggle(m_controller, piece)
                                     : group.add(m_controller, piece);
    const PieceId single = group.pieces().size() == 1 ? group.pieces().front() : PieceId();
    select(single);
    if (group.pieces().size() > 1)
        m_choice.group = group;
    refresh();
}

bool BoardInput::sendGroup(SpaceId space)
{
    const auto actions = m_choice.group.actionsTo(m_controller, space);
    actAll(actions);
    return !actions.empty();
}

void BoardInput::actAll(const std::vector<engine::Action> &actions)
{
    for (const engine::Action &action : actions) {
        // The one before may have filled the place.
        if (m_controller.game().find(action) >= 0)
            act(action);
    }
}

void BoardInput::fixWayPoint(SpaceId space)
{
    const auto here = m_controller.actions(m_choice.selected, space);
    if (!canAct() || here.size() != 1) {
        clickSpace(space);
        return;
    }
    if (m_marks.reach().goesOnAfter(here.front()))
        act(here.front());
    else
        m_reasons->tell(tr("No way point here. The piece takes its cheapest way in one go and "
                           "could not move on from there."));
}

void BoardInput::centreOnDecision()
{
    SpaceId space = DecisionModel::of(m_controller).form().target;
    if (!space && m_choice.selected)
        space = m_controller.state().piece(m_choice.selected).space;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (space)
            break;
        space = action.piece ? m_controller.state().piece(action.piece).space : action.space;
    }
    bringIntoSight(space);
}

void BoardInput::bringIntoSight(SpaceId space)
{
    if (!space)
        return;
    m_board.centreOn(space);
    m_board.flash(space);
}

void BoardInput::highlight(PieceId piece)
{
    m_choice.highlighted = piece;
    refresh();
}

void BoardInput::highlightSpace(SpaceId space)
{
    m_choice.highlightedSpace = space;
    refresh();
}

void BoardInput::setOverlay(const QString &overlay, bool on)
{
    m_marks.overlays().set(overlay, on);
    refresh();
}

void BoardInput::setSafeColors(bool on)
{
    m_marks.overlays().setSafeColors(on);
    refresh();
}

std::vector<engine::Action> BoardInput::actionsAt(SpaceId space) const
{
    std::vector<engine::Action> found;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (action.space != space || !action.space)
            continue;
        if (!action.piece || action.piece == m_choice.selected)
            found.push_back(action);
    }
    return found;
}

void BoardInput::act(const engine::Action &action)
{
    emit GameWishes::of(m_controller).actionChosen(action);
}

void BoardInput::perform(const std::vector<engine::Action> &actions)
{
    if (actions.size() == 1)
        act(actions.front());
    else
        ask(actions);
}

void BoardInput::ask(const std::vector<engine::Action> &actions)
{
    BoardMenu menu(m_controller, &m_board);
    menu.addChoices(actions);
    menu.exec(QCursor::pos());
}

void BoardInput::explain(PieceId piece, SpaceId space)
{
    m_reasons->explain({piece, space, QCursor::pos()});
}

void BoardInput::clickPiece(PieceId piece, SpaceId space)
{
    if (!canAct())
        return;
    // A chosen piece goes where the click is, even if somebody stands there.
    const auto here = actionsAt(space);
    const PieceId selected = m_choice.selected;
    if (!here.empty()) {
        // What is done in place asks first: the click may mean another piece of the stack.
        const bool isInPlace = selected && m_controller.state().piece(selected).space == space;
        isInPlace ? ask(here) : perform(here);
        return;
    }
    const auto own = m_controller.actions(piece);
    if (own.empty()) {
        if (!m_marks.forms().takeBack(piece))
            explain(selected ? selected : piece, space);
        return;
    }
    const bool atOnce = std::all_of(own.begin(), own.end(),
                                    [](const engine::Action &action) { return !action.space; });
    // Where others can move, a click on a piece says only which one is meant.
    if (atOnce && DecisionModel::of(m_controller).form().kind != DecisionForm::Kind::Pieces)
        ask(own);
    else if (atOnce)
        perform(own);
    else if (piece == selected)
        dropChoice();
    else
        select(piece);
}

void BoardInput::clickSpace(SpaceId space)
{
    if (!canAct())
        return;
    const auto here = actionsAt(space);
    if (!here.empty())
        perform(here);
    else if (m_choice.selected || asksForPlace())
        explain(m_choice.selected, space);
}

bool BoardInput::asksForPlace() const
{
    const auto &actions = m_controller.offer().actions;
    return std::any_of(actions.begin(), actions.end(),
                       [](const engine::Action &action) { return action.space && !action.piece; });
}

void BoardInput::drop(PieceId piece, SpaceId space)
{
    if (!canAct()) {
        m_board.rejectDrop();
        return;
    }
    const auto actions = m_controller.actions(piece, space);
    if (!actions.empty()) {
        perform(actions);
        return;
    }
    m_board.rejectDrop();
    explain(piece, space);
}

void BoardInput::hover(SpaceId space, PieceId piece, QPoint global)
{
    const bool isOther = space != m_choice.pointed;
    m_choice.pointed = space;
    const PieceId selected = m_choice.selected;
    const bool isOdd = selected
        ? actionsAt(space).empty() && m_controller.state().piece(selected).space != space
        : m_marks.forms().isRefused(piece);
    m_reasons->pointAt({piece, space, global}, canAct() && space && isOdd);
    if (!isOther)
        return;
    QString hint;
    if (const auto cost = m_marks.reach().cost(space))
        hint = tr("Costs %1").arg(QLocale().toString(*cost));
    m_marks.showPointed(m_choice);
    emit pointedAt(space ? m_controller.texts().spaceName(space) : QString(), hint);
}

std::vector<engine::Action> BoardInput::actionsOf(PieceId piece, SpaceId space) const
{
    std::vector<engine::Action> actions;
    if (!canAct())
        return actions;
    if (piece)
        actions = m_controller.actions(piece);
    std::erase_if(actions, [](const engine::Action &action) { return bool(action.space); });
    for (const engine::Action &action : actionsAt(space))
        actions.push_back(action);
    return actions;
}

void BoardInput::openMenu(SpaceId space, PieceId piece, QPoint global)
{
    const auto actions = actionsOf(piece, space);
    if (actions.empty() && !piece) {
        emit viewMenuRequested(global);
        return;
    }
    BoardMenu menu(m_controller, &m_board);
    menu.addChoices(actions);
    if (piece && !m_controller.actions(piece).empty() && piece != m_choice.selected)
        menu.addAction(tr("Choose %1").arg(m_controller.texts().pieceName(piece)), this,
                       [this, piece] { select(piece); });
    if (!menu.isEmpty())
        menu.addSeparator();
    menu.addAction(tr("Why not here?"), this, [this, piece, space, global] {
        m_reasons->explain({m_choice.selected ? m_choice.selected : piece, space, global});
    });
    menu.addFacts(piece, space);
    menu.exec(global);
}

} // namespace app
