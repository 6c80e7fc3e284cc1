// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/choicebutton.h"

#include "app/player/parts/keycap.h"
#include "app/view/counter/countercolors.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

namespace app {

namespace {

constexpr int c_gap = 8;

QFont resized(QFont font, double factor, QFont::Weight weight)
{
    if (font.pixelSize() > 0)
        font.setPixelSize(qRound(font.pixelSize() * factor));
    else
        font.setPointSizeF(font.pointSizeF() * factor);
    font.setWeight(weight);
    return font;
}

} // namespace

ChoiceButton::ChoiceButton(const QString &text, Look look, QWidget *parent)
    : QAbstractButton(parent)
    , m_look(look)
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_Hover);
    setText(text);
    if (look == Look::Primary)
        setProperty("class", QStringLiteral("primary"));
    nameForReaders();
}

void ChoiceButton::nameForReaders()
{
    setAccessibleName(text());
    QStringList words{m_detail};
    if (!m_key.isEmpty())
        words.append(tr("Key %1").arg(m_key));
    words.removeAll(QString());
    setAccessibleDescription(words.join(QStringLiteral(". ")));
}

void ChoiceButton::actOn(GameController &controller, const engine::Action &action)
{
    GameWishes *wishes = &GameWishes::of(controller);
    connect(this, &QAbstractButton::clicked, wishes,
            [wishes, action] { emit wishes->actionChosen(action); });
    connect(this, &ChoiceButton::pointedAt, wishes, [wishes, action](bool isThere) {
        if (action.piece)
            emit wishes->pieceHighlighted(isThere ? action.piece : engine::PieceId());
        if (action.space)
            emit wishes->spaceHighlighted(isThere ? action.space : engine::SpaceId());
    });
}

void ChoiceButton::setDetail(const QString &detail)
{
    m_detail = detail;
    nameForReaders();
    updateGeometry();
}

void ChoiceButton::setPicture(const QPixmap &picture)
{
    m_picture = picture;
    updateGeometry();
}

void ChoiceButton::setKey(const QString &key)
{
    m_key = key;
    nameForReaders();
    updateGeometry();
}

QFont ChoiceButton::textFont() const
{
    return resized(font(), 1, m_look == Look::Primary ? QFont::Bold : QFont::DemiBold);
}

QFont ChoiceButton::smallFont() const
{
    return resized(font(), 0.88, QFont::Normal);
}

int ChoiceButton::flags() const
{
    const bool isCentred = m_look != Look::Row && m_picture.isNull();
    return Qt::TextWordWrap | Qt::AlignVCenter | (isCentred ? Qt::AlignHCenter : Qt::AlignLeft);
}

ChoiceButton::Parts ChoiceButton::arrange(int width) const
{
    Parts parts;
    const int pad = padding();
    int left = pad;
    int right = width - pad;
    const QSize picture =
        m_picture.isNull() ? QSize(0, 0) : m_picture.deviceIndependentSize().toSize();
    if (!picture.isEmpty()) {
        parts.picture = QRect(QPoint(left, 0), picture);
        left += picture.width() + c_gap;
    }
    if (!m_key.isEmpty()) {
        const QSize cap = KeyCap::size(m_key, smallFont());
        parts.key = QRect(QPoint(right - cap.width(), 0), cap);
        right -= cap.width() + c_gap;
    }
    const int room = qMax(20, right - left);
    const QRect endless(0, 0, room, 10000);
    const QFontMetrics large(textFont());
    const QFontMetrics small(smallFont());
    const int textHeight = large.boundingRect(endless, flags(), text()).height();
    const int detailHeight =
        m_detail.isEmpty() ? 0 : small.boundingRect(endless, flags(), m_detail).height() + 1;
    const int least = m_look == Look::Primary ? 38 : 32;
    parts.height = qMax(least, qMax(picture.height(), textHeight + detailHeight) + 2 * (pad - 3));
    const int top = (parts.height - textHeight - detailHeight) / 2;
    parts.text = QRect(left, top, room, textHeight);
    parts.detail = QRect(left, top + textHeight, room, detailHeight);
    parts.picture.moveTop((parts.height - picture.height()) / 2);
    parts.key.moveTop((parts.height - parts.key.height()) / 2);
    const QRect whole(0, 0, width, parts.height);
    for (QRect *part : {&parts.picture, &parts.text, &parts.detail, &parts.key})
        *part = QStyle::visualRect(layoutDirection(), whole, *part);
    return parts;
}

void ChoiceButton::setLit(bool isLit)
{
    m_isLit = isLit;
    nameForReaders();
    updateGeometry();
    update();
}

QSize ChoiceButton::sizeHint() const
{
    const int key = m_key.isEmpty() ? 0 : KeyCap::size(m_key, smallFont()).width() + c_gap;
    const int picture =
        m_picture.isNull() ? 0 : int(m_picture.deviceIndependentSize().width()) + c_gap;
    const int text = qMax(QFontMetrics(textFont()).horizontalAdvance(this->text()),
                          QFontMetrics(smallFont()).horizontalAdvance(m_detail));
    const int width = text + key + picture + 2 * padding() + 2;
    return {width, arrange(width).height};
}

QSize ChoiceButton::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), 100), 32};
}

int ChoiceButton::heightForWidth(int width) const
{
    return arrange(width).height;
}

void ChoiceButton::paintGround(QPainter &painter, const Tokens &tokens) const
{
    const bool isPrimary = m_look == Look::Primary;
    QColor ground = isPrimary ? tokens.accent : tokens.raised;
    QColor edge = isPrimary ? tokens.accent : m_look == Look::Row ? tokens.line : tokens.control;
    if (!isEnabled()) {
        ground = tokens.sunk;
        edge = tokens.line;
    } else if (isDown() || isChecked()) {
        ground = isPrimary ? view::mixed(ground, tokens.text, 0.15) : tokens.soft;
    } else if (underMouse()) {
        ground = isPrimary ? view::mixed(ground, tokens.onAccent, 0.1)
                           : view::mixed(ground, tokens.soft, 0.6);
        edge = isPrimary ? edge : tokens.accent;
    }
    if (isChecked())
        edge = tokens.accent;
    if (m_isLit)
        ground = edge = tokens.warn;
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(ground);
    painter.setPen(QPen(edge, 1));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(isPrimary ? tokens.onAccent : tokens.focus, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(3, 3, -3, -3), 4, 4);
    }
}

void ChoiceButton::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens tokens = Tokens::of(palette());
    paintGround(painter, tokens);
    const Parts parts = arrange(width());
    painter.translate(0, (height() - parts.height) / 2);
    const bool isPrimary = (m_look == Look::Primary && isEnabled()) || m_isLit;
    const QColor ink = isPrimary ? tokens.onAccent : isEnabled() ? tokens.text : tokens.text2;
    const QColor small = isPrimary ? tokens.onAccent : tokens.text2;
    if (!m_picture.isNull()) {
        painter.setOpacity(isEnabled() ? 1 : 0.5);
        painter.drawPixmap(parts.picture.topLeft(), m_picture);
        painter.setOpacity(1);
    }
    painter.setFont(textFont());
    painter.setPen(ink);
    painter.drawText(parts.text, flags(), text());
    painter.setFont(smallFont());
    painter.setPen(small);
    painter.drawText(parts.detail, flags(), m_detail);
    if (!m_key.isEmpty())
        KeyCap::draw(painter, parts.key, m_key, smallFont(), small);
}

void ChoiceButton::enterEvent(QEnterEvent *event)
{
    QAbstractButton::enterEvent(event);
    emit pointedAt(true);
}

void ChoiceButton::leaveEvent(QEvent *event)
{
    QAbstractButton::leaveEvent(event);
    emit pointedAt(false);
}

void ChoiceButton::focusInEvent(QFocusEvent *event)
{
    QAbstractButton::focusInEvent(event);
    emit pointedAt(true);
}

void ChoiceButton::focusOutEvent(QFocusEvent *event)
{
    QAbstractButton::focusOutEvent(event);
    emit pointedAt(false);
}

// The second half of a double click answers no question that the first one has brought up.
void ChoiceButton::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (!m_isLit)
        QAbstractButton::mouseDoubleClickEvent(event);
}

void ChoiceButton::changeEvent(QEvent *event)
{
    QAbstractButton::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        updateGeometry();
}

} // namespace app
