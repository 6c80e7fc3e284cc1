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

void LogBook::follow()
{
    const engine::Game &game = m_controller.game();
    const engine::PlayerView view = m_controller.view();
    if (!m_mark.holds(m_controller)) {
        m_groups.clear();
        m_now = {};
        m_now.turn = game.scenario().firstTurn;
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
        m_now.side = phase->side;
        m_isNew = true;
    } else if (const auto *variable = std::get_if<engine::change::SetVariable>(&change)) {
        const auto *value = std::get_if<engine::Value>(&variable->data);
        if (variable->variable == 0 && value) { // the turn
            m_now.turn = value->number;
            m_isNew = true;
        }
    } else if (const auto *log = std::get_if<engine::change::Log>(&change)) {
        if (!view.seesLog(*log))
            return;
        if (m_isNew)
            m_groups.push_back(m_now);
        m_isNew = false;
        m_groups.back().entries.push_back({step, *log});
    }
}

const LogBook::Entry *LogBook::lastRoll() const
{
    for (auto group = m_groups.rbegin(); group != m_groups.rend(); ++group) {
        for (auto entry = group->entries.rbegin(); entry != group->entries.rend(); ++entry) {
            if (!entry->log.dice.empty())
                return &*entry;
        }
    }
    return nullptr;
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
    return parts.join(QStringLiteral(" · "));
}

} // namespace app
