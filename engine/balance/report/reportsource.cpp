// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/report/reportsource.h"

#include "engine/balance/gamerecorder.h"

#include <QCoreApplication>

namespace engine {

ReportSource::ReportSource(const Module &module, const PlayedSeries &played,
                           const Translator &translator)
    : m_module(module)
    , m_played(played)
    , m_translator(translator)
    , m_names(module.names)
    , m_texts(module, m_names, translator)
{
}

qint64 ReportSource::total(QStringView name) const
{
    return m_played.figures.at(Figures::Table::Totals, name.toString());
}

qint64 ReportSource::wins(SideId side) const
{
    qint64 wins = 0;
    for (const auto &[outcome, row] : rows(Figures::Table::Results))
        wins += Figures::at(row, size_t(side.value + 1));
    return wins;
}

std::vector<ReportTable::Column> ReportSource::shareColumns()
{
    using Kind = ReportTable::Column::Kind;
    return {{QStringLiteral("games"), QCoreApplication::translate("BalanceReport", "Games"),
             Kind::Count},
            {QStringLiteral("share"), QCoreApplication::translate("BalanceReport", "Share"),
             Kind::Share},
            {QStringLiteral("low"), QCoreApplication::translate("BalanceReport", "At least"),
             Kind::Share},
            {QStringLiteral("high"), QCoreApplication::translate("BalanceReport", "At most"),
             Kind::Share}};
}

void ReportSource::appendShare(ReportTable::Row &row, qint64 count, qint64 games)
{
    const Confidence share = Confidence::of(count, games);
    row.insert(row.end(), {double(count), share.share, share.low, share.high});
}

QString ReportSource::label(const QString &line) const
{
    const auto action = GameRecorder::action(line, m_module, m_names);
    return action ? m_texts.label(*action) : line;
}

} // namespace engine
