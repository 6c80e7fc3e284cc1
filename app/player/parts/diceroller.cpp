// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/diceroller.h"

#include "app/player/parts/dieface.h"
#include "app/player/parts/layout/flowlayout.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>

#include <numeric>

namespace app {

namespace {

constexpr int c_mostDice = 12;
constexpr int c_mostBefore = 50;
constexpr int c_dieSize = 44;

} // namespace

DiceRoller::DiceRoller(QWidget *parent)
    : QDialog(parent)
    , m_about(new QLabel(this))
    , m_count(new QSpinBox(this))
    , m_sides(new QComboBox(this))
    , m_more(new QSpinBox(this))
    , m_roll(new QPushButton(this))
    , m_table(new QWidget(this))
    , m_result(new QLabel(this))
    , m_before(new QListWidget(this))
{
    setObjectName(QStringLiteral("diceRoller"));
    m_about->setProperty("class", QStringLiteral("help"));
    m_about->setWordWrap(true);
    m_result->setObjectName(QStringLiteral("result"));
    m_result->setProperty("class", QStringLiteral("question"));
    m_before->setFocusPolicy(Qt::TabFocus);
    m_table->setMinimumHeight(c_dieSize);
    new FlowLayout(8, m_table);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(16, 16, 16, 16);
    layout->setSpacing(12);
    layout->addWidget(m_about);
    layout->addLayout(makeChoice());
    layout->addWidget(m_table);
    layout->addWidget(m_result);
    layout->addWidget(m_before, 1);
    connect(m_roll, &QPushButton::clicked, this, &DiceRoller::roll);
    retranslate();
    resize(440, 420);
}

QLayout *DiceRoller::makeChoice()
{
    m_count->setObjectName(QStringLiteral("count"));
    m_count->setRange(1, c_mostDice);
    m_count->setValue(2);
    m_sides->setObjectName(QStringLiteral("sides"));
    for (const int sides : {4, 6, 8, 10, 12, 20, 100})
        m_sides->addItem(QString(), sides);
    m_sides->setCurrentIndex(1);
    m_more->setObjectName(QStringLiteral("more"));
    m_more->setRange(-20, 20);
    m_roll->setObjectName(QStringLiteral("roll"));
    m_roll->setProperty("class", QStringLiteral("primary"));
    m_roll->setDefault(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(m_count);
    row->addWidget(m_sides);
    row->addWidget(m_more);
    row->addStretch(1);
    row->addWidget(m_roll);
    return row;
}

void DiceRoller::retranslate()
{
    setWindowTitle(tr("Dice for house use"));
    m_about->setText(tr("For what you agree on beside the game. The game does not know of these "
                        "dice: its own stay as they are, and nothing is written down in it."));
    m_count->setAccessibleName(tr("How many dice"));
    m_sides->setAccessibleName(tr("Which dice"));
    m_more->setAccessibleName(tr("Added to the sum"));
    m_more->setToolTip(m_more->accessibleName());
    for (int i = 0; i < m_sides->count(); ++i)
        m_sides->setItemText(
            i, tr("d%1", "a die with so many sides").arg(m_sides->itemData(i).toInt()));
    m_roll->setText(tr("Roll"));
    m_before->setAccessibleName(tr("Rolled so far"));
    m_table->setAccessibleName(tr("The dice"));
}

int DiceRoller::sum() const
{
    return std::accumulate(m_dice.begin(), m_dice.end(), m_more->value());
}

// The system's own numbers: a game has its own, which nobody may disturb.
void DiceRoller::roll()
{
    const int sides = m_sides->currentData().toInt();
    m_dice.clear();
    for (int i = 0; i < m_count->value(); ++i)
        m_dice.append(QRandomGenerator::system()->bounded(1, sides + 1));
    showDice();
}

void DiceRoller::showDice()
{
    const int sides = m_sides->currentData().toInt();
    qDeleteAll(m_table->findChildren<DieFace *>());
    QStringList faces;
    for (const int value : std::as_const(m_dice)) {
        auto *face = new DieFace(m_table);
        face->setSize(c_dieSize);
        face->setValue(value, sides);
        m_table->layout()->addWidget(face);
        faces << QString::number(value);
    }
    m_table->setMinimumHeight(m_table->layout()->heightForWidth(m_table->width()));
    if (m_more->value())
        faces << QString::number(m_more->value());
    m_result->setText(tr("Sum: %1").arg(sum()));
    m_before->insertItem(0,
                         tr("%1 × %2: %3 = %4")
                             .arg(m_count->value())
                             .arg(m_sides->currentText(),
                                  faces.join(QLatin1String(" + "))
                                      .replace(QLatin1String("+ -"), QStringLiteral("− ")))
                             .arg(sum()));
    if (m_before->count() > c_mostBefore)
        delete m_before->takeItem(c_mostBefore);
}

void DiceRoller::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QDialog::changeEvent(event);
}

} // namespace app
