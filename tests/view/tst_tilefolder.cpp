// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/sheetlevel.h"
#include "app/view/tiles/tilefolder.h"
#include "engine/storage/atomicfile.h"
#include "tests/smalldisk.h"

#include <QDataStream>
#include <QDateTime>
#include <QTest>

using namespace view;
using namespace Qt::StringLiterals;

class tst_TileFolder : public QObject
{
    Q_OBJECT

private slots:
    void hasALimit();
    void isEmptied();
    void keepsNothingNowhere();
    void formatIsPartOfTheName();
    void otherFormats_data();
    void otherFormats();

private:
    /// The higher \a age, the older.
    static void add(const QTemporaryDir &place, const QString &name, int bytes, int age);
};

void tst_TileFolder::add(const QTemporaryDir &place, const QString &name, int bytes, int age)
{
    QFile file(place.filePath(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(QByteArray(bytes, 'x'));
    file.flush();
    QVERIFY(file.setFileTime(QDateTime::currentDateTime().addSecs(-60 * age),
                             QFileDevice::FileModificationTime));
}

void tst_TileFolder::hasALimit()
{
    const QTemporaryDir place;
    const TileFolder folder(place.path());
    add(place, u"a.0.tiles1"_s, 1000, 3);
    add(place, u"b.0.tiles"_s, 1000, 2); // of 0.1.0
    add(place, u"c.0.tiles7"_s, 1000, 1); // of a program to come
    add(place, u"mine.txt"_s, 1000, 9);
    QCOMPARE(folder.bytes(), 3000);
    folder.trim();
    QCOMPARE(folder.bytes(), 3000);
    folder.trim(2500);
    QCOMPARE(smalldisk::everything(place.path()),
             (QStringList{u"b.0.tiles"_s, u"c.0.tiles7"_s, u"mine.txt"_s}));
}

void tst_TileFolder::isEmptied()
{
    const QTemporaryDir place;
    const TileFolder folder(place.path());
    add(place, u"a.0.tiles1"_s, 10, 0);
    add(place, u"mine.txt"_s, 10, 0);
    folder.clear();
    QCOMPARE(folder.bytes(), 0);
    QCOMPARE(smalldisk::everything(place.path()), QStringList{u"mine.txt"_s});
}

void tst_TileFolder::keepsNothingNowhere()
{
    const TileFolder folder{QString()};
    QVERIFY(!folder.isKept());
    QCOMPARE(folder.bytes(), 0);
    folder.clear();
}

void tst_TileFolder::formatIsPartOfTheName()
{
    const TileFolder folder(u"/cache"_s);
    QCOMPARE(folder.file("key", -2), u"/cache/key.-2.tiles%1"_s.arg(SheetLevel::format));
}

void tst_TileFolder::otherFormats_data()
{
    QTest::addColumn<QByteArray>("bytes");
    SheetLevel level(QSizeF(20, 20), 1);
    QImage tile(20, 20, QImage::Format_RGB32);
    tile.fill(Qt::red);
    level.setTile(0, 0, SheetLevel::packed(tile));
    const QByteArray good = level.saved();
    QVERIFY(SheetLevel::restored(good, QSizeF(20, 20), 1));
    QByteArray newer = good;
    newer[3] = char(newer[3] + 1);
    QTest::newRow("newer") << newer;
    QByteArray older = good;
    older[3] = char(older[3] - 1);
    QTest::newRow("older") << older;
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("cut") << good.chopped(1);
    QTest::newRow("noise") << QByteArray(500, '\x7f');
}

void tst_TileFolder::otherFormats()
{
    QFETCH(const QByteArray, bytes);
    QVERIFY(!SheetLevel::restored(bytes, QSizeF(20, 20), 1));
}

QTEST_MAIN(tst_TileFolder)
#include "tst_tilefolder.moc"
