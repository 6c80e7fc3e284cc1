// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hostile/hostilepictures.h"

#include <QBuffer>
#include <QImage>
#include <QtEndian>

namespace hostile {

namespace {

const QString c_drawing = QStringLiteral("art/bad.svg");
const QString c_image = QStringLiteral("art/bad.png");

QByteArray shows(const QByteArray &reference)
{
    return svg("<image width=\"9\" height=\"9\" xlink:href=\"" + reference + "\"/>");
}

quint32 crc(const QByteArray &bytes)
{
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum & 1 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
    }
    return ~sum;
}

/// A PNG whose header claims another size than its content has.
QByteArray lyingPng(quint32 width, quint32 height)
{
    QByteArray bytes = encoded(4, 4, "PNG");
    for (int i = 0; i < 4; ++i) {
        bytes[16 + i] = char(width >> (24 - 8 * i) & 0xff);
        bytes[20 + i] = char(height >> (24 - 8 * i) & 0xff);
    }
    return bytes;
}

// A PNG with fifty texts that each unpack to almost eight megabytes.
QByteArray pngWithTexts(const QByteArray &kind, const QByteArray &start)
{
    const QByteArray packed = qCompress(QByteArray(7'900'000, 'a'), 9).sliced(4);
    const auto number = [](quint32 value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(value, bytes.data());
        return bytes;
    };
    const QByteArray chunk = kind + start + packed;
    const QByteArray text = number(quint32(chunk.size() - 4)) + chunk + number(crc(chunk));
    const QByteArray png = encoded(4, 4, "PNG");
    constexpr qsizetype header = 33;
    return png.first(header) + text.repeated(50) + png.sliced(header);
}

// Ten levels that each show the level below ten times.
QByteArray laughs()
{
    QByteArray inside = "<defs><rect id=\"l0\" width=\"1\" height=\"1\"/>";
    for (int level = 1; level < 10; ++level) {
        const QByteArray use = "<use xlink:href=\"#l" + QByteArray::number(level - 1) + "\"/>";
        inside += "<g id=\"l" + QByteArray::number(level) + "\">" + use.repeated(10) + "</g>";
    }
    return svg(inside + "</defs><use xlink:href=\"#l9\"/>");
}

QList<Picture> otherPictures(const QByteArray &path)
{
    return {
        {"picture of the host", c_drawing, shows(path)},
        {"picture by file url", c_drawing, shows("file://" + path)},
        {"picture from the web", c_drawing, shows("http://127.0.0.1:9/a.png")},
        {"picture two folders up", c_drawing, shows("../../../../../../../.." + path)},
        {"picture of the program's resources", c_drawing, shows(":/icon.png")},
        {"picture without namespace", c_drawing,
         svg("<x:image xmlns:x=\"urn:x\" width=\"9\" height=\"9\" x:href=\"" + path + "\"/>")},
        {"picture by the newer attribute", c_drawing,
         svg("<image width=\"9\" height=\"9\" href=\"" + path + "\"/>")},
        {"picture named twice", c_drawing,
         svg("<image width=\"9\" height=\"9\" href=\"#a\" xlink:href=\"" + path + "\"/>")},
        {"drawing inside a drawing", c_drawing,
         shows("data:image/svg+xml;base64," + shows(path).toBase64())},
        {"huge picture inside a drawing", c_drawing,
         shows("data:image/png;base64," + lyingPng(60'000, 60'000).toBase64())},
    };
}

QList<Picture> otherReferences(const QByteArray &path)
{
    const auto refers = [&](const QByteArray &element) {
        return svg('<' + element + " xlink:href=\"" + path + "#a\"/>");
    };
    return {
        {"use of another file", c_drawing, refers("use")},
        {"gradient of another file", c_drawing, refers("linearGradient id=\"b\"")},
        {"pattern of another file", c_drawing, refers("pattern id=\"b\"")},
        {"filter with a picture", c_drawing, refers("feImage")},
        {"font of another file", c_drawing, refers("font-face-uri")},
        {"script", c_drawing, refers("script")},
        {"animation of another file", c_drawing, refers("animate attributeName=\"x\"")},
        {"text along a path of another file", c_drawing, refers("textPath")},
        {"import in a style", c_drawing, svg("<style>@import \"" + path + "\";</style>")},
        {"url in a style", c_drawing, svg("<style>rect{fill:url(" + path + ")}</style><rect/>")},
        {"font in a style", c_drawing,
         svg("<style>@font-face{font-family:x;src:URL( \"" + path + "\")}</style>")},
        {"url in an attribute", c_drawing, svg("<rect fill=\"url('" + path + "')\"/>")},
        {"url in an element's style", c_drawing, svg("<g style=\"mask:url(" + path + "#a)\"/>")},
        {"style sheet instruction", c_drawing,
         "<?xml-stylesheet href=\"" + path + "\"?>" + svg("")},
        {"external entity", c_drawing,
         "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file://" + path + "\">]>" + svg("<text>&x;</text>")},
        {"other base", c_drawing, svg("<g xml:base=\"file:///\"/>")},
    };
}

QList<Picture> costlyDrawings(const QByteArray &path)
{
    return {
        {"billion laughs", c_drawing,
         "<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>" + svg("<text>&b;</text>")},
        {"laughs by use", c_drawing, laughs()},
        {"use of itself", c_drawing, svg("<use id=\"a\" xlink:href=\"#a\"/>")},
        {"circle of gradients", c_drawing,
         svg("<linearGradient id=\"a\" xlink:href=\"#b\"/><linearGradient id=\"b\" "
             "xlink:href=\"#a\"/><rect fill=\"url(#a)\" width=\"9\" height=\"9\"/>")},
        {"far too deep", c_drawing, svg(QByteArray("<g>").repeated(100'000))},
        {"too many elements", c_drawing, svg(QByteArray("<g/>").repeated(300'000))},
        {"compressed, 80 MB", c_drawing, gzipped(svg(QByteArray(80'000'000, ' ')))},
        {"compressed, 80 MB, said to be small", c_drawing,
         gzipped(svg(QByteArray(80'000'000, ' '))).chopped(4) + QByteArray("\x64\0\0\0", 4)},
        {"compressed, reaching out", c_drawing, gzipped(shows(path))},
        {"compressed and cut off", c_drawing, gzipped(svg("<rect/>")).chopped(12)},
        {"compressed twice", c_drawing, gzipped(gzipped(svg("<rect/>")))},
        {"huge numbers without content", c_drawing, svg("", "0 0 0 0")},
        {"dashes without end", c_drawing,
         svg("<path d=\"M0 0H1e7V1e7H0Z\" stroke=\"#000\" stroke-dasharray=\"0.00001px\"/>",
             "0 0 10000000 10000000")},
    };
}

QList<Picture> hiddenBurdens()
{
    const QByteArray jpeg = encoded(40, 40, "JPG");
    const QByteArray scan = jpeg.sliced(jpeg.indexOf("\xff\xda")).chopped(2);
    const QByteArray texts = pngWithTexts("zTXt", QByteArray("a\0\0", 3));
    const QByteArray lines = QByteArray("M0 5H90 ").repeated(50'000);
    return {
        {"PNG with packed texts", c_image, texts},
        {"PNG with packed texts of a language", c_image,
         pngWithTexts("iTXt", QByteArray("a\0\1\0\0\0", 6))},
        {"packed texts inside a drawing", c_drawing,
         shows("data:image/png;base64," + texts.toBase64())},
        {"JPEG drawn again and again", c_image, jpeg.chopped(2) + scan.repeated(400)},
        {"millions of dashes", c_drawing,
         svg("<path d=\"" + lines + "\" stroke=\"#000\" stroke-dasharray=\"0.01\"/>")},
        {"dashes of a style", c_drawing,
         svg("<style>*{stroke-dasharray:.01}</style><path stroke=\"#000\" d=\"" + lines + "\"/>")},
        {"dashes of what is repeated", c_drawing,
         svg("<defs><path id=\"a\" stroke=\"#000\" d=\"" + lines
             + "\"/></defs><g style=\"stroke-dasharray:.01\"><use xlink:href=\"#a\"/></g>")},
        {"rules without end", c_drawing,
         svg("<style>" + QByteArray(".a{fill:#123}").repeated(20'000) + "</style>"
             + QByteArray("<g class=\"a a a a\"/>").repeated(4'000))},
        {"compressed, too many elements", c_drawing,
         gzipped(svg(QByteArray("<path d=\"M0 0L1 1\"/>").repeated(190'000)))},
    };
}

QList<Picture> falseImages(const QByteArray &path)
{
    return {
        {"drawing called a picture", c_image, shows(path)},
        {"huge PNG in a small file", c_image, lyingPng(60'000, 60'000)},
        {"PNG of the largest numbers", c_image, lyingPng(0x7fffffff, 0x7fffffff)},
        {"PNG without height", c_image, lyingPng(4, 0)},
        {"PNG cut off in its header", c_image, encoded(4, 4, "PNG").first(20)},
        {"huge GIF in a small file", c_image, QByteArray("GIF89a\xff\xff\xff\xff\x80\0\0", 13)},
        {"huge moving WebP in a small file", c_image,
         QByteArray("RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\xff\xff\xff\xff\xff\xff", 30)},
        {"JPEG cut off", c_image, encoded(40, 40, "JPG").first(30)},
        {"text called a picture", c_image, "nothing"},
        {"nothing at all", c_image, {}},
        {"icon format", c_image, QByteArray("\0\0\1\0\1\0\xff\xff\0\0", 10)},
        {"bitmap format", c_image, QByteArray("BM\x46\0\0\0\0\0\0\0\x36\0\0\0", 14)},
    };
}

} // namespace

QByteArray svg(const QByteArray &inside, const QByteArray &box)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\""
        + box + "\">" + inside + "</svg>";
}

QByteArray encoded(int width, int height, const char *format)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

// qCompress writes zlib's form, whose middle is the same.
QByteArray gzipped(const QByteArray &bytes)
{
    const QByteArray packed = qCompress(bytes, 9).sliced(4);
    QByteArray zip("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
    zip += packed.sliced(2, packed.size() - 6);
    for (const quint32 number : {crc(bytes), quint32(bytes.size())}) {
        for (int shift = 0; shift < 32; shift += 8)
            zip += char(number >> shift & 0xff);
    }
    return zip;
}

QList<Picture> pictures(const QString &secret)
{
    const QByteArray path = secret.toUtf8();
    return otherPictures(path) + otherReferences(path) + costlyDrawings(path) + hiddenBurdens()
        + falseImages(path);
}

} // namespace hostile
