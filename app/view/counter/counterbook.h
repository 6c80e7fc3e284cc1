// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/counter/counterart.h"
#include "app/view/counter/counterartreader.h"
#include "app/view/counter/counterlook.h"
#include "app/view/counter/countermarks.h"

namespace view {

/// The printed art of all pieces of a module, read once.
class CounterBook
{
public:
    /// Flaws are passed over; checkArt() lists them.
    explicit CounterBook(const engine::Module &module,
                         CounterArtReader::Palette palette = CounterArtReader::Palette::Module);

    const CounterArt &art(engine::PieceId piece) const { return m_arts[size_t(piece.value)]; }
    /// The back \a kind of a side; its usual one where it has none of that name.
    const CounterBack &back(engine::SideId side, engine::NameId kind) const;
    const SymbolSet &symbols() const { return m_symbols; }
    const CounterMarks &marks() const { return m_marks; }
    /// For a module whose marks are not in its files yet.
    void setMarks(CounterMarks marks) { m_marks = std::move(marks); }

    int pieceCount() const { return int(m_arts.size()); }

private:
    SymbolSet m_symbols;
    std::vector<CounterArt> m_arts;
    std::vector<CounterBack> m_backs; // the first one is of nobody
    std::map<std::pair<engine::SideId, engine::NameId>, CounterBack> m_otherBacks;
    CounterMarks m_marks;
};

} // namespace view
