// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/noticestrip.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>

namespace editor {

NoticeStrip::NoticeStrip(QWidget *parent)
    : QFrame(parent)
    , m_layout(new QHBoxLayout(this))
    , m_text(new QLabel)
{
    m_layout->setContentsMargins(12, 6, 12, 6);
    m_layout->addWidget(m_text, 1);
    m_text->setWordWrap(true);
    hide();
}

void NoticeStrip::tell(Tone tone, const QString &text)
{
    for (QPushButton *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    setProperty("class",
                tone == Tone::Warning ? QStringLiteral("warnStrip") : QStringLiteral("noteStrip"));
    style()->unpolish(this);
    style()->polish(this);
    m_text->setText(text);
    setAccessibleName(text);
    show();
}

QPushButton *NoticeStrip::addButton(const QString &text)
{
    auto *button = new QPushButton(text);
    button->setProperty("class", QStringLiteral("small"));
    m_layout->addWidget(button);
    m_buttons.append(button);
    connect(button, &QPushButton::clicked, this, &QWidget::hide);
    return button;
}

QString NoticeStrip::text() const
{
    return m_text->text();
}

} // namespace editor
