// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/panels/countertableview.h"

#include "app/view/style/tokens.h"
#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterdelegate.h"
#include "editor/pages/counters/panels/counterrowheader.h"

#include <QKeyEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QSet>
#include <QSignalBlocker>

#include <algorithm>

namespace editor {

using Kind = CounterColumn::Kind;

namespace {

constexpr int c_narrowColumn = 44;
constexpr int c_wide = 190;
constexpr int c_sampled = 60; ///< Rows that are looked at for the width of a column.

} // namespace

CounterTableView::CounterTableView(CounterTableModel &model, LivePictures &pictures,
                                   QWidget *parent)
    : QTableView(parent)
    , m_model(model)
    , m_delegate(new CounterDelegate(this))
    , m_hint(new QLabel(viewport()))
{
    setVerticalHeader(new CounterRowHeader(pictures, this));
    setModel(&model);
    setItemDelegate(m_delegate);
    m_delegate->setSelection(selectionModel());
    setSelectionBehavior(SelectItems);
    setSelectionMode(ExtendedSelection);
    setEditTriggers(DoubleClicked | AnyKeyPressed | EditKeyPressed);
    setHorizontalScrollMode(ScrollPerPixel);
    setVerticalScrollMode(ScrollPerPixel);
    setWordWrap(false);
    setTabKeyNavigation(true);
    setMouseTracking(true);
    setCornerButtonEnabled(true);
    horizontalHeader()->setSectionsMovable(true);
    horizontalHeader()->setHighlightSections(false);
    horizontalHeader()->setMinimumSectionSize(c_narrowColumn);
    horizontalHeader()->setSortIndicator(-1, Qt::AscendingOrder);
    horizontalHeader()->setSortIndicatorClearable(true);
    setSortingEnabled(true);
    horizontalHeader()->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(horizontalHeader(), &QWidget::customContextMenuRequested, this, [this](QPoint point) {
        emit columnMenuRequested(horizontalHeader()->logicalIndexAt(point),
                                 horizontalHeader()->mapToGlobal(point));
    });
    m_hint->setObjectName(QStringLiteral("editHint"));
    m_hint->hide();
}

QList<int> CounterTableView::chosenPieces() const
{
    QList<int> rows;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.append(row);
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    QList<int> pieces;
    for (const int row : std::as_const(rows))
        pieces.append(m_model.piece(row));
    return pieces;
}

void CounterTableView::choosePieces(const QList<int> &pieces)
{
    QItemSelection selection;
    QModelIndex first;
    for (const int piece : pieces) {
        const int row = m_model.row(piece);
        if (row < 0)
            continue;
        if (!first.isValid())
            first = m_model.index(row, std::max(0, currentIndex().column()));
        selection.select(m_model.index(row, 0), m_model.index(row, m_model.columnCount() - 1));
    }
    selectionModel()->select(selection, QItemSelectionModel::ClearAndSelect);
    if (!first.isValid())
        return;
    selectionModel()->setCurrentIndex(first, QItemSelectionModel::NoUpdate);
    scrollTo(first);
}

QList<int> CounterTableView::chosenColumns() const
{
    QSet<int> columns;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int column = range.left(); column <= range.right(); ++column)
            columns.insert(column);
    }
    QList<int> sorted;
    for (int visual = 0; visual < m_model.columnCount(); ++visual) {
        const int column = horizontalHeader()->logicalIndex(visual);
        if (columns.contains(column) && !isColumnHidden(column))
            sorted.append(column);
    }
    return sorted;
}

bool CounterTableView::choosesWholeRows() const
{
    const QItemSelection selection = selectionModel()->selection();
    return !selection.isEmpty()
        && std::all_of(selection.begin(), selection.end(), [&](const QItemSelectionRange &range) {
               return range.left() == 0 && range.right() == m_model.columnCount() - 1;
           });
}

QList<int> CounterTableView::columnsFrom(int column) const
{
    QList<int> columns;
    for (int visual = horizontalHeader()->visualIndex(column); visual < m_model.columnCount();
         ++visual) {
        const int logical = horizontalHeader()->logicalIndex(visual);
        if (!isColumnHidden(logical))
            columns.append(logical);
    }
    return columns;
}

void CounterTableView::setColumnShown(int column, Qt::CheckState shown)
{
    setColumnHidden(column, shown == Qt::Unchecked);
}

void CounterTableView::fitColumns()
{
    const QFontMetrics metrics(horizontalHeader()->font());
    for (int column = 0; column < m_model.columnCount(); ++column) {
        int width = metrics.horizontalAdvance(m_model.column(column).title()) + 28;
        for (int row = 0; row < std::min(c_sampled, m_model.rowCount()); ++row) {
            QStyleOptionViewItem option;
            initViewItemOption(&option);
            width =
                std::max(width, m_delegate->sizeHint(option, m_model.index(row, column)).width());
        }
        setColumnWidth(column, std::clamp(width, c_narrowColumn, c_wide));
    }
}

void CounterTableView::makeRoom(int column)
{
    const int wanted = std::min(sizeHintForColumn(column), c_wide);
    if (columnWidth(column) < wanted)
        setColumnWidth(column, wanted);
}

void CounterTableView::editCell(int piece, int column)
{
    const QModelIndex index = m_model.index(m_model.row(piece), column);
    if (!index.isValid())
        return;
    selectionModel()->setCurrentIndex(index, QItemSelectionModel::ClearAndSelect);
    scrollTo(index);
    QTableView::edit(index);
}

QItemSelectionModel::SelectionFlags CounterTableView::selectionCommand(const QModelIndex &index,
                                                                       const QEvent *event) const
{
    // A click into one of several chosen rows says which column is meant; they stay chosen.
    const auto *mouse = event && event->type() == QEvent::MouseButtonRelease
        ? static_cast<const QMouseEvent *>(event)
        : nullptr;
    if (mouse && mouse->modifiers() == Qt::NoModifier && index.isValid()
        && selectionModel()->isSelected(index) && choosesWholeRows() && chosenPieces().size() > 1)
        return QItemSelectionModel::NoUpdate;
    return QTableView::selectionCommand(index, event);
}

bool CounterTableView::edit(const QModelIndex &index, EditTrigger trigger, QEvent *event)
{
    const bool isSwitch = index.isValid() && m_model.column(index.column()).kind == Kind::Switch;
    if (isSwitch && trigger == DoubleClicked) {
        toggle(index);
        return true;
    }
    const bool isOpen = state() == EditingState;
    const bool opened = QTableView::edit(index, trigger, event);
    if (!isOpen && state() == EditingState)
        showHint(index);
    return opened;
}

void CounterTableView::toggle(const QModelIndex &index)
{
    const bool isOn = index.data(Qt::EditRole).toString() == u"true";
    m_model.setData(index, isOn ? QStringLiteral("false") : QStringLiteral("true"), Qt::EditRole);
}

void CounterTableView::showHint(const QModelIndex &index)
{
    m_hintText.clear();
    emit editing(index.column());
    if (m_hintText.isEmpty())
        return;
    const view::Tokens tokens = view::Tokens::of(palette());
    m_hint->setStyleSheet(QStringLiteral("QLabel#editHint { background: %1; color: %2; "
                                         "border-radius: 6px; padding: 8px 10px; }")
                              .arg(tokens.tip.name(), tokens.tipText.name()));
    m_hint->setText(m_hintText);
    m_hint->adjustSize();
    const QRect cell = visualRect(index);
    QPoint corner(cell.right() + 12, cell.top() - 8);
    if (corner.x() + m_hint->width() > viewport()->width())
        corner = QPoint(std::max(4, cell.left() - m_hint->width() - 12), cell.top() - 8);
    if (corner.y() + m_hint->height() > viewport()->height())
        corner.setY(viewport()->height() - m_hint->height() - 4);
    m_hint->move(corner.x(), std::max(4, corner.y()));
    m_hint->show();
    m_hint->raise();
}

void CounterTableView::closeEditor(QWidget *editor, QAbstractItemDelegate::EndEditHint hint)
{
    m_hint->hide();
    QTableView::closeEditor(editor, QAbstractItemDelegate::NoHint);
    if (hint == QAbstractItemDelegate::EditNextItem)
        step(0, 1);
    else if (hint == QAbstractItemDelegate::EditPreviousItem)
        step(0, -1);
    else if (hint == QAbstractItemDelegate::SubmitModelCache)
        step(1, 0);
}

void CounterTableView::step(int rows, int columns)
{
    const QModelIndex from = currentIndex();
    if (!from.isValid())
        return;
    int visual = horizontalHeader()->visualIndex(from.column());
    do {
        visual += columns;
    } while (columns && visual >= 0 && visual < m_model.columnCount()
             && isColumnHidden(horizontalHeader()->logicalIndex(visual)));
    const QModelIndex to =
        m_model.index(from.row() + rows, horizontalHeader()->logicalIndex(visual));
    if (!to.isValid())
        return;
    // Several rows stay chosen, so that the next column can be set for all of them, too.
    const bool keeps = chosenPieces().size() > 1;
    if (keeps && rows)
        return;
    selectionModel()->setCurrentIndex(
        to, keeps ? QItemSelectionModel::NoUpdate : QItemSelectionModel::ClearAndSelect);
    scrollTo(to);
}

void CounterTableView::keyPressEvent(QKeyEvent *event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (isEnter && state() != EditingState) {
        const QModelIndex index = currentIndex();
        if (index.isValid() && index.data(CounterTableModel::IsLink).toBool())
            emit linkClicked(m_model.piece(index.row()));
        else
            step(event->modifiers() & Qt::ShiftModifier ? -1 : 1, 0);
        return;
    }
    const QModelIndex index = currentIndex();
    if (event->key() == Qt::Key_Space && index.isValid()
        && m_model.column(index.column()).kind == Kind::Switch) {
        toggle(index);
        return;
    }
    // A tab may keep several rows chosen; the table itself would drop them.
    if (event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab) {
        step(0, event->key() == Qt::Key_Tab ? 1 : -1);
        return;
    }
    QTableView::keyPressEvent(event);
}

bool CounterTableView::isOnLink(QPoint point) const
{
    const QModelIndex index = indexAt(point);
    if (!index.isValid() || !index.data(CounterTableModel::IsLink).toBool()
        || index.data().toString().isEmpty())
        return false;
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    option.rect = visualRect(index);
    return CounterDelegate::linkRect(option, index).contains(point);
}

void CounterTableView::mousePressEvent(QMouseEvent *event)
{
    const QPoint point = event->position().toPoint();
    if (event->button() == Qt::LeftButton && event->modifiers() == Qt::NoModifier
        && isOnLink(point)) {
        emit linkClicked(m_model.piece(indexAt(point).row()));
        return;
    }
    QTableView::mousePressEvent(event);
}

void CounterTableView::mouseMoveEvent(QMouseEvent *event)
{
    viewport()->setCursor(isOnLink(event->position().toPoint()) ? Qt::PointingHandCursor
                                                                : Qt::ArrowCursor);
    QTableView::mouseMoveEvent(event);
}

void CounterTableView::selectionChanged(const QItemSelection &selected,
                                        const QItemSelection &deselected)
{
    QTableView::selectionChanged(selected, deselected);
    m_delegate->setWholeRows(choosesWholeRows() ? Qt::Checked : Qt::Unchecked);
    viewport()->update(); // whole rows are tinted
    verticalHeader()->viewport()->update();
    emit chosen();
}

} // namespace editor
