// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <utility>

namespace engine {

/// One text and its translation, as Qt Linguist keeps them.
struct TsMessage
{
    enum class Type {
        Finished,
        Unfinished, ///< To be done, or done for an older source.
        Vanished, ///< The module has no such text any more.
        Obsolete ///< The same, left by other programs.
    };

    QString source;
    QString comment; ///< Tells equal sources apart.
    QString oldSource; ///< What the translation was made for, when the source has changed.
    QString translation;
    QStringList numerusForms; ///< Instead of the translation, where other programs wrote them.
    Type type = Type::Unfinished;
    /// Elements of simple text that only other programs understand, in their order.
    QList<std::pair<QString, QString>> extras;

    bool isDone() const { return type == Type::Finished && !translation.isEmpty(); }
    bool isGone() const { return type == Type::Vanished || type == Type::Obsolete; }
    bool operator==(const TsMessage &) const = default;
};

} // namespace engine
