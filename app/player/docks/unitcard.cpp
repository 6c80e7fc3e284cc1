// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/docks/unitcard.h"

#include "app/player/docks/counterlabel.h"
#include "app/player/docks/dockpanel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace app {

UnitCard::UnitCard(GameController &controller, engine::PieceId piece, QWidget *parent)
    : QFrame(parent)
    , m_controller(controller)
    , m_piece(piece)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(8, 8, 12, 8);
    layout->setSpacing(12);
    auto *counter = new CounterLabel(controller, piece, 60, this);
    counter->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(counter, 0, Qt::AlignTop);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(2);
    layout->addLayout(lines, 1);
    auto *name = DockPanel::label(controller.texts().pieceName(piece), "panelTitle", this);
    lines->addWidget(name);
    lines->addWidget(DockPanel::label(CounterShelf::of(controller).status(piece), "note", this));
    const QStringList words = values();
    if (!words.isEmpty())
        lines->addWidget(DockPanel::label(words.join(QStringLiteral(" · ")), "note", this));
    lines->addStretch();
    setAccessibleName(name->text());
}

QString UnitCard::valueName(const GameController &controller, engine::NameId name)
{
    const QString id = controller.module().names.text(name);
    if (id == QLatin1String("attack"))
        return tr("Attack");
    if (id == QLatin1String("defence"))
        return tr("Defence");
    if (id == QLatin1String("movement"))
        return tr("Movement");
    if (id == QLatin1String("range"))
        return tr("Range");
    return {};
}

QStringList UnitCard::values() const
{
    if (!m_controller.view().seesFace(m_piece))
        return {};
    const engine::Piece &piece = m_controller.module().piece(m_piece);
    const int steps = m_controller.state().piece(m_piece).steps;
    QStringList words;
    for (const char *id : {"attack", "defence", "movement", "range"}) {
        const engine::NameId name = m_controller.module().names.find(QByteArray(id));
        if (!name)
            continue;
        const engine::Value value = piece.value(name, steps);
        if (value.type == engine::Value::Type::Integer)
            words.append(tr("%1 %2").arg(valueName(m_controller, name)).arg(value.number));
    }
    return words;
}

void UnitCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens tokens = Tokens::of(palette());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(tokens.raised);
    painter.setPen(tokens.line);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 8, 8);
}

} // namespace app
