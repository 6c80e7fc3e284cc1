// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/battle/battleunit.h"

#include "app/player/counters/countershelf.h"
#include "app/player/parts/dieface.h"

#include <QPainter>

namespace app {

namespace {

constexpr int c_die = 16;
constexpr int c_dieStep = 19;
constexpr int c_besideName = 6;
constexpr int c_badgeRoom = 8; ///< Above and beside the counter.
const QColor c_glow(0xff, 0xc6, 0x1a);
const QColor c_casing(0x1b, 0x1b, 0x1b);

} // namespace

BattleUnit::BattleUnit(GameController &controller, const BattleRecord::Unit &unit, int size,
                       bool isFiring, QWidget *parent)
    : PaintedWidget(parent)
    , m_controller(controller)
    , m_unit(unit)
    , m_size(size)
    , m_isFiring(isFiring)
    , m_name(controller.texts().pieceName(unit.piece))
{
    setToolTip(m_name);
    nameForReaders();
}

QString BattleUnit::word() const
{
    if (m_unit.isGone)
        return tr("destroyed");
    if (m_unit.dice.isEmpty() || !m_unit.hitsOn)
        return {};
    return m_unit.hits() ? tr("%n hit(s)", nullptr, m_unit.hits()) : tr("no hit");
}

void BattleUnit::nameForReaders()
{
    QStringList words{m_name};
    if (m_unit.lost)
        words.append(tr("lost %n step(s)", nullptr, m_unit.lost));
    if (!m_unit.dice.isEmpty()) {
        QStringList dice;
        for (const int die : std::as_const(m_unit.dice))
            dice.append(QString::number(die));
        words.append(tr("rolled %1").arg(dice.join(QStringLiteral(", "))));
    }
    words.append(word());
    words.removeAll(QString());
    setAccessibleName(words.join(QStringLiteral(", ")));
}

int BattleUnit::rowsOfDice() const
{
    const int across = qMax(1, sizeHint().width() / c_dieStep);
    return (int(m_unit.dice.size()) + across - 1) / across;
}

// Two lines are usual; a long word makes it wider, a long name higher.
QSize BattleUnit::nameSize() const
{
    const QFontMetrics metrics(scaled(0.92, QFont::DemiBold));
    int width = 2 * m_size;
    for (const QString &word : m_name.split(u' '))
        width = qMax(width, metrics.horizontalAdvance(word) + c_besideName);
    const QRect needed = metrics.boundingRect(QRect(0, 0, width, QWIDGETSIZE_MAX),
                                              Qt::AlignHCenter | Qt::TextWordWrap, m_name);
    return {width, qMax(2 * metrics.height(), needed.height())};
}

QSize BattleUnit::sizeHint() const
{
    const QFontMetrics metrics(scaled(0.92));
    const QSize name = nameSize();
    const int width = name.width();
    const int across = qMax(1, width / c_dieStep);
    const int rows = (int(m_unit.dice.size()) + across - 1) / across;
    return {width,
            c_badgeRoom + m_size + 4 + name.height() + 4 + rows * c_dieStep
                + (word().isEmpty() ? 0 : metrics.height())};
}

void BattleUnit::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Tokens colors = tokens();
    const QRect counter((width() - m_size) / 2, c_badgeRoom, m_size, m_size);
    paintCounter(painter, counter);
    if (m_unit.lost || m_unit.isGone)
        paintBadge(painter, counter);
    const QFontMetrics metrics(scaled(0.92));
    painter.setFont(scaled(0.92, QFont::DemiBold));
    painter.setPen(m_unit.isGone ? colors.text2 : colors.text);
    const QRect name(0, counter.bottom() + 5, width(), nameSize().height());
    painter.drawText(name, Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, m_name);
    const QRect dice(0, name.bottom() + 4, width(), rowsOfDice() * c_dieStep);
    paintDice(painter, dice);
    painter.setFont(scaled(0.86));
    painter.setPen(m_unit.isGone || m_unit.hits() ? colors.bad : colors.text2);
    painter.drawText(QRect(0, dice.bottom(), width(), metrics.height()), Qt::AlignCenter, word());
}

void BattleUnit::paintCounter(QPainter &painter, const QRect &rect) const
{
    if (m_isFiring) {
        painter.setPen(QPen(c_casing, 6));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(rect).adjusted(-3, -3, 3, 3), 6, 6);
        painter.setPen(QPen(c_glow, 3));
        painter.drawRoundedRect(QRectF(rect).adjusted(-3, -3, 3, 3), 6, 6);
    }
    painter.setOpacity(m_unit.isGone ? 0.35 : 1);
    painter.drawPixmap(
        rect, CounterShelf::of(m_controller).pixmap(m_unit.piece, m_size, devicePixelRatioF()));
    painter.setOpacity(1);
    if (!m_unit.isGone)
        return;
    painter.setPen(QPen(tokens().bad, 4, Qt::SolidLine, Qt::RoundCap));
    const QRect cross = rect.adjusted(6, 6, -6, -6);
    painter.drawLine(cross.topLeft(), cross.bottomRight());
    painter.drawLine(cross.topRight(), cross.bottomLeft());
}

void BattleUnit::paintBadge(QPainter &painter, const QRect &counter) const
{
    const QString text = u'\u2212' + QString::number(m_unit.lost);
    painter.setFont(scaled(0.92, QFont::Bold));
    const int across = painter.fontMetrics().horizontalAdvance(text) + 12;
    const QRect badge(counter.right() - across / 2, counter.top() - c_badgeRoom, across, 18);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0x8e, 0x1f, 0x18));
    painter.drawRoundedRect(badge, 9, 9);
    painter.setPen(Qt::white);
    painter.drawText(badge, Qt::AlignCenter, text);
}

void BattleUnit::paintDice(QPainter &painter, const QRect &rect) const
{
    const Tokens colors = tokens();
    const int across = qMax(1, rect.width() / c_dieStep);
    const int count = int(m_unit.dice.size());
    for (int i = 0; i < count; ++i) {
        const int inRow = qMin(across, count - i / across * across);
        const int left = (rect.width() - inRow * c_dieStep) / 2;
        const QRectF die(left + i % across * c_dieStep + 1.5,
                         rect.top() + i / across * c_dieStep + 1.5, c_die, c_die);
        DieFace::draw(painter, die, m_unit.dice[i], m_unit.dice[i] > 6 ? 10 : 6, colors);
        if (!m_unit.hitsOn || m_unit.dice[i] < m_unit.hitsOn)
            continue;
        QColor tint = colors.bad;
        tint.setAlpha(60);
        painter.setPen(QPen(colors.bad, 2));
        painter.setBrush(tint);
        painter.drawRoundedRect(die.adjusted(-0.5, -0.5, 0.5, 0.5), 3, 3);
    }
}

} // namespace app
