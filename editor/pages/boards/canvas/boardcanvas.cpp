// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/boardcanvas.h"

#include "app/view/style/tokens.h"
#include "editor/pages/boards/model/boardscan.h"

#include <QMouseEvent>
#include <QPainter>
#include <QSet>

namespace editor {

namespace {

const QColor c_table(0x8d, 0x87, 0x79);
const QColor c_darkTable(0x14, 0x16, 0x19);
constexpr int c_patchPause = 30; // ms
constexpr int c_large = 4000; ///< Hexes of a map that takes seconds to be painted.

} // namespace

BoardCanvas::BoardCanvas(BoardSession &session, QWidget *parent)
    : view::SheetView(parent)
    , m_session(session)
    , m_baker(session.live(), this)
    , m_above(session, camera(), m_live)
{
    setObjectName(QStringLiteral("canvas"));
    setAccessibleName(tr("Board"));
    keepNothingPainted();
    connect(&session, &BoardSession::modelChanged, this, &BoardCanvas::modelChanged);
    connect(&session, &BoardSession::selectionChanged, this, qOverload<>(&QWidget::update));
    connect(&session, &BoardSession::said, this, [this] { m_saying.begin(); });
    connect(&session.layers(), &BoardLayers::changed, this, &BoardCanvas::layersChanged);
    connect(&m_baker, &BoardBaker::baked, this, &BoardCanvas::takeSheet);
    connect(&m_patcher, &PatchPainter::painted, this, [this](const MapPatch &patch) {
        if (!m_live.isEmpty())
            m_live.add(patch);
        update();
    });
    m_patchPause.setSingleShot(true);
    m_patchPause.setInterval(c_patchPause);
    connect(&m_patchPause, &QTimer::timeout, this, &BoardCanvas::orderPatches);
    connect(this, &view::SheetView::viewChanged, this, [this] {
        m_live.dropPatchesOutside(camera().visible());
        if (!m_live.isEmpty())
            m_patchPause.start();
    });
    connect(&session.document(), &ModuleDocument::changed, this,
            [this](const QSet<QString> &files) {
                if (std::any_of(files.begin(), files.end(), &BoardScan::isFile))
                    update();
                // Colours of the sides, and pictures.
                const auto isSeen = [](const QString &file) {
                    return file == u"module.json" || file.startsWith(u"art/");
                };
                if (std::any_of(files.begin(), files.end(), isSeen))
                    m_baker.edited();
            });
    connect(&tiles(), &view::TileStore::namesReady, this,
            [this] { m_session.setPlaceNames(tiles().placeNames()); });
    connect(&session.live(), &LiveModule::checked, this, &BoardCanvas::findProblems);
    showBoard();
}

view::MapTheme BoardCanvas::theme() const
{
    return view::Tokens::of(palette()).isDark ? view::MapTheme::Dark : view::MapTheme::Light;
}

void BoardCanvas::setTool(BoardTool *tool)
{
    m_isDragging = false;
    if (m_tool) {
        m_tool->end();
        m_tool->disconnect(this);
    }
    m_tool = tool;
    if (m_tool) {
        connect(m_tool, &BoardTool::changed, this, qOverload<>(&QWidget::update));
        connect(m_tool, &BoardTool::textWanted, this, &BoardCanvas::write);
        m_tool->begin();
    }
    showCursor();
    update();
}

void BoardCanvas::write(QPointF page, const QString &text, const TextTaker &done)
{
    if (m_writer)
        m_writer->discard();
    m_writer = new NameWriter(text, viewPoint(page).toPoint(), this);
    connect(m_writer, &NameWriter::written, this, done);
}

// Another board begins with plain hexes, or with its sheet when that is painted.
void BoardCanvas::showBoard()
{
    m_file = m_session.file();
    m_pointedCell = -1;
    m_cells = m_session.model().cells();
    m_live.coverAll(m_session.live().edition());
    m_above.setTheme(theme());
    showSheet(nullptr);
    setPage(m_session.model().page());
    fit();
    m_above.setPlates({});
    m_parts = m_session.layers().mapParts();
    m_baker.setBoard(m_session.model().id(), theme(), m_parts);
    findProblems();
    if (m_tool)
        setTool(m_tool);
}

void BoardCanvas::layersChanged()
{
    m_live.redraw();
    if (m_parts != m_session.layers().mapParts()) {
        m_parts = m_session.layers().mapParts();
        m_live.dropPatches();
        m_baker.setBoard(m_session.model().id(), theme(), m_parts);
    }
    update();
}

void BoardCanvas::modelChanged(const BoardChange &change)
{
    if (m_file != m_session.file()) {
        showBoard();
        return;
    }
    m_above.setTheme(theme());
    if (change.isEmpty()) {
        update();
        return;
    }
    // A picture of its own stays as it is, whatever the hexes are.
    if (change.isWhole || m_session.model().picture().isEmpty())
        m_live.add(m_session.model(), change, m_session.live().edition());
    if (change.isWhole && !m_cells && camera().page() != m_session.model().page()) {
        showSheet(nullptr);
        setPage(m_session.model().page());
    }
    if (m_cells != m_session.model().cells()) {
        m_cells = m_session.model().cells();
        showSheet(nullptr);
        setPage(m_session.model().page());
        if (m_tool)
            setTool(m_tool);
    }
    if (needsSheet(change))
        m_baker.edited();
    m_patchPause.start();
    update();
}

// Of a large map only what is seen is painted anew, as long as not too much has changed.
bool BoardCanvas::needsSheet(const BoardChange &change) const
{
    return !m_cells || m_cells->count() < c_large || change.isWhole || change.hasBoxes
        || !change.areas.isEmpty() || m_session.model().hasUnderlay()
        || m_live.cellCount() > LiveLayer::mostCells;
}

void BoardCanvas::takeSheet(const std::shared_ptr<view::BoardSheet> &sheet, quint64 edition)
{
    if (!sheet || sheet->page().isEmpty())
        return;
    m_above.setPlates(sheet->plates());
    showSheet(sheet, view::TileStore::Old::Kept);
    m_live.forget(edition);
    update();
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

void BoardCanvas::findProblems()
{
    m_problems.find(m_session);
    update();
}

void BoardCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTiles(painter, theme() == view::MapTheme::Dark ? c_darkTable : c_table);
    if (!m_session.model().isReadable()) {
        m_above.paintEmpty(painter, rect(), palette());
        return;
    }
    m_above.paint(painter);
    m_problems.paint(painter, camera(), m_session.model(), view::Tokens::of(palette()));
    if (m_tool)
        m_tool->paint(painter, camera());
}

void BoardCanvas::showPage()
{
    setPage(m_session.model().page());
    fit();
}

void BoardCanvas::centreOn(const QString &space)
{
    if (const auto place = m_session.model().centreOf(space))
        centreOnPage(*place);
}

ToolPoint BoardCanvas::pointAt(QPointF view) const
{
    const BoardModel &model = m_session.model();
    ToolPoint point;
    point.page = camera().toPage(view);
    point.space = model.spaceAt(point.page);
    point.pixel = 1 / camera().zoom();
    if (model.cells()) {
        point.cell = model.cells()->at(point.page);
        point.side = model.cells()->nearestSide(point.page);
    }
    return point;
}

ToolPoint BoardCanvas::pointOf(const QMouseEvent &event) const
{
    ToolPoint point = pointAt(event.position());
    point.button = event.button();
    point.buttons = event.buttons();
    point.modifiers = event.modifiers();
    return point;
}

// What was said stays to be read until the pointer goes on.
void BoardCanvas::tell(const ToolPoint &point)
{
    if (m_saying.isHeard(point.page, point.pixel))
        return;
    emit pointed(m_tool ? m_tool->status(point) : QString());
}

void BoardCanvas::showCursor()
{
    if (isPanning())
        setCursor(Qt::ClosedHandCursor);
    else if (m_isSpaceHeld)
        setCursor(Qt::OpenHandCursor);
    else
        setCursor(m_tool ? m_tool->cursor() : Qt::ArrowCursor);
}

void BoardCanvas::mousePressEvent(QMouseEvent *event)
{
    setFocus(Qt::MouseFocusReason);
    if (event->button() == Qt::MiddleButton
        || (event->button() == Qt::LeftButton && (m_isSpaceHeld || (m_tool && m_tool->pans())))) {
        m_panFrom = event->position();
        showCursor();
    } else if (m_tool) {
        m_isDragging = true;
        m_strokeBefore = m_session.stroke();
        m_tool->press(pointOf(*event));
        tell(pointOf(*event));
    }
}

void BoardCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (isPanning()) {
        panBy(event->position() - m_panFrom);
        m_panFrom = event->position();
        return;
    }
    const ToolPoint point = pointOf(*event);
    m_pointedCell = point.cell;
    if (m_tool)
        m_tool->move(point);
    tell(point);
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (isPanning()) {
        m_panFrom = {};
        showCursor();
    } else if (m_tool && std::exchange(m_isDragging, false)) {
        m_tool->release(pointOf(*event));
    }
}

void BoardCanvas::giveUpDrag()
{
    m_isDragging = false;
    m_tool->end();
    if (m_session.stroke() != m_strokeBefore)
        m_session.takeBack(m_session.stroke());
    m_tool->begin();
    update();
}

void BoardCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_tool && event->button() == Qt::LeftButton && !m_isSpaceHeld) {
        m_isDragging = true;
        m_strokeBefore = m_session.stroke();
        m_tool->doubleClick(pointOf(*event));
    } else {
        mousePressEvent(event);
    }
}

void BoardCanvas::leaveEvent(QEvent *event)
{
    view::SheetView::leaveEvent(event);
    if (m_tool)
        m_tool->leave();
    emit pointed({});
}

bool BoardCanvas::event(QEvent *event)
{
    // Tool letters win over shortcuts of the window as long as the canvas has the focus.
    if (event->type() == QEvent::ShortcutOverride) {
        auto *key = static_cast<QKeyEvent *>(event);
        const bool isEnd = m_tool
            && ((key->key() == Qt::Key_Escape && (m_isDragging || m_tool->isBusy()))
                || m_tool->wants(*key));
        if (isEnd
            || (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
                && key->key() < Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return view::SheetView::event(event);
}

void BoardCanvas::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_isSpaceHeld = true;
        showCursor();
        return;
    }
    if (m_tool && m_tool->keyPress(*event))
        return;
    if (m_tool && m_isDragging && event->key() == Qt::Key_Escape) {
        giveUpDrag();
        return;
    }
    const bool isPlain = !(event->modifiers() & (Qt::AltModifier | Qt::MetaModifier));
    if (isPlain && zoomByKey(event->key()))
        return;
    event->ignore();
    emit keyPressed(event);
    if (event->isAccepted() || (isPlain && panByKey(*event))) {
        event->accept();
        return;
    }
    view::SheetView::keyPressEvent(event);
}

void BoardCanvas::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        m_isSpaceHeld = false;
        showCursor();
        return;
    }
    view::SheetView::keyReleaseEvent(event);
}

void BoardCanvas::focusOutEvent(QFocusEvent *event)
{
    m_isSpaceHeld = false;
    showCursor();
    view::SheetView::focusOutEvent(event);
}

void BoardCanvas::changeEvent(QEvent *event)
{
    view::SheetView::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        showBoard();
}

} // namespace editor
