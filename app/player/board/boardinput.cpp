// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/boardinput.h"

#include "app/player/board/whytip.h"

#include <QCursor>
#include <QLocale>
#include <QMenu>

namespace app {

using engine::PieceId;
using engine::SpaceId;

namespace {

const QColor c_marked(0xc8, 0x4a, 0x12);

template<typename T> void addOnce(std::vector<T> &list, T one)
{
    if (one && std::find(list.begin(), list.end(), one) == list.end())
        list.push_back(one);
}

} // namespace

BoardInput::BoardInput(GameController &controller, view::BoardView &board, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_board(board)
    , m_overlays(controller)
    , m_tip(new WhyTip(&board))
{
    m_whyTimer.setSingleShot(true);
    m_whyTimer.setInterval(400);
    connect(&m_whyTimer, &QTimer::timeout, this, &BoardInput::explainHere);
    connect(&controller, &GameController::changed, this, [this] {
        m_whyTimer.stop();
        m_tip->hide();
        m_highlightedSpace = {}; // the list that was pointed at is gone
        m_group.prune(m_controller);
        // A piece that can still act stays chosen: its next step is the likeliest.
        const PieceId before = m_selected;
        if (m_selected && m_controller.actions(m_selected).empty())
            m_selected = {};
        chooseTheOnlyOne();
        if (m_selected != before)
            emit selectionChanged(m_selected);
        readReach();
        refresh();
    });
    connect(m_tip, &WhyTip::ruleRequested, this, &BoardInput::ruleRequested);
    connect(&controller, &GameController::viewerChanged, this, &BoardInput::refresh);
    connect(&board, &view::BoardView::pieceClicked, this,
            [this](PieceId piece, SpaceId space, Qt::KeyboardModifiers modifiers) {
                if (modifiers & Qt::ControlModifier)
                    chooseTogether({piece}, true);
                else if (!sendGroup(space))
                    clickPiece(piece, space);
            });
    connect(&board, &view::BoardView::spaceClicked, this,
            [this](SpaceId space, Qt::KeyboardModifiers modifiers) {
                if (modifiers & Qt::ShiftModifier && m_selected)
                    fixWayPoint(space);
                else if (!sendGroup(space))
                    clickSpace(space);
            });
    connect(&board, &view::BoardView::framed, this,
            [this](const std::vector<PieceId> &pieces, Qt::KeyboardModifiers modifiers) {
                chooseTogether(pieces, modifiers & Qt::ShiftModifier);
            });
    connect(&board, &view::BoardView::pieceDoubleClicked, this, &BoardInput::detailsRequested);
    connect(&board, &view::BoardView::groundClicked, this, [this] { dropChoice(); });
    connect(&board, &view::BoardView::hovered, this, &BoardInput::hover);
    connect(&board, &view::BoardView::dropped, this, &BoardInput::drop);
    connect(&board, &view::BoardView::contextRequested, this, &BoardInput::openMenu);
    chooseTheOnlyOne();
    readReach();
    refresh();
}

void BoardInput::chooseTheOnlyOne()
{
    m_only = {};
    if (!m_controller.isHumanTurn())
        return;
    PieceId only;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (!action.space)
            continue;
        if (!action.piece || (only && action.piece != only))
            return;
        only = action.piece;
    }
    if (only)
        m_selected = m_only = only;
}

void BoardInput::setActive(bool active)
{
    m_active = active;
    refresh();
}

void BoardInput::select(PieceId piece)
{
    m_group.clear();
    if (piece == m_selected)
        return;
    m_selected = piece;
    readReach();
    refresh();
    emit selectionChanged(piece);
}

bool BoardInput::dropChoice()
{
    m_tip->hide();
    if (!m_group.isEmpty()) {
        m_group.clear();
        refresh();
        return true;
    }
    if (!m_selected || m_selected == m_only)
        return false;
    select({});
    return true;
}

void BoardInput::selectAll()
{
    chooseTogether(DecisionForm::of(m_controller).pieces, false);
}

void BoardInput::chooseTogether(const std::vector<PieceId> &pieces, bool isAdded)
{
    if (!m_active || !m_controller.isHumanTurn())
        return;
    // Where a piece is simply chosen, the frame chooses them one after the other.
    const auto form = DecisionForm::of(m_controller);
    if (form.kind == DecisionForm::Kind::Pieces) {
        for (const engine::Action &action : PieceGroup::atOnce(m_controller, pieces)) {
            if (m_controller.game().find(action) >= 0)
                emit actionChosen(action);
        }
        return;
    }
    PieceGroup group = isAdded ? m_group : PieceGroup();
    if (isAdded && group.isEmpty() && m_selected)
        group.add(m_controller, m_selected);
    for (const PieceId piece : pieces)
        isAdded &&pieces.size() == 1 ? group.toggle(m_controller, piece)
                                     : group.add(m_controller, piece);
    const PieceId single = group.pieces().size() == 1 ? group.pieces().front() : PieceId();
    select(single);
    if (group.pieces().size() > 1)
        m_group = group;
    refresh();
}

bool BoardInput::sendGroup(SpaceId space)
{
    const auto actions = m_group.actionsTo(m_controller, space);
    for (const engine::Action &action : actions) {
        // The one before may have filled the place.
        if (m_controller.game().find(action) >= 0)
            emit actionChosen(action);
    }
    return !actions.empty();
}

void BoardInput::fixWayPoint(SpaceId space)
{
    const auto here = m_controller.actions(m_selected, space);
    if (!m_active || !m_controller.isHumanTurn() || here.size() != 1) {
        clickSpace(space);
        return;
    }
    bool goesOn = false;
    engine::Random random(m_controller.game().setup().seed);
    const engine::GameSeat &seat = m_controller.seat();
    const auto tried = seat.attempt(
        here.front(), random.next(), seat.guess(random), [&](const engine::Game &game) {
            const auto &next = game.offer().actions;
            goesOn = std::any_of(next.begin(), next.end(), [this](const engine::Action &action) {
                return action.piece == m_selected && action.space;
            });
        });
    if (tried && goesOn)
        emit actionChosen(engine::Action(here.front()));
    else
        m_tip->showReason(tr("No way point here. The piece takes its cheapest way in one go and "
                             "could not move on from there."),
                          {}, QCursor::pos());
}

void BoardInput::addGroup(view::BoardSigns &signs) const
{
    for (const PieceId piece : m_group.pieces())
        addOnce(signs.selected, piece);
    for (const SpaceId space : m_group.places(m_controller))
        signs.reach.emplace_back(space, -1);
}

void BoardInput::selectNext(int step)
{
    const auto form = DecisionForm::of(m_controller);
    const auto &pieces = form.pieces;
    if (pieces.empty())
        return;
    const auto at = std::find(pieces.begin(), pieces.end(), m_selected);
    const auto count = qsizetype(pieces.size());
    const qsizetype now = at == pieces.end() ? (step > 0 ? -1 : 0) : at - pieces.begin();
    const PieceId next = pieces[size_t((now + step + count) % count)];
    select(next);
    if (const SpaceId space = m_controller.state().piece(next).space)
        m_board.centreOn(space);
}

void BoardInput::centreOnDecision()
{
    const auto form = DecisionForm::of(m_controller);
    SpaceId space = form.target;
    if (!space && m_selected)
        space = m_controller.state().piece(m_selected).space;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (space)
            break;
        space = action.piece ? m_controller.state().piece(action.piece).space : action.space;
    }
    if (space) {
        m_board.centreOn(space);
        m_board.flash(space);
    }
}

void BoardInput::highlight(PieceId piece)
{
    m_highlighted = piece;
    refresh();
}

void BoardInput::highlightSpace(SpaceId space)
{
    m_highlightedSpace = space;
    refresh();
}

void BoardInput::setOverlay(const QString &overlay, bool on)
{
    m_overlays.set(overlay, on);
    refresh();
}

void BoardInput::setSafeColors(bool on)
{
    m_overlays.setSafeColors(on);
    refresh();
}

void BoardInput::readReach()
{
    m_costs.clear();
    m_zones.clear();
    if (!m_selected)
        return;
    engine::Json arguments;
    arguments.insert(QStringLiteral("piece"), m_overlays.pieceJson(m_selected));
    const engine::Json costs = m_controller.query(engine::protocol::Query::Reach, arguments);
    for (qsizetype i = 0; costs.isObject() && i < costs.size(); ++i) {
        if (const SpaceId space = m_controller.module().map.find(costs.keyAt(i)))
            m_costs[space] = costs.at(i).toReal();
    }
    const engine::SideId own = m_controller.state().piece(m_selected).side;
    for (int32_t i = 0; i < int32_t(m_controller.module().sides.size()); ++i) {
        if (engine::SideId(i) == own)
            continue;
        engine::Json side;
        side.insert(QStringLiteral("side"), m_overlays.sideJson(engine::SideId(i)));
        for (const SpaceId space :
             m_overlays.spaces(m_controller.query(engine::protocol::Query::Zoc, side)))
            m_zones.push_back(space);
    }
}

void BoardInput::refresh()
{
    view::BoardSigns signs;
    const auto form = DecisionForm::of(m_controller);
    if (m_active && m_controller.isHumanTurn()) {
        addOffered(signs);
        addSelection(signs);
        addGroup(signs);
    }
    addAttack(signs, form);
    addMarked(signs, form);
    m_overlays.addTo(signs, m_selected);
    if (m_highlighted)
        addOnce(signs.selected, m_highlighted);
    if (m_highlightedSpace)
        signs.overlays.push_back({QStringLiteral("highlight"),
                                  {m_highlightedSpace},
                                  QColor(0xe0, 0xa0, 0x20),
                                  view::BoardSigns::Overlay::Outline});
    signs.path = pathTo(m_hoverSpace);
    m_signs = signs;
    m_board.setSigns(signs);
}

void BoardInput::addOffered(view::BoardSigns &signs) const
{
    for (const engine::Action &action : m_controller.offer().actions) {
        if (action.piece && action.piece != m_selected)
            addOnce(signs.selectable, action.piece);
        else if (action.space && !action.piece)
            addOnce(signs.legalSpaces, action.space);
    }
}

void BoardInput::addSelection(view::BoardSigns &signs) const
{
    if (!m_selected)
        return;
    signs.selected.push_back(m_selected);
    for (const engine::Action &action : m_controller.actions(m_selected)) {
        if (!action.space)
            continue;
        const auto cost = m_costs.find(action.space);
        const bool listed = std::any_of(signs.reach.begin(), signs.reach.end(),
                                        [&](const auto &one) { return one.first == action.space; });
        if (!listed)
            signs.reach.emplace_back(action.space, cost == m_costs.end() ? -1 : cost->second);
    }
    signs.enemyZones = m_zones;
}

void BoardInput::addMarked(view::BoardSigns &signs, const DecisionForm &form)
{
    if (form.marked.empty())
        return;
    using Overlay = view::BoardSigns::Overlay;
    for (const auto pattern : {Overlay::Tint, Overlay::Outline})
        signs.overlays.push_back({QStringLiteral("marked"), form.marked, c_marked, pattern});
}

void BoardInput::addAttack(view::BoardSigns &signs, const DecisionForm &form)
{
    if (!form.target)
        return;
    addOnce(signs.targetSpaces, form.target);
    engine::Json arguments;
    engine::Json attackers = engine::Json::array();
    for (const PieceId piece : form.chosen) {
        addOnce(signs.selected, piece);
        attackers.append(m_overlays.pieceJson(piece));
        if (const SpaceId from = m_controller.state().piece(piece).space)
            signs.attacks.emplace_back(from, form.target);
    }
    if (form.chosen.empty())
        return;
    arguments.insert(QStringLiteral("attackers"), attackers);
    arguments.insert(QStringLiteral("space"), m_controller.module().map.space(form.target).id);
    const engine::Json odds = m_controller.query(engine::protocol::Query::Odds, arguments);
    const QString column = odds[u"column"].toString();
    signs.oddsPlaque = column.isEmpty() ? odds[u"ratio"].toString() : column;
    signs.oddsAt = form.target;
}

std::vector<SpaceId> BoardInput::pathTo(SpaceId space) const
{
    if (!m_selected || !space || !m_costs.contains(space))
        return {};
    engine::Json arguments;
    arguments.insert(QStringLiteral("piece"), m_overlays.pieceJson(m_selected));
    arguments.insert(QStringLiteral("space"), m_controller.module().map.space(space).id);
    return m_overlays.spaces(m_controller.query(engine::protocol::Query::Path, arguments));
}

std::vector<engine::Action> BoardInput::actionsAt(SpaceId space) const
{
    std::vector<engine::Action> found;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (action.space != space || !action.space)
            continue;
        if (!action.piece || action.piece == m_selected)
            found.push_back(action);
    }
    return found;
}

void BoardInput::perform(const std::vector<engine::Action> &actions, QPoint global)
{
    if (actions.size() == 1)
        emit actionChosen(engine::Action(actions.front()));
    else
        ask(actions, global);
}

void BoardInput::ask(const std::vector<engine::Action> &actions, QPoint global)
{
    QMenu menu(&m_board);
    for (const engine::Action &action : actions)
        menu.addAction(m_controller.texts().label(action), this,
                       [this, action] { emit actionChosen(action); });
    menu.exec(global);
}

void BoardInput::clickPiece(PieceId piece, SpaceId space)
{
    if (!m_active || !m_controller.isHumanTurn())
        return;
    // A chosen piece goes where the click is, even if somebody stands there.
    const auto here = actionsAt(space);
    if (!here.empty()) {
        // What is done in place asks first: the click may mean another piece of the stack.
        const bool isInPlace = m_selected && m_controller.state().piece(m_selected).space == space;
        isInPlace ? ask(here, QCursor::pos()) : perform(here, QCursor::pos());
        return;
    }
    const auto own = m_controller.actions(piece);
    if (own.empty()) {
        if (m_selected && piece != m_selected)
            explain(m_selected, space, QCursor::pos());
        else
            explain(piece, space, QCursor::pos());
        return;
    }
    const bool atOnce = std::all_of(own.begin(), own.end(),
                                    [](const engine::Action &action) { return !action.space; });
    // Where others can move, a click on a piece says only which one is meant.
    if (atOnce && DecisionForm::of(m_controller).kind != DecisionForm::Kind::Pieces)
        ask(own, QCursor::pos());
    else if (atOnce)
        perform(own, QCursor::pos());
    else if (piece == m_selected)
        dropChoice();
    else
        select(piece);
}

void BoardInput::clickSpace(SpaceId space)
{
    if (!m_active || !m_controller.isHumanTurn())
        return;
    const auto here = actionsAt(space);
    if (!here.empty())
        perform(here, QCursor::pos());
    else if (m_selected || asksForPlace())
        explain(m_selected, space, QCursor::pos());
}

bool BoardInput::asksForPlace() const
{
    const auto &actions = m_controller.offer().actions;
    return std::any_of(actions.begin(), actions.end(),
                       [](const engine::Action &action) { return action.space && !action.piece; });
}

void BoardInput::drop(PieceId piece, SpaceId space)
{
    if (!m_active || !m_controller.isHumanTurn()) {
        m_board.rejectDrop();
        return;
    }
    const auto actions = m_controller.actions(piece, space);
    if (!actions.empty()) {
        perform(actions, QCursor::pos());
        return;
    }
    m_board.rejectDrop();
    explain(piece, space, QCursor::pos());
}

void BoardInput::hover(SpaceId space, PieceId piece, QPoint global)
{
    const bool another = space != m_hoverSpace;
    m_hoverSpace = space;
    m_hoverPiece = piece;
    m_hoverPoint = global;
    if (!another)
        return;
    m_tip->hideSoon();
    m_whyTimer.stop();
    QString hint;
    if (const auto cost = m_costs.find(space); m_selected && cost != m_costs.end())
        hint = tr("Costs %1").arg(QLocale().toString(cost->second));
    if (auto path = pathTo(space); m_signs.path != path) {
        m_signs.path = std::move(path);
        m_board.setSigns(m_signs);
    }
    emit pointedAt(space ? m_controller.texts().spaceName(space) : QString(), hint);
    if (m_active && space && m_selected && m_controller.isHumanTurn() && actionsAt(space).empty()
        && m_controller.state().piece(m_selected).space != space)
        m_whyTimer.start();
}

void BoardInput::explainHere()
{
    if (m_hoverSpace)
        explain(m_selected ? m_selected : m_hoverPiece, m_hoverSpace, m_hoverPoint);
}

void BoardInput::askWhy()
{
    if (m_tip->isVisible() && !m_tip->rule().isEmpty()) {
        m_tip->hide();
        emit ruleRequested(m_tip->rule());
        return;
    }
    explainHere();
}

void BoardInput::explain(PieceId piece, SpaceId space, QPoint global)
{
    if (!m_controller.isHumanTurn())
        return;
    // The verb that the question is about: the first one that takes a piece, a place or both.
    engine::Action asked;
    for (const engine::Action &action : m_controller.offer().actions) {
        if (!action.space && !action.piece)
            continue;
        asked.verb = action.verb;
        asked.piece = action.piece ? piece : PieceId();
        asked.space = action.space ? space : SpaceId();
        break;
    }
    if (!asked.verb)
        return;
    const auto reason = m_controller.whyNot(asked);
    if (reason.text.isEmpty())
        return;
    m_tip->showReason(reason.text, reason.rule, global);
}

void BoardInput::openMenu(SpaceId space, PieceId piece, QPoint global)
{
    std::vector<engine::Action> actions;
    if (m_active && m_controller.isHumanTurn()) {
        if (piece)
            actions = m_controller.actions(piece);
        std::erase_if(actions, [](const engine::Action &action) { return bool(action.space); });
        for (const engine::Action &action : actionsAt(space))
            actions.push_back(action);
    }
    if (actions.empty() && !piece) {
        emit viewMenuRequested(global);
        return;
    }
    QMenu menu(&m_board);
    for (const engine::Action &action : actions)
        menu.addAction(m_controller.texts().label(action), this,
                       [this, action] { emit actionChosen(action); });
    if (piece && !m_controller.actions(piece).empty() && piece != m_selected)
        menu.addAction(tr("Choose %1").arg(m_controller.texts().pieceName(piece)), this,
                       [this, piece] { select(piece); });
    if (!menu.isEmpty())
        menu.addSeparator();
    menu.addAction(tr("Why not here?"), this, [this, piece, space, global] {
        explain(m_selected ? m_selected : piece, space, global);
    });
    if (piece)
        menu.addAction(tr("Details of %1").arg(m_controller.texts().pieceName(piece)), this,
                       [this, piece] { emit detailsRequested(piece); });
    if (space)
        menu.addAction(tr("Log of this place"), this, [this, space] { emit logRequested(space); });
    const QString rule = m_controller.state().names().text(m_controller.offer().rule);
    if (!rule.isEmpty())
        menu.addAction(tr("Open rule %1").arg(rule), this,
                       [this, rule] { emit ruleRequested(rule); });
    menu.exec(global);
}

} // namespace app
