// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/shares.h"

#include <QWidget>

class QToolButton;

namespace app {

/// What a target has, with one more or less of it by buttons or the wheel.
class ShareStepper : public QWidget
{
    Q_OBJECT

public:
    ShareStepper(GameController &controller, const Shares::Target &target, engine::NameId verb,
                 int index, QWidget *parent = nullptr);

protected:
    void wheelEvent(QWheelEvent *event) override;

private:
    QToolButton *button(const QString &icon, const QString &words,
                        const std::optional<engine::Action> &offered, int by);

    GameController &m_controller;
    engine::Action m_asked;
    QToolButton *m_less;
    QToolButton *m_more;
    int m_turned = 0; ///< Of the wheel, so far.
};

} // namespace app
