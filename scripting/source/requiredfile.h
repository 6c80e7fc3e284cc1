// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <functional>

namespace scripting {

/// The file that `require "name"` in \a from loads: one in the same folder, else one from the top;
/// empty when \a exists knows neither.
QString requiredFile(const QString &name, const QString &from,
                     const std::function<bool(const QString &path)> &exists);

} // namespace scripting
