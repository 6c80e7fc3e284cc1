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
    // Not even looked into: whole systems may have been built there.
    static const QRegularExpression foreign(QStringLiteral("^(build|build-.*|\\.(?!ci$).*)$"));
    const QRegularExpression wanted(QRegularExpression::anchoredPattern(pattern));
    QStringList found = top().entryList(QDir::Files | QDir::Hidden).filter(wanted);
    const QStringList folders = top().entryList(QDir::Dirs | QDir::Hidden | QDir::NoDotAndDotDot);
    for (const QString &folder : folders) {
        if (foreign.match(folder).hasMatch())
            continue;
        QDirIterator iterator(top().filePath(folder), QDir::Files | QDir::Hidden,
                              QDirIterator::Subdirectories);
        while (iterator.hasNext()) {
            const QString path = top().relativeFilePath(iterator.next());
            if (wanted.match(path).hasMatch())
                found << path;
        }
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
