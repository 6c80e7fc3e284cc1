// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/text/plainedit.h"

class QCompleter;
class QStandardItemModel;

namespace editor {

class RuleTextHighlighter;

/// The text of a paragraph as it is written: *emphasis*, "- " for lists, numbers of rules in
/// [brackets]. Numbers are completed; a click on one with Ctrl goes there.
class RuleTextEdit : public view::PlainEdit
{
    Q_OBJECT

public:
    explicit RuleTextEdit(QWidget *parent = nullptr);

    /// Numbers with their titles.
    void setRules(const QList<std::pair<QString, QString>> &rules);
    /// The number in brackets at a place of the text; empty: none.
    QString linkAt(int position) const;
    QCompleter *completer() const { return m_completer; }

signals:
    void linkActivated(const QString &number);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    /// What stands behind an open bracket before the cursor; null: there is none.
    QString prefix() const;
    void complete();
    void insertRule(const QString &number);

    QCompleter *m_completer;
    QStandardItemModel *m_rules;
    RuleTextHighlighter *m_highlighter;
};

} // namespace editor
