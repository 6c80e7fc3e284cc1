// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/names.h"
#include "engine/core/random.h"
#include "engine/core/statehasher.h"

#include <QTest>

#include <array>

using namespace engine;

/// What saved games rely on: the same numbers, in every process and for ever.
class tst_Random : public QObject
{
    Q_OBJECT

private slots:
    void sameSeedSameNumbers();
    void staysInRange();
    void isEven();
    void hashesStay();
    void hashDependsOnOrder();
    void names();
};

void tst_Random::sameSeedSameNumbers()
{
    Random one(42), same(42), other(43);
    bool differs = false;
    for (int i = 0; i < 100; ++i) {
        const uint64_t number = one.next();
        QCOMPARE(number, same.next());
        differs = differs || number != other.next();
    }
    QVERIFY(differs);
    QVERIFY(one == same);
    // The seeding is splitmix64, whose first numbers from 0 are well known.
    const Random zero(0);
    QCOMPARE(zero.a, 0xe220a8397b1dcdafULL);
    QCOMPARE(zero.b, 0x6e789e6aa1b965f4ULL);
}

void tst_Random::staysInRange()
{
    Random random(1);
    for (const uint32_t bound : {1u, 2u, 6u, 1000u, 0x80000001u, 0xffffffffu}) {
        for (int i = 0; i < 200; ++i)
            QVERIFY(random.below(bound) < bound);
    }
}

void tst_Random::isEven()
{
    Random random(7);
    std::array<int, 6> counts{};
    for (int i = 0; i < 60000; ++i)
        ++counts[random.below(6)];
    for (const int count : counts)
        QVERIFY2(count > 9500 && count < 10500, qPrintable(QString::number(count)));
}

void tst_Random::hashesStay()
{
    StateHasher empty;
    QCOMPARE(empty.result(), QByteArray("13198a2e03707344243f6a8885a308d3"));
    StateHasher one, again;
    one.add(1);
    again.add(1);
    QCOMPARE(one.result(), again.result());
    QCOMPARE(one.result().size(), 32);
    QVERIFY(one.result() != empty.result());
}

void tst_Random::hashDependsOnOrder()
{
    StateHasher forth, back;
    forth.add(1);
    forth.add(2);
    back.add(2);
    back.add(1);
    QVERIFY(forth.result() != back.result());
    QVERIFY(StateHasher::ofBytes("ab") != StateHasher::ofBytes("ba"));
    QVERIFY(StateHasher::ofBytes("") != StateHasher::ofBytes(QByteArray(1, '\0')));
}

void tst_Random::names()
{
    Names first, second;
    const NameId a = first.intern(QByteArray("a"));
    const NameId b = first.intern(QStringLiteral("b"));
    second.intern(QByteArray("b"));
    QCOMPARE(first.intern(QByteArray("a")), a);
    QVERIFY(a != b);
    QCOMPARE(first.text(b), QStringLiteral("b"));
    QCOMPARE(first.text(NameId()), QString());
    QVERIFY(!first.find(QByteArray("c")));
    QCOMPARE(first.size(), 2);
    QCOMPARE(first.contentHash(b), second.contentHash(second.find(QByteArray("b"))));
    const Names copy(first);
    QVERIFY(copy.serial() != first.serial());
    QCOMPARE(copy.find(QByteArray("b")), b);
}

QTEST_GUILESS_MAIN(tst_Random)
#include "tst_random.moc"
