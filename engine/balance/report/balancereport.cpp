// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/report/balancereport.h"

#include "engine/balance/report/barchart.h"
#include "engine/balance/report/heatmap.h"
#include "engine/balance/report/outcometables.h"
#include "engine/balance/report/playtables.h"

namespace engine {

namespace {

constexpr const char *c_style =
    "body{font:15px/1.45 sans-serif;max-width:62em;margin:2em auto;padding:0 1em;color:#202020;"
    "background:#fdfdfa}h1{font-size:1.5em}h2{font-size:1.15em;margin-top:2em;border-bottom:1px "
    "solid #c8c8c0}table{border-collapse:collapse;margin:.6em 0}th,td{padding:.15em "
    ".7em;text-align:left;border-bottom:1px solid #e4e4dc}th{font-weight:600}td.n{text-align:"
    "right;font-variant-numeric:tabular-nums}p.note,p.more,figcaption{color:#606060}figure{margin:"
    ".8em 0}svg{max-width:100%;max-height:90vh;height:auto}svg.bars{max-width:46em}";

QString figure(const QString &svg, const QString &caption)
{
    return QStringLiteral("<figure>\n") + svg + QStringLiteral("<figcaption>")
        + caption.toHtmlEscaped() + QStringLiteral("</figcaption></figure>\n");
}

QString paragraph(const QString &text, const char *kind = "note")
{
    return QStringLiteral("<p class=\"%1\">").arg(QLatin1String(kind)) + text.toHtmlEscaped()
        + QStringLiteral("</p>\n");
}

} // namespace

BalanceReport::BalanceReport(const ReportSource &source)
    : m_source(source)
    , m_locale(source.translator().language())
{
    m_locale.setNumberOptions(QLocale::OmitGroupSeparator);
}

std::vector<ReportTable> BalanceReport::tables(const ReportSource &source)
{
    const OutcomeTables outcomes(source);
    const PlayTables play(source);
    return {outcomes.winners(), outcomes.results(), outcomes.length(), outcomes.turns(),
            outcomes.losses(),  outcomes.dice(),    play.decisions(),  play.rules(),
            play.units(),       play.openings(),    play.fights(),     play.occupied()};
}

QString BalanceReport::color(SideId side) const
{
    return side ? m_source.module().sides[size_t(side.value)].color : QString();
}

QString BalanceReport::head() const
{
    const Module &module = m_source.module();
    const Scenario *scenario = module.scenario(m_source.played().series.scenario);
    const QString title = m_source.translator().translate(module.title);
    const QString under = scenario ? m_source.translator().translate(scenario->title) : QString();
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head><meta charset=\"utf-8\">"
                          "<meta name=\"viewport\" content=\"width=device-width\"><title>")
               .arg(m_source.translator().language().toHtmlEscaped())
        + title.toHtmlEscaped() + QStringLiteral("</title>\n<style>") + QLatin1String(c_style)
        + QStringLiteral("</style></head>\n<body>\n<h1>") + title.toHtmlEscaped()
        + QStringLiteral(" – ") + under.toHtmlEscaped() + QStringLiteral("</h1>\n");
}

QString BalanceReport::setting() const
{
    const Series &series = m_source.played().series;
    QStringList bots;
    for (auto it = series.bots.begin(); it != series.bots.end(); ++it) {
        const SideId side = m_source.module().side(it.key());
        bots << (side ? m_source.texts().sideName(side) : it.key()) + QStringLiteral(": ")
                + it.value();
    }
    QString text = paragraph(
        tr("%n game(s) by computers", "", series.games) + QStringLiteral(" (")
            + bots.join(QLatin1String(", ")) + QStringLiteral("). ")
            + tr("Version %1, seeds from %2 on.").arg(series.moduleVersion).arg(series.seed),
        "setting");
    QStringList options;
    for (auto it = series.options.begin(); it != series.options.end(); ++it)
        options << it.key() + u'=' + it.value();
    if (!options.isEmpty())
        text += paragraph(tr("Options: %1").arg(options.join(QLatin1String(", "))), "setting");
    const auto failed = int(series.games - m_source.games());
    if (failed)
        text += paragraph(tr("%n game(s) stopped with an error and count nowhere.", "", failed),
                          "setting");
    return text;
}

QString BalanceReport::winners() const
{
    BarChart chart;
    for (int32_t i = 0; i < int32_t(m_source.module().sides.size()); ++i) {
        const SideId side(i);
        const Confidence share = Confidence::of(m_source.wins(side), m_source.games());
        chart.bars.push_back({m_source.texts().sideName(side), share.share, share.low, share.high,
                              tr("%1 ± %2 %")
                                  .arg(m_locale.toString(share.share * 100, 'f', 0),
                                       m_locale.toString(share.margin() * 100, 'f', 0)),
                              color(side)});
    }
    return chart.svg();
}

QString BalanceReport::turns() const
{
    BarChart chart;
    const ReportTable table = OutcomeTables(m_source).turns();
    for (const ReportTable::Row &row : table.rows)
        chart.bars.push_back({tr("Turn %1").arg(table.text(row, 0, m_locale)),
                              std::get<double>(row[2]),
                              0,
                              0,
                              table.text(row, 2, m_locale),
                              {}});
    return chart.svg();
}

QString BalanceReport::fights() const
{
    std::map<SpaceId, double> values;
    for (const auto &[id, row] : m_source.rows(Figures::Table::Fights)) {
        if (const SpaceId space = m_source.module().map.find(id))
            values[space] = m_source.perGame(Figures::at(row, 0));
    }
    HeatMap map(m_source.module(), values);
    map.setTip(tr("%1 fights for each game"), m_locale);
    QString text;
    for (const int board : map.boards())
        text += figure(map.svg(board), tr("Where it is fought"));
    return text;
}

QString BalanceReport::occupied() const
{
    QString text;
    for (int32_t i = 0; i < int32_t(m_source.module().sides.size()); ++i) {
        std::map<SpaceId, double> values;
        for (const auto &[id, row] : m_source.rows(Figures::Table::Occupied)) {
            if (const SpaceId space = m_source.module().map.find(id))
                values[space] = 100
                    * ReportSource::ratio(Figures::at(row, size_t(i)),
                                          m_source.total(u"positions"));
        }
        HeatMap map(m_source.module(), values);
        map.setColor(color(SideId(i)));
        map.setTip(tr("at %1 % of the turns' ends"), m_locale);
        for (const int board : map.boards())
            text += figure(map.svg(board),
                           tr("Where it stands: %1").arg(m_source.texts().sideName(SideId(i))));
    }
    return text;
}

QString BalanceReport::pictures(const ReportTable &table) const
{
    if (table.name == QLatin1String("winners"))
        return winners();
    if (table.name == QLatin1String("turns"))
        return turns();
    if (table.name == QLatin1String("fights"))
        return fights();
    return table.name == QLatin1String("occupied") ? occupied() : QString();
}

QString BalanceReport::page(const std::vector<ReportTable> &tables) const
{
    QString page = head() + setting();
    const qint64 asked = m_source.total(u"decisions");
    if (asked)
        page += paragraph(
            tr("Of all decisions, %1 % were real choices.")
                .arg(m_locale.toString(ReportSource::ratio(m_source.total(u"choices"), asked) * 100,
                                       'f', 0)),
            "setting");
    for (const ReportTable &table : tables) {
        if (table.rows.empty())
            continue;
        page += QStringLiteral("<h2>") + table.title.toHtmlEscaped() + QStringLiteral("</h2>\n");
        if (!table.note.isEmpty())
            page += paragraph(table.note);
        page += pictures(table);
        page += table.html(m_locale);
    }
    return page + QStringLiteral("</body>\n</html>\n");
}

QMap<QString, QByteArray> BalanceReport::files() const
{
    const std::vector<ReportTable> all = tables(m_source);
    QMap<QString, QByteArray> files;
    for (const ReportTable &table : all)
        files.insert(table.name + QStringLiteral(".csv"), table.csv());
    files.insert(QStringLiteral("index.html"), page(all).toUtf8());
    return files;
}

} // namespace engine
