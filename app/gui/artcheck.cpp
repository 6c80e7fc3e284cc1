// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/artcheck.h"

#include "app/view/counter/drawncheck.h"
#include "engine/core/issuejson.h"
#include "engine/module/lint/lint.h"
#include "engine/module/read/moduleloader.h"

#include <cstdio>

namespace app {

int checkArtOf(const QString &module)
{
    engine::Json list = engine::Json::array();
    const auto files = engine::ModuleFiles::open(module);
    const auto loaded = files ? engine::loadModule(files.value()) : engine::LoadedModule();
    if (loaded.module) {
        const engine::Issues known = engine::lint(*loaded.module, loaded.issues);
        for (const engine::Issue &issue : view::checkDrawn(*loaded.module, known))
            list.append(engine::toJson(issue));
    }
    std::printf("%s\n", list.write(engine::Json::Style::Compact).constData());
    return 0;
}

} // namespace app
