// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/endingtable.h"

#include "app/player/counters/countershelf.h"
#include "app/player/game/gamewishes.h"
#include "app/player/log/logtext.h"

#include <QHeaderView>
#include <QStandardItemModel>

namespace app {

namespace {

constexpr int c_endingCounter = 26;
constexpr int c_endingRow = 30;
constexpr int c_stepOfRow = Qt::UserRole + 1;

QString faces(const std::vector<int> &dice)
{
    QStringList words;
    for (const int die : dice)
        words << QString::number(die);
    return words.join(u' ');
}

} // namespace

EndingTable::EndingTable(GameController &controller, const GameRecord &record, Kind kind,
                         QWidget *parent)
    : QTreeView(parent)
    , m_controller(controller)
    , m_model(new QStandardItemModel(this))
{
    setAccessibleName(title(kind, record));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setAlternatingRowColors(true);
    setEditTriggers(NoEditTriggers);
    setIconSize({c_endingCounter, c_endingCounter});
    if (kind == Kind::Units) {
        m_model->setHorizontalHeaderLabels(
            {tr("Step"), tr("Side"), tr("Unit"), tr("Steps lost"), tr("At the end")});
        addUnits(record);
    } else {
        m_model->setHorizontalHeaderLabels(
            {tr("Step"), tr("Side"), tr("What happened"), tr("Dice")});
        addRolls(kind == Kind::Fights ? record.fights() : record.rolls());
    }
    setModel(m_model);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(2, QHeaderView::Stretch);
    connect(this, &QTreeView::clicked, this, &EndingTable::choose);
    connect(this, &QTreeView::activated, this, &EndingTable::choose);
}

QString EndingTable::title(Kind kind, const GameRecord &record)
{
    switch (kind) {
    case Kind::Fights:
        return tr("Fights: %1", "a number").arg(record.fights().size());
    case Kind::Dice:
        return tr("Rolls: %1", "a number").arg(record.rolls().size());
    default:
        return tr("Units");
    }
}

int EndingTable::rows() const
{
    return m_model->rowCount();
}

QString EndingTable::sideName(engine::SideId side) const
{
    return side ? m_controller.texts().sideName(side) : QString();
}

void EndingTable::addRow(int step, const QStringList &cells, engine::PieceId piece)
{
    QList<QStandardItem *> row = {new QStandardItem(QString::number(step))};
    for (const QString &cell : cells)
        row << new QStandardItem(cell);
    row.front()->setData(step, c_stepOfRow);
    row.front()->setForeground(Tokens::of(palette()).accent);
    row.front()->setSizeHint({0, std::max(c_endingRow, fontMetrics().height() + 10)});
    row[2]->setToolTip(cells[1]);
    if (piece)
        row[2]->setIcon(
            CounterShelf::of(m_controller).pixmap(piece, c_endingCounter, devicePixelRatioF()));
    m_model->appendRow(row);
}

void EndingTable::addRolls(const std::vector<GameRecord::Roll> &rolls)
{
    const LogText text(m_controller, Tokens::of(palette()));
    for (const GameRecord::Roll &roll : rolls)
        addRow(roll.step, {sideName(roll.side), text.plain(roll.line), faces(roll.dice)},
               roll.line.piece);
}

void EndingTable::addUnits(const GameRecord &record)
{
    const CounterShelf &shelf = CounterShelf::of(m_controller);
    for (const GameRecord::Hurt &hurt : record.hurt())
        addRow(hurt.step,
               {sideName(m_controller.state().piece(hurt.piece).side),
                m_controller.texts().pieceName(hurt.piece), QString::number(hurt.steps),
                hurt.isGone ? tr("lost") : shelf.status(hurt.piece)},
               hurt.piece);
}

void EndingTable::choose(const QModelIndex &index)
{
    if (const int step = index.siblingAtColumn(0).data(c_stepOfRow).toInt())
        emit GameWishes::of(m_controller).stepRequested(step);
}

} // namespace app
