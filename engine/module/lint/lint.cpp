// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/lint/lint.h"

#include "engine/module/lint/filelint.h"
#include "engine/module/lint/maplint.h"
#include "engine/module/lint/rulelint.h"
#include "engine/module/lint/setuplint.h"
#include "engine/module/lint/translationlint.h"

#include <tuple>

namespace engine {

Issues lint(const Module &module, const Issues &loadIssues, const Issues &luaIssues)
{
    Issues all = loadIssues + luaIssues;
    all += FileLint(module).run();
    all += MapLint(module).run();
    all += SetupLint(module).run();
    all += RuleLint(module).run();
    all += TranslationLint(module).run();
    std::stable_sort(all.begin(), all.end(), [](const Issue &a, const Issue &b) {
        return std::tie(a.file, a.line) < std::tie(b.file, b.line);
    });
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

} // namespace engine
