// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace engine {

/// The numbers and names of the gaps of a text, "1" or "space", sorted, none twice. Which words a
/// plural has is up to the language.
QStringList textGaps(const QString &text);

/// The words of each plural of a text: "{1|hex|hexes}" has two. Words for genders are none.
QList<QStringList> textPlurals(const QString &text);

} // namespace engine
