// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/shares/sharerow.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/game/dockpanel.h"
#include "app/player/odds/oddswords.h"
#include "app/player/parts/layout/flowlayout.h"
#include "app/player/shares/columnbutton.h"
#include "app/player/shares/sharechances.h"
#include "app/player/shares/sharestepper.h"

#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_shareCounter = 44;
constexpr int c_shareName = 170;
constexpr int c_shareChances = 190;

} // namespace

ShareRow::ShareRow(GameController &controller, const Shares &shares, size_t index, bool isWide,
                   QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_target(shares.targets[index])
    , m_verb(shares.verb)
    , m_index(int(index))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 7, 0, 7);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(4);
    if (m_target.piece)
        grid->addWidget(new CounterLabel(controller, m_target.piece, c_shareCounter, this), 0, 0,
                        Qt::AlignTop);
    else
        grid->addItem(new QSpacerItem(c_shareCounter, 1), 0, 0);
    QWidget *name = makeName();
    auto *stepper = new ShareStepper(controller, m_target, m_verb, m_index, this);
    if (isWide) {
        name->setFixedWidth(c_shareName);
        grid->addWidget(name, 0, 1, Qt::AlignTop);
        grid->addWidget(makeColumns(stepper), 0, 2);
        QWidget *chances = makeChances();
        chances->setFixedWidth(c_shareChances);
        grid->addWidget(chances, 0, 3, Qt::AlignVCenter);
        grid->setColumnStretch(2, 1);
    } else {
        grid->addWidget(name, 0, 1);
        grid->addWidget(makeColumns(stepper), 1, 0, 1, 2);
        grid->addWidget(makeChances(), 2, 0, 1, 2);
        grid->setColumnStretch(1, 1);
    }
    QStringList said{m_target.name, m_target.detail, words()};
    if (m_target.chances)
        said << ShareChances::words(*m_target.chances);
    said.removeAll(QString());
    setAccessibleName(said.join(QStringLiteral(", ")));
}

QWidget *ShareRow::makeName()
{
    auto *both = new QWidget(this);
    auto *lines = new QVBoxLayout(both);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(2);
    lines->addWidget(DockPanel::label(m_target.name, "panelTitle", both));
    lines->addWidget(DockPanel::label(m_target.detail, "note", both));
    lines->addStretch(1);
    return both;
}

QString ShareRow::words() const
{
    QStringList said;
    if (const auto *reached = m_target.reached())
        said << tr("%1 gives %2", "points and the column that they reach")
                    .arg(oddswords::number(m_target.given), reached->text);
    else
        said << tr("Nothing yet");
    if (const auto *next = m_target.next())
        said << tr("%1 more for %2", "points and the next column")
                    .arg(oddswords::number(next->cost - m_target.given), next->text);
    return said.join(QStringLiteral(" · "));
}

QWidget *ShareRow::makeColumns(QWidget *stepper)
{
    auto *both = new QWidget(this);
    auto *lines = new QVBoxLayout(both);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(3);
    auto *head = new QHBoxLayout;
    head->addWidget(DockPanel::label(words(), "note", both), 1);
    head->addWidget(stepper);
    lines->addLayout(head);
    auto *strip = new QWidget(both);
    auto *flow = new FlowLayout(4, strip);
    const Shares::Column *reached = m_target.reached();
    for (const Shares::Column &column : m_target.columns) {
        engine::Action asked;
        asked.verb = m_verb;
        asked.piece = m_target.piece;
        asked.space = m_target.space;
        asked.value = engine::Value::integer(column.value);
        auto *button = new ColumnButton(m_controller, asked, column.action, strip);
        button->setText(column.text);
        button->setProperty("class", QStringLiteral("column"));
        button->setCheckable(true);
        button->setChecked(&column == reached);
        button->setObjectName(QStringLiteral("column-%1-%2").arg(m_index).arg(column.value));
        button->setAccessibleName(
            tr("%1 at %2", "a target and its column").arg(m_target.name, column.text));
        // The colour tells what is, not what was pressed last.
        QObject::connect(button, &QToolButton::toggled, button,
                         [button, isOn = &column == reached] {
                             const QSignalBlocker blocker(button);
                             button->setChecked(isOn);
                         });
        flow->addWidget(button);
    }
    lines->addWidget(strip);
    lines->addStretch(1);
    return both;
}

QWidget *ShareRow::makeChances()
{
    if (m_target.chances)
        return new ShareChances(*m_target.chances, this);
    return DockPanel::label({}, "note", this);
}

void ShareRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, 0, width(), 1), Tokens::of(palette()).line2);
}

} // namespace app
