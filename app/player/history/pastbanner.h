// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/gamecontroller.h"

#include <QFrame>

class QLabel;
class QPushButton;

namespace app {

/// Lies on the board while the past is shown: which step it is, and the way back to now.
class PastBanner : public QFrame
{
    Q_OBJECT

public:
    /// \a board is what it lies on.
    PastBanner(GameController &controller, QWidget *board);

    void showStep(int step, int count, const QString &words);
    QString text() const;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void place();

    QLabel *m_sign;
    QLabel *m_title;
    QLabel *m_words;
    QPushButton *m_return;
};

} // namespace app
