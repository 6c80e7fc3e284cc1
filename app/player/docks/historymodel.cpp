// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/docks/historymodel.h"

namespace app {

quint64 HistoryModel::lastNumber() const
{
    return count() ? m_controller.game().history()[size_t(count()) - 1].number : 0;
}

const engine::GameState &HistoryModel::at(int command)
{
    command = qBound(0, command, count());
    const auto &history = m_controller.game().history();
    // A position of another course of the game is of no use, and the present one may be nearer.
    if (!m_position || m_position->last != lastNumber() || m_position->command > count()
        || qAbs(m_position->command - command) > count() - command)
        m_position.emplace(Position{m_controller.state(), count(), lastNumber()});
    while (m_position->command > command) {
        const auto &inverses = history[size_t(m_position->command) - 1].inverses;
        for (auto change = inverses.rbegin(); change != inverses.rend(); ++change)
            m_position->state.apply(*change);
        --m_position->command;
    }
    while (m_position->command < command) {
        for (const engine::Change &change : history[size_t(m_position->command)].changes)
            m_position->state.apply(change);
        ++m_position->command;
    }
    return m_position->state;
}

const std::vector<engine::Change> &HistoryModel::changes(int command) const
{
    return m_controller.game().history()[size_t(qBound(1, command, count())) - 1].changes;
}

std::vector<HistoryModel::Mark> HistoryModel::marks() const
{
    std::vector<Mark> marks;
    Mark now;
    now.turn = m_controller.game().scenario().firstTurn;
    now.isTurn = true;
    marks.push_back(now);
    const auto &history = m_controller.game().history();
    for (int i = 0; i < count(); ++i) {
        const engine::Command &command = history[size_t(i)];
        now.command = i + 1;
        now.isTurn = false;
        now.isBarrier = command.barrier;
        const engine::SideId side = command.side;
        for (const engine::Change &change : command.changes) {
            const auto *set = std::get_if<engine::change::SetVariable>(&change);
            const auto *value =
                set && set->variable == 0 ? std::get_if<engine::Value>(&set->data) : nullptr;
            if (value && value->number != now.turn) {
                now.turn = value->number;
                now.isTurn = true;
            }
        }
        if (now.isTurn || now.isBarrier || side != now.side) {
            now.side = side;
            marks.push_back(now);
        }
    }
    return marks;
}

} // namespace app
