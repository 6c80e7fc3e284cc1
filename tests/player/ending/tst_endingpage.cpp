// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/chancecard.h"
#include "app/player/ending/endingpage.h"
#include "app/player/ending/endingtable.h"
#include "app/player/ending/facechart.h"
#include "app/player/ending/gamerecord.h"
#include "app/player/ending/turnchart.h"
#include "app/player/ending/turningpoints.h"
#include "app/player/ending/victoryscale.h"
#include "app/player/game/gamewishes.h"
#include "app/player/settings/theme.h"
#include "app/view/counter/countercolors.h"
#include "engine/bot/bot.h"
#include "tests/player/anygame.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>

using app::DiceRecord;
using app::GameRecord;

/// Games that bots have finished, and the page that tells how they ended.
class tst_EndingPage : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void record_data() { games(); }
    void record();
    void losses_data() { games(); }
    void losses();
    void dice_data() { games(); }
    void dice();
    void page_data() { games(); }
    void page();
    void turningPoints();
    void turningPointsOfChances();
    void tabs_data() { games(); }
    void tabs();
    void chances();
    void unfinished();
    void luck();
    void scale();

private:
    static void games();
    app::GameController &game(const QString &module);
    static void look(QWidget &page, const QString &name);

    QTemporaryDir m_folder;
    std::unique_ptr<app::Settings> m_settings;
    std::map<QString, std::unique_ptr<app::GameController>> m_games;
};

void tst_EndingPage::initTestCase()
{
    m_settings = std::make_unique<app::Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
    m_settings->setEstimatesChances(false);
    const bool isDark = qEnvironmentVariableIsSet("HEXSMITH_DARK");
    app::Theme(isDark ? app::Tokens::dark() : app::Tokens::light(), 100).apply(*qApp);
}

void tst_EndingPage::games()
{
    QTest::addColumn<QString>("module");
    for (const char *module : {"tutorial", "koenigsberg45", "leningrad41", "typhoon"})
        QTest::newRow(module) << QString::fromLatin1(module);
}

app::GameController &tst_EndingPage::game(const QString &module)
{
    auto &found = m_games[module];
    if (found)
        return *found;
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + module;
    const auto loaded = anygame::module(folder);
    found = anygame::started(folder, loaded->scenarios.back().id, 7);
    if (!found)
        qFatal("%s does not start", qPrintable(module));
    // Careless ones do not attack in the short game.
    const bool isShort = module == u"tutorial";
    const auto bot = engine::makeBot(isShort ? QStringLiteral("greedy") : QStringLiteral("random"));
    engine::Random random(5);
    found->setViewer(engine::Viewer::everything());
    for (int i = 0; i < 60000 && !found->state().isOver(); ++i) {
        const auto chosen = bot->choose(found->seat(), random);
        if (!chosen || !found->perform(found->offer().actions[size_t(chosen.value())]))
            qFatal("%s does not go on", qPrintable(module));
    }
    return *found;
}

void tst_EndingPage::look(QWidget &page, const QString &name)
{
    if (const QString folder = qEnvironmentVariable("HEXSMITH_SCREENSHOTS"); !folder.isEmpty())
        page.grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

void tst_EndingPage::record()
{
    QFETCH(QString, module);
    app::GameController &controller = game(module);
    QVERIFY(controller.state().isOver());
    const GameRecord record(controller);
    QVERIFY(!record.turns().empty());
    int last = 0;
    for (const GameRecord::Turn &turn : record.turns()) {
        QVERIFY(turn.last >= last);
        last = turn.last;
        QCOMPARE(turn.places.size(), controller.module().sides.size());
    }
    QCOMPARE(last, int(controller.game().commandCount()));
    // The last turn ends with what the rules say now.
    const engine::Json points = controller.query(engine::protocol::Query::Victory)[u"points"];
    QCOMPARE(record.hasPoints(), points.size() > 0);
    for (qsizetype i = 0; i < points.size(); ++i)
        QCOMPARE(
            record.turns().back().points[size_t(controller.module().side(points.keyAt(i)).value)],
            points.at(i).toReal());
    QVERIFY(record.jumps().size() <= GameRecord::mostJumps);
    int step = -1;
    for (const GameRecord::Jump &jump : record.jumps()) {
        QVERIFY(jump.step > step && jump.step <= last);
        step = jump.step;
        QVERIFY(jump.side && jump.change != 0);
    }
}

// Nothing is counted twice, and nothing is forgotten.
void tst_EndingPage::losses()
{
    QFETCH(QString, module);
    app::GameController &controller = game(module);
    const GameRecord record(controller);
    app::HistoryModel &history = app::HistoryModel::of(controller);
    std::vector<int> lost(controller.module().sides.size());
    engine::GameState state = history.at(0);
    for (int step = 1; step <= history.count(); ++step) {
        for (const engine::Change &change : history.changes(step)) {
            if (const auto *set = std::get_if<engine::change::SetSteps>(&change)) {
                const auto side = controller.module().piece(set->piece).side;
                if (side && set->steps < state.piece(set->piece).steps)
                    lost[size_t(side.value)] += state.piece(set->piece).steps - set->steps;
            }
            state.apply(change);
        }
    }
    for (size_t side = 0; side < lost.size(); ++side) {
        int counted = 0;
        for (const GameRecord::Turn &turn : record.turns()) {
            counted += turn.losses[side].steps;
            if (turn.losses[side].steps + turn.losses[side].pieces)
                QVERIFY(turn.losses[side].step > 0 && turn.losses[side].step <= turn.last);
        }
        QCOMPARE(counted, lost[side]);
    }
    for (const GameRecord::Gone &gone : record.gone()) {
        const engine::SpaceId space = controller.state().piece(gone.piece).space;
        QVERIFY(!space || controller.module().map.space(space).kind > engine::Space::Kind::Area);
        QVERIFY(gone.step > 0 && gone.step <= history.count());
    }
}

void tst_EndingPage::dice()
{
    QFETCH(QString, module);
    const DiceRecord dice(game(module).game());
    QCOMPARE(dice.faces(), 6);
    QVERIFY(!dice.sides().empty());
    for (const DiceRecord::Side &side : dice.sides()) {
        int sum = 0;
        for (const DiceRecord::Face &face : side.faces) {
            sum += face.count;
            QVERIFY(face.count == 0 || face.step > 0);
        }
        QCOMPARE(sum, side.dice);
        QVERIFY(side.mean >= 1 && side.mean <= 6);
        QVERIFY(side.asFar > 0.0001 && side.asFar <= 1); // our dice are fair
    }
}

void tst_EndingPage::page()
{
    QFETCH(QString, module);
    app::GameController &controller = game(module);
    std::unique_ptr<app::ChanceEstimate> estimate;
    app::EndingPage page(controller, *m_settings, estimate);
    page.resize(940, 820);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    look(page, QStringLiteral("ending-") + module);
    auto *result = page.findChild<QLabel *>(QStringLiteral("result"));
    QVERIFY(result && !result->text().isEmpty());
    auto charts = page.findChildren<app::TurnChart *>();
    // Nothing is estimated here.
    charts.removeIf([](const app::TurnChart *chart) { return !chart->isVisible(); });
    QVERIFY(!charts.isEmpty());
    for (const app::TurnChart *chart : charts) {
        QVERIFY(!chart->accessibleName().isEmpty());
        QVERIFY(chart->accessibleDescription().count(u'\n') + 1
                == int(GameRecord(controller).turns().size()));
    }
    for (const app::FaceChart *chart : page.findChildren<app::FaceChart *>())
        QVERIFY(!chart->accessibleDescription().isEmpty());
    // Numbers lead to their steps.
    QSignalSpy steps(&app::GameWishes::of(controller), &app::GameWishes::stepRequested);
    for (app::TurnChart *chart : charts) {
        for (int x = 0; x < chart->width() && steps.isEmpty(); x += 2) {
            for (int y = 0; y < chart->height() && steps.isEmpty(); y += 2) {
                if (chart->valueAt(QPointF(x, y)).first >= 0)
                    QTest::mouseClick(chart, Qt::LeftButton, {}, {x, y});
            }
        }
    }
    QVERIFY(steps.count() > 0);
    QVERIFY(steps.front().front().toInt() > 0);
    for (const QLabel *jump : page.findChildren<QLabel *>(QStringLiteral("turningPoint")))
        QVERIFY(jump->text().contains(QLatin1String("href")));
    QSignalSpy board(&page, &app::EndingPage::boardRequested);
    QTest::keyClick(&page, Qt::Key_Escape);
    QCOMPARE(board.count(), 1);
    // All of it in one column when there is no room for two.
    page.resize(560, 440);
    QCoreApplication::processEvents();
    look(page, QStringLiteral("ending-narrow-") + module);
    const auto *foot = page.findChild<QWidget *>(QStringLiteral("dialogFoot"));
    for (const QPushButton *button : foot->findChildren<QPushButton *>())
        QVERIFY2(page.rect().contains(QRect(button->mapTo(&page, QPoint()), button->size())),
                 qPrintable(button->text()));
}

// In one of a few games points change hands, and the page says when.
void tst_EndingPage::turningPoints()
{
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial");
    const QString scenario = anygame::module(folder)->scenarios.front().id;
    for (quint64 seed = 1; seed < 12; ++seed) {
        const auto controller = anygame::started(folder, scenario, seed);
        QVERIFY(controller);
        controller->setViewer(engine::Viewer::everything());
        const auto bot = engine::makeBot(QStringLiteral("greedy"));
        engine::Random random(seed);
        while (!controller->state().isOver()) {
            const auto chosen = bot->choose(controller->seat(), random);
            QVERIFY(controller->perform(controller->offer().actions[size_t(chosen.value())]));
        }
        const GameRecord record(*controller);
        if (record.jumps().empty())
            continue;
        std::unique_ptr<app::ChanceEstimate> estimate;
        app::EndingPage page(*controller, *m_settings, estimate);
        page.resize(940, 820);
        page.show();
        look(page, QStringLiteral("ending-turning"));
        const auto labels = page.findChildren<QLabel *>(QStringLiteral("turningPoint"));
        QCOMPARE(size_t(labels.size()), record.jumps().size());
        QSignalSpy steps(&app::GameWishes::of(*controller), &app::GameWishes::stepRequested);
        emit labels.front()->linkActivated(QString::number(record.jumps().front().step));
        QCOMPARE(steps.count(), 1);
        QCOMPARE(steps.front().front().toInt(), record.jumps().front().step);
        // They can be kept as bookmarks.
        QSignalSpy marks(&app::GameWishes::of(*controller), &app::GameWishes::bookmarkRequested);
        for (auto *keep : page.findChildren<QPushButton *>(QStringLiteral("keepTurningPoints"))) {
            if (keep->isVisible())
                QTest::mouseClick(keep, Qt::LeftButton);
        }
        QCOMPARE(size_t(marks.count()), record.jumps().size());
        QCOMPARE(marks.front().front().toInt(), record.jumps().front().step);
        QVERIFY(!marks.front()[1].toString().isEmpty());
        return;
    }
    QFAIL("no points have changed in any game");
}

// Where chances are known they say where the game turned, and the points do no longer.
void tst_EndingPage::turningPointsOfChances()
{
    app::GameController &controller = game(QStringLiteral("tutorial"));
    std::unique_ptr<app::ChanceEstimate> estimate;
    app::EndingPage page(controller, *m_settings, estimate);
    page.resize(940, 820);
    page.show();
    const auto all = page.findChildren<app::TurningPoints *>();
    QCOMPARE(all.size(), 2);
    auto *card = page.findChild<app::ChanceCard *>();
    auto *found = card->findChild<app::TurningPoints *>();
    auto *ofPoints = all.front() == found ? all.back() : all.front();
    QVERIFY(found->points().isEmpty() && !found->isVisible());
    page.findChild<QCheckBox *>(QStringLiteral("estimate"))->click();
    QTRY_VERIFY_WITH_TIMEOUT(estimate->games() >= 6, 60000);
    page.findChild<QCheckBox *>(QStringLiteral("estimate"))->click();
    const GameRecord record(controller);
    QCOMPARE(found->isVisible(), !found->points().isEmpty());
    QCOMPARE(ofPoints->isVisible(), found->points().isEmpty() && !ofPoints->points().isEmpty());
    QVERIFY(found->points().size() <= int(GameRecord::mostJumps));
    for (const auto &point : found->points()) {
        QVERIFY(point.step > 0 && point.step <= int(controller.game().commandCount()));
        QVERIFY(point.change.contains(u'%'));
    }
    look(page, QStringLiteral("ending-chance-turns"));
    // What the most important step of a turn is lies in that turn.
    int first = 0;
    for (size_t i = 0; i < record.turns().size(); ++i) {
        QVERIFY(record.decisiveStep(i) > first || record.turns()[i].last == first);
        QVERIFY(record.decisiveStep(i) <= record.turns()[i].last);
        first = record.turns()[i].last;
    }
}

void tst_EndingPage::tabs()
{
    QFETCH(QString, module);
    app::GameController &controller = game(module);
    const GameRecord record(controller);
    std::unique_ptr<app::ChanceEstimate> estimate;
    app::EndingPage page(controller, *m_settings, estimate);
    page.resize(940, 820);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    auto *tabs = page.findChild<QTabBar *>(QStringLiteral("endingTabs"));
    QVERIFY(tabs && tabs->count() == 4);
    QSignalSpy steps(&app::GameWishes::of(controller), &app::GameWishes::stepRequested);
    const size_t rows[] = {0, record.fights().size(), record.hurt().size(), record.rolls().size()};
    for (int tab = 1; tab < tabs->count(); ++tab) {
        QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(tab).center());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // the one before
        const auto *table = page.findChild<app::EndingTable *>();
        QVERIFY(table && table->isVisible());
        QCOMPARE(size_t(table->rows()), rows[tab]);
        look(page, QStringLiteral("ending-tab-%1-%2").arg(module).arg(tab));
        if (!table->rows())
            continue;
        const QRect row = table->visualRect(table->model()->index(0, 0));
        steps.clear();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, row.center());
        QCOMPARE(steps.count(), 1);
        QVERIFY(steps.front().front().toInt() > 0);
    }
    // Every die that fell is in the list.
    size_t dice = 0;
    for (const GameRecord::Roll &roll : record.rolls())
        dice += roll.dice.size();
    size_t counted = 0;
    const DiceRecord rolled(controller.game());
    for (const DiceRecord::Side &side : rolled.sides())
        counted += size_t(side.dice);
    QVERIFY(dice >= counted);
    QTest::mouseClick(tabs, Qt::LeftButton, {}, tabs->tabRect(0).center());
    QVERIFY(page.findChild<QLabel *>(QStringLiteral("result"))->isVisible());
}

// They come in the background, can be stopped at any time, and go on when they are wanted again.
void tst_EndingPage::chances()
{
    app::GameController &controller = game(QStringLiteral("tutorial"));
    std::unique_ptr<app::ChanceEstimate> estimate;
    int games = 0;
    {
        app::EndingPage page(controller, *m_settings, estimate);
        page.resize(940, 820);
        page.show();
        auto *card = page.findChild<app::ChanceCard *>();
        auto *chart = card ? card->findChild<app::TurnChart *>() : nullptr;
        auto *wanted = page.findChild<QCheckBox *>(QStringLiteral("estimate"));
        QVERIFY(chart && wanted && !wanted->isChecked());
        QVERIFY(!estimate->isRunning() && !chart->isVisible());
        const QByteArray before = controller.state().hash();
        wanted->click();
        QVERIFY(m_settings->estimatesChances() && estimate->isRunning());
        QTRY_VERIFY_WITH_TIMEOUT(estimate->games() > 1, 60000);
        QTRY_VERIFY(chart->isVisible());
        look(page, QStringLiteral("ending-chances"));
        QCOMPARE(controller.state().hash(), before);
        wanted->click();
        QVERIFY(!m_settings->estimatesChances() && !estimate->isRunning());
        games = estimate->games();
        for (size_t i = 0; i < estimate->steps().size(); ++i) {
            double sum = 0;
            for (int32_t side = 0; side < 2; ++side)
                sum += estimate->chance(i, engine::SideId(side));
            QCOMPARE(sum, 1.0);
        }
        wanted->click();
    }
    // With the page the work goes, but not what it came to.
    QVERIFY(!estimate->isRunning());
    QVERIFY(estimate->games() >= games);
    const app::EndingPage page(controller, *m_settings, estimate);
    QVERIFY(estimate->isRunning() || estimate->games() == app::ChanceEstimate::mostGames);
    m_settings->setEstimatesChances(false);
}

// Somebody may ask for it early, or a game may end before anything was done.
void tst_EndingPage::unfinished()
{
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial");
    const auto controller =
        anygame::started(folder, anygame::module(folder)->scenarios.front().id, 1);
    QVERIFY(controller);
    std::unique_ptr<app::ChanceEstimate> estimate;
    app::EndingPage page(*controller, *m_settings, estimate);
    page.resize(940, 700);
    QVERIFY(!page.grab().isNull());
    QVERIFY(DiceRecord(controller->game()).sides().empty());
}

void tst_EndingPage::luck()
{
    const DiceRecord dice(game(QStringLiteral("tutorial")).game());
    for (const DiceRecord::Side &side : dice.sides()) {
        const double away = std::abs(side.mean - 3.5);
        const double usual = std::sqrt(35.0 / 12 / side.dice);
        // Within what is usual in two of three games, or not.
        QCOMPARE(side.asFar > 0.3173, away < usual);
    }
}

void tst_EndingPage::scale()
{
    const engine::Module &module = game(QStringLiteral("koenigsberg45")).module();
    const auto answer = [](const char *text) {
        return engine::Json::parse(QByteArray(text), QString()).value();
    };
    const auto levels = app::VictoryScale::levels(module, answer(R"({"outcome": "b", "thresholds": [
            {"from": 10, "outcome": "a", "winner": "german"},
            {"from": 4, "outcome": "b", "winner": "german"},
            {"from": 3, "outcome": "c", "winner": "soviet"},
            {"from": 0, "outcome": "d", "winner": "nobody"}]})"));
    QStringList ranges;
    for (const auto &level : levels)
        ranges << (level.isReached ? u'!' + level.range : level.range);
    // What was reached can be read, in both themes.
    for (const app::Tokens &tokens : {app::Tokens::light(), app::Tokens::dark()}) {
        app::Theme(tokens, 100).apply(*qApp);
        app::VictoryScale scale(module, levels);
        scale.resize(320, 28);
        const QImage seen = scale.grab().toImage();
        const QColor ground = seen.pixelColor(2 * 80 + 6, 14);
        double best = 0;
        for (int x = 2 * 80 + 6; x < 3 * 80 - 6; ++x) {
            for (int y = 4; y < 24; ++y)
                best = std::max(best, view::contrast(ground, seen.pixelColor(x, y)));
        }
        QVERIFY2(best >= 4.5, qPrintable(QString::number(best)));
    }
    app::Theme(app::Tokens::light(), 100).apply(*qApp);
    QCOMPARE(ranges,
             (QStringList{QStringLiteral("0–2"), QStringLiteral("3"), QStringLiteral("!4–9"),
                          QStringLiteral("10+")}));
    for (const char *other : {"{}", R"({"thresholds": {"sudden_death": 10}})",
                              R"({"thresholds": [1, 2]})", R"({"thresholds": "x"})"})
        QVERIFY(app::VictoryScale::levels(module, answer(other)).isEmpty());
}

QTEST_MAIN(tst_EndingPage)
#include "tst_endingpage.moc"
