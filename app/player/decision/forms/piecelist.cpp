// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/piecelist.h"

#include "app/player/decision/forms/piecerows.h"
#include "app/player/parts/searchfield.h"

#include <QKeyEvent>
#include <QListView>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_seenRows = 7;
constexpr int c_leastRows = 3; ///< In a low window, where nothing but the list shall scroll.
constexpr int c_lowWindow = 800;

/// Rows in which all words that were typed are found.
class FoundRows : public QSortFilterProxyModel
{
public:
    FoundRows(const SearchField &field, QObject *parent)
        : QSortFilterProxyModel(parent)
        , m_field(field)
    {
    }

    void typed() { invalidateFilter(); }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        return m_field.text().isEmpty()
            || m_field.finds(sourceModel()->index(row, 0, parent).data().toString());
    }

private:
    const SearchField &m_field;
};

} // namespace

PieceList::PieceList(GameController &controller, std::vector<engine::Action> actions,
                     QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_rows(new PieceRows(controller, std::move(actions), this))
    , m_search(new SearchField(tr("Find a unit"), this))
    , m_view(new QListView(this))
{
    m_found = new FoundRows(*m_search, this);
    m_found->setSourceModel(m_rows);
    m_view->setModel(m_found);
    m_view->setObjectName(QStringLiteral("pieceList"));
    m_view->setAccessibleName(tr("Units"));
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    m_view->setTextElideMode(Qt::ElideRight);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    const bool isLow = window()->height() < c_lowWindow;
    m_view->setFixedHeight((2 * fontMetrics().height() + 10) * (isLow ? c_leastRows : c_seenRows));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_search);
    layout->addWidget(m_view);
    connect(m_search, &QLineEdit::textChanged, this, &PieceList::filter);
    connect(m_view, &QListView::clicked, this, &PieceList::choose);
    connect(m_view, &QListView::entered, this, &PieceList::point);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this,
            &PieceList::point);
}

QModelIndex PieceList::rowOf(engine::PieceId piece) const
{
    const int row = m_rows->rowOf(piece);
    return row < 0 ? QModelIndex() : m_found->mapFromSource(m_rows->index(row));
}

void PieceList::filter()
{
    m_view->setCurrentIndex({}); // Enter would choose what is not seen
    static_cast<FoundRows *>(m_found)->typed();
}

void PieceList::choose(const QModelIndex &row)
{
    const engine::Action action = m_rows->action(m_found->mapToSource(row).row());
    point({});
    emit GameWishes::of(m_controller).actionChosen(action);
}

void PieceList::point(const QModelIndex &row)
{
    const engine::PieceId piece =
        row.isValid() ? m_rows->action(m_found->mapToSource(row).row()).piece : engine::PieceId();
    emit GameWishes::of(m_controller).pieceHighlighted(piece);
}

void PieceList::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    point({});
}

// Enter takes the row that the keyboard stands on, and nothing else.
void PieceList::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Return && event->key() != Qt::Key_Enter) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (m_view->currentIndex().isValid() && !event->isAutoRepeat())
        choose(m_view->currentIndex());
}

} // namespace app
