// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/logbook.h"

namespace app {

LogBook::LogBook(const GameController &controller, QObject *parent)
    : QObject(parent)
    , m_controller(controller)
{
    follow();
}

const LogBook &LogBook::of(GameController &controller)
{
    auto *book = controller.findChild<LogBook *>(QString(), Qt::FindDirectChildrenOnly);
    if (!book)
        return *new LogBook(controller, &controller);
    book->follow();
    return *book;
}

int LogBook::count() const
{
    int count = 0;
    for (const Group &group : m_groups)
        count += int(group.entries.size());
    return count;
}

void LogBook::follow()
{
    const engine::Game &game = m_controller.game();
    const engine::PlayerView view = m_controller.view();
    if (!m_mark.holds(m_controller)) {
        m_groups.clear();
        m_now = {};
        m_now.turn = game.scenario().firstTurn;
        m_phaseSide = {};
        m_isTurnOfSide = false;
        m_isNew = true;
        m_mark = {};
        for (const engine::Change &change : game.opening())
            read(change, 0, view);
    }
    for (qsizetype i = m_mark.count(); i < game.commandCount(); ++i) {
        for (const engine::Change &change : game.history()[size_t(i)].changes)
            read(change, int(i) + 1, view);
    }
    m_mark.setTo(m_controller);
}

void LogBook::read(const engine::Change &change, int step, const engine::PlayerView &view)
{
    if (const auto *phase = std::get_if<engine::change::SetPhase>(&change)) {
        m_now.phase = phase->phase;
        m_now.piece = {};
        m_phaseSide = phase->side;
        m_isTurnOfSide = bool(phase->each);
        m_isNew = true;
    } else if (const auto *variable = std::get_if<engine::change::SetVariable>(&change)) {
        const auto *value = std::get_if<engine::Value>(&variable->data);
        if (variable->variable == 0 && value) { // the turn
            m_now.turn = value->number;
            m_now.piece = {};
            m_isNew = true;
        }
    } else if (const auto *log = std::get_if<engine::change::Log>(&change)) {
        if (!view.seesLog(*log))
            return;
        if (begins(*log))
            m_groups.push_back(m_now);
        m_isNew = false;
        m_groups.back().entries.push_back({step, *log});
    }
}

engine::SideId LogBook::sideOf(const engine::change::Log &log) const
{
    if (m_isTurnOfSide || !log.side)
        return m_phaseSide;
    return log.side;
}

bool LogBook::begins(const engine::change::Log &log)
{
    using Kind = engine::change::Log::Kind;
    const bool isDrawn = log.piece && log.kind == Kind::Draw;
    const bool isActivated = log.piece && log.kind == Kind::Phase;
    if (isDrawn || isActivated) {
        const engine::SideId own = m_controller.module().piece(log.piece).side;
        m_now.piece = log.piece;
        m_now.side = own ? own : sideOf(log);
        // Who is activated by a chit stands for the chit.
        Group *last = m_isNew || m_groups.empty() ? nullptr : &m_groups.back();
        if (isActivated && last && last->entries.size() == 1
            && last->entries.front().log.kind == Kind::Draw) {
            last->piece = m_now.piece;
            last->side = m_now.side;
            return false;
        }
        return true;
    }
    // During somebody's activation, and when it loses or retreats, the other side only answers.
    const bool isDeed = log.kind == Kind::Combat || log.kind == Kind::Roll || log.kind == Kind::Draw
        || log.kind == Kind::Phase;
    const bool isOther = isDeed && !m_now.piece && sideOf(log) && sideOf(log) != m_now.side;
    if (m_isNew || isOther)
        m_now.side = sideOf(log);
    return m_isNew || isOther;
}

QString LogBook::title(const GameController &controller, const Group &group)
{
    QStringList parts{QCoreApplication::translate("app::LogBook", "Turn %1").arg(group.turn)};
    if (group.side)
        parts.append(controller.texts().sideName(group.side));
    if (group.phase) {
        const auto &phase = controller.module().sequence.phase(group.phase);
        parts.append(
            controller.translator().translate(QStringLiteral("rules/sequence.json"), phase.name));
    }
    if (group.piece)
        parts.append(controller.texts().pieceName(group.piece));
    return parts.join(QStringLiteral(" · "));
}

} // namespace app
