// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/report/balancereport.h"
#include "engine/balance/report/heatmap.h"
#include "tests/engine/game/fordgame.h"

#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

using namespace engine;

/// Pages and tables from figures that are known.
class tst_BalanceReport : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void hasAllTables();
    void tellsWhoWins();
    void speaksItsLanguage();
    void quotesWhatModulesSay();
    void drawsBoards();
    void sameGamesSameBytes();
    void nothingPlayed();

private:
    using Table = Figures::Table;
    QMap<QString, QByteArray> files(const Module &module,
                                    const QString &language = QStringLiteral("en"));
    static QString wellFormed(QByteArray page);

    PlayedSeries m_played;
};

void tst_BalanceReport::init()
{
    Series series;
    series.scenario = QStringLiteral("battle");
    series.moduleVersion = QStringLiteral("1.2.0");
    series.games = 10;
    series.bots = {{QStringLiteral("blue"), QStringLiteral("greedy")}};
    m_played = PlayedSeries(series);
    for (int number = 1; number <= 10; ++number) {
        PlayedGame game;
        game.number = number;
        game.outcome.finished = number <= 9;
        game.outcome.decisions = 10 * number;
        m_played.add(game);
    }
    Figures &figures = m_played.figures;
    figures.count(Table::Totals, QStringLiteral("games"), 0, 9);
    figures.count(Table::Totals, QStringLiteral("decisions"), 0, 100);
    figures.count(Table::Totals, QStringLiteral("choices"), 0, 50);
    figures.count(Table::Totals, QStringLiteral("positions"), 0, 20);
    figures.count(Table::Results, QStringLiteral("crossed"), 1, 6);
    figures.count(Table::Results, QStringLiteral("held"), 2, 3);
    figures.count(Table::Turns, QStringLiteral("10"), 0, 4);
    figures.count(Table::Turns, QStringLiteral("9"), 0, 5);
    figures.count(Table::Losses, QStringLiteral("2"), 2, 18);
    figures.count(Table::Rules, QStringLiteral("1.1"), 1, 9);
    figures.count(Table::Decisions, QStringLiteral("move.choose"), 2, 9);
    figures.count(Table::Units, QStringLiteral("B-1"), 0, 9);
    figures.count(Table::Openings,
                  QStringLiteral("blue\n{\"verb\":\"move\",\"piece\":\"B-1\",\"space\":\"0102\"}"),
                  0, 4);
    figures.count(Table::Fights, QStringLiteral("0102"), 0, 12);
    figures.count(Table::Fights, QStringLiteral("north"), 0, 3);
    figures.count(Table::Occupied, QStringLiteral("0101"), 0, 20);
    figures.count(Table::Occupied, QStringLiteral("0102"), 1, 5);
    figures.count(Table::Dice, QStringLiteral("red"), 5, 10);
}

QMap<QString, QByteArray> tst_BalanceReport::files(const Module &module, const QString &language)
{
    const Translator translator(module, language);
    const ReportSource source(module, m_played, translator);
    return BalanceReport(source).files();
}

// Why a page is not well-formed; what HTML leaves open is closed first.
QString tst_BalanceReport::wellFormed(QByteArray page)
{
    page.replace("<!DOCTYPE html>\n", "");
    static const QRegularExpression meta(QStringLiteral("<meta [^>]*>"));
    const QString text = QString::fromUtf8(page).remove(meta);
    QXmlStreamReader reader(text);
    while (!reader.atEnd())
        reader.readNext();
    return reader.errorString();
}

void tst_BalanceReport::hasAllTables()
{
    const auto all = files(*fordModule());
    for (const char *name : {"winners", "results", "length", "turns", "losses", "rules",
                             "decisions", "units", "openings", "fights", "occupied", "dice"}) {
        const QByteArray csv = all.value(QLatin1String(name) + QStringLiteral(".csv"));
        const QList<QByteArray> lines = csv.trimmed().split('\n');
        QVERIFY2(lines.size() >= 2, name);
        QVERIFY2(!lines[0].contains('"'), name);
    }
    QCOMPARE(all.size(), 13);
    QCOMPARE(wellFormed(all.value(QStringLiteral("index.html"))), QString());
    QCOMPARE(all.value(QStringLiteral("turns.csv")),
             QByteArray("turn,games,share\n9,5,0.5555555556\n10,4,0.4444444444\n"));
    QVERIFY(all.value(QStringLiteral("losses.csv")).contains("2,\"Red\",2,0\n"));
    QVERIFY(all.value(QStringLiteral("openings.csv")).contains("Move 1st Foot 0102"));
    // Ten sixes, where 35 are expected.
    QVERIFY(all.value(QStringLiteral("dice.csv")).contains("\"Red\",10,60,35,6,4.62910049"));
}

void tst_BalanceReport::tellsWhoWins()
{
    const auto all = files(*fordModule());
    const QByteArray page = all.value(QStringLiteral("index.html"));
    QVERIFY(page.contains("67 ± 26 %"));
    QVERIFY(page.contains("50 % were real choices"));
    QVERIFY(page.contains("10 game(s) by computers (Blue: greedy)."));
    QVERIFY(page.contains("1 game(s) stopped with an error"));
    QVERIFY(all.value(QStringLiteral("winners.csv")).contains("\"blue\",\"Blue\",6,0.66666"));
}

void tst_BalanceReport::speaksItsLanguage()
{
    const QByteArray page =
        files(*fordModule(), QStringLiteral("es")).value(QStringLiteral("index.html"));
    QVERIFY(page.contains("<html lang=\"es\">"));
    QVERIFY(page.contains("Vado"));
    QVERIFY(page.contains("66,7 %"));
}

void tst_BalanceReport::quotesWhatModulesSay()
{
    auto hostile = fordFiles();
    const QByteArray attack = "<script>alert(1)</script>&<b>";
    hostile["module.json"].replace("\"Ford\"", QByteArray("\"" + attack + "\""));
    hostile["module.json"].replace("\"name\": \"Blue\"",
                                   QByteArray("\"name\": \"=" + attack + "\""));
    hostile["boards/map.json"].replace("Arlen", attack);
    hostile["pieces.json"].replace("1st Foot", attack);
    hostile["rules/rulebook.json"].replace("Movement points", attack);
    hostile["scenarios/battle.json"].replace("The battle", attack);
    const auto module = fordModule(hostile);
    QVERIFY(module);
    m_played.figures.count(Table::Results, QString::fromLatin1(attack), 0, 1);
    m_played.figures.count(Table::Decisions, QString::fromLatin1(attack), 0, 1);
    m_played.series.bots.insert(QString::fromLatin1(attack), QString::fromLatin1(attack));
    m_played.series.options.insert(QString::fromLatin1(attack), QString::fromLatin1(attack));
    const auto all = files(*module);
    const QByteArray page = all.value(QStringLiteral("index.html"));
    QVERIFY(!page.contains("<script"));
    QVERIFY(page.contains("&lt;script&gt;"));
    QCOMPARE(wellFormed(page), QString());
    // No spreadsheet calculates with a name.
    QVERIFY(all.value(QStringLiteral("winners.csv")).contains("\"'=<script>"));
}

void tst_BalanceReport::drawsBoards()
{
    const auto module = fordModule();
    HeatMap map(*module,
                {{module->map.find(QStringLiteral("0101")), 2.0},
                 {module->map.find(QStringLiteral("0102")), 1.0},
                 {module->map.find(QStringLiteral("north")), 0.5},
                 {module->map.find(QStringLiteral("t1")), 9.0}});
    map.setTip(QStringLiteral("%1 times"), QLocale::c());
    QCOMPARE(map.boards(), std::vector<int>({0, 2})); // boxes are no map
    const QString hexes = map.svg(0);
    QCOMPARE(hexes.count(QStringLiteral("<title>")), 2);
    QVERIFY(hexes.contains(QStringLiteral("<title>0101 Arlen: 2.00 times</title>")));
    QVERIFY(hexes.contains(QStringLiteral("fill-opacity=\"1.000\""))); // boxes do not count
    QVERIFY(hexes.contains(QStringLiteral("fill-opacity=\"0.540\"")));
    QCOMPARE(wellFormed(hexes.toUtf8()), QString());
    QCOMPARE(wellFormed(map.svg(2).toUtf8()), QString());
    QVERIFY(map.svg(2).contains(QStringLiteral("viewBox=\"0.0 0.0 300.0 200.0\"")));
}

void tst_BalanceReport::sameGamesSameBytes()
{
    const auto module = fordModule();
    QCOMPARE(files(*module), files(*module));
}

void tst_BalanceReport::nothingPlayed()
{
    m_played = PlayedSeries(m_played.series);
    const auto all = files(*fordModule());
    QCOMPARE(wellFormed(all.value(QStringLiteral("index.html"))), QString());
    QVERIFY(!all.value(QStringLiteral("index.html")).contains("nan"));
}

QTEST_GUILESS_MAIN(tst_BalanceReport)
#include "tst_balancereport.moc"
