// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArrayList>

namespace editor {

/// Bytes of a file that share with an older version what did not change, so that a long history of
/// small edits takes little room. It never changes.
class SharedBytes
{
public:
    SharedBytes() = default;
    explicit SharedBytes(const QByteArray &bytes)
        : m_pieces{bytes}
    {
    }
    /// The same as \a bytes, with as many pieces of \a like as possible.
    SharedBytes(const SharedBytes &like, const QByteArray &bytes);

    QByteArray bytes() const;
    const QByteArrayList &pieces() const { return m_pieces; }

private:
    void append(QByteArrayView bytes);

    QByteArrayList m_pieces;
};

} // namespace editor
