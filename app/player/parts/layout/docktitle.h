// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QDockWidget;
class QLabel;
class QToolButton;

namespace app {

/// The head of a panel: its sign, its name, and the buttons that let it float or close it.
class DockTitle : public QWidget
{
    Q_OBJECT

public:
    explicit DockTitle(QDockWidget *dock);

protected:
    void changeEvent(QEvent *event) override;

private:
    void refresh();

    QDockWidget *m_dock;
    QLabel *m_sign;
    QLabel *m_name;
    QToolButton *m_float;
    QToolButton *m_close;
};

} // namespace app
