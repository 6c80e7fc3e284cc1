// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMap>
#include <QString>
#include <QStringList>

namespace engine {

/// One text and its translation, as Qt Linguist keeps them.
struct TsMessage
{
    enum class Type {
        Finished,
        Unfinished, ///< To be done, or done for an older source.
        Vanished, ///< The module has no such text any more.
        Obsolete ///< The same, and it never was finished.
    };

    /// Between translations of different length, of which the first is the longest.
    static constexpr QChar lengthMark = QChar(0x9c);
    /// More texts than that no file holds that is read.
    static constexpr int mostInFile = 100'000;

    QString source;
    QString comment; ///< Tells equal sources apart.
    QString oldSource; ///< What the translation was made for, when the source has changed.
    QString oldComment;
    QString extraComment; ///< From the author: where it is seen, what the gaps stand for.
    QString translatorComment; ///< From one translator to the next.
    QString id; ///< Only other programs give one.
    QString translation;
    QStringList numerusForms; ///< Instead of the translation, where other programs wrote them.
    Type type = Type::Unfinished;
    /// Elements of simple text that only other programs understand: "extra-…".
    QMap<QString, QString> extras;
    QString userData;

    bool isDone() const { return type == Type::Finished && !translation.isEmpty(); }
    bool isGone() const { return type == Type::Vanished || type == Type::Obsolete; }
    bool operator==(const TsMessage &) const = default;
};

} // namespace engine
