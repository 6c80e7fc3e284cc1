// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/bench/boardbench.h"

#include <QTest>

#include <cmath>

class tst_BoardBench : public QObject
{
    Q_OBJECT

private slots:
    void measures();
};

/// Only that everything is measured: how fast this machine is is not asserted.
void tst_BoardBench::measures()
{
    const std::vector<app::Measure> measures = app::measureBoard();
    QVERIFY(measures.size() >= 6);
    QStringList names{QString()};
    for (const app::Measure &measure : measures) {
        QVERIFY2(!names.contains(measure.name), qPrintable(measure.name));
        names << measure.name;
        QVERIFY2(std::isfinite(measure.value) && measure.value > 0, qPrintable(measure.name));
        QVERIFY2(!measure.unit.isEmpty() && measure.limit >= 0, qPrintable(measure.name));
        qInfo("%-24s %8.2f %s (limit %g) %s", qPrintable(measure.name), measure.value,
              qPrintable(measure.unit), measure.limit, qPrintable(measure.beside));
    }
}

QTEST_MAIN(tst_BoardBench)
#include "tst_boardbench.moc"
