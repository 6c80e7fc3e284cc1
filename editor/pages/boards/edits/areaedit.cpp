// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/edits/areaedit.h"

#include "editor/pages/boards/edits/areaentry.h"
#include "editor/pages/boards/edits/boardkeys.h"
#include "editor/pages/boards/edits/boxedit.h"
#include "editor/pages/boards/edits/neighbouredit.h"
#include "editor/pages/boards/edits/scenariospaces.h"
#include "editor/pages/boards/edits/wayedit.h"
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/model/boardborders.h"
#include "engine/core/jsonreader.h"

#include <cmath>

namespace editor {

using engine::Json;

namespace {

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

// A label stays where it is while the area is there, and nothing that lies in it.
void AreaEdit::placeLabels(const AreaMesh &after)
{
    const auto enclaves = after.enclaves();
    for (auto it = after.outlines().constBegin(); it != after.outlines().constEnd(); ++it) {
        const QString &id = it.key();
        const QList<QPolygonF> holes =
            enclaves.values().contains(id) ? after.enclavesOf(id) : QList<QPolygonF>();
        const bool isSame = *it == m_before.outlines().value(id);
        if (isSame && holes.isEmpty())
            continue;
        const BoardArea *known = m_model.areas().find(id);
        const bool hasPlace = known && (isSame || known->source->indexOf(c_label) >= 0)
            && areashape::contains(*it, known->label)
            && std::none_of(holes.begin(), holes.end(), [&](const QPolygonF &hole) {
                                  return areashape::contains(hole, known->label);
                              });
        if (!hasPlace)
            m_draft.set(m_model.file(), {c_spaces, id, c_label},
                        jsonOf(areashape::middle(*it, holes)));
    }
}

bool AreaEdit::write(const AreaMesh &after)
{
    AreaMesh::Outlines changed = after.outlines();
    changed.removeIf(
        [this](const auto &area) { return *area == m_before.outlines().value(area.key()); });
    const QString &file = m_model.file();
    bool isDone = true;
    for (const QString &id : changed.keys())
        isDone = (m_draft.json(file, {c_spaces, id})
                  || m_draft.set(file, {c_spaces, id}, Json::object()))
            && isDone;
    placeLabels(after);
    for (auto it = changed.constBegin(); it != changed.constEnd(); ++it)
        isDone = m_draft.set(file, {c_spaces, it.key(), c_shape}, jsonOf(*it)) && isDone;
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
    const JsonTextPointer source = m_model.entry(id);
    const AreaEntry whole(source ? source->toJson() : Json::object());
    if (!m_draft.set(m_model.file(), {c_spaces, made}, whole.ofPart()) || !write(after))
        return false;
    ScenarioSpaces(m_draft).share(id, made);
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
    ScenarioSpaces scenarios(m_draft);
    for (const QString &other : ids.mid(1)) {
        neighbours.replace(other, id);
        scenarios.handOver(other, id);
        const auto now = BoardModel::read(m_model.file(), m_draft.files());
        WayEdit(m_draft, *now).replace(other, id);
    }
    joinEntries(ids);
    return true;
}

void AreaEdit::joinEntries(const QStringList &ids)
{
    const auto entryOf = [this](const QString &id) {
        const JsonText *entry = m_draft.json(m_model.file(), {c_spaces, id});
        return entry ? entry->toJson() : Json::object();
    };
    const JsonPath path{c_spaces, ids.first()};
    AreaEntry all(entryOf(ids.first()));
    for (const QString &other : ids.mid(1)) {
        all.join(entryOf(other));
        m_draft.remove(m_model.file(), {c_spaces, other});
    }
    if (!all.taken().isEmpty())
        m_draft.set(m_model.file(), path, all.json());
    const QString comma = QStringLiteral(", ");
    QStringList sentences;
    if (!all.taken().isEmpty())
        sentences << tr("%1 has taken over: %2.").arg(ids.first(), all.taken().join(comma));
    if (!all.kept().isEmpty())
        sentences << tr("%1 has kept its own: %2.").arg(ids.first(), all.kept().join(comma));
    m_note = sentences.join(u' ');
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
