// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/logpanel.h"
#include "app/player/telling/logtabs.h"
#include "app/player/telling/summarypanel.h"
#include "engine/bot/bot.h"
#include "tests/player/anygame.h"
#include "tests/player/playthrough.h"
#include "tests/player/tutorialgame.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QToolButton>

using namespace app;

/// The other side's turn in a panel beside the log, for who has switched telling off.
class tst_SummaryPanel : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void empty();
    void theirTurn();
    void leadsToItsSteps();
    void goesWithTheOwnNextStep();
    void besideTheLog();
    void atOneScreen();

private:
    /// Until the person has to decide after the computer did something.
    void playTheirTurn();
    static QString text(const QWidget &panel);

    std::unique_ptr<TutorialGame> m_game;
    engine::Random m_random{3};
};

void tst_SummaryPanel::init()
{
    m_game = std::make_unique<TutorialGame>();
    m_game->controller->setPlayers({{QStringLiteral("red"), QStringLiteral("greedy")}});
    Teller::of(*m_game->controller).setPace(Teller::Pace::Off);
}

void tst_SummaryPanel::playTheirTurn()
{
    GameController &controller = *m_game->controller;
    const auto bot = engine::makeBot(QStringLiteral("greedy"));
    bool hasActed = false;
    for (int i = 0; i < 400 && !(hasActed && controller.isHumanTurn()); ++i) {
        QVERIFY(!controller.state().isOver());
        engine::GameSeat seat(controller.game(), controller.translator(),
                              engine::Viewer::everything());
        const auto chosen = bot->choose(seat, m_random);
        QVERIFY(chosen);
        const engine::Action action = seat.offer().actions[size_t(chosen.value())];
        if (controller.isHumanTurn()) {
            QVERIFY(controller.perform(action));
        } else {
            QVERIFY(controller.performForBot(action));
            hasActed = true;
        }
    }
    QVERIFY(hasActed);
    QCoreApplication::processEvents();
}

QString tst_SummaryPanel::text(const QWidget &panel)
{
    QStringList words;
    for (const QLabel *label : panel.findChildren<QLabel *>()) {
        if (label->isVisibleTo(&panel))
            words << label->text();
    }
    return words.join(u'\n');
}

void tst_SummaryPanel::empty()
{
    SummaryPanel panel(*m_game->controller);
    panel.show();
    QCoreApplication::processEvents();
    QVERIFY(text(panel).contains(QLatin1String("another side")));
    QVERIFY(!text(panel).contains(QLatin1String("href")));
}

void tst_SummaryPanel::theirTurn()
{
    SummaryPanel panel(*m_game->controller);
    QSignalSpy wanted(&panel, &SummaryPanel::wanted);
    panel.resize(380, 300);
    panel.show();
    playTheirTurn();
    QCOMPARE(wanted.count(), 1);
    QVERIFY(wanted.front().front().toBool());
    const QString words = text(panel);
    // The turn in which it happened, although the next one may have begun.
    QVERIFY2(words.contains(QLatin1String("Red, turn 1")), qPrintable(words));
    QVERIFY2(words.contains(QLatin1String("href")), qPrintable(words));
}

void tst_SummaryPanel::leadsToItsSteps()
{
    GameController &controller = *m_game->controller;
    SummaryPanel panel(controller);
    panel.show();
    playTheirTurn();
    QSignalSpy steps(&GameWishes::of(controller), &GameWishes::stepRequested);
    for (QLabel *label : panel.findChildren<QLabel *>()) {
        if (label->text().contains(QLatin1String("href=\"0\"")))
            emit label->linkActivated(QStringLiteral("0"));
    }
    QVERIFY(steps.count() > 0);
    const int step = steps.front().front().toInt();
    QVERIFY(step > 0 && step <= controller.game().commandCount());
    // The step is one of theirs.
    const engine::SideId red = controller.module().side(QStringLiteral("red"));
    QCOMPARE(controller.game().history()[size_t(step) - 1].side, red);
}

void tst_SummaryPanel::goesWithTheOwnNextStep()
{
    GameController &controller = *m_game->controller;
    SummaryPanel panel(controller);
    panel.show();
    playTheirTurn();
    QSignalSpy wanted(&panel, &SummaryPanel::wanted);
    QVERIFY(controller.perform(engine::Action(controller.offer().actions.front())));
    QCOMPARE(wanted.count(), 1);
    QVERIFY(!wanted.front().front().toBool());
}

void tst_SummaryPanel::besideTheLog()
{
    GameController &controller = *m_game->controller;
    auto *summary = new SummaryPanel(controller);
    LogTabs tabs(new LogPanel(controller), summary);
    tabs.resize(380, 300);
    tabs.show();
    auto *toLog = tabs.findChild<QToolButton *>(QStringLiteral("toLog"));
    QCOMPARE(tabs.tab(), LogTabs::Tab::Log);
    QVERIFY(!toLog->isVisible()); // there is nothing to choose between yet
    playTheirTurn();
    QCOMPARE(tabs.tab(), LogTabs::Tab::Summary);
    QVERIFY(text(*summary).contains(QLatin1String("href")));
    QTest::mouseClick(toLog, Qt::LeftButton);
    QCOMPARE(tabs.tab(), LogTabs::Tab::Log);
    QVERIFY(toLog->isVisible());
    QVERIFY(controller.perform(engine::Action(controller.offer().actions.front())));
    QCOMPARE(tabs.tab(), LogTabs::Tab::Log);
    QVERIFY(!toLog->isVisible());
}

// Who sits down after the other one has had his turn reads what it came to; an answer in between is
// no turn.
void tst_SummaryPanel::atOneScreen()
{
    const auto controller = anygame::started(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/darkvalley"), QStringLiteral("barbarossa"), 3);
    QVERIFY(controller);
    SummaryPanel panel(*controller);
    panel.show();
    QSignalSpy wanted(&panel, &SummaryPanel::wanted);
    const auto play =
        playthrough::of(controller->module(), QStringLiteral("tests/first-turn.play"));
    int before = 0; // steps of the same side
    engine::SideId last;
    for (const engine::Json &line : play.lines) {
        const bool isOther = last && controller->offer().side != last;
        QCoreApplication::processEvents();
        if (isOther)
            QCOMPARE(!wanted.isEmpty() && wanted.back().front().toBool(), before >= 8);
        if (isOther && before >= 8)
            break;
        const auto action =
            line[u"do"].isObject() ? playthrough::offered(*controller, line[u"do"]) : std::nullopt;
        if (!action)
            continue;
        before = controller->offer().side == last ? before + 1 : 1;
        last = controller->offer().side;
        QVERIFY(controller->perform(*action));
    }
    QVERIFY(before >= 8);
    const QString words = text(panel);
    QVERIFY2(words.contains(controller->texts().sideName(last)), qPrintable(words));
    QVERIFY2(!words.contains(QStringLiteral("Nothing that could be seen")), qPrintable(words));
    // The own next step takes it away.
    QVERIFY(controller->perform(engine::Action(controller->offer().actions.front())));
    QCoreApplication::processEvents();
    QVERIFY(!wanted.back().front().toBool());
}

QTEST_MAIN(tst_SummaryPanel)
#include "tst_summarypanel.moc"
