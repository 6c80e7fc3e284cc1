// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/hexclipboard.h"

#include "editor/pages/boards/edits/areaedit.h"
#include "editor/pages/boards/edits/boardkeys.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/edits/hexedit.h"

namespace editor::hexclipboard {

using engine::Json;

namespace {

const QString c_hexes = QStringLiteral("hexes");
const QString c_boxes = QStringLiteral("boxes");
const QString c_areas = QStringLiteral("areas");
const QString c_at = QStringLiteral("at");
const QString c_id = QStringLiteral("id");
const QString c_entry = QStringLiteral("entry");

Json entryOf(const BoardModel &model, const QString &space)
{
    const JsonTextPointer entry = model.entry(space);
    return entry && entry->type() == JsonText::Type::Object ? entry->toJson() : Json::object();
}

bool pasteHexes(Draft &draft, const BoardModel &model, const Json &hexes, int cell,
                QStringList &pasted)
{
    QMap<QString, Json> entries;
    const engine::HexCoord first = model.cells()->coordinate(cell);
    for (qsizetype i = 0; i < hexes.size(); ++i) {
        const Json &at = hexes.at(i)[c_at];
        const engine::HexCoord place{int16_t(first.q + at.at(0).toInteger()),
                                     int16_t(first.r + at.at(1).toInteger())};
        const int target = model.cells()->at(place);
        if (target < 0 || model.isMissing(target))
            continue;
        Json entry = hexes.at(i)[c_entry];
        if (entry[c_terrain].toString() == model.ground())
            entry.remove(c_terrain);
        entries.insert(model.cells()->id(target), entry);
        pasted.append(model.cells()->id(target));
    }
    return HexEdit(draft, model).replace(entries);
}

/// With the corners that a picture gave it: the other board has another picture.
Json areaOf(const BoardArea &area)
{
    Json entry = area.source->toJson();
    entry.insert(c_label, AreaEdit::jsonOf(area.label));
    entry.insert(c_shape, AreaEdit::jsonOf(area.outline));
    return entry;
}

Json moved(const Json &point, QPointF by)
{
    return AreaEdit::jsonOf(QPointF(std::max(0.0, point.at(0).toReal() + by.x()),
                                    std::max(0.0, point.at(1).toReal() + by.y())));
}

bool pasteAreas(Draft &draft, const BoardModel &model, const Json &areas, QPointF offset,
                QStringList &pasted)
{
    if (model.kind() != engine::Board::Kind::Area)
        return false;
    for (qsizetype i = 0; i < areas.size(); ++i) {
        Json entry = areas.at(i)[c_entry];
        const QString id = AreaEdit(draft, model).freeId(areas.at(i)[c_id].toString());
        Json shape = Json::array();
        for (qsizetype j = 0; j < entry[c_shape].size(); ++j)
            shape.append(moved(entry[c_shape].at(j), offset));
        entry.insert(c_label, moved(entry[c_label], offset));
        entry.insert(c_shape, shape);
        if (draft.set(model.file(), {QStringLiteral("spaces"), id}, entry))
            pasted.append(id);
    }
    return areas.size() > 0;
}

} // namespace

Json copied(const BoardModel &model, const QStringList &spaces)
{
    Json hexes = Json::array();
    Json boxes = Json::array();
    Json areas = Json::array();
    std::optional<engine::HexCoord> first;
    for (const QString &space : spaces) {
        const int cell = model.cells() ? model.cells()->find(space) : -1;
        Json item = Json::object();
        Json entry = entryOf(model, space);
        if (cell < 0) {
            const BoardArea *area = model.areas().find(space);
            item.insert(c_id, space);
            item.insert(c_entry, area ? areaOf(*area) : entry);
            if (area || entry.contains(u"box"))
                (area ? areas : boxes).append(item);
            continue;
        }
        const engine::HexCoord here = model.cells()->coordinate(cell);
        first = first.value_or(here);
        Json at = Json::array();
        at.append(here.q - first->q);
        at.append(here.r - first->r);
        item.insert(c_at, at);
        // Another board may have another ground.
        entry.insert(c_terrain, model.terrain(space));
        item.insert(c_entry, entry);
        hexes.append(item);
    }
    if (hexes.size() == 0 && boxes.size() == 0 && areas.size() == 0)
        return {};
    Json json = Json::object();
    json.insert(c_hexes, hexes);
    json.insert(c_boxes, boxes);
    json.insert(c_areas, areas);
    return json;
}

bool paste(Draft &draft, const BoardModel &model, const Json &json, int cell, QPointF offset,
           QStringList &pasted)
{
    bool hasChanged = false;
    if (model.cells() && cell >= 0)
        hasChanged = pasteHexes(draft, model, json[c_hexes], cell, pasted);
    hasChanged = pasteAreas(draft, model, json[c_areas], offset, pasted) || hasChanged;
    const Json &boxes = json[c_boxes];
    for (qsizetype i = 0; i < boxes.size(); ++i) {
        Json entry = boxes.at(i)[c_entry];
        const QString id = BoxEdit(draft, model).freeId(boxes.at(i)[c_id].toString());
        Json box = Json::array();
        box.append(entry[u"box"].at(0).toReal() + offset.x());
        box.append(entry[u"box"].at(1).toReal() + offset.y());
        box.append(entry[u"box"].at(2));
        box.append(entry[u"box"].at(3));
        entry.insert(QStringLiteral("box"), box);
        if (draft.set(model.file(), {QStringLiteral("spaces"), id}, entry)) {
            pasted.append(id);
            hasChanged = true;
        }
    }
    return hasChanged;
}

} // namespace editor::hexclipboard
