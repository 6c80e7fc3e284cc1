// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/aligntool.h"

#include <QKeyEvent>
#include <QLineF>
#include <QLocale>
#include <QPainter>

namespace editor {

namespace {

constexpr double c_reach = 14; // px
constexpr int c_ghostHexes = 900;

} // namespace

QString AlignTool::hint() const
{
    return tr("Lay a scan over the board first. Then drag each of the three marked hexes to where "
              "the scan has it: the scan is moved, turned and sized to fit. A double click on "
              "another hex marks that one instead. Arrows nudge the scan by 1, with Shift by 10.");
}

QString AlignTool::status(const ToolPoint &point) const
{
    if (scan().file.isEmpty())
        return tr("Lay a scan over the board first.");
    const int over = m_held >= 0 ? m_held : handleAt(point);
    if (over >= 0 && m_handles[size_t(over)].cell >= 0)
        return tr("Hex %1: drag it to where the scan has it")
            .arg(cells()->id(m_handles[size_t(over)].cell));
    if (const auto off = error())
        return tr("Off by %1 px").arg(QLocale().toString(*off, 'f', 1));
    return tr("Drag a marked hex to where the scan has it");
}

BoardScan AlignTool::scan() const
{
    return BoardScan::read(session().document().files(), model().id());
}

int AlignTool::freeCell(double across, double down) const
{
    const int column = int((cells()->columns() - 1) * across);
    const int row = int((cells()->rows() - 1) * down);
    int best = -1;
    int least = 0;
    for (int cell = 0; cell < cells()->count(); ++cell) {
        const int far =
            std::abs(cells()->columnOf(cell) - column) + std::abs(cells()->rowOf(cell) - row);
        if (!model().isMissing(cell) && (best < 0 || far < least)) {
            best = cell;
            least = far;
        }
    }
    return best;
}

void AlignTool::begin()
{
    m_handles = {};
    m_held = -1;
    m_stroke = session().newStroke();
    if (!cells())
        return;
    m_handles[0].cell = freeCell(0.1, 0.1);
    m_handles[1].cell = freeCell(0.9, 0.2);
    m_handles[2].cell = freeCell(0.4, 0.9);
}

void AlignTool::end()
{
    m_held = -1;
    m_handles = {};
    emit changed();
}

QPointF AlignTool::handle(int index) const
{
    const Handle &handle = m_handles[size_t(index)];
    if (!cells() || handle.cell < 0 || handle.cell >= cells()->count())
        return {};
    return m_held == index ? m_at : cells()->centre(handle.cell);
}

int AlignTool::handleAt(const ToolPoint &point) const
{
    for (int i = 0; i < int(m_handles.size()); ++i) {
        if (m_handles[size_t(i)].cell >= 0
            && QLineF(handle(i), point.page).length() <= c_reach * point.pixel)
            return i;
    }
    return -1;
}

std::vector<ScanFit::Pin> AlignTool::pins() const
{
    std::vector<ScanFit::Pin> pins;
    for (size_t i = 0; cells() && i < m_handles.size(); ++i) {
        const Handle &each = m_handles[i];
        if (each.cell < 0 || each.cell >= cells()->count())
            continue;
        if (int(i) == m_held)
            pins.push_back({ScanFit::toScan(scan(), m_at), cells()->centre(each.cell)});
        else if (each.scan)
            pins.push_back({*each.scan, cells()->centre(each.cell)});
    }
    return pins;
}

std::optional<double> AlignTool::error() const
{
    const auto all = pins();
    return all.empty() ? std::nullopt : std::optional(ScanFit::error(scan(), all));
}

void AlignTool::press(const ToolPoint &point)
{
    if (point.button != Qt::LeftButton || !cells())
        return;
    if (scan().file.isEmpty()) {
        emit session().said(tr("Lay a scan over the board first."));
        return;
    }
    m_held = handleAt(point);
    m_at = point.page;
    emit changed();
}

void AlignTool::move(const ToolPoint &point)
{
    m_at = point.page;
    emit changed();
}

void AlignTool::release(const ToolPoint &point)
{
    if (m_held < 0)
        return;
    m_at = point.page;
    const BoardScan before = scan();
    const auto solved = ScanFit::solve(before, pins());
    const QPointF dropped = ScanFit::toScan(before, m_at);
    if (solved) {
        m_handles[size_t(m_held)].scan = dropped;
        m_held = -1;
        write(*solved);
        emit session().said(tr("Off by %1 px").arg(QLocale().toString(*error(), 'f', 1)));
    }
    m_held = -1;
    emit changed();
}

void AlignTool::doubleClick(const ToolPoint &point)
{
    if (!cells() || point.cell < 0 || handleAt(point) >= 0)
        return;
    int nearest = 0;
    for (int i = 1; i < int(m_handles.size()); ++i) {
        if (QLineF(handle(i), point.page).length() < QLineF(handle(nearest), point.page).length())
            nearest = i;
    }
    m_handles[size_t(nearest)] = {point.cell, {}};
    emit changed();
}

void AlignTool::write(const BoardScan &scan)
{
    Draft draft = session().draft();
    if (scan.write(draft, model().id()))
        session().commit(draft, tr("Align the scan"), m_stroke);
}

bool AlignTool::keyPress(const QKeyEvent &event)
{
    if (event.key() == Qt::Key_Escape && m_held >= 0) {
        m_held = -1;
        emit changed();
        return true;
    }
    QPointF by;
    if (event.key() == Qt::Key_Left || event.key() == Qt::Key_Right)
        by.setX(event.key() == Qt::Key_Left ? -1 : 1);
    else if (event.key() == Qt::Key_Up || event.key() == Qt::Key_Down)
        by.setY(event.key() == Qt::Key_Up ? -1 : 1);
    BoardScan moved = scan();
    if (by.isNull() || moved.file.isEmpty() || event.modifiers() & Qt::ControlModifier)
        return false;
    moved.at += by * (event.modifiers() & Qt::ShiftModifier ? 10 : 1);
    write(moved);
    emit changed();
    return true;
}

// While a hex is in the hand the scan lies still, and the grid is seen as it would lie over it.
void AlignTool::paintGhost(QPainter &painter, const view::BoardCamera &camera) const
{
    const BoardScan now = scan();
    const auto solved = ScanFit::solve(now, pins());
    if (!solved)
        return;
    painter.setPen(QPen(ghostColor(), 1.4));
    painter.setBrush(Qt::NoBrush);
    const int step = std::max(1, cells()->count() / c_ghostHexes);
    for (int cell = 0; cell < cells()->count(); cell += step) {
        QPolygonF hexagon = cells()->hexagon(cell);
        for (QPointF &corner : hexagon)
            corner = camera.toView(ScanFit::toPage(now, ScanFit::toScan(*solved, corner)));
        if (!model().isMissing(cell))
            painter.drawPolygon(hexagon);
    }
    const double off = ScanFit::error(*solved, pins());
    paintTip(painter, camera.toView(m_at), tr("Off by %1 px").arg(QLocale().toString(off, 'f', 1)));
}

void AlignTool::paint(QPainter &painter, const view::BoardCamera &camera) const
{
    if (!cells())
        return;
    for (int i = 0; i < int(m_handles.size()); ++i) {
        const Handle &each = m_handles[size_t(i)];
        if (each.cell < 0 || each.cell >= cells()->count())
            continue;
        paintCells(painter, camera, {each.cell}, each.scan ? ghostColor() : eraseColor());
        if (i == m_held)
            paintGuide(painter, camera.toView(cells()->centre(each.cell)), camera.toView(m_at));
        paintHandle(painter, camera.toView(handle(i)));
    }
    if (m_held >= 0)
        paintGhost(painter, camera);
}

} // namespace editor
