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
    all += SetupLint(module).run();
    // Hands reach every space and ask no paragraph.
    if (module.hasRules() || FileLint(module).lacksRules()) {
        all += MapLint(module).run();
        all += RuleLint(module).run();
    }
    all += TranslationLint(module).run();
    return inOrder(all);
}

Issues inOrder(Issues issues)
{
    std::stable_sort(issues.begin(), issues.end(), [](const Issue &a, const Issue &b) {
        return std::tie(a.file, a.line) < std::tie(b.file, b.line);
    });
    issues.erase(std::unique(issues.begin(), issues.end()), issues.end());
    return issues;
}

} // namespace engine
