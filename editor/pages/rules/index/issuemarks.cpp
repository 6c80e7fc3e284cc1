// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/index/issuemarks.h"

#include <QRegularExpression>

namespace editor {

namespace {

/// The place of a word in a line, not inside of another word; -1: it is not there.
qsizetype placeOf(const QString &word, QStringView line)
{
    const auto isPart = [&](qsizetype at) {
        return at >= 0 && at < line.size() && (line[at].isLetterOrNumber() || line[at] == u'_');
    };
    const bool isName = !word.isEmpty() && (word[0].isLetterOrNumber() || word[0] == u'_');
    for (qsizetype at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1)) {
        if (!isName || (!isPart(at - 1) && !isPart(at + word.size())))
            return at;
    }
    return -1;
}

/// Words that a message puts between quotes, or says Lua was near.
QStringList quotedIn(const QString &message)
{
    static const QRegularExpression quoted(QStringLiteral("[“'\"]([^”'\"]+)[”'\"]"));
    QStringList words;
    auto it = quoted.globalMatch(message);
    while (it.hasNext())
        words.append(it.next().captured(1));
    return words;
}

/// Under a word that the message names, else under the whole line.
void findWord(CodeProblem &mark, const QString &line, int begin)
{
    for (const QString &word : quotedIn(mark.message)) {
        if (const qsizetype at = placeOf(word, line); at >= 0) {
            mark.offset = begin + int(at);
            mark.length = int(word.size());
            return;
        }
    }
    const QString inner = line.trimmed();
    mark.offset = begin + int(line.indexOf(inner));
    mark.length = int(inner.size());
}

} // namespace

QList<CodeProblem> issueMarks(const engine::Issues &issues, const QString &file,
                              const QString &text, QList<scripting::NamesCheck::Finding> names)
{
    QList<CodeProblem> marks;
    const QStringList lines = text.split(u'\n');
    QList<qsizetype> begins;
    qsizetype begin = 0;
    for (const QString &line : lines) {
        begins.append(begin);
        begin += line.size() + 1;
    }
    for (const engine::Issue &issue : issues) {
        if (issue.file != file || issue.line > lines.size())
            continue;
        CodeProblem mark;
        mark.line = std::max(1, issue.line);
        mark.isError = issue.severity == engine::Issue::Severity::Error;
        mark.message = issue.message;
        const auto known = std::find_if(names.begin(), names.end(), [&](const auto &name) {
            return name.line == issue.line && name.cause == issue.cause;
        });
        if (known != names.end()) {
            mark.offset = known->offset;
            mark.length = int(known->cause.name.size());
            mark.instead = known->cause.instead;
            names.erase(known);
        } else {
            findWord(mark, lines[mark.line - 1], int(begins[mark.line - 1]));
        }
        marks.append(mark);
    }
    return marks;
}

} // namespace editor
