// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/historymodel.h"

#include "app/player/log/logtext.h"

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

int HistoryModel::events(int command) const
{
    using Kind = engine::change::Log::Kind;
    int found = 0;
    if (command < 1 || command > count())
        return found;
    for (const engine::Change &change : changes(command)) {
        if (const auto *log = std::get_if<engine::change::Log>(&change)) {
            if (log->kind == Kind::Combat || !log->dice.empty())
                found |= Combat;
            found |= log->kind == Kind::Draw ? Chit : log->kind == Kind::Loss ? Loss : 0;
        } else if (std::get_if<engine::change::SetSteps>(&change)) {
            found |= Loss;
        } else if (const auto *set = std::get_if<engine::change::SetVariable>(&change)) {
            found |= set->variable == 0 ? NewTurn : 0;
        }
    }
    return found;
}

int HistoryModel::next(int command, int way, int wanted) const
{
    int step = command + way;
    while (step > 0 && step < count() && !(events(step) & wanted))
        step += way;
    return qBound(0, step, count());
}

std::vector<HistoryModel::Stretch> HistoryModel::stretches() const
{
    std::vector<Stretch> found;
    engine::PhaseId phase;
    bool isNew = true;
    QString name;
    const engine::PlayerView view = m_controller.view();
    const auto read = [&](const engine::Change &change) {
        if (const auto *set = std::get_if<engine::change::SetPhase>(&change)) {
            phase = set->phase;
            isNew = true;
            name.clear();
        } else if (const auto *log = std::get_if<engine::change::Log>(&change)) {
            // A chit that is drawn begins somebody's go within the phase.
            if (log->kind != engine::change::Log::Kind::Draw || !view.seesLog(*log))
                return;
            isNew = true;
            name = LogText(m_controller, {}).plain(*log);
        }
    };
    for (const engine::Change &change : m_controller.game().opening())
        read(change);
    for (int i = 1; i <= count(); ++i) {
        const engine::SideId side = m_controller.game().history()[size_t(i) - 1].side;
        if (isNew)
            found.push_back({i, i, phase, side, name});
        isNew = false;
        found.back().last = i;
        for (const engine::Change &change : changes(i))
            read(change);
    }
    return found;
}

std::vector<int> HistoryModel::rolls() const
{
    std::vector<int> found;
    for (int i = 1; i <= count(); ++i) {
        const auto &all = changes(i);
        if (std::any_of(all.begin(), all.end(), [](const engine::Change &change) {
                const auto *log = std::get_if<engine::change::Log>(&change);
                return log && !log->dice.empty();
            }))
            found.push_back(i);
    }
    return found;
}

QString HistoryModel::words(int command) const
{
    if (command < 1 || command > count())
        return {};
    const engine::PlayerView view = m_controller.view();
    for (const engine::Change &change : changes(command)) {
        const auto *log = std::get_if<engine::change::Log>(&change);
        if (log && view.seesLog(*log))
            return LogText(m_controller, {}).plain(*log);
    }
    return {};
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
