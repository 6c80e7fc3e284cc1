// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rules/modulesearch.h"

#include <QWidget>

class QCheckBox;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace editor {

/// Find in module: the places by file, and replacing them all in one step of the history.
class FindPanel : public QWidget
{
    Q_OBJECT

public:
    explicit FindPanel(ModuleDocument &document, QWidget *parent = nullptr);

    /// Asks for words, at first for \a words if there are any.
    void ask(const QString &words);
    void search();
    void replaceAll();
    const QList<CodePlace> &places() const { return m_places; }
    QLineEdit *wordsEdit() const { return m_words; }
    QLineEdit *insteadEdit() const { return m_instead; }
    QPushButton *replaceButton() const { return m_replace; }
    QTreeWidget *list() const { return m_list; }

signals:
    void opened(const editor::CodePlace &place);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    ModuleSearch::Question question() const;

    ModuleDocument &m_document;
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
