// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgshapes.h"

#include "engine/storage/picture/outline.h"
#include "engine/storage/picture/svgnumbers.h"
#include "engine/storage/picture/svgpath.h"

#include <QSizeF>

#include <algorithm>
#include <cmath>

namespace engine {

namespace {

using Name = QLatin1StringView;

// Inkscape lets people name layers and objects there.
constexpr Name labelNamespace("http://www.inkscape.org/namespaces/inkscape");

bool isContainer(QStringView name)
{
    return name == u"svg" || name == u"g" || name == u"a" || name == u"switch";
}

bool isShape(QStringView name)
{
    return name == u"path" || name == u"polygon" || name == u"polyline" || name == u"rect"
        || name == u"circle" || name == u"ellipse";
}

bool isFinite(const QList<QPointF> &polygon)
{
    return std::all_of(polygon.begin(), polygon.end(), [](QPointF point) {
        return std::isfinite(point.x()) && std::isfinite(point.y());
    });
}

} // namespace

SvgShapes::SvgShapes(const QByteArray &svg, const QString &file, const Affine &outer)
    : m_stream(svg, file)
    , m_file(file)
    , m_outer(outer)
{
}

Result<Shapes> SvgShapes::read()
{
    if (const auto error = readAll())
        return *error;
    return m_shapes;
}

Result<QList<SvgShape>> SvgShapes::list()
{
    if (const auto error = readAll())
        return *error;
    m_list.removeIf([](const SvgShape &shape) { return shape.polygons.isEmpty(); });
    return m_list;
}

std::optional<Error> SvgShapes::readAll()
{
    for (auto token = m_stream.next(); token != SvgStream::Token::Finished;
         token = m_stream.next()) {
        if (token == SvgStream::Token::Failed)
            return Error{Error::Code::BadFormat, m_stream.error().toString()};
        if (token == SvgStream::Token::Start && !readElement())
            return Error{Error::Code::BadFormat, m_error};
        if (token == SvgStream::Token::Text)
            readTitle();
        if (token == SvgStream::Token::End)
            m_levels.removeLast();
    }
    return {};
}

bool SvgShapes::readElement()
{
    const QString name = m_stream.name();
    Level level;
    level.transform = m_outer;
    if (!m_levels.isEmpty())
        level = m_levels.last();
    level.id = m_stream.attribute(Name("id"));
    level.isTitle = level.isDrawn && name == u"title";
    const auto transform = Affine::fromSvg(m_stream.attribute(Name("transform")));
    level.isDrawn = level.isDrawn && (isContainer(name) || isShape(name));
    if (!transform && level.isDrawn)
        return fail(tr("The transform of “%1” is wrong.").arg(level.id));
    if (level.isDrawn && !level.id.isEmpty()) {
        if (m_ids.contains(level.id))
            return fail(tr("The id “%1” is there twice.").arg(level.id));
        m_ids.insert(level.id);
    }
    level.transform = level.transform * transform.value_or(Affine());
    if (level.isDrawn)
        listElement(level, name);
    m_levels.append(level);
    return !level.isDrawn || !isShape(name) || readShape(name);
}

void SvgShapes::listElement(Level &level, const QString &name)
{
    level.shape = -1;
    if (name == u"svg")
        return;
    level.shape = m_list.size();
    SvgShape shape;
    shape.id = level.id;
    shape.title = m_stream.attributes().value(labelNamespace, Name("label")).toString();
    shape.element = name;
    shape.depth = int(m_levels.size()) - 1;
    m_list.append(shape);
}

void SvgShapes::readTitle()
{
    if (m_levels.size() < 2 || !m_levels.last().isTitle)
        return;
    const qsizetype shape = m_levels[m_levels.size() - 2].shape;
    if (shape >= 0)
        m_list[shape].title = m_stream.text().simplified();
}

bool SvgShapes::readShape(const QString &name)
{
    Outline outline(m_levels.last().transform, m_pointsLeft);
    bool isGood = false;
    if (name == Name("path")) {
        isGood = SvgPath(m_stream.attribute(Name("d")), outline).draw();
    } else if (name == Name("rect")) {
        isGood = drawRect(outline);
    } else if (name == Name("polygon") || name == Name("polyline")) {
        isGood = drawPoints(outline);
    } else {
        isGood = drawEllipse(outline, name);
    }
    const auto polygons = outline.polygons();
    isGood = isGood && std::all_of(polygons.begin(), polygons.end(), isFinite);
    if (!isGood)
        return fail(tr("The numbers of the %1 “%2” are wrong.").arg(name, m_levels.last().id));
    for (const auto &polygon : polygons)
        m_pointsLeft -= polygon.size();
    if (outline.isFull())
        return fail(tr("The shapes have more than %1 corners.").arg(limits::svgPoints));
    addShape(polygons, outline);
    return true;
}

void SvgShapes::addShape(const QList<QList<QPointF>> &polygons, const Outline &outline)
{
    if (polygons.isEmpty())
        return;
    for (const Level &level : m_levels) {
        if (!level.id.isEmpty())
            m_shapes[level.id].append(polygons);
        if (level.shape >= 0) {
            SvgShape &shape = m_list[level.shape];
            shape.polygons.append(polygons);
            shape.isClosed = shape.isClosed && outline.isClosed();
        }
    }
}

bool SvgShapes::drawPoints(Outline &outline)
{
    const auto numbers = SvgNumbers::all(m_stream.attribute(Name("points")));
    if (!numbers || numbers->size() % 2 != 0)
        return false;
    for (qsizetype i = 0; i < numbers->size(); i += 2) {
        const QPointF point(numbers->at(i), numbers->at(i + 1));
        if (i == 0)
            outline.moveTo(point);
        else
            outline.lineTo(point);
    }
    if (m_stream.name() == u"polygon")
        outline.close();
    return true;
}

bool SvgShapes::drawRect(Outline &outline)
{
    const auto x = number(Name("x"));
    const auto y = number(Name("y"));
    const auto width = number(Name("width"));
    const auto height = number(Name("height"));
    auto rx = number(m_stream.attributes().hasAttribute(Name("rx")) ? Name("rx") : Name("ry"));
    auto ry = number(m_stream.attributes().hasAttribute(Name("ry")) ? Name("ry") : Name("rx"));
    if (!x || !y || !width || !height || !rx || !ry || *width < 0 || *height < 0)
        return false;
    const QRectF rect(*x, *y, *width, *height);
    rx = std::clamp(*rx, 0.0, *width / 2);
    ry = std::clamp(*ry, 0.0, *height / 2);
    const QSizeF radii(*rx, *ry);
    outline.moveTo({rect.left() + *rx, rect.top()});
    outline.lineTo({rect.right() - *rx, rect.top()});
    outline.arcTo(radii, 0, false, true, {rect.right(), rect.top() + *ry});
    outline.lineTo({rect.right(), rect.bottom() - *ry});
    outline.arcTo(radii, 0, false, true, {rect.right() - *rx, rect.bottom()});
    outline.lineTo({rect.left() + *rx, rect.bottom()});
    outline.arcTo(radii, 0, false, true, {rect.left(), rect.bottom() - *ry});
    outline.lineTo({rect.left(), rect.top() + *ry});
    outline.arcTo(radii, 0, false, true, {rect.left() + *rx, rect.top()});
    outline.close();
    return true;
}

bool SvgShapes::drawEllipse(Outline &outline, const QString &name)
{
    const bool isCircle = name == Name("circle");
    const auto cx = number(Name("cx"));
    const auto cy = number(Name("cy"));
    const auto rx = number(isCircle ? Name("r") : Name("rx"));
    const auto ry = number(isCircle ? Name("r") : Name("ry"));
    if (!cx || !cy || !rx || !ry || *rx < 0 || *ry < 0)
        return false;
    outline.addEllipse({*cx, *cy}, *rx, *ry);
    return true;
}

std::optional<double> SvgShapes::number(QLatin1StringView attribute) const
{
    QString text = m_stream.attribute(attribute).trimmed();
    if (text.isEmpty())
        return 0;
    if (text.endsWith(Name("px")))
        text.chop(2);
    const auto numbers = SvgNumbers::all(text);
    return numbers && numbers->size() == 1 ? std::optional(numbers->first()) : std::nullopt;
}

bool SvgShapes::fail(const QString &message)
{
    m_error = Issue{Issue::Severity::Error, m_file, m_stream.line(), message}.toString();
    return false;
}

Result<QRectF> SvgShapes::viewBox(const QByteArray &svg, const QString &file)
{
    SvgShapes shapes(svg, file);
    auto token = shapes.m_stream.next();
    while (token == SvgStream::Token::Instruction)
        token = shapes.m_stream.next();
    if (token != SvgStream::Token::Start)
        return Error{Error::Code::BadFormat, shapes.m_stream.error().toString()};
    const auto box = SvgNumbers::all(shapes.m_stream.attribute(Name("viewBox")));
    if (box && box->size() == 4 && box->at(2) > 0 && box->at(3) > 0)
        return QRectF(box->at(0), box->at(1), box->at(2), box->at(3));
    const auto width = shapes.number(Name("width"));
    const auto height = shapes.number(Name("height"));
    if (width.value_or(0) > 0 && height.value_or(0) > 0)
        return QRectF(0, 0, *width, *height);
    shapes.fail(tr("The drawing has neither a “viewBox” nor a width and height in pixels."));
    return Error{Error::Code::BadFormat, shapes.m_error};
}

Result<Shapes> readShapes(const QByteArray &svg, const QString &file)
{
    return SvgShapes(svg, file).read();
}

} // namespace engine
