// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/countersource.h"

#include "app/view/counter/symbolset.h"
#include "editor/pages/counters/model/symbolnames.h"

namespace editor {

using Kind = CounterColumn::Kind;

CounterSource CounterSource::of(const FileContents &files, const engine::Module *module)
{
    CounterSource source;
    source.file = PieceFile::of(files);
    source.columns = CounterColumns(source.file);
    if (!module)
        return source;
    source.words.areKnown = true;
    for (const engine::Side &side : module->sides)
        source.words.sides.append({side.id, side.name});
    source.words.mobilities = module->terrain.classes;
    return source;
}

QString CounterSource::shown(int piece, const CounterColumn &column) const
{
    const QString text = column.text(file, piece);
    switch (column.kind) {
    case Kind::Formation:
        return file.formation(text)[u"name"].toString(text);
    case Kind::Type:
        return file.type(text)[u"name"].toString(text);
    case Kind::Symbol:
        return text.isEmpty() || view::SymbolSet::isText(text) ? text.section(u':', -1)
                                                               : symbolName(text);
    case Kind::Side:
        for (const CounterWords::Word &side : words.sides) {
            if (side.id == text)
                return side.title;
        }
        return text;
    default:
        return text;
    }
}

} // namespace editor
