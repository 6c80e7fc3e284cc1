// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/facechart.h"

#include "app/player/parts/dieface.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace app {

namespace {

constexpr double c_faceDie = 17;
constexpr double c_faceTop = 18;

} // namespace

FaceChart::FaceChart(const engine::Module &module, const DiceRecord::Side &rolled,
                     const QString &name, QWidget *parent)
    : PaintedWidget(parent)
    , m_module(module)
    , m_rolled(rolled)
{
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setLayoutDirection(Qt::LeftToRight);
    setCursor(Qt::PointingHandCursor);
    QStringList words;
    for (size_t i = 0; i < m_rolled.faces.size(); ++i)
        words << tr("%1: %n time(s)", "a face of a die", m_rolled.faces[i].count).arg(i + 1);
    setAccessibleName(tr("Dice of %1").arg(name));
    setAccessibleDescription(words.join(u'\n'));
    setToolTip(tr("The line is what fair dice give. A click shows where the face was rolled "
                  "first."));
}

int FaceChart::most() const
{
    int count = 1;
    for (const DiceRecord::Face &face : m_rolled.faces)
        count = std::max(count, face.count);
    return std::max(count, int(std::ceil(double(m_rolled.dice) / double(m_rolled.faces.size()))));
}

QRectF FaceChart::column(int face) const
{
    const double width = this->width() / double(m_rolled.faces.size());
    return {face * width, 0, width, double(height())};
}

void FaceChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens colors = tokens();
    const SideMark mark = SideMark::of(m_module, m_rolled.side, colors);
    const double bottom = height() - c_faceDie - 6;
    const double room = bottom - c_faceTop;
    const double fair = double(m_rolled.dice) / double(m_rolled.faces.size());
    painter.setFont(scaled(0.85));
    for (int i = 0; i < int(m_rolled.faces.size()); ++i) {
        const QRectF place = column(i);
        const int count = m_rolled.faces[size_t(i)].count;
        const double width = std::min(26.0, place.width() * 0.7);
        const double high = room * count / most();
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark.color);
        painter.drawRoundedRect(QRectF(place.center().x() - width / 2, bottom - high, width, high),
                                2, 2);
        const double line = bottom - room * fair / most();
        painter.setPen(QPen(colors.text, 1.6));
        painter.drawLine(QPointF(place.center().x() - width / 2 - 3, line),
                         QPointF(place.center().x() + width / 2 + 3, line));
        painter.setPen(colors.text);
        painter.drawText(
            QRectF(place.left(), std::min(bottom - high, line) - 17, place.width(), 16),
            Qt::AlignCenter, QString::number(count));
        DieFace::draw(painter,
                      QRectF(place.center().x() - c_faceDie / 2, bottom + 4, c_faceDie, c_faceDie),
                      i + 1, int(m_rolled.faces.size()), colors);
    }
}

void FaceChart::mousePressEvent(QMouseEvent *event)
{
    for (int i = 0; i < int(m_rolled.faces.size()); ++i) {
        const DiceRecord::Face &face = m_rolled.faces[size_t(i)];
        if (face.count && column(i).contains(event->position()))
            emit stepChosen(face.step);
    }
}

} // namespace app
