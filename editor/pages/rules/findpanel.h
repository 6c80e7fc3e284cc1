// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/index/modulesearch.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace editor {

class CodeTabs;

/// Find in module: the places by file, and replacing them all in one step of the history.
class FindPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindPanel(ModuleDocument &document, QWidget *parent = nullptr);

    /// Steps go through the files in \a tabs, with F3 and Shift+F3 anywhere on \a page.
    void serve(QWidget &page, CodeTabs &tabs);
    /// Also what is not Lua is looked at.
    void setEverywhere(bool everywhere);
    /// Asks for words, at first for \a words if there are any.
    void ask(const QString &words);
    /// Goes to the next place after the cursor (1), or to the one before it (-1), round and round.
    void step(int by);
    void search();
    void replaceAll();
    const QList<CodePlace> &places() const { return m_places; }
    QLineEdit *wordsEdit() const { return m_words; }
    QLineEdit *insteadEdit() const { return m_instead; }
    QPushButton *replaceButton() const { return m_replace; }
    QTreeWidget *list() const { return m_list; }

signals:
    void opened(const editor::CodePlace &place);
    /// Escape: back to the text.
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    ModuleSearch::Question question() const;
    /// The place that a step from the cursor leads to.
    qsizetype placeFrom(int by) const;
    QTreeWidgetItem *itemOf(qsizetype place) const;

    ModuleDocument &m_document;
    CodeTabs *m_tabs = nullptr;
    QLineEdit *m_words;
    QLineEdit *m_instead;
    QCheckBox *m_case;
    QCheckBox *m_whole;
    QCheckBox *m_everywhere;
    QPushButton *m_replace;
    QLabel *m_count;
    QTreeWidget *m_list;
    QList<CodePlace> m_places;
};

} // namespace editor
