// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/attack.h"
#include "tests/player/hands/windowdriver.h"
#include "tests/scripting/modules/twin.h"

#include "app/player/game/curtain.h"
#include "app/player/game/openedgame.h"
#include "app/player/history/pastview.h"
#include "app/player/log/logpanel.h"
#include "app/player/telling/beatwords.h"
#include "app/player/telling/teller.h"

#include <QTest>

using namespace app;

namespace {

/// What came of a step, as far as somebody else may see it.
struct Seen
{
    QStringList told; ///< Each beat with its sentence and its time.
    std::vector<engine::Change> left; ///< For all to see.
};

std::set<engine::PieceId> facesFor(const GameController &controller)
{
    std::set<engine::PieceId> faces;
    for (int32_t i = 0; i < controller.state().pieceCount(); ++i) {
        if (controller.view().seesFace(engine::PieceId(i)))
            faces.insert(engine::PieceId(i));
    }
    return faces;
}

std::vector<engine::Change> traces(const GameController &controller)
{
    std::vector<engine::Change> left;
    const engine::Game &game = controller.game();
    for (const auto &change : game.history()[size_t(game.commandCount()) - 1].changes) {
        if (std::holds_alternative<engine::change::SetSpaceProperty>(change))
            left.push_back(change);
        const auto *set = std::get_if<engine::change::SetPieceProperty>(&change);
        if (set && !controller.module().state.pieceProperties[size_t(set->property)].secret)
            left.push_back(engine::change::SetPieceProperty{{}, set->property, set->value});
    }
    return left;
}

/// Does what another side chose, notes what is told of it, and takes it back. Nothing: it showed
/// something, or dice were rolled.
std::optional<Seen> look(GameController &controller, const engine::Action &action)
{
    emit controller.changed({}); // nothing was told before
    const auto faces = facesFor(controller);
    if (!controller.performForBot(action))
        return {};
    const Teller &teller = Teller::of(controller);
    const BeatWords words(controller);
    Seen seen{{}, traces(controller)};
    for (const engine::Beat &beat : teller.beats())
        seen.told << QStringLiteral("%1 %2 %3 %4 ms %5")
                         .arg(int(beat.kind))
                         .arg(beat.isFight)
                         .arg(teller.pacing().waits(beat))
                         .arg(teller.pacing().hold(beat, words.length(beat)))
                         .arg(words.sentence(beat));
    const auto &changes =
        controller.game().history()[size_t(controller.game().commandCount()) - 1].changes;
    const bool isQuiet = facesFor(controller) == faces
        && std::none_of(changes.begin(), changes.end(), [](const auto &change) {
                             return std::holds_alternative<engine::change::UseRandom>(change);
                         });
    if (!controller.game().undo(engine::Game::Barriers::Ignore))
        return {};
    emit controller.changed({});
    return isQuiet ? std::optional(seen) : std::nullopt;
}

} // namespace

/// What is told to whom and when: skipped, behind a curtain, and once more in the history.
class tst_Skipping : public QObject
{
    Q_OBJECT

private slots:
    void skippedStaysMarked();
    void seenInHistory();
    void toldBeforeTheCurtain();
    void replayTellsBeats_data();
    void replayTellsBeats();
    void secretsTakeNoTime();

private:
    /// The next thing to do is an attack; see m_attack.
    void begin(const QString &id);
    Teller &teller() { return Teller::of(m_driver->controller()); }
    /// Plays a game, and each step of the other side also in a position that this side can't tell
    /// from it.
    void compareTwins(quint64 seed);
    /// How many lines of the log are marked.
    qsizetype marked();

    std::unique_ptr<hands::WindowDriver> m_driver;
    std::optional<engine::Action> m_attack;
    int m_compared = 0; ///< Steps of twins...
    int m_beats = 0; ///< ...and what was told of them.
};

void tst_Skipping::begin(const QString &id)
{
    m_driver = std::make_unique<hands::WindowDriver>(QSize(1600, 1000));
    m_driver->settings().setCurtain(false);
    m_driver->settings().setAnimationSpeed(0);
    m_driver->settings().setPace(Settings::Pace::Click);
    const auto module = m_driver->library().module(id);
    QVERIFY(module);
    QMap<QString, QString> players;
    for (const engine::Side &side : module->sides)
        players.insert(side.id, QStringLiteral("human"));
    QCOMPARE(m_driver->newGame(id, players, QStringLiteral("5")), QString());
    m_attack = hands::untilAttack(m_driver->controller(), 5);
    QVERIFY(m_attack);
    m_driver->settle();
}

qsizetype tst_Skipping::marked()
{
    m_driver->page().openDock(QStringLiteral("log"));
    m_driver->settle();
    const auto *log = m_driver->window().findChild<LogPanel *>();
    return log ? log->plainText().count(QStringLiteral("not shown")) : -1;
}

void tst_Skipping::skippedStaysMarked()
{
    begin(QStringLiteral("koenigsberg45"));
    if (QTest::currentTestFailed())
        return;
    QCOMPARE(m_driver->perform(*m_attack), QString());
    QVERIFY(teller().isTelling());
    const std::vector<engine::Beat> beats = teller().beats();
    QVERIFY(beats.size() > 2);
    QCOMPARE(marked(), 0);
    m_driver->page().board().setFocus();
    m_driver->key(Qt::Key_Return);
    m_driver->key(Qt::Key_Space);
    QVERIFY(!teller().isTelling());
    qsizetype skipped = 0;
    for (size_t i = 2; i < beats.size(); ++i)
        skipped += qsizetype(beats[i].lines.size());
    QVERIFY(skipped > 0);
    QCOMPARE(marked(), skipped);
    m_driver->screenshot(QStringLiteral("not-shown"));
    // Told again, one after the other.
    m_driver->page().board().setFocus();
    m_driver->key(Qt::Key_A);
    for (size_t i = 0; i < beats.size(); ++i) {
        QVERIFY(teller().isTelling());
        m_driver->key(Qt::Key_Return);
    }
    QVERIFY(!teller().isTelling());
    QCOMPARE(marked(), 0);
}

void tst_Skipping::seenInHistory()
{
    begin(QStringLiteral("tutorial"));
    if (QTest::currentTestFailed())
        return;
    GameController &controller = m_driver->controller();
    QCOMPARE(m_driver->perform(*m_attack), QString());
    QVERIFY(teller().isTelling());
    const int step = int(controller.game().commandCount());
    teller().toEnd();
    QVERIFY(marked() > 0);
    // Something else is done, so that the step is one of the past.
    engine::Random random(3);
    QVERIFY(controller.perform(hands::belligerent(controller, random)));
    teller().toEnd();
    const qsizetype before = marked();
    QVERIFY(before > 0);
    emit GameWishes::of(controller).toldRequested(step);
    QVERIFY(controller.isInPast());
    QCOMPARE(controller.shownStep(), step);
    emit GameWishes::of(controller).returnRequested();
    QVERIFY(marked() < before);
}

// Who attacks sees what came of it; only then somebody else sits down, and is told it, too.
void tst_Skipping::toldBeforeTheCurtain()
{
    begin(QStringLiteral("leningrad41"));
    if (QTest::currentTestFailed())
        return;
    GameController &controller = m_driver->controller();
    engine::SideId attacker;
    for (int i = 0; i < 40; ++i) {
        m_driver->settings().setCurtain(true);
        attacker = controller.offer().side;
        QVERIFY(controller.viewer().isOf(attacker));
        QVERIFY(controller.perform(*m_attack));
        if (controller.offer().side != attacker)
            break;
        m_driver->settings().setCurtain(false);
        teller().toEnd();
        m_attack = hands::untilAttack(controller, 6 + quint64(i));
        QVERIFY(m_attack);
        m_driver->settle();
    }
    QVERIFY(controller.offer().side != attacker);
    QVERIFY(teller().isTelling());
    QVERIFY(!controller.isCovered() && !m_driver->page().isCovered());
    QVERIFY(controller.viewer().isOf(attacker));
    const std::vector<engine::Beat> own = teller().beats();
    QVERIFY(std::any_of(own.begin(), own.end(), [](const auto &beat) { return beat.isFight; }));
    m_driver->settle();
    m_driver->screenshot(QStringLiteral("told-before-curtain"));
    m_driver->page().board().setFocus();
    for (size_t i = 0; i < own.size(); ++i) {
        QVERIFY(!m_driver->page().isCovered());
        m_driver->key(Qt::Key_Return);
    }
    QVERIFY(controller.isCovered() && m_driver->page().isCovered());
    QVERIFY(m_driver->page().curtain().isVisible());
    QVERIFY(!m_driver->page().board().isVisible());
    QTest::qWait(300); // the last Enter is not meant for the curtain
    m_driver->page().curtain().takeFocus();
    m_driver->key(Qt::Key_Return);
    QVERIFY(!m_driver->page().isCovered());
    QVERIFY(controller.viewer().isOf(controller.offer().side));
    QVERIFY(teller().isTelling() && teller().isOthers());
    QVERIFY(!teller().beats().empty());
}

void tst_Skipping::replayTellsBeats_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id : {"koenigsberg45", "leningrad41", "tutorial", "typhoon"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void tst_Skipping::replayTellsBeats()
{
    QFETCH(QString, id);
    begin(id);
    if (QTest::currentTestFailed())
        return;
    m_driver->settings().setAnimationSpeed(200);
    GameController &controller = m_driver->controller();
    QCOMPARE(m_driver->perform(*m_attack), QString());
    const std::vector<engine::Beat> beats = teller().beats();
    teller().toEnd();
    const int count = int(controller.game().commandCount());
    GameWishes &wishes = GameWishes::of(controller);
    emit wishes.replayChanged(400, 0);
    emit wishes.stepRequested(count - 1);
    QVERIFY(controller.isInPast());
    emit wishes.playRequested();
    const BeatWords words(controller);
    QStringList sentences;
    view::BoardView &board = m_driver->page().board();
    QElapsedTimer patience;
    patience.start();
    while (controller.isInPast() && patience.elapsed() < 60000) {
        const QString now = board.beat().sentence;
        if (controller.shownStep() == count && !now.isEmpty()
            && (sentences.isEmpty() || sentences.last() != now))
            sentences.append(now);
        QTest::qWait(5);
    }
    QVERIFY(!controller.isInPast());
    QVERIFY(board.beat().sentence.isEmpty());
    QStringList expected;
    for (const engine::Beat &beat : beats) {
        const QString sentence = words.lines(beat).last();
        if (!beat.spaces.empty() && beat.kind != engine::Beat::Kind::Draw && sentence.size() <= 140
            && (expected.isEmpty() || expected.last() != sentence))
            expected.append(sentence);
    }
    QVERIFY(!expected.isEmpty());
    QCOMPARE(sentences, expected);
    QCOMPARE(&controller.shownState(), &controller.state());
}

void tst_Skipping::compareTwins(quint64 seed)
{
    const auto module = m_driver->library().module(QStringLiteral("leningrad41"));
    QVERIFY(module);
    auto started = startGame(module, {QStringLiteral("preludes"), {}, seed}, {});
    QVERIFY(bool(started));
    OpenedGame opened = std::move(started).value();
    GameController controller(opened.module, opened.rules, std::move(opened.game));
    controller.setPlayers({{QStringLiteral("axis"), QStringLiteral("human")},
                           {QStringLiteral("soviet"), QStringLiteral("random")}});
    const engine::SideId axis = module->side(u"axis");
    QCOMPARE(controller.viewer(), engine::Viewer(axis));
    Teller::of(controller).setPacing({Settings::Pace::Normal, true});
    engine::Game &game = controller.game();
    engine::Random random(seed);
    for (int step = 0; step < 600 && !controller.state().isOver(); ++step) {
        const auto &actions = game.offer().actions;
        const engine::Action action = actions[random.below(uint32_t(actions.size()))];
        const Twin twin = Twin::of(game, axis, random);
        if (game.offer().side != axis && twin.isOther()) {
            const auto here = look(controller, action);
            std::optional<Seen> there;
            if (game.edit(twin.changes()) && game.find(twin.image(action)) >= 0)
                there = look(controller, twin.image(action));
            QVERIFY(bool(game.undo(engine::Game::Barriers::Ignore)));
            if (here && there && here->left == there->left) {
                QCOMPARE(there->told, here->told);
                ++m_compared;
                m_beats += int(here->told.size());
            }
        }
        QVERIFY(game.offer().side == axis ? controller.perform(action)
                                          : controller.performForBot(action));
    }
}

// Two games that differ only in what this side can't see are told in the same beats and times.
void tst_Skipping::secretsTakeNoTime()
{
    m_driver = std::make_unique<hands::WindowDriver>();
    for (quint64 seed = 1; seed <= 20 && !QTest::currentTestFailed(); ++seed)
        compareTwins(seed);
    QVERIFY2(m_compared >= 20 && m_beats >= 20,
             qPrintable(QStringLiteral("%1 steps, %2 beats").arg(m_compared).arg(m_beats)));
}

QTEST_MAIN(tst_Skipping)
#include "tst_skipping.moc"
