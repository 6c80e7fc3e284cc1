// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/pointslider.h"

#include "app/view/style/tokens.h"

#include <QMouseEvent>
#include <QPainter>

namespace app {

namespace {

constexpr int c_handle = 9; ///< Half of it.
constexpr int c_track = 5;
constexpr int c_trackRoom = 26;

} // namespace

PointSlider::PointSlider(const std::vector<int> &numbers, QWidget *parent)
    : QSlider(Qt::Horizontal, parent)
    , m_numbers(numbers)
{
    Q_ASSERT(!numbers.empty());
    setRange(0, int(numbers.size()) - 1);
    setSingleStep(1);
    setPageStep(1);
    setLayoutDirection(Qt::LeftToRight); // numbers grow to the right in every language
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize PointSlider::sizeHint() const
{
    return {160, c_trackRoom + fontMetrics().height() + 4};
}

double PointSlider::place(int index) const
{
    const int edge = std::max(c_handle + 3, fontMetrics().horizontalAdvance(u'0') * 2);
    const double room = width() - 2 * edge;
    return edge + (maximum() > 0 ? room * index / maximum() : room / 2);
}

void PointSlider::goTo(double x)
{
    const double room = place(maximum()) - place(0);
    if (room > 0)
        setValue(qRound((x - place(0)) / room * maximum()));
}

void PointSlider::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    setSliderDown(true);
    goTo(event->position().x());
}

void PointSlider::mouseMoveEvent(QMouseEvent *event)
{
    if (isSliderDown())
        goTo(event->position().x());
}

void PointSlider::mouseReleaseEvent(QMouseEvent *)
{
    setSliderDown(false);
}

int PointSlider::stride() const
{
    int widest = 1;
    for (const int number : {m_numbers.front(), m_numbers.back()})
        widest = std::max(widest, fontMetrics().horizontalAdvance(QString::number(number)) + 8);
    const double each = maximum() > 0 ? (place(maximum()) - place(0)) / maximum() : widest;
    return each > 0 ? std::max(1, int(std::ceil(widest / each))) : maximum() + 1;
}

void PointSlider::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens colors = Tokens::of(palette());
    const double middle = c_trackRoom / 2.0;
    const double here = place(value());
    const auto track = [&](double from, double to, const QColor &color) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        painter.drawRoundedRect(QRectF(from, middle - c_track / 2.0, to - from, c_track), 2.5, 2.5);
    };
    track(place(0) - c_handle, place(maximum()) + c_handle, colors.control);
    track(place(0) - c_handle, here, colors.accent);
    painter.setPen(QPen(colors.accent, 2.5));
    painter.setBrush(colors.raised);
    painter.drawEllipse(QPointF(here, middle), c_handle, c_handle);
    if (hasFocus()) {
        painter.setPen(QPen(colors.focus, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(QPointF(here, middle), c_handle + 3, c_handle + 3);
    }
    const int every = stride();
    for (int i = 0; i <= maximum(); ++i) {
        const bool isHere = i == value();
        const bool isHidden = !isHere && std::abs(i - value()) < every && every > 1;
        if (isHidden || (!isHere && i % every != 0))
            continue;
        QFont font = this->font();
        font.setBold(isHere);
        painter.setFont(font);
        painter.setPen(isHere ? colors.accent : colors.text2);
        painter.drawText(QRectF(place(i) - 60, c_trackRoom, 120, fontMetrics().height() + 2),
                         Qt::AlignHCenter | Qt::AlignTop, QString::number(m_numbers[size_t(i)]));
    }
}

} // namespace app
