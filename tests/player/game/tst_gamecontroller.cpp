// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamecontroller.h"

#include "app/player/decision/model/decisionmodel.h"
#include "app/player/game/curtain.h"
#include "app/player/gamepage.h"
#include "app/player/mainwindow.h"
#include "tests/player/tutorialgame.h"
#include "tests/player/watchedrules.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <set>

using namespace app;

namespace {

constexpr int c_decisions = 250;

/// At a game far away: nothing is done before the answer is let through.
class FarSeat : public engine::GameSeat
{
public:
    using GameSeat::GameSeat;
    void perform(const engine::Action &action, const Answer &answer) override
    {
        pending.append([this, action, answer] { GameSeat::perform(action, answer); });
    }
    QList<std::function<void()>> pending;
};

} // namespace

/// Who sits before a window, and what the window does while that changes or an answer is awaited.
class tst_GameController : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void asksForWhoDecides_data();
    void asksForWhoDecides();
    void nobodySitsBehindTheCurtain();
    void actsForItsOwnSideOnly();
    void personTakesOver();
    void answeredLater();
    void answeredTooLate();
    void takesBackWhatTheComputerDid();

private:
    /// A game with secrets in the window; \a players by the ids of the sides.
    void play(const QMap<QString, QString> &players);
    /// The tutorial against a computer that plays red.
    void playAgainstRed();
    /// Blue does nothing until red has answered; the actions of red since then, as far as they are
    /// known when it is blue's turn again or dice were rolled.
    std::vector<engine::Action> answerOfRed();
    engine::Action anyAction();
    GamePage &page() const { return *m_window->gamePage(); }
    GameController &controller() const { return page().controller(); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::shared_ptr<WatchedRules> m_rules;
    std::unique_ptr<MainWindow> m_window;
    engine::Random m_random;
};

void tst_GameController::init()
{
    m_window.reset();
    m_library.reset();
    m_settings.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setAnimationSpeed(0);
    m_settings->setAutoPass(false);
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                          m_folder->filePath(QStringLiteral("data")));
    m_library->refresh();
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->resize(1280, 720);
    m_random = engine::Random(1);
}

void tst_GameController::play(const QMap<QString, QString> &players)
{
    const auto module = m_library->module(QStringLiteral("leningrad41"));
    QVERIFY(module);
    auto rules = scripting::LuaRules::load(*module);
    QVERIFY(bool(rules));
    m_rules = std::make_shared<WatchedRules>(std::move(rules).value());
    auto game = engine::Game::start(*module, *m_rules, {QStringLiteral("preludes"), {}, 1});
    QVERIFY(bool(game));
    OpenedGame opened;
    opened.module = module;
    opened.rules = m_rules;
    opened.game = std::move(game).value();
    opened.players = players;
    m_window->play(std::move(opened));
    QVERIFY(m_window->gamePage());
    QVERIFY(controller().hasSecrets());
}

engine::Action tst_GameController::anyAction()
{
    const auto &actions = controller().game().offer().actions;
    return actions[m_random.below(uint32_t(actions.size()))];
}

void tst_GameController::asksForWhoDecides_data()
{
    QTest::addColumn<bool>("curtain");
    QTest::newRow("with a curtain") << true;
    QTest::newRow("without") << false;
}

// Every panel, the turn bar and the board ask at each change; whoever asks asks for who decides.
void tst_GameController::asksForWhoDecides()
{
    QFETCH(bool, curtain);
    m_settings->setCurtain(curtain);
    m_settings->setPace(Settings::Pace::Off); // nobody stays to be told something
    play({});
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    for (const char *overlay : {"supply", "zones", "victory"})
        m_window->actions().action(QLatin1String(overlay))->setChecked(true);
    QStringList wrong;
    std::set<engine::SideId> askers;
    int asked = 0;
    int askedAtOnce = 0;
    bool isPerforming = false;
    m_rules->asked = [&](const QString &what, engine::SideId viewer) {
        const engine::Game &game = controller().game();
        ++asked;
        askedAtOnce += isPerforming;
        if (viewer)
            askers.insert(viewer);
        // When it is over nobody decides, and its course is looked at as all saw it.
        const bool isWrong = viewer != game.offer().side && !game.state().isOver();
        if (controller().isCovered() || isWrong)
            wrong << QStringLiteral("%1 at step %2 for side %3, %4 decides")
                         .arg(what)
                         .arg(game.commandCount())
                         .arg(viewer.value)
                         .arg(game.offer().side.value);
    };
    int handovers = 0;
    for (int i = 0; i < c_decisions && !controller().state().isOver() && wrong.isEmpty(); ++i) {
        const engine::SideId before = controller().game().offer().side;
        const engine::Action action = anyAction();
        isPerforming = true;
        QVERIFY(controller().perform(action));
        isPerforming = false;
        handovers += before != controller().game().offer().side;
        QCoreApplication::processEvents();
        QCOMPARE(page().isCovered(), controller().isCovered());
        if (page().isCovered())
            QTest::keyClick(&page().curtain(), Qt::Key_Return);
        QCoreApplication::processEvents();
        QVERIFY(!page().isCovered());
        if (!controller().state().isOver())
            QCOMPARE(controller().viewer(), controller().game().offer().side);
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
    QVERIFY(handovers > 1);
    QVERIFY(asked > c_decisions / 2);
    QVERIFY(askedAtOnce > 0);
    QCOMPARE(askers.size(), size_t(2));
    m_rules->asked = nullptr;
}

void tst_GameController::nobodySitsBehindTheCurtain()
{
    m_settings->setCurtain(true);
    m_settings->setPace(Settings::Pace::Off);
    play({});
    engine::Viewer before;
    while (!controller().isCovered()) {
        before = controller().viewer();
        QVERIFY(controller().perform(anyAction()));
    }
    QVERIFY(before.side() && before != controller().game().offer().side);
    // Nobody in particular: not even what the one who has just left knew.
    QCOMPARE(controller().viewer(), engine::Viewer());
    QCOMPARE(controller().awaited(), controller().game().offer().side);
    QVERIFY(controller().offer().actions.empty());
    QVERIFY(!controller().perform(anyAction()));
    QVERIFY(controller().query(engine::protocol::Query::Victory).isNull());
    QSignalSpy viewerChanged(&controller(), &GameController::viewerChanged);
    controller().uncover();
    QCOMPARE(viewerChanged.count(), 1);
    QCOMPARE(controller().viewer(), controller().game().offer().side);
    QVERIFY(!controller().offer().actions.empty());
    QVERIFY(!controller().query(engine::protocol::Query::Victory).isNull());
}

void tst_GameController::actsForItsOwnSideOnly()
{
    play({});
    const engine::SideId side = controller().game().offer().side;
    controller().setViewer(engine::SideId(1 - side.value));
    QSignalSpy failed(&controller(), &GameController::failed);
    const QByteArray before = controller().state().hash();
    QVERIFY(!controller().perform(anyAction()));
    QCOMPARE(failed.count(), 1);
    QVERIFY(!failed.front().front().toString().isEmpty());
    QCOMPARE(controller().state().hash(), before);
    // Nor does who only watches.
    controller().setViewer({});
    QVERIFY(!controller().perform(anyAction()));
    QCOMPARE(controller().state().hash(), before);
    // A computer acts from a seat of its own.
    QVERIFY(controller().performForBot(anyAction()));
    QVERIFY(controller().state().hash() != before);
}

// The computer is stopped: a person has to sit down at its side, who may not be the one before the
// window.
void tst_GameController::personTakesOver()
{
    m_settings->setCurtain(true);
    play({{QStringLiteral("axis"), QStringLiteral("human")},
          {QStringLiteral("soviet"), QStringLiteral("random")}});
    const engine::SideId soviet = controller().module().side(u"soviet");
    const engine::SideId axis = controller().module().side(u"axis");
    QCOMPARE(controller().viewer(), axis);
    for (int i = 0; controller().game().offer().side != soviet; ++i) {
        QVERIFY(i < 1000);
        QVERIFY(controller().perform(anyAction()));
    }
    QCOMPARE(controller().viewer(), axis);
    QVERIFY(!controller().isCovered() && controller().offer().actions.empty());
    controller().setPlayer(soviet, QStringLiteral("human"));
    QVERIFY(controller().isCovered() && page().isCovered());
    QCOMPARE(controller().awaited(), soviet);
    QTest::keyClick(&page().curtain(), Qt::Key_Return);
    QVERIFY(!page().isCovered());
    QCOMPARE(controller().viewer(), soviet);
    QVERIFY(controller().perform(anyAction()));
}

void tst_GameController::answeredLater()
{
    TutorialGame game;
    GameController &controller = *game.controller;
    auto far = std::make_unique<FarSeat>(controller.game(), controller.translator());
    FarSeat &seat = *far;
    controller.setSeat(std::move(far));
    QVERIFY(controller.viewer().seesEverything());
    QSignalSpy changed(&controller, &GameController::changed);
    QSignalSpy failed(&controller, &GameController::failed);
    const engine::Action first = controller.offer().actions.front();
    QVERIFY(!controller.perform(first));
    QCOMPARE(changed.count() + failed.count(), 0);
    QCOMPARE(controller.game().commandCount(), 0);
    // What is pressed before the answer has come is not sent after it.
    QVERIFY(!controller.perform(first) && !controller.undo() && !controller.startOver());
    QCOMPARE(seat.pending.size(), 1);
    QVERIFY(!controller.query(engine::protocol::Query::Victory).isNull());
    seat.pending.takeFirst()();
    QCOMPARE(changed.count(), 1);
    QCOMPARE(controller.game().commandCount(), 1);
    // A refusal ends the waiting as well.
    QVERIFY(!controller.perform(engine::Action()));
    seat.pending.takeFirst()();
    QCOMPARE(failed.count(), 1);
    QVERIFY(controller.undo());
    QCOMPARE(controller.game().commandCount(), 0);
}

void tst_GameController::answeredTooLate()
{
    TutorialGame game;
    engine::GameSeat::Answer answer;
    class Seat : public engine::GameSeat
    {
    public:
        Seat(engine::Game &at, const engine::Translator &words, Answer &kept)
            : GameSeat(at, words)
            , m_kept(kept)
        {
        }
        void perform(const engine::Action &, const Answer &answer) override { m_kept = answer; }

    private:
        Answer &m_kept;
    };
    game.controller->setSeat(
        std::make_unique<Seat>(game.controller->game(), game.controller->translator(), answer));
    game.controller->perform(game.controller->offer().actions.front());
    QVERIFY(bool(answer));
    game.controller.reset();
    answer(std::span<const engine::Change>()); // nobody is there any more
    QVERIFY(!game.controller);
}

void tst_GameController::playAgainstRed()
{
    const auto module = m_library->module(QStringLiteral("tutorial"));
    QVERIFY(module);
    m_window->play(startGame(module, {QStringLiteral("battle"), {}, 3},
                             {{QStringLiteral("red"), QStringLiteral("random")}}));
    QVERIFY(m_window->gamePage());
}

std::vector<engine::Action> tst_GameController::answerOfRed()
{
    const engine::SideId red = controller().module().side(u"red");
    const engine::Game &game = controller().game();
    const auto first = size_t(game.commandCount());
    // Moves only: the attacks after them roll dice.
    const auto isEnough = [&] { return size_t(game.commandCount()) >= first + 3; };
    (void)QTest::qWaitFor([&] { return isEnough() || game.offer().side != red; }, 20000);
    std::vector<engine::Action> answer;
    for (size_t i = first; i < std::min(first + 3, size_t(game.commandCount())); ++i)
        answer.push_back(*game.history()[i].action);
    return answer;
}

// Nobody gets another answer by taking the question back.
void tst_GameController::takesBackWhatTheComputerDid()
{
    playAgainstRed();
    const engine::SideId red = controller().module().side(u"red");
    engine::Action last;
    while (controller().game().offer().side != red) {
        last = *DecisionModel::of(controller()).form().main;
        QVERIFY(controller().perform(last));
    }
    const qsizetype own = controller().game().commandCount() - 1;
    const auto answer = answerOfRed();
    QVERIFY(answer.size() > 1);
    for (int i = 0; i < 2; ++i) {
        const auto since = int(controller().game().commandCount() - own - 1);
        QVERIFY2(controller().canUndo(), qPrintable(controller().undoText()));
        QVERIFY(controller().undoText().contains(controller().texts().label(last)));
        QVERIFY(controller().undoText().contains(QString::number(since)));
        QVERIFY(controller().undo());
        QCOMPARE(controller().game().commandCount(), own);
        QVERIFY(controller().isHumanTurn());
        QCoreApplication::processEvents();
        QCOMPARE(controller().game().commandCount(), own); // it waits for the person
        QVERIFY(i ? controller().redo() : controller().perform(last));
        const auto again = answerOfRed();
        QCOMPARE(again.size(), answer.size());
        for (size_t j = 0; j < answer.size(); ++j)
            QVERIFY(again[j].sameChoice(answer[j]));
    }
}

QTEST_MAIN(tst_GameController)
#include "tst_gamecontroller.moc"
