// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/mutantfinder.h"

#include "scripting/mutation/rulereferences.h"
#include "scripting/mutation/sideswaps.h"
#include "scripting/mutation/sourcechanges.h"

#include <algorithm>

namespace scripting {

MutantFinder::MutantFinder(const engine::Module &module)
{
    for (const QString &name :
         module.files.namesIn(QStringLiteral("rules"), QStringLiteral(".lua"))) {
        if (const auto content = module.files.read(name))
            m_files.push_back(std::make_unique<LuaFile>(name, QString::fromUtf8(content.value())));
    }
    const Purpose purpose(m_files);
    const SideSwaps sides(module, m_files);
    for (const auto &file : m_files) {
        const RuleReferences rules(*file, module.rulebook);
        auto changes = SourceChanges::of(*file) + sides.of(*file);
        std::stable_sort(changes.begin(), changes.end(),
                         [](const auto &a, const auto &b) { return a.range.from < b.range.from; });
        for (const SourceChanges::Change &change : std::as_const(changes)) {
            const Purpose::Use use = purpose.of(*file, change.range.from);
            if (use != Purpose::Use::Rules) {
                ++m_leftOut[use];
                continue;
            }
            Mutant mutant = mutantAt(*file, change.kind, change.range, change.after);
            mutant.rule = rules.near(change.range.from);
            mutant.runsInLoading = purpose.runsInLoading(*file, change.range.from);
            m_mutants.append(mutant);
        }
    }
}

Mutant MutantFinder::mutantAt(const LuaFile &file, Mutant::Kind kind, LuaOutline::Range range,
                              const QString &after) const
{
    Mutant mutant;
    mutant.kind = kind;
    mutant.file = file.name;
    mutant.line = file.lineAt(range.from);
    mutant.range = range;
    mutant.before = file.textOf(range).simplified();
    mutant.after = after;
    mutant.source = file.lineText(mutant.line);
    LuaOutline::Range step = range;
    int start = -1;
    for (const LuaOutline::Statement &one : file.outline.statements) {
        if (one.range.contains(range.from) && one.range.from >= start) {
            step = one.range;
            start = one.range.from;
        }
    }
    mutant.firstLine = file.lineAt(step.from);
    mutant.lastLine = file.lineAt(step.to);
    return mutant;
}

QString MutantFinder::textOf(const QString &file) const
{
    const auto it = std::find_if(m_files.begin(), m_files.end(),
                                 [&](const auto &one) { return one->name == file; });
    return it == m_files.end() ? QString() : (*it)->text;
}

} // namespace scripting
