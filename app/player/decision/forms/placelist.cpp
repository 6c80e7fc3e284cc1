// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/placelist.h"

#include "app/player/game/gamewishes.h"
#include "app/player/parts/searchfield.h"

#include <QKeyEvent>
#include <QListWidget>
#include <QVBoxLayout>

namespace app {

PlaceList::PlaceList(GameController &controller, std::vector<engine::Action> actions,
                     QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_actions(std::move(actions))
    , m_search(new SearchField(tr("Find a place"), this))
    , m_list(new QListWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    m_list->setAccessibleName(tr("Places"));
    m_list->setFixedHeight(fontMetrics().height() * 8);
    m_list->setMouseTracking(true);
    for (const engine::Action &action : m_actions) {
        const QString label = controller.texts().label(action);
        const bool isUsual = action.verb == m_actions.front().verb && action.value.isNone();
        auto *item = new QListWidgetItem(
            isUsual ? controller.texts().spaceName(action.space) : label, m_list);
        item->setToolTip(label);
    }
    connect(m_search, &QLineEdit::textChanged, this, &PlaceList::filter);
    const auto choose = [this](QListWidgetItem *item) {
        const engine::Action action = m_actions[size_t(m_list->row(item))];
        emit GameWishes::of(m_controller).actionChosen(action);
    };
    connect(m_list, &QListWidget::itemActivated, this, choose);
    const auto show = [this](QListWidgetItem *item) {
        if (item)
            emit GameWishes::of(m_controller)
                .spaceHighlighted(m_actions[size_t(m_list->row(item))].space);
    };
    connect(m_list, &QListWidget::currentItemChanged, this, show);
    connect(m_list, &QListWidget::itemEntered, this, show);
}

void PlaceList::filter()
{
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setHidden(!m_search->finds(item->text()));
        if (item->isHidden() && item == m_list->currentItem())
            m_list->setCurrentItem(nullptr); // Enter would choose what is not seen
    }
}

// The list takes Enter for its row and passes it on all the same.
void PlaceList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter)
        QWidget::keyPressEvent(event);
}

} // namespace app
