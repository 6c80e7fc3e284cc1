// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/forms/piecerows.h"

#include "app/player/counters/countershelf.h"

#include <QApplication>

#include <algorithm>

namespace app {

namespace {

constexpr int c_rowCounter = 36;

} // namespace

PieceRows::PieceRows(GameController &controller, std::vector<engine::Action> actions,
                     QObject *parent)
    : QAbstractListModel(parent)
    , m_controller(controller)
    , m_actions(std::move(actions))
{
    m_isOneVerb = std::all_of(m_actions.begin(), m_actions.end(), [this](const auto &one) {
        return one.verb == m_actions.front().verb && one.value.isNone();
    });
    m_isPriced = arePriced(m_actions);
}

bool PieceRows::arePriced(const std::vector<engine::Action> &actions)
{
    return std::any_of(actions.begin(), actions.end(),
                       [](const auto &one) { return one.cost > 1; });
}

QString PieceRows::detail(GameController &controller, const engine::Action &action, bool isPriced)
{
    QStringList words{CounterShelf::of(controller).status(action.piece)};
    if (isPriced && action.cost > 0)
        words.prepend(tr("costs %n", "of a budget", action.cost));
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

int PieceRows::rowOf(engine::PieceId piece) const
{
    const auto found = std::find_if(m_actions.begin(), m_actions.end(),
                                    [&](const auto &one) { return one.piece == piece; });
    return found == m_actions.end() ? -1 : int(found - m_actions.begin());
}

int PieceRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_actions.size());
}

QString PieceRows::title(const engine::Action &action) const
{
    return m_isOneVerb ? m_controller.texts().pieceName(action.piece)
                       : m_controller.texts().label(action);
}

QVariant PieceRows::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const engine::Action &action = m_actions[size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return QString(title(action) + u'\n' + detail(m_controller, action, m_isPriced));
    case Qt::AccessibleTextRole:
        return QString(title(action) + QStringLiteral(", ")
                       + detail(m_controller, action, m_isPriced));
    case Qt::ToolTipRole:
        return m_controller.texts().label(action);
    case Qt::DecorationRole:
        return CounterShelf::of(m_controller)
            .pixmap(action.piece, c_rowCounter, qApp->devicePixelRatio());
    default:
        return {};
    }
}

} // namespace app
