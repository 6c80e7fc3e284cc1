// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"

#include <QObject>

class QWidget;

namespace editor {

class RuleCoverage;
class RulebookTree;

/// What can be done to the paragraphs of a rulebook, beginning with the one that is chosen: each
/// edit one step of the history, and questions where other files follow.
class ParagraphEdits : public QObject
{
    Q_OBJECT

public:
    ParagraphEdits(ModuleDocument &document, RulebookTree &tree, RuleCoverage &coverage,
                   QWidget *parent);

    /// A rulebook, where there is none.
    void begin();
    void addBehind();
    void addBelow();
    void addChapter();
    void remove();
    /// Asks first when code names the rule.
    void askToRemove();
    void askForNumber();
    /// The same, with another number to begin with.
    void suggestNumber(const QString &title, const QString &suggested);
    void renumberInOrder();
    /// Offers a number that suits the new place.
    void move(const QString &number, const QString &before);

signals:
    /// A new paragraph, which is chosen now.
    void inserted();

private:
    void insert(const QString &number, int index);
    int placeBehind(const QString &number) const;
    QString numberByPlace(const QString &number) const;

    ModuleDocument &m_document;
    RulebookTree &m_tree;
    RuleCoverage &m_coverage;
    QWidget *m_window; ///< That dialogs belong to.
};

} // namespace editor
