// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "scripting/mutation/mutant.h"
#include "scripting/mutation/purpose.h"

namespace scripting {

/// All changes that can be made to the rules of a module, and how many were left out because no
/// rule is behind them.
class MutantFinder
{
public:
    explicit MutantFinder(const engine::Module &module);

    /// In the order of files and places.
    const QList<Mutant> &mutants() const { return m_mutants; }
    const QMap<Purpose::Use, int> &leftOut() const { return m_leftOut; }
    /// The text of a file of the rules.
    QString textOf(const QString &file) const;

private:
    Mutant mutantAt(const LuaFile &file, Mutant::Kind kind, LuaOutline::Range range,
                    const QString &after) const;

    Purpose::Files m_files;
    QList<Mutant> m_mutants;
    QMap<Purpose::Use, int> m_leftOut;
};

} // namespace scripting
