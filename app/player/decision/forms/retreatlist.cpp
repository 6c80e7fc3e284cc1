// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/retreatlist.h"

#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/controls/refusedrow.h"
#include "app/player/decision/model/placewords.h"

#include <QVBoxLayout>

namespace app {

RetreatList::RetreatList(GameController &controller, const RetreatWays &ways, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    for (const RetreatWays::Way &way : ways.ways)
        addWay(way, ways.isOneVerb);
    const engine::SpaceId here = controller.state().piece(ways.piece).space;
    if (!here || !ways.isOneVerb || ways.ways.empty())
        return;
    for (const engine::SpaceId space : controller.module().map.neighbours(here)) {
        if (std::none_of(ways.ways.begin(), ways.ways.end(),
                         [space](const auto &one) { return one.action.space == space; }))
            addRefused(ways.ways.front().action, space);
    }
}

void RetreatList::addWay(const RetreatWays::Way &way, bool isOneVerb)
{
    const engine::Action &action = way.action;
    const QString label = m_controller.texts().label(action);
    const QString goal = isOneVerb ? m_controller.texts().spaceName(action.space) : label;
    auto *row = new ChoiceButton(tr("%1 · %2", "the number of a way on the map, and where it leads")
                                     .arg(QString::number(way.number), goal),
                                 ChoiceButton::Look::Row, this);
    QStringList words{action.cost > 0 ? tr("costs %n step(s)", nullptr, action.cost)
                                      : tr("free", "a way that costs nothing")};
    words.append(placewords::ground(m_controller, action.space));
    words.removeAll(QString());
    row->setDetail(words.join(QStringLiteral(" · ")));
    row->setToolTip(label);
    m_ways.append(row);
    row->actOn(m_controller, action);
    m_layout->addWidget(row);
}

void RetreatList::addRefused(const engine::Action &like, engine::SpaceId space)
{
    engine::Action asked = like;
    asked.space = space;
    const auto reason = m_controller.whyNot(asked);
    if (reason.text.isEmpty())
        return;
    m_layout->addWidget(
        new RefusedRow(m_controller, m_controller.texts().spaceName(space), reason, this));
}

} // namespace app
