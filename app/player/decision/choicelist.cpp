// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/choicelist.h"

#include "app/player/decision/controls/choicebutton.h"
#include "app/player/parts/searchfield.h"

#include <QKeyEvent>
#include <QVBoxLayout>

namespace app {

ChoiceList::ChoiceList(QWidget *parent)
    : QWidget(parent)
    , m_search(new SearchField(tr("Find a choice"), this))
    , m_layout(new QVBoxLayout(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(4);
    m_layout->addWidget(m_search);
    connect(m_search, &QLineEdit::textChanged, this, &ChoiceList::filter);
}

void ChoiceList::add(ChoiceButton *row)
{
    m_rows.append(row);
    m_layout->addWidget(row);
}

void ChoiceList::filter()
{
    for (ChoiceButton *row : m_rows)
        row->setVisible(m_search->finds(row->text() + u' ' + row->detail()));
}

void ChoiceList::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    for (ChoiceButton *row : m_rows) {
        if (isEnter && row->hasFocus() && !event->isAutoRepeat()) {
            row->click();
            return;
        }
    }
    if (!isEnter)
        QWidget::keyPressEvent(event);
}

} // namespace app
