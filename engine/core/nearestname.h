// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace engine {

/// The one of \a known that was probably meant by \a wrong; empty when none is near.
QString nearestName(QStringView wrong, const QStringList &known);

/// " Did you mean “name”?" with a leading space, made to follow a sentence; nothing for no name.
QString didYouMean(const QString &name);

} // namespace engine
