// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codeedit.h"
#include "editor/document/moduledocument.h"

#include <QSet>
#include <QTabWidget>
#include <QTimer>

namespace editor {

/// Files of a module as text, a tab for each. What is typed becomes steps of the history, one for
/// each stretch without a pause; what changes elsewhere is shown at once.
class CodeTabs : public QTabWidget
{
    Q_OBJECT

public:
    explicit CodeTabs(ModuleDocument &document, QWidget *parent = nullptr);

    /// Shows a file, in a new tab if need be; nullptr when there is no such file.
    CodeEdit *open(const QString &file);
    CodeEdit *edit(const QString &file) const { return m_edits.value(file); }
    CodeEdit *currentEdit() const;
    QString currentFile() const;
    QList<CodeEdit *> edits() const { return m_edits.values(); }
    /// Goes to a line by its number.
    void askForLine();
    void setAssistant(CodeAssistant *assistant) { m_assistant = assistant; }

signals:
    void opened(editor::CodeEdit *edit);
    void cursorMoved();

private:
    CodeEdit *makeTab(const QString &file);
    void closeTab(int index);
    void typed(CodeEdit *edit);
    void refresh(const QSet<QString> &files);
    void updateTitles();
    void stepTab(int by);

    ModuleDocument &m_document;
    CodeAssistant *m_assistant = nullptr;
    QHash<QString, CodeEdit *> m_edits;
    bool m_isTaking = false; ///< What is typed is on its way into the document, or back.
    int m_burst = 0; ///< Typing without a pause is one step.
    QTimer m_burstEnd;
};

} // namespace editor
