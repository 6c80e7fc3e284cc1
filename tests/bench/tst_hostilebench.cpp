// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/bench/hostilebench.h"

#include <QStandardPaths>
#include <QTest>

#include <cmath>

class tst_HostileBench : public QObject
{
    Q_OBJECT

private slots:
    void measures();
};

/// Only that everything is measured: how fast this machine is is not asserted.
void tst_HostileBench::measures()
{
    QStandardPaths::setTestModeEnabled(true);
    const std::vector<app::Measure> measures =
        app::measureHostilePictures(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates/hex"));
    QCOMPARE(measures.size(), size_t(2));
    QCOMPARE(measures[0].name, QStringLiteral("pictures.hostile.time"));
    QCOMPARE(measures[0].limit, 1000.0);
    QVERIFY(measures[0].value > 0);
    QCOMPARE(measures[1].name, QStringLiteral("pictures.hostile.memory"));
    QCOMPARE(measures[1].limit, 100.0);
    for (const app::Measure &measure : measures) {
        QVERIFY2(std::isfinite(measure.value), qPrintable(measure.name));
        qInfo("%-24s %8.2f %s (limit %g) %s", qPrintable(measure.name), measure.value,
              qPrintable(measure.unit), measure.limit, qPrintable(measure.beside));
    }
}

QTEST_MAIN(tst_HostileBench)
#include "tst_hostilebench.moc"
