// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBuffer>
#include <QByteArray>
#include <QImage>
#include <QList>
#include <QString>

/// Pictures that strangers could put into a module to reach out of it or to stop the program.
namespace hostile {

struct Picture
{
    const char *what;
    QString file; ///< The name that it bears in the module.
    QByteArray bytes;
};

inline QByteArray svg(const QByteArray &inside, const QByteArray &box = "0 0 100 100")
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\""
        + box + "\">" + inside + "</svg>";
}

inline QByteArray shows(const QByteArray &reference)
{
    return svg("<image width=\"9\" height=\"9\" xlink:href=\"" + reference + "\"/>");
}

inline QByteArray encoded(int width, int height, const char *format)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::darkGreen);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

/// A PNG whose header claims another size than its content has.
inline QByteArray lyingPng(quint32 width, quint32 height)
{
    QByteArray bytes = encoded(4, 4, "PNG");
    for (int i = 0; i < 4; ++i) {
        bytes[16 + i] = char(width >> (24 - 8 * i) & 0xff);
        bytes[20 + i] = char(height >> (24 - 8 * i) & 0xff);
    }
    return bytes;
}

/// \a bytes compressed with gzip; qCompress writes zlib's form, whose middle is the same.
inline QByteArray gzipped(const QByteArray &bytes)
{
    const QByteArray packed = qCompress(bytes, 9).sliced(4);
    QByteArray zip("\x1f\x8b\x08\0\0\0\0\0\0\x03", 10);
    zip += packed.sliced(2, packed.size() - 6);
    quint32 sum = 0xffffffff;
    for (const char byte : bytes) {
        sum ^= quint8(byte);
        for (int bit = 0; bit < 8; ++bit)
            sum = sum & 1 ? sum >> 1 ^ 0xedb88320 : sum >> 1;
    }
    for (const quint32 number : {~sum, quint32(bytes.size())}) {
        for (int shift = 0; shift < 32; shift += 8)
            zip += char(number >> shift & 0xff);
    }
    return zip;
}

// Ten levels that each show the level below ten times.
inline QByteArray laughs()
{
    QByteArray inside = "<defs><rect id=\"l0\" width=\"1\" height=\"1\"/>";
    for (int level = 1; level < 10; ++level) {
        const QByteArray use = "<use xlink:href=\"#l" + QByteArray::number(level - 1) + "\"/>";
        inside += "<g id=\"l" + QByteArray::number(level) + "\">" + use.repeated(10) + "</g>";
    }
    return svg(inside + "</defs><use xlink:href=\"#l9\"/>");
}

/// \a secret is a picture on the disk of the machine that must not be opened.
inline QList<Picture> pictures(const QString &secret)
{
    const QByteArray path = secret.toUtf8();
    const QString drawing = QStringLiteral("art/bad.svg");
    const QString image = QStringLiteral("art/bad.png");
    return {
        {"picture of the host", drawing, shows(path)},
        {"picture by file url", drawing, shows("file://" + path)},
        {"picture from the web", drawing, shows("http://127.0.0.1:9/a.png")},
        {"picture two folders up", drawing, shows("../../../../../../../.." + path)},
        {"picture of the program's resources", drawing, shows(":/icon.png")},
        {"picture without namespace", drawing,
         svg("<x:image xmlns:x=\"urn:x\" width=\"9\" height=\"9\" x:href=\"" + path + "\"/>")},
        {"drawing inside a drawing", drawing,
         shows("data:image/svg+xml;base64," + shows(path).toBase64())},
        {"use of another file", drawing, svg("<use xlink:href=\"" + path + "#a\"/>")},
        {"import in a style", drawing, svg("<style>@import \"" + path + "\";</style>")},
        {"url in a style", drawing, svg("<style>rect{fill:url(" + path + ")}</style><rect/>")},
        {"url in an attribute", drawing, svg("<rect fill=\"url('" + path + "')\"/>")},
        {"style sheet instruction", drawing, "<?xml-stylesheet href=\"" + path + "\"?>" + svg("")},
        {"external entity", drawing,
         "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file://" + path + "\">]>" + svg("<text>&x;</text>")},
        {"billion laughs", drawing,
         "<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\">]>" + svg("<text>&b;</text>")},
        {"other base", drawing, svg("<g xml:base=\"file:///\"/>")},
        {"laughs by use", drawing, laughs()},
        {"use of itself", drawing, svg("<use id=\"a\" xlink:href=\"#a\"/>")},
        {"circle of gradients", drawing,
         svg("<linearGradient id=\"a\" xlink:href=\"#b\"/><linearGradient id=\"b\" "
             "xlink:href=\"#a\"/><rect fill=\"url(#a)\" width=\"9\" height=\"9\"/>")},
        {"far too deep", drawing, svg(QByteArray("<g>").repeated(100'000))},
        {"too many elements", drawing, svg(QByteArray("<g/>").repeated(300'000))},
        {"compressed, 80 MB", drawing, gzipped(svg(QByteArray(80'000'000, ' ')))},
        {"compressed, reaching out", drawing, gzipped(shows(path))},
        {"compressed and cut off", drawing, gzipped(svg("<rect/>")).chopped(12)},
        {"compressed twice", drawing, gzipped(gzipped(svg("<rect/>")))},
        {"drawing called a picture", image, shows(path)},
        {"huge numbers without content", drawing, svg("", "0 0 0 0")},
        {"dashes without end", drawing,
         svg("<path d=\"M0 0H1e7V1e7H0Z\" stroke=\"#000\" stroke-dasharray=\"0.00001px\"/>",
             "0 0 10000000 10000000")},
        {"huge PNG in a small file", image, lyingPng(60'000, 60'000)},
        {"PNG of the largest numbers", image, lyingPng(0x7fffffff, 0x7fffffff)},
        {"PNG without height", image, lyingPng(4, 0)},
        {"PNG cut off in its header", image, encoded(4, 4, "PNG").first(20)},
        {"huge GIF in a small file", image, QByteArray("GIF89a\xff\xff\xff\xff\x80\0\0", 13)},
        {"huge WebP in a small file", image,
         QByteArray("RIFF\x16\0\0\0WEBPVP8X\x0a\0\0\0\x02\0\0\0\xff\xff\xff\xff\xff\xff", 30)},
        {"JPEG cut off", image, encoded(40, 40, "JPG").first(30)},
        {"text called a picture", image, "nothing"},
        {"nothing at all", image, {}},
        {"icon format", image, QByteArray("\0\0\1\0\1\0\xff\xff\0\0", 10)},
        {"bitmap format", image, QByteArray("BM\x46\0\0\0\0\0\0\0\x36\0\0\0", 14)},
    };
}

} // namespace hostile
