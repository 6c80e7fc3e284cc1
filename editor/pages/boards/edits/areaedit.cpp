// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/areaedit.h"

#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/edits/wayedit.h"
#include "editor/pages/boards/model/areashape.h"
#include "editor/pages/boards/model/boardborders.h"
#include "engine/core/jsonreader.h"

#include <cmath>

namespace editor {

using engine::Json;

namespace {

const QString c_spaces = QStringLiteral("spaces");
const QString c_shape = QStringLiteral("shape");
const QString c_label = QStringLiteral("label");
constexpr int c_idLength = 50;
// Where the engine takes corners.
constexpr QRectF c_range(0, 0, 10'000, 10'000);

Json numberOf(double value)
{
    const double tenths = std::round(value * 10);
    return std::fmod(tenths, 10) == 0 ? Json(qint64(tenths / 10)) : Json(tenths / 10);
}

} // namespace

AreaEdit::AreaEdit(Draft &draft, const BoardModel &model)
    : m_draft(draft)
    , m_model(model)
    , m_before(model.areas().mesh())
{
}

bool AreaEdit::refuse(const QString &problem)
{
    m_problem = problem;
    return false;
}

Json AreaEdit::jsonOf(QPointF point)
{
    Json json = Json::array();
    json.append(numberOf(point.x()));
    json.append(numberOf(point.y()));
    return json;
}

Json AreaEdit::jsonOf(const QPolygonF &outline)
{
    Json json = Json::array();
    for (const QPointF corner : outline)
        json.append(jsonOf(corner));
    return json;
}

QString AreaEdit::freeId(const QString &wish) const
{
    const BoxEdit spaces(m_draft, m_model);
    QString clean;
    for (const QChar letter : wish.simplified().left(c_idLength)) {
        const bool isGood = engine::JsonReader::isIdentifier(QString(letter));
        clean += isGood ? letter : QChar(u'_');
    }
    if (clean.isEmpty())
        clean = QStringLiteral("area-1");
    const QString stem = wish.isEmpty() ? QStringLiteral("area") : clean;
    QString id = clean;
    for (int number = 2; spaces.isTaken(id); ++number)
        id = QStringLiteral("%1-%2").arg(stem).arg(number);
    return id;
}

bool AreaEdit::isInside(const AreaMesh &mesh)
{
    for (auto it = mesh.outlines().constBegin(); it != mesh.outlines().constEnd(); ++it) {
        if (*it != m_before.outlines().value(it.key()) && !c_range.contains(it->boundingRect()))
            return refuse(tr("Areas must lie between 0 and 10,000 on the page."));
    }
    return true;
}

bool AreaEdit::writeArea(const QString &id, const QPolygonF &outline)
{
    const QString &file = m_model.file();
    if (!m_draft.json(file, {c_spaces, id}) && !m_draft.set(file, {c_spaces, id}, Json::object()))
        return false;
    const BoardArea *known = m_model.areas().find(id);
    const bool hasPlace =
        known && known->source->indexOf(c_label) >= 0 && areashape::contains(outline, known->label);
    if (!hasPlace)
        m_draft.set(file, {c_spaces, id, c_label}, jsonOf(areashape::middle(outline)));
    return m_draft.set(file, {c_spaces, id, c_shape}, jsonOf(outline));
}

bool AreaEdit::write(const AreaMesh &after)
{
    bool isDone = true;
    for (auto it = after.outlines().constBegin(); it != after.outlines().constEnd(); ++it) {
        if (*it != m_before.outlines().value(it.key()))
            isDone = writeArea(it.key(), *it) && isDone;
    }
    return isDone || refuse(tr("The file of the board can't be changed."));
}

bool AreaEdit::apply(const AreaMesh &after)
{
    if (after.outlines() == m_before.outlines() || !isInside(after) || !write(after))
        return false;
    NeighbourEdit(m_draft, m_model).follow(m_before, after);
    return true;
}

bool AreaEdit::add(const QString &id, const Json &entry, const QPolygonF &outline)
{
    AreaMesh after = m_before;
    if (m_model.kind() != engine::Board::Kind::Area)
        return refuse(tr("Only a map of areas has areas."));
    if (freeId(id) != id)
        return refuse(tr("There is a space “%1” already.").arg(id));
    if (!after.add(id, outline))
        return refuse(after.problem());
    if (!isInside(after))
        return false;
    return m_draft.set(m_model.file(), {c_spaces, id}, entry) && apply(after);
}

bool AreaEdit::moveCorner(QPointF from, QPointF to)
{
    AreaMesh after = m_before;
    if (!after.moveCorner(from, to))
        return refuse(after.problem());
    if (!apply(after))
        return false;
    moveLines(from, to);
    return true;
}

void AreaEdit::moveLines(QPointF from, QPointF to)
{
    const JsonPath path{QStringLiteral("style"), QStringLiteral("lines")};
    const JsonText *found = m_draft.json(m_model.file(), path);
    const Json lines = found ? found->toJson() : Json();
    const QString parts = QStringLiteral("parts");
    for (qsizetype line = 0; line < lines.size(); ++line) {
        const Json &all = lines.at(line)[parts];
        for (qsizetype part = 0; part < all.size(); ++part) {
            for (qsizetype i = 0; i < all.at(part).size(); ++i) {
                const Json &place = all.at(part).at(i);
                const QPointF corner(place.at(0).toReal(), place.at(1).toReal());
                JsonPath there = path;
                there.insert(there.end(), {line, parts, part, i});
                if (place.size() == 2 && areashape::areSame(corner, from))
                    m_draft.set(m_model.file(), there, jsonOf(areashape::rounded(to)));
            }
        }
    }
}

bool AreaEdit::bendBorder(QPointF at, QPointF to)
{
    AreaMesh after = m_before;
    return after.insertCorner(at) && after.moveCorner(areashape::rounded(at), to)
        ? apply(after)
        : refuse(after.problem());
}

bool AreaEdit::removeCorner(QPointF at)
{
    AreaMesh after = m_before;
    return after.removeCorner(at) ? apply(after) : refuse(after.problem());
}

bool AreaEdit::split(const QString &id, const QPolygonF &line, const QString &made)
{
    AreaMesh after = m_before;
    if (freeId(made) != made)
        return refuse(tr("There is a space “%1” already.").arg(made));
    if (!after.split(id, line, made))
        return refuse(after.problem());
    if (!isInside(after))
        return false;
    // The new half is what the whole was; only what has one place stays with the other.
    const JsonTextPointer source = m_model.entry(id);
    Json entry = source ? source->toJson() : Json::object();
    for (const QString &key : {QStringLiteral("name"), c_label, c_shape})
        entry.remove(key);
    if (!m_draft.set(m_model.file(), {c_spaces, made}, entry) || !write(after))
        return false;
    const double tolerance = BoardBorders::read(m_draft.files(), m_model.id()).tolerance;
    QStringList beside;
    for (const auto &[a, b] : after.neighboursOf({made}, tolerance))
        beside.append(a == made ? b : a);
    QStringList left;
    for (const auto &[a, b] : after.neighboursOf({id}, tolerance))
        left.append(a == id ? b : a);
    NeighbourEdit neighbours(m_draft, m_model);
    neighbours.copy(id, made, beside);
    neighbours.link({AreaMesh::pair(id, made)});
    NeighbourEdit::Pairs lost;
    for (const QString &other : beside) {
        if (other != id && !left.contains(other))
            lost.insert(AreaMesh::pair(id, other));
    }
    neighbours.cut(lost);
    return true;
}

bool AreaEdit::merge(const QStringList &ids)
{
    if (ids.size() < 2)
        return refuse(tr("Two areas are needed."));
    const QString &id = ids.first();
    AreaMesh after = m_before;
    QStringList left = ids.mid(1);
    // Each in its turn: the third may lie beside the second only.
    for (bool hasJoined = true; hasJoined && !left.isEmpty();) {
        hasJoined = false;
        for (const QString &other : QStringList(left)) {
            if (after.merge(id, other)) {
                left.removeOne(other);
                hasJoined = true;
            }
        }
    }
    if (!left.isEmpty())
        return refuse(after.problem());
    if (!isInside(after) || !write(after))
        return false;
    NeighbourEdit neighbours(m_draft, m_model);
    for (const QString &other : ids.mid(1)) {
        neighbours.replace(other, id);
        movePieces(other, id);
        removeWays(other);
        m_draft.remove(m_model.file(), {c_spaces, other});
    }
    return true;
}

void AreaEdit::movePieces(const QString &from, const QString &to)
{
    const QString setup = QStringLiteral("setup");
    for (const QString &file : m_draft.files().keys()) {
        if (!file.startsWith(u"scenarios/"))
            continue;
        const JsonText *gone = m_draft.json(file, {setup, from});
        if (!gone || gone->type() != JsonText::Type::Array)
            continue;
        const JsonText *known = m_draft.json(file, {setup, to});
        Json pieces = known ? known->toJson() : Json::array();
        const Json more = gone->toJson();
        for (qsizetype i = 0; pieces.isArray() && i < more.size(); ++i)
            pieces.append(more.at(i));
        m_draft.set(file, {setup, to}, pieces);
        m_draft.remove(file, {setup, from});
    }
}

void AreaEdit::removeWays(const QString &id)
{
    const auto now = BoardModel::read(m_model.file(), m_draft.files());
    WayEdit(m_draft, *now).cut({}, id);
}

bool AreaEdit::remove(const QStringList &ids)
{
    bool hasChanged = false;
    for (const QString &id : ids) {
        if (!m_model.areas().find(id) || !m_draft.remove(m_model.file(), {c_spaces, id}))
            continue;
        hasChanged = true;
        NeighbourEdit(m_draft, m_model).replace(id, {});
        removeWays(id);
    }
    return hasChanged;
}

bool AreaEdit::move(const QStringList &ids, QPointF by)
{
    bool hasChanged = false;
    for (const QString &id : ids) {
        if (const BoardArea *area = m_model.areas().find(id))
            hasChanged = moveLabel(id, area->label + by) || hasChanged;
    }
    return hasChanged;
}

bool AreaEdit::moveLabel(const QString &id, QPointF at)
{
    if (!m_model.areas().find(id))
        return false;
    const QPointF place(std::round(at.x()), std::round(at.y()));
    return m_draft.set(m_model.file(), {c_spaces, id, c_label}, jsonOf(place));
}

bool AreaEdit::put(const AreaMesh &mesh, const QMap<QString, QString> &names)
{
    if (!isInside(mesh))
        return false;
    for (auto it = names.constBegin(); it != names.constEnd(); ++it) {
        const bool isNew = !m_draft.json(m_model.file(), {c_spaces, it.key()});
        Json entry = Json::object();
        if (!it->isEmpty())
            entry.insert(QStringLiteral("name"), *it);
        if (isNew && !m_draft.set(m_model.file(), {c_spaces, it.key()}, entry))
            return refuse(tr("The file of the board can't be changed."));
    }
    return write(mesh);
}

} // namespace editor
