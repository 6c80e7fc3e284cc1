// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/confidence.h"
#include "engine/balance/partmerge.h"
#include "engine/balance/report/reporttable.h"
#include "engine/i18n/textrenderer.h"

namespace engine {

/// What a report is made of: games that were played, their module and its words in one language.
class ReportSource
{
public:
    /// What is handed over must outlive it.
    ReportSource(const Module &module, const PlayedSeries &played, const Translator &translator);

    const Module &module() const { return m_module; }
    const PlayedSeries &played() const { return m_played; }
    const Figures::Rows &rows(Figures::Table table) const { return m_played.figures.rows(table); }
    const Translator &translator() const { return m_translator; }
    const TextRenderer &texts() const { return m_texts; }
    /// Finished games, of which all figures are.
    qint64 games() const { return total(u"games"); }
    qint64 total(QStringView name) const;
    /// How often a side has won; nobody, where there is none.
    qint64 wins(SideId side) const;
    double perGame(qint64 count) const { return ratio(count, games()); }
    static double ratio(qint64 part, qint64 whole)
    {
        return whole ? double(part) / double(whole) : 0;
    }

    /// The columns of a share of games, and what stands in them.
    static std::vector<ReportTable::Column> shareColumns();
    static void appendShare(ReportTable::Row &row, qint64 count, qint64 games);
    /// The action that a line of an opening stands for, in words.
    QString label(const QString &line) const;

private:
    const Module &m_module;
    const PlayedSeries &m_played;
    const Translator &m_translator;
    mutable Names m_names; ///< Grows with what the rules say.
    TextRenderer m_texts;
};

} // namespace engine
