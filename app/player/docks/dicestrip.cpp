// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/docks/dicestrip.h"

#include "app/player/docks/dieface.h"
#include "app/player/docks/logtext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>

namespace app {

DiceStrip::DiceStrip(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_text(label({}, "panelTitle", this))
    , m_more(label({}, "note", this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 13);
    layout->setSpacing(14);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(2);
    lines->addStretch();
    lines->addWidget(m_text);
    lines->addWidget(m_more);
    lines->addStretch();
    layout->addLayout(lines, 1);
    retranslate();
}

void DiceStrip::retranslate()
{
    setAccessibleName(tr("Dice"));
}

QString DiceStrip::text() const
{
    return m_text->text();
}

void DiceStrip::refresh()
{
    const LogBook book(controller());
    const LogBook::Entry *roll = book.lastRoll();
    delete m_faces;
    m_faces = new QWidget(this);
    auto *row = new QHBoxLayout(m_faces);
    row->setContentsMargins(0, 0, 0, 0);
    static_cast<QHBoxLayout *>(layout())->insertWidget(0, m_faces);
    m_dice.clear();
    const LogText text(controller(), tokens());
    if (roll) {
        for (const engine::Value &die : roll->log.dice) {
            auto *face = new DieFace(m_faces);
            face->setSize(roll->log.dice.size() > 4 ? 32 : 50);
            face->setValue(die.number, LogText::dieSides(roll->log));
            row->addWidget(face);
            m_dice.append(die.number);
        }
    }
    m_text->setText(roll ? text.plain(roll->log) : tr("No dice have been rolled yet."));
    QStringList after;
    if (roll) {
        for (const LogBook::Entry &entry : book.groups().back().entries) {
            if (entry.step == roll->step && &entry != roll && entry.log.dice.empty())
                after.append(text.plain(entry.log));
        }
    }
    m_more->setText(after.join(u' '));
    m_more->setVisible(!after.isEmpty());
    m_faces->show();
}

void DiceStrip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens colors = tokens();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(colors.line, 1));
    painter.setBrush(colors.line);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 3, -0.5, -0.5), 8, 8);
    painter.setBrush(colors.panel);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -2.5), 8, 8);
}

} // namespace app
