// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/guessedposition.h"
#include "engine/game/play/projection.h"
#include "engine/game/protocol/eventwriter.h"
#include "engine/game/protocol/session.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;

/// A module in which of another side's stacks only the top counter is seen.
class tst_OnlyTops : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void seesTops();
    void showsAndHides();
    void projects();
    void tellsNoSecrets();
    void tellsNoEvents();
    void guessesUnderTheTop();

private:
    PieceId piece(const char *id) const { return m_module->piece(QString::fromLatin1(id)); }
    SpaceId space(const char *id) const { return m_module->map.find(QString::fromLatin1(id)); }
    bool sees(Viewer viewer, const char *id) const
    {
        return PlayerView(*m_module, m_game->state(), viewer).seesFace(piece(id));
    }
    QByteArray told(const QByteArray &line)
    {
        return Session(*m_game, m_translator, Session::Kind::Real)
            .handle(line)
            .write(Json::Style::Compact);
    }

    std::shared_ptr<const Module> m_module;
    FordRules m_rules;
    Translator m_translator;
    std::unique_ptr<Game> m_game;
    SideId m_blue;
    SideId m_red;
};

// R-1 lies under R-2 at the ford, B-1 under a marker.
void tst_OnlyTops::init()
{
    auto files = fordFiles();
    files["module.json"].replace(R"("boards":)", R"("sight": "only_tops", "boards":)");
    files["module.json"].replace(R"("effect": "only_tops", )", "");
    m_module = fordModule(files);
    QVERIFY(m_module);
    auto game = Game::start(*m_module, m_rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(game));
    m_game = std::move(game).value();
    m_blue = m_module->side(u"blue");
    m_red = m_module->side(u"red");
    QVERIFY(bool(m_game->edit(
        {change::Attach{piece("M-1"), PieceId(), -1}, change::MovePiece{piece("M-1"), space("t1")},
         change::MovePiece{piece("M-2"), space("t1")},
         change::MovePiece{piece("R-2"), space("ford")},
         change::MovePiece{piece("M-3"), space("0101")}, change::SetSeen{piece("R-1"), ~0u}})));
}

void tst_OnlyTops::seesTops()
{
    QVERIFY(m_module->onlyTopsSeen);
    QVERIFY(sees(m_blue, "R-2") && !sees(m_blue, "R-1"));
    QVERIFY(sees(m_red, "R-1") && sees(m_red, "R-2"));
    QVERIFY(!sees(m_red, "B-1") && sees(m_blue, "B-1"));
    QVERIFY(!sees(Viewer(), "B-1") && !sees(Viewer(), "R-1"));
    QVERIFY(sees(Viewer::everything(), "R-1"));
    const auto stack = PlayerView(*m_module, m_game->state(), m_blue).stack(space("ford"));
    QCOMPARE(stack.size(), size_t(2));
    QVERIFY(!stack.front().piece && stack.back().piece == piece("R-2"));
    // In boxes all lies side by side.
    QVERIFY(bool(m_game->edit({change::MovePiece{piece("R-1"), space("t1")},
                               change::MovePiece{piece("R-2"), space("t1")}})));
    QVERIFY(sees(m_blue, "R-1") && sees(m_blue, "R-2"));
}

void tst_OnlyTops::showsAndHides()
{
    const QByteArray before = m_game->state().hash();
    QVERIFY(bool(m_game->edit({change::SetSeen{piece("R-1"), ~0u, 1u << m_blue.value}})));
    QVERIFY(sees(m_blue, "R-1") && sees(Viewer(), "R-1"));
    QVERIFY(m_game->state().hash() != before);
    QVERIFY(bool(m_game->edit({change::SetSeen{piece("R-1"), ~0u}})));
    QVERIFY(!sees(m_blue, "R-1"));
    QCOMPARE(m_game->state().hash(), before);
    // Shown to those who do not matter, it stays hidden from the others.
    QVERIFY(bool(m_game->edit({change::SetSeen{piece("R-1"), ~0u, 1u << m_red.value}})));
    QVERIFY(!sees(m_blue, "R-1"));
    // Hidden from somebody, it is not seen whatever is shown.
    QVERIFY(bool(m_game->edit({change::SetSeen{piece("R-1"), 2, 3}})));
    QVERIFY(!sees(m_blue, "R-1"));
}

void tst_OnlyTops::projects()
{
    const auto known = [&] {
        return Projection(*m_module, m_game->state(), m_blue).state().hash();
    };
    const QByteArray before = known();
    QVERIFY(bool(m_game->edit({change::SetSteps{piece("R-1"), 2}})));
    QCOMPARE(known(), before);
    QVERIFY(bool(m_game->edit({change::SetSeen{piece("R-1"), ~0u, 1u << m_blue.value}})));
    QVERIFY(known() != before);
    QVERIFY(bool(m_game->edit({change::SetSteps{piece("R-2"), 1}})));
    const Projection projection(*m_module, m_game->state(), m_blue);
    QCOMPARE(projection.state().top(space("ford")), piece("R-2"));
    QCOMPARE(projection.state().stack(space("ford")).size(), size_t(2));
}

void tst_OnlyTops::tellsNoSecrets()
{
    for (const char *line : {R"({"cmd":"state","as":"blue"})", R"({"cmd":"actions","as":"blue"})",
                             R"({"cmd":"query","name":"any","as":"blue"})"}) {
        const QByteArray reply = told(line);
        QVERIFY2(reply.contains("\"ok\":true"), reply.constData());
        QVERIFY2(!reply.contains("R-1"), reply.constData());
    }
    QVERIFY(told(R"({"cmd":"state","as":"blue"})").contains("R-2"));
    QVERIFY(told(R"({"cmd":"state","as":"red"})").contains("R-1"));
    QVERIFY(bool(m_game->edit({change::SetSeen{piece("R-1"), ~0u, 1u << m_blue.value}})));
    QVERIFY(told(R"({"cmd":"state","as":"blue"})").contains("R-1"));
}

void tst_OnlyTops::tellsNoEvents()
{
    const auto events = [&](Viewer viewer) {
        const PlayerView view(*m_module, m_game->state(), viewer);
        const TextRenderer texts(*m_module, m_game->state().names(), m_translator);
        const ChangeCodec codec(*m_module, m_game->state().names());
        return EventWriter(*m_module, view, codec, texts)
            .write(m_game->history().back().changes)
            .write(Json::Style::Compact);
    };
    QVERIFY(bool(m_game->edit({change::SetSteps{piece("R-1"), 2},
                               change::SetPieceProperty{piece("R-1"), 1, Value::boolean(false)},
                               change::MovePiece{piece("R-1"), space("ford"), 0}})));
    QVERIFY2(!events(m_blue).contains("R-1"), events(m_blue).constData());
    QVERIFY(events(m_red).contains("R-1"));
    QVERIFY(bool(m_game->edit({change::SetSeen{piece("R-1"), ~0u, 1u << m_blue.value}})));
    QVERIFY(events(m_blue).contains(R"("change":"seen","piece":"R-1")"));
    QVERIFY(bool(m_game->edit({change::SetSeen{piece("R-1"), ~0u}})));
    QVERIFY(!events(m_blue).contains("R-1"));
}

// A bot that deals out what it does not know leaves on top what it sees there.
void tst_OnlyTops::guessesUnderTheTop()
{
    Random random(3);
    GameState guessed = m_game->state();
    const auto changes = guessedPosition(*m_game, m_blue, random);
    QVERIFY(!changes.empty());
    for (const Change &change : changes)
        guessed.apply(change);
    QCOMPARE(guessed.top(space("ford")), piece("R-2"));
}

QTEST_GUILESS_MAIN(tst_OnlyTops)
#include "tst_onlytops.moc"
