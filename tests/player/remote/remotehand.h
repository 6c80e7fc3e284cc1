// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QSocketNotifier;

namespace remote {

/// A hand inside of the real program: reads lines from its standard input, clicks and presses what
/// they say, and answers each with one line. Words are parted by tabs; a widget is found by its
/// object name or by its name for readers.
///
///     wait <name>           until it is visible
///     click <name> [x y]    in its middle, or at a point of it
///     key <code> [modifiers]
///     type <name> <text>    into a field, instead of what stands there
///     pick <name> <row>     an entry of a drop-down
class RemoteHand : public QObject
{
    Q_OBJECT

public:
    explicit RemoteHand(QObject *parent = nullptr);

private:
    void read();
    QString obey(const QStringList &words);
    /// The visible widget of this name, in a dialog if there is one.
    static QWidget *find(const QString &name);
    static QString click(QWidget &widget, QPoint point);

    QSocketNotifier *m_input;
    QByteArray m_rest;
};

} // namespace remote
