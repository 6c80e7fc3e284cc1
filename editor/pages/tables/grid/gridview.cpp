// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/gridview.h"

#include "editor/pages/tables/grid/celldelegate.h"
#include "editor/pages/tables/grid/delimited.h"
#include "editor/pages/tables/grid/pastedialog.h"
#include "engine/storage/atomicfile.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLineEdit>
#include <QMenu>
#include <QSet>

#include <algorithm>

namespace editor {

using Line = Grid::Line;
using LineEdit = Grid::LineEdit;

namespace {

constexpr int c_widest = 320;
constexpr int c_narrowest = 52;

QHeaderView *headerOf(const QTableView &view, Line line)
{
    return line == Line::Row ? view.verticalHeader() : view.horizontalHeader();
}

} // namespace

GridView::GridView(GridModel *model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_headEdit(new QLineEdit(this))
{
    model->setParent(this);
    setModel(model);
    setItemDelegate(new CellDelegate(this));
    setEditTriggers(DoubleClicked | EditKeyPressed | AnyKeyPressed);
    setSelectionMode(ExtendedSelection);
    setTabKeyNavigation(true);
    setCornerButtonEnabled(true);
    setWordWrap(false);
    setAlternatingRowColors(false);
    m_headEdit->hide();
    m_headEdit->installEventFilter(this);
    makeHeader(Line::Row);
    makeHeader(Line::Column);
    connect(model, &QAbstractItemModel::modelReset, this, &GridView::fitColumns);
}

void GridView::makeHeader(Line line)
{
    QHeaderView *header = headerOf(*this, line);
    header->setSectionsClickable(true);
    header->setSectionsMovable(true);
    header->setContextMenuPolicy(Qt::CustomContextMenu);
    header->setDefaultAlignment(line == Line::Row ? Qt::AlignLeft | Qt::AlignVCenter
                                                  : Qt::AlignCenter);
    connect(header, &QHeaderView::sectionDoubleClicked, this,
            [this, line](int index) { renameHead(line, index); });
    connect(header, &QWidget::customContextMenuRequested, this,
            [this, line](QPoint point) { showHeadMenu(line, point); });
    connect(header, &QHeaderView::sectionMoved, this, [this, header, line](int, int from, int to) {
        if (m_isMoving)
            return;
        // The order belongs to the file: the header only tells what was dragged where.
        m_isMoving = true;
        header->moveSection(to, from);
        m_isMoving = false;
        QMetaObject::invokeMethod(
            this, [this, line, from, to] { m_model->move(line, from, to); }, Qt::QueuedConnection);
    });
}

void GridView::fitColumns()
{
    resizeColumnsToContents();
    for (int i = 0; i < m_model->columnCount(); ++i)
        setColumnWidth(i, std::clamp(columnWidth(i) + 8, c_narrowest, c_widest));
    for (const Line line : {Line::Row, Line::Column})
        headerOf(*this, line)
            ->setSectionsMovable(m_model->grid() && m_model->grid()->can(line, LineEdit::Move));
}

QList<int> GridView::chosenLines(Line line) const
{
    QSet<int> lines;
    for (const QModelIndex &cell : selectionModel()->selectedIndexes())
        lines.insert(line == Line::Row ? cell.row() : cell.column());
    QList<int> sorted(lines.begin(), lines.end());
    std::sort(sorted.begin(), sorted.end());
    return sorted;
}

QModelIndex GridView::topLeft() const
{
    const QList<int> rows = chosenLines(Line::Row);
    const QList<int> columns = chosenLines(Line::Column);
    return rows.isEmpty() ? currentIndex() : m_model->index(rows.first(), columns.first());
}

bool GridView::offers(EditCommand command) const
{
    const bool hasCells = selectionModel()->hasSelection();
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
    case EditCommand::Delete:
    case EditCommand::SelectNone:
        return hasCells;
    case EditCommand::Paste:
        return topLeft().isValid() && !QGuiApplication::clipboard()->text().isEmpty();
    case EditCommand::Duplicate:
        return chosenLines(Line::Row).size() > 1;
    case EditCommand::SelectAll:
        return m_model->rowCount() > 0;
    case EditCommand::Rename:
        return currentIndex().isValid();
    default:
        return false;
    }
}

void GridView::perform(EditCommand command)
{
    const QModelIndexList cells = selectionModel()->selectedIndexes();
    switch (command) {
    case EditCommand::Cut:
    case EditCommand::Copy:
        QGuiApplication::clipboard()->setText(copied());
        if (command == EditCommand::Cut)
            m_model->clear(cells);
        break;
    case EditCommand::Paste:
        paste(QGuiApplication::clipboard()->text());
        break;
    case EditCommand::Duplicate:
        m_model->fillDown(cells);
        break;
    case EditCommand::Delete:
        m_model->clear(cells);
        break;
    case EditCommand::SelectAll:
        selectAll();
        break;
    case EditCommand::SelectNone:
        clearSelection();
        break;
    case EditCommand::Rename:
        edit(currentIndex());
        break;
    default:
        break;
    }
}

QString GridView::copied() const
{
    QList<QStringList> rows;
    for (const int row : chosenLines(Line::Row)) {
        QStringList line;
        for (const int column : chosenLines(Line::Column))
            line.append(m_model->index(row, column).data(Qt::EditRole).toString());
        rows.append(line);
    }
    return delimited::write(rows, u'\t');
}

void GridView::paste(const QString &text)
{
    const QList<QStringList> texts = delimited::read(text, u'\t');
    const QModelIndex start = topLeft();
    if (texts.isEmpty() || !start.isValid())
        return;
    if (texts.size() == 1 && texts.first().size() == 1) {
        m_model->setCells(selectionModel()->hasSelection() ? selectionModel()->selectedIndexes()
                                                           : QModelIndexList{start},
                          texts.first().first());
        return;
    }
    auto *dialog = new PasteDialog(*m_model, start, texts, this);
    const QPersistentModelIndex place = start;
    connect(dialog, &QDialog::accepted, this,
            [this, place, texts] { m_model->setBlock(place, texts); });
    dialog->open();
}

engine::Result<engine::Done> GridView::exportTo(const QString &path) const
{
    return engine::writeAtomically(path, delimited::fileBytes(m_model->texts()));
}

void GridView::importFrom(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return;
    const QList<QStringList> texts =
        m_model->completed(delimited::read(delimited::decoded(file.readAll())));
    if (texts.isEmpty())
        return;
    auto *dialog = new PasteDialog(*m_model, {}, texts, this);
    connect(dialog, &QDialog::accepted, this, [this, texts] { m_model->replace(texts); });
    dialog->open();
}

void GridView::insert(Line line, int at)
{
    if (!m_model->insert(line, at))
        return;
    setCurrentIndex(line == Line::Row ? m_model->index(at, 0) : m_model->index(0, at));
}

void GridView::removeChosen(Line line)
{
    m_model->remove(line, chosenLines(line));
}

void GridView::renameHead(Line line, int index)
{
    if (!m_model->grid() || !m_model->grid()->can(line, LineEdit::Rename))
        return;
    const QHeaderView *header = headerOf(*this, line);
    const int at = header->sectionViewportPosition(index);
    QRect box = line == Line::Row
        ? QRect(0, at, header->width(), header->sectionSize(index))
        : QRect(at, 0, std::max(header->sectionSize(index), c_narrowest * 2), header->height());
    m_headEdit->disconnect(this);
    m_headEdit->setParent(header->viewport());
    m_headEdit->setGeometry(box);
    m_headEdit->setText(m_model->grid()->head(line, index));
    m_headEdit->setAccessibleName(tr("New head"));
    m_headEdit->selectAll();
    m_headEdit->show();
    m_headEdit->setFocus();
    connect(m_headEdit, &QLineEdit::editingFinished, this, [this, line, index] {
        if (!m_headEdit->isVisible())
            return;
        m_headEdit->hide();
        m_model->rename(line, index, m_headEdit->text());
        setFocus();
    });
}

bool GridView::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_headEdit && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        m_headEdit->hide();
        setFocus();
        return true;
    }
    return QTableView::eventFilter(watched, event);
}

bool GridView::select(const JsonPath &path)
{
    const Grid *grid = m_model->grid();
    // The cell that the path leads into, or the first one of what it leads to.
    const auto begins = [&](const JsonPath &start) {
        const size_t length = std::min(start.size(), path.size());
        return length > 0
            && std::equal(start.begin(), start.begin() + qsizetype(length), path.begin());
    };
    for (int row = 0; grid && row < m_model->rowCount(); ++row) {
        for (int column = 0; column < m_model->columnCount(); ++column) {
            if (begins(grid->path(row, column)) || path == grid->headPath(Line::Column, column)) {
                setCurrentIndex(m_model->index(row, column));
                return true;
            }
        }
        if (begins(grid->headPath(Line::Row, row))) {
            setCurrentIndex(m_model->index(row, 0));
            return true;
        }
    }
    return false;
}

void GridView::addLineActions(QMenu &menu, Line line, int at)
{
    const Grid *grid = m_model->grid();
    if (!grid)
        return;
    const bool isRow = line == Line::Row;
    if (grid->can(line, LineEdit::Insert)) {
        menu.addAction(isRow ? tr("Insert a row above") : tr("Insert a column before"), this,
                       [this, line, at] { insert(line, at); });
        menu.addAction(isRow ? tr("Insert a row below") : tr("Insert a column after"), this,
                       [this, line, at] { insert(line, at + 1); });
    }
    if (grid->can(line, LineEdit::Remove))
        menu.addAction(isRow ? tr("Delete rows") : tr("Delete columns"), this,
                       [this, line] { removeChosen(line); });
    if (grid->can(line, LineEdit::Rename))
        menu.addAction(isRow ? tr("Rename the row") : tr("Rename the column"), this,
                       [this, line, at] { renameHead(line, at); });
    if (!isRow && !grid->typesToChoose().isEmpty())
        addTypeActions(menu, at);
}

void GridView::addTypeActions(QMenu &menu, int column)
{
    QMenu *types = menu.addMenu(tr("Type of the column"));
    const auto add = [&](const QString &title, std::optional<CellType> type, bool isNow) {
        QAction *action = types->addAction(
            title, this, [this, type] { m_model->setType(chosenLines(Line::Column), type); });
        action->setCheckable(true);
        action->setChecked(isNow);
    };
    const Grid &grid = *m_model->grid();
    add(tr("As the cells say"), std::nullopt, !grid.saysType(column));
    for (const CellType type : grid.typesToChoose())
        add(CellText::title(type), type, grid.saysType(column) && grid.type(column) == type);
}

void GridView::showHeadMenu(Line line, QPoint point)
{
    const int at = headerOf(*this, line)->logicalIndexAt(point);
    if (at < 0)
        return;
    if (!chosenLines(line).contains(at)) {
        if (line == Line::Row)
            selectRow(at);
        else
            selectColumn(at);
    }
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    addLineActions(*menu, line, at);
    const QString word = m_model->grid()->head(line, at);
    menu->addSeparator();
    menu->addAction(tr("Where used"), this, [this, word] { emit usesRequested(word); });
    menu->popup(headerOf(*this, line)->mapToGlobal(point));
}

void GridView::contextMenuEvent(QContextMenuEvent *event)
{
    const QModelIndex cell = indexAt(event->pos());
    if (!cell.isValid())
        return;
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy"), this, [this] { perform(EditCommand::Copy); });
    menu->addAction(tr("Paste"), this, [this] { perform(EditCommand::Paste); })
        ->setEnabled(offers(EditCommand::Paste));
    menu->addAction(tr("Clear"), this, [this] { perform(EditCommand::Delete); });
    menu->addAction(tr("Fill down"), this, [this] { perform(EditCommand::Duplicate); })
        ->setEnabled(offers(EditCommand::Duplicate));
    menu->addSeparator();
    addLineActions(*menu, Line::Row, cell.row());
    addLineActions(*menu, Line::Column, cell.column());
    menu->addSeparator();
    const QString word = cell.data(Qt::EditRole).toString();
    menu->addAction(tr("Where used"), this, [this, word] { emit usesRequested(word); });
    if (m_model->isFaulty(cell) && m_model->grid()->type(cell.column()) == CellType::Code)
        menu->addAction(tr("Explain this code"), this, [this, word] { emit codeAdded(word); });
    addActions(*menu, cell);
    menu->popup(event->globalPos());
}

void GridView::keyPressEvent(QKeyEvent *event)
{
    static const QList<std::pair<QKeySequence, EditCommand>> keys{
        {QKeySequence::Copy, EditCommand::Copy},
        {QKeySequence::Cut, EditCommand::Cut},
        {QKeySequence::Paste, EditCommand::Paste},
        {QKeySequence(Qt::CTRL | Qt::Key_D), EditCommand::Duplicate},
        {QKeySequence::Delete, EditCommand::Delete}};
    const QKeySequence pressed(event->keyCombination());
    for (const auto &[key, command] : keys) {
        if (pressed == key && offers(command)) {
            perform(command);
            event->accept();
            return;
        }
    }
    QTableView::keyPressEvent(event);
}

void GridView::selectionChanged(const QItemSelection &now, const QItemSelection &before)
{
    QTableView::selectionChanged(now, before);
    emit chosen();
}

} // namespace editor
