// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/picture/modulepicture.h"

#include "tests/view/picture/hostilerows.h"

#include <QBuffer>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

using engine::ModuleFiles;
using view::ModulePicture;
using namespace Qt::StringLiterals;

namespace {

QImage drawn(const ModulePicture &picture)
{
    QImage page(20, 20, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter painter(&page);
    picture.draw(painter, QRectF(0, 0, 20, 20));
    return page;
}

const QByteArray c_red = hostile::svg("<rect width=\"100\" height=\"100\" fill=\"#ff0000\"/>");

} // namespace

class tst_ModulePicture : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void accepts_data();
    void accepts();
    void contentDecidesNotTheName();
    void showsPicturesOfTheModule();
    void takesTheFirstFrame();
    void refuses_data();
    void refuses();
    void keepsToTheLimitsOfItsUse();
    void saysWhatIsMissing();

private:
    QTemporaryDir m_folder;
    QString m_secret;
};

void tst_ModulePicture::initTestCase()
{
    m_secret = m_folder.filePath(u"secret.png"_s);
    QFile file(m_secret);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(hostile::encoded(9, 9, "PNG"));
}

void tst_ModulePicture::accepts_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QSizeF>("size");
    QTest::newRow("SVG") << c_red << QSizeF(100, 100);
    QTest::newRow("SVG with a mark of its encoding")
        << "\xef\xbb\xbf\n" + c_red << QSizeF(100, 100);
    QTest::newRow("SVG of width and height")
        << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"30\" height=\"20\"/>")
        << QSizeF(30, 20);
    QTest::newRow("compressed SVG") << hostile::gzipped(c_red) << QSizeF(100, 100);
    QTest::newRow("PNG") << hostile::encoded(12, 8, "PNG") << QSizeF(12, 8);
    QTest::newRow("JPEG") << hostile::encoded(12, 8, "JPG") << QSizeF(12, 8);
}

void tst_ModulePicture::accepts()
{
    QFETCH(QByteArray, bytes);
    for (const auto &limits :
         {ModulePicture::counter, ModulePicture::cover, ModulePicture::board}) {
        const auto picture = ModulePicture::read(bytes, u"art/a.svg"_s, limits);
        QVERIFY2(picture, picture ? "" : qPrintable(picture.error().message));
        QTEST(picture->size(), "size");
    }
}

void tst_ModulePicture::contentDecidesNotTheName()
{
    const auto picture = ModulePicture::read(c_red, u"art/a.png"_s, ModulePicture::counter);
    QVERIFY(picture);
    QCOMPARE(drawn(picture.value()).pixelColor(10, 10), QColor(Qt::red));
}

void tst_ModulePicture::showsPicturesOfTheModule()
{
    const QByteArray frame =
        hostile::svg("<image x=\"0\" y=\"0\" width=\"100\" height=\"100\" xlink:href=\"unit.png\"/>"
                     "<text>&lt;&amp;</text>");
    const auto files = ModuleFiles::fromMap(
        {{u"art/frame.svg"_s, frame}, {u"art/unit.png"_s, hostile::encoded(9, 9, "PNG")}});
    const auto picture = ModulePicture::load(files, u"art/frame.svg"_s, ModulePicture::counter);
    QVERIFY(picture);
    QCOMPARE(drawn(picture.value()).pixelColor(10, 10), QColor(Qt::darkGreen));
}

void tst_ModulePicture::takesTheFirstFrame()
{
    // Two frames of one pixel: black, then white.
    const QByteArray gif = QByteArray::fromHex(
        "47494638396101000100800000000000ffffff21ff0b4e45545343415045322e30030100000021f90400"
        "0a0000002c00000000010001000002024401 0021f904000a0000002c000000000100010000020"
        "24c01003b");
    const auto picture = ModulePicture::read(gif, u"art/a.gif"_s, ModulePicture::counter);
    QVERIFY2(picture, picture ? "" : qPrintable(picture.error().message));
    QCOMPARE(drawn(picture.value()).pixelColor(10, 10), QColor(Qt::black));
}

void tst_ModulePicture::refuses_data()
{
    hostile::rows(m_secret);
}

void tst_ModulePicture::refuses()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const auto files = ModuleFiles::fromMap({{file, bytes}});
    for (const auto &limits :
         {ModulePicture::counter, ModulePicture::cover, ModulePicture::board}) {
        const auto picture = ModulePicture::load(files, file, limits);
        QVERIFY(!picture);
        QVERIFY(picture.error().message.contains(file));
    }
}

void tst_ModulePicture::keepsToTheLimitsOfItsUse()
{
    const QByteArray many = hostile::svg(QByteArray("<rect/>").repeated(6'000));
    QVERIFY(!ModulePicture::read(many, u"a.svg"_s, ModulePicture::counter));
    QVERIFY(ModulePicture::read(many, u"a.svg"_s, ModulePicture::cover));
    const QByteArray wide = hostile::encoded(2'049, 1, "PNG");
    QVERIFY(!ModulePicture::read(wide, u"a.png"_s, ModulePicture::counter));
    QVERIFY(ModulePicture::read(wide, u"a.png"_s, ModulePicture::cover));
    // What is more than a cover may have is good for a map; each deep pixel counts twice.
    QImage deep(4'000, 2'000, QImage::Format_RGBA64);
    deep.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QVERIFY(buffer.open(QIODevice::WriteOnly) && deep.save(&buffer, "PNG"));
    QVERIFY(!ModulePicture::read(bytes, u"a.png"_s, ModulePicture::cover));
    QVERIFY(ModulePicture::read(bytes, u"a.png"_s, ModulePicture::board));
    const QByteArray plain = hostile::encoded(4'000, 2'000, "PNG");
    QVERIFY(ModulePicture::read(plain, u"a.png"_s, ModulePicture::cover));
}

void tst_ModulePicture::saysWhatIsMissing()
{
    const auto picture = ModulePicture::load({}, u"art/none.png"_s, ModulePicture::cover);
    QVERIFY(!picture);
    QVERIFY(picture.error().message.contains(u"art/none.png"));
}

QTEST_MAIN(tst_ModulePicture)
#include "tst_modulepicture.moc"
