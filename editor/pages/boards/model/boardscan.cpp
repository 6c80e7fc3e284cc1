// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardscan.h"

namespace editor {

using engine::Json;

namespace {

const QString c_file = QStringLiteral("editor/boards.json");
const QString c_scans = QStringLiteral("scans");

} // namespace

BoardScan BoardScan::read(const FileContents &files, const QString &board)
{
    BoardScan scan;
    const auto content = files.value(c_file);
    const JsonText *entry =
        content && content->json() ? content->json()->find({c_scans, board}) : nullptr;
    if (!entry)
        return scan;
    const Json json = entry->toJson();
    scan.file = json[u"file"].toString();
    scan.at = {json[u"at"].at(0).toReal(), json[u"at"].at(1).toReal()};
    scan.angle = json[u"angle"].toReal();
    const double scale = json[u"scale"].toReal(1);
    scan.scale = scale > 0 ? scale : 1;
    return scan;
}

QString BoardScan::notes()
{
    return c_file;
}

void BoardScan::makeNotes(Draft &draft)
{
    if (!draft.json(c_file))
        draft.setBytes(c_file, "{\n  \"format\": 1,\n  \"scans\": {}\n}\n");
}

bool BoardScan::write(Draft &draft, const QString &board) const
{
    if (file.isEmpty())
        return draft.remove(c_file, {c_scans, board});
    makeNotes(draft);
    Json place = Json::array();
    place.append(at.x());
    place.append(at.y());
    Json json = Json::object();
    json.insert(QStringLiteral("file"), file);
    json.insert(QStringLiteral("at"), place);
    json.insert(QStringLiteral("scale"), scale);
    json.insert(QStringLiteral("angle"), angle);
    return draft.set(c_file, {c_scans, board}, json);
}

} // namespace editor
