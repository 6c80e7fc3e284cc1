// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/text/charttext.h"

namespace view {

namespace {

QString plain(const engine::Json &json)
{
    if (json.isString())
        return json.toString();
    if (json.isBool())
        return json.toBool() ? QStringLiteral("✓") : QStringLiteral("–");
    if (json.isInteger())
        return QString::number(json.toInteger());
    if (json.isNumber())
        return QString::number(json.toReal());
    QStringList parts;
    for (qsizetype i = 0; i < json.size(); ++i)
        parts.append(plain(json.at(i)));
    return parts.join(u' ');
}

} // namespace

ChartText::ChartText(const engine::Module &module, const engine::Translator &translator,
                     const Tokens &tokens)
    : m_module(module)
    , m_translator(translator)
    , m_tokens(tokens)
{
}

QString ChartText::words(const engine::Table &table, const QString &text) const
{
    const QString own = m_translator.translate(table.file, text);
    return own == text ? m_translator.translate(text) : own;
}

QString ChartText::title(const engine::Table &table) const
{
    return words(table, table.title);
}

QString ChartText::cell(const QString &text, const QColor &ground, const QColor &ink,
                        bool isHead) const
{
    return QStringLiteral("<td align=\"center\" bgcolor=\"%1\" style=\"padding:3px 5px; color:%2; "
                          "font-weight:%3\">%4</td>")
        .arg(ground.name(), ink.name(), isHead ? QStringLiteral("600") : QStringLiteral("400"),
             text.toHtmlEscaped());
}

QString ChartText::grid(const engine::Table &table, Light light) const
{
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" border=\"1\" "
                                  "style=\"border-collapse:collapse; border-color:%1\"><tr>")
                       .arg(m_tokens.line.name());
    html += cell({}, m_tokens.sunk, m_tokens.text, true);
    for (qsizetype i = 0; i < table.columns.size(); ++i) {
        const bool isLit = i == light.column;
        html += cell(words(table, table.columns[i]), isLit ? m_tokens.accent : m_tokens.sunk,
                     isLit ? m_tokens.onAccent : m_tokens.text, true);
    }
    html += QStringLiteral("</tr>");
    const engine::Json &cells = table.source[u"cells"];
    for (qsizetype row = 0; row < cells.size(); ++row) {
        const bool isRow = row == light.row;
        html += QStringLiteral("<tr>")
            + cell(words(table, table.rows.value(row)), isRow ? m_tokens.soft : m_tokens.sunk,
                   m_tokens.text, true);
        for (qsizetype i = 0; i < cells.at(row).size(); ++i) {
            const bool isColumn = i == light.column;
            const bool isCell = isRow && isColumn;
            const QColor ground = isCell ? m_tokens.accent
                : isRow || isColumn      ? m_tokens.soft
                                         : m_tokens.raised;
            html += cell(words(table, plain(cells.at(row).at(i))), ground,
                         isCell ? m_tokens.onAccent : m_tokens.text, isColumn);
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QString ChartText::legend(const engine::Table &table) const
{
    const engine::Json &legend = table.source[u"legend"];
    QString html;
    for (qsizetype i = 0; i < legend.size(); ++i)
        html += QStringLiteral("<tr><td style=\"padding:2px 8px 2px 0px; font-weight:600\">%1</td>"
                               "<td style=\"padding:2px 0px\">%2</td></tr>")
                    .arg(legend.keyAt(i).toHtmlEscaped(),
                         words(table, legend.at(i).toString()).toHtmlEscaped());
    return html.isEmpty() ? html
                          : QStringLiteral("<br><table cellspacing=\"0\">%1</table>").arg(html);
}

bool ChartText::isTerrain(const engine::Table &table) const
{
    return table.source[u"terrains"].isArray();
}

QString ChartText::cost(int cost) const
{
    if (cost == engine::TerrainTable::unsaid)
        return {};
    if (cost == engine::TerrainTable::blocked)
        return QStringLiteral("–");
    if (cost == engine::TerrainTable::whole)
        return tr("all");
    const int scale = qMax(1, m_module.terrain.scale);
    if (cost % scale == 0)
        return QString::number(cost / scale);
    if (cost * 2 % scale == 0)
        return (cost / scale ? QString::number(cost / scale) : QString()) + QChar(u'½');
    return QString::number(double(cost) / scale, 'g', 3);
}

QString ChartText::terrainRow(const engine::Table &table, const QString &name,
                              const std::vector<int> &costs, const engine::Json &values) const
{
    QString html = QStringLiteral("<tr><td bgcolor=\"%1\" style=\"padding:3px 6px; "
                                  "font-weight:600\">%2</td>")
                       .arg(m_tokens.sunk.name(), words(table, name).toHtmlEscaped());
    for (const int one : costs)
        html += cell(cost(one), m_tokens.raised, m_tokens.text, false);
    QStringList more;
    for (qsizetype i = 0; i < values.size(); ++i) {
        const engine::Json &value = values.at(i);
        const QString key = words(table, QString(values.keyAt(i)).replace(u'_', u' '));
        if (value.isBool() && value.toBool())
            more.append(key);
        else if (value.isNumber() && value.toReal() != 0)
            more.append(key + u' ' + plain(value).replace(u'-', QChar(0x2212)));
    }
    return html
        + QStringLiteral("<td bgcolor=\"%1\" style=\"padding:3px 6px\">%2</td></tr>")
              .arg(m_tokens.raised.name(), more.join(QStringLiteral(", ")).toHtmlEscaped());
}

QString ChartText::terrain(const engine::Table &table) const
{
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"0\" border=\"1\" "
                                  "style=\"border-collapse:collapse; border-color:%1\"><tr>")
                       .arg(m_tokens.line.name());
    html += cell(tr("Ground"), m_tokens.sunk, m_tokens.text, true);
    for (const QString &one : m_module.terrain.classes)
        html += cell(words(table, one), m_tokens.sunk, m_tokens.text, true);
    html += cell(tr("Effects"), m_tokens.sunk, m_tokens.text, true) + QStringLiteral("</tr>");
    for (const auto &one : m_module.terrain.terrains)
        html += terrainRow(table, one.name, one.cost, one.values);
    for (const auto &one : m_module.terrain.features)
        html += terrainRow(table, one.name, one.cost, one.values);
    for (const auto &one : m_module.terrain.edges)
        html += terrainRow(table, one.name, one.cost, one.values);
    for (const auto &one : m_module.terrain.ways)
        html += terrainRow(table, one.name, one.cost, one.values);
    return html + QStringLiteral("</table>");
}

QString ChartText::html(const engine::Table &table, Light light) const
{
    const bool hasGrid = !table.columns.isEmpty() || table.source[u"cells"].size() > 0;
    QString html = isTerrain(table) ? terrain(table) : hasGrid ? grid(table, light) : QString();
    const QString text = table.source[u"text"].toString();
    if (!text.isEmpty()) {
        QString lines = words(table, text).toHtmlEscaped();
        lines.replace(QLatin1String("\n- "), QStringLiteral("<br>• "));
        if (lines.startsWith(QLatin1String("- ")))
            lines.replace(0, 2, QStringLiteral("• "));
        html += QStringLiteral("<p>%1</p>").arg(lines);
    }
    html += legend(table);
    if (table.reconstructed)
        html += QStringLiteral("<p style=\"color:%1\">%2</p>")
                    .arg(m_tokens.warn.name(),
                         tr("Not printed in the rules: a proposal.").toHtmlEscaped());
    return html;
}

} // namespace view
