// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QString>

/// Pictures that strangers could put into a module to reach out of it or to stop the program: for
/// tests, and to measure what they cost.
namespace hostile {

struct Picture
{
    const char *what;
    QString file; ///< The name that it bears in the module.
    QByteArray bytes;
};

/// \a secret is a picture on the disk of the machine that must not be opened.
QList<Picture> pictures(const QString &secret);

/// A drawing of its own, of \a inside.
QByteArray svg(const QByteArray &inside, const QByteArray &box = "0 0 100 100");
/// A good picture of one colour.
QByteArray encoded(int width, int height, const char *format);
QByteArray gzipped(const QByteArray &bytes);

} // namespace hostile
