// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/modulelint.h"

#include "engine/module/lint/lint.h"
#include "scripting/rulescheck.h"

namespace scripting {

engine::Issues lint(const engine::ModuleFiles &files, const engine::LoadedModule &loaded,
                    const DrawnCheck &drawn)
{
    // Scripts can be read without the rest, but not run.
    const engine::Issues scripts =
        loaded.isGood() ? checkRules(*loaded.module) : checkSyntax(files);
    if (!loaded.module)
        return loaded.issues + scripts;
    const engine::Issues known = engine::lint(*loaded.module, loaded.issues, scripts);
    return drawn ? engine::inOrder(known + drawn(*loaded.module, known)) : known;
}

engine::Issues lint(const engine::ModuleFiles &files, const DrawnCheck &drawn)
{
    return lint(files, engine::loadModule(files), drawn);
}

} // namespace scripting
