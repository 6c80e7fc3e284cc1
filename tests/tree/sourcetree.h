// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QStringList>

/// The files of the checkout, without what was built and what only the user's tools keep there.
namespace sourcetree {

inline QDir top()
{
    return QDir(QStringLiteral(HEXSMITH_SOURCE_DIR));
}

/// Paths from the top of all files whose path matches \a pattern, sorted.
inline QStringList files(const QString &pattern)
{
    static const QRegularExpression foreign(
        QStringLiteral("^(build|build-[^/]*|\\.(?!ci/)[^/]*)/"));
    const QRegularExpression wanted(QRegularExpression::anchoredPattern(pattern));
    QStringList found;
    QDirIterator iterator(top().path(), QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (iterator.hasNext()) {
        const QString path = top().relativeFilePath(iterator.next());
        if (!foreign.match(path).hasMatch() && wanted.match(path).hasMatch())
            found << path;
    }
    found.sort();
    return found;
}

inline QString read(const QString &path)
{
    QFile file(top().filePath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

} // namespace sourcetree
