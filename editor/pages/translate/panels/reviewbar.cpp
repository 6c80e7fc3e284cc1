// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/reviewbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace editor {

ReviewBar::ReviewBar(QWidget *parent)
    : QWidget(parent)
    , m_text(new QLabel)
    , m_done(new QPushButton)
    , m_check(new QPushButton)
    , m_fill(new QPushButton)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(12, 2, 12, 7);
    layout->addWidget(m_text, 1);
    for (QPushButton *button : {m_done, m_check, m_fill}) {
        button->setProperty("class", QStringLiteral("small"));
        layout->addWidget(button);
    }
    m_text->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    connect(m_done, &QPushButton::clicked, this, &ReviewBar::doneWanted);
    connect(m_check, &QPushButton::clicked, this, &ReviewBar::checkWanted);
    connect(m_fill, &QPushButton::clicked, this, &ReviewBar::fillWanted);
    setCount(0);
    retranslate();
}

void ReviewBar::setCount(int texts)
{
    m_count = texts;
    m_text->setText(tr("%n text(s) chosen", "", m_count));
    setVisible(m_count > 1);
}

void ReviewBar::retranslate()
{
    m_done->setText(tr("Call done"));
    m_done->setToolTip(tr("Call all chosen texts done that have a translation"));
    m_check->setText(tr("Check again"));
    m_check->setToolTip(tr("Mark all chosen texts so that somebody looks at them again"));
    m_fill->setText(tr("Fill in"));
    m_fill->setToolTip(tr("Take translations of equal texts from this and other games; somebody "
                          "must look at them before players read them"));
    setCount(m_count);
}

void ReviewBar::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
