// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/movewords.h"

#include <QLocale>

#include <limits>

namespace app {

MoveWords::MoveWords(GameController &controller, const engine::Action &action)
    : m_controller(controller)
    , m_kinds(MoveKinds::of(controller))
    , m_action(action)
    , m_cost(m_kinds.cost(action))
    , m_points(m_cost ? most() : std::nullopt)
{
}

std::optional<int> MoveWords::most() const
{
    const engine::Module &module = m_controller.module();
    const engine::NameId name = module.names.find(QByteArray("movement"));
    const engine::Value value = name
        ? module.piece(m_action.piece).value(name, m_controller.state().piece(m_action.piece).steps)
        : engine::Value();
    double most = 0;
    for (const auto &[space, cost] : m_kinds.costs(m_action.verb))
        most = std::max(most, cost);
    // Weather, or a way made already, may leave it less: the rules say only where it gets.
    return value.type == engine::Value::Type::Integer && most == value.number
        ? std::optional(value.number)
        : std::nullopt;
}

QString MoveWords::title() const
{
    const QString where =
        m_kinds.name(m_action.verb)
            .replace(QStringLiteral("…"), m_controller.texts().spaceName(m_action.space));
    const auto number = [](double value) { return QLocale().toString(value); };
    if (m_points)
        return tr("%1: %2 of %3 points, leaves %4", "a move and what it costs")
            .arg(where, number(*m_cost), number(*m_points), number(*m_points - *m_cost));
    return m_cost ? tr("%1: costs %2", "a move and what it costs").arg(where, number(*m_cost))
                  : where;
}

std::vector<MoveWords::Ground> MoveWords::grounds() const
{
    const auto path = m_kinds.path(m_action);
    const auto &costs = m_kinds.costs(m_action.verb);
    std::vector<Ground> found;
    double before = 0;
    for (size_t i = 1; i < path.size(); ++i) {
        const int terrain = m_controller.module().map.space(path[i]).terrain;
        auto part = std::find_if(found.begin(), found.end(),
                                 [terrain](const Ground &one) { return one.terrain == terrain; });
        if (part == found.end())
            part = found.insert(part, {terrain, 0, 0.0});
        ++part->count;
        // Where it may not stay the rules tell no cost.
        const auto there = costs.find(path[i]);
        const bool isKnown = part->cost && there != costs.end() && there->second >= before;
        part->cost = isKnown ? std::optional(*part->cost + there->second - before) : std::nullopt;
        if (!isKnown)
            before = std::numeric_limits<double>::infinity(); // nor of what comes after it
        else
            before = there->second;
    }
    return found;
}

QString MoveWords::ground() const
{
    const engine::Module &module = m_controller.module();
    const auto parts = grounds();
    const bool isKnown =
        std::all_of(parts.begin(), parts.end(), [](const Ground &one) { return one.cost; });
    QStringList words;
    for (const Ground &part : parts) {
        const QString name = part.terrain < 0
            ? tr("other ground")
            : m_controller.translator().translate(
                module.terrain.terrains[size_t(part.terrain)].name);
        words.append(isKnown ? tr("%1 %2", "kind of ground and what crossing it costs")
                                   .arg(name, QLocale().toString(*part.cost))
                             : tr("%1 ×%2", "kind of ground and over how many such places")
                                   .arg(name, QString::number(part.count)));
    }
    return words.join(QStringLiteral(" · "));
}

} // namespace app
