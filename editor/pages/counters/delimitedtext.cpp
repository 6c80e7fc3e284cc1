// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/delimitedtext.h"

#include <algorithm>

namespace editor::delimited {

namespace {

/// The separator that the first line has most often, outside of quotes.
QChar separatorOf(const QString &text)
{
    QChar best = u',';
    int most = 0;
    for (const QChar candidate : {u',', u';', u'\t'}) {
        int count = 0;
        bool isQuoted = false;
        for (const QChar c : text) {
            if (c == u'"')
                isQuoted = !isQuoted;
            else if (c == u'\n' && !isQuoted)
                break;
            else if (c == candidate && !isQuoted)
                ++count;
        }
        if (count > most) {
            most = count;
            best = candidate;
        }
    }
    return best;
}

bool isEmpty(const QStringList &row)
{
    return std::all_of(row.begin(), row.end(),
                       [](const QString &cell) { return cell.trimmed().isEmpty(); });
}

} // namespace

Rows read(const QByteArray &utf8)
{
    QString text = QString::fromUtf8(utf8);
    if (text.startsWith(QChar(QChar::ByteOrderMark)))
        text.remove(0, 1);
    Rows rows = read(text, separatorOf(text));
    rows.removeIf(isEmpty);
    return rows;
}

Rows read(const QString &text, QChar separator)
{
    Rows rows;
    QStringList row;
    QString cell;
    bool isQuoted = false;
    const auto endRow = [&] {
        rows.append(row << cell);
        row.clear();
        cell.clear();
    };
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar c = text[i];
        if (isQuoted && c == u'"' && i + 1 < text.size() && text[i + 1] == u'"') {
            cell += c;
            ++i;
        } else if (c == u'"' && (isQuoted || cell.isEmpty())) {
            isQuoted = !isQuoted;
        } else if (isQuoted) {
            cell += c;
        } else if (c == separator) {
            row.append(cell);
            cell.clear();
        } else if (c == u'\n') {
            endRow();
        } else if (c != u'\r') {
            cell += c;
        }
    }
    if (!cell.isEmpty() || !row.isEmpty())
        endRow();
    return rows;
}

QString write(const Rows &rows, QChar separator)
{
    QString text;
    for (const QStringList &row : rows) {
        for (qsizetype i = 0; i < row.size(); ++i) {
            QString cell = row[i];
            const bool needsQuotes = cell.contains(separator) || cell.contains(u'"')
                || cell.contains(u'\n') || cell.contains(u'\r') || cell.startsWith(u' ')
                || cell.endsWith(u' ');
            if (needsQuotes)
                cell = u'"' + cell.replace(u'"', QStringLiteral("\"\"")) + u'"';
            text += i ? separator + cell : cell;
        }
        text += u'\n';
    }
    return text;
}

} // namespace editor::delimited
