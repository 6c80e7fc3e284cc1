// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/report/playtables.h"

#include "engine/module/model/module.h"

#include <algorithm>

namespace engine {

namespace {

constexpr size_t c_shown = 30; ///< Rows of a long table.

double number(const Figures::Row &row, size_t column)
{
    return double(Figures::at(row, column));
}

// What a unit did in all games.
double deeds(const ReportTable::Row &row)
{
    return std::get<double>(row[4]) + std::get<double>(row[5]) + std::get<double>(row[6]);
}

} // namespace

QString PlayTables::title(const QString &rule) const
{
    const Rulebook::Paragraph *paragraph = m_source.module().rulebook.find(rule);
    return paragraph ? m_source.translator().translate(paragraph->title) : QString();
}

ReportTable PlayTables::rules() const
{
    ReportTable table{QStringLiteral("rules"),
                      tr("Rules"),
                      tr("How often an action that a paragraph allows was offered and chosen."),
                      {{QStringLiteral("rule"), tr("Rule")},
                       {QStringLiteral("title"), tr("Title")},
                       {QStringLiteral("chosen"), tr("Chosen for each game"), Kind::Mean},
                       {QStringLiteral("offered"), tr("Offered for each game"), Kind::Mean},
                       {QStringLiteral("taken"), tr("Chosen when offered"), Kind::Share},
                       {QStringLiteral("games"), tr("Games with it"), Kind::Share}},
                      {}};
    for (const auto &[rule, row] : m_source.rows(Table::Rules)) {
        table.rows.push_back({rule, title(rule), m_source.perGame(Figures::at(row, 0)),
                              m_source.perGame(Figures::at(row, 1)),
                              ReportSource::ratio(Figures::at(row, 0), Figures::at(row, 1)),
                              m_source.perGame(Figures::at(row, 2))});
    }
    return table;
}

ReportTable PlayTables::decisions() const
{
    ReportTable table{QStringLiteral("decisions"),
                      tr("Decisions"),
                      tr("A real choice has more than one action."),
                      {{QStringLiteral("decision"), tr("Decision")},
                       {QStringLiteral("asked"), tr("Asked for each game"), Kind::Mean},
                       {QStringLiteral("choices"), tr("Real choices"), Kind::Share},
                       {QStringLiteral("actions"), tr("Actions in these"), Kind::Mean}},
                      {}};
    for (const auto &[decision, row] : m_source.rows(Table::Decisions)) {
        table.rows.push_back({decision, m_source.perGame(Figures::at(row, 0)),
                              ReportSource::ratio(Figures::at(row, 1), Figures::at(row, 0)),
                              ReportSource::ratio(Figures::at(row, 2), Figures::at(row, 1))});
    }
    return table;
}

ReportTable PlayTables::units() const
{
    ReportTable table{QStringLiteral("units"),
                      tr("Units that matter least"),
                      tr("In what share of the games in which a piece was there it did something. "
                         "Pieces that did least come first."),
                      {{QStringLiteral("piece"), tr("Piece")},
                       {QStringLiteral("name"), tr("Name")},
                       {QStringLiteral("side"), tr("Side")},
                       {QStringLiteral("games"), tr("Games"), Kind::Count},
                       {QStringLiteral("acted"), tr("Acted"), Kind::Share},
                       {QStringLiteral("moved"), tr("Moved"), Kind::Share},
                       {QStringLiteral("fought"), tr("Fought"), Kind::Share},
                       {QStringLiteral("suffered"), tr("Suffered losses"), Kind::Share}},
                      {}};
    for (const auto &[id, row] : m_source.rows(Table::Units)) {
        const PieceId piece = m_source.module().piece(id);
        if (!piece)
            continue;
        const SideId side = m_source.module().piece(piece).side;
        ReportTable::Row cells = {id, m_source.texts().pieceName(piece),
                                  side ? m_source.texts().sideName(side) : QString(),
                                  number(row, 0)};
        for (size_t deed = 1; deed <= 4; ++deed)
            cells.emplace_back(ReportSource::ratio(Figures::at(row, deed), Figures::at(row, 0)));
        table.rows.push_back(cells);
    }
    std::stable_sort(table.rows.begin(), table.rows.end(),
                     [](const auto &a, const auto &b) { return deeds(a) < deeds(b); });
    table.shown = c_shown;
    return table;
}

ReportTable PlayTables::openings() const
{
    ReportTable table{QStringLiteral("openings"),
                      tr("Openings"),
                      tr("What a side chose first where it had a choice, and how often it won "
                         "then."),
                      {{QStringLiteral("side"), tr("Side")},
                       {QStringLiteral("actions"), tr("Actions"), Kind::Count},
                       {QStringLiteral("opening"), tr("Opening")}},
                      {}};
    for (ReportTable::Column column : ReportSource::shareColumns()) {
        if (column.key == QLatin1String("games"))
            table.columns.push_back({QStringLiteral("played"), tr("Games"), Kind::Count});
        else if (column.key == QLatin1String("share"))
            column.title = tr("Won");
        column.key = column.key == QLatin1String("games") ? QStringLiteral("won") : column.key;
        column.title = column.key == QLatin1String("won") ? tr("Games won") : column.title;
        table.columns.push_back(column);
    }
    for (const auto &[name, row] : m_source.rows(Table::Openings)) {
        const QStringList lines = name.split(u'\n');
        const SideId side = m_source.module().side(lines.first());
        QStringList labels;
        for (const QString &line : lines.mid(1))
            labels << m_source.label(line);
        ReportTable::Row cells = {side ? m_source.texts().sideName(side) : QString(),
                                  double(labels.size()), labels.join(QLatin1String("; ")),
                                  number(row, 0)};
        ReportSource::appendShare(cells, Figures::at(row, 1), Figures::at(row, 0));
        table.rows.push_back(cells);
    }
    // The most frequent ones, and of these the longest, which say most.
    std::stable_sort(table.rows.begin(), table.rows.end(), [](const auto &a, const auto &b) {
        return std::pair(a[3], a[1]) > std::pair(b[3], b[1]);
    });
    table.shown = c_shown;
    return table;
}

ReportTable PlayTables::fights() const
{
    ReportTable table{QStringLiteral("fights"),
                      tr("Fights"),
                      {},
                      {{QStringLiteral("space"), tr("Space")},
                       {QStringLiteral("name"), tr("Name")},
                       {QStringLiteral("fights"), tr("Fights"), Kind::Count},
                       {QStringLiteral("per_game"), tr("For each game"), Kind::Mean}},
                      {}};
    for (const auto &[id, row] : m_source.rows(Table::Fights)) {
        if (const SpaceId space = m_source.module().map.find(id))
            table.rows.push_back({id, m_source.texts().spaceName(space), number(row, 0),
                                  m_source.perGame(Figures::at(row, 0))});
    }
    std::stable_sort(table.rows.begin(), table.rows.end(),
                     [](const auto &a, const auto &b) { return a[2] > b[2]; });
    table.shown = 15;
    return table;
}

ReportTable PlayTables::occupied() const
{
    ReportTable table{QStringLiteral("occupied"),
                      tr("Occupied spaces"),
                      tr("At the ends of so many turns a side stood there."),
                      {{QStringLiteral("space"), tr("Space")},
                       {QStringLiteral("name"), tr("Name")},
                       {QStringLiteral("side"), tr("Side")},
                       {QStringLiteral("turns"), tr("Turns"), Kind::Count},
                       {QStringLiteral("share"), tr("Share"), Kind::Share}},
                      {}};
    for (const auto &[id, row] : m_source.rows(Table::Occupied)) {
        const SpaceId space = m_source.module().map.find(id);
        for (size_t side = 0; space && side < m_source.module().sides.size(); ++side) {
            if (const qint64 turns = Figures::at(row, side))
                table.rows.push_back({id, m_source.texts().spaceName(space),
                                      m_source.texts().sideName(SideId(int32_t(side))),
                                      double(turns),
                                      ReportSource::ratio(turns, m_source.total(u"positions"))});
        }
    }
    table.shown = 0;
    return table;
}

} // namespace engine
