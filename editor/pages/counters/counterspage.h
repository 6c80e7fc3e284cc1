// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/hands/counterclipboard.h"
#include "editor/pages/counters/hands/counterselection.h"
#include "editor/pages/counters/panels/livepictures.h"
#include "editor/pages/page.h"

#include <QSet>

class QLabel;
class QMenu;
class QStackedWidget;

namespace editor {

class CellEdits;
class CounterBar;
class CounterInspector;
class CounterLevelBar;
class CounterRows;
class CounterSheet;
class CounterTableFile;
class CounterTableModel;
class CounterTableView;

/// All counters, as a table and as a sheet, with their looks.
class CountersPage : public Page
{
    Q_OBJECT

public:
    explicit CountersPage(LiveModule &live, QWidget *parent = nullptr);
    ~CountersPage() override;

    QString title() const override { return tr("Counters"); }
    QString icon() const override { return QStringLiteral("layers"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
    Place place() const override;
    void flush() override;
    bool offers(EditCommand command) const override;
    void perform(EditCommand command) override;

    CounterTableView *table() const { return m_table; }
    CounterTableModel *model() const { return m_model; }
    CounterInspector *inspector() const { return m_inspector; }
    CounterBar *bar() const { return m_bar; }
    CounterLevelBar *levelBar() const { return m_levels; }
    CounterSheet *sheet() const { return m_sheet; }
    const CounterSource &source() const { return m_selection.source(); }
    CounterSelection &selection() { return m_selection; }
    const CounterSelection &selection() const { return m_selection; }
    CellEdits &cells() const { return *m_cells; }
    CounterRows &rows() const { return *m_rows; }
    CounterTableFile &tableFile() const { return *m_tableFile; }

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeViews();
    void connectViews();
    void connectBars();
    void refresh();
    void showChosen();
    void showState();
    void showSheet();
    bool isSheet() const;
    void followLink(int piece);
    void fillColumnsMenu();

    LivePictures m_pictures;
    CounterTableModel *m_model;
    CounterTableView *m_table;
    CounterSheet *m_sheet;
    CounterBar *m_bar;
    CounterLevelBar *m_levels;
    CounterInspector *m_inspector;
    QStackedWidget *m_stack;
    QLabel *m_empty;
    QMenu *m_columns;
    CounterSelection m_selection;
    CellEdits *m_cells;
    CounterRows *m_rows;
    CounterTableFile *m_tableFile;
    CounterClipboard m_clipboard;
    QSet<QString> m_hidden; ///< Columns, by name.
    bool m_wasFitted = false;
    bool m_wantsSheet = false;
};

} // namespace editor
