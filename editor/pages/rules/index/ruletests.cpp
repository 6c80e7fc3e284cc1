// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/ruletests.h"

#include "scripting/testing/testrunner.h"

namespace editor {

using scripting::LuaOutline;

QStringList RuleTests::idsOf(const QString &rule) const
{
    QStringList ids;
    const QString list =
        QString::fromUtf8(m_index.live().document().bytes(QStringLiteral("tests/rules.tsv")));
    const QStringList lines = list.split(u'\n', Qt::SkipEmptyParts);
    if (lines.isEmpty())
        return ids;
    const auto column = lines.first().trimmed().split(u'\t').indexOf(QStringLiteral("ref"));
    if (column < 0)
        return ids;
    for (const QString &line : lines.mid(1)) {
        const QStringList cells = line.split(u'\t');
        for (const QString &ref : cells.value(column).split(u',')) {
            if (ref.trimmed() == rule)
                ids.append(cells.first().trimmed());
        }
    }
    return ids;
}

QList<RuleTests::Test> RuleTests::of(const QString &rule) const
{
    QList<Test> found;
    const QStringList ids = idsOf(rule);
    const QList<CodePlace> named = m_index.namesOfRule(rule);
    for (const QString &file : m_index.files()) {
        if (!RuleIndex::isTest(file))
            continue;
        for (const LuaOutline::Definition &test : m_index.outline(file).definitions) {
            if (test.kind != u"test")
                continue;
            const QStringList proven = scripting::TestRunner::rulesOf(test.id);
            const bool isProven = std::any_of(proven.begin(), proven.end(),
                                              [&](const QString &id) { return ids.contains(id); });
            const bool isNamed =
                std::any_of(named.begin(), named.end(), [&](const CodePlace &place) {
                    return place.file == file && test.range.contains(place.offset);
                });
            if (isProven || isNamed)
                found.append({test.id, m_index.place(file, test.offset, int(test.id.size()))});
        }
    }
    return found;
}

} // namespace editor
