// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"
#include "engine/core/result.h"

/// What files of the program say of how they are written. What a newer program has written is left
/// as it is; what an older one has written is taken over, and a copy of it stays.
namespace engine::fileformat {

/// The key of the number.
inline constexpr QStringView key = u"format";

/// The number in \a json; 0 where there is none, as in the oldest files.
int of(const Json &json);
/// \a path, which is not touched.
Error newer(const QString &path);
/// The copy of a file that is about to be written in another format, or over damaged bytes.
QString copyPath(const QString &path, const QString &what);
/// Makes that copy unless there is one.
Result<Done> keepCopy(const QString &path, const QString &what);

} // namespace engine::fileformat
