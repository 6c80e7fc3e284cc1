// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/canvaspainter.h"

#include "app/view/style/tokens.h"
#include "editor/pages/boards/canvas/areapainter.h"
#include "editor/pages/boards/model/areas/areashape.h"
#include "editor/pages/boards/model/boardscan.h"

#include <QPainter>
#include <QSet>

namespace editor {

namespace {

const QColor c_chosen(0x0b, 0x7a, 0x75);

} // namespace

CanvasPainter::CanvasPainter(BoardSession &session, const view::BoardCamera &camera,
                             LiveLayer &live)
    : m_session(session)
    , m_camera(camera)
    , m_live(live)
{
}

void CanvasPainter::setTheme(view::MapTheme theme)
{
    m_flat = std::make_unique<FlatPainter>(m_session.model(), m_session.terrain(), theme,
                                           m_session.layers());
}

void CanvasPainter::paint(QPainter &painter)
{
    paintLive(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScan(painter);
    paintNumbers(painter);
    paintMarks(painter);
    paintSelection(painter);
}

void CanvasPainter::paintEmpty(QPainter &painter, QRect place, const QPalette &palette) const
{
    const auto tokens = view::Tokens::of(palette);
    painter.fillRect(place, tokens.window);
    painter.setPen(tokens.text2);
    const QString text = m_session.file().isEmpty()
        ? tr("This module has no board yet.")
        : tr("%1 can't be read at the moment. The problems below say where it is broken.")
              .arg(m_session.file());
    painter.drawText(place.adjusted(40, 40, -40, -40), Qt::AlignCenter | Qt::TextWordWrap, text);
}

QTransform CanvasPainter::toView() const
{
    const QPointF origin = m_camera.toView(QPointF(0, 0));
    QTransform place;
    place.translate(origin.x(), origin.y());
    place.scale(m_camera.zoom(), m_camera.zoom());
    return place;
}

void CanvasPainter::paintLive(QPainter &painter)
{
    painter.save();
    // The cartouche and boxes lie above the map.
    QRegion open(painter.viewport());
    for (const QRectF &plate : m_plates)
        open -= m_camera.toView(plate).toAlignedRect();
    for (const BoardModel::Box &box : m_session.model().boxes())
        open -= m_camera.toView(box.box).toAlignedRect();
    painter.setClipRegion(open);
    m_live.paint(painter, m_camera, *m_flat, m_session.model());
    painter.restore();
    if (m_session.model().kind() == engine::Board::Kind::Area) {
        paintLiveAreas(painter);
        return;
    }
    if (!m_live.hasBoxes())
        return;
    painter.save();
    if (!m_session.model().cells())
        painter.fillRect(m_camera.toView(m_camera.page()), m_flat->pageColor());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(toView(), true);
    m_flat->paintBoxes(painter);
    painter.restore();
}

// A picture stays what it is, whatever its areas are.
void CanvasPainter::paintLiveAreas(QPainter &painter) const
{
    const BoardModel &model = m_session.model();
    if (m_live.isEmpty() || (!model.picture().isEmpty() && !m_live.isWhole()))
        return;
    const AreaPainter areas(model, *m_flat, m_session.layers());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_live.isWhole())
        painter.fillRect(m_camera.toView(m_camera.page()), m_flat->pageColor());
    painter.setTransform(toView(), true);
    const QRectF land = model.areas().bounds();
    areas.paintSea(painter,
                   m_live.isWhole()
                       ? QList<QPolygonF>{QPolygonF(QRectF(0, 0, land.right(), land.bottom()))}
                       : m_live.covered());
    areas.paint(painter, liveAreas());
    if (m_live.hasBoxes())
        m_flat->paintBoxes(painter);
    painter.restore();
}

// The order of a hash must not be seen.
QStringList CanvasPainter::liveAreas() const
{
    QStringList changed = m_live.isWhole() ? QStringList() : m_live.areas();
    for (const BoardArea &area : m_session.model().areas().all()) {
        if (!changed.contains(area.id) && (m_live.isWhole() || isCovered(area)))
            changed.append(area.id);
    }
    changed.sort();
    return changed;
}

// An enclave lies where an area around it was, and is to be seen again.
bool CanvasPainter::isCovered(const BoardArea &area) const
{
    const QPointF inner = view::AreaNest::inner(area.outline);
    return std::any_of(
        m_live.covered().begin(), m_live.covered().end(),
        [inner](const QPolygonF &outline) { return areashape::contains(outline, inner); });
}

void CanvasPainter::paintScan(QPainter &painter)
{
    const BoardScan scan = BoardScan::read(m_session.document().files(), m_session.model().id());
    const auto content = m_session.document().files().value(scan.file);
    if (!content || !m_session.layers().isShown(BoardLayers::Scan))
        return;
    if (m_scan.first != content)
        m_scan = {content, view::BoundedImage::read(content->bytes())};
    painter.save();
    painter.setOpacity(m_session.layers().scanOpacity());
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.setTransform(toView(), true);
    painter.translate(scan.at);
    painter.rotate(scan.angle);
    painter.scale(scan.scale, scan.scale);
    painter.drawImage(QRectF({}, m_scan.second.whole), m_scan.second.image);
    painter.restore();
}

std::vector<int> CanvasPainter::visibleCells() const
{
    std::vector<int> seen;
    const HexCells &cells = *m_session.model().cells();
    for (int cell = 0; cell < cells.count(); ++cell) {
        if (m_camera.visible().contains(cells.centre(cell)))
            seen.push_back(cell);
    }
    return seen;
}

void CanvasPainter::paintNumbers(QPainter &painter)
{
    const BoardModel &model = m_session.model();
    const bool isPrinted =
        !model.picture().isEmpty() || m_camera.scale() >= view::MapText::numbersFrom;
    if (!model.cells() || isPrinted || !m_session.layers().isShown(BoardLayers::Numbers))
        return;
    painter.save();
    m_numbers.paint(painter, model, visibleCells(), toView(), m_flat->color("number"));
    painter.restore();
}

// What the printed sheet does not show: terrain under a picture, and what hexes are marked with.
void CanvasPainter::paintMarks(QPainter &painter) const
{
    const BoardModel &model = m_session.model();
    const bool isTinted = !model.picture().isEmpty() && model.cells()
        && m_session.layers().isShown(BoardLayers::Terrain);
    const bool isMarked = m_session.layers().isShown(BoardLayers::Marks) && model.cells();
    if (!isTinted && !isMarked)
        return;
    const std::vector<int> seen = visibleCells();
    painter.save();
    painter.setTransform(toView(), true);
    if (isTinted) {
        painter.setOpacity(0.35);
        m_flat->paintGround(painter, seen);
        painter.setOpacity(1);
    }
    if (isMarked)
        m_flat->paintMarks(painter, seen);
    painter.restore();
}

// Only what lies around all of them has a line, which is answered.
QList<QLineF> CanvasPainter::paintChosenHexes(QPainter &painter) const
{
    QList<QLineF> rim;
    const HexCellsPointer &cells = m_session.model().cells();
    const QStringList &spaces = m_session.selection().spaces;
    if (!cells)
        return rim;
    const QSet<QString> chosen(spaces.begin(), spaces.end());
    const double reach = 2 * cells->side();
    const QRectF seen = m_camera.visible().adjusted(-reach, -reach, reach, reach);
    for (const QString &space : spaces) {
        const int cell = cells->find(space);
        if (cell < 0 || !seen.contains(cells->centre(cell)))
            continue;
        const QPolygonF hexagon = toView().map(cells->hexagon(cell));
        painter.drawPolygon(hexagon);
        for (int side = 0; side < 6; ++side) {
            const int next = cells->neighbour(cell, (side + 2) % 6);
            if (next < 0 || !chosen.contains(cells->id(next)))
                rim.append({hexagon[side], hexagon[(side + 1) % 6]});
        }
    }
    return rim;
}

QList<QLineF> CanvasPainter::paintChosenAreas(QPainter &painter) const
{
    QList<QLineF> rim;
    const BoardModel &model = m_session.model();
    const QStringList &spaces = m_session.selection().spaces;
    const QSet<QString> chosen(spaces.begin(), spaces.end());
    for (const BoardArea &area : model.areas().all()) {
        if (!chosen.contains(area.id))
            continue;
        const QPainterPath shape = toView().map(model.areas().shape(area.id));
        painter.drawPath(shape);
        for (const QPolygonF &loop : shape.toSubpathPolygons()) {
            for (qsizetype i = 1; i < loop.size(); ++i)
                rim.append({loop[i - 1], loop[i]});
        }
    }
    for (const BoardModel::Box &box : model.boxes()) {
        if (!chosen.contains(box.id))
            continue;
        const QPolygonF outline = toView().map(QPolygonF(box.box).first(4));
        painter.drawPolygon(outline);
        for (qsizetype i = 0; i < outline.size(); ++i)
            rim.append(areashape::side(outline, i));
    }
    return rim;
}

void CanvasPainter::paintSelection(QPainter &painter) const
{
    QColor pale = c_chosen;
    pale.setAlphaF(0.22F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pale);
    const QList<QLineF> rim = paintChosenHexes(painter) + paintChosenAreas(painter);
    painter.setPen(QPen(Qt::white, 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(rim);
    painter.setPen(QPen(c_chosen, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(rim);
}

} // namespace editor
