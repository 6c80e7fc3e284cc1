// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/free/dice.h"

#include <QTest>

using namespace engine;

/// Dice as people write them.
class tst_Dice : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

void tst_Dice::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("sides");
    QTest::addColumn<int>("plus");
    QTest::newRow("two") << "2d6" << 2 << 6 << 0;
    QTest::newRow("one") << "d10" << 1 << 10 << 0;
    QTest::newRow("more") << "3D8+2" << 3 << 8 << 2;
    QTest::newRow("less") << "1d6-1" << 1 << 6 << -1;
    QTest::newRow("most") << "100d1000+1000" << 100 << 1000 << 1000;
}

void tst_Dice::reads()
{
    QFETCH(QString, text);
    const auto dice = Dice::read(text);
    QVERIFY(dice);
    QTEST(dice->count, "count");
    QTEST(dice->sides, "sides");
    QTEST(dice->plus, "plus");
}

void tst_Dice::refuses_data()
{
    QTest::addColumn<QString>("text");
    for (const char *text :
         {"", "d", "6", "0d6", "2d1", "2d0", "101d6", "2d1001", "2d6+", "2d6+1001", "-2d6", "2d6 ",
          "2d6+1+1", "99999999999d6", "2d6\n", "٢d6", "2d6*2", "xd6"})
        QTest::newRow(text) << QString::fromUtf8(text);
}

void tst_Dice::refuses()
{
    QFETCH(QString, text);
    QVERIFY(!Dice::read(text));
}

QTEST_APPLESS_MAIN(tst_Dice)
#include "tst_dice.moc"
