// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"

#include <QMap>
#include <QPointer>

class QAction;

namespace editor {

/// Cut, copy, paste … of the Edit menu: they do what the page that is shown makes of them.
class EditActions : public QObject
{
    Q_OBJECT

public:
    explicit EditActions(QWidget *window);

    void setPage(Page *page);
    void retranslate();
    /// In the order of the menu.
    QList<QAction *> actions() const { return m_actions.values(); }
    void update();

private:
    static QString name(EditCommand command);

    QMap<EditCommand, QAction *> m_actions;
    QPointer<Page> m_page;
};

} // namespace editor
