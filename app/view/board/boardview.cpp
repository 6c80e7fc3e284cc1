// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardview.h"

#include "app/view/board/flightplan.h"
#include "app/view/board/wholeboard.h"
#include "app/view/tiles/sheetpool.h"

#include <QMouseEvent>
#include <QPainter>

namespace view {

namespace {

const QColor c_cursor(0x8a, 0xb4, 0xf8);
constexpr int frameWidth = 4;
constexpr int idleDelay = 8;
constexpr double idleWork = 4;
constexpr int returnTime = 150;

/// Whoever shows the same does it, too.
template<typename... Parameters, typename... Values>
void pass(BoardView *twin, void (BoardView::*set)(Parameters...), Values &&...values)
{
    if (twin)
        (twin->*set)(std::forward<Values>(values)...);
}

} // namespace

BoardView::BoardView(QWidget *parent)
    : SheetView(parent)
    , m_animation(*this, m_scene, camera())
    , m_pan(*this, m_scene.geometry())
    , m_tip(*this, m_scene, camera(), m_words)
    , m_gestures(*this, m_scene, m_tip, m_choice)
    , m_cursor(*this, m_scene, m_words, m_choice, m_gestures)
    , m_keys(*this, m_cursor, m_gestures, m_tip)
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

void BoardView::setPool(SheetPool *pool)
{
    m_pool = pool;
    if (const auto shown = sheet(); pool && shown)
        pool->add(shown, m_scene.sharedModule(), m_scene.board(), m_scene.theme(), translator());
}

engine::Translator BoardView::translator() const
{
    return m_texts ? m_texts->translator() : engine::Translator();
}

void BoardView::setTwin(BoardView *twin)
{
    m_twin = twin;
    if (!twin)
        return;
    twin->setModule(m_scene.sharedModule(), m_scene.theme());
    twin->setTexts(m_texts);
    twin->setPalette(m_scene.palette());
    twin->setDimming(m_dimming);
    twin->setCounterScale(m_scene.pieces().scale());
    twin->setCountersShown(m_areCountersShown);
    twin->setFrame(m_frame);
    twin->setSpeed(m_animation.motion().speed());
    if (const auto seen = m_scene.view())
        twin->setPosition(&seen->state(), seen->viewer());
    twin->setSigns(m_scene.signs());
    twin->setBeat(m_scene.beat());
}

void BoardView::setModule(std::shared_ptr<const engine::Module> module, MapTheme theme)
{
    m_tip.hide();
    finishMotion();
    m_cursor.clear();
    m_scene.setSigns({});
    m_scene.setBeat({});
    m_scene.setModule(std::move(module), theme);
    setBoard(m_scene.firstMap());
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
    m_scene.setTheme(theme);
    showSheet();
    pass(m_twin, &BoardView::setTheme, theme);
}

void BoardView::setPalette(CounterArtReader::Palette palette)
{
    finishMotion();
    m_tip.hide();
    m_scene.setPalette(palette);
    update();
    pass(m_twin, &BoardView::setPalette, palette);
}

void BoardView::showSheet()
{
    SheetView::showSheet(m_scene.makeSheet(m_pool, translator()));
}

// Weather and the like change how the map looks.
void BoardView::followLook()
{
    const auto shown = sheet();
    if (shown && shown->look() != m_scene.look())
        changeSheet(m_scene.makeSheet(m_pool, translator()), m_scene.table(),
                    m_animation.motion().speed() > 0);
}

void BoardView::setPosition(const engine::GameState *state, engine::Viewer viewer)
{
    finishMotion();
    m_tip.hide();
    m_scene.setPosition(state, viewer);
    followLook();
    update();
    pass(m_twin, &BoardView::setPosition, state, viewer);
}

void BoardView::refresh()
{
    m_scene.refresh();
    followLook();
    update();
    pass(m_twin, &BoardView::refresh);
}

void BoardView::setSigns(const BoardSigns &signs)
{
    if (signs == m_scene.signs())
        return;
    m_scene.setSigns(signs);
    update();
    emit overviewChanged();
    pass(m_twin, &BoardView::setSigns, signs);
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
    pass(m_twin, &BoardView::setTexts, texts);
}

void BoardView::setBeat(const BeatScene &beat)
{
    m_animation.tell(beat);
    pass(m_twin, &BoardView::setBeat, beat);
}

void BoardView::setSpeed(double speed)
{
    m_animation.motion().setSpeed(speed);
    pass(m_twin, &BoardView::setSpeed, speed);
}

void BoardView::animate(const std::vector<engine::Change> &changes)
{
    const FlightPlan plan(m_scene);
    m_scene.refresh();
    followLook();
    m_animation.start(plan.flights(changes, m_gestures.drop().piece));
    pass(m_twin, &BoardView::animate, changes);
}

void BoardView::finishMotion()
{
    m_animation.motion().finish();
    m_pan.finish();
    update();
    pass(m_twin, &BoardView::finishMotion);
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
    pass(m_twin, &BoardView::setDimming, share);
}

void BoardView::setCounterScale(double scale)
{
    finishMotion();
    m_tip.hide();
    m_scene.setCounterScale(scale);
    update();
    pass(m_twin, &BoardView::setCounterScale, scale);
}

void BoardView::setCountersShown(bool shown)
{
    m_areCountersShown = shown;
    m_tip.hide();
    update();
    pass(m_twin, &BoardView::setCountersShown, shown);
}

void BoardView::setFrame(const QColor &color)
{
    m_frame = color;
    update();
    pass(m_twin, &BoardView::setFrame, color);
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

int BoardView::bringIntoView(const std::vector<engine::SpaceId> &spaces)
{
    const int board = m_scene.mapOf(spaces);
    if (board != m_scene.board())
        setBoard(board);
    return m_pan.bring(spaces, m_animation.motion().speed());
}

void BoardView::flash(engine::SpaceId space)
{
    m_animation.flash(space);
    pass(m_twin, &BoardView::flash, space);
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
    return wholeBoard(m_scene, translator(), scale);
}

void BoardView::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintTiles(painter, m_scene.table());
    if (m_dimming > 0)
        painter.fillRect(camera().toView(page()) & QRectF(rect()),
                         QColor(0, 0, 0, qRound(255 * m_dimming)));
    m_scene.paint(painter, camera(), [this](engine::PieceId piece) {
        return !m_areCountersShown
            || (piece && (m_animation.motion().isMoving(piece) || m_gestures.isInHand(piece)));
    });
    m_animation.paintFlights(painter);
    paintRings(painter);
    m_animation.paintSentence(painter);
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
    if (event->type() == QEvent::KeyPress && m_keys.cycle(*static_cast<QKeyEvent *>(event)))
        return true;
    if (event->type() == QEvent::Gesture)
        m_gestures.stop();
    return m_gestures.take(*event) || SheetView::event(event);
}

void BoardView::keyPressEvent(QKeyEvent *event)
{
    finishMotion();
    if (!m_keys.press(*event))
        QWidget::keyPressEvent(event);
}

void BoardView::keyReleaseEvent(QKeyEvent *event)
{
    if (!m_keys.release(*event))
        QWidget::keyReleaseEvent(event);
}

} // namespace view
