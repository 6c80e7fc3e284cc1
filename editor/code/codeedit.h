// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/text/plainedit.h"
#include "editor/code/codehighlighter.h"
#include "editor/code/codehints.h"
#include "editor/code/codekeys.h"
#include "editor/code/codeproblem.h"

#include <QSet>

#include <functional>

namespace editor {

class CodeMargin;

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

    CodeHints &hints() { return *m_hints; }
    bool isLua() const { return m_highlighter->language() == CodeHighlighter::Language::Lua; }
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
    bool showTip(QPoint place, QPoint global);

    QString m_file;
    CodeHighlighter *m_highlighter;
    CodeMargin *m_margin;
    CodeHints *m_hints;
    CodeKeys m_keys;
    QList<CodeProblem> m_problems;
    bool m_isStyling = false;
};

} // namespace editor
