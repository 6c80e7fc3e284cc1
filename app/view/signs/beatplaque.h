// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QPixmap>
#include <QRectF>

#include <vector>

class QPainter;

namespace view {

/// The sentence of what is told, at its place: readable at every zoom and never over those whom it
/// is about.
class BeatPlaque
{
public:
    /// \a at is what it speaks of; \a keepFree is left to be seen as far as \a view has room.
    void paint(QPainter &painter, const QString &sentence, const QFont &font, QRectF at,
               QRectF view, const std::vector<QRectF> &keepFree);

    /// Where a plaque of that size stands.
    static QRectF place(QSizeF size, QRectF at, QRectF view, const std::vector<QRectF> &keepFree);

private:
    void draw(const QString &sentence, const QFont &font, double width, double ratio);

    QString m_sentence;
    QFont m_font;
    double m_width = 0;
    QPixmap m_picture;
};

} // namespace view
