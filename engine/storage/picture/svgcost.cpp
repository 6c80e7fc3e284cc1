// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgcost.h"

#include "engine/storage/picture/outline.h"
#include "engine/storage/picture/svgnumbers.h"
#include "engine/storage/picture/svgpath.h"

#include <cmath>
#include <numbers>

namespace engine {

namespace {

// So much of each takes as long as a plain element.
constexpr qint64 c_pathLetters = 50;
constexpr qint64 c_dashes = 10;
constexpr qint64 c_letters = 20;
constexpr qint64 c_rules = 200;
constexpr qint64 c_text = 5; // the other way: so many elements
constexpr double c_most = 1e9; // more is too much however often it is added

double shorter(double one, double other)
{
    return one > 0 && other > 0 ? std::min(one, other) : std::max(one, other);
}

double lengthOfPoints(QStringView points)
{
    SvgNumbers numbers(points);
    double length = 0;
    std::optional<QPointF> before;
    while (numbers.atNumber()) {
        const auto x = numbers.number();
        const auto y = x && numbers.atNumber() ? numbers.number() : std::nullopt;
        if (!y)
            break;
        const QPointF point(*x, *y);
        if (before)
            length += std::hypot(point.x() - before->x(), point.y() - before->y());
        before = point;
    }
    return 2 * length; // a polygon goes back to its start
}

// A rectangle, a circle, a line: never longer than all that it says of itself, both ways.
double lengthOfSizes(const QXmlStreamAttributes &attributes)
{
    double length = 0;
    for (const QXmlStreamAttribute &attribute : attributes) {
        SvgNumbers numbers(attribute.value());
        const auto number = numbers.atNumber() ? numbers.number() : std::nullopt;
        length += number ? std::abs(*number) : 0;
    }
    return 2 * std::numbers::pi * length;
}

} // namespace

std::optional<double> SvgCost::dashes(QStringView list)
{
    SvgNumbers numbers(list);
    std::optional<double> sum;
    while (numbers.atNumber()) {
        const auto dash = numbers.number();
        if (!dash)
            break;
        sum = sum.value_or(0) + *dash;
    }
    return sum;
}

void SvgCost::start(const SvgStream &element)
{
    Open open = m_open.empty() ? Open() : m_open.back();
    open.isOwn = false;
    open.isText = open.isText || element.localName() == QLatin1String("text");
    m_open.push_back(open);
}

void SvgCost::setDashes(std::optional<double> sum)
{
    Open &open = m_open.back();
    open.dash = open.isOwn ? shorter(open.dash, sum.value_or(0)) : sum.value_or(0);
    open.isOwn = true;
}

void SvgCost::addSheet(QStringView sheet)
{
    m_rules += sheet.count(u'{');
    m_sheetDash = shorter(m_sheetDash, m_open.back().dash);
}

qint64 SvgCost::ofElement(const SvgStream &element, double page)
{
    const auto attributes = element.attributes();
    qint64 cost = element.localName().startsWith(QLatin1String("t")) ? c_text : 0;
    for (const char *name : {"d", "points"})
        cost += attributes.value(QLatin1String(name)).size() / c_pathLetters;
    const qint64 classes = attributes.value(QLatin1String("class")).count(u' ') + 1;
    cost += m_rules * classes / c_rules;
    const double length = lengthOf(element, page);
    m_length += length;
    const double dash = shorter(m_open.back().dash, m_sheetDash);
    // Whatever is shown once more takes on the dashes of the place.
    const bool isUse = element.localName() == QLatin1String("use");
    if (dash > 0)
        cost += qint64(std::min(c_most, (isUse ? m_length : length) / dash / c_dashes));
    return cost;
}

qint64 SvgCost::ofText(QStringView text) const
{
    return m_open.back().isText ? text.size() / c_letters : 0;
}

double SvgCost::lengthOf(const SvgStream &element, double page)
{
    const QString name = element.localName();
    const auto attributes = element.attributes();
    if (name == QLatin1String("path"))
        return lengthOfPath(attributes.value(QLatin1String("d")), page);
    if (name.startsWith(QLatin1String("poly")))
        return lengthOfPoints(attributes.value(QLatin1String("points")));
    const QStringList shapes{QStringLiteral("rect"), QStringLiteral("circle"),
                             QStringLiteral("ellipse"), QStringLiteral("line")};
    return shapes.contains(name) ? lengthOfSizes(attributes) : 0;
}

double SvgCost::lengthOfPath(QStringView data, double page)
{
    Outline outline({}, m_pointsLeft);
    SvgPath path(data, outline);
    const bool isWhole = path.draw() && !outline.isFull();
    m_pointsLeft = outline.pointsLeft();
    // Qt may read on where we do not.
    const auto unread = isWhole ? 0 : double(data.size() - path.position());
    return outline.length() + unread * page;
}

} // namespace engine
