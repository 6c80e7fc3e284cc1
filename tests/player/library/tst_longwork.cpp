// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/longwork.h"

#include <QApplication>
#include <QProgressDialog>
#include <QPushButton>
#include <QSemaphore>
#include <QTest>
#include <QThreadPool>
#include <QTimer>

using app::LongWork;

class tst_LongWork : public QObject
{
    Q_OBJECT

private slots:
    void shortWorkShowsNothing();
    void longWorkIsSaid();
    void nobodyHasToWait();

private:
    static QProgressDialog *dialog()
    {
        return qobject_cast<QProgressDialog *>(QApplication::activeModalWidget());
    }
};

void tst_LongWork::shortWorkShowsNothing()
{
    bool isDone = false;
    QVERIFY(LongWork::wait(QStringLiteral("Working"), [&] { isDone = true; }));
    QVERIFY(isDone);
}

void tst_LongWork::longWorkIsSaid()
{
    QSemaphore seen; // the work goes on until the dialog was seen
    const QThread *worker = nullptr;
    QString said;
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        if (!said.isEmpty() || !dialog() || !dialog()->isVisible())
            return;
        said = dialog()->labelText();
        seen.release();
    });
    look.start(10);
    QVERIFY(LongWork::wait(QStringLiteral("Working"), [&] {
        worker = QThread::currentThread();
        seen.acquire();
    }));
    QCOMPARE(said, QStringLiteral("Working"));
    QVERIFY(worker && worker != thread());
    QVERIFY(!dialog());
}

void tst_LongWork::nobodyHasToWait()
{
    const auto end = std::make_shared<QSemaphore>();
    const auto wasDone = std::make_shared<bool>(false);
    QTimer look;
    connect(&look, &QTimer::timeout, this, [&] {
        if (dialog() && dialog()->isVisible())
            dialog()->findChild<QPushButton *>()->click();
    });
    look.start(10);
    QVERIFY(!LongWork::wait(QStringLiteral("Working"), [end, wasDone] {
        end->acquire();
        *wasDone = true;
    }));
    QVERIFY(!*wasDone);
    end->release();
    QThreadPool::globalInstance()->waitForDone();
    QVERIFY(*wasDone);
}

QTEST_MAIN(tst_LongWork)
#include "tst_longwork.moc"
