// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/calendar.h"

#include <QRegularExpression>

namespace app {

Calendar::Calendar(GameController &controller)
    : QObject(&controller)
    , m_controller(controller)
{
    connect(&controller, &GameController::languageChanged, this, [this] { m_dates.clear(); });
}

Calendar &Calendar::of(GameController &controller)
{
    if (auto *calendar = controller.findChild<Calendar *>(QString(), Qt::FindDirectChildrenOnly))
        return *calendar;
    return *new Calendar(controller);
}

int Calendar::first() const
{
    return m_controller.game().scenario().firstTurn;
}

// A game may go on longer than its scenario says.
int Calendar::last() const
{
    return qMax(m_controller.game().scenario().lastTurn, m_controller.state().turn());
}

QString Calendar::date(int turn)
{
    if (m_controller.isCovered())
        return {};
    const auto known = m_dates.constFind(turn);
    if (known != m_dates.constEnd())
        return *known;
    engine::GameState then = m_controller.state();
    then.apply(engine::change::SetVariable{0, engine::Value::integer(turn)});
    const QString status = engine::protocol::entry(engine::protocol::Query::Status).name;
    const auto answer = m_controller.seat().query(then, status, {});
    return *m_dates.insert(turn, answer ? answer.value()[u"date"].toString() : QString());
}

QString Calendar::year(int turn)
{
    static const QRegularExpression digits(QStringLiteral("\\b\\d{4}\\b"));
    return digits.match(date(turn)).captured();
}

QString Calendar::name(int turn)
{
    const QString when = date(turn);
    return when.isEmpty() ? tr("Turn %1").arg(turn)
                          : tr("Turn %1 · %2", "number and date").arg(QString::number(turn), when);
}

QHash<int, QString> Calendar::names()
{
    QHash<int, QString> found;
    for (int turn = first(); turn <= m_controller.state().turn(); ++turn)
        found.insert(turn, name(turn));
    return found;
}

QHash<int, QString> Calendar::years()
{
    QHash<int, QString> found;
    QString before;
    for (int turn = first(); turn <= m_controller.state().turn(); ++turn) {
        const QString now = year(turn);
        if (!now.isEmpty() && std::exchange(before, now) != now)
            found.insert(turn, now);
    }
    return found;
}

std::vector<Calendar::Arrivals> Calendar::arrivals(int turn) const
{
    const engine::Module &module = m_controller.module();
    std::vector<Arrivals> found;
    for (int32_t i = 0; i < int32_t(module.sides.size()); ++i) {
        Arrivals one{engine::SideId(i), {}};
        for (const auto &arrival : m_controller.game().scenario().arrivals) {
            for (const engine::PieceId piece : arrival.pieces) {
                if (arrival.turn == turn && module.piece(piece).side == one.side)
                    one.pieces.push_back(piece);
            }
        }
        if (!one.pieces.empty())
            found.push_back(std::move(one));
    }
    return found;
}

} // namespace app
