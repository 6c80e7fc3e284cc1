// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/editorbar.h"

#include <QLayout>
#include <QToolButton>

namespace editor {

namespace {

constexpr int c_wideField = 280;
constexpr int c_narrowField = 176;

} // namespace

EditorBar::EditorBar(QWidget *parent)
    : QToolBar(parent)
{
    setObjectName(QStringLiteral("editor"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize({18, 18});
    // It never asks for more than it gets: it can do without words.
    setMinimumWidth(1);
}

void EditorBar::addSigns(const QList<QAction *> &actions)
{
    addActions(actions);
    for (QAction *action : actions)
        setWords(action, Qt::ToolButtonIconOnly);
}

void EditorBar::addWorded(const QList<QAction *> &actions)
{
    addActions(actions);
    m_worded += actions;
    for (QAction *action : actions)
        connect(action, &QAction::toggled, this, &EditorBar::fit);
}

void EditorBar::setWords(QAction *action, Qt::ToolButtonStyle style)
{
    if (auto *button = qobject_cast<QToolButton *>(widgetForAction(action)))
        button->setToolButtonStyle(style);
}

void EditorBar::fit()
{
    // The style sets its own ones again and again.
    layout()->setContentsMargins(8, 5, 8, 5);
    layout()->setSpacing(4);
    if (m_flexible)
        m_flexible->setMaximumWidth(std::max(c_wideField, m_flexible->minimumWidth()));
    for (QAction *action : std::as_const(m_worded))
        setWords(action, Qt::ToolButtonTextBesideIcon);
    if (m_flexible && isTooWide())
        m_flexible->setMaximumWidth(std::max(c_narrowField, m_flexible->minimumWidth()));
    if (m_first && isTooWide())
        setWords(m_first, Qt::ToolButtonIconOnly);
    if (!isTooWide())
        return;
    for (QAction *action : std::as_const(m_worded)) {
        if (!action->isChecked() && action != m_last)
            setWords(action, Qt::ToolButtonIconOnly);
    }
    if (m_flexible)
        m_flexible->setMaximumWidth(std::max(c_wideField, m_flexible->minimumWidth()));
}

void EditorBar::resizeEvent(QResizeEvent *event)
{
    fit();
    QToolBar::resizeEvent(event);
}

} // namespace editor
