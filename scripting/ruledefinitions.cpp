// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/ruledefinitions.h"

#include "engine/free/freerules.h"

#include "engine/core/nearestname.h"

#include <QCoreApplication>

namespace scripting {

namespace {

/// Verbs that are named as the main one, the way back, passing or taking up must be there.
void checkRoles(const QByteArray &id, const RuleDefinitions::Decision &entry,
                engine::Issues &issues)
{
    const std::pair<QByteArray, QByteArray> roles[] = {
        {"main", entry.main}, {"back", entry.back}, {"pass", entry.pass}, {"take", entry.take}};
    QStringList verbs;
    for (auto it = entry.verbs.keyBegin(); it != entry.verbs.keyEnd(); ++it)
        verbs.append(QString::fromUtf8(*it));
    verbs.sort();
    for (const auto &[role, verb] : roles) {
        if (verb.isEmpty() || entry.verbs.contains(verb))
            continue;
        const QString name = QString::fromUtf8(verb);
        issues.append(
            {engine::Issue::Severity::Error, entry.place.file, entry.place.line,
             QCoreApplication::translate(
                 "LuaRules", "The decision “%1” names “%2” as its “%3” but has no such verb.")
                     .arg(QString::fromUtf8(id), name, QString::fromUtf8(role))
                 + engine::didYouMean(engine::nearestName(name, verbs))});
    }
}

/// What it interrupts must be there, and somebody must be able to pass.
void checkInterruption(const QByteArray &id,
                       const QHash<QByteArray, RuleDefinitions::Decision> &decisions,
                       engine::Issues &issues)
{
    const RuleDefinitions::Decision &entry = *decisions.constFind(id);
    const auto add = [&](const QString &message) {
        issues.append(
            {engine::Issue::Severity::Error, entry.place.file, entry.place.line, message});
    };
    const QByteArray &other = entry.interrupts.decision;
    if (other.isEmpty())
        return;
    if (!decisions.contains(other)) {
        QStringList known;
        for (auto it = decisions.keyBegin(); it != decisions.keyEnd(); ++it)
            known.append(QString::fromUtf8(*it));
        known.sort();
        const QString name = QString::fromUtf8(other);
        add(QCoreApplication::translate("LuaRules",
                                        "The decision “%1” interrupts “%2”, which nobody defines.")
                .arg(QString::fromUtf8(id), name)
            + engine::didYouMean(engine::nearestName(name, known)));
    }
    if (entry.pass.isEmpty())
        add(QCoreApplication::translate(
                "LuaRules", "The decision “%1” interrupts another one but names no verb to “pass”.")
                .arg(QString::fromUtf8(id)));
}

} // namespace

engine::Issues RuleDefinitions::check(const engine::Module &module) const
{
    engine::Issues issues;
    for (const engine::Phase &phase : module.sequence.phases()) {
        if (phase.decision.isEmpty() || decisions.contains(phase.decision.toUtf8())
            || phase.decision == QLatin1String(engine::FreeRules::free))
            continue;
        issues.append({engine::Issue::Severity::Error, QStringLiteral("rules/sequence.json"),
                       phase.line,
                       QCoreApplication::translate("LuaRules", "No rule defines the decision '%1'.")
                           .arg(phase.decision)});
    }
    QList<QByteArray> ids = decisions.keys();
    std::sort(ids.begin(), ids.end());
    for (const QByteArray &id : ids) {
        checkRoles(id, *decisions.constFind(id), issues);
        checkInterruption(id, decisions, issues);
    }
    return issues;
}

void RuleDefinitions::findInterrupters()
{
    for (auto it = decisions.begin(); it != decisions.end(); ++it) {
        if (!it->interrupts.decision.isEmpty())
            interrupters[it->interrupts.decision].append(it.key());
    }
    for (QList<QByteArray> &list : interrupters) {
        std::sort(list.begin(), list.end(), [this](const QByteArray &a, const QByteArray &b) {
            const int first = decisions.constFind(a)->interrupts.priority;
            const int second = decisions.constFind(b)->interrupts.priority;
            return first != second ? first < second : a < b;
        });
    }
}

QStringList RuleDefinitions::decisionIds() const
{
    QStringList names;
    for (auto it = decisions.keyBegin(); it != decisions.keyEnd(); ++it)
        names.append(QString::fromUtf8(*it));
    names.sort();
    return names;
}

bool RuleDefinitions::isGoodMain(const QByteArray &id, const QByteArray &verb) const
{
    const Decision entry = decisions.value(id);
    return entry.mainWhen == LUA_NOREF || entry.verbs.contains(verb);
}

} // namespace scripting
