// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/balance/balancecomparison.h"

#include "engine/balance/report/outcometables.h"
#include "engine/balance/report/playtables.h"

namespace editor {

using engine::ReportTable;

namespace {

bool isKey(const ReportTable::Column &column)
{
    return column.kind == ReportTable::Column::Kind::Words || column.key == QLatin1String("turn");
}

/// What a row is about: its words, and its turn.
QString keyOf(const ReportTable &table, const ReportTable::Row &row)
{
    QStringList words;
    for (size_t i = 0; i < table.columns.size(); ++i) {
        if (isKey(table.columns[i]))
            words << table.text(row, i, QLocale::c());
    }
    return words.join(u'\t');
}

QString cell(const QString &text, const char *kind = "td")
{
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(kind), text.toHtmlEscaped());
}

QString number(const QString &text)
{
    return QStringLiteral("<td align=\"right\">") + text.toHtmlEscaped() + QStringLiteral("</td>");
}

} // namespace

BalanceComparison::BalanceComparison(const engine::ReportSource &here,
                                     const engine::ReportSource &there,
                                     std::vector<BalanceChange> changes, QStringList names)
    : m_here(here)
    , m_there(there)
    , m_changes(std::move(changes))
    , m_names(std::move(names))
    , m_locale(here.translator().language())
{
}

QString BalanceComparison::percent(double share, int digits) const
{
    return m_locale.toString(share * 100, 'f', digits);
}

QString BalanceComparison::sentence(const BalanceChange &change) const
{
    const QString moved = tr("%1: this version moves its wins from %2 ± %3 % to %4 ± %5 %.")
                              .arg(change.side, percent(change.there), percent(change.thereMargin),
                                   percent(change.here), percent(change.hereMargin));
    const QString sign = change.change < 0 ? QStringLiteral("−") : QStringLiteral("+");
    const QString by = sign + percent(std::abs(change.change), 1);
    const QString known = change.isClear
        ? tr("The same games differ by %1 ± %2 points: more than luck.")
        : tr("The same games differ by %1 ± %2 points, which may be luck.");
    return moved + u' ' + known.arg(by, percent(change.margin, 1));
}

QString BalanceComparison::table(const ReportTable &here, const ReportTable &there) const
{
    if (here.rows.empty() && there.rows.empty())
        return {};
    QString page = QStringLiteral("<h2>") + here.title.toHtmlEscaped()
        + QStringLiteral("</h2>\n<table cellpadding=\"4\"><tr>");
    for (const ReportTable::Column &column : here.columns) {
        if (isKey(column)) {
            page += cell(column.title, "th");
            continue;
        }
        for (const QString &name : m_names)
            page += cell(column.title + QStringLiteral(" · ") + name, "th");
    }
    page += QStringLiteral("</tr>\n");
    QMap<QString, const ReportTable::Row *> others;
    for (const ReportTable::Row &row : there.rows)
        others.insert(keyOf(there, row), &row);
    const size_t shown = std::min<size_t>(here.rows.size(), 60);
    for (size_t i = 0; i < shown; ++i) {
        const ReportTable::Row &row = here.rows[i];
        const ReportTable::Row *other = others.value(keyOf(here, row));
        page += QStringLiteral("<tr>");
        for (size_t column = 0; column < here.columns.size(); ++column) {
            const QString text = here.text(row, column, m_locale);
            page += isKey(here.columns[column]) ? cell(text) : number(text);
            if (!isKey(here.columns[column]))
                page += number(other ? there.text(*other, column, m_locale) : QStringLiteral("–"));
        }
        page += QStringLiteral("</tr>\n");
    }
    return page + QStringLiteral("</table>\n");
}

QString BalanceComparison::html() const
{
    QString page = QStringLiteral("<h1>") + tr("What the change does").toHtmlEscaped()
        + QStringLiteral("</h1>\n<p>")
        + tr("%n game(s) on the same seeds: “%1” beside “%2”.", nullptr,
             m_here.played().series.games)
              .arg(m_names.first(), m_names.last())
              .toHtmlEscaped()
        + QStringLiteral("</p>\n<ul>\n");
    for (const BalanceChange &change : m_changes)
        page +=
            QStringLiteral("<li>") + sentence(change).toHtmlEscaped() + QStringLiteral("</li>\n");
    page += QStringLiteral("</ul>\n");
    const engine::OutcomeTables here(m_here);
    const engine::OutcomeTables there(m_there);
    page += table(here.winners(), there.winners());
    page += table(here.results(), there.results());
    page += table(here.length(), there.length());
    page += table(here.losses(), there.losses());
    page += table(engine::PlayTables(m_here).rules(), engine::PlayTables(m_there).rules());
    return page;
}

} // namespace editor
