// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/dicestrip.h"

#include "app/player/log/logtext.h"
#include "app/player/parts/dieface.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QRandomGenerator>

namespace app {

namespace {

constexpr int c_turns = 6; ///< So often a die changes before it lies.
constexpr int c_rollTime = 450;

} // namespace

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
    connect(&m_rolling, &QTimer::timeout, this, &DiceStrip::roll);
    if (const auto count = controller.game().commandCount())
        m_lastRoll = controller.game().history()[size_t(count) - 1].number;
}

void DiceStrip::roll()
{
    if (--m_turnsLeft <= 0)
        m_rolling.stop();
    showFaces();
}

void DiceStrip::showFaces()
{
    const bool isRolling = m_rolling.isActive();
    for (qsizetype i = 0; i < m_shown.size(); ++i)
        m_shown[i]->setValue(
            isRolling ? 1 + int(QRandomGenerator::global()->bounded(m_sides)) : m_dice[i], m_sides);
    // What it means is told when it is seen.
    m_text->setVisible(!isRolling);
    m_more->setVisible(!isRolling && !m_more->text().isEmpty());
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
    const LogBook &book = LogBook::of(controller());
    const LogBook::Entry *roll = book.lastRoll();
    delete m_faces;
    m_faces = new QWidget(this);
    auto *row = new QHBoxLayout(m_faces);
    row->setContentsMargins(0, 0, 0, 0);
    static_cast<QHBoxLayout *>(layout())->insertWidget(0, m_faces);
    m_dice.clear();
    m_shown.clear();
    m_rolling.stop();
    const LogText text(controller(), tokens());
    if (roll) {
        for (const engine::Value &die : roll->log.dice) {
            auto *face = new DieFace(m_faces);
            face->setSize(roll->log.dice.size() > 4 ? 32 : 50);
            face->setValue(die.number, LogText::dieSides(roll->log));
            row->addWidget(face);
            m_dice.append(die.number);
            m_shown.append(face);
        }
        m_sides = LogText::dieSides(roll->log);
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
    m_faces->show();
    const auto count = controller().game().commandCount();
    const quint64 number = count ? controller().game().history()[size_t(count) - 1].number : 0;
    if (roll && m_speed > 0 && number > m_lastRoll) {
        m_turnsLeft = c_turns;
        m_rolling.start(int(c_rollTime / c_turns / m_speed));
    }
    m_lastRoll = number;
    showFaces();
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
