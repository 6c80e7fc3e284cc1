// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/runninggame.h"

#include <QPointer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;

namespace editor {

/// Evaluates lines of Lua in the game that is being tried.
class ConsolePanel : public QWidget
{
    Q_OBJECT

public:
    explicit ConsolePanel(QWidget *parent = nullptr);

    /// nullptr: none is played.
    void setGame(RunningGame *game);
    void run();
    void retranslate();
    QLineEdit *input() const { return m_input; }
    QString output() const;

signals:
    void tryRequested();
    /// What is played, for the title.
    void described(const QString &game);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void refresh();
    void step(int by);
    enum class Tone { Echo, Answer, Note, Failure };
    void print(const QString &text, Tone tone);

    QPointer<RunningGame> m_game;
    QStackedWidget *m_stack;
    QLabel *m_hint;
    QPushButton *m_try;
    QPlainTextEdit *m_output;
    QLineEdit *m_input;
    QStringList m_lines; ///< That were run, the latest last.
    qsizetype m_shown = 0; ///< The one of them in the field.
};

} // namespace editor
