// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/playout.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/opening.h"

#include <QTest>

using namespace engine;

namespace {

constexpr int c_games = 3;

/// In halves.
int points(const Playout::Summary &summary, QStringView side)
{
    int sum = 0;
    for (const auto &[outcome, count] : summary.results) {
        if (outcome.startsWith(side))
            sum += 2 * count;
        else if (outcome == QLatin1String("draw"))
            sum += count;
    }
    return sum;
}

} // namespace

/// Whole games of the planner, which are the same on every machine.
class tst_Planner : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void isTheSameForAnyJobs();
    void isStrongerThanTheGreedy();

private:
    Playout::Summary play(const QString &blue, const QString &red, int games, int jobs = 1);

    std::shared_ptr<const Module> m_module;
};

void tst_Planner::initTestCase()
{
    const auto files = ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
    QVERIFY(bool(files));
    const auto loaded = loadModule(files.value());
    QVERIFY(loaded.isGood());
    m_module = loaded.module;
}

Playout::Summary tst_Planner::play(const QString &blue, const QString &red, int games, int jobs)
{
    Playout playout(*m_module);
    playout.setBot(QStringLiteral("blue"), blue);
    playout.setBot(QStringLiteral("red"), red);
    const auto summary =
        playout.run(QStringLiteral("battle"), games, 1, jobs, scripting::rulesMaker(*m_module));
    return summary ? summary.value() : Playout::Summary();
}

void tst_Planner::isTheSameForAnyJobs()
{
    const QString easy = QStringLiteral("planner:200tries");
    const auto alone = play(easy, easy, 3);
    QCOMPARE(alone.finished, 3);
    QCOMPARE(alone.errors, 0);
    const auto together = play(easy, easy, 3, 3);
    QCOMPARE(together.stateHash, alone.stateHash);
    QCOMPARE(together.decisions, alone.decisions);
}

// A win is a point, a draw one half of it.
void tst_Planner::isStrongerThanTheGreedy()
{
    const QString planner = QStringLiteral("planner:800tries");
    const QString greedy = QStringLiteral("greedy");
    const auto attacking = play(planner, greedy, c_games);
    const auto defending = play(greedy, planner, c_games);
    QCOMPARE(attacking.errors + defending.errors, 0);
    QCOMPARE(attacking.finished + defending.finished, 2 * c_games);
    const auto halves = points(attacking, u"blue") + points(defending, u"red");
    QVERIFY2(halves > 2 * c_games, qPrintable(QString::number(halves)));
}

QTEST_GUILESS_MAIN(tst_Planner)
#include "tst_planner.moc"
