// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/counterparcel.h"

#include "editor/pages/counters/edits/artimport.h"

#include <QSet>

namespace editor {

using engine::Json;

namespace {

const QString c_types = QStringLiteral("types");
const QString c_templates = QStringLiteral("templates");
const QString c_formations = QStringLiteral("formations");
const QString c_art = QStringLiteral("art");

void eachPicture(const Json &art, const std::function<void(const QString &)> &found)
{
    for (const QStringView key : {QStringView(u"file"), QStringView(u"back")}) {
        const Json &value = art[key];
        if (value.isString())
            found(value.toString());
        for (qsizetype i = 0; value.isArray() && i < value.size(); ++i)
            found(value.at(i).toString());
    }
}

} // namespace

Json CounterParcel::pack(const FileContents &files, const QList<int> &pieces)
{
    const PieceFile file = PieceFile::of(files);
    Json list = Json::array();
    Json sections[] = {Json::object(), Json::object(), Json::object(), Json::object()};
    auto &[types, templates, formations, art] = sections;
    const auto take = [&](const Json &entry) {
        const QString formation = entry[u"formation"].toString();
        if (const Json &known = file.formation(formation); !known.isNull())
            formations.insert(formation, known);
        eachPicture(entry[u"art"], [&](const QString &name) {
            if (const auto content = files.value(name))
                art.insert(name, QString::fromLatin1(content->bytes().toBase64()));
        });
    };
    for (const int piece : pieces) {
        const PieceFile::Entry &entry = file.pieces()[size_t(piece)];
        list.append(entry.json);
        take(entry.json);
        if (const Json &type = file.type(entry.type); !type.isNull()) {
            types.insert(entry.type, type);
            take(type);
        }
        const QString base = file.templateOf(piece);
        if (const Json &known = file.baseTemplate(base); !known.isNull()) {
            templates.insert(base, known);
            take(known);
        }
    }
    Json parcel;
    parcel.insert(QStringLiteral("pieces"), list);
    parcel.insert(c_types, types);
    parcel.insert(c_templates, templates);
    parcel.insert(c_formations, formations);
    parcel.insert(c_art, art);
    return parcel;
}

void CounterParcel::unpackArt()
{
    const Json &art = m_parcel[c_art];
    for (qsizetype i = 0; art.isObject() && i < art.size(); ++i) {
        const QByteArray bytes = QByteArray::fromBase64(art.at(i).toString().toLatin1());
        const auto name = ArtImport::add(m_draft, art.keyAt(i).section(u'/', -1), bytes);
        // A picture that is refused is named by lint where it is used.
        if (name)
            m_art.insert(art.keyAt(i), name.value());
    }
}

Json CounterParcel::withArt(Json entry) const
{
    Json art = entry[c_art];
    for (const QString &key : {QStringLiteral("file"), QStringLiteral("back")}) {
        const Json value = art[key];
        if (value.isString())
            art.insert(key, m_art.value(value.toString(), value.toString()));
        if (!value.isArray())
            continue;
        Json list = Json::array();
        for (qsizetype i = 0; i < value.size(); ++i)
            list.append(m_art.value(value.at(i).toString(), value.at(i).toString()));
        art.insert(key, list);
    }
    if (!art.isNull())
        entry.insert(c_art, art);
    return entry;
}

CounterParcel::Names CounterParcel::unpackNamed(const QString &section, const Names &templates)
{
    Names names;
    CounterEdit edit(m_draft);
    const Json &list = m_parcel[section];
    for (qsizetype i = 0; list.isObject() && i < list.size(); ++i) {
        Json entry = withArt(list.at(i));
        const QString base = entry[u"template"].toString();
        if (!base.isEmpty())
            entry.insert(QStringLiteral("template"), templates.value(base, base));
        const QString &id = list.keyAt(i);
        QSet<QString> taken;
        QString name = id;
        const JsonText *known = m_draft.json(PieceFile::fileName(), {section, name});
        while (known && !(known->toJson() == entry)) {
            taken.insert(name);
            name = CounterEdit::freeId(name, taken);
            known = m_draft.json(PieceFile::fileName(), {section, name});
        }
        names.insert(id, name);
        if (!known)
            edit.addNamed(section, name, entry);
    }
    return names;
}

QStringList CounterParcel::unpack(Draft &draft, const Json &json)
{
    CounterParcel parcel(draft, json);
    parcel.unpackArt();
    const Names formations = parcel.unpackNamed(c_formations, {});
    const Names templates = parcel.unpackNamed(c_templates, {});
    const Names types = parcel.unpackNamed(c_types, templates);
    CounterEdit edit(draft);
    QSet<QString> taken = edit.takenIds();
    QStringList made;
    const Json &pieces = json[u"pieces"];
    for (qsizetype i = 0; pieces.isArray() && i < pieces.size(); ++i) {
        Json entry = parcel.withArt(pieces.at(i));
        if (!entry.isObject())
            continue;
        const QString id = CounterEdit::freeId(entry[u"id"].toString(), taken);
        entry.insert(QStringLiteral("id"), id);
        const QString type = entry[u"type"].toString();
        entry.insert(QStringLiteral("type"), types.value(type, type));
        const QString formation = entry[u"formation"].toString();
        if (!formation.isEmpty())
            entry.insert(QStringLiteral("formation"), formations.value(formation, formation));
        if (!edit.add(-1, entry))
            continue;
        taken.insert(id);
        made.append(id);
    }
    return made;
}

} // namespace editor
