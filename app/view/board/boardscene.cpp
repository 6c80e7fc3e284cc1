// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardscene.h"

#include "app/view/mapimage.h"
#include "app/view/signs/boardplates.h"
#include "app/view/tiles/sheetpool.h"

#include <QElapsedTimer>
#include <QPainter>

namespace view {

namespace {

// Beside the map's tiles and everything else a window may take 300 MiB.
constexpr qint64 counterBytes = 72 * 1024 * 1024;
const QColor c_table(0x8d, 0x87, 0x79);
const QColor c_darkTable(0x14, 0x16, 0x19);

} // namespace

void BoardScene::setModule(std::shared_ptr<const engine::Module> module, MapTheme theme)
{
    m_state = nullptr;
    m_pieces.clear();
    m_board = -1;
    m_module = std::move(module);
    m_theme = theme;
    readCounters();
    setBoard(-1);
}

void BoardScene::readCounters()
{
    m_cache.reset();
    m_painter.reset();
    m_book.reset();
    if (!m_module)
        return;
    m_book = std::make_unique<CounterBook>(*m_module, m_palette);
    m_painter = std::make_unique<CounterPainter>(*m_book);
    m_cache = std::make_unique<CounterCache>(*m_painter, counterBytes);
}

void BoardScene::setPalette(CounterArtReader::Palette palette)
{
    if (palette == m_palette)
        return;
    m_palette = palette;
    m_pieces.clear();
    readCounters();
    refresh();
    setSigns(m_signs);
}

void BoardScene::setCounterScale(double scale)
{
    m_pieces.setScale(scale);
    refresh();
}

void BoardScene::setBoard(int board)
{
    m_board = board;
    m_geometry = m_module ? BoardGeometry(*m_module, board) : BoardGeometry();
    m_signTiles.setBoard(&m_geometry, m_theme);
    m_spaceSigns.setBoard(m_module.get(), board, m_theme);
    setSigns(m_signs);
    refresh();
}

void BoardScene::setTheme(MapTheme theme)
{
    const engine::GameState *state = m_state;
    const int board = m_board;
    const BoardSigns signs = m_signs;
    setModule(m_module, theme);
    setBoard(board);
    setPosition(state, m_viewer);
    setSigns(signs);
}

int BoardScene::firstMap() const
{
    if (!m_module || m_module->map.boards().empty())
        return -1;
    const auto &boards = m_module->map.boards();
    const auto map = std::find_if(boards.begin(), boards.end(), [](const engine::Board &board) {
        return board.kind != engine::Board::Kind::Boxes;
    });
    return map == boards.end() ? 0 : int(map - boards.begin());
}

// Nobody is taken away from a map to a display of boxes.
int BoardScene::mapOf(const std::vector<engine::SpaceId> &spaces) const
{
    for (const engine::SpaceId space : spaces) {
        if (!m_module || !space || space.value >= m_module->map.spaceCount())
            continue;
        const int board = m_module->map.space(space).board;
        if (board == m_board
            || m_module->map.boards()[size_t(board)].kind != engine::Board::Kind::Boxes)
            return board;
    }
    return m_board;
}

void BoardScene::setPosition(const engine::GameState *state, engine::Viewer viewer)
{
    m_state = state;
    m_viewer = viewer;
    refresh();
}

std::optional<engine::PlayerView> BoardScene::view() const
{
    if (!m_module || !m_state)
        return {};
    return engine::PlayerView(*m_module, *m_state, m_viewer);
}

QString BoardScene::look() const
{
    return m_module ? mapLook(*m_module, m_board, m_state) : QString();
}

QColor BoardScene::table() const
{
    return m_theme == MapTheme::Dark ? c_darkTable : c_table;
}

std::shared_ptr<BoardSheet> BoardScene::makeSheet(SheetPool *pool,
                                                  const engine::Translator &translator) const
{
    if (!m_module || m_board < 0)
        return {};
    return pool
        ? pool->sheet(m_module, m_board, m_theme, translator, wholeMap, look())
        : std::make_shared<BoardSheet>(m_module, m_board, m_theme, translator, wholeMap, look());
}

void BoardScene::refresh()
{
    m_front.clear();
    if (m_module)
        m_spaceSigns.read(*m_module, m_state);
    if (m_module && m_state)
        m_front.read(*m_module, m_board, m_geometry, *m_state);
    if (const auto seen = view())
        m_pieces.place(m_geometry, *m_module, *seen, *m_book, m_theme);
    else
        m_pieces.clear();
}

void BoardScene::setSigns(const BoardSigns &signs)
{
    const bool isSameGround = signs.reach == m_signs.reach && signs.overlays == m_signs.overlays
        && signs.legalSpaces == m_signs.legalSpaces && signs.enemyZones == m_signs.enemyZones;
    const bool isSameOrder = signs.raised == m_signs.raised;
    m_signs = signs;
    m_pieces.setRaised(m_signs.raised);
    if (!isSameOrder)
        refresh();
    m_pieces.mark(m_signs, m_beat);
    // A path follows the pointer: what lies below it needs no painting again.
    if (!isSameGround || m_signTiles.isEmpty())
        m_signTiles.setSigns(m_signs);
}

void BoardScene::setBeat(const BeatScene &beat)
{
    m_beat = beat;
    m_gone.clear();
    m_pieces.mark(m_signs, m_beat);
    for (const BeatScene::Gone &gone : m_beat.crossed) {
        if (const BoardPieces::Spot *spot = m_pieces.spot(gone.piece))
            m_gone.push_back(*spot);
    }
}

void BoardScene::paint(QPainter &painter, const BoardCamera &camera, const IsAway &isAway)
{
    m_front.paint(painter, camera, m_geometry.hexSide());
    m_signTiles.draw(painter, camera);
    m_spaceSigns.paint(painter, camera, SpaceSigns::Layer::Below);
    m_signLayer.paintBelowPieces(painter, camera, m_geometry, m_signs);
    for (const BeatScene::Gone &ghost : m_beat.ghosts)
        paintGhost(painter, camera, ghost.piece, ghost.space);
    if (m_cache)
        paintPieces(painter, camera, isAway);
    m_spaceSigns.paint(painter, camera, SpaceSigns::Layer::Above);
    if (!isAway || !isAway({})) {
        painter.setRenderHint(QPainter::Antialiasing);
        BoardPlates(painter, camera, m_geometry).paintStrengths(m_signs, m_pieces);
    }
    m_signLayer.paintAbovePieces(painter, camera, m_geometry, m_signs, m_pieces);
    if (m_beat != BeatScene()) {
        paintGone(painter, camera);
        m_beatLayer.paint(painter, camera, m_geometry, m_beat, m_pieces);
    }
}

// It is no longer in the position but seen until its cross has faded.
void BoardScene::paintGone(QPainter &painter, const BoardCamera &camera)
{
    painter.save();
    painter.setOpacity(m_beatLayer.crossOpacity());
    for (const BoardPieces::Spot &spot : m_gone) {
        if (painter.opacity() > 0 && !m_pieces.spaceOf(spot.piece))
            paintPiece(painter, camera, spot.at, spot.look);
    }
    painter.restore();
}

void BoardScene::paintSentence(QPainter &painter, const BoardCamera &camera, const QFont &font,
                               std::vector<QRectF> covered)
{
    if (m_beat.sentence.isEmpty() || !m_geometry.contains(m_beat.sentenceAt))
        return;
    const auto keep = [&](engine::PieceId piece, engine::SpaceId space) {
        covered.push_back(BeatLayer::place(camera, m_geometry, m_pieces, piece, space));
    };
    for (const auto *told : {&m_beat.actors, &m_beat.targets}) {
        for (const engine::PieceId piece : *told)
            keep(piece, {});
    }
    for (const auto *gone : {&m_beat.crossed, &m_beat.ghosts}) {
        for (const BeatScene::Gone &one : *gone)
            keep({}, one.space);
    }
    for (const BeatScene::Label &label : m_beat.labels) {
        keep(label.piece, label.space);
        covered.back().setTop(covered.back().top() - 32);
    }
    for (const BeatScene::Trail &trail : m_beat.trails) {
        for (const engine::SpaceId space : trail.way)
            keep({}, space);
    }
    const QRectF at = BeatLayer::place(camera, m_geometry, m_pieces, {}, m_beat.sentenceAt);
    m_plaque.paint(painter, m_beat.sentence, font, at, QRectF(QPointF(), camera.viewSize()),
                   covered);
}

bool BoardScene::prepare(const BoardCamera &camera, double milliseconds)
{
    QElapsedTimer timer;
    timer.start();
    const auto isLate = [&] { return double(timer.nsecsElapsed()) / 1e6 > milliseconds; };
    const QRectF seen = camera.visible();
    const QRectF near =
        seen.adjusted(-seen.width() / 2, -seen.height() / 2, seen.width() / 2, seen.height() / 2);
    while (m_signTiles.prepareName(camera, near)) {
        if (isLate())
            return true;
    }
    for (const BoardPieces::Stack &stack : m_pieces.stacks()) {
        if (!m_cache || !stack.bounds.intersects(near))
            continue;
        for (const BoardPieces::Spot &spot : stack.spots)
            m_cache->sprite(spot.look, m_pieces.size() * camera.zoom(), camera.ratio());
        if (isLate())
            return true;
    }
    return false;
}

void BoardScene::paintPieces(QPainter &painter, const BoardCamera &camera, const IsAway &isAway)
{
    const double reach = m_pieces.size() / 2;
    const QRectF seen = camera.visible().adjusted(-reach, -reach, reach, reach);
    for (const BoardPieces::Stack &stack : m_pieces.stacks()) {
        if (!stack.bounds.intersects(seen))
            continue;
        for (const BoardPieces::Spot &spot : stack.spots) {
            if (!isAway || !isAway(spot.piece))
                paintPiece(painter, camera, spot.at, spot.look);
        }
    }
    if (m_signs.ghost)
        paintGhost(painter, camera, m_signs.ghost->piece, m_signs.ghost->space);
}

void BoardScene::paintGhost(QPainter &painter, const BoardCamera &camera, engine::PieceId piece,
                            engine::SpaceId space)
{
    if (!piece || !m_geometry.contains(space))
        return;
    CounterLook look;
    if (const BoardPieces::Spot *spot = m_pieces.spot(piece)) {
        look = spot->look;
    } else if (m_state && view()->seesFace(piece)) {
        // It lies under others, or on another board.
        look.piece = piece;
        look.side = m_state->piece(look.piece).side;
        look.steps = m_state->piece(look.piece).steps;
        look.onDark = m_theme == MapTheme::Dark;
    } else {
        return;
    }
    look.glow = CounterLook::Glow::None;
    look.badge = 0;
    look.isGhost = true;
    look.isDimmed = false;
    const QPointF half(m_pieces.size() / 2, m_pieces.size() / 2);
    paintPiece(painter, camera, m_geometry.centre(space) - half, look);
}

void BoardScene::paintPiece(QPainter &painter, const BoardCamera &camera, QPointF at,
                            const CounterLook &look)
{
    if (m_cache)
        m_cache->draw(painter, camera.toView(at), look, m_pieces.size() * camera.zoom());
}

} // namespace view
