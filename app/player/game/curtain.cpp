// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/curtain.h"

#include "app/player/parts/sidemark.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace app {

Curtain::Curtain(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_mark(new QLabel(this))
    , m_title(new QLabel(this))
    , m_text(new QLabel(this))
    , m_show(new QPushButton(this))
{
    setObjectName(QStringLiteral("curtain"));
    setFocusPolicy(Qt::StrongFocus);
    m_title->setProperty("class", QStringLiteral("pageTitle"));
    m_text->setProperty("class", QStringLiteral("help"));
    m_show->setProperty("class", QStringLiteral("primary"));
    m_show->setObjectName(QStringLiteral("showBoard"));
    for (QLabel *label : {m_mark, m_title, m_text})
        label->setAlignment(Qt::AlignCenter);
    auto *column = new QVBoxLayout(this);
    column->setSpacing(16);
    column->addStretch(2);
    for (QWidget *widget : std::initializer_list<QWidget *>{m_mark, m_title, m_text, m_show})
        column->addWidget(widget, 0, Qt::AlignHCenter);
    column->addStretch(3);
    connect(m_show, &QPushButton::clicked, this, [this] { emit raised(m_side); });
    hide();
}

void Curtain::lower(engine::SideId side)
{
    m_side = side;
    m_isDown = true;
    m_mark->setVisible(bool(side));
    if (side) {
        const SideMark mark = SideMark::of(m_controller.module(), side, Tokens::of(palette()));
        m_mark->setPixmap(mark.pixmap(96, devicePixelRatioF()));
        m_title->setText(m_controller.texts().about(side, tr("%1, it's your turn")));
        m_text->setText(tr("The board is hidden until you are alone with it."));
    } else {
        m_title->setText(tr("The board is hidden"));
        m_text->setText(tr("Nothing of the game can be read here."));
    }
    m_show->setText(tr("Show the board"));
    setAccessibleName(m_title->text());
}

void Curtain::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), Tokens::of(palette()).panel);
}

void Curtain::takeFocus()
{
    m_show->setFocus();
}

void Curtain::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        m_show->click();
    else
        event->accept();
}

} // namespace app
