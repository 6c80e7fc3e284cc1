// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/stacklayout.h"
#include "tests/view/counter/countermodule.h"

#include <QRectF>

using namespace view;

class tst_StackLayout : public QObject
{
    Q_OBJECT

private slots:
    void pile_data();
    void pile();
    void pileIsCentred();
    void lowerOnesLookOut();
    void fan();
    void blocks();
    void pieceAt();
    void sorted();
};

namespace {

QRectF extent(const QList<StackLayout::Place> &places, double size)
{
    QRectF rect;
    for (const StackLayout::Place &place : places)
        rect |= QRectF(place.position, QSizeF(size, size));
    return rect;
}

} // namespace

void tst_StackLayout::pile_data()
{
    QTest::addColumn<int>("count");
    QTest::addColumn<QList<int>>("shown");
    QTest::addColumn<int>("badge");

    QTest::newRow("none") << 0 << QList<int>{} << 0;
    QTest::newRow("one") << 1 << QList<int>{0} << 0;
    QTest::newRow("two") << 2 << QList<int>{0, 1} << 2;
    QTest::newRow("three") << 3 << QList<int>{0, 1, 2} << 3;
    QTest::newRow("nine") << 9 << QList<int>{5, 6, 7, 8} << 9;
}

void tst_StackLayout::pile()
{
    QFETCH(int, count);
    const auto places = StackLayout::pile(count, 64);
    QList<int> shown;
    for (const auto &place : places)
        shown << place.piece;
    QTEST(shown, "shown");
    QTEST(places.isEmpty() ? 0 : places.last().badge, "badge");
    for (int i = 0; i + 1 < places.size(); ++i)
        QCOMPARE(places[i].badge, 0);
}

void tst_StackLayout::pileIsCentred()
{
    for (int count = 1; count < 6; ++count)
        QCOMPARE(extent(StackLayout::pile(count, 64), 64).center(), QPointF(0, 0));
}

void tst_StackLayout::lowerOnesLookOut()
{
    const auto places = StackLayout::pile(3, 64);
    QCOMPARE(places[0].position - places[1].position, QPointF(5, -5));
    const auto small = StackLayout::pile(3, 32);
    QCOMPARE(small[0].position - small[1].position, QPointF(2.5, -2.5));
}

void tst_StackLayout::fan()
{
    QVERIFY(StackLayout::fan(0, 64).isEmpty());
    const auto places = StackLayout::fan(12, 64, 8);
    QCOMPARE(places.size(), 12);
    QCOMPARE(extent(places, 64).center(), QPointF(0, 0));
    // The top piece lies lowest and over its neighbour, the rest in a second column.
    QCOMPARE(places.last().piece, 11);
    QCOMPARE(places[10].position - places[11].position, QPointF(0, -34));
    QVERIFY(places[0].position.x() > places[11].position.x() + 64);
}

void tst_StackLayout::blocks()
{
    const auto places = StackLayout::blocks(4, 2, 64);
    QCOMPARE(places.size(), 6);
    QCOMPARE(places[1].position - places[0].position, QPointF(58, 0));
    QCOMPARE(places[3].position.x(), -32.0);
    QVERIFY(places[3].position.y() > places[0].position.y());
    for (int i = 0; i < 4; ++i) {
        QVERIFY(places[4].position.y() > places[i].position.y());
        QCOMPARE(places[i].piece, i);
    }
    QVERIFY(StackLayout::blocks(0, 0, 64).isEmpty());
}

void tst_StackLayout::pieceAt()
{
    const auto places = StackLayout::pile(3, 64);
    QCOMPARE(StackLayout::pieceAt(places, {0, 0}, 64), 2);
    QCOMPARE(StackLayout::pieceAt(places, {36, -36}, 64), 0);
    QCOMPARE(StackLayout::pieceAt(places, {90, 0}, 64), -1);
    QCOMPARE(StackLayout::pieceAt({}, {0, 0}, 64), -1);
}

void tst_StackLayout::sorted()
{
    CounterModule source;
    const auto strong = source.unit(0, "1", "{}", {8}, {8}, 5, 1);
    const auto staff = source.add(0, "HQ", R"({"face": "hq"})", {{"attack", {20}}});
    const auto weak = source.unit(0, "2", "{}", {1}, {1}, 5, 1);
    const CounterBook book(source.module());
    const QList<engine::PieceId> expected{staff, weak, strong};
    QCOMPARE(StackLayout::sorted({strong, staff, weak}, book), expected);
}

QTEST_MAIN(tst_StackLayout)
#include "tst_stacklayout.moc"
