// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/report/heatmap.h"

#include <QRegularExpression>

#include <set>

namespace engine {

namespace {

QString coordinate(double value)
{
    return QString::number(value, 'f', 1);
}

QString at(QPointF point)
{
    return coordinate(point.x()) + u',' + coordinate(point.y());
}

QString polygon(const std::vector<QPointF> &corners)
{
    QString path;
    for (const QPointF &corner : corners)
        path += (path.isEmpty() ? u'M' : u'L') + at(corner);
    return path + u'Z';
}

// Of an area whose shape only its picture has.
QString circle(QPointF centre, double radius)
{
    const QString r = coordinate(radius);
    return u'M' + at(centre - QPointF(radius, 0)) + u'a' + r + u',' + r + QStringLiteral(" 0 1 0 ")
        + coordinate(2 * radius) + QStringLiteral(",0a") + r + u',' + r + QStringLiteral(" 0 1 0 ")
        + coordinate(-2 * radius) + QStringLiteral(",0Z");
}

} // namespace

HeatMap::HeatMap(const Module &module, std::map<SpaceId, double> values)
    : m_module(module)
    , m_values(std::move(values))
{
    std::erase_if(m_values, [&module](const auto &one) {
        return one.second <= 0 || module.map.space(one.first).kind > Space::Kind::Area;
    });
    for (const auto &[space, value] : m_values)
        m_most = std::max(m_most, value);
}

void HeatMap::setColor(const QString &color)
{
    static const QRegularExpression form(QStringLiteral("^#[0-9a-fA-F]{6}$"));
    if (form.match(color).hasMatch())
        m_color = color;
}

void HeatMap::setTip(const QString &tip, const QLocale &locale)
{
    m_tip = tip;
    m_locale = locale;
}

std::vector<int> HeatMap::boards() const
{
    std::set<int> boards;
    for (const auto &[space, value] : m_values)
        boards.insert(m_module.map.space(space).board);
    return {boards.begin(), boards.end()};
}

QString HeatMap::shape(const Space &space, const Board &board) const
{
    if (space.kind == Space::Kind::Hex && board.grid) {
        std::vector<QPointF> corners;
        for (int i = 0; i < 6; ++i)
            corners.push_back(space.centre + board.grid->corner(i, board.hexSide));
        return polygon(corners);
    }
    if (space.outline.size() > 2)
        return polygon({space.outline.begin(), space.outline.end()});
    return circle(space.centre, std::max(board.page.width(), board.page.height()) / 60);
}

QString HeatMap::outlines(int board) const
{
    QString path;
    for (const Space &space : m_module.map.spaces()) {
        if (space.board == board && space.kind <= Space::Kind::Area)
            path += shape(space, m_module.map.boards()[size_t(board)]);
    }
    return QStringLiteral("<path d=\"") + path
        + QStringLiteral("\" fill=\"#ffffff\" stroke=\"#c8c8c0\" stroke-width=\"")
        + coordinate(m_module.map.boards()[size_t(board)].hexSide / 30) + QStringLiteral("\"/>\n");
}

QString HeatMap::tip(SpaceId space, double value) const
{
    const Space &one = m_module.map.space(space);
    const QString name =
        one.name.isEmpty() || one.name == one.id ? one.id : one.id + u' ' + one.name;
    return QString(name + QStringLiteral(": ")
                   + QString(m_tip).replace(QLatin1String("%1"), m_locale.toString(value, 'f', 2)))
        .toHtmlEscaped();
}

QString HeatMap::svg(int board) const
{
    const Board &sheet = m_module.map.boards()[size_t(board)];
    const QRectF page = sheet.page;
    QString svg = QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" "
                                 "viewBox=\"")
        + at(page.topLeft()).replace(u',', u' ') + u' ' + coordinate(page.width()) + u' '
        + coordinate(page.height()) + QStringLiteral("\">\n") + outlines(board);
    for (const auto &[space, value] : m_values) {
        const Space &one = m_module.map.space(space);
        if (one.board != board)
            continue;
        svg += QStringLiteral("<path d=\"") + shape(one, sheet) + QStringLiteral("\" fill=\"")
            + m_color + QStringLiteral("\" fill-opacity=\"")
            + QString::number(0.08 + 0.92 * value / m_most, 'f', 3) + QStringLiteral("\"><title>")
            + tip(space, value) + QStringLiteral("</title></path>\n");
    }
    return svg + QStringLiteral("</svg>\n");
}

} // namespace engine
