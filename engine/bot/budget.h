// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDeadlineTimer>

#include <functional>

namespace engine {

/// How long somebody may think: so many actions that are tried, so much time, or until told to
/// come to an end.
class Budget
{
public:
    /// No time: it does not matter. Once \a hurry holds it is spent.
    Budget(qint64 tries, std::chrono::milliseconds time, std::function<bool()> hurry = {})
        : m_left(tries)
        , m_deadline(time.count() ? QDeadlineTimer(time) : QDeadlineTimer(QDeadlineTimer::Forever))
        , m_hurry(std::move(hurry))
    {
    }

    void spend(size_t tries) { m_left -= qint64(tries); }
    bool isHurried() const { return m_hurry && m_hurry(); }
    bool isSpent() const { return m_left <= 0 || isHurried() || m_deadline.hasExpired(); }

private:
    qint64 m_left;
    QDeadlineTimer m_deadline;
    std::function<bool()> m_hurry;
};

} // namespace engine
