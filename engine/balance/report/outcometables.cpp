// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/report/outcometables.h"

#include "engine/module/model/module.h"

#include <algorithm>
#include <cmath>

namespace engine {

namespace {

double real(qint64 number)
{
    return double(number);
}

// Most first, else in the order in which they stand.
void sortByColumn(ReportTable &table, size_t column)
{
    std::stable_sort(table.rows.begin(), table.rows.end(), [column](const auto &a, const auto &b) {
        return std::get<double>(a[column]) > std::get<double>(b[column]);
    });
}

// Turns are numbers, whose order as words is another one.
std::vector<std::pair<int, const Figures::Row *>> byNumber(const Figures::Rows &rows)
{
    std::vector<std::pair<int, const Figures::Row *>> list;
    for (const auto &[name, row] : rows)
        list.emplace_back(name.toInt(), &row);
    std::stable_sort(list.begin(), list.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    return list;
}

} // namespace

ReportTable OutcomeTables::winners() const
{
    ReportTable table{QStringLiteral("winners"),
                      tr("Who wins"),
                      tr("If very many games were played, the share would lie between the last two "
                         "columns 95 times in 100."),
                      {{QStringLiteral("side"), tr("Side")}, {QStringLiteral("name"), tr("Name")}},
                      {}};
    for (const ReportTable::Column &column : ReportSource::shareColumns())
        table.columns.push_back(column);
    for (int32_t i = 0; i <= int32_t(m_source.module().sides.size()); ++i) {
        const SideId side(i < int32_t(m_source.module().sides.size()) ? i : -1);
        const qint64 won = m_source.wins(side);
        if (!side && !won)
            continue;
        ReportTable::Row row = {side ? m_source.module().sides[size_t(i)].id : QString(),
                                side ? m_source.texts().sideName(side) : tr("nobody")};
        ReportSource::appendShare(row, won, m_source.games());
        table.rows.push_back(row);
    }
    return table;
}

ReportTable OutcomeTables::results() const
{
    ReportTable table{
        QStringLiteral("results"),
        tr("Results"),
        {},
        {{QStringLiteral("result"), tr("Result")}, {QStringLiteral("winner"), tr("Winner")}},
        {}};
    for (const ReportTable::Column &column : ReportSource::shareColumns())
        table.columns.push_back(column);
    for (const auto &[outcome, counts] : m_source.rows(Table::Results)) {
        for (size_t i = 0; i < counts.size(); ++i) {
            if (!counts[i])
                continue;
            ReportTable::Row row = {
                outcome, i ? m_source.texts().sideName(SideId(int32_t(i) - 1)) : tr("nobody")};
            ReportSource::appendShare(row, counts[i], m_source.games());
            table.rows.push_back(row);
        }
    }
    sortByColumn(table, 2);
    return table;
}

void OutcomeTables::addLength(ReportTable &table, const QString &what,
                              const std::vector<qint64> &values)
{
    if (values.empty())
        return;
    std::vector<qint64> sorted = values;
    std::sort(sorted.begin(), sorted.end());
    double sum = 0;
    for (const qint64 value : sorted)
        sum += real(value);
    const double mean = sum / double(sorted.size());
    double squares = 0;
    for (const qint64 value : sorted)
        squares += (real(value) - mean) * (real(value) - mean);
    table.rows.push_back({what, mean, std::sqrt(squares / double(sorted.size())),
                          real(sorted.front()), real(sorted[sorted.size() / 2]),
                          real(sorted.back())});
}

ReportTable OutcomeTables::length() const
{
    ReportTable table{QStringLiteral("length"),
                      tr("Length"),
                      {},
                      {{QStringLiteral("what"), tr("Of a game")},
                       {QStringLiteral("mean"), tr("Mean"), Kind::Mean},
                       {QStringLiteral("deviation"), tr("Deviation"), Kind::Mean},
                       {QStringLiteral("least"), tr("Least"), Kind::Count},
                       {QStringLiteral("median"), tr("Median"), Kind::Count},
                       {QStringLiteral("most"), tr("Most"), Kind::Count}},
                      {}};
    std::vector<qint64> decisions;
    for (const Playout::Outcome &outcome : m_source.played().outcomes) {
        if (outcome.finished)
            decisions.push_back(outcome.decisions);
    }
    addLength(table, tr("Decisions"), decisions);
    std::vector<qint64> turns;
    for (const auto &[turn, row] : byNumber(m_source.rows(Table::Turns)))
        turns.insert(turns.end(), size_t(Figures::at(*row, 0)), turn);
    addLength(table, tr("Last turn"), turns);
    return table;
}

ReportTable OutcomeTables::turns() const
{
    ReportTable table{QStringLiteral("turns"),
                      tr("Last turns"),
                      {},
                      {{QStringLiteral("turn"), tr("Turn"), Kind::Count},
                       {QStringLiteral("games"), tr("Games that end in it"), Kind::Count},
                       {QStringLiteral("share"), tr("Share"), Kind::Share}},
                      {}};
    for (const auto &[turn, row] : byNumber(m_source.rows(Table::Turns)))
        table.rows.push_back(
            {double(turn), real(Figures::at(*row, 0)), m_source.perGame(Figures::at(*row, 0))});
    return table;
}

ReportTable OutcomeTables::losses() const
{
    ReportTable table{QStringLiteral("losses"),
                      tr("Losses"),
                      tr("Means of all games, also of those that had ended by then."),
                      {{QStringLiteral("turn"), tr("Turn"), Kind::Count},
                       {QStringLiteral("side"), tr("Side")},
                       {QStringLiteral("steps"), tr("Steps for each game"), Kind::Mean},
                       {QStringLiteral("pieces"), tr("Pieces for each game"), Kind::Mean}},
                      {}};
    for (const auto &[turn, row] : byNumber(m_source.rows(Table::Losses))) {
        for (size_t side = 0; side < m_source.module().sides.size(); ++side) {
            const qint64 steps = Figures::at(*row, side * 2);
            const qint64 pieces = Figures::at(*row, side * 2 + 1);
            if (steps || pieces)
                table.rows.push_back({double(turn),
                                      m_source.texts().sideName(SideId(int32_t(side))),
                                      m_source.perGame(steps), m_source.perGame(pieces)});
        }
    }
    return table;
}

ReportTable OutcomeTables::dice() const
{
    ReportTable table{QStringLiteral("dice"),
                      tr("Dice luck"),
                      tr("The sums of all dice, and what fair dice give."),
                      {{QStringLiteral("side"), tr("Side")},
                       {QStringLiteral("dice"), tr("Dice"), Kind::Count},
                       {QStringLiteral("sum"), tr("Sum"), Kind::Count},
                       {QStringLiteral("expected"), tr("Expected"), Kind::Mean},
                       {QStringLiteral("mean"), tr("Mean"), Kind::Mean},
                       {QStringLiteral("deviations"), tr("Deviations from it"), Kind::Mean}},
                      {}};
    size_t faces = 6;
    for (const auto &[side, row] : m_source.rows(Table::Dice)) {
        for (const size_t usual : {10, 12, 20, 100}) {
            if (row.size() > faces)
                faces = usual;
        }
    }
    for (const auto &[side, row] : m_source.rows(Table::Dice)) {
        qint64 count = 0;
        qint64 sum = 0;
        for (size_t face = 0; face < row.size(); ++face) {
            count += row[face];
            sum += row[face] * qint64(face + 1);
        }
        if (!count)
            continue;
        const double expected = double(count) * double(faces + 1) / 2;
        const double variance = double(count) * (double(faces) * double(faces) - 1) / 12;
        table.rows.push_back({m_source.texts().sideName(m_source.module().side(side)), real(count),
                              real(sum), expected, ReportSource::ratio(sum, count),
                              (real(sum) - expected) / std::sqrt(variance)});
    }
    return table;
}

} // namespace engine
