// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/text/plainedit.h"
#include "editor/code/codeassistant.h"
#include "editor/code/codehighlighter.h"
#include "editor/code/codeproblem.h"

#include <QSet>

#include <functional>

class QLabel;

namespace editor {

class CodeMargin;
class CompletionPopup;

/// A text with line numbers, colours, marks and the keys that writers of code know. It has no
/// history of its own: undo and redo are the module's.
class CodeEdit : public view::PlainEdit
{
    Q_OBJECT

public:
    explicit CodeEdit(const QString &file, QWidget *parent = nullptr);
    ~CodeEdit() override;

    const QString &file() const { return m_file; }
    /// As it is, without replacing special blanks.
    QString text() const;
    /// Replaces only what differs, so that cursor, selection and scrolling stay.
    void patch(const QString &text);

    void setAssistant(CodeAssistant *assistant) { m_assistant = assistant; }
    void setKnown(const QSet<QString> &names) { m_highlighter->setKnown(names); }
    void setProblems(const QList<CodeProblem> &problems);
    const QList<CodeProblem> &problems() const { return m_problems; }
    const CodeProblem *problemInLine(int line) const;
    /// The one under the character, or nullptr.
    const CodeProblem *problemAt(int position) const;
    void setCovered(const QSet<int> &lines);
    const QSet<int> &covered() const;

    int position() const { return textCursor().position(); }
    void goTo(int position, int length = 0);
    void goToLine(int line);
    void selectLine(int line);
    /// Lines from 1 with where they are drawn.
    void eachVisibleLine(const std::function<void(int line, QRect row)> &look) const;

    /// Puts what certainly mends the problem at the cursor in its place; false: there is nothing.
    bool fix();
    void complete();
    bool isCompleting() const;
    CompletionPopup &popup() { return *m_popup; }
    /// The signature that is shown at the moment; empty: none.
    QString shownSignature() const;
    void duplicateLine();

signals:
    void undoRequested();
    void redoRequested();
    void definitionRequested();
    void renameRequested();
    /// The word or place under the pointer, for Ctrl+click.
    void followed(int position);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void layOutMargin();
    void applyColors();
    void markText();
    void markBrackets(QList<QTextEdit::ExtraSelection> &marks) const;
    void markProblems(QList<QTextEdit::ExtraSelection> &marks) const;
    bool keyInPopup(QKeyEvent *event);
    bool commandKey(QKeyEvent *event);
    bool editingKey(QKeyEvent *event);
    void afterTyping(const QString &typed);
    void accept();
    void updatePopup();
    void showSignature();
    bool showTip(QPoint place, QPoint global);

    QString m_file;
    CodeHighlighter *m_highlighter;
    CodeMargin *m_margin;
    CompletionPopup *m_popup;
    QLabel *m_signature;
    CodeAssistant *m_assistant = nullptr;
    Completions m_completions;
    QList<CodeProblem> m_problems;
    int m_freshLine = -1; ///< Begun by Return: its indentation is ours.
    bool m_isStyling = false;
};

} // namespace editor
