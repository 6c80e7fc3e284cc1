// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/filltool.h"

#include "editor/pages/boards/edits/hexedit.h"

#include <QSet>

namespace editor {

namespace {

// More than that is seen without a ghost, too.
constexpr size_t c_mostShown = 1500;

} // namespace

QString FillTool::hint() const
{
    if (!cells())
        return tr("Click to paint all neighbouring areas of the same kind. Shift paints all areas "
                  "of that kind on the board, the right button takes the kind away.");
    return tr("Click to paint all hexes of the same kind that hang together. Shift paints all "
              "hexes of that kind on the board.");
}

QString FillTool::status(const ToolPoint &point) const
{
    if (model().areas().find(point.space))
        return tr("%1, %2: paint %n area(s) with %3", "", int(m_areas.size()))
            .arg(placeName(point.space), terrainName(model().terrain(point.space)),
                 terrainName(session().ground()));
    if (point.space.isEmpty() || point.cell < 0)
        return {};
    return tr("%1, %2: paint %n hex(es) with %3", "", int(m_region.size()))
        .arg(placeName(point.space), terrainName(model().terrain(point.space)),
             terrainName(session().ground()));
}

void FillTool::end()
{
    m_hover = -1;
    m_region.clear();
    m_areas.clear();
}

QStringList FillTool::areaRegion(const QString &area, Qt::KeyboardModifiers modifiers) const
{
    if (!model().areas().find(area))
        return {};
    const QString terrain = model().terrain(area);
    QStringList found{area};
    if (modifiers & Qt::ShiftModifier) {
        for (const BoardArea &other : model().areas().all()) {
            if (other.id != area && model().terrain(other.id) == terrain)
                found.append(other.id);
        }
        return found;
    }
    const QSet<BoardModel::Pair> links = model().neighbours();
    QMultiHash<QString, QString> beside;
    for (const auto &[a, b] : links) {
        beside.insert(a, b);
        beside.insert(b, a);
    }
    QSet<QString> known{area};
    for (qsizetype i = 0; i < found.size(); ++i) {
        for (const QString &next : beside.values(found[i])) {
            if (known.contains(next) || model().terrain(next) != terrain)
                continue;
            known.insert(next);
            found.append(next);
        }
    }
    return found;
}

std::vector<int> FillTool::region(int cell, Qt::KeyboardModifiers modifiers) const
{
    std::vector<int> found;
    if (!cells() || cell < 0 || model().isMissing(cell))
        return found;
    const QString terrain = model().terrain(cells()->id(cell));
    const auto belongs = [&](int each) {
        return !model().isMissing(each) && model().terrain(cells()->id(each)) == terrain;
    };
    if (modifiers & Qt::ShiftModifier) {
        for (int each = 0; each < cells()->count(); ++each) {
            if (belongs(each))
                found.push_back(each);
        }
        return found;
    }
    std::vector<bool> isKnown(size_t(cells()->count()));
    found.push_back(cell);
    isKnown[size_t(cell)] = true;
    for (size_t i = 0; i < found.size(); ++i) {
        for (int direction = 0; direction < 6; ++direction) {
            const int next = cells()->neighbour(found[i], direction);
            if (next < 0 || isKnown[size_t(next)] || !belongs(next))
                continue;
            isKnown[size_t(next)] = true;
            found.push_back(next);
        }
    }
    return found;
}

void FillTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton && point.button != Qt::RightButton)
        return;
    if (session().layers().isLocked(BoardLayers::Terrain)) {
        emit session().said(tr("The terrain is locked in the layers."));
        return;
    }
    QStringList painted = areaRegion(point.space, point.modifiers);
    for (const int cell : region(point.cell, point.modifiers))
        painted.append(cells()->id(cell));
    const QString terrain = point.button == Qt::RightButton ? model().ground() : session().ground();
    Draft draft = session().draft();
    if (HexEdit(draft, model()).setTerrain(painted, terrain))
        session().commit(draft, tr("Fill with %1").arg(terrainName(terrain)));
    if (!cells())
        moveOnAreas(point);
}

void FillTool::moveOnAreas(const ToolPoint &point)
{
    m_areas = areaRegion(point.space, point.modifiers);
    emit changed();
}

void FillTool::move(const ToolPoint &point)
{
    if (!cells()) {
        moveOnAreas(point);
        return;
    }
    const bool isInside = std::find(m_region.begin(), m_region.end(), point.cell) != m_region.end();
    if (isInside && point.modifiers == m_modifiers)
        return;
    m_hover = point.cell;
    m_modifiers = point.modifiers;
    m_region = region(point.cell, point.modifiers);
    emit changed();
}

void FillTool::leave()
{
    end();
    emit changed();
}

void FillTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    if (cells() && m_region.size() <= c_mostShown)
        paintCells(painter, camera, m_region, ghostColor());
    for (const QString &area : m_areas)
        paintArea(painter, camera, area, ghostColor());
}

} // namespace editor
