// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardscene.h"

#include <QElapsedTimer>
#include <QPainter>

namespace view {

namespace {

// Beside the map's tiles and everything else a window may take 300 MiB.
constexpr qint64 counterBytes = 72 * 1024 * 1024;

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
    setSigns(m_signs);
    refresh();
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

void BoardScene::refresh()
{
    if (m_module && m_state)
        m_front.read(*m_module, m_board, m_geometry, *m_state);
    else
        m_front.clear();
    if (const auto seen = view())
        m_pieces.place(m_geometry, *m_module, *seen, *m_book, m_theme);
    else
        m_pieces.clear();
}

void BoardScene::setSigns(const BoardSigns &signs)
{
    const bool isSameGround = signs.reach == m_signs.reach && signs.overlays == m_signs.overlays
        && signs.legalSpaces == m_signs.legalSpaces && signs.enemyZones == m_signs.enemyZones;
    m_signs = signs;
    m_pieces.mark(m_signs);
    // A path follows the pointer: what lies below it needs no painting again.
    if (!isSameGround || m_signTiles.isEmpty())
        m_signTiles.setSigns(m_signs);
}

void BoardScene::paint(QPainter &painter, const BoardCamera &camera, const IsAway &isAway)
{
    m_front.paint(painter, camera, m_geometry.hexSide());
    m_signTiles.draw(painter, camera);
    m_signLayer.paintBelowPieces(painter, camera, m_geometry, m_signs);
    if (m_cache)
        paintPieces(painter, camera, isAway);
    m_signLayer.paintAbovePieces(painter, camera, m_geometry, m_signs, m_pieces);
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
            if (!spot.piece || !isAway || !isAway(spot.piece))
                paintPiece(painter, camera, spot.at, spot.look);
        }
    }
    paintGhost(painter, camera);
}

void BoardScene::paintGhost(QPainter &painter, const BoardCamera &camera)
{
    const std::optional<BoardSigns::Ghost> &ghost = m_signs.ghost;
    if (!ghost || !m_geometry.contains(ghost->space))
        return;
    CounterLook look;
    if (const BoardPieces::Spot *spot = m_pieces.spot(ghost->piece)) {
        look = spot->look;
    } else if (m_state && view()->seesFace(ghost->piece)) {
        // It lies under others, or on another board.
        look.piece = ghost->piece;
        look.side = m_state->piece(look.piece).side;
        look.steps = m_state->piece(look.piece).steps;
        look.onDark = m_theme == MapTheme::Dark;
    } else {
        return;
    }
    look.glow = CounterLook::Glow::None;
    look.badge = 0;
    look.isGhost = true;
    const QPointF half(m_pieces.size() / 2, m_pieces.size() / 2);
    paintPiece(painter, camera, m_geometry.centre(ghost->space) - half, look);
}

void BoardScene::paintPiece(QPainter &painter, const BoardCamera &camera, QPointF at,
                            const CounterLook &look)
{
    if (m_cache)
        m_cache->draw(painter, camera.toView(at), look, m_pieces.size() * camera.zoom());
}

} // namespace view
