// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/picturefile.h"
#include "tests/smalldisk.h"

#include <QImage>
#include <QTest>

using namespace view;
using namespace Qt::StringLiterals;
using smalldisk::content;

/// Pictures come to the disk whole or not at all.
class tst_PictureFile : public QObject
{
    Q_OBJECT

private slots:
    void formats_data();
    void formats();
    void fullDisk();
};

void tst_PictureFile::formats_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("png") << u"a.png"_s << true;
    QTest::newRow("capitals") << u"a.PNG"_s << true;
    QTest::newRow("no ending") << u"a"_s << true;
    QTest::newRow("no picture") << u"a.hexsave"_s << false;
}

void tst_PictureFile::formats()
{
    QFETCH(const QString, name);
    QFETCH(const bool, isGood);
    const QTemporaryDir place;
    QImage image(20, 10, QImage::Format_RGB32);
    image.fill(Qt::red);
    const auto done = writePicture(image, place.filePath(name));
    QCOMPARE(bool(done), isGood);
    QCOMPARE(QImage(place.filePath(name)).size(), isGood ? QSize(20, 10) : QSize(0, 0));
    QVERIFY(!writePicture({}, place.filePath(name)));
    QCOMPARE(QFile::exists(place.filePath(name)), isGood);
}

void tst_PictureFile::fullDisk()
{
    smalldisk::Disk disk;
    const QString path = disk.file(u"a.png"_s);
    QImage image(200, 100, QImage::Format_RGB32);
    image.fill(Qt::red);
    QVERIFY(writePicture(image, path));
    const QByteArray before = content(path);
    disk.fill();
    image.fill(Qt::blue);
    const auto done = writePicture(image, path);
    QVERIFY(!done);
    QVERIFY2(done.error().message.contains(disk.words()), qPrintable(done.error().message));
    QCOMPARE(content(path), before);
    QCOMPARE(smalldisk::everything(disk.path()), QStringList{u"a.png"_s});
}

QTEST_MAIN(tst_PictureFile)
#include "tst_picturefile.moc"
