// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QMenu>

namespace editor {

/// The pages of the manual that designers need.
class HelpMenu : public QMenu
{
    Q_OBJECT

public:
    explicit HelpMenu(QWidget *parent = nullptr);

    void retranslate();

signals:
    /// A page of the manual, by its name without ".md".
    void opened(const QString &page);
};

} // namespace editor
