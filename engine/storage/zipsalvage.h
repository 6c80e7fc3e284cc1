// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace engine {

/// What can still be read of the entry \a name of a damaged zip file: its content up to the damage.
///
/// Only content that begins with \a start counts, since the headers may lie; at most \a limit bytes
/// are unpacked. Without such an entry the answer is empty.
QByteArray salvagedEntry(const QByteArray &zip, const QByteArray &name, QByteArrayView start,
                         qint64 limit);

} // namespace engine
