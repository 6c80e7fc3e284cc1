// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/findfield.h"

#include "app/view/style/icons.h"

#include <QFocusEvent>
#include <QHeaderView>
#include <QTreeWidget>

#include <algorithm>

namespace editor {

namespace {

constexpr int c_most = 40;
constexpr int c_rows = 14; // seen at once
constexpr int c_width = 520;
constexpr int c_besideText = 56; ///< For the signs at both ends.

} // namespace

FindField::FindField(LiveModule &live, QWidget *parent)
    : QLineEdit(parent)
    , m_live(live)
    , m_list(new QTreeWidget(this))
{
    setObjectName(QStringLiteral("find"));
    setClearButtonEnabled(true);
    addAction(view::Icons::icon(QStringLiteral("search")), QLineEdit::LeadingPosition);
    m_list->setWindowFlags(Qt::ToolTip);
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setSectionResizeMode(1, QHeaderView::ResizeToContents);
    m_list->hide();
    connect(m_list, &QTreeWidget::itemClicked, this,
            [this](QTreeWidgetItem *item) { choose(m_list->indexOfTopLevelItem(item)); });
    connect(this, &QLineEdit::textEdited, this, &FindField::search);
    connect(&live, &LiveModule::loaded, this, [this] { m_index.reset(); });
    retranslate();
}

void FindField::retranslate()
{
    setPlaceholderText(tr("Find anything"));
    fit();
    setAccessibleName(tr("Find anything"));
    setToolTip(tr("Find a hex, counter, table, rule or file by its name (Ctrl+P)"));
    m_list->setAccessibleName(tr("Found"));
    m_index.reset();
}

// What it is for can always be read.
void FindField::fit()
{
    setMinimumWidth(fontMetrics().horizontalAdvance(placeholderText()) + c_besideText);
}

void FindField::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fit();
}

void FindField::search()
{
    if (!m_index)
        m_index.emplace(m_live.document(), m_live.module().get());
    m_found = m_index->find(text(), c_most);
    m_list->clear();
    for (const SearchIndex::Entry &entry : m_found) {
        auto *item = new QTreeWidgetItem(m_list, {entry.title, entry.note});
        item->setIcon(0, view::Icons::icon(entry.icon));
        item->setForeground(1, palette().placeholderText());
        item->setToolTip(0, entry.title);
    }
    if (m_found.isEmpty() && !text().trimmed().isEmpty())
        new QTreeWidgetItem(m_list, {tr("Nothing is called “%1”.").arg(text().trimmed()), {}});
    else if (!m_found.isEmpty())
        m_list->setCurrentItem(m_list->topLevelItem(0));
    showList();
}

void FindField::showList()
{
    const int count = m_list->topLevelItemCount();
    if (!count || !isVisible()) {
        m_list->hide();
        return;
    }
    const int row = std::max(20, m_list->sizeHintForRow(0));
    const int wide = std::max(width(), c_width);
    m_list->resize(wide, std::min(count, c_rows) * row + 2 * m_list->frameWidth() + 4);
    m_list->move(mapToGlobal(QPoint(width() - wide, height() + 2)));
    m_list->show();
}

void FindField::choose(int row)
{
    if (row < 0 || row >= m_found.size())
        return;
    const Place place = m_found[row].place;
    m_list->hide();
    clear();
    m_found.clear();
    emit chosen(place);
}

void FindField::keyPressEvent(QKeyEvent *event)
{
    const int count = int(m_found.size());
    const int row = m_list->currentItem() ? m_list->indexOfTopLevelItem(m_list->currentItem()) : 0;
    switch (event->key()) {
    case Qt::Key_Down:
    case Qt::Key_Up:
        if (count) {
            const int by = event->key() == Qt::Key_Down ? 1 : count - 1;
            m_list->setCurrentItem(m_list->topLevelItem((row + by) % count));
        }
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        choose(row);
        return;
    case Qt::Key_Escape:
        clear();
        m_list->hide();
        return;
    default:
        QLineEdit::keyPressEvent(event);
    }
}

bool FindField::eventFilter(QObject *watched, QEvent *event)
{
    // The list is a window of its own and has to go along with this one.
    if (event->type() == QEvent::Move || event->type() == QEvent::WindowDeactivate)
        m_list->hide();
    return QLineEdit::eventFilter(watched, event);
}

void FindField::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    window()->installEventFilter(this);
    selectAll();
}

void FindField::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    window()->removeEventFilter(this);
    m_list->hide();
}

} // namespace editor
