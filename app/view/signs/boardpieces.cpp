// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/boardpieces.h"

#include "engine/board/facings.h"
#include "engine/module/model/module.h"

#include <algorithm>
#include <cmath>

namespace view {

namespace {

constexpr double boxHead = 24;
constexpr double boxMargin = 8;

CounterLook lookOf(const engine::PlayerView::Seen &seen, const engine::PlayerView &view,
                   const CounterBook &book, const engine::Facings &facings)
{
    CounterLook look;
    look.piece = seen.piece;
    look.side = seen.side;
    look.back = seen.back;
    if (!seen.piece) {
        look.marks = book.marks().bits(seen.open);
        return look;
    }
    const engine::GameState::PieceState &piece = view.state().piece(seen.piece);
    look.steps = piece.steps;
    look.heading = facings.heading(piece.facing);
    look.stand = view.isOpen(seen.piece) ? CounterLook::Stand::Flat : CounterLook::Stand::Up;
    look.marks = book.marks().bits(view.state(), seen.piece);
    return look;
}

} // namespace

void BoardPieces::clear()
{
    m_stacks.clear();
    m_bySpace.clear();
    m_byPiece.clear();
}

void BoardPieces::place(const BoardGeometry &geometry, const engine::Module &module,
                        const engine::PlayerView &view, const CounterBook &book, MapTheme theme)
{
    clear();
    m_size = geometry.counterSize() * m_scale;
    m_theme = theme;
    for (const engine::SpaceId space : geometry.spaces()) {
        if (space.value >= view.state().spaceCount())
            continue;
        Stack stack;
        stack.space = space;
        stack.seen = view.stack(space);
        if (stack.seen.empty())
            continue;
        std::stable_partition(stack.seen.begin(), stack.seen.end(), [this](const auto &seen) {
            return std::find(m_raised.begin(), m_raised.end(), seen.piece) == m_raised.end();
        });
        // A deck or cup has one picture on top, however many lie in it.
        const bool isPile = module.map.space(space).kind >= engine::Space::Kind::Cup;
        addSpots(stack, geometry, module, view, book);
        if (isPile && stack.spots.size() > 1)
            stack.spots.erase(stack.spots.begin(), stack.spots.end() - 1);
        m_stacks.push_back(std::move(stack));
    }
    std::stable_sort(m_stacks.begin(), m_stacks.end(), [&](const Stack &a, const Stack &b) {
        const QPointF first = geometry.centre(a.space);
        const QPointF second = geometry.centre(b.space);
        return first.y() != second.y() ? first.y() < second.y() : first.x() < second.x();
    });
    for (int i = 0; i < int(m_stacks.size()); ++i) {
        const Stack &stack = m_stacks[size_t(i)];
        m_bySpace.insert(stack.space.value, i);
        for (const auto &seen : stack.seen) {
            if (seen.piece)
                m_byPiece.insert(seen.piece.value, {i, -1});
        }
        for (int j = 0; j < int(stack.spots.size()); ++j) {
            if (stack.spots[size_t(j)].piece)
                m_byPiece.insert(stack.spots[size_t(j)].piece.value, {i, j});
        }
    }
    applyMarks();
}

void BoardPieces::addSpots(Stack &stack, const BoardGeometry &geometry,
                           const engine::Module &module, const engine::PlayerView &view,
                           const CounterBook &book)
{
    const QPointF centre = geometry.centre(stack.space);
    const engine::Facings facings(module.map, stack.space);
    const QList<StackLayout::Place> places = layout(stack, geometry, book);
    for (const StackLayout::Place &place : places) {
        const auto &seen = stack.seen[size_t(place.piece)];
        Spot spot{seen.piece, centre + place.position, lookOf(seen, view, book, facings)};
        spot.look.badge = place.badge;
        spot.look.onDark = m_theme == MapTheme::Dark;
        stack.bounds |= QRectF(spot.at, QSizeF(m_size, m_size));
        stack.spots.push_back(std::move(spot));
    }
}

QList<StackLayout::Place> BoardPieces::layout(const Stack &stack, const BoardGeometry &geometry,
                                              const CounterBook &book) const
{
    const int count = int(stack.seen.size());
    if (geometry.isBox(stack.space)) {
        const QRectF box = geometry.bounds(stack.space);
        return grid(count, box.translated(-geometry.centre(stack.space)));
    }
    const auto isBlock = [&](const engine::PlayerView::Seen &seen) {
        return seen.piece ? book.art(seen.piece).face == CounterArt::Face::Block
                          : book.back(seen.side, seen.back).isBlock;
    };
    if (!geometry.isHex(stack.space) && std::all_of(stack.seen.begin(), stack.seen.end(), isBlock))
        return StackLayout::blocks(count, 0, m_size);
    return StackLayout::pile(count, m_size);
}

// Beside each other as long as there is room, then overlapping evenly.
QList<StackLayout::Place> BoardPieces::grid(int count, QRectF box) const
{
    const double head = std::min(boxHead, box.height() / 3);
    const QRectF room = box.adjusted(boxMargin, head + boxMargin / 2, -boxMargin, -boxMargin / 2);
    if (room.width() < m_size * 1.2 && room.height() < m_size * 1.6)
        return StackLayout::pile(count, m_size);
    const double step = m_size * 1.08;
    const int rows = std::max(1, int((room.height() + m_size * 0.08) / step));
    const int columns = std::max(1, (count + rows - 1) / rows);
    const int fitting = std::max(1, int((room.width() + m_size * 0.08) / step));
    const int inRow = std::max(columns, std::min(count, fitting));
    const double pitch = inRow > 1 ? std::min(step, (room.width() - m_size) / (inRow - 1)) : step;
    const int usedRows = (count + inRow - 1) / inRow;
    const double top = room.center().y() - ((usedRows - 1) * step + m_size) / 2;
    QList<StackLayout::Place> places;
    for (int i = 0; i < count; ++i) {
        const int inThis = std::min(inRow, count - i / inRow * inRow);
        const double left = room.center().x() - ((inThis - 1) * pitch + m_size) / 2;
        places.append({i, {left + i % inRow * pitch, top + i / inRow * step}, 0});
    }
    return places;
}

void BoardPieces::mark(const BoardSigns &signs, const BeatScene &beat)
{
    m_glows.clear();
    m_dimmed.clear();
    const auto set = [this](const std::vector<engine::PieceId> &pieces, CounterLook::Glow glow) {
        for (const engine::PieceId piece : pieces)
            m_glows.insert(piece.value, glow);
    };
    // White: on a board what may act stands out by its frame, not by one more colour.
    set(signs.selectable, CounterLook::Glow::Hover);
    set(signs.targets, CounterLook::Glow::Target);
    set(signs.selected, CounterLook::Glow::Selected);
    for (const engine::PieceId piece : signs.dimmed)
        m_dimmed.insert(piece.value, true);
    set(beat.targets, CounterLook::Glow::Target);
    set(beat.actors, CounterLook::Glow::Selected);
    m_isRestWashed = beat.isRestWashed;
    for (const auto *told : {&beat.actors, &beat.targets}) {
        for (const engine::PieceId piece : *told)
            m_dimmed.insert(piece.value, false);
    }
    applyMarks();
}

void BoardPieces::applyMarks()
{
    for (Stack &stack : m_stacks) {
        for (Spot &spot : stack.spots) {
            if (!spot.piece) {
                spot.look.isDimmed = m_isRestWashed;
                continue;
            }
            spot.look.glow = m_glows.value(spot.piece.value, CounterLook::Glow::None);
            spot.look.isDimmed = m_dimmed.value(spot.piece.value, m_isRestWashed);
        }
    }
}

const BoardPieces::Stack *BoardPieces::stack(engine::SpaceId space) const
{
    const int index = m_bySpace.value(space.value, -1);
    return index >= 0 ? &m_stacks[size_t(index)] : nullptr;
}

const BoardPieces::Spot *BoardPieces::spot(engine::PieceId piece) const
{
    const auto found = m_byPiece.constFind(piece.value);
    if (found == m_byPiece.constEnd() || found->second < 0)
        return nullptr;
    return &m_stacks[size_t(found->first)].spots[size_t(found->second)];
}

std::optional<engine::SpaceId> BoardPieces::spaceOf(engine::PieceId piece) const
{
    const auto found = m_byPiece.constFind(piece.value);
    if (found == m_byPiece.constEnd())
        return {};
    return m_stacks[size_t(found->first)].space;
}

BoardPieces::Hit BoardPieces::at(QPointF page) const
{
    for (auto stack = m_stacks.rbegin(); stack != m_stacks.rend(); ++stack) {
        if (!stack->bounds.contains(page))
            continue;
        for (auto spot = stack->spots.rbegin(); spot != stack->spots.rend(); ++spot) {
            if (QRectF(spot->at, QSizeF(m_size, m_size)).contains(page))
                return {stack->space, spot->piece, true};
        }
    }
    return {};
}

} // namespace view
