// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/tablereader.h"

#include "engine/module/read/terrainreader.h"

namespace engine {

TableReader::TableReader(LoadContext &context)
    : m_context(context)
{
}

void TableReader::read()
{
    for (const QString &name : m_context.module.files.names()) {
        if (name.startsWith(u"tables/") && name.endsWith(u".json")
            && name != TerrainReader::fileName)
            readFile(name);
    }
}

void TableReader::readFile(const QString &name)
{
    auto opened = m_context.open(name);
    if (!opened)
        return;
    JsonReader &file = *opened;
    file.allowKeys({u"format", u"id", u"title", u"rule", u"reconstructed", u"source", u"columns",
                    u"rows", u"cells", u"types", u"legend", u"values", u"text"});
    Table table;
    table.id = file.identifier(u"id");
    table.title = file.string(u"title", table.id);
    table.rule = file.string(u"rule", QString());
    table.file = name;
    table.reconstructed = file.boolean(u"reconstructed", false);
    table.columns = readHeads(file, u"columns");
    table.rows = readHeads(file, u"rows");
    table.source = file.value();
    file.string(u"source", QString());
    file.string(u"text", QString());
    for (auto &[key, text] : file.optionalMap(u"legend"))
        text.asString();
    // For the editor: what the cells of each column are.
    for (JsonReader &type : file.optionalArray(u"types"))
        type.asString();
    checkCells(file, table);
    if (table.id.isEmpty())
        return;
    if (const Table *other = m_context.module.table(table.id))
        file.problem(file.value()[u"id"],
                     tr("%1 is the table “%2” as well.").arg(other->file, table.id));
    else
        m_context.module.tables.push_back(std::move(table));
}

QStringList TableReader::readHeads(JsonReader &file, QStringView key)
{
    QStringList heads;
    for (JsonReader &item : file.optionalArray(key)) {
        // Numbers are welcome as heads; rules look them up by their text all the same.
        const QString head =
            item.value().isInteger() ? QString::number(item.value().toInteger()) : item.asString();
        if (heads.contains(head))
            item.problem(tr("“%1” heads two of the %2.").arg(head, key));
        heads.append(head);
    }
    return heads;
}

void TableReader::checkCells(JsonReader &file, const Table &table)
{
    const QList<JsonReader> rows = file.optionalArray(u"cells");
    if (file.has(u"cells") && file.has(u"rows") && rows.size() != table.rows.size()) {
        file.problem(
            file.value()[u"cells"],
            tr("There are %1 rows of cells, but %2 rows.").arg(rows.size()).arg(table.rows.size()));
    }
    for (JsonReader row : rows) {
        if (!row.expectArray() || !file.has(u"columns"))
            continue;
        if (row.value().size() != table.columns.size()) {
            row.problem(tr("The row has %1 cells, but there are %2 columns.")
                            .arg(row.value().size())
                            .arg(table.columns.size()));
        }
    }
}

} // namespace engine
