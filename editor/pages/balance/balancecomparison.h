// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/balance/balancegames.h"
#include "engine/balance/report/reportsource.h"

#include <QCoreApplication>

namespace editor {

/// What the same games came to in two versions of a module, side by side: in a sentence for each
/// side, and in tables whose numbers stand beside each other.
class BalanceComparison
{
    Q_DECLARE_TR_FUNCTIONS(BalanceComparison)

public:
    /// Both must outlive it; \a names of the versions.
    BalanceComparison(const engine::ReportSource &here, const engine::ReportSource &there,
                      std::vector<BalanceChange> changes, QStringList names);

    QString html() const;
    /// "German: from 61 ± 4 % to 52 ± 4 %", and whether that is more than luck.
    QString sentence(const BalanceChange &change) const;

private:
    QString table(const engine::ReportTable &here, const engine::ReportTable &there) const;
    QString percent(double share, int digits = 0) const;

    const engine::ReportSource &m_here;
    const engine::ReportSource &m_there;
    std::vector<BalanceChange> m_changes;
    QStringList m_names;
    QLocale m_locale;
};

} // namespace editor
