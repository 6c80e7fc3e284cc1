// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/hands/counterselection.h"

#include "editor/pages/counters/model/countertablemodel.h"
#include "editor/pages/counters/panels/counterbar.h"
#include "editor/pages/counters/panels/countertableview.h"

#include <QLineEdit>

namespace editor {

CounterSelection::CounterSelection(CounterTableView &table, CounterTableModel &model,
                                   CounterBar &bar)
    : m_table(table)
    , m_model(model)
    , m_bar(bar)
{
}

const CounterSource &CounterSelection::source() const
{
    return m_model.source();
}

QList<int> CounterSelection::pieces() const
{
    return m_table.chosenPieces();
}

QStringList CounterSelection::ids() const
{
    QStringList ids;
    for (const int piece : pieces()) {
        if (piece < source().file.count())
            ids.append(source().file.pieces()[size_t(piece)].id);
    }
    return ids;
}

void CounterSelection::choose(const QStringList &ids)
{
    QList<int> pieces;
    for (const QString &id : ids) {
        if (const int piece = source().file.indexOf(id); piece >= 0)
            pieces.append(piece);
    }
    m_table.choosePieces(pieces);
}

void CounterSelection::reveal(const QStringList &ids)
{
    const bool hides = std::any_of(ids.begin(), ids.end(), [this](const QString &id) {
        return m_model.row(source().file.indexOf(id)) < 0;
    });
    if (hides)
        m_bar.search()->clear();
    choose(ids);
}

void CounterSelection::chooseAll()
{
    m_table.choosePieces(m_model.pieces());
}

void CounterSelection::chooseOthers()
{
    QList<int> others = m_model.pieces();
    for (const int piece : pieces())
        others.removeAll(piece);
    m_table.choosePieces(others);
}

void CounterSelection::clear()
{
    m_table.clearSelection();
}

} // namespace editor
