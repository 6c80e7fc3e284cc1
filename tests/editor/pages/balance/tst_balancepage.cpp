// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/balance/balancepage.h"

#include "editor/pages/balance/balancecomparison.h"
#include "editor/pages/balance/balanceform.h"
#include "tests/editor/openmodule.h"

#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTextBrowser>

using namespace editor;

namespace {

constexpr int c_patience = 60000;

struct Laboratory
{
    explicit Laboratory(const QString &module = QStringLiteral("tutorial"))
        : document(openmodule::open(module))
        , live(document)
        , page(live)
    {
        live.look();
        page.resize(1000, 640);
        page.show();
    }

    bool isReady()
    {
        return QTest::qWaitFor([this] { return find<QPushButton>("play")->isEnabled(); },
                               c_patience);
    }
    template<typename Widget> Widget *find(const char *name) const
    {
        return page.findChild<Widget *>(QString::fromLatin1(name));
    }
    /// Careless computers, so that it does not take long.
    void ask(int games)
    {
        for (const char *side : {"bot-blue", "bot-red"})
            find<QComboBox>(side)->setCurrentText(QStringLiteral("random"));
        find<QSpinBox>("games")->setValue(games);
    }
    bool play()
    {
        find<QPushButton>("play")->click();
        return page.run().isRunning()
            && QTest::qWaitFor([this] { return !page.run().isRunning(); }, c_patience);
    }

    std::shared_ptr<ModuleDocument> document;
    LiveModule live;
    BalancePage page;
};

engine::PlayedGame won(int number, int side)
{
    engine::PlayedGame game;
    game.number = number;
    game.outcome.finished = true;
    game.figures.count(engine::Figures::Table::Results, QStringLiteral("end"), size_t(side + 1));
    game.figures.count(engine::Figures::Table::Totals, QStringLiteral("games"), 0);
    return game;
}

void save(QWidget &widget, const QString &name)
{
    if (const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW"); !folder.isEmpty())
        widget.grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

} // namespace

/// The laboratory of the editor: games by computers, and what came of them.
class tst_BalancePage : public QObject
{
    Q_OBJECT

private slots:
    void playsAndShows();
    void isStopped();
    void comparesWithWhatIsSaved();
    void refusesWhatIsNoGame_data();
    void refusesWhatIsNoGame();
    void knowsItsComputers();
    void countsChanges_data();
    void countsChanges();
    void countsOnlyWholeGames();
};

void tst_BalancePage::playsAndShows()
{
    Laboratory laboratory;
    QVERIFY(laboratory.isReady());
    laboratory.ask(4);
    QVERIFY(!laboratory.find<QPushButton>("stop")->isVisible());
    QVERIFY(!laboratory.find<QPushButton>("save")->isVisible());
    laboratory.find<QPushButton>("play")->click();
    QVERIFY(laboratory.page.run().isRunning());
    QVERIFY(laboratory.find<QPushButton>("stop")->isVisible());
    QTRY_VERIFY_WITH_TIMEOUT(!laboratory.page.run().isRunning(), c_patience);
    const BalanceResult &result = laboratory.page.run().result();
    QCOMPARE(result.games, 4);
    QCOMPARE(result.pages.size(), 1);
    QVERIFY(result.comparison.isEmpty());
    // The report is that of the command line, and its pictures are seen.
    const BalanceReportPage &page = result.pages.front();
    QVERIFY(page.files.contains(QStringLiteral("index.html"))
            && page.files.contains(QStringLiteral("winners.csv")));
    QVERIFY(!page.images.isEmpty());
    for (const QImage &image : page.images)
        QVERIFY(!image.isNull());
    const QString shown = laboratory.find<QTextBrowser>("report")->toPlainText();
    QVERIFY(shown.contains(QStringLiteral("Who wins")));
    QVERIFY(!page.html.contains(QLatin1String("<svg")));
    save(laboratory.page, QStringLiteral("balance"));
    // It can be kept; the folder is made.
    QTemporaryDir folder;
    const QString inside = folder.filePath(QStringLiteral("a/b"));
    QVERIFY(laboratory.page.saveTo(inside));
    QFile kept(inside + QStringLiteral("/index.html"));
    QVERIFY(kept.open(QIODevice::ReadOnly));
    QCOMPARE(kept.readAll(), page.files.value(QStringLiteral("index.html")));
    QFile file(folder.filePath(QStringLiteral("file")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QVERIFY(!laboratory.page.saveTo(folder.filePath(QStringLiteral("file"))));
    QVERIFY(!laboratory.find<QLabel>("state")->text().isEmpty());
    // The same games come to the same.
    const QByteArray winners = page.files.value(QStringLiteral("winners.csv"));
    QVERIFY(laboratory.play());
    QCOMPARE(
        laboratory.page.run().result().pages.front().files.value(QStringLiteral("winners.csv")),
        winners);
}

void tst_BalancePage::isStopped()
{
    Laboratory laboratory;
    QVERIFY(laboratory.isReady());
    laboratory.ask(2000);
    laboratory.find<QPushButton>("play")->click();
    QTRY_VERIFY_WITH_TIMEOUT(laboratory.page.run().played() > 1, c_patience);
    laboratory.find<QPushButton>("stop")->click();
    QTRY_VERIFY_WITH_TIMEOUT(!laboratory.page.run().isRunning(), c_patience);
    // What was played so far is shown, and counts no game that was cut off.
    const int games = laboratory.page.run().result().games;
    QVERIFY(games > 0 && games < 2000);
    const QByteArray csv =
        laboratory.page.run().result().pages.front().files.value(QStringLiteral("winners.csv"));
    QVERIFY(!csv.isEmpty());
    // The window may be closed while games are played.
    laboratory.find<QPushButton>("play")->click();
    QVERIFY(laboratory.page.run().isRunning());
}

void tst_BalancePage::comparesWithWhatIsSaved()
{
    Laboratory laboratory;
    QVERIFY(laboratory.isReady());
    laboratory.ask(3);
    laboratory.page.form().compareWith(laboratory.document->folder());
    QCOMPARE(laboratory.find<QComboBox>("versus")->currentIndex(), 1);
    QVERIFY(laboratory.play());
    const BalanceResult &result = laboratory.page.run().result();
    QCOMPARE(result.pages.size(), 2);
    // Nothing was edited, so nothing has changed.
    QCOMPARE(result.pages[0].files.value(QStringLiteral("winners.csv")),
             result.pages[1].files.value(QStringLiteral("winners.csv")));
    QVERIFY(result.comparison.contains(QStringLiteral("which may be luck")));
    auto *tabs = laboratory.find<QTabBar>("reports");
    QCOMPARE(tabs->count(), 3);
    QVERIFY(laboratory.find<QTextBrowser>("report")->toPlainText().contains(
        QStringLiteral("What the change does")));
    save(laboratory.page, QStringLiteral("balance-compared"));
    tabs->setCurrentIndex(2);
    QVERIFY(laboratory.find<QTextBrowser>("report")->toPlainText().contains(
        QStringLiteral("Who wins")));
    QTemporaryDir folder;
    QVERIFY(laboratory.page.saveTo(folder.path()));
    for (const char *name : {"index.html", "comparison.html", "other/index.html"})
        QVERIFY2(QFile::exists(folder.filePath(QString::fromLatin1(name))), name);
}

void tst_BalancePage::refusesWhatIsNoGame_data()
{
    QTest::addColumn<QString>("other");
    QTest::newRow("nothing") << QStringLiteral("/nowhere/at/all.hexmod");
    QTest::newRow("another game") << openmodule::folder(QStringLiteral("typhoon"));
    QTest::newRow("no game") << QStringLiteral(HEXSMITH_SOURCE_DIR "/NEWS.md");
}

void tst_BalancePage::refusesWhatIsNoGame()
{
    QFETCH(QString, other);
    Laboratory laboratory;
    QVERIFY(laboratory.isReady());
    laboratory.ask(2);
    laboratory.page.form().compareWith(other);
    QSignalSpy finished(&laboratory.page.run(), &BalanceRun::finished);
    QVERIFY(laboratory.play());
    QCOMPARE(finished.count(), 1);
    QVERIFY(finished.front().front().toString().contains(other));
    QCOMPARE(laboratory.page.run().result().games, 0);
    QVERIFY(laboratory.find<QLabel>("state")->text().contains(other));
}

void tst_BalancePage::knowsItsComputers()
{
    Laboratory laboratory;
    QVERIFY(laboratory.isReady());
    laboratory.ask(1);
    laboratory.find<QComboBox>("bot-red")->setCurrentText(QStringLiteral("planner:medium"));
    laboratory.find<QPushButton>("play")->click();
    QVERIFY(!laboratory.page.run().isRunning());
    QVERIFY(laboratory.find<QLabel>("state")->text().contains(QStringLiteral("planner:medium")));
}

void tst_BalancePage::countsChanges_data()
{
    QTest::addColumn<QList<int>>("here");
    QTest::addColumn<QList<int>>("there");
    QTest::addColumn<double>("change"); // of the first side
    QTest::addColumn<bool>("isClear");
    const QList<int> first(40, 0);
    const QList<int> second(40, 1);
    QList<int> half = first;
    std::fill(half.begin(), half.begin() + 20, 1);
    QList<int> nobody(40, -1);
    QTest::newRow("equal") << half << half << 0.0 << false;
    QTest::newRow("all") << first << second << 1.0 << true;
    QTest::newRow("half") << half << first << -0.5 << true;
    QTest::newRow("draws") << nobody << first << -1.0 << true;
    QTest::newRow("one game") << QList<int>{0} << QList<int>{1} << 1.0 << false;
    QTest::newRow("none") << QList<int>{0, 1} << QList<int>{1, 0} << 0.0 << false;
}

void tst_BalancePage::countsChanges()
{
    QFETCH(QList<int>, here);
    QFETCH(QList<int>, there);
    Laboratory laboratory;
    QVERIFY(laboratory.isReady());
    const auto module = laboratory.live.module();
    engine::Series series = engine::Series::of(*module, {QStringLiteral("battle"), {}, 1});
    series.games = int(here.size());
    BalanceGames one(module, series);
    BalanceGames other(module, series);
    for (int i = 0; i < here.size(); ++i) {
        one.add(won(i + 1, here[i]));
        other.add(won(i + 1, there[i]));
    }
    const engine::Translator words(*module, QStringLiteral("en"));
    const engine::PlayedSeries played = one.played(series.games);
    const engine::ReportSource source(*module, played, words);
    const auto changes = BalanceChange::of(one, other, series.games, source.texts());
    QCOMPARE(changes.size(), module->sides.size());
    QTEST(changes.front().change, "change");
    QTEST(changes.front().isClear, "isClear");
    const BalanceComparison comparison(source, source, changes,
                                       {QStringLiteral("new"), QStringLiteral("old")});
    const QString sentence = comparison.sentence(changes.front());
    QVERIFY(sentence.contains(changes.front().side));
    QCOMPARE(sentence.contains(QStringLiteral("luck.")), true);
    QVERIFY(comparison.html().contains(sentence.toHtmlEscaped()));
}

void tst_BalancePage::countsOnlyWholeGames()
{
    Laboratory laboratory;
    QVERIFY(laboratory.isReady());
    const auto module = laboratory.live.module();
    engine::Series series = engine::Series::of(*module, {QStringLiteral("battle"), {}, 1});
    series.games = 4;
    BalanceGames games(module, series);
    QCOMPARE(games.whole(), 0);
    games.add(won(1, 0));
    games.add(won(3, 1));
    QCOMPARE(games.whole(), 1);
    QVERIFY(games.has(3) && !games.has(2));
    QCOMPARE(games.winner(1), std::optional(0));
    QCOMPARE(games.winner(2), std::optional<int>());
    QCOMPARE(games.played(1).series.games, 1);
    engine::PlayedGame broken;
    broken.number = 2;
    broken.outcome.error = QStringLiteral("stopped");
    games.add(broken);
    QCOMPARE(games.whole(), 3);
    QCOMPARE(games.winner(2), std::optional<int>());
}

QTEST_MAIN(tst_BalancePage)
#include "tst_balancepage.moc"
