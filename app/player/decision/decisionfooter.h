// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/pressguard.h"

#include <QWidget>

class QVBoxLayout;

namespace app {

class ChoiceButton;

/// The buttons below a decision that never scroll away: the main one, the way out, and what can be
/// done when nobody decides.
class DecisionFooter : public QWidget
{
    Q_OBJECT

public:
    /// \a column is that of the odds; \a canStop: the computer thinks for too long.
    DecisionFooter(GameController &controller, const QString &column, bool canStop,
                   QWidget *parent = nullptr);

    bool isEmpty() const;
    /// Lights the button that the next press of its key does.
    void showArmed(PressGuard::Key armed);

private:
    ChoiceButton *add(const QString &text, bool isMain, const QString &key);
    void addDeclared();
    /// Says why the main button is not there.
    void addLacking();
    void addOthers(bool canStop);

    GameController &m_controller;
    const DecisionForm &m_form;
    QString m_mainText;
    QString m_backText;
    QVBoxLayout *m_rows;
    ChoiceButton *m_main = nullptr;
    ChoiceButton *m_back = nullptr;
};

} // namespace app
