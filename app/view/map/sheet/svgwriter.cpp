// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/svgwriter.h"

#include <cmath>

namespace view {

namespace {

constexpr double largestNumber = 1e7; ///< A file may say anything; a sheet is never so large.

QByteArray attributes(const SvgStyle &style)
{
    QByteArray text = " fill=\"" + (style.fill.isEmpty() ? QByteArray("none") : style.fill) + '"';
    if (!style.stroke.isEmpty()) {
        text += " stroke=\"" + style.stroke + "\" stroke-width=\"" + SvgWriter::number(style.width)
            + '"';
        if (style.round)
            text += " stroke-linecap=\"round\" stroke-linejoin=\"round\"";
        if (!style.dash.isEmpty())
            text += " stroke-dasharray=\"" + style.dash + '"';
    }
    if (style.opacity < 1.0)
        text += " opacity=\"" + SvgWriter::number(style.opacity) + '"';
    return text;
}

QByteArray fontAttributes(const MapText &text)
{
    QByteArray result = " font-family=\"" + MapText::families(text.voice).first().toUtf8()
        + "\" font-size=\"" + SvgWriter::number(text.size) + '"';
    if (text.bold)
        result += " font-weight=\"bold\"";
    if (text.italic)
        result += " font-style=\"italic\"";
    if (text.anchor != MapText::Anchor::Start) {
        result += text.anchor == MapText::Anchor::Middle ? " text-anchor=\"middle\""
                                                         : " text-anchor=\"end\"";
    }
    return result;
}

QByteArray transform(QPointF at, double angle, double scaleX, double scaleY)
{
    QByteArray text;
    text.reserve(64);
    text += "translate(";
    SvgWriter::append(text, at.x());
    text += ' ';
    SvgWriter::append(text, at.y());
    text += ')';
    if (angle != 0) {
        text += " rotate(";
        SvgWriter::append(text, angle);
        text += ')';
    }
    if (scaleX != 1 || scaleY != 1) {
        text += " scale(";
        SvgWriter::append(text, scaleX);
        text += ' ';
        SvgWriter::append(text, scaleY);
        text += ')';
    }
    return text;
}

Polyline thinned(const Polyline &line)
{
    Polyline result;
    for (size_t i = 0; i < line.size(); i += 2)
        result.push_back(line[i]);
    if (line.size() % 2 == 0)
        result.push_back(line.back());
    return result;
}

} // namespace

SvgStyle SvgStyle::filled(QByteArray color, double opacity)
{
    SvgStyle style;
    style.fill = std::move(color);
    style.opacity = opacity;
    return style;
}

SvgStyle SvgStyle::line(QByteArray color, double width, double opacity)
{
    SvgStyle style;
    style.stroke = std::move(color);
    style.width = width;
    style.opacity = opacity;
    return style;
}

SvgStyle SvgStyle::dashed(QByteArray pattern) const
{
    SvgStyle style = *this;
    style.dash = std::move(pattern);
    return style;
}

SvgStyle SvgStyle::flat() const
{
    SvgStyle style = *this;
    style.round = false;
    return style;
}

SvgStyle SvgStyle::outlined(QByteArray color, double lineWidth) const
{
    SvgStyle style = *this;
    style.stroke = std::move(color);
    style.width = lineWidth;
    return style;
}

QByteArray SvgWriter::number(double value)
{
    QByteArray text;
    append(text, value);
    return text;
}

// A map has a million numbers: they are written backwards into a small field and added at once.
void SvgWriter::append(QByteArray &text, double value)
{
    // Hundredths are finer than any screen; plain integers keep the bytes the same everywhere.
    const bool sensible = value > -largestNumber && value < largestNumber;
    const qint64 hundredths = sensible ? std::llround(value * 100.0) : 0;
    qint64 whole = std::abs(hundredths) / 100;
    const qint64 part = std::abs(hundredths) % 100;
    char digits[32];
    char *const end = digits + sizeof(digits);
    char *at = end;
    if (part != 0) {
        if (part % 10 != 0)
            *--at = char('0' + part % 10);
        *--at = char('0' + part / 10);
        *--at = '.';
    }
    if (whole != 0 || part == 0) {
        do
            *--at = char('0' + whole % 10);
        while (whole /= 10);
    }
    if (hundredths < 0)
        *--at = '-';
    text.append(at, end - at);
}

QByteArray SvgWriter::point(QPointF point)
{
    QByteArray text;
    append(text, point.x());
    text += ' ';
    append(text, point.y());
    return text;
}

QByteArray SvgWriter::data(const Polyline &line, MapGeometry::Ends ends)
{
    QByteArray text;
    text.reserve(qsizetype(line.size()) * 14);
    for (size_t i = 0; i < line.size(); ++i) {
        text += i == 0 ? 'M' : 'L';
        append(text, std::round(line[i].x() * 10) / 10);
        text += ' ';
        append(text, std::round(line[i].y() * 10) / 10);
    }
    if (ends == MapGeometry::Ends::Closed)
        text += 'Z';
    return text;
}

void SvgWriter::path(const QByteArray &data, const SvgStyle &style, size_t elements)
{
    Q_ASSERT(elements <= maximumElements);
    Q_UNUSED(elements)
    if (!data.isEmpty())
        m_body += "<path d=\"" + data + '"' + attributes(style) + "/>\n";
}

void SvgWriter::lines(const std::vector<Polyline> &lines, const SvgStyle &style)
{
    split(lines, style, MapGeometry::Ends::Open);
}

void SvgWriter::patches(const std::vector<Polyline> &patches, const SvgStyle &style)
{
    split(patches, style, MapGeometry::Ends::Closed);
}

void SvgWriter::split(const std::vector<Polyline> &lines, const SvgStyle &style,
                      MapGeometry::Ends ends)
{
    QByteArray text;
    size_t elements = 0;
    for (const Polyline &line : lines) {
        Polyline drawn = line;
        while (drawn.size() > maximumElements)
            drawn = thinned(drawn);
        if (elements + drawn.size() + 1 > maximumElements) {
            path(text, style, elements);
            text.clear();
            elements = 0;
        }
        text += data(drawn, ends);
        elements += drawn.size() + 1;
    }
    path(text, style, elements);
}

void SvgWriter::loops(const std::vector<Polyline> &loops, const SvgStyle &style)
{
    // Holes belong to their area, so a path that is too long is thinned, never split.
    std::vector<Polyline> drawn = loops;
    size_t elements = 0;
    const auto measure = [&] {
        elements = 0;
        for (const Polyline &loop : drawn)
            elements += loop.size() + 1;
    };
    for (measure(); elements > maximumElements; measure()) {
        for (Polyline &loop : drawn)
            loop = loop.size() > 6 ? thinned(loop) : Polyline{};
    }
    QByteArray text;
    for (const Polyline &loop : drawn)
        text += data(loop, MapGeometry::Ends::Closed);
    if (!text.isEmpty())
        m_body += "<path fill-rule=\"evenodd\" d=\"" + text + '"' + attributes(style) + "/>\n";
}

void SvgWriter::shape(const QString &id, const Polyline &loop, const SvgStyle &style)
{
    m_body += "<path id=\"" + id.toHtmlEscaped().toUtf8() + "\" d=\""
        + data(loop, MapGeometry::Ends::Closed) + '"' + attributes(style) + "/>\n";
}

void SvgWriter::ellipse(QPointF centre, double radiusX, double radiusY, const SvgStyle &style)
{
    m_body += "<ellipse cx=\"" + number(centre.x()) + "\" cy=\"" + number(centre.y()) + "\" rx=\""
        + number(radiusX) + "\" ry=\"" + number(radiusY) + '"' + attributes(style) + "/>\n";
}

void SvgWriter::circle(QPointF centre, double radius, const SvgStyle &style)
{
    m_body += "<circle cx=\"" + number(centre.x()) + "\" cy=\"" + number(centre.y()) + "\" r=\""
        + number(radius) + '"' + attributes(style) + "/>\n";
}

void SvgWriter::rect(QRectF area, double radius, const SvgStyle &style)
{
    m_body += "<rect x=\"" + number(area.x()) + "\" y=\"" + number(area.y()) + "\" width=\""
        + number(area.width()) + "\" height=\"" + number(area.height()) + '"';
    if (radius > 0)
        m_body += " rx=\"" + number(radius) + "\" ry=\"" + number(radius) + '"';
    m_body += attributes(style) + "/>\n";
}

void SvgWriter::use(const char *id, QPointF at, double scaleX, double scaleY, double angle)
{
    m_body += QByteArray("<use xlink:href=\"#") + id + "\" transform=\""
        + transform(at, angle, scaleX, scaleY) + "\"/>\n";
}

void SvgWriter::text(const MapText &text)
{
    QByteArray place = " transform=\"" + transform(text.at, text.angle, 1, 1) + '"';
    if (text.angle == 0)
        place = " x=\"" + number(text.at.x()) + "\" y=\"" + number(text.at.y()) + '"';
    const QByteArray letters = text.text.toHtmlEscaped().toUtf8() + "</text>\n";
    const QByteArray start = "<text" + place + fontAttributes(text);
    if (!text.haloColor.isEmpty() && text.haloWidth > 0) {
        m_body += start
            + attributes(SvgStyle::line(text.haloColor, text.haloWidth, text.haloOpacity)) + '>'
            + letters;
    }
    m_body += start + attributes(SvgStyle::filled(text.color, text.opacity)) + '>' + letters;
}

void SvgWriter::beginGroup(QPointF at, double angle, double scale)
{
    m_body += "<g transform=\"" + transform(at, angle, scale, scale) + "\">\n";
}

void SvgWriter::beginDefinition(const char *id)
{
    m_body += QByteArray("<g id=\"") + id + "\">\n";
}

QByteArray SvgWriter::take()
{
    return std::exchange(m_body, {});
}

QByteArray SvgWriter::document(QRectF page, const QByteArray &definitions,
                               const QList<QByteArray> &bodies)
{
    QByteArray svg = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                     "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                     "xmlns:xlink=\"http://www.w3.org/1999/xlink\" version=\"1.2\" "
                     "baseProfile=\"tiny\" width=\""
        + number(page.width()) + "\" height=\"" + number(page.height()) + "\" viewBox=\""
        + point(page.topLeft()) + ' ' + number(page.width()) + ' ' + number(page.height())
        + "\">\n<defs>\n" + definitions + "</defs>\n";
    for (const QByteArray &body : bodies)
        svg += body;
    return svg + "</svg>\n";
}

} // namespace view
