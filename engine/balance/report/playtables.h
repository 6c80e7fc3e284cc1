// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/report/reportsource.h"

#include <QCoreApplication>

namespace engine {

/// Tables of what was chosen, used, fought for and left alone.
class PlayTables
{
    Q_DECLARE_TR_FUNCTIONS(BalanceReport)

public:
    /// \a source must outlive it.
    explicit PlayTables(const ReportSource &source)
        : m_source(source)
    {
    }

    ReportTable rules() const;
    ReportTable decisions() const;
    /// Those that did least come first.
    ReportTable units() const;
    ReportTable openings() const;
    ReportTable fights() const;
    ReportTable occupied() const;

private:
    using Table = Figures::Table;
    using Kind = ReportTable::Column::Kind;

    QString title(const QString &rule) const;

    const ReportSource &m_source;
};

} // namespace engine
