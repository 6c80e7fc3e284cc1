// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/piecereader.h"

namespace engine {

PieceReader::PieceReader(LoadContext &context)
    : m_context(context)
    , m_module(context.module)
{
}

void PieceReader::read()
{
    auto opened = m_context.open(fileName.toString());
    if (!opened)
        return;
    JsonReader &file = *opened;
    // "markers" is read by who draws counters.
    file.allowKeys({u"format", u"formations", u"templates", u"types", u"pieces", u"markers"});
    for (auto &[id, reader] : file.optionalMap(u"formations"))
        readFormation(id, reader);
    for (auto &[id, reader] : file.optionalMap(u"templates"))
        readTemplate(id, reader);
    for (auto &[id, reader] : file.optionalMap(u"types"))
        readType(id, reader);
    for (JsonReader &reader : file.array(u"pieces"))
        readPiece(reader);
}

bool PieceReader::isGoodId(JsonReader &reader, const QString &id)
{
    if (JsonReader::isIdentifier(id))
        return true;
    reader.problem(tr("“%1” is no good id: only letters, digits, “_”, “-” and “.”.").arg(id));
    return false;
}

void PieceReader::readFormation(const QString &id, JsonReader &reader)
{
    reader.allowKeys({u"name", u"short", u"color", u"side", u"values"});
    if (!isGoodId(reader, id))
        return;
    Formation formation;
    formation.id = id;
    formation.name = reader.string(u"name", id);
    formation.shortName = reader.string(u"short", QString());
    formation.color = m_context.color(reader, u"color");
    formation.values = LoadContext::object(reader, u"values");
    for (auto &[key, value] : reader.asMap()) {
        if (key == u"side")
            formation.side = m_context.side(value);
    }
    m_module.names.intern(id);
    m_formations.insert(id, int(m_module.formations.size()));
    m_module.formations.push_back(std::move(formation));
}

void PieceReader::readTemplate(const QString &id, JsonReader &reader)
{
    reader.allowKeys({u"kind", u"name", u"label", u"side", u"formation", u"steps", u"mobility",
                      u"back", u"values", u"art"});
    if (isGoodId(reader, id))
        m_templates.insert(id, readLayer(reader));
}

void PieceReader::readType(const QString &id, JsonReader &reader)
{
    reader.allowKeys({u"template", u"kind", u"name", u"label", u"side", u"formation", u"steps",
                      u"mobility", u"back", u"values", u"art"});
    if (!isGoodId(reader, id))
        return;
    Layer layer;
    if (reader.has(u"template")) {
        const QString base = reader.string(u"template");
        if (m_templates.contains(base))
            layer = m_templates.value(base);
        else if (reader.value()[u"template"].isString())
            reader.unknown(reader.value()[u"template"], tr("There is no template “%1”.").arg(base),
                           base, m_templates.keys());
    }
    lay(layer, readLayer(reader));
    m_module.names.intern(id);
    m_types.insert(id, std::move(layer));
}

void PieceReader::readPiece(JsonReader &reader)
{
    reader.allowKeys({u"id", u"type", u"count", u"kind", u"name", u"label", u"side", u"formation",
                      u"steps", u"mobility", u"back", u"values", u"art"});
    const QString id = reader.identifier(u"id");
    const QString type = reader.string(u"type");
    Layer layer = m_types.value(type);
    if (reader.value()[u"type"].isString() && !m_types.contains(type))
        reader.unknown(reader.value()[u"type"], tr("There is no type “%1”.").arg(type), type,
                       m_types.keys());
    lay(layer, readLayer(reader));
    if (!id.isEmpty())
        addPieces(reader, id, type, layer);
}

PieceReader::Layer PieceReader::readLayer(JsonReader &reader)
{
    Layer layer;
    readTexts(reader, layer);
    if (reader.has(u"steps"))
        layer.steps = int(reader.integer(u"steps", 1, limits::steps));
    layer.art = LoadContext::object(reader, u"art");
    readValues(reader, layer);
    for (auto &[key, value] : reader.asMap()) {
        if (key == u"side")
            layer.side = m_context.side(value);
        else if (key == u"formation")
            layer.formation = readFormationOf(value);
        else if (key == u"mobility")
            layer.mobility = readMobility(value);
    }
    return layer;
}

void PieceReader::readTexts(JsonReader &reader, Layer &layer)
{
    if (reader.has(u"kind")) {
        layer.kind = reader.identifier(u"kind");
        m_module.names.intern(*layer.kind);
    }
    if (reader.has(u"back"))
        layer.back = m_module.names.intern(reader.identifier(u"back"));
    if (reader.has(u"name"))
        layer.name = reader.string(u"name");
    if (reader.has(u"label"))
        layer.label = reader.string(u"label");
}

void PieceReader::readValues(JsonReader &reader, Layer &layer)
{
    for (auto &[key, value] : reader.optionalMap(u"values")) {
        ValueList list;
        if (value.value().isArray()) {
            for (const JsonReader &item : value.asArray())
                list.push_back(m_context.scalar(item));
            if (list.empty())
                value.problem(tr("“%1” is an empty list.").arg(value.path()));
        } else {
            list.push_back(m_context.scalar(value));
        }
        if (isGoodId(value, key))
            layer.values.insert(m_module.names.intern(key), std::move(list));
    }
}

int PieceReader::readFormationOf(JsonReader value)
{
    const QString id = value.asString();
    const int found = m_formations.value(id, -1);
    if (found < 0)
        value.unknown(value.value(), tr("There is no formation “%1”.").arg(id), id,
                      m_formations.keys());
    return found;
}

int PieceReader::readMobility(JsonReader value)
{
    const QString id = value.asString();
    const auto found = int(m_module.terrain.classes.indexOf(id));
    if (found < 0)
        value.unknown(value.value(), tr("There is no mobility class “%1”.").arg(id), id,
                      m_module.terrain.classes);
    return found;
}

void PieceReader::lay(Layer &below, const Layer &above)
{
    const auto replace = [](auto &old, const auto &fresh) {
        if (fresh)
            old = fresh;
    };
    replace(below.kind, above.kind);
    replace(below.name, above.name);
    replace(below.label, above.label);
    replace(below.side, above.side);
    replace(below.formation, above.formation);
    replace(below.steps, above.steps);
    replace(below.mobility, above.mobility);
    replace(below.back, above.back);
    if (below.values.isEmpty())
        below.values = above.values;
    else
        below.values.insert(above.values);
    if (below.art.isNull()) {
        below.art = above.art;
        return;
    }
    for (qsizetype i = 0; i < above.art.size(); ++i)
        below.art.insert(above.art.keyAt(i), above.art.at(i));
}

void PieceReader::addPieces(JsonReader &reader, const QString &id, const QString &type,
                            const Layer &layer)
{
    const auto count = int(reader.integer(u"count", 1, limits::copies, 1));
    if (m_module.pieces.size() + size_t(count) > limits::pieces) {
        reader.problem(tr("A module can have at most %1 pieces.").arg(limits::pieces));
        return;
    }
    Piece piece;
    piece.type = type;
    piece.kind = layer.kind.value_or(QStringLiteral("unit"));
    piece.label = layer.label.value_or(QString());
    piece.formation = layer.formation.value_or(-1);
    piece.side = layer.side.value_or(
        piece.formation >= 0 ? m_module.formations[size_t(piece.formation)].side : SideId());
    piece.maxSteps = layer.steps.value_or(1);
    piece.mobility = layer.mobility.value_or(-1);
    piece.back = layer.back.value_or(NameId());
    piece.art = layer.art;
    piece.line = reader.line();
    piece.values = layer.values;
    for (int i = 1; i <= count; ++i) {
        piece.id = reader.has(u"count") ? QString(id + u'-' + QString::number(i)) : id;
        piece.name = layer.name.value_or(piece.id);
        if (m_module.pieceIds.contains(piece.id)) {
            reader.problem(reader.value()[u"id"], tr("There are two pieces “%1”.").arg(piece.id));
            continue;
        }
        m_module.pieceIds.insert(piece.id, PieceId(int32_t(m_module.pieces.size())));
        m_module.pieces.push_back(piece);
    }
}

} // namespace engine
