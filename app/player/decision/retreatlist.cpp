// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/retreatlist.h"

#include "app/player/decision/choicebutton.h"
#include "app/player/decision/placewords.h"
#include "app/player/decision/refusedrow.h"

#include <QVBoxLayout>

namespace app {

RetreatList::RetreatList(GameController &controller, engine::PieceId piece, int digits,
                         QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_digits(digits)
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(6);
    std::vector<engine::Action> ways = controller.actions(piece);
    std::erase_if(ways, [](const engine::Action &one) { return !one.space; });
    if (ways.empty())
        return;
    const bool isOneVerb = std::all_of(ways.begin(), ways.end(), [&](const auto &one) {
        return one.verb == ways.front().verb && one.value.isNone();
    });
    for (const engine::Action &action : ways)
        addWay(action, isOneVerb);
    const engine::SpaceId here = controller.state().piece(piece).space;
    if (!here || !isOneVerb)
        return;
    for (const engine::SpaceId space : controller.module().map.neighbours(here)) {
        if (std::none_of(ways.begin(), ways.end(),
                         [space](const auto &one) { return one.space == space; }))
            addRefused(ways.front(), space);
    }
}

void RetreatList::addWay(const engine::Action &action, bool isOneVerb)
{
    const QString label = m_controller.texts().label(action);
    auto *row = new ChoiceButton(isOneVerb ? m_controller.texts().spaceName(action.space) : label,
                                 ChoiceButton::Look::Row, this);
    QStringList words{action.cost > 0 ? tr("costs %n step(s)", nullptr, action.cost)
                                      : tr("free", "a way that costs nothing")};
    words.append(placewords::ground(m_controller, action.space));
    words.removeAll(QString());
    row->setDetail(words.join(QStringLiteral(" · ")));
    row->setToolTip(label);
    m_ways.append(row);
    if (const qsizetype digit = m_digits + m_ways.size(); digit <= 9)
        row->setKey(QString::number(digit));
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
