// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/notice.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {

Notice::Notice(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
    , m_text(new QLabel)
{
    m_layout->setContentsMargins(24, 24, 24, 24);
    m_layout->addStretch();
    m_layout->addWidget(m_text);
    m_layout->addStretch();
    m_text->setWordWrap(true);
    m_text->setAlignment(Qt::AlignHCenter);
}

void Notice::setText(const QString &text)
{
    m_text->setText(text);
}

QString Notice::text() const
{
    return m_text->text();
}

QPushButton *Notice::addButton()
{
    auto *button = new QPushButton;
    m_layout->insertWidget(m_layout->count() - 1, button, 0, Qt::AlignHCenter);
    return button;
}

} // namespace editor
