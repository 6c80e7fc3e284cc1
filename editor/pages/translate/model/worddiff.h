// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace editor {

/// A stretch of a text that was kept, added or taken away.
struct WordChange
{
    enum class Kind { Kept, Added, Removed };
    Kind kind = Kind::Kept;
    QString text;

    bool operator==(const WordChange &) const = default;
};

/// How \a before became \a after, word by word. What is kept and added makes \a after.
QList<WordChange> wordChanges(const QString &before, const QString &after);

} // namespace editor
