// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/tooloptions.h"

#include "editor/pages/boards/tools/boardtool.h"

#include <QLabel>
#include <QVBoxLayout>

namespace editor {

ToolOptions::ToolOptions(const QList<BoardTool *> &tools, QWidget *parent)
    : QStackedWidget(parent)
    , m_tools(tools)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    for (qsizetype i = 0; i < m_tools.size(); ++i) {
        auto *page = new QWidget;
        auto *layout = new QVBoxLayout(page);
        layout->setContentsMargins(12, 8, 12, 10);
        addWidget(page);
    }
    retranslate();
}

void ToolOptions::fill(qsizetype index)
{
    QLayout *layout = widget(int(index))->layout();
    while (QLayoutItem *item = layout->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    if (QWidget *fields = m_tools[index]->makeOptions())
        layout->addWidget(fields);
    auto *hint = new QLabel(m_tools[index]->hint());
    hint->setWordWrap(true);
    hint->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    hint->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::MinimumExpanding);
    layout->addWidget(hint);
}

void ToolOptions::show(BoardTool *tool)
{
    const qsizetype index = m_tools.indexOf(tool);
    if (index < 0)
        return;
    fill(index);
    setCurrentIndex(int(index));
}

void ToolOptions::retranslate()
{
    for (qsizetype i = 0; i < m_tools.size(); ++i)
        fill(i);
}

} // namespace editor
