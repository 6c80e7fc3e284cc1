// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/boardcanvas.h"

#include "app/view/style/tokens.h"

#include <QMouseEvent>
#include <QPainter>

namespace editor {

namespace {

const QColor c_table(0x8d, 0x87, 0x79);
const QColor c_darkTable(0x14, 0x16, 0x19);
const QColor c_chosen(0x0b, 0x7a, 0x75);

} // namespace

BoardCanvas::BoardCanvas(BoardSession &session, QWidget *parent)
    : view::SheetView(parent)
    , m_session(session)
    , m_baker(session.live(), this)
{
    setAccessibleName(tr("Board"));
    keepNothingPainted();
    connect(&session, &BoardSession::modelChanged, this, &BoardCanvas::modelChanged);
    connect(&session, &BoardSession::selectionChanged, this, qOverload<>(&QWidget::update));
    connect(&session.layers(), &BoardLayers::changed, this, [this] {
        m_live.redraw();
        update();
    });
    connect(&m_baker, &BoardBaker::baked, this, &BoardCanvas::takeSheet);
    showBoard();
}

view::MapTheme BoardCanvas::theme() const
{
    return view::Tokens::of(palette()).isDark ? view::MapTheme::Dark : view::MapTheme::Light;
}

void BoardCanvas::setTool(BoardTool *tool)
{
    if (m_tool) {
        m_tool->end();
        m_tool->disconnect(this);
    }
    m_tool = tool;
    if (m_tool) {
        connect(m_tool, &BoardTool::changed, this, qOverload<>(&QWidget::update));
        m_tool->begin();
    }
    showCursor();
    update();
}

// Another board begins with plain hexes, or with its sheet when that is painted.
void BoardCanvas::showBoard()
{
    m_file = m_session.file();
    m_cells = m_session.model().cells();
    m_live.coverAll(m_session.live().edition());
    m_flat = std::make_unique<FlatPainter>(m_session.model(), m_session.terrain(), theme(),
                                           m_session.layers());
    showSheet(nullptr);
    setPage(m_session.model().page());
    fit();
    m_baker.setBoard(m_session.model().id(), theme());
    if (m_tool)
        setTool(m_tool);
}

void BoardCanvas::modelChanged(const BoardChange &change)
{
    if (m_file != m_session.file()) {
        showBoard();
        return;
    }
    m_flat = std::make_unique<FlatPainter>(m_session.model(), m_session.terrain(), theme(),
                                           m_session.layers());
    if (change.isEmpty()) {
        update();
        return;
    }
    m_live.add(m_session.model(), change, m_session.live().edition());
    if (m_cells != m_session.model().cells()) {
        m_cells = m_session.model().cells();
        showSheet(nullptr);
        setPage(m_session.model().page());
        if (m_tool)
            setTool(m_tool);
    }
    m_baker.edited();
    update();
}

void BoardCanvas::takeSheet(const std::shared_ptr<view::BoardSheet> &sheet, quint64 edition)
{
    if (!sheet || sheet->page().isEmpty())
        return;
    showSheet(sheet, view::TileStore::Old::Kept);
    m_live.forget(edition);
    update();
}

void BoardCanvas::centreOn(const QString &space)
{
    const BoardModel &model = m_session.model();
    const int cell = model.cells() ? model.cells()->find(space) : -1;
    if (cell >= 0)
        centreOnPage(model.cells()->centre(cell));
    for (const BoardModel::Box &box : model.boxes()) {
        if (box.id == space)
            centreOnPage(box.box.center());
    }
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

void BoardCanvas::tell(const ToolPoint &point)
{
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
        || (event->button() == Qt::LeftButton && m_isSpaceHeld)) {
        m_panFrom = event->position();
        showCursor();
    } else if (m_tool) {
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
    if (m_tool)
        m_tool->move(point);
    tell(point);
}

void BoardCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (isPanning()) {
        m_panFrom = {};
        showCursor();
    } else if (m_tool) {
        m_tool->release(pointOf(*event));
    }
}

void BoardCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (m_tool && event->button() == Qt::LeftButton && !m_isSpaceHeld)
        m_tool->doubleClick(pointOf(*event));
    else
        mousePressEvent(event);
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
        if (!(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
            && key->key() < Qt::Key_Escape) {
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

void BoardCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTiles(painter, theme() == view::MapTheme::Dark ? c_darkTable : c_table);
    if (!m_session.model().isReadable()) {
        paintEmpty(painter);
        return;
    }
    m_live.paint(painter, camera(), *m_flat, m_session.model());
    if (m_live.isWhole()) {
        painter.save();
        painter.setRenderHint(QPainter::Antialiasing);
        painter.translate(camera().toView(QPointF(0, 0)));
        painter.scale(camera().zoom(), camera().zoom());
        m_flat->paintBoxes(painter);
        painter.restore();
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintSelection(painter);
    if (m_tool)
        m_tool->paint(painter, camera());
}

void BoardCanvas::paintSelection(QPainter &painter) const
{
    const BoardModel &model = m_session.model();
    QPainterPath path;
    for (const QString &space : m_session.selection().spaces) {
        const int cell = model.cells() ? model.cells()->find(space) : -1;
        QPainterPath shape;
        if (cell >= 0) {
            shape.addPolygon(model.cells()->hexagon(cell));
            shape.closeSubpath();
        }
        for (const BoardModel::Box &box : model.boxes()) {
            if (box.id == space)
                shape.addRect(box.box);
        }
        path.addPath(shape);
    }
    if (path.isEmpty())
        return;
    painter.save();
    QTransform toView;
    const QPointF origin = camera().toView(QPointF(0, 0));
    toView.translate(origin.x(), origin.y());
    toView.scale(camera().zoom(), camera().zoom());
    path = toView.map(path);
    QColor pale = c_chosen;
    pale.setAlphaF(0.22F);
    painter.setPen(QPen(Qt::white, 5));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
    painter.setPen(QPen(c_chosen, 3));
    painter.setBrush(pale);
    painter.drawPath(path);
    painter.restore();
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
