// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QProgressBar;
class QPushButton;

namespace app {

/// Lies at the foot of the board while something takes long: what it is, how far, and a way out.
class BusyCard : public QFrame
{
    Q_OBJECT

public:
    /// \a board is what it lies on.
    explicit BusyCard(QWidget *board);

    void start(const QString &title);
    void setShare(int done, int of);

signals:
    void cancelled();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void place();

    QLabel *m_title;
    QLabel *m_percent;
    QProgressBar *m_bar;
    QPushButton *m_cancel;
};

} // namespace app
