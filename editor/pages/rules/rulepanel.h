// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/place.h"
#include "editor/pages/rules/index/ruletests.h"
#include "editor/pages/rules/testrun.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QTextBrowser;

namespace editor {

/// The paragraph of the rulebook that the code at the cursor is about, with all code and tests that
/// name it.
class RulePanel : public QWidget
{
    Q_OBJECT

public:
    RulePanel(const RuleIndex &index, TestRun &run, QWidget *parent = nullptr);

    /// Empty: no rule.
    void show(const QString &rule);
    const QString &rule() const { return m_rule; }
    void refresh();
    void retranslate();
    QTextBrowser *text() const { return m_text; }
    QPushButton *runButton() const { return m_run; }
    QPushButton *editButton() const { return m_edit; }
    QPushButton *recordButton() const { return m_record; }

signals:
    void opened(const editor::CodePlace &place);
    void editRequested(const QString &rule);
    void recordRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    QString html() const;
    QString codeHtml() const;
    QString testsHtml() const;
    void follow(const QUrl &link);

    const RuleIndex &m_index;
    TestRun &m_tests;
    QString m_rule;
    QLabel *m_number;
    QLabel *m_title;
    QPushButton *m_edit;
    QTextBrowser *m_text;
    QPushButton *m_run;
    QPushButton *m_record;
};

} // namespace editor
