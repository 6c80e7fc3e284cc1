// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/edits/cellplanner.h"
#include "editor/pages/counters/panels/livepictures.h"
#include "editor/pages/page.h"

class QLabel;
class QMenu;
class QStackedWidget;

namespace editor {

class CounterBar;
class CounterInspector;
class CounterLevelBar;
class CounterSheet;
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
    const CounterSource &source() const;
    QList<int> chosen() const;
    void choose(const QStringList &ids);
    /// The same; a filter that hides one of them is taken away.
    void reveal(const QStringList &ids);

    /// What the dialogs for files call.
    void importTable(const QString &path);
    engine::Result<engine::Done> exportTable(const QString &path) const;

    void addCounter(const QString &type);
    /// A printed value that nothing has yet: 0 for the chosen counters or, as the edits go, for
    /// their types or templates; for all of them when none is chosen.
    void addValue(const QString &key);
    /// The first chosen row into all chosen ones.
    void fillDown();

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
    void type(int piece, int column, const QString &text);
    void apply(const CellPlan &plan, const CounterSource &source, const QString &title);
    void preview(const CellPlan &plan, const QString &title);
    void hint(int column);
    void followLink(int piece);
    void copy() const;
    void paste();
    void pasteCells(const QString &text);
    void duplicate();
    void remove();
    void clearCells();
    void chooseImport();
    void chooseExport();
    void fillColumnsMenu();
    void askForValue();
    QString cellTitle(int column) const;

    LivePictures m_pictures;
    view::SymbolSet m_symbols;
    CounterTableModel *m_model;
    CounterTableView *m_table;
    CounterSheet *m_sheet;
    CounterBar *m_bar;
    CounterLevelBar *m_levels;
    CounterInspector *m_inspector;
    QStackedWidget *m_stack;
    QLabel *m_empty;
    QMenu *m_columns;
    QSet<QString> m_hidden; ///< Columns, by name.
    bool m_wasFitted = false;
    bool m_wantsSheet = false;
};

} // namespace editor
