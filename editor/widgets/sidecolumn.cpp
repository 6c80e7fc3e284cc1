// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/sidecolumn.h"

#include <QVBoxLayout>

namespace editor {

SideColumn::SideColumn(QWidget *parent)
    : QScrollArea(parent)
{
    auto *content = new QWidget;
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(0);
    m_layout->addStretch();
    setWidget(content);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setMinimumWidth(300);
}

Section *SideColumn::add(const QString &icon, QWidget *body)
{
    auto *section = new Section(icon, body);
    m_layout->insertWidget(m_layout->count() - 1, section);
    return section;
}

} // namespace editor
