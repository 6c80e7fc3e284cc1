// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/workshop/hands/designer.h"

#include "app/player/gamecontroller.h"
#include "engine/module/module.h"

#include <QTest>

#define DO(step) \
    do { \
        const QString wrong = (step); \
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong)); \
    } while (false)

/// A small game from an empty board to the library, by mouse and keys alone: the game of the manual's
/// "Make your own game".
class tst_FirstGame : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_hand.reset(); }
    void makesAGame();

private:
    void begin();
    void paintMap();
    void makeCounters();
    void setUp();

    std::unique_ptr<hands::Designer> m_hand;
};

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
    m_hand->screenshot(QStringLiteral("1-new"));
}

void tst_FirstGame::paintMap()
{
    DO(m_hand->write(QStringLiteral("Columns"), QStringLiteral("8")));
    DO(m_hand->write(QStringLiteral("Rows"), QStringLiteral("6")));
    m_hand->screenshot(QStringLiteral("2-grid"));
    DO(m_hand->press(QStringLiteral("Brush")));
    DO(m_hand->item(QStringLiteral("Terrain"), QStringLiteral("Woods")));
    DO(m_hand->dragBoard({QStringLiteral("0202"), QStringLiteral("0203"), QStringLiteral("0302")}));
    m_hand->screenshot(QStringLiteral("3-woods"));
}

void tst_FirstGame::makeCounters() { }
void tst_FirstGame::setUp() { }

void tst_FirstGame::makesAGame()
{
    for (auto step : {&tst_FirstGame::begin, &tst_FirstGame::paintMap, &tst_FirstGame::makeCounters,
                      &tst_FirstGame::setUp}) {
        (this->*step)();
        if (QTest::currentTestFailed())
            break;
    }
    m_hand->screenshot(QStringLiteral("last"));
    if (m_hand->editor()) {
        m_hand->editor()->grab().save(qEnvironmentVariable("HEXSMITH_SCREENSHOTS") + "/editor.png");
    }
}

QTEST_MAIN(tst_FirstGame)
#include "tst_firstgame.moc"
