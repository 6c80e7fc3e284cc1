// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/pieceorders.h"

#include "app/player/board/boardmenu.h"
#include "app/player/board/boardreasons.h"
#include "app/player/decision/model/decisionmodel.h"
#include "app/player/decision/model/movekinds.h"

#include <QCursor>

#include <algorithm>
#include <set>

namespace app {

using engine::Action;
using engine::PieceId;
using engine::SpaceId;

namespace {

constexpr int c_mostTold = 3;

} // namespace

PieceOrders::PieceOrders(GameController &controller, BoardReasons &reasons, QWidget &board)
    : m_controller(controller)
    , m_reasons(reasons)
    , m_board(board)
    , m_takeUp(controller)
{
    connect(&controller, &GameController::shownChanged, this, &PieceOrders::follow);
    connect(&GameWishes::of(controller), &GameWishes::actionsChosen, this, &PieceOrders::actAll);
}

bool PieceOrders::canGo(PieceId piece) const
{
    const auto actions = m_controller.actions(piece);
    return std::any_of(actions.begin(), actions.end(),
                       [](const Action &action) { return bool(action.space); });
}

bool PieceOrders::canBeSent(PieceId piece) const
{
    return canGo(piece) || !m_takeUp.actions(piece).empty();
}

std::vector<Action> PieceOrders::ahead(const std::vector<PieceId> &pieces) const
{
    std::vector<Action> found;
    for (const PieceId piece : pieces) {
        if (!canGo(piece))
            found.insert(found.end(), m_takeUp.actions(piece).begin(),
                         m_takeUp.actions(piece).end());
    }
    return found;
}

std::vector<Action> PieceOrders::actions(PieceId piece, SpaceId space) const
{
    std::vector<Action> found = m_controller.actions(piece, space);
    if (!found.empty())
        return found;
    for (const Action &action : m_takeUp.actions(piece)) {
        if (action.space == space)
            found.push_back(action);
    }
    return found;
}

std::vector<PieceId> PieceOrders::stackOf(PieceId piece) const
{
    const auto &state = m_controller.state().piece(piece);
    std::vector<PieceId> all;
    std::vector<PieceId> able;
    if (!state.space)
        return {piece};
    for (const auto &seen : m_controller.view().stack(state.space)) {
        if (!seen.piece || seen.side != state.side)
            continue;
        all.push_back(seen.piece);
        if (canBeSent(seen.piece))
            able.push_back(seen.piece);
    }
    if (able.size() > 1)
        return all;
    return able.empty() ? std::vector{piece} : able;
}

std::vector<Action> PieceOrders::meant(PieceId piece, SpaceId space) const
{
    return MoveKinds::of(m_controller).meant(actions(piece, space));
}

std::vector<PieceOrders::Way> PieceOrders::waysTo(const std::vector<PieceId> &pieces,
                                                  SpaceId space) const
{
    std::vector<Way> ways;
    for (const PieceId piece : pieces) {
        for (const Action &action : meant(piece, space)) {
            auto way = std::find_if(ways.begin(), ways.end(), [&](const Way &one) {
                return one.verb == action.verb && one.value == action.value;
            });
            if (way == ways.end())
                way = ways.insert(way, {action.verb, action.value, {}});
            way->actions.push_back(action);
        }
    }
    return ways;
}

bool PieceOrders::send(const std::vector<PieceId> &pieces, SpaceId space)
{
    const std::vector<Way> ways = space ? waysTo(pieces, space) : std::vector<Way>();
    if (ways.empty())
        return false;
    std::vector<Action> all;
    std::set<PieceId> going;
    for (const Way &way : ways) {
        all.insert(all.end(), way.actions.begin(), way.actions.end());
        for (const Action &action : way.actions)
            going.insert(action.piece);
    }
    // Nobody has a choice.
    if (all.size() == going.size())
        go(all, pieces);
    else
        askWay(ways, pieces);
    return true;
}

void PieceOrders::askWay(const std::vector<Way> &ways, const std::vector<PieceId> &pieces)
{
    BoardMenu menu(m_controller, &m_board);
    for (const Way &way : ways) {
        const int others = int(way.actions.size()) - 1;
        const QString first = m_controller.texts().label(way.actions.front());
        menu.addAction(
            others ? tr("%1, and %n more", "an order for several units", others).arg(first) : first,
            &menu, [this, &way, pieces] { go(way.actions, pieces); });
    }
    menu.exec(QCursor::pos());
}

void PieceOrders::go(const std::vector<Action> &actions, const std::vector<PieceId> &pieces)
{
    m_given = {actions,
               pieces,
               actions.front(),
               m_controller.offer().decision,
               m_controller.game().commandCount(),
               true};
    goOn();
}

void PieceOrders::goOn()
{
    while (m_given.isOpen && !m_controller.isTelling() && !m_given.actions.empty()) {
        const Action action = m_given.actions.front();
        m_given.actions.erase(m_given.actions.begin());
        // The one before may have filled the place, or have no way there.
        if (!m_controller.game().possible(action)
            && (!comeBack() || !m_controller.game().possible(action)))
            continue;
        const auto before = m_controller.game().commandCount();
        emit GameWishes::of(m_controller).actionChosen(action);
        m_given.isOpen = m_controller.game().commandCount() > before;
        m_given.count = m_controller.game().commandCount();
        std::erase(m_given.staying, action.piece);
    }
    if (!m_given.isOpen || m_controller.isTelling())
        return;
    m_given.isOpen = false;
    // Once something else is asked, nobody needs to know what could not be done before.
    if (m_controller.offer().decision == m_given.decision)
        tell(m_given.staying, m_given.first);
}

// An order of several steps may end in the middle: where does this one go? The next is asked for.
bool PieceOrders::comeBack()
{
    const auto back = DecisionModel::of(m_controller).form().back;
    if (!back || m_controller.offer().decision == m_given.decision)
        return false;
    emit GameWishes::of(m_controller).actionChosen(*back);
    return m_controller.offer().decision == m_given.decision;
}

// As soon as who told it is ready. Who did something else meanwhile means that.
void PieceOrders::follow()
{
    if (!m_given.isOpen || m_controller.isTelling())
        return;
    const auto goOnIfMeant = [this] {
        if (m_controller.game().commandCount() != m_given.count
            || m_controller.offer().decision != m_given.decision || m_controller.isInPast())
            m_given.isOpen = false;
        goOn();
    };
    QMetaObject::invokeMethod(this, goOnIfMeant, Qt::QueuedConnection);
}

void PieceOrders::explain(const std::vector<PieceId> &pieces, SpaceId space)
{
    std::vector<Action> known = ahead(pieces);
    known.insert(known.end(), m_controller.offer().actions.begin(),
                 m_controller.offer().actions.end());
    for (const Action &action : known) {
        if (!action.piece || !action.space)
            continue;
        Action like = action;
        like.space = space;
        tell(pieces, like);
        return;
    }
}

void PieceOrders::tell(const std::vector<PieceId> &staying, Action like)
{
    QStringList lines;
    QString rule;
    int more = 0;
    for (const PieceId piece : staying) {
        like.piece = piece;
        const auto reason = m_controller.whyNot(like);
        if (reason.text.isEmpty())
            continue;
        if (lines.size() == c_mostTold) {
            ++more;
            continue;
        }
        lines.append(tr("%1 stays: %2", "a unit and why")
                         .arg(m_controller.texts().pieceName(piece), reason.text));
        rule = reason.rule;
    }
    if (more)
        lines.append(tr("and %n more", "units that stay", more));
    if (!lines.isEmpty())
        m_reasons.tell(lines.join(u'\n'), rule);
}

void PieceOrders::actAll(const std::vector<Action> &actions)
{
    if (!actions.empty())
        go(actions, {});
}

} // namespace app
