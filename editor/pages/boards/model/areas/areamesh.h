// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCoreApplication>
#include <QMap>
#include <QPolygonF>

#include <set>
#include <vector>

namespace editor {

/// The outlines of a board's areas. Neighbours have the corners of their common border exactly in
/// common, and every edit keeps them so.
///
/// An edit that can't be made leaves everything as it was, and problem() says why.
class AreaMesh
{
    Q_DECLARE_TR_FUNCTIONS(editor::AreaMesh)

public:
    using Outlines = QMap<QString, QPolygonF>;
    using Pair = std::pair<QString, QString>; ///< In the order of the alphabet.

    /// What a hand near a border means.
    struct Spot
    {
        enum class Kind { Free, Border, Corner };

        Kind kind = Kind::Free;
        QPointF at;
    };

    AreaMesh() = default;
    explicit AreaMesh(Outlines outlines)
        : m_outlines(std::move(outlines))
    {
    }

    const Outlines &outlines() const { return m_outlines; }
    const QString &problem() const { return m_problem; }
    Spot snapped(QPointF point, double reach) const;
    /// The areas that have a corner there.
    QStringList areasAt(QPointF corner) const;
    /// Areas that lie wholly inside of another one, by their ids: which one that is.
    QMap<QString, QString> enclaves() const;
    QList<QPolygonF> enclavesOf(const QString &id) const;
    /// What lies over other areas is cut off, so that it ends at their borders.
    bool add(const QString &id, const QPolygonF &outline);
    bool moveCorner(QPointF from, QPointF to);
    /// On every border that leads through the point.
    bool insertCorner(QPointF point);
    bool removeCorner(QPointF point);
    /// Cuts an area in two along the part of \a line that lies in it; \a made is the other half.
    bool split(const QString &id, const QPolygonF &line, const QString &made);
    /// The area through which most of a line leads; empty: none.
    QString areaUnder(const QPolygonF &line) const;
    /// The other one becomes part of the first.
    bool merge(const QString &id, const QString &other);
    void remove(const QString &id) { m_outlines.remove(id); }
    /// Puts an outline in without a look at the others; weld() makes its borders common ones.
    void put(const QString &id, const QPolygonF &outline);
    /// Makes one border of two that lie no farther than this from each other.
    void weld(double tolerance);

    /// Areas with a common border; to meet in a corner is not enough.
    std::set<Pair> neighbours(double tolerance) const;
    /// Only pairs with one of these.
    std::set<Pair> neighboursOf(const QStringList &ids, double tolerance) const;
    static Pair pair(const QString &a, const QString &b) { return std::minmax(a, b); }

private:
    bool refuse(const QString &problem);
    bool accept(AreaMesh &after);
    bool areApart(const QString &id, const AreaMesh &before) const;
    bool areNeighbours(const QPolygonF &a, const QPolygonF &b, double tolerance) const;
    void shareCorners(const AreaMesh &before);
    static bool isInside(const QPolygonF &inner, const QPolygonF &outer);
    bool isFilled(const QPolygonF &hole, const QString &except) const;
    bool reaches(const QString &enclave, const QString &around, double tolerance) const;

    Outlines m_outlines;
    QString m_problem;
};

} // namespace editor
