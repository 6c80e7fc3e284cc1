// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/figures.h"

#include <algorithm>

namespace engine {

namespace {

constexpr std::array<QStringView, Figures::tableCount> tableNames = {
    u"totals", u"results",  u"turns",  u"losses",   u"rules", u"decisions",
    u"units",  u"openings", u"fights", u"occupied", u"dice"};

std::optional<Figures::Row> readRow(const Json &json)
{
    Figures::Row row;
    for (qsizetype i = 1; i < json.size(); ++i) {
        const qint64 number = json.at(i).toInteger(-1);
        if (number < 0 || number > Figures::mostCount)
            return std::nullopt;
        row.push_back(number);
    }
    const bool isGood = json.isArray() && json.at(0).isString() && !row.empty()
        && row.size() <= Figures::mostColumns;
    return isGood ? std::optional(row) : std::nullopt;
}

} // namespace

void Figures::count(Table table, const QString &name, size_t column, qint64 number)
{
    Row &row = m_tables[size_t(table)][name];
    if (row.size() <= column)
        row.resize(column + 1);
    row[column] += number;
}

void Figures::add(const Figures &more)
{
    for (size_t table = 0; table < tableCount; ++table) {
        for (const auto &[name, row] : more.m_tables[table]) {
            Row &sum = m_tables[table][name];
            sum.resize(std::max(sum.size(), row.size()));
            for (size_t i = 0; i < row.size(); ++i)
                sum[i] += row[i];
        }
    }
}

bool Figures::isEmpty() const
{
    return std::all_of(m_tables.begin(), m_tables.end(),
                       [](const Rows &rows) { return rows.empty(); });
}

qint64 Figures::at(const Row &row, size_t column)
{
    return column < row.size() ? row[column] : 0;
}

qint64 Figures::at(Table table, const QString &name, size_t column) const
{
    const auto found = rows(table).find(name);
    return found == rows(table).end() ? 0 : at(found->second, column);
}

Json Figures::toJson() const
{
    Json json = Json::object();
    for (size_t table = 0; table < tableCount; ++table) {
        Json list = Json::array();
        for (const auto &[name, row] : m_tables[table]) {
            Json one = Json::array();
            one.append(name);
            for (const qint64 number : row)
                one.append(number);
            list.append(one);
        }
        json.insert(tableNames[table].toString(), list);
    }
    return json;
}

std::optional<Figures> Figures::fromJson(const Json &json)
{
    Figures figures;
    if (!json.isObject())
        return std::nullopt;
    for (size_t table = 0; table < tableCount; ++table) {
        const Json &list = json[tableNames[table]];
        if (!list.isArray())
            return std::nullopt;
        for (qsizetype i = 0; i < list.size(); ++i) {
            auto row = readRow(list.at(i));
            if (!row)
                return std::nullopt;
            figures.m_tables[table].insert_or_assign(list.at(i).at(0).toString(), *row);
        }
    }
    return figures;
}

} // namespace engine
