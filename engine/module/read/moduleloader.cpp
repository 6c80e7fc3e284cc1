// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/moduleloader.h"

#include "engine/module/read/boardreader.h"
#include "engine/module/read/modulereader.h"
#include "engine/module/read/piecereader.h"
#include "engine/module/read/rulebookreader.h"
#include "engine/module/read/scenarioreader.h"
#include "engine/module/read/sequencereader.h"
#include "engine/module/read/statereader.h"
#include "engine/module/read/stylereader.h"
#include "engine/module/read/tablereader.h"
#include "engine/module/read/terrainreader.h"

namespace engine {

namespace {

// Rules ask for values by name; a name that a game meets first while playing would be unknown here.
void internWords(Module &module)
{
    for (const Space &space : module.map.spaces()) {
        for (const QString &key : space.values.keys())
            module.names.intern(key);
    }
}

} // namespace

LoadedModule loadModule(ModuleFiles files)
{
    LoadedModule loaded;
    const auto module = std::make_shared<Module>();
    module->files = std::move(files);
    LoadContext context(*module, loaded.issues);
    ModuleReader reader(context);
    if (!reader.read())
        return loaded;
    // Each file names things of those before it.
    TerrainReader(context).read();
    BoardReader(context).read(reader.boards());
    PieceReader(context).read();
    StateReader(context).read();
    StyleReader(context).read();
    TableReader(context).read();
    for (const QString &id : reader.scenarios())
        ScenarioReader(context).read(id);
    SequenceReader(context).read();
    RulebookReader(context).read();
    internWords(*module);
    loaded.module = module;
    return loaded;
}

} // namespace engine
