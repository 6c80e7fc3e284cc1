// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineF>
#include <QPolygonF>

#include <vector>

namespace editor {

/// What is to be known of one closed polygon; its last corner is not its first again.
namespace areashape {

/// Corners lie on tenths of a unit: those that are the same are so exactly.
constexpr double grain = 0.1;

QPointF rounded(QPointF point);
bool areSame(QPointF a, QPointF b);
/// On tenths, without corners that follow themselves and needles of no width.
QPolygonF cleaned(const QPolygonF &polygon);
/// Positive when clockwise on the page.
double signedArea(const QPolygonF &polygon);
double area(const QPolygonF &polygon);
QPolygonF clockwise(QPolygonF polygon);
/// The border from corner \a index to the next.
QLineF side(const QPolygonF &polygon, qsizetype index);
bool contains(const QPolygonF &polygon, QPointF point);
/// Where a line comes nearest to a point.
QPointF nearest(const QLineF &line, QPointF point);
double distance(const QLineF &line, QPointF point);
double distance(const QPolygonF &polygon, QPointF point);
/// Whether they cross inside of both; to touch is not to cross.
bool doCross(const QLineF &a, const QLineF &b);
/// Encloses something, and its border neither crosses nor touches itself.
bool isSimple(const QPolygonF &polygon);
/// The place for the name: inside but in none of the holes, and far from the border.
QPointF middle(const QPolygonF &polygon, const QList<QPolygonF> &holes = {});
/// -1: there is no such corner.
qsizetype cornerAt(const QPolygonF &polygon, QPointF point);
/// The parts of the border of \a a that lie along that of \a b.
std::vector<QPolygonF> borders(const QPolygonF &a, const QPolygonF &b, double tolerance);
/// The parts of a border that lie along none of the others.
std::vector<QPolygonF> freeBorders(const QPolygonF &polygon, const QList<QPolygonF> &others,
                                   double tolerance);
double length(const QPolygonF &line);

} // namespace areashape

} // namespace editor
