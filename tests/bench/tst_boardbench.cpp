// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/boardbench.h"

#include <QTest>

class tst_BoardBench : public QObject
{
    Q_OBJECT

private slots:
    void measures();
};

/// Only that everything is measured: how fast this machine is is not asserted.
void tst_BoardBench::measures()
{
    const std::vector<view::Measure> measures = view::measureBoard();
    QVERIFY(measures.size() >= 6);
    for (const view::Measure &measure : measures) {
        QVERIFY(!measure.name.isEmpty());
        QVERIFY2(measure.value >= 0, qPrintable(measure.name));
        QCOMPARE(measure.ok, measure.limit <= 0 || measure.value <= measure.limit);
        qInfo("%-24s %8.2f %s (limit %g) %s", qPrintable(measure.name), measure.value,
              qPrintable(measure.unit), measure.limit, qPrintable(measure.beside));
    }
}

QTEST_MAIN(tst_BoardBench)
#include "tst_boardbench.moc"
