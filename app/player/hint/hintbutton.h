// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/hint/hints.h"

#include <QToolButton>

namespace app {

/// Asks for a hint beside the question, or puts it away.
class HintButton : public QToolButton
{
    Q_OBJECT

public:
    explicit HintButton(GameController &controller, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void follow();

    GameController &m_controller;
    Hints &m_hints;
};

} // namespace app
