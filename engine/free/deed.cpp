// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/deed.h"

namespace engine {

Deed::Deed(const Module &module, const GameState &state, const Action &action, SideId by,
           Manner manner)
    : m_module(module)
    , m_state(state)
    , m_action(action)
    , m_by(by)
    , m_manner(manner)
{
    if (!action.piece)
        return;
    m_pieces.push_back(action.piece);
    m_pieces.insert(m_pieces.end(), action.also.begin(), action.also.end());
}

QString Deed::words() const
{
    const bool isWord = m_action.value.type == Value::Type::Word && m_action.value.number >= 0;
    return isWord ? m_state.names().text(NameId(m_action.value.number)) : QString();
}

QString Deed::name() const
{
    return m_action.name ? m_state.names().text(m_action.name) : QString();
}

bool Deed::says(const char *word) const
{
    return words() == QLatin1String(word);
}

} // namespace engine
