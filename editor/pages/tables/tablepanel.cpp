// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/tablepanel.h"

#include "app/view/style/icons.h"
#include "editor/document/uses/ruleids.h"
#include "editor/pages/tables/grid/cellsgrid.h"
#include "editor/pages/tables/grid/gridview.h"
#include "editor/pages/tables/jsontreepanel.h"
#include "editor/pages/tables/kindview.h"
#include "editor/pages/tables/terraingrid.h"
#include "editor/widgets/notice.h"
#include "engine/module/read/terrainreader.h"

#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QMessageBox>
#include <QPushButton>
#include <QSet>
#include <QStackedWidget>
#include <QTabWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

using kindedit::List;
using Line = Grid::Line;

TablePanel::TablePanel(LiveModule &live, QWidget *parent)
    : QWidget(parent)
    , m_live(live)
    , m_tabs(new QTabWidget)
    , m_stack(new QStackedWidget)
    , m_trouble(new Notice)
    , m_mend(m_trouble->addButton())
    , m_cellsPage(new QStackedWidget)
    , m_noCells(new Notice)
    , m_makeCells(m_noCells->addButton())
    , m_cells(makeGrid())
    , m_tree(new JsonTreePanel(live.document()))
    , m_addRow(new QToolButton)
    , m_addColumn(new QToolButton)
    , m_removeRows(new QToolButton)
    , m_removeColumns(new QToolButton)
    , m_import(new QToolButton)
    , m_export(new QToolButton)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    makeTools();
    m_cellsPage->addWidget(m_cells);
    m_cellsPage->addWidget(m_noCells);
    for (const List list : {List::Terrains, List::Edges, List::Ways})
        makeKinds(list);
    m_tabs->setDocumentMode(true);
    m_stack->addWidget(m_tabs);
    m_stack->addWidget(m_trouble);
    layout->addWidget(m_stack, 1);
    m_tabs->setAccessibleName(tr("Ways to see the table"));
    connect(m_tabs, &QTabWidget::currentChanged, this, &TablePanel::updateTools);
    connect(m_tabs, &QTabWidget::currentChanged, this, &TablePanel::chosen);
    connect(m_mend, &QPushButton::clicked, this, [this] { emit textRequested({m_file, 1, {}}); });
    connect(m_makeCells, &QPushButton::clicked, this, [this] {
        Draft draft = m_live.document().draft();
        if (cellsGrid()->make(draft))
            m_live.document().commit(draft, tr("Add rows and columns"));
    });
    connect(m_tree, &JsonTreePanel::usesRequested, this, &TablePanel::usesRequested);
    connect(m_tree, &JsonTreePanel::chosen, this, &TablePanel::chosen);
    connect(&live.document(), &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        if (files.contains(m_file))
            refresh();
    });
    retranslate();
}

void TablePanel::makeTools()
{
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(8, 4, 8, 4);
    row->setSpacing(4);
    const QList<std::pair<QToolButton *, const char *>> buttons{
        {m_addRow, "plus"},         {m_addColumn, "plus"}, {m_removeRows, "minus"},
        {m_removeColumns, "minus"}, {m_import, "install"}, {m_export, "export"}};
    for (const auto &[button, icon] : buttons) {
        button->setIcon(view::Icons::icon(QLatin1String(icon)));
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        if (button == m_import)
            row->addStretch();
        row->addWidget(button);
    }
    layout()->addWidget(bar);
    connect(m_addRow, &QToolButton::clicked, this, [this] {
        const QModelIndex here = grid()->currentIndex();
        grid()->insert(Line::Row, here.isValid() ? here.row() + 1 : grid()->grid().rowCount());
    });
    connect(m_addColumn, &QToolButton::clicked, this, [this] {
        const QModelIndex here = grid()->currentIndex();
        grid()->insert(Line::Column,
                       here.isValid() ? here.column() + 1 : grid()->grid().columnCount());
    });
    connect(m_removeRows, &QToolButton::clicked, this, [this] { grid()->removeChosen(Line::Row); });
    connect(m_removeColumns, &QToolButton::clicked, this,
            [this] { grid()->removeChosen(Line::Column); });
    connect(m_import, &QToolButton::clicked, this, &TablePanel::importTable);
    connect(m_export, &QToolButton::clicked, this, &TablePanel::exportTable);
}

GridView *TablePanel::makeGrid()
{
    auto *model = new GridModel(m_live.document());
    auto *view = new GridView(model);
    model->setCheck([this](CellType type, const QString &text) {
        if (type == CellType::Code && cellsGrid() && !cellsGrid()->isKnownCode(text))
            return GridModel::Fault::Unknown;
        if (type == CellType::Terrain
            && !kindedit::ids(m_live.document().files(), List::Terrains).contains(text))
            return GridModel::Fault::Unknown;
        if (type == CellType::Rule && !RuleIds(m_live.document()).leads(text))
            return GridModel::Fault::Unknown;
        return GridModel::Fault::None;
    });
    model->setWords([this](CellType type) {
        if (type == CellType::Code && cellsGrid())
            return cellsGrid()->codes();
        if (type == CellType::Terrain)
            return kindedit::ids(m_live.document().files(), List::Terrains);
        return type == CellType::Rule ? RuleIds(m_live.document()).all() : QStringList();
    });
    model->setTips([this](int row, int column) {
        const CellsGrid *grid = cellsGrid();
        return grid ? grid->meaning(CellText::written(grid->value(row, column))) : QString();
    });
    connect(view, &GridView::usesRequested, this, &TablePanel::usesRequested);
    connect(view, &GridView::codeAdded, this, &TablePanel::codeAdded);
    connect(view, &GridView::chosen, this, &TablePanel::chosen);
    connect(view, &GridView::chosen, this, &TablePanel::updateTools);
    return view;
}

void TablePanel::makeKinds(List list)
{
    auto *view = new KindView(m_live.document(), list);
    m_kinds[int(list)] = view;
    connect(view, &GridView::usesRequested, this, &TablePanel::usesRequested);
    connect(view, &GridView::chosen, this, &TablePanel::chosen);
    connect(view, &GridView::chosen, this, &TablePanel::updateTools);
}

void TablePanel::retranslate()
{
    m_addRow->setText(tr("Row"));
    m_addRow->setToolTip(tr("Insert a row below"));
    m_addColumn->setText(tr("Column"));
    m_addColumn->setToolTip(tr("Insert a column after this one"));
    m_removeRows->setText(tr("Row"));
    m_removeRows->setToolTip(tr("Delete the chosen rows"));
    m_removeColumns->setText(tr("Column"));
    m_removeColumns->setToolTip(tr("Delete the chosen columns"));
    m_import->setText(tr("Import…"));
    m_import->setToolTip(tr("Import a CSV file"));
    m_export->setText(tr("Export…"));
    m_export->setToolTip(tr("Export as a CSV file"));
    for (QToolButton *button :
         {m_addRow, m_addColumn, m_removeRows, m_removeColumns, m_import, m_export})
        button->setAccessibleName(button->toolTip());
    m_mend->setText(tr("Open as text"));
    m_makeCells->setText(tr("Add rows and columns"));
    m_noCells->setText(tr("This table has no rows and columns."));
    m_cells->setAccessibleName(tr("Cells of the table"));
    m_kinds[0]->setAccessibleName(tr("Kinds of ground"));
    m_kinds[1]->setAccessibleName(tr("Kinds of edges"));
    m_kinds[2]->setAccessibleName(tr("Kinds of ways"));
    showTabs();
}

void TablePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void TablePanel::setFile(const QString &file)
{
    m_file = file;
    m_cells->grid().setGrid(std::make_unique<CellsGrid>(file));
    for (const List list : {List::Terrains, List::Edges, List::Ways})
        m_kinds[int(list)]->grid().setGrid(file == engine::TerrainReader::fileName
                                               ? std::make_unique<TerrainGrid>(list)
                                               : nullptr);
    m_tree->setFile(file);
    showTabs();
    refresh();
}

void TablePanel::showTabs()
{
    const bool isTerrain = m_file == engine::TerrainReader::fileName;
    const QList<std::pair<QWidget *, QString>> tabs = isTerrain
        ? QList<std::pair<QWidget *, QString>>{{m_kinds[0], tr("Ground")},
                                               {m_kinds[1], tr("Edges")},
                                               {m_kinds[2], tr("Ways")},
                                               {m_tree, tr("Everything")}}
        : QList<std::pair<QWidget *, QString>>{{m_cellsPage, tr("Grid")},
                                               {m_tree, tr("Everything")}};
    const QSignalBlocker blocker(m_tabs);
    if (m_tabs->count() != tabs.size()) {
        m_tabs->clear();
        for (const auto &[page, title] : tabs)
            m_tabs->addTab(page, title);
        return;
    }
    for (int i = 0; i < tabs.size(); ++i)
        m_tabs->setTabText(i, tabs[i].second);
}

void TablePanel::refresh()
{
    const auto content = m_live.document().files().value(m_file);
    const bool isReadable = content && content->json();
    m_stack->setCurrentWidget(isReadable ? static_cast<QWidget *>(m_tabs) : m_trouble);
    m_trouble->setText(!content ? tr("There is no table here.")
                                : tr("This file can't be read. Mend it as text; nothing of "
                                     "it is lost.\n%1")
                                      .arg(content->error()));
    m_mend->setVisible(content != nullptr);
    const bool hasCells = cellsGrid() && cellsGrid()->isGood();
    m_cellsPage->setCurrentWidget(hasCells ? static_cast<QWidget *>(m_cells) : m_noCells);
    const JsonText *cells = m_live.document().json(m_file, {QStringLiteral("cells")});
    m_makeCells->setVisible(!cells);
    m_noCells->setText(cells ? tr("The cells of this table are not rows of values; see them "
                                  "among everything in the file.")
                             : tr("This table has no rows and columns."));
    updateTools();
}

const CellsGrid *TablePanel::cellsGrid() const
{
    return dynamic_cast<const CellsGrid *>(m_cells->grid().grid());
}

GridView *TablePanel::grid() const
{
    if (m_stack->currentWidget() != m_tabs)
        return nullptr;
    QWidget *page = m_tabs->currentWidget();
    if (page == m_cellsPage)
        return m_cellsPage->currentWidget() == m_cells ? m_cells : nullptr;
    return qobject_cast<GridView *>(page);
}

void TablePanel::updateTools()
{
    const GridView *view = grid();
    const Grid *shown = view ? view->grid().grid() : nullptr;
    const bool isChosen = view && view->selectionModel()->hasSelection();
    const auto can = [&](Line line, Grid::LineEdit edit) {
        return shown && shown->can(line, edit);
    };
    m_addRow->setEnabled(can(Line::Row, Grid::LineEdit::Insert));
    m_addColumn->setEnabled(can(Line::Column, Grid::LineEdit::Insert));
    m_removeRows->setEnabled(isChosen && can(Line::Row, Grid::LineEdit::Remove));
    m_removeColumns->setEnabled(isChosen && can(Line::Column, Grid::LineEdit::Remove));
    m_import->setEnabled(view == m_cells);
    m_export->setEnabled(view);
}

void TablePanel::select(const JsonPath &path)
{
    static const QStringList elsewhere{QStringLiteral("format"), QStringLiteral("id"),
                                       QStringLiteral("title"),  QStringLiteral("rule"),
                                       QStringLiteral("source"), QStringLiteral("text"),
                                       QStringLiteral("legend"), QStringLiteral("reconstructed")};
    const auto *key = path.empty() ? nullptr : std::get_if<QString>(&path.front());
    if (!key || elsewhere.contains(*key))
        return;
    for (int i = 0; i < m_tabs->count(); ++i) {
        QWidget *page = m_tabs->widget(i);
        GridView *view = page == m_cellsPage ? m_cells : qobject_cast<GridView *>(page);
        if (view && view->select(path)) {
            m_tabs->setCurrentIndex(i);
            return;
        }
    }
    m_tabs->setCurrentWidget(m_tree);
    m_tree->select(path);
}

bool TablePanel::offers(EditCommand command) const
{
    const GridView *view = grid();
    return view ? view->offers(command) : m_tree->isVisible() && m_tree->offers(command);
}

void TablePanel::perform(EditCommand command)
{
    if (GridView *view = grid())
        view->perform(command);
    else
        m_tree->perform(command);
}

void TablePanel::importTable()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Import a CSV file"), {},
                                                      tr("Tables (*.csv *.tsv *.txt)"));
    if (!path.isEmpty())
        m_cells->importFrom(path);
}

void TablePanel::exportTable()
{
    const QString path = QFileDialog::getSaveFileName(
        this, tr("Export as a CSV file"), QStringLiteral("table.csv"), tr("Tables (*.csv)"));
    if (path.isEmpty() || !grid())
        return;
    if (const auto done = grid()->exportTo(path); !done)
        QMessageBox::warning(this, tr("Export as a CSV file"), done.error().message);
}

} // namespace editor
