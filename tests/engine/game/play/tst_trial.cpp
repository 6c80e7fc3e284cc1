// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/trial.h"

#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;

class tst_Trial : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void takesEverythingBack();
    void hasItsOwnDice();
    void assumes();
    void holdsOthersInside();
    void survivesWhatFails();

private:
    Action action(const char *verb) const
    {
        const NameId name = m_game->state().names().intern(QByteArray(verb));
        const auto &actions = m_game->offer().actions;
        const auto it = std::find_if(actions.begin(), actions.end(),
                                     [&](const Action &one) { return one.verb == name; });
        return it == actions.end() ? Action{name, {}, {}, {}, {}, {}} : *it;
    }

    std::shared_ptr<const Module> m_module = fordModule();
    FordRules m_rules;
    std::unique_ptr<Game> m_game;
};

void tst_Trial::init()
{
    QVERIFY(m_module);
    auto started = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(started));
    m_game = std::move(started).value();
}

void tst_Trial::takesEverythingBack()
{
    const QByteArray before = m_game->state().hash();
    const size_t offered = m_game->offer().actions.size();
    const NameId decision = m_game->offer().decision;
    {
        Trial trial(*m_game, 7);
        for (const char *verb : {"move", "roll", "plan", "note", "pass", "move"})
            QVERIFY(bool(trial.perform(action(verb))));
        QVERIFY(trial.state().hash() != before);
        QVERIFY(trial.offer().decision != decision);
    }
    QCOMPARE(m_game->state().hash(), before);
    QCOMPARE(m_game->offer().decision, decision);
    QCOMPARE(m_game->offer().actions.size(), offered);
    QCOMPARE(m_game->commandCount(), qsizetype(0));
}

void tst_Trial::hasItsOwnDice()
{
    const auto rolled = [this](quint64 seed) {
        Trial trial(*m_game, seed);
        for (int i = 0; i < 4; ++i)
            (void)bool(trial.perform(action("roll")));
        return trial.state().hash();
    };
    QCOMPARE(rolled(3), rolled(3));
    QVERIFY(rolled(3) != rolled(4));
}

void tst_Trial::assumes()
{
    const QByteArray before = m_game->state().hash();
    const SpaceId there(3);
    {
        const Trial trial(*m_game, 1, {change::MovePiece{PieceId(0), there}});
        QCOMPARE(trial.state().piece(PieceId(0)).space, there);
    }
    QCOMPARE(m_game->state().hash(), before);
}

void tst_Trial::holdsOthersInside()
{
    Trial outer(*m_game, 1);
    QVERIFY(bool(outer.perform(action("move"))));
    const QByteArray between = m_game->state().hash();
    {
        Trial inner(*m_game, 2);
        QVERIFY(bool(inner.perform(action("pass"))));
        bool looked = false;
        QVERIFY(bool(m_game->attempt(action("roll"), 3, [&](Game &) { looked = true; })));
        QVERIFY(looked);
    }
    QCOMPARE(m_game->state().hash(), between);
    QVERIFY(bool(outer.perform(action("note"))));
}

void tst_Trial::survivesWhatFails()
{
    const QByteArray before = m_game->state().hash();
    {
        const NameId nowhere = m_game->state().names().intern(QStringLiteral("nowhere"));
        Trial trial(*m_game, 1, {change::PushFrame{{nowhere, SideId(0), {}}}});
        QVERIFY(!trial.perform(action("note")));
    }
    QCOMPARE(m_game->state().hash(), before);
    QVERIFY(bool(m_game->perform(action("roll"))));
}

QTEST_GUILESS_MAIN(tst_Trial)
#include "tst_trial.moc"
