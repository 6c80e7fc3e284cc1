// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/freelog.h"

namespace engine {

FreeLog::FreeLog(Turn &turn, const Deed &deed)
    : m_turn(turn)
    , m_deed(deed)
{
    m_entry.side = deed.by();
    m_entry.piece = deed.action().piece;
    m_entry.space = deed.action().space;
}

FreeLog &FreeLog::kind(change::Log::Kind kind)
{
    m_entry.kind = kind;
    return *this;
}

FreeLog &FreeLog::at(SpaceId space)
{
    m_entry.space = space;
    return *this;
}

FreeLog &FreeLog::only(uint32_t sides)
{
    m_entry.seenBy = sides;
    return *this;
}

FreeLog &FreeLog::dice(ValueList dice)
{
    m_entry.dice = std::move(dice);
    return *this;
}

// How many hidden pieces there are is not told either.
void FreeLog::say(const char *sentence, ValueList arguments)
{
    for (const PieceId piece : m_deed.pieces())
        m_entry.seenBy &= m_turn.state().piece(piece).seenBy;
    m_entry.text = {m_turn.state().names().intern(QByteArray(sentence)), std::move(arguments)};
    m_turn.log(std::move(m_entry));
}

void FreeLog::sayOfPieces(const char *one, const char *several, ValueList arguments)
{
    const auto &pieces = m_deed.pieces();
    ValueList all = {Value::piece(pieces.front()), Value::integer(int32_t(pieces.size()) - 1)};
    all.insert(all.end(), arguments.begin(), arguments.end());
    say(pieces.size() == 1 ? one : several, std::move(all));
}

} // namespace engine
