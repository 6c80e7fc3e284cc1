// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QHash>
#include <QPainterPath>

class QPainter;

namespace view {

/// Writes on counters with outlines, so that a text has the same form at every size.
///
/// A baseline point is the middle of the text.
class CounterText
{
public:
    CounterText();
    /// With other families than the usual ones, the first that is there.
    explicit CounterText(const QStringList &families);

    double width(const QString &text, double size) const;
    /// The largest size up to \a largest at which \a text is at most \a width wide.
    double fittingSize(const QString &text, double largest, double width) const;

    void draw(QPainter &painter, const QString &text, QPointF baseline, double size,
              const QColor &color) const;
    /// Smaller if it has to, and cut when it would become unreadable.
    void drawFitted(QPainter &painter, const QString &text, QPointF baseline, double largest,
                    double width, const QColor &color) const;
    /// Around \a centre: upright, or turned to the left when it would become smaller than 8.
    void drawId(QPainter &painter, const QString &text, QPointF centre, const QColor &color) const;

private:
    struct Outline
    {
        QPainterPath path;
        double width = 0;
    };
    const Outline &outline(const QString &text) const;
    QString cut(const QString &text, double size, double width) const;

    QFont m_font;
    mutable QHash<QString, Outline> m_outlines;
};

} // namespace view
