// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/report/barchart.h"

#include <QRegularExpression>

namespace engine {

namespace {

constexpr double c_left = 180; ///< Where the bars begin.
constexpr double c_width = 420; ///< Of a whole one.
constexpr double c_row = 26;

QString point(double value)
{
    return QString::number(value, 'f', 1);
}

QString colorOf(const BarChart::Bar &bar)
{
    static const QRegularExpression form(QStringLiteral("^#[0-9a-fA-F]{6}$"));
    return form.match(bar.color).hasMatch() ? bar.color : QStringLiteral("#708090");
}

QString words(double x, double y, const QString &anchor, const QString &text)
{
    return QStringLiteral("<text x=\"%1\" y=\"%2\" text-anchor=\"%3\">")
               .arg(point(x), point(y), anchor)
        + text.toHtmlEscaped() + QStringLiteral("</text>");
}

QString line(double x1, double y1, double x2, double y2)
{
    return QStringLiteral("<path d=\"M%1,%2L%3,%4\" stroke=\"#202020\" stroke-width=\"1.5\"/>")
        .arg(point(x1), point(y1), point(x2), point(y2));
}

} // namespace

QString BarChart::svg() const
{
    QString svg = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
                                 "class=\"bars\" viewBox=\"0 0 720 %1\" font-size=\"13\">\n")
                      .arg(point(c_row * double(bars.size())));
    double y = 0;
    for (const Bar &bar : bars) {
        const double middle = y + c_row / 2;
        svg += words(c_left - 8, middle + 4, QStringLiteral("end"), bar.name);
        svg += QStringLiteral("<rect x=\"%1\" y=\"%2\" width=\"%3\" height=\"%4\" fill=\"%5\" "
                              "fill-opacity=\"0.75\"/>")
                   .arg(point(c_left), point(y + 4), point(c_width * bar.value), point(c_row - 8),
                        colorOf(bar));
        if (bar.high > bar.low) {
            const double low = c_left + c_width * bar.low;
            const double high = c_left + c_width * bar.high;
            svg += line(low, middle, high, middle) + line(low, middle - 5, low, middle + 5)
                + line(high, middle - 5, high, middle + 5);
        }
        svg += words(c_left + c_width * std::max(bar.value, bar.high) + 8, middle + 4,
                     QStringLiteral("start"), bar.text)
            + u'\n';
        y += c_row;
    }
    return svg + QStringLiteral("</svg>\n");
}

} // namespace engine
