// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/model/piecefile.h"

#include <algorithm>

namespace editor {

using engine::Json;

namespace {

const Json c_none;

const FieldKey c_formation{{}, QStringLiteral("formation")};

} // namespace

JsonPath FieldKey::path() const
{
    return section.isEmpty() ? JsonPath{key} : JsonPath{section, key};
}

PieceFile::PieceFile(const JsonText *root)
{
    if (!root || root->type() != JsonText::Type::Object)
        return;
    m_formations = namedIn(root, QStringLiteral("formations"));
    m_types = namedIn(root, QStringLiteral("types"));
    m_templates = namedIn(root, QStringLiteral("templates"));
    m_markers = namedIn(root, QStringLiteral("markers"));
    const JsonText *pieces = root->find({QStringLiteral("pieces")});
    // Without the list there are no counters yet.
    m_isReadable = !pieces || pieces->type() == JsonText::Type::Array;
    if (!pieces || !m_isReadable)
        return;
    m_pieces.reserve(size_t(pieces->size()));
    for (const JsonText::Member &member : pieces->members()) {
        Entry entry;
        if (member.value->type() == JsonText::Type::Object)
            entry.json = member.value->toJson();
        entry.id = entry.json[u"id"].toString();
        entry.type = entry.json[u"type"].toString();
        entry.count =
            int(std::clamp<qint64>(entry.json[u"count"].toInteger(), 0, engine::limits::copies));
        if (!m_index.contains(entry.id))
            m_index.insert(entry.id, int(m_pieces.size()));
        m_pieces.push_back(std::move(entry));
    }
    resolve();
}

PieceFile PieceFile::of(const FileContents &files)
{
    const auto content = files.value(fileName());
    return PieceFile(content ? content->json().get() : nullptr);
}

PieceFile PieceFile::ofLevel(PieceLevel level) const
{
    if (level == PieceLevel::Piece)
        return *this;
    PieceFile made;
    made.m_isReadable = m_isReadable;
    made.m_level = level;
    made.m_formations = m_formations;
    const bool isType = level == PieceLevel::Type;
    if (isType)
        made.m_types = m_templates;
    for (const Named &named : isType ? m_types : m_templates) {
        made.m_index.insert(named.id, int(made.m_pieces.size()));
        made.m_pieces.push_back(
            Entry{named.id, isType ? named.json[u"template"].toString() : QString(), named.json});
    }
    made.resolve();
    return made;
}

JsonPath PieceFile::pathOf(int piece) const
{
    if (m_level == PieceLevel::Piece)
        return {QStringLiteral("pieces"), qsizetype(piece)};
    return {m_level == PieceLevel::Type ? QStringLiteral("types") : QStringLiteral("templates"),
            m_pieces[size_t(piece)].id};
}

std::vector<PieceFile::Named> PieceFile::namedIn(const JsonText *root, const QString &key)
{
    std::vector<Named> list;
    const JsonText *object = root->find({key});
    if (!object || object->type() != JsonText::Type::Object)
        return list;
    for (qsizetype i = 0; i < object->size(); ++i) {
        const JsonText &value = *object->members()[size_t(i)].value;
        list.push_back({object->keyAt(i),
                        value.type() == JsonText::Type::Object ? value.toJson() : Json::object()});
    }
    return list;
}

int PieceFile::find(const std::vector<Named> &list, const QString &id)
{
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const Named &named) { return named.id == id; });
    return found == list.end() ? -1 : int(found - list.begin());
}

const Json &PieceFile::found(const std::vector<Named> &list, int index)
{
    return index < 0 ? c_none : list[size_t(index)].json;
}

void PieceFile::resolve()
{
    for (Entry &entry : m_pieces) {
        entry.typeAt = find(m_types, entry.type);
        entry.templateAt = find(m_templates, found(m_types, entry.typeAt)[u"template"].toString());
    }
}

const Json &PieceFile::formation(const QString &id) const
{
    return found(m_formations, find(m_formations, id));
}

const Json &PieceFile::type(const QString &id) const
{
    return found(m_types, find(m_types, id));
}

const Json &PieceFile::baseTemplate(const QString &id) const
{
    return found(m_templates, find(m_templates, id));
}

QString PieceFile::templateOf(int piece) const
{
    return found(m_types, m_pieces[size_t(piece)].typeAt)[u"template"].toString();
}

const Json &PieceFile::fieldOf(const Json &entry, const FieldKey &key)
{
    return key.section.isEmpty() ? entry[key.key] : entry[key.section][key.key];
}

const Json &PieceFile::own(int piece, const FieldKey &key) const
{
    return fieldOf(m_pieces[size_t(piece)].json, key);
}

Json PieceFile::inherited(int piece, const FieldKey &key) const
{
    const Entry &entry = m_pieces[size_t(piece)];
    if (const Json &said = fieldOf(found(m_types, entry.typeAt), key); !said.isNull())
        return said;
    if (const Json &said = fieldOf(found(m_templates, entry.templateAt), key); !said.isNull())
        return said;
    if (!key.section.isEmpty())
        return {};
    if (key.key == u"side")
        return formation(value(piece, c_formation).toString())[u"side"];
    if (key.key == u"name" && m_level == PieceLevel::Piece)
        return entry.id;
    if (key.key == u"kind")
        return QStringLiteral("unit");
    return key.key == u"steps" ? Json(1) : Json();
}

Json PieceFile::inherited(int piece, const FieldKey &key, const QString &type) const
{
    if (piece >= 0 && m_pieces[size_t(piece)].type == type)
        return inherited(piece, key);
    const Json &above = this->type(type);
    const Json &said = fieldOf(above, key);
    return said.isNull() ? fieldOf(baseTemplate(above[u"template"].toString()), key) : said;
}

void PieceFile::setType(int piece, const QString &type)
{
    Entry &entry = m_pieces[size_t(piece)];
    entry.type = type;
    entry.json.insert(QStringLiteral("type"), type);
    entry.typeAt = find(m_types, type);
    entry.templateAt = find(m_templates, found(m_types, entry.typeAt)[u"template"].toString());
}

Json PieceFile::value(int piece, const FieldKey &key) const
{
    const Json &said = own(piece, key);
    return said.isNull() ? inherited(piece, key) : said;
}

PieceLevel PieceFile::origin(int piece, const FieldKey &key) const
{
    if (!own(piece, key).isNull())
        return PieceLevel::Piece;
    const Entry &entry = m_pieces[size_t(piece)];
    return fieldOf(found(m_types, entry.typeAt), key).isNull()
            && !fieldOf(found(m_templates, entry.templateAt), key).isNull()
        ? PieceLevel::Template
        : PieceLevel::Type;
}

QStringList PieceFile::entriesOf(const QList<int> &pieces, PieceLevel level) const
{
    QStringList ids;
    for (const int piece : pieces) {
        const Entry &entry = m_pieces[size_t(piece)];
        const QString id = level == PieceLevel::Piece ? entry.id
            : level == PieceLevel::Type               ? entry.type
                                                      : templateOf(piece);
        if (!id.isEmpty() && !ids.contains(id))
            ids.append(id);
    }
    return ids;
}

int PieceFile::countersOf(PieceLevel level, const QString &id) const
{
    int sum = 0;
    for (int i = 0; i < count(); ++i) {
        const Entry &entry = m_pieces[size_t(i)];
        if ((level == PieceLevel::Template ? templateOf(i) : entry.type) == id)
            sum += std::max(1, entry.count);
    }
    return sum;
}

int PieceFile::countersOf(const QString &formation) const
{
    int sum = 0;
    for (int i = 0; i < count(); ++i) {
        if (value(i, c_formation).toString() == formation)
            sum += std::max(1, m_pieces[size_t(i)].count);
    }
    return sum;
}

QStringList PieceFile::gameIds(const Entry &entry)
{
    if (!entry.count)
        return {entry.id};
    QStringList ids;
    for (int i = 1; i <= entry.count; ++i)
        ids.append(entry.id + u'-' + QString::number(i));
    return ids;
}

} // namespace editor
