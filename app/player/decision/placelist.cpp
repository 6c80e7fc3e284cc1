// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/placelist.h"

#include "app/player/game/gamewishes.h"

#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace app {

PlaceList::PlaceList(GameController &controller, std::vector<engine::Action> actions,
                     QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_actions(std::move(actions))
    , m_search(new QLineEdit(this))
    , m_list(new QListWidget(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_search);
    layout->addWidget(m_list);
    m_search->setPlaceholderText(tr("Find a place"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_list->setAccessibleName(tr("Places"));
    m_list->setFixedHeight(fontMetrics().height() * 8);
    m_list->setMouseTracking(true);
    for (const engine::Action &action : m_actions) {
        auto *item = new QListWidgetItem(controller.texts().spaceName(action.space), m_list);
        item->setToolTip(controller.texts().label(action));
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

void PlaceList::filter(const QString &text)
{
    for (int i = 0; i < m_list->count(); ++i) {
        QListWidgetItem *item = m_list->item(i);
        item->setHidden(!item->text().contains(text, Qt::CaseInsensitive));
    }
}

} // namespace app
