// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/piecechoice.h"

namespace view {

using engine::PieceId;

PieceId PieceChoice::click(const BoardPieces &pieces, const BoardPieces::Hit &hit,
                           const std::vector<PieceId> &selectable)
{
    std::vector<PieceId> known;
    std::vector<PieceId> able;
    if (const BoardPieces::Stack *stack = pieces.stack(hit.space)) {
        for (auto seen = stack->seen.rbegin(); seen != stack->seen.rend(); ++seen) {
            if (!seen->piece)
                continue;
            known.push_back(seen->piece);
            if (std::find(selectable.begin(), selectable.end(), seen->piece) != selectable.end())
                able.push_back(seen->piece);
        }
    }
    const std::vector<PieceId> &choice = able.empty() ? known : able;
    const bool isAgain = m_space == hit.space;
    const auto last = std::find(choice.begin(), choice.end(), m_piece);
    PieceId chosen = hit.piece;
    if (isAgain && last != choice.end())
        chosen = last + 1 == choice.end() ? choice.front() : *(last + 1);
    else if (!choice.empty() && std::find(choice.begin(), choice.end(), chosen) == choice.end())
        chosen = choice.front();
    m_piece = chosen;
    m_space = hit.space;
    return chosen;
}

PieceId PieceChoice::next(const BoardPieces &pieces, const std::vector<PieceId> &selectable,
                          int step)
{
    std::vector<PieceId> there;
    std::copy_if(selectable.begin(), selectable.end(), std::back_inserter(there),
                 [&](PieceId piece) { return pieces.spaceOf(piece).has_value(); });
    if (there.empty())
        return {};
    const auto last = std::find(there.begin(), there.end(), m_piece);
    const auto count = int(there.size());
    int index = step > 0 ? 0 : count - 1;
    if (last != there.end())
        index = (int(last - there.begin()) + step + count) % count;
    m_piece = there[size_t(index)];
    m_space = {};
    return m_piece;
}

PieceId PieceChoice::reached(const BoardPieces &pieces, engine::SpaceId space) const
{
    const bool isThere = !m_space && m_piece && pieces.spaceOf(m_piece) == space;
    return isThere ? m_piece : PieceId();
}

} // namespace view
