// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/setuplint.h"

#include <map>

namespace engine {

namespace {

constexpr QStringView stackingKey = u"stacking";

// Markers, headquarters, aircraft and the like have limits of their own.
bool countsInStacks(const Piece &piece)
{
    return piece.kind == u"unit" || piece.kind == u"block";
}

/// The places that a module calls entries, and whatever else an arrival may name; nothing when it
/// has no entries: then only its rules know.
QSet<QString> entryNames(const Map &map)
{
    QSet<QString> names;
    QSet<QString> others;
    for (const Space &space : map.spaces()) {
        if (const Json &entry = space.values[u"entry"]; entry.isString())
            names.insert(entry.toString());
        others.insert(space.id);
        for (const QString &feature : space.features)
            others.insert(feature);
    }
    return names.isEmpty() ? names : names + others;
}

} // namespace

SetupLint::SetupLint(const Module &module)
    : m_module(module)
    , m_passage(module)
    , m_stack(module.names.find(QStringLiteral("stack")))
    , m_entries(entryNames(module.map))
{
    if (const Table *numbers = module.table(u"numbers"))
        m_numbers = numbers->source[u"values"];
}

Issues SetupLint::run() const
{
    Issues issues;
    for (const Scenario &scenario : m_module.scenarios) {
        for (const SetupFlaw &flaw : flaws(scenario))
            issues.append(flaw.issue);
    }
    return issues;
}

std::vector<SetupFlaw> SetupLint::flaws(const Scenario &scenario) const
{
    std::vector<SetupFlaw> found;
    if (scenario.placements.empty() && scenario.arrivals.empty()) {
        found.push_back({{Issue::Severity::Warning, scenario.file, 0,
                          tr("The scenario places no piece at all.")},
                         {},
                         {}});
    }
    checkGround(scenario, found);
    checkStacks(scenario, found);
    checkArrivals(scenario, found);
    return found;
}

int SetupLint::lineOf(const Scenario &scenario, SpaceId space) const
{
    const Json &setup = scenario.source[u"setup"];
    for (qsizetype i = 0; i < setup.size(); ++i) {
        if (m_module.map.find(setup.keyAt(i)) == space)
            return setup.at(i).line();
    }
    return 0;
}

void SetupLint::checkGround(const Scenario &scenario, std::vector<SetupFlaw> &flaws) const
{
    for (const Scenario::Placement &placement : scenario.placements) {
        const Piece &piece = m_module.piece(placement.piece);
        const Space &space = m_module.map.space(placement.space);
        if (placement.carrier || piece.mobility < 0 || !isOnMap(space)
            || m_passage.canEnter(placement.space, piece.mobility))
            continue;
        flaws.push_back(
            {{Issue::Severity::Warning, scenario.file, lineOf(scenario, placement.space),
              tr("“%1” starts in “%2”, where it can't go.").arg(piece.id, space.id)},
             placement.space,
             {placement.piece}});
    }
}

std::optional<qint64> SetupLint::stackingLimit(const Space &space) const
{
    if (!isOnMap(space))
        return {};
    if (const Json &own = space.values[stackingKey]; own.isInteger())
        return own.toInteger();
    if (space.terrain >= 0) {
        const Json &ground = m_module.terrain.terrains[size_t(space.terrain)].values;
        if (ground[stackingKey].isInteger())
            return ground[stackingKey].toInteger();
    }
    if (m_numbers[stackingKey].isInteger())
        return m_numbers[stackingKey].toInteger();
    return {};
}

qint64 SetupLint::stackingPoints(const Piece &piece) const
{
    const Value points = m_stack ? piece.value(m_stack, piece.maxSteps) : Value();
    if (points.type == Value::Type::Integer)
        return points.number;
    return countsInStacks(piece) ? 1 : 0;
}

void SetupLint::checkStacks(const Scenario &scenario, std::vector<SetupFlaw> &flaws) const
{
    std::map<std::pair<SpaceId, SideId>, std::vector<PieceId>> stacks;
    for (const Scenario::Placement &placement : scenario.placements) {
        const Piece &piece = m_module.piece(placement.piece);
        if (!placement.carrier && stackingPoints(piece) > 0)
            stacks[{placement.space, piece.side}].push_back(placement.piece);
    }
    for (const auto &[key, pieces] : stacks) {
        const Space &space = m_module.map.space(key.first);
        const auto limit = stackingLimit(space);
        qint64 points = 0;
        for (const PieceId piece : pieces)
            points += stackingPoints(m_module.piece(piece));
        if (!limit || points <= *limit)
            continue;
        const QString side = key.second ? m_module.sides[size_t(key.second.value)].name : QString();
        flaws.push_back({{Issue::Severity::Warning, scenario.file, lineOf(scenario, key.first),
                          tr("Too many pieces of one side (%1) start in “%2”: they count %3, and "
                             "%4 is the limit.")
                              .arg(side, space.id)
                              .arg(points)
                              .arg(*limit)},
                         key.first,
                         pieces});
    }
}

void SetupLint::checkArrivals(const Scenario &scenario, std::vector<SetupFlaw> &flaws) const
{
    const Json &list = scenario.source[u"arrivals"];
    for (size_t i = 0; i < scenario.arrivals.size(); ++i) {
        const Scenario::Arrival &arrival = scenario.arrivals[i];
        const auto warn = [&](const QString &message) {
            flaws.push_back(
                {{Issue::Severity::Warning, scenario.file, list.at(qsizetype(i)).line(), message},
                 {},
                 arrival.pieces});
        };
        if (scenario.lastTurn && arrival.turn > scenario.lastTurn) {
            warn(tr("What arrives on turn %1 never comes: the last turn is %2.")
                     .arg(arrival.turn)
                     .arg(scenario.lastTurn));
        } else if (arrival.turn < scenario.firstTurn) {
            warn(tr("What arrives on turn %1 never comes: the first turn is %2.")
                     .arg(arrival.turn)
                     .arg(scenario.firstTurn));
        }
        if (!arrival.entry.isEmpty() && !m_entries.isEmpty() && !m_entries.contains(arrival.entry)
            && !m_module.map.find(arrival.entry))
            warn(tr("No space of a board is the entry “%1”.").arg(arrival.entry));
    }
}

} // namespace engine
