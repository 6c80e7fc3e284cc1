// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/repeatedorder.h"

#include "app/player/decision/model/decisionmodel.h"

#include <algorithm>

namespace app {

using engine::Action;
using engine::PieceId;

namespace {

/// An order takes no more steps than these.
constexpr qsizetype c_mostSteps = 3;

/// Whether something became of the piece, and from where it went.
bool touches(const engine::Command &command, PieceId piece, engine::SpaceId &from)
{
    bool isTouched = false;
    for (const engine::Change &change : command.inverses) {
        if (const auto *moved = std::get_if<engine::change::MovePiece>(&change)) {
            if (moved->piece != piece)
                continue;
            from = from ? from : moved->space;
            isTouched = true;
        } else if (const auto *hurt = std::get_if<engine::change::SetSteps>(&change)) {
            isTouched = isTouched || hurt->piece == piece;
        } else if (const auto *set = std::get_if<engine::change::SetPieceProperty>(&change)) {
            isTouched = isTouched || set->piece == piece;
        }
    }
    return isTouched;
}

} // namespace

std::optional<RepeatedOrder> RepeatedOrder::last(GameController &controller)
{
    const auto kind = DecisionModel::of(controller).form().kind;
    const auto &history = controller.game().history();
    const qsizetype count = controller.game().commandCount();
    if (kind != DecisionForm::Kind::Pieces && kind != DecisionForm::Kind::Moves)
        return {};
    RepeatedOrder order(controller);
    qsizetype first = count;
    while (first > qMax<qsizetype>(0, count - c_mostSteps)) {
        const engine::Command &command = history[size_t(--first)];
        if (command.side != controller.offer().side || command.barrier || !command.action)
            return {};
        order.m_steps.insert(order.m_steps.begin(), *command.action);
        if (command.decision == controller.offer().decision)
            break;
    }
    if (order.m_steps.empty() || history[size_t(first)].decision != controller.offer().decision)
        return {};
    order.m_piece = order.m_steps.front().piece;
    bool isTouched = false;
    for (qsizetype i = first; order.m_piece && i < count; ++i)
        isTouched = touches(history[size_t(i)], order.m_piece, order.m_from) || isTouched;
    const bool isForOne =
        std::all_of(order.m_steps.begin(), order.m_steps.end(),
                    [&](const Action &step) { return !step.piece || step.piece == order.m_piece; });
    return isTouched && isForOne ? std::optional(order) : std::nullopt;
}

bool RepeatedOrder::isAlike(const engine::Module &module, PieceId one, PieceId other)
{
    const engine::Piece &a = module.piece(one);
    const engine::Piece &b = module.piece(other);
    return a.side == b.side && a.type == b.type && a.kind == b.kind && a.mobility == b.mobility;
}

template<typename Test> std::vector<PieceId> RepeatedOrder::others(Test isMeant) const
{
    std::vector<PieceId> found;
    for (const PieceId one : DecisionModel::of(m_controller).form().pieces) {
        Action action = m_steps.front();
        action.piece = one;
        if (one != m_piece && isMeant(one) && m_controller.game().find(action) >= 0)
            found.push_back(one);
    }
    return found;
}

std::vector<PieceId> RepeatedOrder::beside() const
{
    return others(
        [this](PieceId one) { return m_from && m_controller.state().piece(one).space == m_from; });
}

std::vector<PieceId> RepeatedOrder::alike() const
{
    return others([this](PieceId one) { return isAlike(m_controller.module(), m_piece, one); });
}

std::vector<Action> RepeatedOrder::actions(const std::vector<PieceId> &pieces) const
{
    std::vector<Action> all;
    for (const PieceId piece : pieces) {
        for (Action step : m_steps) {
            if (step.piece)
                step.piece = piece;
            all.push_back(std::move(step));
        }
    }
    return all;
}

} // namespace app
