// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/decision/model/pressguard.h"

#include <QWidget>

class QCheckBox;
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
    ChoiceButton *main() const { return m_main; }
    /// Lights the button that the next press of its key does.
    void showArmed(PressGuard::Key armed);

signals:
    void mainClicked();
    /// The player does not want to be asked any more.
    void askedEnough();

private:
    ChoiceButton *add(const QString &text, bool isMain, const QString &key);
    void addDeclared();
    /// The main button as it will be, and why it can't be pressed yet.
    void addLacking();
    void addOthers(bool canStop);
    bool isNumberMissing() const;
    /// What the main button leaves undone, in words.
    QString undone() const;

    GameController &m_controller;
    const DecisionForm &m_form;
    QString m_mainText;
    QString m_backText;
    QVBoxLayout *m_rows;
    ChoiceButton *m_main = nullptr;
    ChoiceButton *m_back = nullptr;
    QCheckBox *m_enough = nullptr; ///< Above the button, which stays where it is.
};

} // namespace app
