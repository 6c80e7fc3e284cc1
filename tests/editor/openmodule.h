// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"

#include <QDir>
#include <QTest>

/// Modules for tests of the editor; they are edited in memory only.
namespace openmodule {

/// "tutorial", "template hex" …
inline QString folder(const QString &name)
{
    const QString root = QStringLiteral(HEXSMITH_SOURCE_DIR);
    const QString prefix = QStringLiteral("template ");
    if (name.startsWith(prefix))
        return root + QStringLiteral("/resources/templates/") + name.mid(prefix.size());
    return root + QStringLiteral("/modules/") + name;
}

inline std::shared_ptr<editor::ModuleDocument> open(const QString &name)
{
    const auto opened = editor::ModuleDocument::open(folder(name));
    return opened ? opened.value() : nullptr;
}

inline QStringList names()
{
    const auto in = [](const char *path) {
        return QDir(QStringLiteral(HEXSMITH_SOURCE_DIR) + QLatin1String(path))
            .entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    };
    QStringList names = in("/modules");
    for (const QString &name : in("/resources/templates"))
        names.append(QStringLiteral("template ") + name);
    return names;
}

/// A row of test data for each module.
inline void rows()
{
    QTest::addColumn<QString>("module");
    for (const QString &name : names())
        QTest::newRow(qPrintable(name)) << name;
}

inline QMap<QString, QByteArray> bytes(const editor::ModuleDocument &document)
{
    QMap<QString, QByteArray> bytes;
    for (const QString &name : document.files().keys())
        bytes.insert(name, document.bytes(name));
    return bytes;
}

} // namespace openmodule
