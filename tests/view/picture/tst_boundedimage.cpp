// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/picture/boundedimage.h"

#include <QBuffer>
#include <QTest>

/// Pictures of any size become something that can be shown.
class tst_BoundedImage : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
};

namespace {

/// Red at the left, blue at the right.
QByteArray picture(QSize size, const char *format)
{
    QImage image(size, QImage::Format_RGB888);
    image.fill(Qt::red);
    for (int y = 0; y < size.height(); ++y) {
        uchar *row = image.scanLine(y);
        for (int x = size.width() / 2; x < size.width(); ++x) {
            row[3 * x] = 0;
            row[3 * x + 2] = 255;
        }
    }
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format, 90);
    return bytes;
}

} // namespace

void tst_BoundedImage::reads_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QByteArray>("format");
    QTest::addColumn<bool>("isReduced");
    for (const char *format : {"PNG", "JPG"}) {
        QTest::addRow("%s as it is", format) << QSize(300, 200) << QByteArray(format) << false;
        // More than Qt 6.4 would take.
        QTest::addRow("%s of 40 million points", format)
            << QSize(8000, 5000) << QByteArray(format) << true;
        QTest::addRow("%s that is long", format)
            << QSize(60'000, 700) << QByteArray(format) << true;
    }
}

void tst_BoundedImage::reads()
{
    QFETCH(QSize, size);
    QFETCH(QByteArray, format);
    QFETCH(bool, isReduced);
    const QByteArray bytes = picture(size, format);
    QVERIFY(!bytes.isEmpty());
    const auto read = view::BoundedImage::read(bytes);
    QCOMPARE(read.whole, size);
    QCOMPARE(read.isReduced(), isReduced);
    QVERIFY(!read.image.isNull());
    QVERIFY(qint64(read.image.width()) * read.image.height()
            <= view::BoundedImage::mostPoints * 101 / 100);
    // Its shape and what it shows stay.
    const double shape = double(size.width()) / size.height();
    QVERIFY(std::abs(double(read.image.width()) / read.image.height() / shape - 1) < 0.01);
    const auto at = [&](double x) {
        return read.image.pixelColor(int(x * read.image.width()), read.image.height() / 2);
    };
    QVERIFY(at(0.25).red() > 200 && at(0.25).blue() < 60);
    QVERIFY(at(0.75).blue() > 200 && at(0.75).red() < 60);
}

void tst_BoundedImage::refuses_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("words") << QByteArray("no picture at all");
    QTest::newRow("cut off") << picture({300, 200}, "PNG").first(60);
    QByteArray huge = picture({30, 20}, "PNG");
    huge.replace(16, 8, QByteArray("\x7f\xff\xff\xff\x7f\xff\xff\xff", 8));
    QTest::newRow("says that it is huge") << huge;
}

void tst_BoundedImage::refuses()
{
    QFETCH(QByteArray, bytes);
    QVERIFY(view::BoundedImage::read(bytes).image.isNull());
}

QTEST_GUILESS_MAIN(tst_BoundedImage)
#include "tst_boundedimage.moc"
