// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/save/savegame.h"

namespace engine {

/// Finds what of a saved game is not in a module, which may be of another version.
class ModuleComparison
{
    Q_DECLARE_TR_FUNCTIONS(ModuleComparison)

public:
    ModuleComparison(const SaveGame &save, const Module &module);

    /// Whether the module is the very one that the game was played with.
    bool isSame() const { return m_isSame; }
    /// In sentences; empty when it is the same.
    const QStringList &differences() const { return m_differences; }
    /// How to begin the game so that the options are as they were, as far as there are such.
    const GameSetup &setup() const { return m_setup; }

private:
    void compareOptions();
    void compareIds();

    const SaveGame &m_save;
    const Module &m_module;
    bool m_isSame = false;
    GameSetup m_setup;
    QStringList m_differences;
};

} // namespace engine
