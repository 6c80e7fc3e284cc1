// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/workshop/hands/designer.h"

#include "app/player/game/gamecontroller.h"
#include "engine/module/model/module.h"
#include "tests/scripting/guide.h"

#include <QTest>

#define DO(step)                                                                                   \
    do {                                                                                           \
        const QString wrong = (step);                                                              \
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));                                              \
    } while (false)

/// A game on areas, taken from the drawing that "Make your own game" shows, by mouse and keys
/// alone.
class tst_AreaGame : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_hand = std::make_unique<hands::Designer>(); }
    void cleanup() { m_hand.reset(); }
    void makesAGame_data();
    void makesAGame();

private:
    void begin();
    void takeAreas();
    void paintAreas();
    void makeCounters();
    void setUp();
    void playItHere();
    void playItFromTheLibrary();
    /// Blue crosses the river, which costs all its points, and Red follows.
    QString playTurn();

    std::unique_ptr<hands::Designer> m_hand;
    QString m_drawing;
};

void tst_AreaGame::begin()
{
    DO(m_hand->press(QStringLiteral("Make a game…")));
    DO(m_hand->item(QStringLiteral("Begin with"), QStringLiteral("An empty board of areas")));
    DO(m_hand->write(QStringLiteral("Name of the game"), QStringLiteral("The Duchies")));
    QVERIFY(m_hand->editor());
    m_hand->turnTo(m_hand->editor());
    DO(m_hand->waitForChecks());
}

void tst_AreaGame::takeAreas()
{
    DO(m_hand->chooseFile(
        [this] { (void)m_hand->press(QStringLiteral("Take areas from an SVG…")); }, m_drawing));
    m_hand->screenshot(QStringLiteral("area-take"));
    DO(m_hand->press(QStringLiteral("take")));
    const engine::Json board = m_hand->json(QStringLiteral("boards/map.json"));
    QCOMPARE(board[u"spaces"].size(), 6);
    QCOMPARE(board[u"links"].size(), 7);
}

void tst_AreaGame::paintAreas()
{
    DO(m_hand->press(QStringLiteral("Brush")));
    DO(m_hand->item(QStringLiteral("Terrain"), QStringLiteral("Woods")));
    DO(m_hand->clickBoard(QStringLiteral("birch")));
    DO(m_hand->item(QStringLiteral("Terrain"), QStringLiteral("Marsh")));
    DO(m_hand->clickBoard(QStringLiteral("dogwood")));
    m_hand->key(Qt::Key_R);
    DO(m_hand->clickBorder(QStringLiteral("birch"), QStringLiteral("elm")));
    m_hand->key(Qt::Key_O);
    DO(m_hand->clickBoard(QStringLiteral("cedar")));
    m_hand->key(Qt::Key_V);
    m_hand->key(Qt::Key_Escape);
    DO(m_hand->waitForChecks());
    m_hand->screenshot(QStringLiteral("own-game-areas"));
    const engine::Json board = m_hand->json(QStringLiteral("boards/map.json"));
    QCOMPARE(board[u"spaces"][u"birch"][u"terrain"].toString(), QStringLiteral("woods"));
    QCOMPARE(board[u"spaces"][u"dogwood"][u"terrain"].toString(), QStringLiteral("marsh"));
    QCOMPARE(board[u"spaces"][u"cedar"][u"features"].at(0).toString(), QStringLiteral("victory"));
    QCOMPARE(board[u"edges"].at(0)[u"type"].toString(), QStringLiteral("river"));
    QCOMPARE(board[u"edges"].at(0)[u"between"].size(), 1);
}

void tst_AreaGame::makeCounters()
{
    m_hand->key(Qt::Key_2, Qt::ControlModifier);
    const QString table = QStringLiteral("Counters");
    for (const int row : {0, 1}) {
        DO(m_hand->pressMenu(QStringLiteral("Add a counter of a type"),
                             QStringLiteral("Infantry (infantry)")));
        DO(m_hand->cell(table, row, QStringLiteral("Id"),
                        row ? QStringLiteral("RD-1") : QStringLiteral("BL-1")));
        DO(m_hand->cell(table, row, QStringLiteral("Name"),
                        row ? QStringLiteral("Red Guard") : QStringLiteral("Blue Guard")));
    }
    DO(m_hand->pick(QStringLiteral("Side"), QStringLiteral("Red")));
    DO(m_hand->waitForChecks());
}

void tst_AreaGame::setUp()
{
    m_hand->key(Qt::Key_3, Qt::ControlModifier);
    DO(m_hand->place(QStringLiteral("BL-1"), QStringLiteral("elm")));
    DO(m_hand->place(QStringLiteral("RD-1"), QStringLiteral("cedar")));
    DO(m_hand->waitForChecks());
    m_hand->screenshot(QStringLiteral("area-setup"));
    m_hand->key(Qt::Key_S, Qt::ControlModifier);
    DO(m_hand->waitForChecks());
    for (const engine::Issue &issue : m_hand->editor()->live().issues())
        QFAIL(qPrintable(issue.file + u": " + issue.message));
}

QString tst_AreaGame::playTurn()
{
    const auto &game = m_hand->controller();
    const auto &map = game.module().map;
    const auto piece = [&](const char *id) { return game.module().piece(QLatin1String(id)); };
    QString wrong = m_hand->choosePiece(piece("BL-1"));
    // Woods behind the river cost all three points, and so does the marsh: nothing beyond is
    // reached.
    const auto reaches = [&](const char *space) {
        const auto &actions = game.offer().actions;
        return std::any_of(actions.begin(), actions.end(), [&](const engine::Action &action) {
            return action.space == map.find(QLatin1String(space));
        });
    };
    if (wrong.isEmpty() && (!reaches("birch") || !reaches("dogwood") || reaches("alder")))
        return QStringLiteral("the map is not what it was painted as");
    if (wrong.isEmpty())
        wrong = m_hand->clickPlace(map.find(QStringLiteral("birch")));
    if (wrong.isEmpty()
        && game.state().piece(piece("BL-1")).space != map.find(QStringLiteral("birch")))
        return QStringLiteral("the unit did not move");
    if (wrong.isEmpty())
        wrong = m_hand->press(QStringLiteral("End movement"));
    if (wrong.isEmpty() && game.offer().side != game.module().side(u"red"))
        return QStringLiteral("Red does not follow");
    return wrong;
}

void tst_AreaGame::playItHere()
{
    m_hand->key(Qt::Key_F5);
    QVERIFY(m_hand->tried());
    m_hand->turnTo(m_hand->tried());
    DO(playTurn());
    m_hand->screenshot(QStringLiteral("area-played"));
    m_hand->turnTo(m_hand->editor());
}

void tst_AreaGame::playItFromTheLibrary()
{
    const QString pack = m_hand->file(QStringLiteral("the-duchies.hexmod"));
    DO(m_hand->pack(pack));
    DO(m_hand->install(pack));
    const auto module = m_hand->library().module(QStringLiteral("the-duchies"));
    QVERIFY(module);
    QCOMPARE(module->title, QStringLiteral("The Duchies"));
    DO(m_hand->newGame(QStringLiteral("the-duchies"),
                       {{QStringLiteral("blue"), QStringLiteral("human")},
                        {QStringLiteral("red"), QStringLiteral("human")}},
                       QStringLiteral("3")));
    DO(playTurn());
}

void tst_AreaGame::makesAGame_data()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("drawing of the English manual") << QStringLiteral("en");
    QTest::newRow("drawing of the Spanish manual") << QStringLiteral("es");
}

void tst_AreaGame::makesAGame()
{
    QFETCH(QString, language);
    QFile page(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/manual/%1/own-game.md").arg(language));
    QVERIFY(page.open(QIODevice::ReadOnly));
    const Guide guide(QString::fromUtf8(page.readAll()));
    m_drawing = m_hand->file(QStringLiteral("duchies.svg"));
    for (const Guide::Block &block : guide.blocks()) {
        QFile file(m_drawing);
        if (block.value(QStringLiteral("file")) == u"duchies.svg")
            QVERIFY(file.open(QIODevice::WriteOnly) && file.write(block.body.toUtf8()) > 0);
    }
    using Test = tst_AreaGame;
    for (const auto step : {&Test::begin, &Test::takeAreas, &Test::paintAreas, &Test::makeCounters,
                            &Test::setUp, &Test::playItHere, &Test::playItFromTheLibrary}) {
        (this->*step)();
        if (QTest::currentTestFailed()) {
            m_hand->screenshot(QStringLiteral("failed"));
            return;
        }
    }
}

QTEST_MAIN(tst_AreaGame)
#include "tst_areagame.moc"
