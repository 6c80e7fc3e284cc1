// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/programlanguages.h"

#include "engine/module/model/module.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QTranslator>

namespace engine {

namespace {

const QString stem = QStringLiteral("hexsmith_");
const QString english = QStringLiteral("en");

QString baseOf(const QString &code)
{
    return code.section(u'_', 0, 0);
}

QString closestOf(const QStringList &codes, const QString &wanted, const QString &otherwise)
{
    if (codes.contains(wanted))
        return wanted;
    for (const QString &code : codes) {
        if (!wanted.isEmpty() && baseOf(code) == baseOf(wanted))
            return code;
    }
    return otherwise;
}

} // namespace

ProgramLanguages::ProgramLanguages()
    : ProgramLanguages({QStringLiteral(":/i18n"),
                        QCoreApplication::applicationDirPath() + QStringLiteral("/translations"),
                        QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)
                            + QStringLiteral("/Hexsmith/translations")})
{
}

ProgramLanguages::ProgramLanguages(const QStringList &folders)
    : m_folders(folders)
{
}

QStringList ProgramLanguages::codes() const
{
    QStringList codes{english};
    for (const QString &folder : m_folders) {
        const auto files = QDir(folder).entryInfoList({stem + QStringLiteral("*.qm")}, QDir::Files);
        for (const QFileInfo &file : files)
            codes.append(file.completeBaseName().sliced(stem.size()));
    }
    codes.removeDuplicates();
    codes.sort();
    return codes;
}

bool ProgramLanguages::load(QTranslator &translator, const QString &code) const
{
    // What somebody put there counts more than what came with the program.
    for (auto it = m_folders.rbegin(); it != m_folders.rend(); ++it) {
        const QString file = *it + u'/' + stem + code + QStringLiteral(".qm");
        if (QFileInfo::exists(file) && translator.load(file))
            return true;
    }
    return false;
}

QString ProgramLanguages::closest(const QString &wanted) const
{
    return closestOf(codes(), wanted, english);
}

QString moduleLanguage(const Module &module, const QString &wanted)
{
    return closestOf(module.languages, wanted, module.language);
}

QString ownLanguageName(const QString &code)
{
    // Qt would say "American English" and "español de España".
    static const QHash<QString, QString> known{{QStringLiteral("en"), QStringLiteral("English")},
                                               {QStringLiteral("es"), QStringLiteral("Español")},
                                               {QStringLiteral("pt"), QStringLiteral("Português")}};
    if (known.contains(code))
        return known.value(code);
    const QLocale locale(code);
    QString name = locale.nativeLanguageName();
    if (locale.language() == QLocale::C || name.isEmpty())
        return code;
    name[0] = name[0].toUpper();
    return name;
}

} // namespace engine
