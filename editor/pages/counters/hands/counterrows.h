// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace editor {

class CounterLevelBar;
class CounterSelection;
class CounterTableModel;
class ModuleDocument;
enum class InScenarios;

/// Which counters and values there are: adds, doubles and deletes them.
class CounterRows : public QObject
{
    Q_OBJECT

public:
    /// \a page is what questions stand in front of; all of them must outlive it.
    CounterRows(ModuleDocument &document, CounterSelection &selection, CounterTableModel &model,
                CounterLevelBar &levels, QWidget *page);

    void add(const QString &type);
    /// A printed value that nothing has yet: 0 for the chosen counters or, as the edits go, for
    /// their types or templates; for all of them when none is chosen.
    void addValue(const QString &key);
    void askForValue();
    void duplicate();
    /// Asks first where scenarios name what goes.
    void remove();

private:
    void remove(const QList<int> &pieces, InScenarios inScenarios);
    /// The side that a new counter of \a type has of its own.
    QString sideOf(const QString &type) const;

    ModuleDocument &m_document;
    CounterSelection &m_selection;
    CounterTableModel &m_model;
    CounterLevelBar &m_levels;
    QWidget *m_page;
};

} // namespace editor
