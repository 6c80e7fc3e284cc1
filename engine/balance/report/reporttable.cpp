// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/report/reporttable.h"

#include <QCoreApplication>

namespace engine {

namespace {

// Spreadsheets take what begins so for a formula.
bool isFormula(const QString &text)
{
    static const QString signs = QStringLiteral("=+-@\t\r");
    return !text.isEmpty() && signs.contains(text.front());
}

QByteArray csvCell(const ReportTable::Cell &cell)
{
    if (const auto *number = std::get_if<double>(&cell))
        return QByteArray::number(*number, 'g', 10);
    QString text = std::get<QString>(cell);
    if (isFormula(text))
        text.prepend(u'\'');
    return '"' + text.replace(u'"', QLatin1String("\"\"")).toUtf8() + '"';
}

} // namespace

QByteArray ReportTable::csv() const
{
    QByteArrayList cells;
    for (const Column &column : columns)
        cells << column.key.toUtf8();
    QByteArray text = cells.join(',') + '\n';
    for (const Row &row : rows) {
        cells.clear();
        for (const Cell &cell : row)
            cells << csvCell(cell);
        text += cells.join(',') + '\n';
    }
    return text;
}

QString ReportTable::text(const Row &row, size_t column, const QLocale &locale) const
{
    if (const auto *words = std::get_if<QString>(&row[column]))
        return *words;
    const double number = std::get<double>(row[column]);
    switch (columns[column].kind) {
    case Column::Kind::Share:
        return locale.toString(number * 100, 'f', 1) + QStringLiteral(" %");
    case Column::Kind::Mean:
        return locale.toString(number, 'f', 2);
    case Column::Kind::Count:
    case Column::Kind::Words:
        break;
    }
    return locale.toString(qint64(number));
}

QString ReportTable::html(const QLocale &locale) const
{
    const QString file = QStringLiteral("<a href=\"%1.csv\">%1.csv</a>").arg(name);
    if (!shown)
        return QStringLiteral("<p class=\"more\">") + file + QStringLiteral("</p>\n");
    QString page = QStringLiteral("<table>\n<tr>");
    for (const Column &column : columns)
        page += QStringLiteral("<th>") + column.title.toHtmlEscaped() + QStringLiteral("</th>");
    page += QStringLiteral("</tr>\n");
    for (size_t i = 0; i < std::min(shown, rows.size()); ++i) {
        page += QStringLiteral("<tr>");
        for (size_t column = 0; column < columns.size(); ++column) {
            const bool isNumber = columns[column].kind != Column::Kind::Words;
            page += isNumber ? QStringLiteral("<td class=\"n\">") : QStringLiteral("<td>");
            page += text(rows[i], column, locale).toHtmlEscaped() + QStringLiteral("</td>");
        }
        page += QStringLiteral("</tr>\n");
    }
    page += QStringLiteral("</table>\n");
    if (shown < rows.size())
        page += QStringLiteral("<p class=\"more\">")
            + QCoreApplication::translate("BalanceReport", "%n more in %1.", "",
                                          int(rows.size() - shown))
                  .arg(file)
            + QStringLiteral("</p>\n");
    return page;
}

} // namespace engine
