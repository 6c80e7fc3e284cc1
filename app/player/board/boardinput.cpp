// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardinput.h"

#include "app/player/board/boarddrags.h"
#include "app/player/board/boardmenu.h"
#include "app/player/board/boardreasons.h"
#include "app/player/board/placemenu.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/decision/model/deployment.h"
#include "app/player/decision/model/movekinds.h"
#include "app/player/decision/model/placewords.h"

#include <QCursor>

#include <utility>

namespace app {

using engine::PieceId;
using engine::SpaceId;

BoardInput::BoardInput(GameController &controller, view::BoardView &board, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_marks(controller, board)
    , m_reasons(new BoardReasons(controller, board, this))
    , m_orders(controller, *m_reasons, board)
    , m_drags(new BoardDrags(controller, board, *this))
{
    const GameWishes *wishes = &GameWishes::of(controller);
    connect(wishes, &GameWishes::pieceChosen, this, &BoardInput::select);
    connect(wishes, &GameWishes::pieceHighlighted, this, &BoardInput::highlight);
    connect(wishes, &GameWishes::spaceHighlighted, this, &BoardInput::highlightSpace);
    connect(wishes, &GameWishes::overlayShown, this, &BoardInput::setOverlay);
    connect(wishes, &GameWishes::piecesFound, this, [this](const auto &pieces) {
        if (std::exchange(m_choice.found, pieces) != pieces)
            refresh();
    });
    connect(wishes, &GameWishes::piecesSent, this, [this](const auto &pieces, SpaceId space) {
        if (canAct())
            m_orders.send(pieces, space);
    });
    connect(wishes, &GameWishes::placeRequested, this, &BoardInput::bringIntoSight);
    connect(wishes, &GameWishes::pieceRequested, this, [this](PieceId piece) {
        bringIntoSight(m_controller.state().piece(piece).space);
        if (!m_controller.actions(piece).empty())
            select(piece);
    });
    connect(&controller, &GameController::changed, this, &BoardInput::follow);
    connect(&controller, &GameController::viewerChanged, this, &BoardInput::refresh);
    connect(&MoveKinds::of(controller), &MoveKinds::changed, this, &BoardInput::refresh);
    connectBoard();
    chooseTheOnlyOne();
    chooseTheNext({});
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
                else if (!sendGroup(space) && m_choice.group.isEmpty())
                    clickSpace(space);
                else if (canAct() && !m_choice.group.isEmpty())
                    m_orders.explain(m_choice.group.pieces(), space);
            });
    connect(&m_board, &view::BoardView::framed, this,
            [this](const std::vector<PieceId> &pieces, Qt::KeyboardModifiers modifiers) {
                chooseTogether(pieces, modifiers & Qt::ShiftModifier);
            });
    connect(&m_board, &view::BoardView::pieceDoubleClicked, this,
            [this](PieceId piece) { emit GameWishes::of(m_controller).detailsRequested(piece); });
    connect(&m_board, &view::BoardView::groundClicked, this, [this] { dropChoice(); });
    connect(&m_board, &view::BoardView::hovered, this, &BoardInput::hover);
    connect(&m_board, &view::BoardView::contextRequested, this, &BoardInput::openMenu);
}

void BoardInput::follow()
{
    m_reasons->hide();
    m_choice.highlightedSpace = {}; // the list that was pointed at is gone
    m_choice.ahead.clear();
    PieceGroup group = m_choice.group;
    group.prune(m_controller);
    setGroup(group.pieces().size() > 1 ? group : PieceGroup());
    // A piece that can still act stays chosen: its next step is the likeliest.
    const PieceId before = m_choice.selected;
    if (m_choice.selected && TakeUp::isDown(m_controller, m_choice.selected))
        m_choice.selected = {};
    chooseTheOnlyOne();
    chooseTheNext(before);
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

void BoardInput::chooseTheNext(PieceId last)
{
    const DecisionForm &form = DecisionModel::of(m_controller).form();
    const std::vector<PieceId> before = std::exchange(m_offered, {});
    if (!form.asks(engine::protocol::Form::Deploy) || form.kind == DecisionForm::Kind::Waiting)
        return;
    for (const PieceId piece : form.pieces) {
        if (m_orders.canGo(piece))
            m_offered.push_back(piece);
    }
    if (!m_choice.selected && m_choice.group.isEmpty())
        m_choice.selected = Deployment::next(before, last, m_offered);
}

void BoardInput::refresh()
{
    m_reasons->setPiece(m_choice.selected);
    m_marks.show(m_choice);
    tellPointed();
}

void BoardInput::setActive(bool active)
{
    m_choice.isActive = active;
    refresh();
}

void BoardInput::select(PieceId piece)
{
    setGroup({});
    if (piece == m_choice.selected)
        return;
    m_choice.selected = piece;
    refresh();
    emit selectionChanged(piece);
}

void BoardInput::setGroup(const PieceGroup &group)
{
    if (group.pieces() == m_choice.group.pieces())
        return;
    m_choice.group = group;
    emit groupChanged(group.pieces());
}

void BoardInput::hold(const std::vector<PieceId> &pieces, const std::vector<engine::Action> &ahead)
{
    m_choice.group.clear();
    m_choice.selected = pieces.size() == 1 ? pieces.front() : PieceId();
    if (pieces.size() > 1)
        m_choice.group = PieceGroup(m_controller, pieces);
    m_choice.ahead = ahead;
    refresh();
}

void BoardInput::tellChoice()
{
    emit selectionChanged(m_choice.selected);
    emit groupChanged(m_choice.group.pieces());
}

bool BoardInput::dropChoice()
{
    m_reasons->hide();
    if (!m_choice.group.isEmpty()) {
        setGroup({});
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
    chooseTogether(std::vector(DecisionModel::of(m_controller).form().pieces), false);
}

void BoardInput::chooseTogether(const std::vector<PieceId> &pieces, bool isAdded)
{
    if (!canAct())
        return;
    // Where a piece is simply chosen, the frame chooses them one after the other.
    if (DecisionModel::of(m_controller).form().kind == DecisionForm::Kind::Pieces) {
        m_orders.actAll(PieceGroup::atOnce(m_controller, pieces));
        return;
    }
    PieceGroup group = isAdded ? m_choice.group : PieceGroup();
    if (isAdded && group.isEmpty() && m_choice.selected)
        group.add(m_controller, m_choice.selected);
    for (const PieceId piece : pieces)
        isAdded &&pieces.size() == 1 ? group.toggle(m_controller, piece)
                                     : group.add(m_controller, piece);
    select(group.pieces().size() == 1 ? group.pieces().front() : PieceId());
    if (group.pieces().size() > 1)
        setGroup(group);
    refresh();
}

bool BoardInput::sendGroup(SpaceId space)
{
    return canAct() && m_orders.send(m_choice.group.pieces(), space);
}

void BoardInput::fixWayPoint(SpaceId space)
{
    const auto here = m_controller.actions(m_choice.selected, space);
    if (!canAct() || here.size() != 1)
        clickSpace(space);
    else if (m_marks.reach().goesOnAfter(here.front()))
        act(here.front());
    else
        m_reasons->tell(tr("No way point here. The piece takes its cheapest way in one go and "
                           "could not move on from there."));
}

void BoardInput::centreOnDecision()
{
    const SpaceId target = DecisionModel::of(m_controller).form().target;
    bringIntoSight(target ? target : m_choice.placeOfQuestion(m_controller));
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

void BoardInput::act(const engine::Action &action)
{
    emit GameWishes::of(m_controller).actionChosen(action);
}

void BoardInput::perform(const std::vector<engine::Action> &actions)
{
    const auto meant = MoveKinds::of(m_controller).meant(actions);
    if (meant.size() == 1)
        act(meant.front());
    else
        ask(meant);
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
    const auto here = m_choice.actionsAt(m_controller, space);
    const PieceId selected = m_choice.selected;
    if (!here.empty()) {
        // What is done in place asks first: the click may mean another piece of the stack.
        const bool isInPlace = selected && m_controller.state().piece(selected).space == space;
        return isInPlace ? ask(here) : perform(here);
    }
    const auto own = m_controller.actions(piece);
    if (own.empty()) {
        if (!m_marks.forms().takeBack(piece))
            explain(selected ? selected : piece, space);
        return;
    }
    if (m_picksStacks && BoardChoice::isPicked(m_controller, space))
        emit stackRequested(space);
    else
        takeOne(piece);
}

bool BoardInput::openStack(SpaceId space)
{
    const bool isFree = !m_choice.selected && m_choice.group.isEmpty()
        && DecisionModel::of(m_controller).form().chosen.empty();
    if (!m_picksStacks || !canAct() || !isFree || !BoardChoice::isPicked(m_controller, space))
        return false;
    emit stackRequested(space);
    return true;
}

void BoardInput::takeOne(PieceId piece)
{
    const auto own = m_controller.actions(piece);
    const bool atOnce = std::all_of(own.begin(), own.end(),
                                    [](const engine::Action &action) { return !action.space; });
    // Where others can move, a click on a piece says only which one is meant.
    if (atOnce && DecisionModel::of(m_controller).form().kind != DecisionForm::Kind::Pieces)
        ask(own);
    else if (atOnce)
        perform(own);
    else if (piece == m_choice.selected)
        dropChoice();
    else
        select(piece);
}

void BoardInput::clickSpace(SpaceId space)
{
    if (!canAct())
        return;
    const auto here = m_choice.actionsAt(m_controller, space);
    if (!here.empty())
        perform(here);
    else if (m_choice.selected || BoardChoice::isForPlace(m_controller))
        explain(m_choice.selected, space);
}

void BoardInput::hover(SpaceId space, PieceId piece, QPoint global)
{
    const bool isOther = std::exchange(m_choice.pointed, space) != space;
    const PieceId selected = m_choice.selected;
    const bool isOdd = selected ? m_choice.actionsAt(m_controller, space).empty()
            && m_controller.state().piece(selected).space != space
                                : m_marks.forms().isRefused(piece);
    m_reasons->pointAt({piece, space, global}, canAct() && space && isOdd);
    if (!isOther)
        return;
    m_marks.showPointed(m_choice);
    m_reasons->tellSoon(m_marks.pointedWords(m_choice), global);
    tellPointed();
}

void BoardInput::tellPointed()
{
    const SpaceId space = m_choice.pointed;
    emit pointedAt(space ? m_controller.texts().spaceName(space) : QString(),
                   placewords::line(m_controller, space, m_marks.cost(m_choice, space)));
}

void BoardInput::openMenu(SpaceId space, PieceId piece, QPoint global)
{
    PlaceMenu menu(m_controller, *this, &m_board);
    if (menu.fill(m_choice, space, piece, global))
        menu.exec(global);
    else
        emit viewMenuRequested(global);
}

} // namespace app
