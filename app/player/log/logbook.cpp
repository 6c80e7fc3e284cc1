// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/logbook.h"

namespace app {

LogBook::LogBook(const GameController &controller)
    : m_view(controller.view())
{
    const engine::Game &game = controller.game();
    m_now.turn = game.scenario().firstTurn;
    for (const engine::Change &change : game.opening())
        read(change, 0);
    for (qsizetype i = 0; i < game.commandCount(); ++i) {
        for (const engine::Change &change : game.history()[size_t(i)].changes)
            read(change, int(i) + 1);
    }
}

void LogBook::read(const engine::Change &change, int step)
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
        if (!m_view.seesLog(*log))
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
