// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/report/reportsource.h"

#include <QCoreApplication>

namespace engine {

/// Tables of how games ended, what they cost and how lucky the dice were.
class OutcomeTables
{
    Q_DECLARE_TR_FUNCTIONS(BalanceReport)

public:
    /// \a source must outlive it.
    explicit OutcomeTables(const ReportSource &source)
        : m_source(source)
    {
    }

    ReportTable winners() const;
    ReportTable results() const;
    ReportTable length() const;
    ReportTable turns() const;
    ReportTable losses() const;
    ReportTable dice() const;

private:
    using Table = Figures::Table;
    using Kind = ReportTable::Column::Kind;

    static void addLength(ReportTable &table, const QString &what,
                          const std::vector<qint64> &values);

    const ReportSource &m_source;
};

} // namespace engine
