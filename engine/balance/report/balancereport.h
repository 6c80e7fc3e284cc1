// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/report/reportsource.h"

#include <QCoreApplication>
#include <QMap>

namespace engine {

/// What games by bots say of a game's balance, as files of a folder: a page with pictures that
/// needs nothing else, and a table of comma-separated values for each of its parts.
class BalanceReport
{
    Q_DECLARE_TR_FUNCTIONS(BalanceReport)

public:
    /// \a source must outlive it; the page speaks the language of its translator.
    explicit BalanceReport(const ReportSource &source);

    /// By name; equal games give equal bytes.
    QMap<QString, QByteArray> files() const;
    /// The tables in the order of the page.
    static std::vector<ReportTable> tables(const ReportSource &source);

private:
    QString page(const std::vector<ReportTable> &tables) const;
    QString head() const;
    QString setting() const;
    QString pictures(const ReportTable &table) const;
    QString winners() const;
    QString turns() const;
    QString fights() const;
    QString occupied() const;
    QString color(SideId side) const;

    const ReportSource &m_source;
    QLocale m_locale;
};

} // namespace engine
