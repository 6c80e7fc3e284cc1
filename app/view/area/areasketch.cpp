// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/area/areasketch.h"

#include <QCoreApplication>

namespace view {

namespace {

using engine::Json;

QPointF point(const Json &json)
{
    return {json.at(0).toReal(), json.at(1).toReal()};
}

Polyline points(const Json &json)
{
    Polyline line;
    for (qsizetype i = 0; i < json.size(); ++i)
        line.push_back(point(json.at(i)));
    return line;
}

AreaSketch::Ground ground(const QString &word)
{
    if (word == QLatin1String("difficult"))
        return AreaSketch::Ground::Difficult;
    return word == QLatin1String("broken") ? AreaSketch::Ground::Broken : AreaSketch::Ground::Open;
}

AreaSketch::Area area(const Json &json)
{
    AreaSketch::Area area;
    area.id = json[u"id"].toString();
    area.name = json[u"name"].toString();
    area.polygon = points(json[u"polygon"]);
    if (MapGeometry::area(area.polygon) < 0)
        std::reverse(area.polygon.begin(), area.polygon.end());
    area.label = point(json[u"label"]);
    area.ground = ground(json[u"terrain"].toString());
    const QString port = json[u"port"].toString();
    if (!port.isEmpty()) {
        area.port =
            port == QLatin1String("blue") ? AreaSketch::Port::Blue : AreaSketch::Port::White;
    }
    area.city = json[u"city"].toBool();
    area.victory = json[u"victory"].toBool();
    area.zone = json[u"zone"].toBool();
    area.supply = json[u"supply"].toString();
    return area;
}

std::vector<AreaSketch::Shape> shapes(const Json &json)
{
    std::vector<AreaSketch::Shape> result;
    for (qsizetype i = 0; i < json.size(); ++i) {
        result.push_back({json.at(i)[u"name"].toString(), json.at(i)[u"style"].toString(),
                          points(json.at(i)[u"points"])});
    }
    return result;
}

void readSheet(const Json &json, AreaSketch &sketch)
{
    sketch.size = {json[u"size"].at(0).toReal(), json[u"size"].at(1).toReal()};
    sketch.title = json[u"title"].toString();
    sketch.year = json[u"year"].toString();
    sketch.caption = json[u"caption"].toString();
    sketch.titleAt = point(json[u"title_at"]);
    for (qsizetype i = 0; i < json[u"panels"].size(); ++i)
        sketch.panels.push_back(points(json[u"panels"].at(i)));
    for (qsizetype i = 0; i < json[u"boxes"].size(); ++i) {
        const Json &box = json[u"boxes"].at(i);
        const Json &rect = box[u"rect"];
        sketch.boxes.push_back(
            {box[u"name"].toString(), box[u"owner"].toString(),
             QRectF(point(rect), QSizeF(rect.at(2).toReal(), rect.at(3).toReal()))});
    }
    for (qsizetype i = 0; i < json[u"labels"].size(); ++i) {
        const Json &label = json[u"labels"].at(i);
        sketch.labels.push_back({label[u"text"].toString(), label[u"style"].toString(),
                                 point(label[u"at"]), label[u"angle"].toReal(),
                                 label[u"size"].toReal()});
    }
}

} // namespace

engine::Result<AreaSketch> AreaSketch::read(const Json &json)
{
    AreaSketch sketch;
    readSheet(json, sketch);
    const Json &areas = json[u"areas"];
    for (qsizetype i = 0; i < areas.size(); ++i) {
        Area found = view::area(areas.at(i));
        if (found.id.isEmpty() || found.polygon.size() < 3) {
            return engine::Error{
                engine::Error::Code::BadFormat,
                QCoreApplication::translate("AreaSketch",
                                            "Line %1: an area needs an id and three corners.")
                    .arg(areas.at(i).line())};
        }
        sketch.areas.push_back(std::move(found));
    }
    sketch.lakes = shapes(json[u"lakes"]);
    sketch.rivers = shapes(json[u"rivers"]);
    sketch.lines = shapes(json[u"lines"]);
    for (qsizetype i = 0; i < json[u"crossings"].size(); ++i) {
        const Json &pair = json[u"crossings"].at(i);
        sketch.crossings.emplace_back(pair.at(0).toString(), pair.at(1).toString());
    }
    return sketch;
}

const AreaSketch::Area *AreaSketch::area(const QString &id) const
{
    for (const Area &area : areas) {
        if (area.id == id)
            return &area;
    }
    return nullptr;
}

} // namespace view
