// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/counterbook.h"

namespace view {

CounterBook::CounterBook(const engine::Module &module, CounterArtReader::Palette palette)
{
    engine::Issues issues;
    CounterArtReader reader(module, m_symbols, palette, issues);
    m_arts.reserve(module.pieces.size());
    for (const engine::Piece &piece : module.pieces)
        m_arts.push_back(reader.read(piece));
    for (int32_t side = -1; side < int32_t(module.sides.size()); ++side)
        m_backs.push_back(reader.readBack(engine::SideId(side)));
    m_otherBacks = reader.readOtherBacks();
    m_marks = CounterMarks::of(module, issues);
}

const CounterBack &CounterBook::back(engine::SideId side, engine::NameId kind) const
{
    if (const auto other = m_otherBacks.find({side, kind}); other != m_otherBacks.end())
        return other->second;
    return m_backs[size_t(side.value + 1)];
}

engine::Issues checkArt(const engine::Module &module)
{
    engine::Issues issues;
    const SymbolSet symbols;
    CounterArtReader reader(module, symbols, CounterArtReader::Palette::Module, issues);
    for (int32_t side = -1; side < int32_t(module.sides.size()); ++side)
        reader.readBack(engine::SideId(side));
    reader.readOtherBacks();
    for (const engine::Piece &piece : module.pieces)
        reader.read(piece);
    CounterMarks::of(module, issues);

    // What a template has wrong would be said again by each of its pieces.
    engine::Issues once;
    for (const engine::Issue &issue : std::as_const(issues)) {
        const bool isKnown = std::any_of(once.begin(), once.end(), [&](const engine::Issue &known) {
            return issue.line > 0 && known.line == issue.line && known.file == issue.file
                && known.severity == issue.severity && known.message == issue.message;
        });
        if (!isKnown)
            once.append(issue);
    }
    return once;
}

} // namespace view
