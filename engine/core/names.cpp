// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/names.h"

#include "engine/core/statehasher.h"

#include <atomic>

namespace engine {

namespace {

uint64_t nextSerial()
{
    static std::atomic<uint64_t> last = 0;
    return ++last;
}

} // namespace

Names::Names()
    : m_serial(nextSerial())
{
}

Names::Names(const Names &other)
    : m_serial(nextSerial())
    , m_entries(other.m_entries)
    , m_ids(other.m_ids)
{
}

Names &Names::operator=(const Names &other)
{
    m_serial = nextSerial();
    m_entries = other.m_entries;
    m_ids = other.m_ids;
    return *this;
}

NameId Names::intern(const QByteArray &utf8)
{
    if (const auto it = m_ids.constFind(utf8); it != m_ids.constEnd())
        return NameId(*it);
    const auto number = int32_t(m_entries.size());
    const QByteArray own(utf8.constData(), utf8.size()); // the caller's may only refer to a text
    m_entries.push_back({own, StateHasher::ofBytes(own)});
    m_ids.insert(own, number);
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
