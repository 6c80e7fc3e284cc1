// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/dicestrip.h"

#include "app/player/log/logtext.h"
#include "app/player/parts/dieface.h"
#include "app/player/parts/floatingcard.h"
#include "app/view/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>

namespace app {

namespace {

constexpr int c_turns = 6; ///< So often a die changes before it lies.
constexpr int c_rollTime = 450;
constexpr int c_large = 50;
constexpr int c_small = 32;
constexpr int c_mostLarge = 4;
constexpr int c_mostInRow = 6;
constexpr int c_mostLines = 2; ///< Of what followed.
constexpr int c_mostWidth = 620;
constexpr int c_leastWords = 240; ///< Room for them.

} // namespace

DiceStrip::DiceStrip(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_title(label({}, "panelTitle", this))
    , m_text(label({}, "help", this))
    , m_more(label({}, "note", this))
    , m_table(new QPushButton(this))
{
    setObjectName(QStringLiteral("diceStrip"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(14, 12, 14, 13);
    layout->setSpacing(14);
    auto *lines = new QVBoxLayout;
    lines->setSpacing(2);
    lines->addStretch();
    for (QLabel *line : {m_title, m_text, m_more})
        lines->addWidget(line);
    lines->addStretch();
    layout->addLayout(lines, 1);
    m_table->setFocusPolicy(Qt::NoFocus);
    layout->addWidget(m_table);
    retranslate();
    connect(m_table, &QPushButton::clicked, this, &DiceStrip::showTable);
    connect(&m_rolling, &QTimer::timeout, this, &DiceStrip::turn);
    for (const auto signal : {&GameController::viewerChanged, &GameController::languageChanged,
                              &GameController::shownChanged})
        connect(&controller, signal, this, &DiceStrip::follow);
    connect(&controller, &GameController::changed, this, &DiceStrip::follow);
    follow();
    m_isFirst = false;
}

void DiceStrip::turn()
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
}

void DiceStrip::retranslate()
{
    setAccessibleName(tr("Dice"));
    m_table->setToolTip(tr("Show on table"));
    m_table->setAccessibleName(m_table->toolTip());
}

QString DiceStrip::text() const
{
    return m_text->text();
}

int DiceStrip::lastOwnStep() const
{
    const engine::Game &game = controller().game();
    int step = int(game.commandCount());
    while (step > 0 && !controller().isOwn(game.history()[size_t(step) - 1]))
        --step;
    return step;
}

const LogBook::Entry *DiceStrip::roll() const
{
    const auto &groups = LogBook::of(controller()).groups();
    const bool isInPast = controller().isInPast();
    const int least = isInPast ? controller().shownStep() : lastOwnStep();
    int untold = controller().untoldLines();
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        for (auto entry = group->entries.rbegin(); entry != group->entries.rend(); ++entry) {
            if (untold-- > 0 || (isInPast && entry->step > controller().shownStep()))
                continue;
            if (entry->step < least)
                return nullptr;
            if (!entry->log.dice.empty())
                return &*entry;
        }
    }
    return nullptr;
}

QStringList DiceStrip::after(const LogBook::Entry &roll) const
{
    const LogText text(controller(), tokens());
    const auto &groups = LogBook::of(controller()).groups();
    int untold = controller().untoldLines();
    QStringList lines;
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
        for (auto entry = group->entries.rbegin(); entry != group->entries.rend(); ++entry) {
            if (untold-- > 0 || entry->step > roll.step)
                continue;
            if (&*entry == &roll || entry->step < roll.step)
                return lines.mid(0, c_mostLines);
            lines.prepend(text.plain(entry->log));
        }
    }
    return lines.mid(0, c_mostLines);
}

void DiceStrip::makeFaces(const LogBook::Entry *roll)
{
    delete m_faces;
    m_faces = new QWidget(this);
    auto *row = new QHBoxLayout(m_faces);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    static_cast<QHBoxLayout *>(layout())->insertWidget(0, m_faces);
    m_dice.clear();
    m_shown.clear();
    if (roll) {
        auto *grid = new QGridLayout;
        grid->setSpacing(4);
        row->addLayout(grid);
        m_sides = LogText::dieSides(roll->log);
        for (const engine::Value &die : roll->log.dice) {
            auto *face = new DieFace(m_faces);
            face->setSize(roll->log.dice.size() > c_mostLarge ? c_small : c_large);
            face->setValue(die.number, m_sides);
            grid->addWidget(face, int(m_dice.size()) / c_mostInRow,
                            int(m_dice.size()) % c_mostInRow);
            m_dice.append(die.number);
            m_shown.append(face);
        }
        addModifier(row);
    }
    m_faces->setVisible(!m_dice.isEmpty());
}

void DiceStrip::addModifier(QHBoxLayout *row)
{
    if (!m_cell || !m_cell->modifier || m_dice.size() != 1)
        return;
    row->addWidget(label(QStringLiteral("%1 =").arg(modifier()), "panelTitle", m_faces));
    auto *counted = new DieFace(m_faces);
    counted->setSize(c_small);
    counted->setValue(m_cell->row.toInt(), m_sides);
    row->addWidget(counted);
}

QString DiceStrip::modifier() const
{
    const QString sign = m_cell->modifier < 0 ? QStringLiteral("−") : QStringLiteral("+");
    return sign + QString::number(qAbs(m_cell->modifier));
}

QString DiceStrip::counted() const
{
    const QString die = QString::number(m_dice.value(0));
    return m_cell->modifier ? die + u' ' + modifier() : die;
}

void DiceStrip::refresh()
{
    const LogText text(controller(), tokens());
    makeFaces(m_roll ? &*m_roll : nullptr);
    m_title->setText(m_cell ? tr("%1 rolled %2 gives %3", "column, dice, result")
                                  .arg(controller().translator().translate(m_cell->column),
                                       counted(), m_cell->result)
                            : QString());
    m_title->setVisible(m_cell && m_cell->isResult() && m_dice.size() == 1);
    m_text->setText(m_roll ? text.plain(m_roll->log) : tr("No dice have been rolled yet."));
    setLook(m_text, m_title->isVisibleTo(this) ? "help" : "panelTitle");
    const LogBook::Entry *now = roll();
    const QStringList more = now ? after(*now) : QStringList();
    m_more->setText(more.join(u' '));
    m_more->setVisible(!more.isEmpty());
    m_table->setIcon(Icons::icon(QStringLiteral("charts"), tokens().text));
    m_table->setVisible(bool(m_cell));
    setAccessibleDescription(m_text->text());
    showFaces();
}

void DiceStrip::follow()
{
    const LogBook::Entry *now = roll();
    const bool isOther = bool(now) != bool(m_roll)
        || (now && (now->step != m_roll->step || now->log != m_roll->log));
    m_roll = now ? std::optional(*now) : std::nullopt;
    m_cell = now ? RollTable::of(controller().module(), controller().state().names(), now->log)
                 : std::nullopt;
    if (isOther)
        m_rolling.stop();
    if (isOther && now && !m_isFirst && m_speed > 0 && !controller().isInPast()) {
        m_turnsLeft = c_turns;
        m_rolling.start(int(c_rollTime / c_turns / m_speed));
    }
    refresh();
    emit rolled();
}

void DiceStrip::fitInto(int width)
{
    const int wanted = qMin(width, c_mostWidth);
    m_table->setText(tr("Show on table"));
    const int left =
        wanted - (m_faces ? m_faces->sizeHint().width() : 0) - m_table->sizeHint().width();
    // Its sign alone where the words need the room.
    if (left < c_leastWords)
        m_table->setText({});
    resize(wanted,
           layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wanted)
                                         : sizeHint().height());
}

void DiceStrip::showTable()
{
    if (m_cell)
        emit wishes().cellRequested(m_cell->table, m_cell->row, m_cell->column);
}

void DiceStrip::paintEvent(QPaintEvent *)
{
    paintFloatingCard(*this);
}

} // namespace app
