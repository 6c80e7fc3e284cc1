// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "engine/module/model/rulebook.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QTextBrowser;

namespace editor {

class RuleTextEdit;

/// One paragraph of the rulebook to be written, and how players read it. What is typed becomes
/// steps of the module's history.
class ParagraphPanel : public QWidget
{
    Q_OBJECT

public:
    explicit ParagraphPanel(ModuleDocument &document, QWidget *parent = nullptr);

    void setBook(const engine::Rulebook &book);
    void showParagraph(const QString &number);
    const QString &number() const { return m_number; }
    QLineEdit *titleEdit() const { return m_title; }
    RuleTextEdit *textEdit() const { return m_text; }
    QTextBrowser *preview() const { return m_preview; }
    QPushButton *renumberButton() const { return m_renumber; }
    /// The title is the next thing that is typed.
    void writeTitle();
    /// Typing after this is another step.
    void endStep();

signals:
    void renumberRequested();
    void linkActivated(const QString &number);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void showPreview();
    void typeTitle();
    void typeText();
    void commit(const Draft &draft);
    const engine::Rulebook::Paragraph *paragraph() const;

    ModuleDocument &m_document;
    engine::Rulebook m_book;
    QString m_number;
    QLabel *m_badge;
    QPushButton *m_renumber;
    QLineEdit *m_title;
    RuleTextEdit *m_text;
    QLabel *m_previewTitle;
    QTextBrowser *m_preview;
    bool m_isShowing = false;
    int m_burst = 0;
    QTimer m_burstEnd;
};

} // namespace editor
