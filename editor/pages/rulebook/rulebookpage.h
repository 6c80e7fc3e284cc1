// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/page.h"
#include "editor/pages/rulebook/rulecoverage.h"

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace editor {

class Notice;
class ParagraphEdits;
class ParagraphPanel;
class RulebookTree;
class Section;
class UsesList;

/// The rules that players read, and what code and tests make of them.
class RulebookPage : public Page
{
    Q_OBJECT

public:
    explicit RulebookPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Rulebook"); }
    QString icon() const override { return QStringLiteral("rules"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
    Place place() const override;
    bool offers(EditCommand command) const override;
    void perform(EditCommand command) override;

    RulebookTree *tree() const { return m_tree; }
    ParagraphPanel *panel() const { return m_panel; }
    UsesList *code() const { return m_code; }
    UsesList *tests() const { return m_tests; }
    ParagraphEdits *edits() const { return m_edits; }
    /// Goes to the paragraph, or to the nearest one above it.
    void openRule(const QString &number);

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *makeContents();
    void makeSide(class SideColumn &side);
    void retranslate();
    void refresh();
    void lookAgain();
    void showParagraph();
    void showTranslation();

    QStackedWidget *m_stack;
    Notice *m_notice;
    QPushButton *m_mend;
    QPushButton *m_begin;
    QLineEdit *m_search;
    QComboBox *m_filter;
    QToolButton *m_add;
    QToolButton *m_addBelow;
    QToolButton *m_addChapter;
    QToolButton *m_remove;
    QToolButton *m_order;
    RulebookTree *m_tree;
    ParagraphPanel *m_panel;
    UsesList *m_code;
    UsesList *m_tests;
    UsesList *m_rows;
    UsesList *m_links;
    QLabel *m_translation;
    QList<Section *> m_sections;
    RuleCoverage m_coverage;
    ParagraphEdits *m_edits;
    bool m_isStale = true; ///< Who names a rule has to be looked for again.
};

} // namespace editor
