// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/languagename.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace editor {

namespace {

struct Known
{
    const char *code;
    const char *name;
};

constexpr Known c_known[] = {
    {"cs", QT_TRANSLATE_NOOP("editor::LanguageName", "Czech")},
    {"de", QT_TRANSLATE_NOOP("editor::LanguageName", "German")},
    {"en", QT_TRANSLATE_NOOP("editor::LanguageName", "English")},
    {"es", QT_TRANSLATE_NOOP("editor::LanguageName", "Spanish")},
    {"fr", QT_TRANSLATE_NOOP("editor::LanguageName", "French")},
    {"it", QT_TRANSLATE_NOOP("editor::LanguageName", "Italian")},
    {"ja", QT_TRANSLATE_NOOP("editor::LanguageName", "Japanese")},
    {"nl", QT_TRANSLATE_NOOP("editor::LanguageName", "Dutch")},
    {"pl", QT_TRANSLATE_NOOP("editor::LanguageName", "Polish")},
    {"pt", QT_TRANSLATE_NOOP("editor::LanguageName", "Portuguese")},
    {"ru", QT_TRANSLATE_NOOP("editor::LanguageName", "Russian")},
    {"zh", QT_TRANSLATE_NOOP("editor::LanguageName", "Chinese")},
};

} // namespace

QString languageName(const QString &code)
{
    for (const Known &known : c_known) {
        if (code == QLatin1String(known.code))
            return QCoreApplication::translate("editor::LanguageName", known.name);
    }
    const QString own = QLocale(code).nativeLanguageName();
    return own.isEmpty() ? code : own;
}

QStringList usualLanguages()
{
    QStringList codes;
    for (const Known &known : c_known)
        codes.append(QLatin1String(known.code));
    std::sort(codes.begin(), codes.end(), [](const QString &a, const QString &b) {
        return languageName(a).localeAwareCompare(languageName(b)) < 0;
    });
    return codes;
}

} // namespace editor
