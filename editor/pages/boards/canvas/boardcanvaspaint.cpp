// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/tokens.h"
#include "editor/document/jsonlines.h"
#include "editor/pages/boards/canvas/areapainter.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/pages/boards/model/areashape.h"

#include <QPainter>
#include <QSet>

namespace editor {

namespace {

const QColor c_table(0x8d, 0x87, 0x79);
const QColor c_darkTable(0x14, 0x16, 0x19);
const QColor c_chosen(0x0b, 0x7a, 0x75);
constexpr int c_mostProblems = 60;

} // namespace

void BoardCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTiles(painter, theme() == view::MapTheme::Dark ? c_darkTable : c_table);
    if (!m_session.model().isReadable()) {
        paintEmpty(painter);
        return;
    }
    paintLive(painter);
    painter.setRenderHint(QPainter::Antialiasing);
    paintScan(painter);
    paintNumbers(painter);
    paintMarks(painter);
    paintSelection(painter);
    paintProblems(painter);
    if (m_tool)
        m_tool->paint(painter, camera());
}

QTransform BoardCanvas::toView() const
{
    const QPointF origin = camera().toView(QPointF(0, 0));
    QTransform place;
    place.translate(origin.x(), origin.y());
    place.scale(camera().zoom(), camera().zoom());
    return place;
}

void BoardCanvas::orderPatches()
{
    const auto blocks = m_live.wanted(m_session.model(), camera().visible(), camera().scale());
    // What an underlay shows can't be painted in pieces.
    if (blocks.empty() || m_session.model().hasUnderlay())
        return;
    m_patcher.paint({m_session.sharedModel(), m_session.terrain(),
                     BoardExtract::sides(m_session.document().files()), theme(), m_parts,
                     camera().scale(), m_session.live().edition()},
                    blocks);
}

void BoardCanvas::paintLive(QPainter &painter)
{
    painter.save();
    // The cartouche and boxes lie above the map.
    QRegion open(rect());
    for (const QRectF &plate : m_plates)
        open -= camera().toView(plate).toAlignedRect();
    for (const BoardModel::Box &box : m_session.model().boxes())
        open -= camera().toView(box.box).toAlignedRect();
    painter.setClipRegion(open);
    m_live.paint(painter, camera(), *m_flat, m_session.model());
    painter.restore();
    if (m_session.model().kind() == engine::Board::Kind::Area) {
        paintLiveAreas(painter);
        return;
    }
    if (!m_live.hasBoxes())
        return;
    painter.save();
    if (!m_session.model().cells())
        painter.fillRect(camera().toView(camera().page()), m_flat->pageColor());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setTransform(toView(), true);
    m_flat->paintBoxes(painter);
    painter.restore();
}

// A picture stays what it is, whatever its areas are.
void BoardCanvas::paintLiveAreas(QPainter &painter)
{
    const BoardModel &model = m_session.model();
    if (m_live.isEmpty() || (!model.picture().isEmpty() && !m_live.isWhole()))
        return;
    const AreaPainter areas(model, *m_flat, m_session.layers());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (m_live.isWhole())
        painter.fillRect(camera().toView(camera().page()), m_flat->pageColor());
    painter.setTransform(toView(), true);
    QStringList changed = m_live.areas();
    if (m_live.isWhole()) {
        changed.clear();
        const QRectF land = model.areas().bounds();
        areas.paintSea(painter, {QPolygonF(QRectF(0, 0, land.right(), land.bottom()))});
        for (const BoardArea &area : model.areas().all())
            changed.append(area.id);
    } else {
        areas.paintSea(painter, m_live.covered());
        for (const BoardArea &area : model.areas().all()) {
            if (!changed.contains(area.id) && isCovered(area))
                changed.append(area.id);
        }
    }
    // The order of a hash must not be seen.
    changed.sort();
    areas.paint(painter, changed);
    if (m_live.hasBoxes())
        m_flat->paintBoxes(painter);
    painter.restore();
}

// An enclave lies where an area around it was, and is to be seen again.
bool BoardCanvas::isCovered(const BoardArea &area) const
{
    const QPointF inner = view::AreaNest::inner(area.outline);
    return std::any_of(
        m_live.covered().begin(), m_live.covered().end(),
        [inner](const QPolygonF &outline) { return areashape::contains(outline, inner); });
}

void BoardCanvas::paintScan(QPainter &painter)
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

std::vector<int> BoardCanvas::visibleCells() const
{
    std::vector<int> seen;
    const HexCells &cells = *m_session.model().cells();
    for (int cell = 0; cell < cells.count(); ++cell) {
        if (camera().visible().contains(cells.centre(cell)))
            seen.push_back(cell);
    }
    return seen;
}

void BoardCanvas::paintNumbers(QPainter &painter)
{
    const BoardModel &model = m_session.model();
    const bool isPrinted =
        !model.picture().isEmpty() || camera().scale() >= view::MapText::numbersFrom;
    if (!model.cells() || isPrinted || !m_session.layers().isShown(BoardLayers::Numbers))
        return;
    painter.save();
    m_numbers.paint(painter, model, visibleCells(), toView(), m_flat->color("number"));
    painter.restore();
}

// What the printed sheet does not show: terrain under a picture, and what hexes are marked with.
void BoardCanvas::paintMarks(QPainter &painter) const
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

void BoardCanvas::findProblems()
{
    m_problems.clear();
    const auto content = m_session.document().files().value(m_session.file());
    int count = 0;
    for (const engine::Issue &issue : m_session.live().issues()) {
        if (issue.file != m_session.file() || !content || !content->json() || issue.line < 1
            || ++count > c_mostProblems)
            continue;
        const JsonPath path = pathAt(*content, issue.line);
        const auto *key = path.size() > 1 ? std::get_if<QString>(&path[0]) : nullptr;
        const auto *space = path.size() > 1 ? std::get_if<QString>(&path[1]) : nullptr;
        if (!key || !space || *key != u"spaces")
            continue;
        auto &worst = m_problems.insert(*space, m_problems.value(*space, issue.severity)).value();
        if (issue.severity == engine::Issue::Severity::Error)
            worst = issue.severity;
    }
    update();
}

void BoardCanvas::paintProblems(QPainter &painter) const
{
    const auto tokens = view::Tokens::of(palette());
    for (auto it = m_problems.constBegin(); it != m_problems.constEnd(); ++it) {
        const auto place = m_session.model().centreOf(it.key());
        if (!place)
            continue;
        const QRectF disc(viewPoint(*place) - QPointF(9, 9), QSizeF(18, 18));
        painter.setPen(QPen(Qt::white, 2));
        painter.setBrush(*it == engine::Issue::Severity::Error ? tokens.bad : tokens.warn);
        painter.drawEllipse(disc);
        painter.drawText(disc, Qt::AlignCenter, QStringLiteral("!"));
    }
}

// Only what lies around all of them has a line, which is answered.
QList<QLineF> BoardCanvas::paintChosenHexes(QPainter &painter) const
{
    QList<QLineF> rim;
    const HexCellsPointer &cells = m_session.model().cells();
    const QStringList &spaces = m_session.selection().spaces;
    if (!cells)
        return rim;
    const QSet<QString> chosen(spaces.begin(), spaces.end());
    const double reach = 2 * cells->side();
    const QRectF seen = camera().visible().adjusted(-reach, -reach, reach, reach);
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

void BoardCanvas::paintSelection(QPainter &painter) const
{
    const BoardModel &model = m_session.model();
    QColor pale = c_chosen;
    pale.setAlphaF(0.22F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(pale);
    QList<QLineF> rim = paintChosenHexes(painter);
    const auto draw = [&](const QPolygonF &page) {
        const QPolygonF outline = toView().map(page);
        painter.drawPolygon(outline);
        for (qsizetype i = 0; i < outline.size(); ++i)
            rim.append(areashape::side(outline, i));
    };
    const QStringList &spaces = m_session.selection().spaces;
    const QSet<QString> chosen(spaces.begin(), spaces.end());
    for (const BoardArea &area : model.areas().all()) {
        if (!chosen.contains(area.id))
            continue;
        const QPainterPath shape = toView().map(model.areas().shape(area.id));
        painter.drawPath(shape);
        for (QPolygonF loop : shape.toSubpathPolygons()) {
            for (qsizetype i = 1; i < loop.size(); ++i)
                rim.append({loop[i - 1], loop[i]});
        }
    }
    for (const BoardModel::Box &box : model.boxes()) {
        if (chosen.contains(box.id))
            draw(QPolygonF(box.box).first(4));
    }
    painter.setPen(QPen(Qt::white, 5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(rim);
    painter.setPen(QPen(c_chosen, 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLines(rim);
}

void BoardCanvas::paintEmpty(QPainter &painter) const
{
    const auto tokens = view::Tokens::of(palette());
    painter.fillRect(rect(), tokens.window);
    painter.setPen(tokens.text2);
    const QString text = m_session.file().isEmpty()
        ? tr("This module has no board yet.")
        : tr("%1 can't be read at the moment. The problems below say where it is broken.")
              .arg(m_session.file());
    painter.drawText(rect().adjusted(40, 40, -40, -40), Qt::AlignCenter | Qt::TextWordWrap, text);
}

} // namespace editor
