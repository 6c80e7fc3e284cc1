// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardtip.h"

#include "engine/board/facings.h"

namespace view {

namespace {

constexpr int c_delay = 250;

} // namespace

BoardTip::BoardTip(QWidget &view, const BoardScene &scene, const BoardCamera &camera,
                   const BoardWords &words)
    : m_scene(scene)
    , m_camera(camera)
    , m_words(words)
    , m_card(new StackCard(&view))
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(c_delay);
    m_timer.callOnTimeout(&m_timer, [this] { show(m_space); });
}

void BoardTip::showLater(engine::SpaceId space)
{
    m_space = space;
    if (!m_card->isVisible() && !m_timer.isActive())
        m_timer.start();
}

void BoardTip::show(engine::SpaceId space)
{
    const auto view = m_scene.view();
    const BoardPieces::Stack *stack = m_scene.pieces().stack(space);
    if (!view || !stack)
        return;
    std::vector<StackCard::Row> rows;
    for (auto piece = stack->seen.rbegin(); piece != stack->seen.rend(); ++piece)
        rows.push_back(row(*view, *piece, space));
    const engine::Module &module = *m_scene.module();
    m_card->show(*m_scene.counters(), std::move(rows), m_words.space(module, space),
                 m_words.ground(module, space, &view->state()),
                 m_camera.toView(stack->bounds).toAlignedRect());
}

StackCard::Row BoardTip::row(const engine::PlayerView &view, const engine::PlayerView::Seen &piece,
                             engine::SpaceId space) const
{
    const engine::Module &module = *m_scene.module();
    const CounterBook &book = *m_scene.book();
    StackCard::Row row;
    row.look.piece = piece.piece;
    row.look.side = piece.side;
    row.look.back = piece.back;
    if (piece.piece) {
        const auto &state = view.state().piece(piece.piece);
        row.look.steps = state.steps;
        row.look.heading = engine::Facings(module.map, space).heading(state.facing);
        row.look.marks = book.marks().bits(view.state(), piece.piece);
        row.name = m_words.piece(module, piece.piece);
        row.values = m_words.values(module, view, piece.piece);
        row.status = m_words.status(module, view, book, piece.piece);
    } else {
        row.look.marks = book.marks().bits(piece.open);
        row.status = m_words.marks(book, row.look.marks);
        row.name = tr("Hidden unit");
        row.values = m_words.side(module, piece.side);
    }
    return row;
}

void BoardTip::hide()
{
    m_timer.stop();
    m_card->hide();
}

} // namespace view
