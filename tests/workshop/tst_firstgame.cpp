// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/workshop/hands/designer.h"

#include "app/player/game/gamecontroller.h"
#include "engine/module/model/module.h"
#include "tests/scripting/guide.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

#define DO(step)                                                                                   \
    do {                                                                                           \
        const QString wrong = (step);                                                              \
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));                                              \
    } while (false)

/// A small game from an empty board to the library, by mouse and keys alone: the game of the
/// manual's "Make your own game".
class tst_FirstGame : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_hand.reset(); }
    void makesAGame_data();
    void makesAGame();

private:
    void begin();
    void paintMap();
    void makeCounters();
    void setUp();
    void tryMoving();
    void makeTable();
    void writeRulebook();
    void addPhase();
    void writeRules();
    void playItHere();
    void playItFromTheLibrary();
    /// Blue moves a unit and attacks with it.
    QString playTurn();
    /// What the manual says is to be written somewhere.
    QString block(const QString &key, const QString &value) const;

    std::unique_ptr<hands::Designer> m_hand;
    std::unique_ptr<Guide> m_guide;
};

QString tst_FirstGame::block(const QString &key, const QString &value) const
{
    for (const Guide::Block &one : m_guide->blocks()) {
        if (one.value(key) == value)
            return one.body;
    }
    return {};
}

void tst_FirstGame::init()
{
    m_hand = std::make_unique<hands::Designer>();
}

void tst_FirstGame::begin()
{
    DO(m_hand->press(QStringLiteral("Make a game…")));
    DO(m_hand->item(QStringLiteral("Begin with"), QStringLiteral("An empty board of hexes")));
    DO(m_hand->write(QStringLiteral("Name of the game"), QStringLiteral("The Ford")));
    QVERIFY(m_hand->editor());
    m_hand->turnTo(m_hand->editor());
    DO(m_hand->waitForChecks());
    QCOMPARE(m_hand->editor()->live().module()->title, QStringLiteral("The Ford"));
    QVERIFY(!m_hand->editor()->document().isModified());
    m_hand->screenshot(QStringLiteral("own-game-new"));
}

void tst_FirstGame::paintMap()
{
    DO(m_hand->write(QStringLiteral("Columns"), QStringLiteral("8")));
    DO(m_hand->write(QStringLiteral("Rows"), QStringLiteral("6")));
    DO(m_hand->press(QStringLiteral("Brush")));
    DO(m_hand->item(QStringLiteral("Terrain"), QStringLiteral("Woods")));
    DO(m_hand->dragBoard({QStringLiteral("0203"), QStringLiteral("0202"), QStringLiteral("0302")}));
    DO(m_hand->item(QStringLiteral("Terrain"), QStringLiteral("Hills")));
    DO(m_hand->dragBoard({QStringLiteral("0601"), QStringLiteral("0702")}));
    DO(m_hand->item(QStringLiteral("Terrain"), QStringLiteral("Town")));
    DO(m_hand->clickBoard(QStringLiteral("0603")));
    m_hand->key(Qt::Key_R);
    DO(m_hand->clickSide(QStringLiteral("0401"), QStringLiteral("0501")));
    DO(m_hand->clickSide(QStringLiteral("0406"), QStringLiteral("0506")));
    m_hand->key(Qt::Key_Return);
    m_hand->key(Qt::Key_D);
    DO(m_hand->clickBoard(QStringLiteral("0103")));
    DO(m_hand->clickBoard(QStringLiteral("0803")));
    m_hand->key(Qt::Key_Return);
    m_hand->key(Qt::Key_T);
    DO(m_hand->clickBoard(QStringLiteral("0603")));
    m_hand->type(QStringLiteral("Millford"));
    m_hand->key(Qt::Key_Return);
    m_hand->key(Qt::Key_O);
    DO(m_hand->clickBoard(QStringLiteral("0603")));
    DO(m_hand->waitForChecks());
    m_hand->screenshot(QStringLiteral("own-game-map"));
    const engine::Json board = m_hand->json(QStringLiteral("boards/map.json"));
    QCOMPARE(board[u"grid"][u"columns"].toInteger(), 8);
    QCOMPARE(board[u"grid"][u"rows"].toInteger(), 6);
    QCOMPARE(board[u"spaces"].size(), 6);
    QCOMPARE(board[u"spaces"][u"0302"][u"terrain"].toString(), QStringLiteral("woods"));
    QCOMPARE(board[u"spaces"][u"0603"][u"name"].toString(), QStringLiteral("Millford"));
    QCOMPARE(board[u"spaces"][u"0603"][u"features"].at(0).toString(), QStringLiteral("victory"));
    QCOMPARE(board[u"edges"].at(0)[u"type"].toString(), QStringLiteral("river"));
    QCOMPARE(board[u"edges"].at(0)[u"between"].size(), 11);
    QCOMPARE(board[u"ways"].at(0)[u"type"].toString(), QStringLiteral("road"));
    QCOMPARE(board[u"ways"].at(0)[u"spaces"].size(), 8);
}

void tst_FirstGame::makeCounters()
{
    m_hand->key(Qt::Key_2, Qt::ControlModifier);
    DO(m_hand->pressMenu(QStringLiteral("Add a counter of a type"),
                         QStringLiteral("Infantry (infantry)")));
    const QString table = QStringLiteral("Counters");
    DO(m_hand->cell(table, 0, QStringLiteral("Id"), QStringLiteral("BL-1")));
    DO(m_hand->cell(table, 0, QStringLiteral("Label"), QStringLiteral("1")));
    DO(m_hand->cell(table, 0, QStringLiteral("Name"), QStringLiteral("1st Infantry")));
    m_hand->key(Qt::Key_D, Qt::ControlModifier);
    DO(m_hand->cell(table, 1, QStringLiteral("Label"), QStringLiteral("2")));
    DO(m_hand->cell(table, 1, QStringLiteral("Name"), QStringLiteral("2nd Infantry")));
    DO(m_hand->pressMenu(QStringLiteral("Add a counter of a type"),
                         QStringLiteral("Infantry (infantry)")));
    DO(m_hand->cell(table, 2, QStringLiteral("Id"), QStringLiteral("RD-1")));
    DO(m_hand->cell(table, 2, QStringLiteral("Label"), QStringLiteral("11")));
    DO(m_hand->cell(table, 2, QStringLiteral("Name"), QStringLiteral("11th Infantry")));
    DO(m_hand->pick(QStringLiteral("Side"), QStringLiteral("Red")));
    m_hand->key(Qt::Key_D, Qt::ControlModifier);
    DO(m_hand->cell(table, 3, QStringLiteral("Label"), QStringLiteral("12")));
    DO(m_hand->cell(table, 3, QStringLiteral("Name"), QStringLiteral("12th Infantry")));
    DO(m_hand->waitForChecks());
    m_hand->screenshot(QStringLiteral("own-game-counters"));
    const engine::Json pieces =
        m_hand->json(QStringLiteral("pieces.json"), {QStringLiteral("pieces")});
    QCOMPARE(pieces.size(), 4);
    QStringList seen;
    for (int i = 0; i < 4; ++i)
        seen << pieces.at(i)[u"id"].toString() + u' ' + pieces.at(i)[u"side"].toString() + u' '
                + pieces.at(i)[u"name"].toString();
    QCOMPARE(seen,
             (QStringList{QStringLiteral("BL-1 blue 1st Infantry"),
                          QStringLiteral("BL-2 blue 2nd Infantry"),
                          QStringLiteral("RD-1 red 11th Infantry"),
                          QStringLiteral("RD-2 red 12th Infantry")}));
}

void tst_FirstGame::setUp()
{
    m_hand->key(Qt::Key_3, Qt::ControlModifier);
    DO(m_hand->place(QStringLiteral("BL-1"), QStringLiteral("0203")));
    DO(m_hand->place(QStringLiteral("BL-2"), QStringLiteral("0304")));
    DO(m_hand->place(QStringLiteral("RD-1"), QStringLiteral("0603")));
    DO(m_hand->place(QStringLiteral("RD-2"), QStringLiteral("0504")));
    DO(m_hand->write(QStringLiteral("Title"), QStringLiteral("The fight for Millford")));
    DO(m_hand->waitForChecks());
    m_hand->screenshot(QStringLiteral("own-game-setup"));
    const engine::Json scenario = m_hand->json(QStringLiteral("scenarios/battle.json"));
    QCOMPARE(scenario[u"title"].toString(), QStringLiteral("The fight for Millford"));
    QCOMPARE(scenario[u"setup"].size(), 4);
    QCOMPARE(scenario[u"setup"][u"0304"].at(0).toString(), QStringLiteral("BL-2"));
    QVERIFY(m_hand->editor()->live().issues().empty());
}

void tst_FirstGame::tryMoving()
{
    m_hand->key(Qt::Key_F5);
    QVERIFY(m_hand->tried());
    m_hand->turnTo(m_hand->tried());
    // The road leads through the woods and over the bridge, the river costs a point.
    const auto &game = m_hand->controller();
    const auto piece = game.module().piece(QStringLiteral("BL-2"));
    DO(m_hand->choosePiece(piece));
    DO(m_hand->clickPlace(game.module().map.find(QStringLiteral("0404"))));
    QCOMPARE(game.module().map.space(game.state().piece(piece).space).id, QStringLiteral("0404"));
    m_hand->turnTo(m_hand->editor());
}

void tst_FirstGame::makeTable()
{
    m_hand->key(Qt::Key_4, Qt::ControlModifier);
    DO(m_hand->pressMenu(QStringLiteral("New table"), QStringLiteral("Combat results")));
    DO(m_hand->write(QStringLiteral("Rule"), QStringLiteral("3.1")));
    DO(m_hand->cell(QStringLiteral("Cells of the table"), 3, QStringLiteral("1-1"),
                    QStringLiteral("D")));
    const QString file = QStringLiteral("tables/crt.json");
    QCOMPARE(m_hand->json(file, {QStringLiteral("rule")}).toString(), QStringLiteral("3.1"));
    QCOMPARE(m_hand->json(file, {QStringLiteral("cells"), 3, 1}).toString(), QStringLiteral("D"));
    m_hand->screenshot(QStringLiteral("own-game-table"));
}

void tst_FirstGame::writeRulebook()
{
    m_hand->key(Qt::Key_6, Qt::ControlModifier);
    for (const char *number : {"3.1", "4.1"}) {
        DO(m_hand->press(QStringLiteral("New chapter at the end")));
        const QString title = QLatin1String(number) == QLatin1String("3.1")
            ? QStringLiteral("Fights")
            : QStringLiteral("Victory");
        DO(m_hand->write(QStringLiteral("Title of the paragraph"), title));
        DO(m_hand->click(m_hand->find(QStringLiteral("Text of the paragraph"))));
        m_hand->type(block(QStringLiteral("paragraph"), QLatin1String(number)).trimmed());
    }
    const engine::Json book =
        m_hand->json(QStringLiteral("rules/rulebook.json"), {QStringLiteral("paragraphs")});
    QCOMPARE(book.at(4)[u"id"].toString(), QStringLiteral("3.1"));
    QCOMPARE(book.at(4)[u"title"].toString(), QStringLiteral("Fights"));
    QCOMPARE(book.at(5)[u"text"].toString(),
             block(QStringLiteral("paragraph"), QStringLiteral("4.1")).trimmed());
}

void tst_FirstGame::addPhase()
{
    m_hand->key(Qt::Key_5, Qt::ControlModifier);
    DO(m_hand->item(QStringLiteral("Phases"), QStringLiteral("Movement")));
    DO(m_hand->press(QStringLiteral("Add a phase")));
    DO(m_hand->write(QStringLiteral("Name"), QStringLiteral("Fights")));
    DO(m_hand->write(QStringLiteral("Id"), QStringLiteral("fights")));
    DO(m_hand->write(QStringLiteral("Rule"), QStringLiteral("3.1")));
    DO(m_hand->write(QStringLiteral("Decision"), QStringLiteral("fight")));
    DO(m_hand->item(QStringLiteral("What a game keeps track of"),
                    QStringLiteral("Of every counter")));
    DO(m_hand->press(QStringLiteral("Add a name")));
    m_hand->type(QStringLiteral("fought"));
    m_hand->key(Qt::Key_Return);
    const engine::Json phase =
        m_hand->json(QStringLiteral("rules/sequence.json"),
                     {QStringLiteral("phases"), 0, QStringLiteral("phases"), 1});
    QCOMPARE(phase[u"id"].toString(), QStringLiteral("fights"));
    QCOMPARE(phase[u"decision"].toString(), QStringLiteral("fight"));
    QVERIFY(m_hand
                ->json(QStringLiteral("rules/state.json"),
                       {QStringLiteral("pieces"), QStringLiteral("fought")})
                .isObject());
    DO(m_hand->doubleClickItem(QStringLiteral("Phases"), QStringLiteral("Fights")));
    QVERIFY(m_hand->text(QStringLiteral("rules/main.lua")).contains("require \"fight\""));
}

void tst_FirstGame::writeRules()
{
    const QString fight = QStringLiteral("rules/fight.lua");
    DO(m_hand->click(m_hand->find(fight)));
    m_hand->key(Qt::Key_A, Qt::ControlModifier);
    QApplication::clipboard()->setText(block(QStringLiteral("file"), fight));
    m_hand->key(Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(QString::fromUtf8(m_hand->text(fight)), block(QStringLiteral("file"), fight));
    // The paragraph of the rulebook follows the cursor.
    m_hand->key(Qt::Key_Home, Qt::ControlModifier);
    for (int i = 0; i < 28; ++i)
        m_hand->key(Qt::Key_Down);
    m_hand->screenshot(QStringLiteral("own-game-rule"));

    // The other one is written by hand, and the editor indents.
    const QString victory = QStringLiteral("rules/victory.lua");
    DO(m_hand->item(QStringLiteral("Parts of the module"), QStringLiteral("victory.lua")));
    DO(m_hand->click(m_hand->find(victory)));
    m_hand->key(Qt::Key_A, Qt::ControlModifier);
    const QStringList lines = block(QStringLiteral("file"), victory).split(u'\n');
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (i > 0)
            m_hand->key(Qt::Key_Return);
        m_hand->type(lines[i].trimmed());
    }
    QCOMPARE(QString::fromUtf8(m_hand->text(victory)).split(u'\n'), lines);
    m_hand->key(Qt::Key_S, Qt::ControlModifier);
    DO(m_hand->waitForChecks());
    for (const engine::Issue &issue : m_hand->editor()->live().issues())
        QFAIL(qPrintable(issue.file + u": " + issue.message));
    QVERIFY(!m_hand->editor()->document().isModified());
}

QString tst_FirstGame::playTurn()
{
    const auto &game = m_hand->controller();
    const auto &map = game.module().map;
    const auto unit = game.module().piece(QStringLiteral("BL-2"));
    const auto target = map.find(QStringLiteral("0504"));
    const auto space = [&](const QString &piece) {
        return game.state().piece(game.module().piece(piece)).space;
    };
    const auto steps = [&] {
        int sum = 0;
        for (const char *piece : {"BL-2", "RD-2"})
            sum += game.state().piece(game.module().piece(QLatin1String(piece))).steps;
        return sum;
    };
    QString wrong = m_hand->choosePiece(unit);
    if (wrong.isEmpty())
        wrong = m_hand->clickPlace(map.find(QStringLiteral("0404")));
    if (wrong.isEmpty())
        wrong = m_hand->press(QStringLiteral("End movement"));
    if (wrong.isEmpty() && game.state().names().text(game.offer().decision) != u"fight")
        return QStringLiteral("nobody is asked to fight");
    if (wrong.isEmpty())
        wrong = m_hand->choosePiece(unit);
    if (wrong.isEmpty())
        wrong = m_hand->clickPlace(target);
    if (!wrong.isEmpty())
        return wrong;
    const auto &log = game.game().history();
    if (space(QStringLiteral("BL-2")) != map.find(QStringLiteral("0404")) || log.size() != 3)
        return QStringLiteral("the attack was not made");
    if (game.game().history()[2].action->space != target || steps() < 3)
        return QStringLiteral("the fight has no result");
    const auto &actions = game.offer().actions;
    const engine::Action done =
        *std::find_if(actions.begin(), actions.end(),
                      [](const auto &action) { return !action.piece && !action.space; });
    wrong = m_hand->perform(done);
    if (wrong.isEmpty() && game.offer().side != game.module().side(u"red"))
        return QStringLiteral("Red does not follow");
    return wrong;
}

void tst_FirstGame::playItHere()
{
    m_hand->key(Qt::Key_F5);
    m_hand->turnTo(m_hand->tried());
    DO(m_hand->press(QStringLiteral("Restart")));
    DO(playTurn());
    m_hand->screenshot(QStringLiteral("own-game-played"));
    m_hand->turnTo(m_hand->editor());
}

void tst_FirstGame::playItFromTheLibrary()
{
    m_hand->key(Qt::Key_B, Qt::ControlModifier);
    m_hand->screenshot(QStringLiteral("own-game-pack"));
    m_hand->key(Qt::Key_Escape);
    const QString pack = m_hand->file(QStringLiteral("the-ford.hexmod"));
    DO(m_hand->pack(pack));
    DO(m_hand->install(pack));
    const auto module = m_hand->library().module(QStringLiteral("the-ford"));
    QVERIFY(module);
    QCOMPARE(module->title, QStringLiteral("The Ford"));
    DO(m_hand->newGame(QStringLiteral("the-ford"),
                       {{QStringLiteral("blue"), QStringLiteral("human")},
                        {QStringLiteral("red"), QStringLiteral("human")}},
                       QStringLiteral("3")));
    DO(playTurn());
    // On to the end by whatever is offered.
    engine::Random random(7);
    auto &game = m_hand->controller();
    for (int steps = 0; !game.state().isOver(); ++steps) {
        QVERIFY2(steps < 100, "the game has no end");
        DO(m_hand->perform(m_hand->proposal(QStringLiteral("random"), random)));
    }
    QVERIFY(game.state().result().winner);
}

void tst_FirstGame::makesAGame_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("as in the English manual") << QStringLiteral("en");
    QTest::newRow("with the code of the Spanish one") << QStringLiteral("es");
}

void tst_FirstGame::makesAGame()
{
    QFETCH(QString, language);
    QFile page(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/manual/%1/own-game.md").arg(language));
    QVERIFY(page.open(QIODevice::ReadOnly));
    m_guide = std::make_unique<Guide>(QString::fromUtf8(page.readAll()));
    using Test = tst_FirstGame;
    for (const auto step :
         {&Test::begin, &Test::paintMap, &Test::makeCounters, &Test::setUp, &Test::tryMoving,
          &Test::makeTable, &Test::writeRulebook, &Test::addPhase, &Test::writeRules,
          &Test::playItHere, &Test::playItFromTheLibrary}) {
        (this->*step)();
        if (QTest::currentTestFailed()) {
            m_hand->screenshot(QStringLiteral("failed"));
            return;
        }
    }
}

QTEST_MAIN(tst_FirstGame)
#include "tst_firstgame.moc"
