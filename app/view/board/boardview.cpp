// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardview.h"

#include "app/view/board/sheetpool.h"
#include "app/view/board/stackcard.h"

namespace view {

namespace {

constexpr int cardDelay = 250;
constexpr int frameInterval = 16;
constexpr int idleDelay = 8;
constexpr double idleWork = 4;
constexpr int returnTime = 150;

} // namespace

BoardView::BoardView(QWidget *parent)
    : SheetView(parent)
    , m_card(new StackCard(this))
{
    setAccessibleName(tr("Board"));
    m_cardTimer.setSingleShot(true);
    m_cardTimer.setInterval(cardDelay);
    m_frameTimer.setInterval(frameInterval);
    m_idleTimer.setSingleShot(true);
    m_idleTimer.setInterval(idleDelay);
    connect(&m_idleTimer, &QTimer::timeout, this, &BoardView::prepareMore);
    connect(&m_cardTimer, &QTimer::timeout, this, &BoardView::showCard);
    connect(&m_frameTimer, &QTimer::timeout, this, &BoardView::tick);
    connect(&tiles(), &TileStore::namesReady, this, [this] {
        m_scene.setNames(tiles().placeNames());
        update();
    });
}

BoardView::~BoardView() = default;

void BoardView::setModule(std::shared_ptr<const engine::Module> module, MapTheme theme)
{
    hideCard();
    finishMotion();
    m_cursor = {};
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
    hideCard();
    finishMotion();
    m_cursor = {};
    m_hover = {};
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
    hideCard();
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
    hideCard();
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
    hideCard();
    // Names on the map are in another language now.
    if (isOther && m_scene.board() >= 0)
        showSheet();
}

void BoardView::animate(const std::vector<engine::Change> &changes)
{
    Spots before;
    for (const BoardPieces::Stack &stack : m_scene.pieces().stacks()) {
        for (const BoardPieces::Spot &spot : stack.spots) {
            if (spot.piece)
                before.insert(spot.piece.value, {spot.at, spot.look});
        }
    }
    m_scene.refresh();
    m_motion.start(flights(changes, before));
    keepTicking();
    update();
}

std::vector<BoardMotion::Flight> BoardView::flights(const std::vector<engine::Change> &changes,
                                                    const Spots &before) const
{
    std::vector<BoardMotion::Flight> flights;
    const QPointF half(m_scene.pieces().size() / 2, m_scene.pieces().size() / 2);
    for (const engine::Change &change : changes) {
        const auto *move = std::get_if<engine::change::MovePiece>(&change);
        const auto *steps = std::get_if<engine::change::SetSteps>(&change);
        const engine::PieceId piece =
            move ? move->piece : (steps ? steps->piece : engine::PieceId());
        // Only what was seen before and is seen after wanders: nothing hidden is given away.
        const BoardPieces::Spot *spot = piece ? m_scene.pieces().spot(piece) : nullptr;
        if (!spot || !before.contains(piece.value) || piece == m_drop.piece
            || (move && !m_scene.geometry().contains(move->space)))
            continue;
        auto found = std::find_if(flights.begin(), flights.end(),
                                  [&](const auto &flight) { return flight.piece == piece; });
        if (found == flights.end()) {
            flights.push_back({piece, spot->look, {before.find(piece.value)->first}, 0, {}});
            found = flights.end() - 1;
            found->look.badge = 0;
        }
        if (steps) {
            found->turned = before.find(piece.value)->second;
            found->turned->badge = 0;
        } else {
            found->look.isLifted = true;
            found->way.push_back(m_scene.geometry().centre(move->space) - half);
        }
    }
    for (BoardMotion::Flight &flight : flights) {
        const int moves = int(flight.way.size()) - 1;
        flight.duration =
            (moves ? BoardMotion::duration(moves) : 0) + (flight.turned ? BoardMotion::perFlip : 0);
        flight.way.back() = m_scene.pieces().spot(flight.piece)->at;
    }
    return flights;
}

void BoardView::finishMotion()
{
    m_motion.finish();
    update();
}

void BoardView::rejectDrop()
{
    if (!m_drop.piece)
        return;
    if (const BoardPieces::Spot *spot = m_scene.pieces().spot(m_drop.piece)) {
        m_drop.way = {m_drop.way.front(), spot->at};
        m_drop.duration = returnTime;
        m_motion.start({m_drop});
        keepTicking();
    }
    m_drop = {};
    update();
}

void BoardView::keepTicking()
{
    if (m_frameTimer.isActive() || (!m_motion.isRunning() && !m_flash.space))
        return;
    m_clock.start();
    m_frameTimer.start();
}

void BoardView::tick()
{
    const auto passed = double(m_clock.restart());
    const bool isMoving = m_motion.isRunning() && m_motion.advance(passed);
    if (m_flash.space) {
        m_flash.time += passed;
        if (m_flash.time >= Flash::duration)
            m_flash = {};
    }
    if (!isMoving && !m_flash.space)
        m_frameTimer.stop();
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
    hideCard();
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
    hideCard();
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
    m_flash = {space, 0};
    keepTicking();
    update();
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
    hideCard();
    SheetView::resizeEvent(event);
}

} // namespace view
