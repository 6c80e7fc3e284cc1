// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/entries.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QTest>

using editor::Entry;
using editor::showEntries;

class tst_Entries : public QObject
{
    Q_OBJECT

private slots:
    void shows();
    void leavesAnOpenListAlone();
};

void tst_Entries::shows()
{
    QComboBox box;
    showEntries(box,
                {{QStringLiteral("Blue"), QStringLiteral("blue"), {}},
                 {QStringLiteral("Red"), QStringLiteral("red"), {}}});
    QCOMPARE(box.count(), 2);
    QCOMPARE(box.itemText(1), QStringLiteral("Red"));
    QCOMPARE(box.itemData(1).toString(), QStringLiteral("red"));

    // Another title, other data, fewer, none.
    showEntries(box,
                {{QStringLiteral("Blue"), QStringLiteral("blue"), {}},
                 {QStringLiteral("Crimson"), QStringLiteral("red"), {}}});
    QCOMPARE(box.itemText(1), QStringLiteral("Crimson"));
    showEntries(box, {{QStringLiteral("Blue"), QStringLiteral("navy"), {}}});
    QCOMPARE(box.count(), 1);
    QCOMPARE(box.itemData(0).toString(), QStringLiteral("navy"));
    showEntries(box, {});
    QCOMPARE(box.count(), 0);
}

void tst_Entries::leavesAnOpenListAlone()
{
    const QList<Entry> entries{{QStringLiteral("Blue"), QStringLiteral("blue"), {}},
                               {QStringLiteral("Red"), QStringLiteral("red"), {}}};
    QComboBox box;
    showEntries(box, entries);
    box.show();
    box.showPopup();
    QTRY_VERIFY(box.view()->isVisible());
    QTest::keyClick(box.view()->window()->windowHandle(), Qt::Key_Down);

    showEntries(box, entries);

    QVERIFY(box.view()->isVisible());
    QTest::keyClick(box.view()->window()->windowHandle(), Qt::Key_Return);
    QCOMPARE(box.currentText(), QStringLiteral("Red"));
}

QTEST_MAIN(tst_Entries)
#include "tst_entries.moc"
