// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/partmerge.h"

namespace engine {

namespace {

Error apart(const QString &first, const QString &file, const QString &difference)
{
    return {Error::Code::BadFormat,
            QCoreApplication::translate("PartMerge",
                                        "“%1” and “%2” don't belong together: they differ in %3.")
                .arg(first, file, difference)};
}

/// Reads part after part into one series.
class Merger
{
public:
    Result<Done> take(const QString &file);
    /// How to play what is missing, a line for each part.
    QStringList missing() const;

    PlayedSeries merged;

private:
    /// Which file has a part, and how many games are in it.
    struct Found
    {
        QString file;
        int games = 0;
    };
    Result<Done> fits(const Series &series, const QString &file) const;
    QString missing(int part) const;

    std::map<int, Found> m_found;
    Series m_series; ///< Of the first file.
    QString m_first;
};

Result<Done> Merger::fits(const Series &series, const QString &file) const
{
    if (m_first.isEmpty())
        return Done{};
    if (const QString difference = m_series.difference(series); !difference.isEmpty())
        return apart(m_first, file, difference);
    const auto same = m_found.find(series.part);
    if (same == m_found.end())
        return Done{};
    return Error{Error::Code::BadFormat,
                 QCoreApplication::translate("PartMerge", "“%1” and “%2” are the same shard, %3.")
                     .arg(same->second.file, file, series.partName())};
}

Result<Done> Merger::take(const QString &file)
{
    auto part = readPart(file);
    if (!part)
        return part.error();
    const Series &series = part->series;
    if (auto fitting = fits(series, file); !fitting)
        return fitting;
    if (m_first.isEmpty()) {
        m_first = file;
        m_series = series;
        Series all = series;
        all.part = all.parts = 1;
        merged = PlayedSeries(all);
    }
    const auto isPlayed = [](const auto &one) { return one.finished || !one.error.isEmpty(); };
    const auto &outcomes = part->outcomes;
    m_found[series.part] = {file, int(std::count_if(outcomes.begin(), outcomes.end(), isPlayed))};
    merged.figures.add(part->figures);
    merged.seconds += part->seconds;
    std::copy(outcomes.begin(), outcomes.end(), merged.outcomes.begin() + series.first() - 1);
    return Done{};
}

QString Merger::missing(int part) const
{
    const auto found = m_found.find(part);
    Series one = m_series;
    one.part = part;
    const int games = one.end() - one.first();
    const QString command =
        QStringLiteral("hexsmith-cli ") + m_series.commandLine(part) + QStringLiteral(" --part ");
    if (found == m_found.end())
        return QCoreApplication::translate("PartMerge",
                                           "Shard %1 is missing; play it with: %2<file>")
            .arg(one.partName(), command);
    return QCoreApplication::translate("PartMerge", "Shard %1 lacks %n game(s); go on with: %2", "",
                                       games - found->second.games)
        .arg(one.partName(), command + found->second.file);
}

QStringList Merger::missing() const
{
    QStringList lines;
    for (int part = 1; part <= m_series.parts; ++part) {
        Series one = m_series;
        one.part = part;
        const auto found = m_found.find(part);
        const int played = found == m_found.end() ? 0 : found->second.games;
        if (played < one.end() - one.first())
            lines << missing(part);
    }
    return lines;
}

} // namespace

PlayedSeries::PlayedSeries(const Series &part)
    : series(part)
    , outcomes(size_t(part.end() - part.first()))
{
}

void PlayedSeries::add(PlayedGame game)
{
    figures.add(game.figures);
    seconds += game.seconds;
    outcomes[size_t(game.number - series.first())] = std::move(game.outcome);
}

Playout::Summary PlayedSeries::summary() const
{
    Playout::Summary summary =
        Playout::summary(outcomes, series.seed + quint64(series.first()) - 1);
    summary.seconds = seconds;
    return summary;
}

Result<PlayedSeries> readPart(const QString &file)
{
    std::vector<PlayedGame> games;
    Figures figures;
    const auto series = PartFile::read(file, [&](PlayedGame game) {
        figures.add(std::exchange(game.figures, {}));
        games.push_back(std::move(game));
    });
    if (!series)
        return series.error();
    PlayedSeries played(series.value());
    played.figures = std::move(figures);
    for (PlayedGame &game : games)
        played.add(std::move(game));
    return played;
}

Result<PlayedSeries> mergeParts(const QStringList &files)
{
    Merger merger;
    for (const QString &file : files) {
        if (const auto taken = merger.take(file); !taken)
            return taken.error();
    }
    if (const QStringList missing = merger.missing(); !missing.isEmpty())
        return Error{Error::Code::NotFound, missing.join(u'\n')};
    return std::move(merger.merged);
}

} // namespace engine
