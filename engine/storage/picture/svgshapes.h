// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/limits.h"
#include "engine/core/result.h"
#include "engine/storage/picture/affine.h"
#include "engine/storage/picture/svgstream.h"

#include <QHash>
#include <QList>
#include <QRectF>
#include <QSet>

namespace engine {

class Outline;

/// The corners of the polygons that make up each element with an id.
using Shapes = QHash<QString, QList<QList<QPointF>>>;

/// A drawn element with all that lies in it: a path, a polygon … or a group.
struct SvgShape
{
    QString id; ///< May be empty.
    QString title; ///< What the drawing calls it for its readers; may be empty.
    QString element; ///< "path", "g" …
    int depth = 0; ///< In groups.
    bool isClosed = true; ///< All its lines come back to their start.
    QList<QList<QPointF>> polygons;
};

/// Reads the outlines of a drawing's elements, in the coordinates of its viewBox.
///
/// A group's shape is that of all elements in it. What stands in "defs" is not drawn and gives no
/// shape; "use" gives none either.
class SvgShapes
{
    Q_DECLARE_TR_FUNCTIONS(SvgShapes)

public:
    /// \a outer comes after all transforms of the drawing.
    SvgShapes(const QByteArray &svg, const QString &file, const Affine &outer = {});

    Result<Shapes> read();
    /// All elements with an outline, also those without an id, in the order of the drawing; a
    /// group comes before what is in it.
    Result<QList<SvgShape>> list();

    /// The viewBox of the drawing, or its width and height.
    static Result<QRectF> viewBox(const QByteArray &svg, const QString &file);

private:
    struct Level
    {
        QString id;
        Affine transform;
        bool isDrawn = true;
        bool isTitle = false;
        qsizetype shape = -1; ///< Of the list.
    };

    std::optional<Error> readAll();
    bool readElement();
    void listElement(Level &level, const QString &name);
    void readTitle();
    bool readShape(const QString &name);
    void addShape(const QList<QList<QPointF>> &polygons, const Outline &outline);
    bool drawPoints(Outline &outline);
    bool drawRect(Outline &outline);
    bool drawEllipse(Outline &outline, const QString &name);
    /// The number of an attribute; 0 when it is missing.
    std::optional<double> number(QLatin1StringView attribute) const;
    bool fail(const QString &message);

    SvgStream m_stream;
    QString m_file;
    Affine m_outer;
    QList<Level> m_levels;
    Shapes m_shapes;
    QList<SvgShape> m_list;
    QString m_error;
    QSet<QString> m_ids;
    qsizetype m_pointsLeft = limits::svgPoints;
};

/// The shapes of \a svg; \a file is named in the message of a failure, with the line.
Result<Shapes> readShapes(const QByteArray &svg, const QString &file);

} // namespace engine
