// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/windowsize.h"

#include <QScreen>
#include <QTest>
#include <QWidget>

class tst_WindowSize : public QObject
{
    Q_OBJECT

private slots:
    void fitsOnTheScreen();
};

void tst_WindowSize::fitsOnTheScreen()
{
    QWidget window;
    view::resizeOnScreen(window, {300, 200});
    QCOMPARE(window.size(), QSize(300, 200));

    const QSize room = window.screen()->availableSize();
    view::resizeOnScreen(window, room * 2);
    QCOMPARE(window.width(), room.width());
    QVERIFY(window.height() <= room.height());
    QVERIFY(window.height() > room.height() / 2);
}

QTEST_MAIN(tst_WindowSize)
#include "tst_windowsize.moc"
