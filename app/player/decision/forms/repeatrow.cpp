// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/repeatrow.h"

#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/model/repeatedorder.h"

#include <QVBoxLayout>

namespace app {

RepeatRow::RepeatRow(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
}

RepeatRow *RepeatRow::of(GameController &controller, QWidget *parent)
{
    const auto order = RepeatedOrder::last(controller);
    if (!order)
        return nullptr;
    const auto beside = order->beside();
    const auto alike = order->alike();
    if (beside.empty() && alike.empty())
        return nullptr;
    auto *row = new RepeatRow(controller, parent);
    if (!beside.empty())
        row->add("repeatBeside", tr("The same for %n more from there", nullptr, int(beside.size())),
                 order->actions(beside));
    if (!alike.empty() && alike != beside)
        row->add("repeatAlike", tr("The same for %n similar", nullptr, int(alike.size())),
                 order->actions(alike));
    return row;
}

void RepeatRow::add(const char *name, const QString &text,
                    const std::vector<engine::Action> &actions)
{
    auto *button = new ChoiceButton(text, ChoiceButton::Look::Plain, this);
    button->setObjectName(QLatin1String(name));
    QStringList names;
    for (const engine::Action &action : actions) {
        if (action.piece)
            names.append(m_controller.texts().pieceName(action.piece));
    }
    names.removeDuplicates();
    button->setToolTip(names.join(u'\n'));
    connect(button, &QAbstractButton::clicked, &m_controller,
            [&controller = m_controller, actions] {
                emit GameWishes::of(controller).actionsChosen(actions);
            });
    layout()->addWidget(button);
}

} // namespace app
