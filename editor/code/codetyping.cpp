// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codetyping.h"

#include <QRegularExpression>
#include <QTextBlock>
#include <QTextDocument>

namespace editor::CodeTyping {

namespace {

const QString c_step = QStringLiteral("  ");
constexpr int c_farthest = 20'000; // characters that a bracket's partner is looked for

qsizetype indentOf(const QString &line)
{
    qsizetype blanks = 0;
    while (blanks < line.size() && (line[blanks] == u' ' || line[blanks] == u'\t'))
        ++blanks;
    return blanks;
}

/// The lines that a selection touches; one that ends at the beginning of a line spares it.
QList<QTextBlock> chosenLines(const QTextCursor &cursor)
{
    const QTextDocument *document = cursor.document();
    const QTextBlock first = document->findBlock(cursor.selectionStart());
    QTextBlock last = document->findBlock(cursor.selectionEnd());
    if (last != first && last.position() == cursor.selectionEnd())
        last = last.previous();
    QList<QTextBlock> lines;
    for (QTextBlock block = first; block.isValid(); block = block.next()) {
        lines.append(block);
        if (block == last)
            break;
    }
    return lines;
}

void insertAt(const QTextBlock &block, qsizetype column, const QString &text)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + int(column));
    cursor.insertText(text);
}

void removeAt(const QTextBlock &block, qsizetype column, qsizetype count)
{
    QTextCursor cursor(block);
    cursor.setPosition(block.position() + int(column));
    cursor.setPosition(block.position() + int(column + count), QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
}

qsizetype outdentable(const QString &line)
{
    if (line.startsWith(u'\t'))
        return 1;
    return std::min<qsizetype>(indentOf(line), c_step.size());
}

} // namespace

void indent(QTextCursor &cursor)
{
    if (!cursor.hasSelection()) {
        cursor.insertText(c_step);
        return;
    }
    cursor.beginEditBlock();
    for (const QTextBlock &line : chosenLines(cursor)) {
        if (!line.text().trimmed().isEmpty())
            insertAt(line, 0, c_step);
    }
    cursor.endEditBlock();
}

void outdent(QTextCursor &cursor)
{
    cursor.beginEditBlock();
    for (const QTextBlock &line : chosenLines(cursor))
        removeAt(line, 0, outdentable(line.text()));
    cursor.endEditBlock();
}

void toggleComment(QTextCursor &cursor)
{
    const auto lines = chosenLines(cursor);
    bool isComment = true;
    qsizetype column = -1;
    for (const QTextBlock &line : lines) {
        if (line.text().trimmed().isEmpty())
            continue;
        isComment = isComment && line.text().trimmed().startsWith(QLatin1String("--"));
        column = column < 0 ? indentOf(line.text()) : std::min(column, indentOf(line.text()));
    }
    if (column < 0)
        return;
    cursor.beginEditBlock();
    for (const QTextBlock &line : lines) {
        const QString text = line.text();
        if (text.trimmed().isEmpty())
            continue;
        const qsizetype at = indentOf(text);
        if (isComment)
            removeAt(line, at, QStringView(text).mid(at).startsWith(u"-- ") ? 3 : 2);
        else
            insertAt(line, column, QStringLiteral("-- "));
    }
    cursor.endEditBlock();
}

bool opensBlock(const QString &line)
{
    static const QRegularExpression opening(QStringLiteral(
        "(\\b(then|do|else|repeat)|[{(\\[]|\\bfunction\\b[^()]*\\([^()]*\\))\\s*(--.*)?$"));
    return opening.match(line).hasMatch();
}

bool closesBlock(const QString &line)
{
    static const QRegularExpression closing(
        QStringLiteral("^(\\s{2,}|\\t+)(end|else|elseif|until|[})\\]])$"));
    return closing.match(line).hasMatch();
}

void newLine(QTextCursor &cursor)
{
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    const QString line = cursor.block().text();
    const QString before = line.left(cursor.positionInBlock());
    QString blanks = before.left(indentOf(before));
    const QString behind = line.mid(cursor.positionInBlock()).trimmed();
    const bool isOpening = opensBlock(before);
    cursor.insertText(QStringLiteral("\n") + blanks + (isOpening ? c_step : QString()));
    // Between a pair of brackets the closing one goes to a line of its own.
    if (isOpening && !behind.isEmpty() && QStringLiteral("})]").contains(behind[0])) {
        const int place = cursor.position();
        cursor.insertText(QStringLiteral("\n") + blanks);
        cursor.setPosition(place);
    }
    cursor.endEditBlock();
}

void duplicate(QTextCursor &cursor)
{
    const auto lines = chosenLines(cursor);
    QString text;
    for (const QTextBlock &line : lines)
        text += u'\n' + line.text();
    QTextCursor end(lines.last());
    end.movePosition(QTextCursor::EndOfBlock);
    const int position = cursor.position() + int(text.size());
    end.insertText(text);
    cursor.setPosition(position);
}

void moveLine(QTextCursor &cursor, int by)
{
    const QTextBlock line = cursor.block();
    const QTextBlock other = by < 0 ? line.previous() : line.next();
    if (!other.isValid())
        return;
    const int column = cursor.positionInBlock();
    const QTextBlock upper = by < 0 ? other : line;
    const QTextBlock lower = by < 0 ? line : other;
    const QString text = lower.text() + u'\n' + upper.text();
    QTextCursor both(upper);
    both.setPosition(lower.position() + lower.length() - 1, QTextCursor::KeepAnchor);
    const int begin = upper.position();
    const int target = by < 0 ? begin : begin + lower.length();
    both.insertText(text);
    cursor.setPosition(target + column);
}

void toLineStart(QTextCursor &cursor, QTextCursor::MoveMode mode)
{
    const auto column = int(indentOf(cursor.block().text()));
    const int first = cursor.block().position() + column;
    cursor.setPosition(cursor.position() == first ? cursor.block().position() : first, mode);
}

bool isInIndent(const QTextCursor &cursor)
{
    const int column = cursor.positionInBlock();
    return !cursor.hasSelection() && column >= c_step.size() && column % c_step.size() == 0
        && indentOf(cursor.block().text()) >= column;
}

QString wordBefore(const QTextCursor &cursor)
{
    const QString line = cursor.block().text();
    int from = cursor.positionInBlock();
    while (from > 0 && (line[from - 1].isLetterOrNumber() || line[from - 1] == u'_'))
        --from;
    return line.mid(from, cursor.positionInBlock() - from);
}

std::optional<std::pair<int, int>> bracketsAt(const QTextDocument &document, int position)
{
    static const QString opening = QStringLiteral("([{");
    static const QString closing = QStringLiteral(")]}");
    for (const int place : {position - 1, position}) {
        const QChar c = place < 0 ? QChar() : document.characterAt(place);
        const bool isOpening = opening.contains(c);
        if (c.isNull() || (!isOpening && !closing.contains(c)))
            continue;
        const QChar partner = isOpening ? closing[opening.indexOf(c)] : opening[closing.indexOf(c)];
        int depth = 0;
        for (int i = place, steps = 0;
             i >= 0 && i < document.characterCount() && steps < c_farthest;
             i += isOpening ? 1 : -1, ++steps) {
            depth += document.characterAt(i) == c ? 1 : document.characterAt(i) == partner ? -1 : 0;
            if (depth == 0)
                return std::pair(place, i);
        }
    }
    return std::nullopt;
}

} // namespace editor::CodeTyping
