// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/spacereader.h"

namespace engine {

namespace {

constexpr double farthest = 1e6;
// Shapes are painted, so a sheet must stay within what a picture can hold.
constexpr QRectF outlineRange(0, 0, 10'000, 10'000);

QList<double> numbers(JsonReader &reader, qsizetype count)
{
    QList<double> found;
    for (JsonReader &item : reader.asArray()) {
        const double number = item.asReal(-farthest, farthest);
        if (item.isPresent())
            found.append(number);
    }
    return found.size() == count && reader.value().size() == count ? found : QList<double>();
}

} // namespace

SpaceReader::SpaceReader(LoadContext &context)
    : m_context(context)
{
}

std::optional<QPointF> SpaceReader::point(JsonReader reader)
{
    const QList<double> found = numbers(reader, 2);
    if (!found.isEmpty())
        return QPointF(found[0], found[1]);
    reader.problem(tr("“%1” must be two numbers: [x, y].").arg(reader.path()));
    return {};
}

std::optional<QRectF> SpaceReader::rectangle(JsonReader reader)
{
    const QList<double> found = numbers(reader, 4);
    if (!found.isEmpty() && found[2] > 0 && found[3] > 0)
        return QRectF(found[0], found[1], found[2], found[3]);
    reader.problem(tr("“%1” must be four numbers: [x, y, width, height].").arg(reader.path()));
    return {};
}

QList<QPointF> SpaceReader::outline(JsonReader reader)
{
    QList<QPointF> corners;
    bool isGood = reader.value().isArray();
    for (const JsonReader &item : reader.asArray()) {
        const auto corner = point(item);
        isGood = isGood && corner && outlineRange.contains(*corner);
        corners.append(corner.value_or(QPointF()));
    }
    if (isGood && corners.size() >= 3)
        return corners;
    reader.problem(tr("“%1” must be at least three corners, [[x, y], …], from 0 to %2.")
                       .arg(reader.path())
                       .arg(outlineRange.width()));
    return {};
}

void SpaceReader::readHex(JsonReader &reader, Space &space)
{
    reader.allowKeys({u"terrain", u"name", u"features", u"values"});
    readCommon(reader, space);
}

void SpaceReader::readArea(JsonReader &reader, Space &space)
{
    reader.allowKeys({u"terrain", u"name", u"features", u"values", u"label", u"shape"});
    readCommon(reader, space);
    space.kind = Space::Kind::Area;
    for (auto &[key, value] : reader.asMap()) {
        if (key == u"label")
            space.centre = point(value).value_or(QPointF());
        else if (key == u"shape")
            space.outline = outline(value);
    }
    if (!reader.has(u"label")) {
        reader.problem(
            tr("The area “%1” needs a “label”: the place of its name and pieces.").arg(space.id));
    }
}

void SpaceReader::readBox(JsonReader &reader, Space &space)
{
    reader.allowKeys(
        {u"terrain", u"name", u"features", u"values", u"box", u"kind", u"owner", u"contents"});
    readCommon(reader, space);
    using Kind = Space::Kind;
    using Contents = Space::Contents;
    space.kind = reader.choice<Kind>(
        u"kind", {{u"box", Kind::Box}, {u"cup", Kind::Cup}, {u"deck", Kind::Deck}}, Kind::Box);
    space.contents =
        reader.choice<Contents>(u"contents",
                                {{u"open", Contents::Open},
                                 {u"counted", Contents::Counted},
                                 {u"owner", Contents::Owner},
                                 {u"hidden", Contents::Hidden}},
                                space.kind == Kind::Box ? Contents::Open : Contents::Counted);
    for (auto &[key, value] : reader.asMap()) {
        if (key == u"box")
            space.box = rectangle(value).value_or(QRectF());
        else if (key == u"owner")
            space.owner = m_context.side(value);
    }
    if (!reader.has(u"box"))
        reader.problem(tr("The box “%1” needs a “box”: [x, y, width, height].").arg(space.id));
    if (space.contents == Contents::Owner && !reader.has(u"owner"))
        reader.problem(tr("“%1” shows its contents to its owner but has none.").arg(space.id));
    space.centre = space.box.center();
}

void SpaceReader::readCommon(JsonReader &reader, Space &space)
{
    space.line = reader.line();
    space.name = reader.string(u"name", QString());
    if (reader.has(u"terrain"))
        space.terrain = readTerrain(reader);
    if (reader.has(u"features"))
        space.features = readFeatures(reader);
    space.values = LoadContext::object(reader, u"values");
}

int SpaceReader::readTerrain(JsonReader &reader)
{
    const QString id = reader.string(u"terrain");
    const TerrainTable &table = m_context.module.terrain;
    const int found = table.terrain(id);
    if (found < 0 && reader.value()[u"terrain"].isString()) {
        QStringList known;
        for (const auto &terrain : table.terrains)
            known.append(terrain.id);
        reader.unknown(reader.value()[u"terrain"], tr("There is no terrain “%1”.").arg(id), id,
                       known);
    }
    return found;
}

QStringList SpaceReader::readFeatures(JsonReader &reader)
{
    QStringList features;
    for (JsonReader &item : reader.optionalArray(u"features")) {
        const QString name = item.asString();
        if (!item.isPresent())
            continue;
        if (name.isEmpty())
            item.problem(tr("A feature must not be empty."));
        else if (features.contains(name))
            item.problem(tr("The feature “%1” is listed twice.").arg(name),
                         {Issue::Code::ListedTwice, name});
        else
            features.append(name);
        m_context.module.names.intern(name);
    }
    features.sort();
    return features;
}

} // namespace engine
