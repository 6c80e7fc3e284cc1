// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/moduleloader.h"

#include <QDir>
#include <QTest>

/// The modules of the program, or the one module and scenario that the environment names.
namespace shipped {

inline QStringList folders()
{
    const QDir modules(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules"));
    const QString only = qEnvironmentVariable("HEXSMITH_TEST_MODULE");
    QStringList found;
    for (const QString &name : modules.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name)) {
        if (QFile::exists(modules.filePath(name + QStringLiteral("/module.json")))
            && (only.isEmpty() || only == name))
            found.append(modules.filePath(name));
    }
    return found;
}

inline engine::LoadedModule load(const QString &folder)
{
    const auto files = engine::ModuleFiles::open(folder);
    return files ? engine::loadModule(files.value()) : engine::LoadedModule();
}

/// Rows with a folder and a scenario; one without a scenario for a module that can't be read.
inline void addScenarios()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("scenario");
    const QString only = qEnvironmentVariable("HEXSMITH_TEST_SCENARIO");
    for (const QString &folder : folders()) {
        const QString name = QDir(folder).dirName();
        const auto loaded = load(folder);
        if (!loaded.isGood())
            QTest::addRow("%s", qPrintable(name)) << folder << QString();
        for (size_t i = 0; loaded.isGood() && i < loaded.module->scenarios.size(); ++i) {
            const QString id = loaded.module->scenarios[i].id;
            if (only.isEmpty() || only == id)
                QTest::addRow("%s, %s", qPrintable(name), qPrintable(id)) << folder << id;
        }
    }
}

} // namespace shipped
