// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/names.h"

#include "engine/core/statehasher.h"

namespace engine {

NameId Names::intern(const QByteArray &utf8)
{
    if (const auto it = m_ids.constFind(utf8); it != m_ids.constEnd())
        return NameId(*it);
    const auto number = int32_t(m_entries.size());
    m_entries.push_back({utf8, StateHasher::ofBytes(utf8)});
    m_ids.insert(utf8, number);
    return NameId(number);
}

NameId Names::find(const QByteArray &utf8) const
{
    return NameId(m_ids.value(utf8, -1));
}

QString Names::text(NameId id) const
{
    return id ? QString::fromUtf8(utf8(id)) : QString();
}

} // namespace engine
