// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/sharedbytes.h"

#include <algorithm>

namespace editor {

namespace {

constexpr qsizetype c_piece = 8192;

} // namespace

SharedBytes::SharedBytes(const SharedBytes &like, const QByteArray &bytes)
{
    const QByteArrayList &old = like.m_pieces;
    qsizetype from = 0;
    qsizetype first = 0;
    const QByteArrayView all(bytes);
    while (first < old.size() && !old[first].isEmpty() && all.sliced(from).startsWith(old[first]))
        from += old[first++].size();
    qsizetype to = bytes.size();
    qsizetype last = old.size();
    while (last > first && !old[last - 1].isEmpty()
           && all.sliced(from, to - from).endsWith(old[last - 1]))
        to -= old[--last].size();
    // Many small pieces would take more room than they save.
    if (to - from < c_piece / 2 && first > 0)
        from -= old[--first].size();
    m_pieces = old.first(first);
    append(all.sliced(from, to - from));
    m_pieces += old.sliced(last);
}

void SharedBytes::append(QByteArrayView bytes)
{
    while (!bytes.isEmpty()) {
        const QByteArrayView piece = bytes.first(std::min(c_piece, bytes.size()));
        m_pieces.append(piece.toByteArray());
        bytes = bytes.sliced(piece.size());
    }
}

QByteArray SharedBytes::bytes() const
{
    return m_pieces.size() == 1 ? m_pieces.first() : m_pieces.join();
}

} // namespace editor
