// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/counterlevelbar.h"

#include "app/view/style/tokens.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QToolButton>

namespace editor {

CounterLevelBar::CounterLevelBar(QWidget *parent)
    : QWidget(parent)
    , m_label(new QLabel)
    , m_group(new QButtonGroup(this))
    , m_piece(new QRadioButton)
    , m_type(new QRadioButton)
    , m_template(new QRadioButton)
    , m_message(new QLabel)
    , m_columns(new QToolButton)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 4, 12, 4);
    layout->setSpacing(10);
    layout->addWidget(m_label);
    m_group->addButton(m_piece, int(PieceLevel::Piece));
    m_group->addButton(m_type, int(PieceLevel::Type));
    m_group->addButton(m_template, int(PieceLevel::Template));
    for (QRadioButton *button : {m_piece, m_type, m_template})
        layout->addWidget(button);
    layout->addWidget(m_message, 1);
    layout->addWidget(m_columns);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_message->setMinimumWidth(0);
    m_message->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_columns->setPopupMode(QToolButton::InstantPopup);
    m_piece->setChecked(true);
    showMessage({});
    retranslate();
}

PieceLevel CounterLevelBar::level() const
{
    return PieceLevel(m_group->checkedId());
}

void CounterLevelBar::setLevel(PieceLevel level)
{
    m_group->button(int(level))->setChecked(true);
}

void CounterLevelBar::showMessage(const QString &message)
{
    QPalette colored = palette();
    colored.setColor(QPalette::WindowText, view::Tokens::of(palette()).bad);
    m_message->setPalette(colored);
    m_message->setText(message);
    m_message->setToolTip(message);
    m_message->setAccessibleName(message.isEmpty() ? tr("No message") : message);
}

QString CounterLevelBar::message() const
{
    return m_message->text();
}

void CounterLevelBar::retranslate()
{
    m_label->setText(tr("Edits change"));
    m_piece->setText(tr("the counter"));
    m_piece->setToolTip(tr("Only the chosen counters change; what they say wins over their type."));
    m_type->setText(tr("its type"));
    m_type->setToolTip(tr("All counters of the type change that say nothing else themselves."));
    m_template->setText(tr("its template"));
    m_template->setToolTip(tr("All counters of the template change whose types say nothing else."));
    m_columns->setText(tr("Columns"));
    m_columns->setToolTip(tr("Choose which columns are shown, or add a value"));
}

void CounterLevelBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
