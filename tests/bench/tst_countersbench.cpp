// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/countersbench.h"

#include <QTest>

class tst_CountersBench : public QObject
{
    Q_OBJECT

private slots:
    void measures();
};

/// Only that everything is measured: how fast this machine is is not asserted.
void tst_CountersBench::measures()
{
    const std::vector<view::Measure> measures = editor::measureCounters();
    QVERIFY(measures.size() >= 3);
    for (const view::Measure &measure : measures) {
        QVERIFY(measure.value >= 0);
        QCOMPARE(measure.ok, measure.limit <= 0 || measure.value <= measure.limit);
        qInfo("%-24s %8.2f %s (limit %g) %s", qPrintable(measure.name), measure.value,
              qPrintable(measure.unit), measure.limit, qPrintable(measure.beside));
    }
}

QTEST_MAIN(tst_CountersBench)
#include "tst_countersbench.moc"
