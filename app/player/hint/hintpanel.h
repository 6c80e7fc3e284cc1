// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/hint/hints.h"

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace app {

class ChoiceButton;
class ThinBar;

/// The hints to the present question: what speaks for each, and a button that does its first step.
/// It is not there as long as nobody has asked.
class HintPanel : public QFrame
{
    Q_OBJECT

public:
    explicit HintPanel(GameController &controller, QWidget *parent = nullptr);

    /// Shows the hints anew, in the language and the colours of now.
    void refresh();
    /// Who asked by the keyboard goes on with it.
    void takeFocus();

signals:
    /// It is another one, which may need another height.
    void changed();

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    void makeHead(QVBoxLayout *lines);
    bool hasFocusNear() const;
    void showProgress();
    void showHints();
    void addHint(int number);
    void addShown(const Hint &hint, int number);
    void choose(int number);
    QString words(const engine::Reason &reason) const;
    QLabel *line(const QString &text, const char *look);

    GameController &m_controller;
    Hints &m_hints;
    QLabel *m_title;
    QLabel *m_note;
    ThinBar *m_bar;
    QPushButton *m_now;
    QPushButton *m_close;
    QWidget *m_list = nullptr;
    QVBoxLayout *m_lines;
    QList<ChoiceButton *> m_rows;
};

} // namespace app
