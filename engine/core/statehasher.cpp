// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/statehasher.h"

namespace engine {

QByteArray StateHasher::result() const
{
    const auto hex = [](uint64_t number) {
        return QByteArray::number(qulonglong(number), 16).rightJustified(16, '0');
    };
    return hex(m_high) + hex(m_low);
}

uint64_t StateHasher::ofBytes(const QByteArray &bytes)
{
    uint64_t hash = 0xcbf29ce484222325ULL ^ uint64_t(bytes.size());
    for (const char byte : bytes)
        hash = mix(hash ^ uint8_t(byte));
    return hash;
}

} // namespace engine
