// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/roster/stacklist.h"

#include "app/player/counters/countershelf.h"
#include "app/player/odds/oddswords.h"
#include "app/player/parts/searchfield.h"
#include "app/player/roster/stackdelegate.h"

#include <QHeaderView>
#include <QKeyEvent>
#include <QResizeEvent>

namespace app {

namespace {

constexpr int c_listedCounter = 32;
constexpr int c_listedRow = 37;
constexpr int c_leastName = 20; ///< Letters, with the counter before them.

bool holds(const std::vector<engine::PieceId> &pieces, engine::PieceId piece)
{
    return std::find(pieces.begin(), pieces.end(), piece) != pieces.end();
}

} // namespace

StackList::StackList(GameController &controller, QWidget *parent)
    : QTreeWidget(parent)
    , m_controller(controller)
{
    setItemDelegate(new StackDelegate(this));
    setRootIsDecorated(false);
    setIndentation(0);
    setUniformRowHeights(true);
    setIconSize({c_listedCounter, c_listedCounter});
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    header()->setStretchLastSection(false);
    header()->setSectionsMovable(false);
    setMinimumHeight(3 * c_listedRow);
    connect(this, &QTreeWidget::itemClicked, this, &StackList::toggle);
}

int StackList::rowHeight() const
{
    return std::max(c_listedRow, fontMetrics().height() + 12);
}

int StackList::wholeHeight() const
{
    return topLevelItemCount() * rowHeight() + header()->sizeHint().height() + 6;
}

void StackList::setStack(const StackRows &stack)
{
    const auto before = ticked();
    m_stack = stack;
    m_anchor = 0;
    fit(before);
    setCurrentItem(topLevelItem(0));
}

void StackList::fit(const std::vector<engine::PieceId> &before)
{
    m_isFitting = true;
    const int least = fontMetrics().averageCharWidth() * c_leastName + c_listedCounter;
    size_t columns = m_stack.headings.size();
    fill(columns);
    while (columns > 1
           && (header()->sectionSize(0) < least || header()->length() > viewport()->width()))
        fill(--columns);
    m_isFitting = false;
    tick([&before](const StackRows::Row &row) { return holds(before, row.piece); });
}

void StackList::resizeEvent(QResizeEvent *event)
{
    QTreeWidget::resizeEvent(event);
    if (m_isFitting || event->size().width() == m_fittedWidth || m_stack.rows.empty())
        return;
    m_fittedWidth = event->size().width();
    const int row = indexOfTopLevelItem(currentItem());
    fit(ticked());
    setCurrentItem(topLevelItem(std::max(0, row)));
}

void StackList::fill(size_t columns)
{
    clear();
    QStringList heads{tr("Unit")};
    for (size_t i = 0; i < columns; ++i)
        heads << m_stack.headings[i].text;
    if (m_stack.headings.empty())
        heads << tr("Values");
    if (m_stack.hasLeft())
        heads << tr("Left", "movement points");
    setColumnCount(int(heads.size()));
    setHeaderLabels(heads);
    for (int i = 1; i < heads.size(); ++i)
        headerItem()->setTextAlignment(i, Qt::AlignRight | Qt::AlignVCenter);
    for (size_t i = 0; i < m_stack.rows.size(); ++i)
        addRow(i, columns);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(0, QHeaderView::Stretch);
}

void StackList::addRow(size_t index, size_t columns)
{
    const StackRows::Row &row = m_stack.rows[index];
    auto *item = new QTreeWidgetItem(this);
    item->setData(0, Qt::UserRole, int(index));
    item->setText(0, row.name);
    item->setToolTip(0, row.name);
    item->setIcon(
        0, CounterShelf::of(m_controller).pixmap(row.piece, c_listedCounter, devicePixelRatioF()));
    item->setSizeHint(0, {0, rowHeight()});
    QStringList cells = row.cells.mid(0, qsizetype(columns));
    if (m_stack.headings.empty())
        cells << row.note;
    if (m_stack.hasLeft())
        cells << (row.left ? oddswords::number(*row.left) : QString());
    for (int i = 0; i < cells.size(); ++i) {
        item->setText(i + 1, cells[i]);
        item->setTextAlignment(i + 1, Qt::AlignRight | Qt::AlignVCenter);
    }
    if (row.strength)
        item->setData(0, StackDelegate::StrengthRole, *row.strength);
    if (row.leftShare)
        item->setData(int(cells.size()), StackDelegate::PointsRole, *row.leftShare);
}

const StackRows::Row &StackList::rowOf(const QTreeWidgetItem *item) const
{
    return m_stack.rows[size_t(item->data(0, Qt::UserRole).toInt())];
}

const StackRows::Row *StackList::current() const
{
    return currentItem() && rowOf(currentItem()).canAct ? &rowOf(currentItem()) : nullptr;
}

std::vector<engine::PieceId> StackList::ticked() const
{
    std::vector<engine::PieceId> found;
    for (int i = 0; i < topLevelItemCount(); ++i) {
        if (topLevelItem(i)->checkState(0) == Qt::Checked)
            found.push_back(rowOf(topLevelItem(i)).piece);
    }
    return found;
}

QString StackList::spoken(const StackRows::Row &row, bool isTicked) const
{
    QStringList said;
    if (row.canAct)
        said << (isTicked ? tr("ticked") : tr("not ticked"));
    said << row.name;
    for (qsizetype i = 0; i < row.cells.size(); ++i) {
        if (!row.cells[i].isEmpty())
            said << m_stack.headings[size_t(i)].text + u' ' + row.cells[i];
    }
    if (row.left)
        said << tr("%1 points left").arg(oddswords::number(*row.left));
    return said.join(QStringLiteral(", "));
}

void StackList::tick(const Meant &isMeant)
{
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QTreeWidgetItem *item = topLevelItem(i);
        const StackRows::Row &row = rowOf(item);
        const bool isTicked = row.canAct && isMeant(row);
        if (row.canAct)
            item->setCheckState(0, isTicked ? Qt::Checked : Qt::Unchecked);
        item->setData(0, Qt::AccessibleTextRole, spoken(row, isTicked));
        QFont bold = font();
        bold.setBold(isTicked);
        item->setFont(0, bold);
    }
    emit tickedChanged();
}

void StackList::toggle(QTreeWidgetItem *item)
{
    m_anchor = indexOfTopLevelItem(item);
    // A click on the box has changed it already; its font tells how it was.
    const bool wasTicked = item->font(0).bold();
    const auto now = ticked();
    const engine::PieceId piece = rowOf(item).piece;
    tick([&](const StackRows::Row &row) {
        return row.piece == piece ? !wasTicked : holds(now, row.piece);
    });
}

void StackList::tickRange()
{
    const auto [first, last] = std::minmax(indexOfTopLevelItem(currentItem()), m_anchor);
    const auto now = ticked();
    tick([&, first = first, last = last](const StackRows::Row &row) {
        const auto index = &row - m_stack.rows.data();
        return (index >= first && index <= last) || holds(now, row.piece);
    });
}

void StackList::filter(const SearchField &field)
{
    for (int i = 0; i < topLevelItemCount(); ++i) {
        QStringList words;
        for (int k = 0; k < columnCount(); ++k)
            words << topLevelItem(i)->text(k);
        topLevelItem(i)->setHidden(!field.finds(words.join(u' ')));
    }
}

void StackList::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    if (key == Qt::Key_Space && currentItem())
        event->modifiers() & Qt::ShiftModifier ? tickRange() : toggle(currentItem());
    else if (key == Qt::Key_T || key == Qt::Key_Return || key == Qt::Key_Enter)
        emit taken();
    else
        QTreeWidget::keyPressEvent(event);
}

} // namespace app
