// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/sequence.h"

#include <QTest>

using namespace engine;

class tst_Sequence : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void order();
    void paths();
    void goals_data();
    void goals();
    void nothing();

private:
    PhaseId add(const char *id, PhaseId parent = {}, std::vector<SideId> each = {},
                SideId side = {})
    {
        Phase phase;
        phase.id = QString::fromLatin1(id);
        phase.parent = parent;
        phase.each = std::move(each);
        phase.side = side;
        return m_sequence.add(std::move(phase));
    }
    QString text(Sequence::Place place) const
    {
        return QStringLiteral("%1 %2 %3")
            .arg(m_sequence.phase(place.phase).id)
            .arg(place.each.value)
            .arg(m_sequence.side(place).value);
    }

    Sequence m_sequence;
};

// weather; a player turn for sides 0 and 1 with moving (of two steps) and combat; an end for
// side 1.
void tst_Sequence::init()
{
    m_sequence = {};
    add("weather");
    const PhaseId turn = add("turn", {}, {SideId(0), SideId(1)});
    const PhaseId moving = add("moving", turn);
    add("rail", moving);
    add("march", moving);
    add("combat", turn);
    add("end", {}, {}, SideId(1));
    add("air", {}, {SideId(1), SideId(0)});
}

void tst_Sequence::order()
{
    QStringList seen;
    Sequence::Place place = m_sequence.first();
    QVERIFY(place.newTurn);
    for (int i = 0; i < 11; ++i) {
        seen.append(text(place));
        place = m_sequence.next(place);
        QCOMPARE(place.newTurn, i == 9);
    }
    const QStringList expected = {"weather -1 -1", "rail 0 0",  "march 0 0",    "combat 0 0",
                                  "rail 1 1",      "march 1 1", "combat 1 1",   "end -1 1",
                                  "air 1 1",       "air 0 0",   "weather -1 -1"};
    QCOMPARE(seen, expected);
}

void tst_Sequence::paths()
{
    const auto path = m_sequence.path(m_sequence.find(u"march"));
    QCOMPARE(path.size(), size_t(3));
    QCOMPARE(m_sequence.phase(path.front()).id, QStringLiteral("turn"));
    QCOMPARE(m_sequence.phase(path.back()).id, QStringLiteral("march"));
    QVERIFY(!m_sequence.find(u"nosuch"));
}

void tst_Sequence::goals_data()
{
    QTest::addColumn<QString>("goal");
    QTest::addColumn<int>("side");
    QTest::addColumn<QString>("expected");
    QTest::newRow("leaf") << "combat" << 1 << "combat 1 1";
    QTest::newRow("leaf without side") << "combat" << -1 << "combat 0 0";
    QTest::newRow("group") << "moving" << 1 << "rail 1 1";
    QTest::newRow("group by side") << "turn" << 1 << "rail 1 1";
    QTest::newRow("group by side without one") << "turn" << -1 << "rail 0 0";
    QTest::newRow("own side") << "end" << 0 << "end -1 1";
    QTest::newRow("a side without a turn") << "air" << 5 << "air 1 1";
}

void tst_Sequence::goals()
{
    QFETCH(QString, goal);
    QFETCH(int, side);
    QFETCH(QString, expected);
    QCOMPARE(text(m_sequence.at(m_sequence.find(goal), SideId(side))), expected);
}

void tst_Sequence::nothing()
{
    QVERIFY(!Sequence().first().phase);
}

QTEST_GUILESS_MAIN(tst_Sequence)
#include "tst_sequence.moc"
