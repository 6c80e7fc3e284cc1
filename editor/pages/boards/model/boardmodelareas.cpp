// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/model/boardmodel.h"

#include "engine/storage/imageheader.h"
#include "engine/storage/svgshapes.h"

#include <QSet>

#include <cmath>
#include <set>

namespace editor {

using engine::Board;
using engine::Json;

namespace {

const QString c_links = QStringLiteral("links");
// As the engine leaves room around a painted map of areas.
constexpr QMarginsF c_margins(70, 70, 70, 250);
constexpr QRectF c_empty(-70, -70, 1340, 1120);

} // namespace

BoardModel::Pair BoardModel::key(const QString &a, const QString &b)
{
    return a < b ? Pair(a, b) : Pair(b, a);
}

bool BoardModel::isBox(const QString &space) const
{
    return std::any_of(m_boxes.begin(), m_boxes.end(),
                       [&](const Box &box) { return box.id == space; });
}

void BoardModel::readAreas(const FileContents &files, const BoardModel *before)
{
    if (m_kind != Board::Kind::Area || !m_root)
        return;
    const QString usual = QStringLiteral("boards/%1.svg").arg(id());
    if (m_picture.isEmpty() && m_root->indexOf(QStringLiteral("picture")) < 0
        && files.contains(usual))
        m_picture = usual;
    const JsonTextPointer spaces = m_root->child(QStringLiteral("spaces"));
    const bool isGood = spaces && spaces->type() == JsonText::Type::Object;
    m_areas = BoardAreas::read(isGood ? spaces : nullptr, files.value(m_picture),
                               before ? before->m_areas.get() : nullptr);
}

void BoardModel::readLinks(const BoardModel *before)
{
    const JsonTextPointer list = m_root ? m_root->child(c_links) : nullptr;
    if (!list || list->type() != JsonText::Type::Array)
        return;
    if (before && before->m_root && before->m_root->child(c_links) == list) {
        m_links = before->m_links;
        return;
    }
    const Json links = list->toJson();
    for (qsizetype i = 0; i < links.size(); ++i) {
        const QString a = links.at(i).at(0).toString();
        const QString b = links.at(i).at(1).toString();
        if (!a.isEmpty() && !b.isEmpty())
            m_links.insert(key(a, b));
    }
}

QSet<BoardModel::Pair> BoardModel::neighbours() const
{
    QSet<Pair> pairs = m_links;
    for (auto it = m_edgePlaces.constBegin(); it != m_edgePlaces.constEnd(); ++it)
        pairs.insert(it.key());
    pairs.removeIf([this](const Pair &pair) {
        return !m_areas->find(pair.first) || !m_areas->find(pair.second);
    });
    return pairs;
}

bool BoardModel::areLinked(const QString &a, const QString &b) const
{
    return m_links.contains(key(a, b)) || m_edgePlaces.contains(key(a, b));
}

QStringList BoardModel::route(const QString &from, const QString &to) const
{
    if (!m_cells)
        return areaRoute(from, to);
    const int first = m_cells->find(from);
    const int last = m_cells->find(to);
    if (first < 0 || last < 0)
        return {};
    QStringList found;
    for (const int cell : m_cells->line(first, last)) {
        if (isMissing(cell))
            return {};
        found.append(m_cells->id(cell));
    }
    return found;
}

// The shortest one, measured from label to label.
QStringList BoardModel::areaRoute(const QString &from, const QString &to) const
{
    if (!m_areas->find(from) || !m_areas->find(to))
        return {};
    QMultiHash<QString, QString> beside;
    for (const auto &[a, b] : neighbours()) {
        beside.insert(a, b);
        beside.insert(b, a);
    }
    using Open = std::tuple<double, QString, QString>; // how far, the area, the one before it
    std::set<Open> open{{0, from, from}};
    QHash<QString, QString> cameFrom;
    while (!open.empty() && !cameFrom.contains(to)) {
        const auto [far, here, before] = *open.begin();
        open.erase(open.begin());
        if (cameFrom.contains(here))
            continue;
        cameFrom.insert(here, before);
        for (const QString &next : beside.values(here)) {
            const QPointF way = m_areas->find(next)->label - m_areas->find(here)->label;
            if (!cameFrom.contains(next))
                open.insert({far + std::hypot(way.x(), way.y()), next, here});
        }
    }
    QStringList found;
    for (QString at = to; cameFrom.contains(at); at = cameFrom.value(at)) {
        found.prepend(at);
        if (at == from)
            break;
    }
    return found;
}

void BoardModel::compareAreas(BoardChange &change, const BoardModel &before) const
{
    if (m_kind != Board::Kind::Area)
        return;
    change.isWhole = change.isWhole || m_picture != before.m_picture
        || !before.m_areas->isOf(m_areas->picture());
    for (const QString &id : std::as_const(change.areas)) {
        if (const BoardArea *area = before.m_areas->find(id))
            change.covered.append(area->outline);
    }
}

QRectF BoardModel::areaPage() const
{
    if (!m_picture.isEmpty() && m_areas->picture()) {
        const QByteArray &bytes = m_areas->picture()->bytes();
        const auto box = engine::SvgShapes::viewBox(bytes, m_picture);
        const auto image = engine::ImageHeader::read(bytes);
        if (box || image)
            return box ? box.value() : QRectF(QPointF(0, 0), QSizeF(image->size));
    }
    const QRectF land = m_areas->bounds();
    QRectF page = land.isEmpty() ? QRectF() : land.marginsAdded(c_margins);
    for (const Box &box : m_boxes)
        page |= box.box.adjusted(-20, -20, 20, 20);
    return page.isEmpty() ? c_empty : page;
}

} // namespace editor
