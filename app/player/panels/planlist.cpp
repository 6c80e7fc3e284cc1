// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/planlist.h"

#include "app/player/game/dockpanel.h"
#include "app/player/game/gamewishes.h"
#include "app/player/odds/oddswords.h"
#include "app/view/style/tokens.h"

#include <QLabel>
#include <QVBoxLayout>

namespace app {

using State = TurnStatus::Plan::State;

PlanList::PlanList(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_rows(new QVBoxLayout(this))
{
    setObjectName(QStringLiteral("plans"));
    m_rows->setContentsMargins(0, 0, 0, 4);
    m_rows->setSpacing(0);
    hide();
}

void PlanList::setPlans(const QList<TurnStatus::Plan> &plans)
{
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    setVisible(!plans.isEmpty());
    if (plans.isEmpty())
        return;
    QLabel *title =
        DockPanel::label(tr("Planned: %n", nullptr, int(plans.size())), "panelTitle", this);
    setAccessibleName(title->text());
    title->setContentsMargins(10, 4, 10, 4);
    m_rows->addWidget(title);
    for (const TurnStatus::Plan &plan : plans)
        m_rows->addWidget(makeRow(plan));
}

QString PlanList::odds(const TurnStatus::Plan &plan) const
{
    if (plan.state == State::Done || m_controller.isInPast() || m_controller.isTelling())
        return {};
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("space"), m_controller.module().map.space(plan.space).id);
    return oddswords::plaque(m_controller.query(engine::protocol::Query::Odds, arguments));
}

QWidget *PlanList::makeRow(const TurnStatus::Plan &plan)
{
    const Tokens colors = Tokens::of(palette());
    auto *row = new QWidget(this);
    row->setObjectName(QStringLiteral("plan-%1").arg(plan.space.value));
    if (plan.state == State::Now) {
        row->setAutoFillBackground(true);
        QPalette ground = row->palette();
        ground.setColor(QPalette::Window, colors.soft);
        row->setPalette(ground);
    }
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(10, 5, 10, 5);
    line->setSpacing(8);
    const QString name = m_controller.texts().spaceName(plan.space);
    QLabel *place = DockPanel::label({}, "body", row);
    place->setTextFormat(Qt::RichText);
    place->setText(QStringLiteral("<a href=\"#\" style=\"color:%1\">%2</a>")
                       .arg(colors.accent.name(), name.toHtmlEscaped()));
    connect(place, &QLabel::linkActivated, this, [this, space = plan.space] {
        emit GameWishes::of(m_controller).placeRequested(space);
    });
    line->addWidget(place, 2);
    line->addWidget(DockPanel::label(plan.text, "body", row), 3);
    const QString state = plan.state == State::Done ? tr("done")
        : plan.state == State::Now                  ? tr("now")
                                                    : QString();
    const QString odds = this->odds(plan);
    QLabel *last = DockPanel::label(odds.isEmpty() ? state : odds, "note", row);
    last->setWordWrap(false);
    last->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    line->addWidget(last);
    QStringList words{name, plan.text, odds, state};
    words.removeAll(QString());
    row->setAccessibleName(words.join(QStringLiteral(", ")));
    return row;
}

} // namespace app
