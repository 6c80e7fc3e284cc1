// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/pages/rules/sequence/phaseedits.h"
#include "editor/pages/rules/sequence/phasetree.h"

class QLabel;
class QToolButton;

namespace editor {

class ChoiceField;
class PropertyForm;

/// rules/sequence.json as a tree, with the values of the chosen phase below it.
class SequencePanel : public QWidget
{
    Q_OBJECT

public:
    explicit SequencePanel(LiveModule &live, QWidget *parent = nullptr);

    /// The path of the chosen phase; empty: none.
    JsonPath current() const;
    void choose(const JsonPath &phase);
    void addPhase();
    void addPhaseBelow();
    void removePhase();
    void duplicatePhase();
    void movePhase(const JsonPath &phase, const JsonPath &list, qsizetype place);
    void renamePhase();
    PhaseTree *tree() const { return m_tree; }
    QToolButton *addButton() const { return m_add; }
    PropertyForm *form() const { return m_form; }
    void retranslate();

signals:
    /// The code of a phase is wanted: of its decision, or of its hooks. \a rule is its paragraph.
    void codeRequested(const QString &decision, const QString &phase, const QString &rule);
    void usesRequested(const QString &word);

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeForm();
    void refresh();
    void addItems(const JsonText &phases, const JsonPath &list, QTreeWidgetItem *parent);
    void chosen();
    void edited(QTreeWidgetItem *item, int column);
    void drop(QTreeWidgetItem *onto, PhaseTree::Where where);
    QTreeWidgetItem *itemOf(const JsonPath &path) const;
    void listSides();
    void openCode(const QTreeWidgetItem *item);
    void showMenu(QPoint place);

    LiveModule &m_live;
    PhaseEdits m_edits;
    PhaseTree *m_tree;
    QLabel *m_message;
    QToolButton *m_add;
    PropertyForm *m_form;
    ChoiceField *m_side;
    bool m_isFilling = false;
};

} // namespace editor
