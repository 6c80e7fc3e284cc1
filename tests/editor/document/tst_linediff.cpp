// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/linediff.h"
#include "engine/core/random.h"

#include <QTest>

using namespace editor;

namespace {

QByteArray applied(const QByteArray &before, const std::vector<LineChange> &changes)
{
    const QByteArrayList lines = linesOf(before);
    QByteArray after;
    qsizetype at = 0;
    for (const LineChange &change : changes) {
        for (; at < change.from; ++at)
            after += lines[at];
        after += change.lines.join();
        at += change.count;
    }
    for (; at < lines.size(); ++at)
        after += lines[at];
    return after;
}

} // namespace

/// What differs between two versions of a file, and both put together.
class tst_LineDiff : public QObject
{
    Q_OBJECT

private slots:
    void changesLeadToTheOtherText();
    void merges_data();
    void merges();
};

void tst_LineDiff::changesLeadToTheOtherText()
{
    engine::Random random(7);
    for (int i = 0; i < 500; ++i) {
        const auto text = [&] {
            QByteArray made;
            for (quint32 n = random.below(12); n > 0; --n)
                made += QByteArray(1, char('a' + random.below(4))) + (random.below(9) ? "\n" : "");
            return made;
        };
        const QByteArray before = text();
        const QByteArray after = text();
        QCOMPARE(applied(before, lineChanges(before, after)), after);
        QCOMPARE(mergedLines(before, after, before), std::optional(after));
        QCOMPARE(mergedLines(before, before, after), std::optional(after));
        QCOMPARE(mergedLines(before, after, after), std::optional(after));
    }
}

void tst_LineDiff::merges_data()
{
    QTest::addColumn<QByteArray>("base");
    QTest::addColumn<QByteArray>("mine");
    QTest::addColumn<QByteArray>("theirs");
    QTest::addColumn<QByteArray>("merged"); // "!": they contradict each other
    const QByteArray base = "1\n2\n3\n4\n5\n";
    QTest::newRow("far apart") << base << QByteArray("1\nA\n3\n4\n5\n")
                               << QByteArray("1\n2\n3\nB\n5\n") << QByteArray("1\nA\n3\nB\n5\n");
    QTest::newRow("same line") << base << QByteArray("1\nA\n3\n4\n5\n")
                               << QByteArray("1\nB\n3\n4\n5\n") << QByteArray("!");
    QTest::newRow("neighbours") << base << QByteArray("1\nA\n3\n4\n5\n")
                                << QByteArray("1\n2\nB\n4\n5\n") << QByteArray("!");
    QTest::newRow("the same on both sides")
        << base << QByteArray("1\nA\n3\n4\n5\nX\n") << QByteArray("1\nA\n3\n4\n5\n")
        << QByteArray("1\nA\n3\n4\n5\nX\n");
    QTest::newRow("lines taken out and put in")
        << base << QByteArray("2\n3\n4\n5\n") << QByteArray("1\n2\n3\n4\n5\n6\n")
        << QByteArray("2\n3\n4\n5\n6\n");
    QTest::newRow("without a last line end")
        << QByteArray("1\n2\n3") << QByteArray("A\n2\n3") << QByteArray("1\n2\n3\n4")
        << QByteArray("A\n2\n3\n4");
    QTest::newRow("nothing before")
        << QByteArray() << QByteArray("A\n") << QByteArray("B\n") << QByteArray("!");
}

void tst_LineDiff::merges()
{
    QFETCH(QByteArray, base);
    QFETCH(QByteArray, mine);
    QFETCH(QByteArray, theirs);
    QFETCH(QByteArray, merged);
    const auto found = mergedLines(base, mine, theirs);
    QCOMPARE(found.value_or("!"), merged);
    QCOMPARE(mergedLines(base, theirs, mine), found);
}

QTEST_GUILESS_MAIN(tst_LineDiff)

#include "tst_linediff.moc"
