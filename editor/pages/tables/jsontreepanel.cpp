// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/jsontreepanel.h"

#include "app/view/style/icons.h"
#include "editor/pages/tables/grid/gridview.h"
#include "editor/pages/tables/grid/recordsgrid.h"
#include "editor/pages/tables/kinddelegate.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QSplitter>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <functional>

namespace editor {

namespace {

/// "values › levels"
QString written(const JsonPath &path)
{
    QStringList parts;
    for (const JsonStep &step : path) {
        const auto *key = std::get_if<QString>(&step);
        parts.append(key ? *key : QString::number(std::get<qsizetype>(step) + 1));
    }
    return parts.join(QStringLiteral(" › "));
}

} // namespace

JsonTreePanel::JsonTreePanel(ModuleDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_model(new JsonTreeModel(document, this))
    , m_tree(new QTreeView)
    , m_grid(new GridView(new GridModel(document)))
    , m_gridTitle(new QLabel)
    , m_gridPart(new QWidget)
    , m_add(button(QStringLiteral("plus")))
    , m_addInside(button(QStringLiteral("plus")))
    , m_duplicate(button(QStringLiteral("layers")))
    , m_remove(button(QStringLiteral("remove")))
    , m_up(new QToolButton)
    , m_down(new QToolButton)
{
    layOut();
    m_tree->setModel(m_model);
    m_tree->setItemDelegate(new KindDelegate(m_tree));
    m_tree->setEditTriggers(QTreeView::DoubleClicked | QTreeView::EditKeyPressed);
    m_tree->setUniformRowHeights(true);
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->header()->setStretchLastSection(false);
    connect(m_model, &JsonTreeModel::aboutToChange, this, &JsonTreePanel::remember);
    connect(m_model, &JsonTreeModel::changedAll, this, &JsonTreePanel::restore);
    connect(m_tree, &QWidget::customContextMenuRequested, this, &JsonTreePanel::showMenu);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showGrid();
        updateButtons();
        emit chosen();
    });
    connect(m_grid, &GridView::usesRequested, this, &JsonTreePanel::usesRequested);
    connectButtons();
    retranslate();
    updateButtons();
}

void JsonTreePanel::layOut()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 6, 8, 6);
    m_up->setArrowType(Qt::UpArrow);
    m_down->setArrowType(Qt::DownArrow);
    for (QToolButton *one : {m_add, m_addInside, m_duplicate, m_remove, m_up, m_down}) {
        one->setAutoRaise(true);
        one->setFocusPolicy(Qt::TabFocus);
        row->addWidget(one);
    }
    row->addStretch();
    layout->addLayout(row);
    auto *split = new QSplitter(Qt::Vertical);
    layout->addWidget(split, 1);
    split->addWidget(m_tree);
    split->addWidget(m_gridPart);
    auto *below = new QVBoxLayout(m_gridPart);
    below->setContentsMargins({});
    m_gridTitle->setContentsMargins(8, 4, 8, 0);
    below->addWidget(m_gridTitle);
    below->addWidget(m_grid, 1);
}

void JsonTreePanel::connectButtons()
{
    const auto current = [this] { return m_tree->currentIndex().siblingAtColumn(0); };
    connect(m_add, &QToolButton::clicked, this, [=, this] { go(m_model->addAfter(current())); });
    connect(m_addInside, &QToolButton::clicked, this,
            [=, this] { go(m_model->addInto(current())); });
    connect(m_duplicate, &QToolButton::clicked, this, [this] { perform(EditCommand::Duplicate); });
    connect(m_remove, &QToolButton::clicked, this, [this] { perform(EditCommand::Delete); });
    connect(m_up, &QToolButton::clicked, this, [=, this] { m_model->move(current(), -1); });
    connect(m_down, &QToolButton::clicked, this, [=, this] { m_model->move(current(), 1); });
}

QToolButton *JsonTreePanel::button(const QString &icon)
{
    auto *made = new QToolButton;
    made->setIcon(view::Icons::icon(icon));
    made->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    return made;
}

void JsonTreePanel::retranslate()
{
    m_tree->setAccessibleName(tr("Everything in the file"));
    m_grid->setAccessibleName(tr("The chosen part as a grid"));
    m_add->setText(tr("Add below"));
    m_addInside->setText(tr("Add inside"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Delete"));
    m_up->setToolTip(tr("Move up"));
    m_up->setAccessibleName(m_up->toolTip());
    m_down->setToolTip(tr("Move down"));
    m_down->setAccessibleName(m_down->toolTip());
}

void JsonTreePanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void JsonTreePanel::setFile(const QString &file)
{
    if (file == m_model->file())
        return;
    m_model->setFile(file);
    m_open.clear();
    m_tree->expandToDepth(0);
    m_tree->setCurrentIndex(m_model->indexOf({QStringLiteral("values")}));
    m_tree->resizeColumnToContents(JsonTreeModel::Key);
    m_tree->setColumnWidth(JsonTreeModel::Key,
                           qBound(160, m_tree->columnWidth(JsonTreeModel::Key) + 24, 280));
    m_tree->header()->setSectionResizeMode(JsonTreeModel::Value, QHeaderView::Stretch);
    showGrid();
}

void JsonTreePanel::select(const JsonPath &path)
{
    const QModelIndex index = m_model->indexOf(path);
    m_tree->setCurrentIndex(index);
    // The grid that opens beside it takes room from the tree.
    QMetaObject::invokeMethod(
        m_tree, [this] { m_tree->scrollTo(m_tree->currentIndex()); }, Qt::QueuedConnection);
}

void JsonTreePanel::go(const JsonPath &path)
{
    if (path.empty())
        return;
    select(path);
    // What is new wants a name, or in a list a value.
    const bool isNamed = std::holds_alternative<QString>(path.back());
    m_tree->edit(m_model->indexOf(path, isNamed ? JsonTreeModel::Key : JsonTreeModel::Value));
}

void JsonTreePanel::remember()
{
    m_open.clear();
    m_current = m_model->path(m_tree->currentIndex());
    const std::function<void(const QModelIndex &)> note = [&](const QModelIndex &above) {
        for (int row = 0; row < m_model->rowCount(above); ++row) {
            const QModelIndex index = m_model->index(row, 0, above);
            if (!m_tree->isExpanded(index))
                continue;
            m_open.push_back(m_model->path(index));
            note(index);
        }
    };
    note({});
}

void JsonTreePanel::restore()
{
    for (const JsonPath &path : m_open) {
        const QModelIndex index = m_model->indexOf(path);
        if (m_model->path(index) == path)
            m_tree->expand(index);
    }
    m_tree->setCurrentIndex(m_model->indexOf(m_current));
    showGrid();
    updateButtons();
}

void JsonTreePanel::showGrid()
{
    QModelIndex index = m_tree->currentIndex().siblingAtColumn(0);
    const JsonText *value = index.isValid() ? m_model->text(index) : nullptr;
    // The list that a value belongs to says more than the value alone.
    const auto isWider = [&] {
        if (RecordsGrid::isTabular(*value) && value->members().front().value->isContainer())
            return false;
        const JsonText *above = index.parent().isValid() ? m_model->text(index.parent()) : nullptr;
        return above && (RecordsGrid::isTabular(*above) || !RecordsGrid::isTabular(*value));
    };
    while (value && isWider()) {
        index = index.parent();
        value = m_model->text(index);
    }
    const bool isTabular = value && index.isValid() && RecordsGrid::isTabular(*value);
    m_gridPart->setVisible(isTabular);
    if (!isTabular) {
        m_gridPath.clear();
        return;
    }
    const JsonPath path = m_model->path(index);
    m_gridTitle->setText(written(path));
    const Grid *shown = m_grid->grid().grid();
    if (!shown || shown->file() != m_model->file() || path != m_gridPath)
        m_grid->grid().setGrid(std::make_unique<RecordsGrid>(m_model->file(), path));
    m_gridPath = path;
}

void JsonTreePanel::updateButtons()
{
    const QModelIndex index = m_tree->currentIndex();
    const JsonText *value = index.isValid() ? m_model->text(index) : nullptr;
    m_addInside->setEnabled(value && value->isContainer());
    m_duplicate->setEnabled(value);
    m_remove->setEnabled(value);
    m_up->setEnabled(value && index.row() > 0);
    m_down->setEnabled(value && index.row() + 1 < m_model->rowCount(index.parent()));
}

bool JsonTreePanel::offers(EditCommand command) const
{
    if (m_grid->hasFocus())
        return m_grid->offers(command);
    const bool isChosen = m_tree->currentIndex().isValid();
    return isChosen
        && (command == EditCommand::Delete || command == EditCommand::Duplicate
            || command == EditCommand::Rename);
}

void JsonTreePanel::perform(EditCommand command)
{
    if (m_grid->hasFocus()) {
        m_grid->perform(command);
        return;
    }
    const QModelIndex index = m_tree->currentIndex().siblingAtColumn(0);
    if (command == EditCommand::Delete)
        m_model->remove(index);
    else if (command == EditCommand::Duplicate)
        go(m_model->duplicate(index));
    else if (command == EditCommand::Rename)
        m_tree->edit(index);
}

void JsonTreePanel::showMenu(QPoint point)
{
    const QModelIndex index = m_tree->indexAt(point);
    if (!index.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Add below"), m_add, &QToolButton::click);
    menu->addAction(tr("Add inside"), m_addInside, &QToolButton::click)
        ->setEnabled(m_addInside->isEnabled());
    menu->addAction(tr("Duplicate"), m_duplicate, &QToolButton::click);
    menu->addAction(tr("Delete"), m_remove, &QToolButton::click);
    menu->addSeparator();
    const QString word = index.column() == JsonTreeModel::Value
        ? index.data(Qt::EditRole).toString()
        : index.siblingAtColumn(JsonTreeModel::Key).data().toString();
    menu->addAction(tr("Where used"), this, [this, word] { emit usesRequested(word); });
    menu->popup(m_tree->viewport()->mapToGlobal(point));
}

} // namespace editor
