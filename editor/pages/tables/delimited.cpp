// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/delimited.h"

namespace editor::delimited {

namespace {

QChar separatorOf(const QString &text)
{
    const QString first = text.left(text.indexOf(u'\n'));
    QChar best = u',';
    for (const QChar candidate : {QChar(u'\t'), QChar(u';')}) {
        if (first.count(candidate) > first.count(best))
            best = candidate;
    }
    return best;
}

bool needsQuotes(const QString &text, QChar separator)
{
    return text.contains(separator) || text.contains(u'"') || text.contains(u'\n')
        || text.contains(u'\r');
}

} // namespace

Rows read(const QString &text, QChar separator)
{
    if (separator.isNull())
        separator = separatorOf(text);
    Rows rows;
    QStringList row;
    QString cell;
    bool isQuoted = false;
    const auto endRow = [&] {
        row.append(cell);
        rows.append(row);
        row.clear();
        cell.clear();
    };
    const qsizetype from = text.startsWith(QChar(QChar::ByteOrderMark)) ? 1 : 0;
    for (qsizetype i = from; i < text.size(); ++i) {
        const QChar c = text[i];
        const bool isLast = i + 1 == text.size();
        if (isQuoted && c == u'"' && !isLast && text[i + 1] == u'"') {
            cell += c;
            ++i;
        } else if (c == u'"' && (isQuoted || cell.isEmpty())) {
            isQuoted = !isQuoted;
        } else if (!isQuoted && c == separator) {
            row.append(cell);
            cell.clear();
        } else if (!isQuoted && (c == u'\n' || c == u'\r')) {
            endRow();
            if (c == u'\r' && !isLast && text[i + 1] == u'\n')
                ++i;
        } else {
            cell += c;
        }
    }
    // A line end at the very end does not begin another row.
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
            if (needsQuotes(cell, separator))
                cell = u'"' + cell.replace(u'"', QLatin1String("\"\"")) + u'"';
            text += i ? separator + cell : cell;
        }
        text += u'\n';
    }
    return text;
}

QByteArray fileBytes(const Rows &rows)
{
    return QByteArray("\xEF\xBB\xBF") + write(rows, u',').toUtf8();
}

} // namespace editor::delimited
