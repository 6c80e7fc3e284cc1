// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/historymodel.h"

#include "app/player/log/logtext.h"

namespace app {

HistoryModel &HistoryModel::of(GameController &controller)
{
    if (auto *model = controller.findChild<HistoryModel *>(QString(), Qt::FindDirectChildrenOnly))
        return *model;
    return *new HistoryModel(controller, &controller);
}

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

void HistoryModel::Summary::begin(const GameController &controller)
{
    const engine::Game &game = controller.game();
    *this = {};
    now.turn = game.scenario().firstTurn;
    now.isTurn = true;
    marks.push_back(now);
    for (const engine::Change &change : game.opening())
        readStretch(change, controller.view());
}

void HistoryModel::Summary::readStretch(const engine::Change &change,
                                        const engine::PlayerView &view)
{
    if (const auto *set = std::get_if<engine::change::SetPhase>(&change)) {
        next.phase = set->phase;
        next.chit.reset();
        isNew = true;
    } else if (const auto *log = std::get_if<engine::change::Log>(&change)) {
        // A chit that is drawn begins somebody's go within the phase; who is activated by it
        // stands for it.
        using Kind = engine::change::Log::Kind;
        const bool isActivated = log->kind == Kind::Phase && log->piece && isNew && next.chit;
        if ((log->kind != Kind::Draw && !isActivated) || !view.seesLog(*log))
            return;
        next.chit = *log;
        isNew = true;
    }
}

void HistoryModel::Summary::readMark(const engine::Command &command, int number)
{
    now.command = number;
    now.isTurn = false;
    now.isBarrier = command.barrier;
    for (const engine::Change &change : command.changes) {
        const auto *set = std::get_if<engine::change::SetVariable>(&change);
        const auto *value =
            set && set->variable == 0 ? std::get_if<engine::Value>(&set->data) : nullptr;
        if (value && value->number != now.turn) {
            now.turn = value->number;
            now.isTurn = true;
        }
    }
    if (now.isTurn || now.isBarrier || command.side != now.side) {
        now.side = command.side;
        marks.push_back(now);
    }
}

void HistoryModel::Summary::read(const engine::Command &command, int number,
                                 const engine::PlayerView &view)
{
    if (isNew) {
        next.first = number;
        next.side = command.side;
        stretches.push_back(next);
    }
    isNew = false;
    stretches.back().last = number;
    for (const engine::Change &change : command.changes)
        readStretch(change, view);
    if (std::any_of(command.changes.begin(), command.changes.end(), [](const auto &change) {
            const auto *log = std::get_if<engine::change::Log>(&change);
            return log && !log->dice.empty();
        }))
        rolls.push_back(number);
    readMark(command, number);
}

const HistoryModel::Summary &HistoryModel::summary() const
{
    if (!m_summary.mark.holds(m_controller))
        m_summary.begin(m_controller);
    const engine::PlayerView view = m_controller.view();
    const auto &history = m_controller.game().history();
    for (int i = int(m_summary.mark.count()); i < count(); ++i)
        m_summary.read(history[size_t(i)], i + 1, view);
    m_summary.mark.setTo(m_controller);
    return m_summary;
}

const std::vector<HistoryModel::Stretch> &HistoryModel::stretches() const
{
    return summary().stretches;
}

const std::vector<int> &HistoryModel::rolls() const
{
    return summary().rolls;
}

const std::vector<HistoryModel::Mark> &HistoryModel::marks() const
{
    return summary().marks;
}

int HistoryModel::turnStep(int turn) const
{
    for (const Mark &mark : marks()) {
        if (mark.isTurn && mark.turn == turn)
            return mark.command;
    }
    return -1;
}

QString HistoryModel::name(const Stretch &stretch) const
{
    if (stretch.chit) {
        const engine::PieceId piece = stretch.chit->piece;
        return piece && m_controller.view().knowsFace(*stretch.chit, piece)
            ? m_controller.texts().pieceName(piece)
            : LogText(m_controller, {}).plain(*stretch.chit);
    }
    const engine::Sequence &sequence = m_controller.module().sequence;
    return stretch.phase ? m_controller.translator().translate(
               QStringLiteral("rules/sequence.json"), sequence.phase(stretch.phase).name)
                         : QString();
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

} // namespace app
