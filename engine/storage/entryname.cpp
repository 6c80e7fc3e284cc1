// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/entryname.h"

#include "engine/core/limits.h"

#include <QCoreApplication>

#include <algorithm>

namespace engine {

namespace {

// Windows opens these as devices, in every folder and with every extension.
bool isReserved(QStringView part)
{
    const QString stem = part.left(part.indexOf(u'.')).toString().trimmed().toUpper();
    if (stem.size() == 4 && stem[3] >= u'0' && stem[3] <= u'9')
        return stem.startsWith(QLatin1String("COM")) || stem.startsWith(QLatin1String("LPT"));
    return stem == QLatin1String("CON") || stem == QLatin1String("PRN")
        || stem == QLatin1String("AUX") || stem == QLatin1String("NUL");
}

bool hasControlCharacter(const QString &name)
{
    return std::any_of(name.begin(), name.end(), [](QChar c) {
        return c.category() == QChar::Other_Control || c.category() == QChar::Other_Format
            || c.category() == QChar::Separator_Line || c.category() == QChar::Separator_Paragraph;
    });
}

QString partProblem(QStringView part)
{
    if (part.isEmpty() || part == u".") {
        return QCoreApplication::translate("EntryName",
                                           "The file name “%1” has an empty folder name.");
    }
    if (part == u"..") {
        return QCoreApplication::translate("EntryName",
                                           "The file name “%1” leads out of the module.");
    }
    if (part.endsWith(u'.') || part.endsWith(u' ') || part.startsWith(u' ')) {
        return QCoreApplication::translate(
            "EntryName",
            "The file name “%1” has a part that starts or ends with a space or ends "
            "with a dot.");
    }
    if (isReserved(part)) {
        return QCoreApplication::translate("EntryName",
                                           "The file name “%1” is reserved by some systems.");
    }
    return {};
}

QString wholeNameProblem(const QString &name)
{
    if (name.isEmpty())
        return QCoreApplication::translate("EntryName", "A file has no name.");
    if (name.size() > limits::nameLength) {
        return QCoreApplication::translate("EntryName",
                                           "The file name “%1…” is longer than %2 characters.")
            .arg(name.left(40))
            .arg(limits::nameLength);
    }
    if (hasControlCharacter(name)) {
        return QCoreApplication::translate("EntryName",
                                           "A file name has invisible control characters.");
    }
    if (name.contains(u'\\')) {
        return QCoreApplication::translate("EntryName", "The file name “%1” has a backslash.")
            .arg(name);
    }
    if (name.startsWith(u'/') || (name.size() > 1 && name[1] == u':')) {
        return QCoreApplication::translate("EntryName",
                                           "The file name “%1” is not relative to the module.")
            .arg(name);
    }
    if (std::any_of(name.begin(), name.end(),
                    [](QChar c) { return QStringView(u"<>:\"|?*").contains(c); })) {
        return QCoreApplication::translate(
                   "EntryName", "The file name “%1” has a character that some systems refuse.")
            .arg(name);
    }
    return {};
}

} // namespace

QString entryNameProblem(const QString &name)
{
    const QString problem = wholeNameProblem(name);
    if (!problem.isEmpty())
        return problem;
    const auto parts = QStringView(name).split(u'/');
    if (parts.size() > limits::folderDepth) {
        return QCoreApplication::translate("EntryName",
                                           "The file name “%1” lies in more than %2 folders.")
            .arg(name)
            .arg(limits::folderDepth - 1);
    }
    for (const QStringView part : parts) {
        const QString partText = partProblem(part);
        if (!partText.isEmpty())
            return partText.arg(name);
    }
    return {};
}

bool isLeftoverName(const QString &name)
{
    const auto parts = QStringView(name).split(u'/');
    return std::any_of(parts.begin(), parts.end(), [](QStringView part) {
        return part.startsWith(u'.') || part.endsWith(u'~');
    });
}

QString foldedEntryName(const QString &name)
{
    return name.normalized(QString::NormalizationForm_C).toCaseFolded();
}

} // namespace engine
