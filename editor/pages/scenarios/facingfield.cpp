// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/facingfield.h"

#include "app/view/style/tokens.h"

#include <QEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <cmath>
#include <numbers>

namespace editor {

using engine::Facings;
using engine::Json;

namespace {

constexpr double c_middle = 42;
constexpr double c_rim = 26;
constexpr double c_signs = 34;
constexpr double c_hub = 10; // within it a click means nowhere
constexpr int c_hour = 30;

QPointF direction(double degrees)
{
    const double angle = degrees * std::numbers::pi / 180;
    return {std::sin(angle), -std::cos(angle)};
}

} // namespace

FacingField::FacingField(QWidget *parent)
    : PropertyField(parent)
{
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    retranslate();
}

void FacingField::retranslate()
{
    setToolTip(tr("Click where the counter faces, or the middle if it faces nowhere. "
                  "On the board , and . turn it."));
    setAccessibleDescription(words());
}

QSize FacingField::sizeHint() const
{
    const int text = fontMetrics().horizontalAdvance(tr("Several values"));
    return {int(2 * c_middle) + 12 + text, int(2 * c_middle)};
}

void FacingField::setFacings(const Facings &facings)
{
    m_facings = facings;
    update();
}

void FacingField::show(const Json &value, const Json &)
{
    m_facing = value.isInteger() ? int(value.toInteger()) : Facings::none;
    m_areSeveral = false;
    setAccessibleDescription(words());
    update();
}

void FacingField::showSeveral()
{
    m_facing = Facings::none;
    m_areSeveral = true;
    setAccessibleDescription(words());
    update();
}

QString FacingField::words() const
{
    if (m_areSeveral)
        return tr("Several values");
    const int heading = m_facings ? m_facings->heading(m_facing) : -1;
    if (heading < 0)
        return tr("Nowhere", "where a counter faces");
    return tr("%n o'clock", "where a counter faces: 12 is the top of the map",
              heading < c_hour ? Facings::count : heading / c_hour);
}

QPointF FacingField::pointOf(int facing) const
{
    const int heading = m_facings ? m_facings->heading(facing) : -1;
    const QPointF middle(c_middle, c_middle);
    return heading < 0 ? middle : middle + c_signs * direction(heading);
}

int FacingField::facingAt(QPointF point) const
{
    const QPointF away = point - QPointF(c_middle, c_middle);
    const double distance = std::hypot(away.x(), away.y());
    if (!m_facings || distance > c_middle)
        return nothing;
    if (distance < c_hub)
        return Facings::none;
    return m_facings->nearest(std::atan2(away.x(), -away.y()) * 180 / std::numbers::pi);
}

void FacingField::take(int facing)
{
    if (facing == nothing || (facing == m_facing && !m_areSeveral))
        return;
    emit edited(facing == Facings::none ? Json() : Json(facing));
}

QPainterPath FacingField::rim() const
{
    QPainterPath path;
    if (!m_facings || !m_facings->hasSides()) {
        path.addEllipse(QPointF(c_middle, c_middle), c_rim, c_rim);
        return path;
    }
    QPolygonF corners;
    for (int corner = Facings::count / 2; corner < Facings::count; ++corner)
        corners << QPointF(c_middle, c_middle) + c_rim * direction(m_facings->heading(corner));
    path.addPolygon(corners);
    path.closeSubpath();
    return path;
}

void FacingField::paintSign(QPainter &painter, int facing) const
{
    const auto tokens = view::Tokens::of(palette());
    const bool isChosen = !m_areSeveral && facing == m_facing;
    const bool isMinor = m_facings->hasSides() && facing >= Facings::count / 2;
    painter.save();
    painter.translate(pointOf(facing));
    painter.rotate(m_facings->heading(facing));
    painter.setPen(Qt::NoPen);
    painter.setBrush(isChosen || facing == m_hovered ? tokens.accent : tokens.control);
    const double scale = isChosen ? 1.5 : facing == m_hovered ? 1.2 : 1;
    painter.scale(scale, scale);
    if (isMinor && !isChosen)
        painter.drawEllipse(QPointF(), 1.8, 1.8);
    else
        painter.drawPolygon(
            QPolygonF{QPointF(0, -5), QPointF(4, 3), QPointF(0, 1.2), QPointF(-4, 3)});
    painter.restore();
}

void FacingField::paintEvent(QPaintEvent *)
{
    const auto tokens = view::Tokens::of(palette());
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setOpacity(isEnabled() ? 1 : 0.5);
    painter.setPen(QPen(hasFocus() ? tokens.focus : tokens.control, hasFocus() ? 2 : 1.2));
    painter.setBrush(tokens.raised);
    painter.drawPath(rim());
    const bool isNowhere = !m_areSeveral && m_facing == Facings::none;
    painter.setPen(QPen(m_hovered == Facings::none ? tokens.accent : tokens.control, 1.4));
    painter.setBrush(isNowhere ? QBrush(tokens.accent) : QBrush(Qt::NoBrush));
    painter.drawEllipse(QPointF(c_middle, c_middle), 4, 4);
    for (int facing = 0; m_facings && facing < Facings::count; ++facing)
        paintSign(painter, facing);
    QFont italic = font();
    italic.setItalic(m_areSeveral);
    painter.setFont(italic);
    painter.setPen(isNowhere || m_areSeveral ? tokens.text2 : tokens.text);
    painter.drawText(rect().adjusted(int(2 * c_middle) + 8, 0, 0, 0),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextWordWrap, words());
}

void FacingField::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        take(facingAt(event->position()));
}

void FacingField::mouseMoveEvent(QMouseEvent *event)
{
    m_hovered = facingAt(event->position());
    update();
}

void FacingField::leaveEvent(QEvent *)
{
    m_hovered = nothing;
    update();
}

void FacingField::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Comma:
        if (m_facings)
            take(m_facings->turned(m_facing, -1));
        return;
    case Qt::Key_Right:
    case Qt::Key_Period:
        if (m_facings)
            take(m_facings->turned(m_facing, 1));
        return;
    case Qt::Key_Backspace:
    case Qt::Key_Delete:
        take(Facings::none);
        return;
    default:
        PropertyField::keyPressEvent(event);
    }
}

void FacingField::changeEvent(QEvent *event)
{
    PropertyField::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    update();
}

} // namespace editor
