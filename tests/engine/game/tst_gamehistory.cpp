// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/game/whimsicalgame.h"

#include <QSet>
#include <QTest>

using namespace engine;
using Whim = WhimsicalRules::Whim;

/// What a game takes back, does again, goes to, is given by hand, and tries.
class tst_GameHistory : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_ford = std::make_unique<WhimsicalGame>(); }
    void barriers_data();
    void barriers();
    void undoesAll();
    void redoes();
    void anotherChoiceEndsRedo();
    void goesTo_data();
    void goesTo();
    void edits();
    void editWithoutAnswer();
    void attempts_data();
    void attempts();
    void attemptUsesItsOwnDice();
    void attemptAssumes();
    void attemptFails();

private:
    std::unique_ptr<WhimsicalGame> m_ford;
};

void tst_GameHistory::barriers_data()
{
    QTest::addColumn<QByteArray>("verb");
    QTest::addColumn<bool>("showsMovers");
    QTest::addColumn<bool>("isBarrier");
    QTest::newRow("a move") << QByteArray("move") << false << false;
    QTest::newRow("a note") << QByteArray("note") << false << false;
    QTest::newRow("another question") << QByteArray("plan") << false << false;
    QTest::newRow("another phase") << QByteArray("pass") << false << false;
    QTest::newRow("dice") << QByteArray("roll") << false << true;
    QTest::newRow("a face is shown") << QByteArray("move") << true << true;
}

void tst_GameHistory::barriers()
{
    QFETCH(const QByteArray, verb);
    QFETCH(const bool, showsMovers);
    QFETCH(const bool, isBarrier);
    if (showsMovers)
        QVERIFY(bool(m_ford->game->edit({change::SetSeen{m_ford->piece("B-1"), 1}})));
    const QByteArray before = m_ford->hash();
    const QStringList question = m_ford->offered();
    m_ford->rules.showsMovers = showsMovers;
    const auto &actions = m_ford->game->offer().actions;
    const auto chosen = std::find_if(actions.begin(), actions.end(), [&](const Action &one) {
        return m_ford->state().names().text(one.verb) == QString::fromLatin1(verb);
    });
    QVERIFY(chosen != actions.end());
    QVERIFY(bool(m_ford->game->perform(*chosen)));
    const QByteArray after = m_ford->hash();
    QVERIFY(after != before);
    QCOMPARE(m_ford->game->history().back().barrier, isBarrier);
    QCOMPARE(m_ford->game->canUndo(), !isBarrier);
    QVERIFY(m_ford->game->canUndo(Game::Barriers::Ignore));
    const auto undone = m_ford->game->undo();
    QCOMPARE(bool(undone), !isBarrier);
    if (isBarrier) {
        QCOMPARE(undone.error().code, Error::Code::IllegalAction);
        QCOMPARE(m_ford->hash(), after);
        QVERIFY(bool(m_ford->game->undo(Game::Barriers::Ignore)));
    }
    QCOMPARE(m_ford->hash(), before);
    QCOMPARE(m_ford->offered(), question);
}

void tst_GameHistory::undoesAll()
{
    std::vector<std::pair<QByteArray, QStringList>> moments;
    Random random(3);
    for (int i = 0; i < 60; ++i) {
        moments.emplace_back(m_ford->hash(), m_ford->offered());
        const auto &actions = m_ford->game->offer().actions;
        const Action chosen = actions[random.below(uint32_t(actions.size()))];
        QVERIFY(bool(m_ford->game->perform(chosen)));
    }
    for (auto it = moments.rbegin(); it != moments.rend(); ++it) {
        QVERIFY(bool(m_ford->game->undo(Game::Barriers::Ignore)));
        QCOMPARE(m_ford->hash(), it->first);
        QCOMPARE(m_ford->offered(), it->second);
    }
    QCOMPARE(m_ford->game->commandCount(), 0);
    QCOMPARE(m_ford->game->history().size(), size_t(60));
    const auto more = m_ford->game->undo(Game::Barriers::Ignore);
    QVERIFY(!more);
    QCOMPARE(more.error().code, Error::Code::IllegalAction);
    QCOMPARE(m_ford->hash(), moments.front().first);
}

void tst_GameHistory::redoes()
{
    QVERIFY(!m_ford->game->redo());
    QVERIFY(m_ford->act("roll"));
    QVERIFY(m_ford->act("pass"));
    const QByteArray last = m_ford->hash();
    const QStringList question = m_ford->offered();
    const int rolled = m_ford->points();
    const auto number = m_ford->game->history().back().number;
    QVERIFY(bool(m_ford->game->goTo(0)));
    QCOMPARE(m_ford->points(), 4);
    // Not by rolling again: the dice are those of the first time whatever the rules are by now.
    m_ford->rules.bonus = 10;
    QVERIFY(bool(m_ford->game->redo()));
    QCOMPARE(m_ford->points(), rolled);
    QVERIFY(bool(m_ford->game->redo()));
    QCOMPARE(m_ford->hash(), last);
    QCOMPARE(m_ford->offered(), question);
    QCOMPARE(m_ford->game->history().back().number, number);
    const auto more = m_ford->game->redo();
    QVERIFY(!more);
    QCOMPARE(more.error().code, Error::Code::IllegalAction);
    QCOMPARE(m_ford->hash(), last);
}

void tst_GameHistory::anotherChoiceEndsRedo()
{
    QVERIFY(bool(m_ford->game->perform(m_ford->action("note", {}, {}, 1))));
    QVERIFY(m_ford->act("pass"));
    const auto number = m_ford->game->history().back().number;
    QVERIFY(bool(m_ford->game->goTo(1)));
    QVERIFY(m_ford->game->canRedo());
    QVERIFY(bool(m_ford->game->perform(m_ford->action("note", {}, {}, 2))));
    QVERIFY(!m_ford->game->canRedo());
    QCOMPARE(m_ford->game->history().size(), size_t(2));
    QVERIFY(m_ford->game->history().back().number > number);
}

void tst_GameHistory::goesTo_data()
{
    QTest::addColumn<qsizetype>("goal");
    QTest::addColumn<bool>("exists");
    QTest::newRow("before the beginning") << qsizetype(-1) << false;
    QTest::newRow("the beginning") << qsizetype(0) << true;
    QTest::newRow("in between") << qsizetype(3) << true;
    QTest::newRow("where it is") << qsizetype(4) << true;
    QTest::newRow("the end") << qsizetype(6) << true;
    QTest::newRow("beyond the end") << qsizetype(7) << false;
    QTest::newRow("far beyond") << std::numeric_limits<qsizetype>::max() << false;
}

void tst_GameHistory::goesTo()
{
    QFETCH(const qsizetype, goal);
    QFETCH(const bool, exists);
    QList<QByteArray> hashes{m_ford->hash()};
    for (const char *verb : {"roll", "pass", "roll", "pass", "plan", "pass"}) {
        const Action one = QByteArray(verb) == "plan" ? m_ford->plan() : m_ford->action(verb);
        QVERIFY(bool(m_ford->game->perform(one)));
        hashes << m_ford->hash();
    }
    QVERIFY(bool(m_ford->game->goTo(4)));
    const auto gone = m_ford->game->goTo(goal);
    QCOMPARE(bool(gone), exists);
    QCOMPARE(m_ford->game->commandCount(), exists ? goal : 4);
    QCOMPARE(m_ford->hash(), hashes[m_ford->game->commandCount()]);
    if (!exists)
        QCOMPARE(gone.error().code, Error::Code::NotFound);
    QVERIFY(bool(m_ford->game->goTo(6)));
    QCOMPARE(m_ford->hash(), hashes.last());
}

void tst_GameHistory::edits()
{
    const QByteArray before = m_ford->hash();
    const PieceId red = m_ford->piece("R-2");
    QVERIFY(bool(m_ford->game->edit(
        {change::MovePiece{red, m_ford->space("0103"), -1}, change::SetSteps{red, 1}})));
    QCOMPARE(m_ford->state().piece(red).space, m_ford->space("0103"));
    QCOMPARE(m_ford->game->commandCount(), 1);
    QVERIFY(!m_ford->game->history().front().action);
    QCOMPARE(m_ford->game->history().front().changes.size(), size_t(2));
    QVERIFY(bool(m_ford->game->undo()));
    QCOMPARE(m_ford->hash(), before);
    QVERIFY(!m_ford->state().piece(red).space);
    // The offer is that of the position.
    QVERIFY(bool(m_ford->game->edit({change::MovePiece{m_ford->piece("B-1"), SpaceId(), -1}})));
    QCOMPARE(m_ford->game->find(m_ford->action("move", "B-1", "0201")), -1);
}

void tst_GameHistory::editWithoutAnswer()
{
    const QByteArray before = m_ford->hash();
    const QStringList question = m_ford->offered();
    Names &names = m_ford->state().names();
    const auto edited = m_ford->game->edit(
        {change::PushFrame{{names.intern(QStringLiteral("nowhere")), SideId(0), {}}}});
    QVERIFY(!edited);
    QCOMPARE(edited.error().code, Error::Code::ScriptFailed);
    // It is made all the same, so that the next edit can mend it.
    QCOMPARE(m_ford->game->commandCount(), 1);
    QVERIFY(m_ford->hash() != before);
    QVERIFY(m_ford->game->offer().actions.empty());
    QVERIFY(!m_ford->game->perform(m_ford->action("roll")));
    QVERIFY(bool(m_ford->game->undo()));
    QCOMPARE(m_ford->hash(), before);
    QCOMPARE(m_ford->offered(), question);
}

void tst_GameHistory::attempts_data()
{
    QTest::addColumn<QByteArray>("verb");
    for (const char *verb : {"move", "roll", "note", "plan", "pass"})
        QTest::newRow(verb) << QByteArray(verb);
}

void tst_GameHistory::attempts()
{
    QFETCH(const QByteArray, verb);
    QVERIFY(m_ford->act("roll") && m_ford->act("pass"));
    QVERIFY(bool(m_ford->game->undo()));
    const GameState before = m_ford->state();
    const QStringList question = m_ford->offered();
    int tried = 0;
    const std::vector<Action> actions = m_ford->game->offer().actions;
    for (const Action &one : actions) {
        if (before.names().text(one.verb) != QString::fromLatin1(verb))
            continue;
        QByteArray seen;
        const auto look = [&](Game &game) { seen = game.state().hash(); };
        QVERIFY(bool(m_ford->game->attempt(one, 1, look)));
        QVERIFY(!seen.isEmpty() && seen != before.hash());
        ++tried;
        QVERIFY(m_ford->state() == before);
        QCOMPARE(m_ford->hash(), before.hash());
        QCOMPARE(m_ford->offered(), question);
        QCOMPARE(m_ford->game->commandCount(), 1);
        QVERIFY(m_ford->game->canRedo());
    }
    QVERIFY(tried > 0);
}

// Nobody may learn from a trial what the dice will show.
void tst_GameHistory::attemptUsesItsOwnDice()
{
    const auto tried = [&](quint64 seed) {
        int shown = 0;
        (void)bool(m_ford->game->attempt(m_ford->action("roll"), seed,
                                         [&](Game &) { shown = m_ford->points(); }));
        return shown;
    };
    QSet<int> shown;
    for (quint64 seed = 1; seed <= 60; ++seed) {
        const int face = tried(seed);
        QCOMPARE(tried(seed), face);
        shown.insert(face);
    }
    QCOMPARE(shown, QSet<int>({1, 2, 3, 4, 5, 6}));
    const auto untried = Game::start(*m_ford->module, m_ford->rules, m_ford->game->setup()).value();
    QVERIFY(bool(untried->perform(m_ford->action("roll"))));
    QVERIFY(m_ford->act("roll"));
    QCOMPARE(m_ford->hash(), untried->state().hash());
}

void tst_GameHistory::attemptAssumes()
{
    const GameState before = m_ford->state();
    SpaceId stands;
    const auto look = [&](Game &game) { stands = game.state().piece(m_ford->piece("R-2")).space; };
    QVERIFY(bool(m_ford->game->attempt(
        m_ford->action("pass"), 1, look, Wanted::Everything,
        {change::MovePiece{m_ford->piece("R-2"), m_ford->space("0103"), -1}})));
    QCOMPARE(stands, m_ford->space("0103"));
    QVERIFY(m_ford->state() == before);
}

void tst_GameHistory::attemptFails()
{
    const GameState before = m_ford->state();
    const QStringList question = m_ford->offered();
    bool looked = false;
    m_ford->rules.whim = Whim::ChangesThenFails;
    QVERIFY(!m_ford->game->attempt(m_ford->action("move", "B-1", "0201"), 1,
                                   [&](Game &) { looked = true; }));
    QVERIFY(!looked);
    QVERIFY(m_ford->state() == before);
    QCOMPARE(m_ford->offered(), question);
}

QTEST_GUILESS_MAIN(tst_GameHistory)
#include "tst_gamehistory.moc"
