// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/chances/chancefigure.h"

#include "app/player/chances/coursechances.h"

namespace app {

namespace {

constexpr double c_width = 900;
constexpr double c_height = 160;

QString curve(const QList<CourseChances::Point> &points, const QList<int> &turned, int last)
{
    QString line;
    QString marks;
    const auto at = [last](const CourseChances::Point &point) {
        return std::pair(20 + (c_width - 40) * point.step / std::max(1, last),
                         c_height - 10 - (c_height - 20) * point.chance / 100);
    };
    for (const CourseChances::Point &point : points) {
        const auto [x, y] = at(point);
        line += QStringLiteral("%1,%2 ").arg(x, 0, 'f', 1).arg(y, 0, 'f', 1);
    }
    for (qsizetype i = 0; i < turned.size(); ++i) {
        const auto [x, y] = at(points[turned[i]]);
        marks +=
            QStringLiteral("<circle cx=\"%1\" cy=\"%2\" r=\"9\" fill=\"#0b6666\"/><text x=\"%1\" "
                           "y=\"%3\" text-anchor=\"middle\" font-size=\"12\" "
                           "fill=\"#ffffff\">%4</text>")
                .arg(x, 0, 'f', 1)
                .arg(y, 0, 'f', 1)
                .arg(y + 4, 0, 'f', 1)
                .arg(i + 1);
    }
    return QStringLiteral(
               "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" viewBox=\"0 0 900 "
               "160\"><path d=\"M20 10H880M20 80H880M20 150H880\" stroke=\"#cbc6ba\" "
               "fill=\"none\"/><polyline points=\"%1\" fill=\"none\" stroke=\"#1e2226\" "
               "stroke-width=\"2\"/>%2</svg>\n")
        .arg(line.trimmed(), marks);
}

} // namespace

QString ChanceFigure::html(GameController &controller)
{
    const CourseChances &chances = CourseChances::of(controller);
    const QList<CourseChances::Point> points = chances.points();
    if (points.size() < 2)
        return {};
    const QList<int> turned = chances.turningPoints();
    QString rows;
    for (int i = 0; i < int(points.size()); ++i) {
        const auto place = turned.indexOf(i);
        rows += QStringLiteral("<tr><td>%1</td><td>%2 %</td><td>%3</td><td>%4</td></tr>\n")
                    .arg(points[i].step)
                    .arg(qRound(points[i].chance))
                    .arg(points[i].games)
                    .arg(place < 0 ? QString() : QString::number(place + 1));
    }
    const QString side = controller.texts().sideName(chances.side());
    return QStringLiteral("<h2>%1</h2>\n")
               .arg(tr("Chance of victory: %1", "a side").arg(side).toHtmlEscaped())
        + curve(points, turned, int(controller.game().commandCount()))
        + QStringLiteral("<table><tr><th>%1</th><th>%2</th><th>%3</th><th>%4</th></tr>\n")
              .arg(tr("Step"), tr("Chance"), tr("Games played on"), tr("The game turned"))
        + rows + QStringLiteral("</table>\n");
}

} // namespace app
