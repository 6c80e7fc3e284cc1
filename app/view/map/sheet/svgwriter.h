// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/map/sheet/mapgeometry.h"
#include "app/view/map/sheet/maptext.h"

#include <QRectF>

namespace view {

/// How a shape is painted; colours are "#rrggbb", "url(#id)" or empty for none.
struct SvgStyle
{
    QByteArray fill;
    QByteArray stroke;
    double width = 1.0;
    double opacity = 1.0;
    QByteArray dash;
    bool round = true; ///< Caps and joins.

    static SvgStyle filled(QByteArray color, double opacity = 1.0);
    static SvgStyle line(QByteArray color, double width, double opacity = 1.0);
    SvgStyle dashed(QByteArray pattern) const;
    SvgStyle flat() const; ///< Flat caps, mitre joins.
    SvgStyle outlined(QByteArray color, double lineWidth) const;
};

/// Writes the part of SVG that every QtSvg understands: no clips, masks, patterns or filters.
class SvgWriter
{
public:
    /// QtSvg cuts a path off after so many elements, without a word.
    static constexpr size_t maximumElements = 30000;

    void path(const QByteArray &data, const SvgStyle &style, size_t elements = 0);
    void lines(const std::vector<Polyline> &lines, const SvgStyle &style);
    void line(const Polyline &line, const SvgStyle &style) { lines({line}, style); }
    /// Areas without holes; split where there are too many for one path.
    void patches(const std::vector<Polyline> &patches, const SvgStyle &style);
    /// Areas with holes, even-odd.
    void loops(const std::vector<Polyline> &loops, const SvgStyle &style);
    /// An area that can be found again by its id.
    void shape(const QString &id, const Polyline &loop, const SvgStyle &style);
    void ellipse(QPointF centre, double radiusX, double radiusY, const SvgStyle &style);
    void circle(QPointF centre, double radius, const SvgStyle &style);
    void rect(QRectF area, double radius, const SvgStyle &style);
    void use(const char *id, QPointF at, double scaleX, double scaleY, double angle = 0);
    void text(const MapText &text);
    void beginGroup(QPointF at, double angle = 0, double scale = 1);
    void endGroup() { m_body += "</g>\n"; }
    void beginDefinition(const char *id);
    void endDefinition() { endGroup(); }
    void raw(const QByteArray &svg) { m_body += svg; }

    const QByteArray &body() const { return m_body; }
    QByteArray take();
    /// A whole file around \a bodies.
    static QByteArray document(QRectF page, const QByteArray &definitions,
                               const QList<QByteArray> &bodies);

    static QByteArray number(double value);
    /// The same at the end of \a text.
    static void append(QByteArray &text, double value);
    static QByteArray point(QPointF point);
    static QByteArray data(const Polyline &line, MapGeometry::Ends ends);

private:
    void split(const std::vector<Polyline> &lines, const SvgStyle &style, MapGeometry::Ends ends);

    QByteArray m_body;
};

} // namespace view
