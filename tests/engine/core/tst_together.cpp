// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/together.h"

#include <QElapsedTimer>
#include <QTest>
#include <QThread>

/// Work that is shared out to threads.
class tst_Together : public QObject
{
    Q_OBJECT

private slots:
    void nothingIsLeftOutOrDoneTwice()
    {
        for (const size_t count : {0u, 1u, 2u, 7u, 1000u}) {
            std::vector<std::atomic<int>> times(count);
            engine::forEachTogether(count, [&](size_t i) { ++times[i]; });
            for (const auto &one : times)
                QCOMPARE(one.load(), 1);
        }
    }

    void eachThreadHasItsNumber()
    {
        std::vector<std::thread::id> ids(3);
        engine::together(ids.size(), [&](size_t i) { ids[i] = std::this_thread::get_id(); });
        QCOMPARE(ids[0], std::this_thread::get_id());
        QVERIFY(ids[1] != ids[0] && ids[2] != ids[0] && ids[1] != std::thread::id());
    }

    // Each of them waits until the other has come.
    void theyWorkAtTheSameTime()
    {
        std::atomic<int> here = 0;
        std::atomic<bool> isMet = true;
        engine::together(2, [&](size_t) {
            ++here;
            QElapsedTimer timer;
            timer.start();
            while (here < 2 && timer.elapsed() < 20000)
                QThread::msleep(1);
            isMet = isMet && here == 2;
        });
        QVERIFY(isMet);
    }
};

QTEST_GUILESS_MAIN(tst_Together)
#include "tst_together.moc"
