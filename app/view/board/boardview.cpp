// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardview.h"

#include "app/view/board/flightplan.h"
#include "app/view/board/sheetpool.h"
#include "app/view/board/wholeboard.h"

#include <QMouseEvent>
#include <QPainter>

namespace view {

namespace {

const QColor c_table(0x8d, 0x87, 0x79);
const QColor c_darkTable(0x14, 0x16, 0x19);
const QColor c_cursor(0x8a, 0xb4, 0xf8);
constexpr int frameWidth = 4;
constexpr int idleDelay = 8;
constexpr double idleWork = 4;
constexpr int returnTime = 150;

} // namespace

BoardView::BoardView(QWidget *parent)
    : SheetView(parent)
    , m_animation(*this, m_scene, camera())
    , m_tip(*this, m_scene, camera(), m_words)
    , m_gestures(*this, m_scene, m_tip, m_choice)
    , m_cursor(*this, m_scene, m_words, m_choice, m_gestures)
{
    setAccessibleName(tr("Board"));
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleDelay);
    connect(&m_idleTimer, &QTimer::timeout, this, &BoardView::prepareMore);
    connect(&tiles(), &TileStore::namesReady, this, [this] {
        m_scene.setNames(tiles().placeNames());
        update();
    });
}

BoardView::~BoardView() = default;

void BoardView::setModule(std::shared_ptr<const engine::Module> module, MapTheme theme)
{
    m_tip.hide();
    finishMotion();
    m_cursor.clear();
    m_scene.setSigns({});
    m_scene.setModule(std::move(module), theme);
    int first = -1;
    if (m_scene.module()) {
        const auto &boards = m_scene.module()->map.boards();
        const auto map = std::find_if(boards.begin(), boards.end(), [](const engine::Board &board) {
            return board.kind != engine::Board::Kind::Boxes;
        });
        if (!boards.empty())
            first = map == boards.end() ? 0 : int(map - boards.begin());
    }
    setBoard(first);
}

void BoardView::setBoard(int board)
{
    m_tip.hide();
    finishMotion();
    m_cursor.clear();
    m_gestures.forgetHover();
    m_scene.setBoard(board);
    showSheet();
}

void BoardView::setTheme(MapTheme theme)
{
    if (theme == m_scene.theme())
        return;
    const auto seen = m_scene.view();
    const engine::GameState *state = seen ? &seen->state() : nullptr;
    const engine::Viewer viewer = seen ? seen->viewer() : engine::Viewer();
    const int board = m_scene.board();
    const BoardSigns signs = m_scene.signs();
    m_scene.setModule(m_scene.sharedModule(), theme);
    m_scene.setBoard(board);
    m_scene.setPosition(state, viewer);
    m_scene.setSigns(signs);
    showSheet();
}

void BoardView::setPalette(CounterArtReader::Palette palette)
{
    finishMotion();
    m_tip.hide();
    m_scene.setPalette(palette);
    update();
}

void BoardView::showSheet()
{
    std::shared_ptr<BoardSheet> sheet;
    if (m_scene.module() && m_scene.board() >= 0) {
        const auto translator = m_texts ? m_texts->translator() : engine::Translator();
        sheet = m_pool
            ? m_pool->sheet(m_scene.sharedModule(), m_scene.board(), m_scene.theme(), translator)
            : std::make_shared<BoardSheet>(m_scene.sharedModule(), m_scene.board(), m_scene.theme(),
                                           translator);
    }
    SheetView::showSheet(std::move(sheet));
}

void BoardView::setPosition(const engine::GameState *state, engine::Viewer viewer)
{
    finishMotion();
    m_tip.hide();
    m_scene.setPosition(state, viewer);
    update();
}

void BoardView::refresh()
{
    m_scene.refresh();
    update();
}

void BoardView::setSigns(const BoardSigns &signs)
{
    if (signs == m_scene.signs())
        return;
    m_scene.setSigns(signs);
    update();
}

void BoardView::setTexts(const engine::TextRenderer *texts)
{
    const auto language = [](const engine::TextRenderer *renderer) {
        return renderer ? renderer->translator().language() : QString();
    };
    const bool isOther = language(texts) != m_language;
    m_language = language(texts);
    m_texts = texts;
    m_words.setTexts(texts);
    m_tip.hide();
    // Names on the map are in another language now.
    if (isOther && m_scene.board() >= 0)
        showSheet();
}

void BoardView::animate(const std::vector<engine::Change> &changes)
{
    const FlightPlan plan(m_scene);
    m_scene.refresh();
    m_animation.start(plan.flights(changes, m_gestures.drop().piece));
}

void BoardView::finishMotion()
{
    m_animation.motion().finish();
    update();
}

void BoardView::rejectDrop()
{
    BoardMotion::Flight back = m_gestures.drop();
    if (!back.piece)
        return;
    if (const BoardPieces::Spot *spot = m_scene.pieces().spot(back.piece)) {
        back.way = {back.way.front(), spot->at};
        back.duration = returnTime;
        m_animation.start({back});
    }
    m_gestures.forgetDrop();
    update();
}

// What will be seen after the next pan or choice is drawn while nobody waits for it.
void BoardView::prepareMore()
{
    if (m_scene.prepare(camera(), idleWork))
        m_idleTimer.start();
}

void BoardView::setDimming(double share)
{
    m_dimming = share;
    update();
}

void BoardView::setCounterScale(double scale)
{
    finishMotion();
    m_tip.hide();
    m_scene.setCounterScale(scale);
    update();
}

void BoardView::setFrame(const QColor &color)
{
    m_frame = color;
    update();
}

void BoardView::cameraMoved()
{
    m_tip.hide();
    SheetView::cameraMoved();
}

void BoardView::centreOn(engine::SpaceId space)
{
    if (!m_scene.module() || !space || space.value >= m_scene.module()->map.spaceCount())
        return;
    if (!m_scene.geometry().contains(space)) {
        setBoard(m_scene.module()->map.space(space).board);
        // A display of boxes is seen as a whole.
        if (m_scene.geometry().isBox(space))
            return;
    }
    if (m_scene.geometry().contains(space))
        centreOnPage(m_scene.geometry().centre(space));
}

void BoardView::flash(engine::SpaceId space)
{
    m_animation.flash(space);
}

QPoint BoardView::viewPoint(engine::SpaceId space) const
{
    return camera().toView(m_scene.geometry().centre(space)).toPoint();
}

engine::SpaceId BoardView::spaceAt(QPoint point) const
{
    return m_scene.geometry().spaceAt(camera().toPage(point));
}

engine::PieceId BoardView::pieceAt(QPoint point) const
{
    return m_scene.pieces().at(camera().toPage(point)).piece;
}

void BoardView::resizeEvent(QResizeEvent *event)
{
    m_tip.hide();
    SheetView::resizeEvent(event);
}

QImage BoardView::wholeMap(double scale)
{
    return wholeBoard(m_scene, m_texts ? m_texts->translator() : engine::Translator(), scale);
}

void BoardView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTiles(painter, m_scene.theme() == MapTheme::Dark ? c_darkTable : c_table);
    if (m_dimming > 0)
        painter.fillRect(camera().toView(page()) & QRectF(rect()),
                         QColor(0, 0, 0, qRound(255 * m_dimming)));
    m_scene.paint(painter, camera(), [this](engine::PieceId piece) {
        return m_animation.motion().isMoving(piece) || m_gestures.isInHand(piece);
    });
    m_animation.paintFlights(painter);
    paintRings(painter);
    m_gestures.paintDrag(painter);
    paintFrame(painter);
    m_idleTimer.start();
}

void BoardView::paintRings(QPainter &painter)
{
    painter.setRenderHint(QPainter::Antialiasing);
    m_gestures.paintHover(painter);
    if (m_cursor.space() && hasFocus())
        SignLayer::paintRing(painter, camera(), m_scene.geometry(), m_cursor.space(), c_cursor, 4);
    m_animation.paintFlash(painter);
}

void BoardView::paintFrame(QPainter &painter) const
{
    if (!m_frame.isValid())
        return;
    painter.setPen(QPen(m_frame, frameWidth, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    const double half = frameWidth / 2.0;
    painter.drawRect(QRectF(rect()).adjusted(half, half, -half, -half));
}

void BoardView::mousePressEvent(QMouseEvent *event)
{
    m_gestures.press(*event);
}

void BoardView::mouseMoveEvent(QMouseEvent *event)
{
    m_gestures.move(*event);
}

void BoardView::mouseReleaseEvent(QMouseEvent *event)
{
    m_gestures.release(*event);
}

void BoardView::mouseDoubleClickEvent(QMouseEvent *event)
{
    m_gestures.doubleClick(*event);
}

void BoardView::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_gestures.leave();
}

void BoardView::contextMenuEvent(QContextMenuEvent *event)
{
    m_tip.hide();
    if (event->reason() == QContextMenuEvent::Keyboard && m_cursor.space()) {
        emit contextRequested(m_cursor.space(), m_cursor.piece(),
                              mapToGlobal(viewPoint(m_cursor.space())));
        return;
    }
    const BoardPieces::Hit hit = m_gestures.hitAt(event->pos());
    emit contextRequested(hit.space, hit.piece, event->globalPos());
}

bool BoardView::event(QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        auto *key = static_cast<QKeyEvent *>(event);
        // Tab goes round the pieces only while there is a choice; otherwise it leaves the board.
        const bool isTab = key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab;
        if (isTab && !m_scene.signs().selectable.empty()
            && !(key->modifiers() & Qt::ControlModifier)) {
            m_cursor.cycle(key->key() == Qt::Key_Tab ? 1 : -1);
            return true;
        }
    } else if (event->type() == QEvent::Gesture) {
        m_gestures.stop();
    }
    return SheetView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    finishMotion();
    if (event->key() == Qt::Key_Alt) {
        if (m_gestures.isIdle())
            m_tip.show(m_gestures.hover().space);
        event->ignore();
        return;
    }
    const bool hasControl = event->modifiers() & Qt::ControlModifier;
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat()) {
        if (hasControl)
            m_cursor.choose(Qt::ControlModifier);
        else
            m_gestures.holdSpace();
        return;
    }
    const bool isPlain = !(event->modifiers() & (Qt::AltModifier | Qt::MetaModifier));
    const QPointF direction = arrow(event->key());
    if (isPlain && hasControl && !direction.isNull())
        m_cursor.step(direction);
    else if (!isPlain || (!panByKey(*event) && !zoomByKey(event->key())))
        QWidget::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Space && !event->isAutoRepeat() && m_gestures.isSpaceHeld()) {
        if (m_gestures.releaseSpace())
            m_cursor.choose({});
        return;
    }
    if (event->key() == Qt::Key_Alt)
        m_tip.hide();
    QWidget::keyReleaseEvent(event);
}

} // namespace view
