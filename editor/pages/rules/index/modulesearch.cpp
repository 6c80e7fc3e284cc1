// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/modulesearch.h"

#include <QFileInfo>
#include <QRegularExpression>

namespace editor {

namespace {

bool isText(const QString &file)
{
    static const QStringList endings{
        QStringLiteral("lua"), QStringLiteral("json"), QStringLiteral("md"),  QStringLiteral("txt"),
        QStringLiteral("tsv"), QStringLiteral("play"), QStringLiteral("csv"), QStringLiteral("ts")};
    return endings.contains(QFileInfo(file).suffix());
}

QRegularExpression patternOf(const ModuleSearch::Question &question)
{
    QString pattern = QRegularExpression::escape(question.words);
    if (question.isWholeWord)
        pattern = QStringLiteral("(?<!\\w)") + pattern + QStringLiteral("(?!\\w)");
    return QRegularExpression(pattern,
                              question.isExactCase ? QRegularExpression::NoPatternOption
                                                   : QRegularExpression::CaseInsensitiveOption);
}

} // namespace

QList<CodePlace> ModuleSearch::find(const ModuleDocument &document, const Question &question)
{
    QList<CodePlace> found;
    if (question.words.isEmpty())
        return found;
    const QRegularExpression pattern = patternOf(question);
    for (auto it = document.files().cbegin(); it != document.files().cend(); ++it) {
        const bool isAsked =
            RuleIndex::isCode(it.key()) || (question.isEverywhere && isText(it.key()));
        if (!isAsked)
            continue;
        const QString text = QString::fromUtf8(it.value()->bytes()).remove(u'\r');
        int line = 1;
        qsizetype counted = 0;
        auto matches = pattern.globalMatch(text);
        while (matches.hasNext() && found.size() < most) {
            const auto match = matches.next();
            const qsizetype at = match.capturedStart();
            line += int(QStringView(text).mid(counted, at - counted).count(u'\n'));
            counted = at;
            const qsizetype from = at == 0 ? 0 : text.lastIndexOf(u'\n', at - 1) + 1;
            qsizetype to = text.indexOf(u'\n', at);
            to = to < 0 ? text.size() : to;
            found.append({it.key(), int(at), int(match.capturedLength()), line,
                          text.mid(from, std::min<qsizetype>(to - from, 400)).trimmed()});
        }
    }
    return found;
}

void ModuleSearch::replace(Draft &draft, const QList<CodePlace> &places, const QString &instead)
{
    QMap<QString, QList<CodePlace>> byFile;
    for (const CodePlace &place : places)
        byFile[place.file].prepend(place);
    for (auto it = byFile.cbegin(); it != byFile.cend(); ++it) {
        const auto content = draft.files().value(it.key());
        if (!content)
            continue;
        QString text = QString::fromUtf8(content->bytes());
        const bool isDos = text.contains(QLatin1String("\r\n"));
        text.remove(u'\r');
        for (const CodePlace &place : it.value())
            text.replace(place.offset, place.length, instead);
        if (isDos)
            text.replace(u'\n', QStringLiteral("\r\n"));
        draft.setBytes(it.key(), text.toUtf8());
    }
}

} // namespace editor
