// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/confidence.h"
#include "engine/balance/figures.h"

#include <QTest>

using namespace engine;

/// What is counted in games, and how sure that makes us.
class tst_Figures : public QObject
{
    Q_OBJECT

private slots:
    void adds();
    void outlivesAFile();
    void refusesAnythingElse_data();
    void refusesAnythingElse();
    void confidence_data();
    void confidence();
};

void tst_Figures::adds()
{
    using Table = Figures::Table;
    Figures one;
    QVERIFY(one.isEmpty());
    one.count(Table::Losses, QStringLiteral("1"), 2, 4);
    one.count(Table::Fights, QStringLiteral("0101"), 0);
    QVERIFY(!one.isEmpty());
    Figures other;
    other.count(Table::Losses, QStringLiteral("1"), 0);
    other.count(Table::Losses, QStringLiteral("2"), 1, 7);
    Figures sum = one;
    sum.add(other);
    QCOMPARE(sum.rows(Table::Losses).at(QStringLiteral("1")), Figures::Row({1, 0, 4}));
    QCOMPARE(sum.at(Table::Losses, QStringLiteral("2"), 1), 7);
    QCOMPARE(sum.at(Table::Losses, QStringLiteral("2"), 5), 0);
    QCOMPARE(sum.at(Table::Losses, QStringLiteral("3")), 0);
    QCOMPARE(sum.at(Table::Fights, QStringLiteral("0101")), 1);
    // In whatever order.
    other.add(one);
    QVERIFY(other == sum);
}

void tst_Figures::outlivesAFile()
{
    Figures figures;
    for (size_t table = 0; table < Figures::tableCount; ++table)
        figures.count(Figures::Table(table), QStringLiteral("a\n\"b\"%1").arg(table), table, 3);
    const auto json = Json::parse(figures.toJson().write(Json::Style::Compact), QString());
    QVERIFY(bool(json));
    const auto again = Figures::fromJson(json.value());
    QVERIFY(again.has_value());
    QVERIFY(*again == figures);
}

void tst_Figures::refusesAnythingElse_data()
{
    QTest::addColumn<QByteArray>("fights");
    for (const char *fights :
         {"1", "{}", "[1]", "[[]]", "[[1]]", R"([["a"]])", R"([["a",-1]])", R"([["a","1"]])",
          R"([["a",1.5]])", R"([["a",2000000000000]])", R"([["a",1],["b",null]])"})
        QTest::newRow(fights) << QByteArray(fights);
}

void tst_Figures::refusesAnythingElse()
{
    QFETCH(QByteArray, fights);
    Json json = Figures().toJson();
    QVERIFY(Figures::fromJson(json).has_value());
    const auto wrong = Json::parse(fights, QString());
    QVERIFY(bool(wrong));
    json.insert(QStringLiteral("fights"), wrong.value());
    QVERIFY(!Figures::fromJson(json).has_value());
    json.remove(u"fights");
    QVERIFY(!Figures::fromJson(json).has_value());
    QVERIFY(!Figures::fromJson(wrong.value()).has_value());
}

void tst_Figures::confidence_data()
{
    QTest::addColumn<qint64>("count");
    QTest::addColumn<qint64>("games");
    QTest::addColumn<double>("low");
    QTest::addColumn<double>("high");
    QTest::newRow("nothing played") << qint64(0) << qint64(0) << 0.0 << 1.0;
    QTest::newRow("never") << qint64(0) << qint64(10) << 0.0 << 0.2775;
    QTest::newRow("half") << qint64(5) << qint64(10) << 0.2366 << 0.7634;
    QTest::newRow("always") << qint64(10) << qint64(10) << 0.7225 << 1.0;
    QTest::newRow("many") << qint64(610) << qint64(1000) << 0.5794 << 0.6397;
}

void tst_Figures::confidence()
{
    QFETCH(qint64, count);
    QFETCH(qint64, games);
    QFETCH(double, low);
    QFETCH(double, high);
    const Confidence share = Confidence::of(count, games);
    QVERIFY2(qAbs(share.low - low) < 1e-4, qPrintable(QString::number(share.low)));
    QVERIFY2(qAbs(share.high - high) < 1e-4, qPrintable(QString::number(share.high)));
    QVERIFY(share.low <= share.share && share.share <= share.high);
    QVERIFY(qAbs(share.margin() - (high - low) / 2) < 1e-4);
}

QTEST_GUILESS_MAIN(tst_Figures)
#include "tst_figures.moc"
