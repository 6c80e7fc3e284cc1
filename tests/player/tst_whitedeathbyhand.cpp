// SPDX-License-Identifier: GPL-3.0-or-later
#include <QSet>
#include <QtGlobal>

#include <set>

#include "tests/player/anygame.h"
#include "tests/player/hands/windowdriver.h"

#include "app/player/board/boardinput.h"
#include "app/player/game/curtain.h"
#include "app/player/shares/sharestage.h"

#include <QTest>

using namespace app;
using engine::Action;
using engine::PieceId;
using engine::SpaceId;

namespace {

const QString c_frozen = QStringLiteral("whitedeath");
const QString c_frozenScenario = QStringLiteral("s3");
constexpr quint64 c_frozenSeeds = 80;
constexpr int c_frozenPoints = 5; ///< Of the first impulse.
constexpr size_t c_fromHexes = 3;
constexpr size_t c_frozenGuns = 2;

/// Something that was done, in words that every game of the module understands.
struct FrozenStep
{
    QString verb;
    PieceId piece;
    SpaceId space;
    int32_t number = 0;

    bool isOf(const GameController &controller, const Action &action) const
    {
        return controller.state().names().text(action.verb) == verb && action.piece == piece
            && action.space == space && action.value.number == number;
    }
};

/// Two impulses as somebody plays them who wants a bridge, a barrage, an assault from two stacks
/// and a retreat.
class FrozenCourse
{
public:
    explicit FrozenCourse(GameController &controller)
        : m_controller(controller)
    {
    }

    /// Plays them, without a window; false: something is missing, or a rule refuses.
    bool play()
    {
        for (int i = 0; i < 300 && !m_controller.state().isOver(); ++i) {
            if (decision() == u"impulse.points" && m_impulses == 2)
                return m_hasBridge && m_hasBarrage && m_stacks >= 2 && m_hasRetreat;
            const Action action = next();
            if (!m_controller.perform(action))
                return false;
            m_steps.push_back({verb(action), action.piece, action.space, action.value.number});
            readRetreat();
        }
        return false;
    }
    const std::vector<FrozenStep> &steps() const { return m_steps; }

private:
    QString decision() const
    {
        return m_controller.state().names().text(m_controller.offer().decision);
    }
    QString verb(const Action &action) const
    {
        return m_controller.state().names().text(action.verb);
    }
    const Action *offered(const char *wanted) const
    {
        for (const Action &action : m_controller.offer().actions) {
            if (verb(action) == QLatin1String(wanted))
                return &action;
        }
        return nullptr;
    }
    Action first(std::initializer_list<const char *> verbs) const
    {
        for (const char *one : verbs) {
            if (const Action *found = offered(one))
                return *found;
        }
        return m_controller.offer().actions.front();
    }
    SpaceId placeOf(PieceId piece) const { return m_controller.state().piece(piece).space; }

    Action next()
    {
        const QString asked = decision();
        if (asked != u"assault.units")
            m_from.clear();
        if (asked == u"impulse.points")
            return commit();
        if (asked == u"replace.choose")
            return std::exchange(m_hasReplaced, true) ? first({"done"})
                                                      : first({"replace", "done"});
        if (asked == u"move.units")
            return move();
        if (asked == u"assault.define")
            return m_stacks < 2 ? first({"target", "done"}) : first({"done"});
        if (asked == u"assault.units")
            return join();
        if (asked == u"barrage.target") {
            m_guns = 0;
            return m_hasBarrage ? first({"done"}) : first({"aim", "done"});
        }
        if (asked == u"barrage.guns")
            return lay();
        if (asked.endsWith(u".fire"))
            return std::exchange(m_isProposed, !m_isProposed) ? first({"fire"})
                                                              : first({"propose", "fire"});
        return first(
            {"keep", "skip", "defend", "headquarters", "plan", "resolve", "advance", "done"});
    }

    Action commit()
    {
        ++m_impulses;
        const int wanted = m_impulses == 1 ? c_frozenPoints : 3;
        for (const Action &action : m_controller.offer().actions) {
            if (action.value.number == wanted)
                return action;
        }
        return m_controller.offer().actions.back();
    }

    // Each lies on top of its stack, so that it can be dragged.
    Action move()
    {
        if (const Action *build = offered("build")) {
            m_hasBridge = true;
            return *build;
        }
        if (const Action *drop = offered("drop")) { // not here, after all
            m_builder = {};
            return *drop;
        }
        for (const Action &action : m_controller.offer().actions) {
            if (!m_hasBridge && m_builder && verb(action) == u"pick" && action.piece == m_builder)
                return action;
        }
        const bool isFirst = m_impulses == 1;
        if (isFirst ? !m_hasBridge && !m_builder : !std::exchange(m_hasMoved, true)) {
            const auto &actions = m_controller.offer().actions;
            for (auto action = actions.rbegin(); action != actions.rend(); ++action) {
                const auto step =
                    verb(*action) == u"pick" ? stepOf(action->piece, isFirst) : std::nullopt;
                if (step) {
                    m_builder = step->piece;
                    m_tried.insert(step->piece);
                    return *step;
                }
            }
        }
        return first({"done"});
    }

    /// A short move of a unit on top of a stack; of who builds bridges to a river without one.
    std::optional<Action> stepOf(PieceId piece, bool isBuilder) const
    {
        const auto &module = m_controller.module();
        const auto &stack = m_controller.state().stack(placeOf(piece));
        const auto name = module.names.find(QByteArrayLiteral("bridging"));
        if (!placeOf(piece) || m_tried.contains(piece)
            || module.map.space(placeOf(piece)).board != 0 || stack.back() != piece
            || (isBuilder && !module.piece(piece).value(name, 1).isTrue()))
            return {};
        const TakeUp takeUp(m_controller);
        PieceReach reach(m_controller);
        reach.follow(piece);
        for (const Action &action : takeUp.actions(piece)) {
            const auto &space = module.map.space(action.space);
            if (verb(action) == u"move" && space.board == 0
                && reach.cost(action.space).value_or(c_frozenPoints) <= c_frozenPoints - 1
                && space.hex.distance(module.map.space(placeOf(piece)).hex) <= 2
                && (!isBuilder || has(action.space, "river")) && !has(action.space, "bridge"))
                return action;
        }
        return {};
    }
    bool has(SpaceId space, const char *id) const
    {
        const auto &module = m_controller.module();
        const QString feature = QLatin1String(id);
        return m_controller.state().hasFeature({space, module.terrain.feature(feature)},
                                               module.map.space(space).features.contains(feature));
    }

    Action join()
    {
        for (const Action &action : m_controller.offer().actions) {
            if (verb(action) == u"join" && m_from.size() < c_fromHexes
                && !m_from.contains(placeOf(action.piece))) {
                m_from.insert(placeOf(action.piece));
                return action;
            }
        }
        if (m_from.size() < 2)
            return first({"cancel"});
        m_stacks = m_from.size();
        return first({"declare"});
    }

    Action lay()
    {
        if (m_guns++ < c_frozenGuns && offered("gun"))
            return *offered("gun");
        m_hasBarrage = true;
        return first({"fire"});
    }

    void readRetreat()
    {
        for (const engine::Change &change :
             m_controller.game()
                 .history()[size_t(m_controller.game().commandCount()) - 1]
                 .changes) {
            const auto *log = std::get_if<engine::change::Log>(&change);
            if (log && log->rule && log->kind == engine::change::Log::Kind::Move && log->piece
                && m_controller.state().names().text(log->rule).startsWith(u"14"))
                m_hasRetreat = true;
        }
    }

    GameController &m_controller;
    std::vector<FrozenStep> m_steps;
    std::set<SpaceId> m_from; ///< Of the assault that is being prepared.
    PieceId m_builder;
    std::set<PieceId> m_tried;
    size_t m_stacks = 0;
    size_t m_guns = 0;
    int m_impulses = 0;
    bool m_hasBridge = false;
    bool m_hasBarrage = false;
    bool m_hasRetreat = false;
    bool m_hasReplaced = false;
    bool m_hasMoved = false;
    bool m_isProposed = false;
};

} // namespace

/// White Death by clicks in the real window: two impulses with a bridge, a barrage, an assault from
/// two stacks and a retreat, both players at one screen.
class tst_WhiteDeathByHand : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void twoImpulses();

private:
    static std::optional<Action> offered(GameController &controller, const FrozenStep &step);
    static QString perform(hands::WindowDriver &driver, const Action &action);

    quint64 m_seed = 0;
    std::vector<FrozenStep> m_steps;
};

// Which seed it takes depends on the dice, and on every rule before them.
void tst_WhiteDeathByHand::initTestCase()
{
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + c_frozen;
    for (quint64 seed = 1; seed <= c_frozenSeeds && m_steps.empty(); ++seed) {
        const auto controller = anygame::started(folder, c_frozenScenario, seed);
        QVERIFY(controller);
        FrozenCourse course(*controller);
        if (course.play()) {
            m_seed = seed;
            m_steps = course.steps();
        }
    }
    QVERIFY2(!m_steps.empty(), "no game has all that is wanted");
}

/// Now, or once its unit is taken up.
std::optional<Action> tst_WhiteDeathByHand::offered(GameController &controller,
                                                    const FrozenStep &step)
{
    std::vector<Action> all = controller.offer().actions;
    const TakeUp takeUp(controller);
    for (const Action &action : takeUp.actions(step.piece))
        all.push_back(action);
    for (const Action &action : all) {
        if (step.isOf(controller, action))
            return action;
    }
    return {};
}

QString tst_WhiteDeathByHand::perform(hands::WindowDriver &driver, const Action &action)
{
    GameController &controller = driver.controller();
    const SpaceId from = action.piece ? controller.state().piece(action.piece).space : SpaceId();
    if (action.piece && action.space && controller.game().find(action) < 0)
        return driver.drag(from, action.space); // not in hand yet
    if (controller.offer().take && action.verb == controller.offer().take)
        return driver.takeUp(action.piece);
    return driver.perform(action);
}

void tst_WhiteDeathByHand::twoImpulses()
{
    hands::WindowDriver driver(QSize(1600, 1000));
    driver.settings().setDragsStacks(false);
    const auto module = driver.library().module(c_frozen);
    QVERIFY(module);
    QMap<QString, QString> players;
    for (const engine::Side &side : module->sides)
        players.insert(side.id, QStringLiteral("human"));
    QCOMPARE(driver.newGame(c_frozen, players, QString::number(m_seed), c_frozenScenario),
             QString());
    GameController &controller = driver.controller();
    const auto *curtain = driver.window().findChild<Curtain *>();
    QSet<QString> hurt; // decisions of who did not have the impulse
    int curtains = 0;
    for (const FrozenStep &step : m_steps) {
        if (curtain->isVisible()) {
            ++curtains;
            driver.key(Qt::Key_Return);
            QTRY_VERIFY(!curtain->isVisible());
        }
        QCOMPARE(controller.viewer(), controller.offer().side);
        const QString decision = controller.state().names().text(controller.offer().decision);
        const auto *stage = driver.window().findChild<ShareStage *>();
        QVERIFY(stage->isVisible() || !decision.endsWith(u".fire"));
        if (controller.offer().side != controller.state().phaseSide())
            hurt.insert(decision);
        const auto before = controller.game().commandCount();
        const auto action = offered(controller, step);
        QVERIFY2(action, qPrintable(decision + QStringLiteral(": ") + step.verb));
        const QString wrong = perform(driver, *action);
        QVERIFY2(wrong.isEmpty(), qPrintable(decision + QStringLiteral(": ") + wrong));
        QTRY_COMPARE(controller.game().commandCount(), before + 1);
        QVERIFY(controller.game().history()[size_t(before)].action->sameChoice(*action));
        driver.screenshot(
            QStringLiteral("wd-%1-%2").arg(before, 3, 10, QLatin1Char('0')).arg(decision));
    }
    // The defender fired in the attacker's impulse, behind the curtain.
    QVERIFY(hurt.contains(QStringLiteral("defence.fire")));
    QVERIFY(curtains >= 4);
    QCOMPARE(controller.state().names().text(controller.offer().decision),
             QStringLiteral("impulse.points"));
}

QTEST_MAIN(tst_WhiteDeathByHand)
#include "tst_whitedeathbyhand.moc"
