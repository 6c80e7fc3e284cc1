// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/formstyle.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyleOption>

namespace view {

namespace {

constexpr int c_indicator = 17;
constexpr int c_inset = 5; ///< Before the words of a choice.

struct Inks
{
    QColor ground;
    QColor edge;
    QColor sign;
};

Inks inks(const QStyleOption &option)
{
    const Tokens tokens = Tokens::of(option.palette);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const bool isSet = option.state & (QStyle::State_On | QStyle::State_NoChange);
    if (!isEnabled)
        return {tokens.sunk, tokens.line, tokens.text2};
    if (isSet)
        return {tokens.accent, tokens.accent, tokens.onAccent};
    const bool isPointedAt = option.state & QStyle::State_MouseOver;
    return {tokens.raised, isPointedAt ? tokens.accent : tokens.control, tokens.onAccent};
}

QRectF square(const QRect &rect)
{
    const double side = std::min(rect.width(), rect.height()) - 1;
    QRectF box(0, 0, side, side);
    box.moveCenter(QRectF(rect).center());
    return box;
}

void drawBox(QPainter &painter, const QStyleOption &option)
{
    const Inks ink = inks(option);
    const QRectF box = square(option.rect);
    painter.setPen(QPen(ink.edge, 1.2));
    painter.setBrush(ink.ground);
    painter.drawRoundedRect(box, 4, 4);
    const auto at = [&box](double x, double y) {
        return QPointF(box.left() + x * box.width(), box.top() + y * box.height());
    };
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(ink.sign, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    if (option.state & QStyle::State_On)
        painter.drawPolyline(QPolygonF({at(0.24, 0.52), at(0.43, 0.71), at(0.77, 0.31)}));
    else if (option.state & QStyle::State_NoChange)
        painter.drawLine(at(0.27, 0.5), at(0.73, 0.5));
}

void drawRing(QPainter &painter, const QStyleOption &option)
{
    const Inks ink = inks(option);
    const QRectF box = square(option.rect);
    painter.setPen(QPen(ink.edge, 1.2));
    painter.setBrush(ink.ground);
    painter.drawEllipse(box);
    if (!(option.state & QStyle::State_On))
        return;
    painter.setPen(Qt::NoPen);
    painter.setBrush(ink.sign);
    painter.drawEllipse(box.center(), box.width() * 0.2, box.height() * 0.2);
}

/// \a pointedAt is the ground while the mouse is over it.
void drawFrame(QPainter &painter, const QStyleOption &option, const QColor &pointedAt)
{
    const Tokens tokens = Tokens::of(option.palette);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    const bool isPointedAt = isEnabled && option.state & QStyle::State_MouseOver;
    const bool hasFocus = option.state & QStyle::State_HasFocus;
    painter.setPen(hasFocus ? QPen(tokens.focus, 2)
                            : QPen(isEnabled ? tokens.control : tokens.line, 1));
    painter.setBrush(isPointedAt ? pointedAt : isEnabled ? tokens.raised : tokens.sunk);
    const double inset = hasFocus ? 1 : 0.5;
    painter.drawRoundedRect(QRectF(option.rect).adjusted(inset, inset, -inset, -inset), 6, 6);
}

/// An arrow whose tip is below, or for a negative height above.
void drawArrow(QPainter &painter, const QStyleOption &option, QPointF tip, double height)
{
    const Tokens tokens = Tokens::of(option.palette);
    const bool isEnabled = option.state & QStyle::State_Enabled;
    painter.setPen(QPen(isEnabled ? tokens.text2 : tokens.control, 1.7, Qt::SolidLine, Qt::RoundCap,
                        Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const double half = std::abs(height);
    painter.drawPolyline(
        QPolygonF({tip + QPointF(-half, -height), tip, tip + QPointF(half, -height)}));
}

void drawChoice(QPainter &painter, const QStyleOptionComboBox &option)
{
    if (option.frame)
        drawFrame(painter, option, Tokens::of(option.palette).soft);
    drawArrow(painter, option, {option.rect.right() - 13.0, option.rect.center().y() + 2.5}, 4);
}

void drawNumber(QPainter &painter, const QStyleOptionSpinBox &option)
{
    const Tokens tokens = Tokens::of(option.palette);
    if (option.frame)
        drawFrame(painter, option, tokens.raised);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons)
        return;
    const QPointF middle(option.rect.right() - 10.5, option.rect.center().y() + 0.5);
    QStyleOption arrow = option;
    arrow.state.setFlag(QStyle::State_Enabled,
                        option.state & QStyle::State_Enabled
                            && option.stepEnabled & QAbstractSpinBox::StepUpEnabled);
    drawArrow(painter, arrow, middle - QPointF(0, 6.5), -3);
    arrow.state.setFlag(QStyle::State_Enabled,
                        option.state & QStyle::State_Enabled
                            && option.stepEnabled & QAbstractSpinBox::StepDownEnabled);
    drawArrow(painter, arrow, middle + QPointF(0, 6.5), 3);
}

void drawClose(QPainter &painter, const QStyleOption &option)
{
    const Tokens tokens = Tokens::of(option.palette);
    const bool isPointedAt = option.state & QStyle::State_MouseOver;
    const QRectF box = square(option.rect).adjusted(1, 1, -1, -1);
    if (isPointedAt) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(tokens.soft);
        painter.drawRoundedRect(box, 4, 4);
    }
    const double half = box.width() * 0.24;
    const QPointF middle = box.center();
    painter.setPen(
        QPen(isPointedAt ? tokens.text : tokens.text2, 1.5, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(middle - QPointF(half, half), middle + QPointF(half, half));
    painter.drawLine(middle - QPointF(half, -half), middle + QPointF(half, -half));
}

/// Whether turning the wheel over it would change what it says.
bool isField(const QWidget *widget)
{
    return qobject_cast<const QComboBox *>(widget) || qobject_cast<const QAbstractSpinBox *>(widget)
        || (qobject_cast<const QAbstractSlider *>(widget)
            && !qobject_cast<const QScrollBar *>(widget));
}

bool isLetter(const QKeyEvent &event)
{
    return event.modifiers() == Qt::NoModifier && event.key() >= Qt::Key_A
        && event.key() <= Qt::Key_Z;
}

} // namespace

FormStyle::FormStyle()
    : QProxyStyle(QStringLiteral("Fusion"))
{
}

void FormStyle::polish(QWidget *widget)
{
    QProxyStyle::polish(widget);
    if (!isField(widget))
        return;
    // Else the wheel would bring the focus along.
    if (widget->focusPolicy() == Qt::WheelFocus)
        widget->setFocusPolicy(Qt::StrongFocus);
    widget->installEventFilter(this);
}

void FormStyle::unpolish(QWidget *widget)
{
    widget->removeEventFilter(this);
    QProxyStyle::unpolish(widget);
}

bool FormStyle::eventFilter(QObject *watched, QEvent *event)
{
    const auto *widget = qobject_cast<QWidget *>(watched);
    const bool isWheel = event->type() == QEvent::Wheel && widget && !widget->hasFocus();
    // Numbers are typed without letters, which may be keys of something else.
    const bool isOthers = event->type() == QEvent::ShortcutOverride
        && qobject_cast<QAbstractSpinBox *>(watched) && isLetter(*static_cast<QKeyEvent *>(event));
    if (!isWheel && !isOthers)
        return QProxyStyle::eventFilter(watched, event);
    event->ignore();
    return true;
}

void FormStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option,
                              QPainter *painter, const QWidget *widget) const
{
    const bool isBox = element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck;
    const bool isClose = element == PE_IndicatorTabClose;
    if (!isBox && !isClose && element != PE_IndicatorRadioButton) {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (isClose)
        drawClose(*painter, *option);
    else
        isBox ? drawBox(*painter, *option) : drawRing(*painter, *option);
    painter->restore();
}

void FormStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option,
                                   QPainter *painter, const QWidget *widget) const
{
    const auto *box = qstyleoption_cast<const QStyleOptionComboBox *>(option);
    const auto *number = qstyleoption_cast<const QStyleOptionSpinBox *>(option);
    if (!(control == CC_ComboBox && box) && !(control == CC_SpinBox && number)) {
        QProxyStyle::drawComplexControl(control, option, painter, widget);
        return;
    }
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (box)
        drawChoice(*painter, *box);
    else
        drawNumber(*painter, *number);
    painter->restore();
}

QRect FormStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option,
                                SubControl part, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subControlRect(control, option, part, widget);
    if ((control == CC_ComboBox && part == SC_ComboBoxEditField)
        || (control == CC_SpinBox && part == SC_SpinBoxEditField))
        return rect.adjusted(c_inset, 0, 0, 0);
    return rect;
}

QSize FormStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size,
                                  const QWidget *widget) const
{
    const QSize found = QProxyStyle::sizeFromContents(type, option, size, widget);
    if (type != CT_ComboBox && type != CT_SpinBox)
        return found;
    // As high as a field for text; a height in the style sheet would count for the least only.
    const int line = option->fontMetrics.height() * 3 / 2 + 8;
    return {found.width() + c_inset, std::max(found.height(), line)};
}

QIcon FormStyle::standardIcon(StandardPixmap icon, const QStyleOption *option,
                              const QWidget *widget) const
{
    switch (icon) {
    case SP_TitleBarNormalButton:
        return Icons::icon(QStringLiteral("float"));
    case SP_TitleBarCloseButton:
    case SP_DockWidgetCloseButton:
        return Icons::icon(QStringLiteral("close"));
    default:
        return QProxyStyle::standardIcon(icon, option, widget);
    }
}

int FormStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget,
                         QStyleHintReturn *returned) const
{
    // The letters of the menus are found by Alt; their lines would only make names hard to read.
    // Buttons say what they do and need no sign of another style.
    if (hint == SH_UnderlineShortcut || hint == SH_DialogButtonBox_ButtonsHaveIcons)
        return 0;
    return QProxyStyle::styleHint(hint, option, widget, returned);
}

int FormStyle::pixelMetric(PixelMetric metric, const QStyleOption *option,
                           const QWidget *widget) const
{
    switch (metric) {
    case PM_IndicatorWidth:
    case PM_IndicatorHeight:
    case PM_ExclusiveIndicatorWidth:
    case PM_ExclusiveIndicatorHeight:
        return c_indicator;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

} // namespace view
