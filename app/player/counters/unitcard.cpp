// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/counters/unitcard.h"

#include "app/player/counters/countershelf.h"

#include <QPainter>
#include <QStyle>

namespace app {

namespace {

constexpr int c_counter = 62;
constexpr int c_pad = 8;

/// The values that all games call alike, in the reader's language.
QString valueName(const char *id)
{
    if (qstrcmp(id, "attack") == 0)
        return UnitCard::tr("Attack %1");
    if (qstrcmp(id, "defence") == 0)
        return UnitCard::tr("Defence %1");
    return UnitCard::tr("Movement %1");
}

} // namespace

UnitCard::UnitCard(GameController &controller, engine::PieceId piece, QWidget *parent)
    : PaintedWidget(parent)
    , m_controller(controller)
    , m_piece(piece)
    , m_name(controller.texts().pieceName(piece))
    , m_status(CounterShelf::of(controller).status(piece))
    , m_values(values())
{
    QSizePolicy policy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    setAccessibleName(m_name);
    setAccessibleDescription(m_status + QStringLiteral(". ") + m_values);
}

QString UnitCard::values() const
{
    if (!m_controller.view().seesFace(m_piece))
        return {};
    const engine::Piece &piece = m_controller.module().piece(m_piece);
    const int steps = m_controller.state().piece(m_piece).steps;
    QStringList words;
    for (const char *id : {"attack", "defence", "movement"}) {
        const engine::NameId name = m_controller.module().names.find(QByteArray(id));
        const engine::Value value = name ? piece.value(name, steps) : engine::Value();
        if (value.type == engine::Value::Type::Integer)
            words.append(valueName(id).arg(value.number).replace(u' ', QChar::Nbsp));
    }
    return words.join(QStringLiteral(" · "));
}

int UnitCard::textLeft() const
{
    return c_pad + c_counter + 10;
}

int UnitCard::heightForWidth(int width) const
{
    const QRect room(0, 0, width - textLeft() - c_pad, 10000);
    const QFontMetrics large(scaled(1.08, QFont::DemiBold));
    const QFontMetrics small(scaled(0.9));
    int height = large.boundingRect(room, Qt::TextWordWrap, m_name).height();
    for (const QString &line : {m_status, m_values})
        height +=
            line.isEmpty() ? 0 : small.boundingRect(room, Qt::TextWordWrap, line).height() + 2;
    return qMax(height, c_counter) + 2 * c_pad;
}

QSize UnitCard::sizeHint() const
{
    return {300, heightForWidth(300)};
}

QSize UnitCard::minimumSizeHint() const
{
    return {220, c_counter + 2 * c_pad};
}

void UnitCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    drawCard(painter, rect(), colors.raised, colors.line, 8);
    CounterShelf &shelf = CounterShelf::of(m_controller);
    const QRect counter(c_pad, c_pad, c_counter, c_counter);
    painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), counter).topLeft(),
                       shelf.pixmap(m_piece, c_counter, devicePixelRatioF()));
    QRect room = QStyle::visualRect(layoutDirection(), rect(),
                                    QRect(textLeft(), c_pad, width() - textLeft() - c_pad, 10000));
    const auto write = [&](const QString &text, const QFont &font, const QColor &color) {
        painter.setFont(font);
        painter.setPen(color);
        QRect used;
        painter.drawText(room, Qt::TextWordWrap, text, &used);
        room.setTop(used.bottom() + 2);
    };
    write(m_name, scaled(1.08, QFont::DemiBold), colors.text);
    for (const QString &line : {m_status, m_values}) {
        if (!line.isEmpty())
            write(line, scaled(0.9), colors.text2);
    }
}

} // namespace app
