// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/delimited.h"

#include <QRegularExpression>
#include <QStringConverter>

#include <array>
#include <optional>

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

// What Windows-1252 has between 0x80 and 0x9F; the five bytes that it leaves free stay as they are.
const char16_t c_windows[] = u"\u20AC\u0081\u201A\u0192\u201E\u2026\u2020\u2021\u02C6\u2030\u0160"
                             u"\u2039\u0152\u008D\u017D\u008F\u0090\u2018\u2019\u201C\u201D\u2022"
                             u"\u2013\u2014\u02DC\u2122\u0161\u203A\u0153\u009D\u017E\u0178";

QString fromWindows(const QByteArray &bytes)
{
    QString text = QString::fromLatin1(bytes);
    for (QChar &c : text) {
        if (c >= QChar(0x80) && c < QChar(0xA0))
            c = c_windows[c.unicode() - 0x80];
    }
    return text;
}

/// Tables are mostly written in Latin letters and digits, half of whose bytes are zero then.
std::optional<QStringConverter::Encoding> wideEncoding(const QByteArray &bytes)
{
    if (const auto marked = QStringConverter::encodingForData(bytes);
        marked && *marked != QStringConverter::Utf8)
        return marked;
    std::array<qsizetype, 2> zeros{};
    for (qsizetype i = 0; i < bytes.size(); ++i) {
        if (bytes[i] == '\0')
            ++zeros[size_t(i % 2)];
    }
    if (zeros[1] > bytes.size() / 4 && zeros[0] < zeros[1] / 4)
        return QStringConverter::Utf16LE;
    if (zeros[0] > bytes.size() / 4 && zeros[1] < zeros[0] / 4)
        return QStringConverter::Utf16BE;
    return std::nullopt;
}

/// Takes the line away in which Excel says it itself, if it is told to; null: there is none.
QChar takeSeparator(QString &text)
{
    static const QRegularExpression said(QStringLiteral("^sep=(.)\\r?\\n"),
                                         QRegularExpression::CaseInsensitiveOption);
    const auto match = said.match(text);
    if (!match.hasMatch())
        return {};
    text.remove(0, match.capturedLength());
    return match.captured(1)[0];
}

bool needsQuotes(const QString &text, QChar separator)
{
    return text.contains(separator) || text.contains(u'"') || text.contains(u'\n')
        || text.contains(u'\r');
}

} // namespace

QString decoded(const QByteArray &bytes)
{
    if (const auto wide = wideEncoding(bytes))
        return QStringDecoder(*wide).decode(bytes);
    QStringDecoder decoder(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    QString text = decoder.decode(bytes);
    return decoder.hasError() ? fromWindows(bytes) : text;
}

Rows read(const QString &all, QChar separator)
{
    QString text = all.mid(all.startsWith(QChar(QChar::ByteOrderMark)) ? 1 : 0);
    if (separator.isNull())
        separator = takeSeparator(text);
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
    for (qsizetype i = 0; i < text.size(); ++i) {
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
