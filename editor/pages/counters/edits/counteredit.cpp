// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/counteredit.h"

#include "engine/core/jsonreader.h"

#include <algorithm>

namespace editor {

using engine::Json;

namespace {

const QString c_pieces = QStringLiteral("pieces");
const QString c_setup = QStringLiteral("setup");
const QString c_arrivals = QStringLiteral("arrivals");

JsonPath below(JsonPath path, const QString &key)
{
    path.push_back(key);
    return path;
}

QString idOf(const Json &placed)
{
    return placed.isString() ? placed.toString() : placed[u"piece"].toString();
}

} // namespace

void CounterEdit::setFields(const JsonPath &entry, const Fields &fields)
{
    QMap<QString, QMap<QString, Json>> bySection;
    for (const auto &[key, value] : fields)
        bySection[key.section].insert(key.key, value);
    const QString file = PieceFile::fileName();
    for (auto it = bySection.constBegin(); it != bySection.constEnd(); ++it) {
        if (it.key().isEmpty()) {
            m_draft.setMany(file, entry, *it);
            continue;
        }
        const JsonPath object = below(entry, it.key());
        const bool adds =
            std::any_of(it->begin(), it->end(), [](const Json &value) { return !value.isNull(); });
        if (!adds && !m_draft.json(file, object))
            continue;
        m_draft.setMany(file, object, *it);
        const JsonText *left = m_draft.json(file, object);
        if (left && left->isContainer() && !left->size())
            m_draft.remove(file, object);
    }
}

bool CounterEdit::add(int after, const Json &values)
{
    const JsonText *pieces = m_draft.json(PieceFile::fileName(), {c_pieces});
    const qsizetype size = pieces ? pieces->size() : 0;
    const qsizetype index = after < 0 ? size : qsizetype(after) + 1;
    return m_draft.insert(PieceFile::fileName(), {c_pieces}, index, values);
}

QString CounterEdit::addOfType(int after, const QString &type, const QString &side)
{
    QString like = type.toUpper() + QStringLiteral("-1");
    const PieceFile known = file();
    for (const PieceFile::Entry &entry : known.pieces()) {
        if (entry.type == type && !entry.count)
            like = entry.id;
    }
    const QString id = freeId(like, takenIds());
    Json values;
    values.insert(QStringLiteral("id"), id);
    values.insert(QStringLiteral("type"), type);
    if (!side.isEmpty())
        values.insert(QStringLiteral("side"), side);
    return add(after, values) ? id : QString();
}

QSet<QString> CounterEdit::takenIds() const
{
    QSet<QString> taken;
    const PieceFile known = file();
    for (const PieceFile::Entry &entry : known.pieces()) {
        taken.insert(entry.id);
        for (const QString &id : PieceFile::gameIds(entry))
            taken.insert(id);
    }
    return taken;
}

QString CounterEdit::freeId(const QString &like, const QSet<QString> &taken)
{
    if (!like.isEmpty() && !taken.contains(like))
        return like;
    qsizetype digits = 0;
    while (digits < like.size() && digits < 6 && like[like.size() - 1 - digits].isDigit())
        ++digits;
    const QString stem = digits ? like.chopped(digits) : like + u'-';
    int number = digits ? like.last(digits).toInt() : 1;
    QString id;
    do {
        id = stem + QStringLiteral("%1").arg(++number, int(digits), 10, QLatin1Char('0'));
    } while (taken.contains(id));
    return id;
}

QStringList CounterEdit::duplicate(const QList<int> &pieces)
{
    QStringList made;
    if (pieces.isEmpty())
        return made;
    const PieceFile known = file();
    QSet<QString> taken = takenIds();
    QList<int> sorted = pieces;
    std::sort(sorted.begin(), sorted.end());
    int after = sorted.last();
    for (const int piece : std::as_const(sorted)) {
        const PieceFile::Entry &entry = known.pieces()[size_t(piece)];
        Json copy = entry.json;
        const QString id = freeId(entry.id, taken);
        copy.insert(QStringLiteral("id"), id);
        if (!add(after++, copy))
            continue;
        taken.insert(id);
        made.append(id);
    }
    return made;
}

void CounterEdit::remove(const QList<int> &pieces, InScenarios inScenarios)
{
    const PieceFile known = file();
    QSet<QString> ids;
    QList<int> sorted = pieces;
    std::sort(sorted.begin(), sorted.end(), std::greater<>());
    for (const int piece : std::as_const(sorted)) {
        for (const QString &id : PieceFile::gameIds(known.pieces()[size_t(piece)]))
            ids.insert(id);
        m_draft.remove(PieceFile::fileName(), {c_pieces, qsizetype(piece)});
    }
    if (inScenarios == InScenarios::TakeOut)
        takeOut(ids);
}

Json CounterEdit::without(const Json &stack, const QSet<QString> &ids) const
{
    Json left = Json::array();
    for (qsizetype i = 0; i < stack.size(); ++i) {
        Json placed = stack.at(i);
        const Json &load = placed[u"carries"];
        Json carried = Json::array();
        for (qsizetype j = 0; j < load.size(); ++j) {
            if (!ids.contains(load.at(j).toString()))
                carried.append(load.at(j));
        }
        if (ids.contains(idOf(placed))) {
            // What it carried stays where it is, on its own feet.
            for (qsizetype j = 0; j < carried.size(); ++j)
                left.append(carried.at(j));
            continue;
        }
        if (carried.size() != load.size())
            placed.insert(QStringLiteral("carries"), carried);
        left.append(placed);
    }
    return left;
}

void CounterEdit::takeOut(const QSet<QString> &ids)
{
    const PieceUses uses(m_draft.files());
    QMap<QString, QSet<QString>> spaces;
    QMap<QString, QSet<qsizetype>> arrivals;
    for (const PieceUse &use : uses.ofAll(QStringList(ids.begin(), ids.end()))) {
        if (use.kind == PieceUse::Kind::Arrival)
            arrivals[use.file].insert(std::get<qsizetype>(use.path[1]));
        else
            spaces[use.file].insert(use.space);
    }
    const auto replace = [&](const QString &file, const JsonPath &list, const JsonPath &owner) {
        const Json left = without(m_draft.json(file, list)->toJson(), ids);
        if (left.size())
            m_draft.set(file, list, left);
        else
            m_draft.remove(file, owner);
    };
    for (auto it = spaces.constBegin(); it != spaces.constEnd(); ++it) {
        for (const QString &space : *it)
            replace(it.key(), {c_setup, space}, {c_setup, space});
    }
    for (auto it = arrivals.constBegin(); it != arrivals.constEnd(); ++it) {
        QList<qsizetype> sorted(it->begin(), it->end());
        std::sort(sorted.begin(), sorted.end(), std::greater<>());
        for (const qsizetype index : std::as_const(sorted))
            replace(it.key(), {c_arrivals, index, c_pieces}, {c_arrivals, index});
    }
}

bool CounterEdit::rename(int piece, const QString &id)
{
    const PieceFile known = file();
    const PieceFile::Entry entry = known.pieces()[size_t(piece)];
    if (!engine::JsonReader::isIdentifier(id) || known.indexOf(id) >= 0)
        return false;
    PieceFile::Entry renamed = entry;
    renamed.id = id;
    const QStringList before = PieceFile::gameIds(entry);
    const QStringList after = PieceFile::gameIds(renamed);
    const PieceUses uses(m_draft.files());
    for (qsizetype i = 0; i < before.size(); ++i) {
        for (const PieceUse &use : uses.of(before[i]))
            m_draft.set(use.file, use.path, after[i]);
    }
    return m_draft.set(PieceFile::fileName(), {c_pieces, qsizetype(piece), QStringLiteral("id")},
                       id);
}

bool CounterEdit::addNamed(const QString &section, const QString &id, const Json &values)
{
    if (!engine::JsonReader::isIdentifier(id) || m_draft.json(PieceFile::fileName(), {section, id}))
        return false;
    return m_draft.set(PieceFile::fileName(), {section, id}, values);
}

bool CounterEdit::removeNamed(const QString &section, const QString &id)
{
    return m_draft.remove(PieceFile::fileName(), {section, id});
}

bool CounterEdit::renameNamed(const QString &section, const QString &id, const QString &to)
{
    if (!engine::JsonReader::isIdentifier(to)
        || !m_draft.rename(PieceFile::fileName(), {section, id}, to))
        return false;
    const QString key = section.chopped(1); // "types" are named by "type"
    const PieceFile known = file();
    follow(known, key, id, to);
    follow(known.ofLevel(PieceLevel::Type), key, id, to);
    follow(known.ofLevel(PieceLevel::Template), key, id, to);
    return true;
}

void CounterEdit::follow(const PieceFile &file, const QString &key, const QString &from,
                         const QString &to)
{
    for (int i = 0; i < file.count(); ++i) {
        if (file.own(i, {{}, key}).toString() == from && file.own(i, {{}, key}).isString())
            setField(file.pathOf(i), {{}, key}, to);
    }
}

} // namespace editor
