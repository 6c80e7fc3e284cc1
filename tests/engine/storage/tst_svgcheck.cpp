// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/limits.h"
#include "engine/storage/picture/imageheader.h"
#include "engine/storage/picture/svgcheck.h"

#include <QtTest>

using engine::Issue;
using engine::Issues;
using engine::ModuleFiles;
using engine::SvgCheck;
using namespace Qt::StringLiterals;
namespace limits = engine::limits;

namespace {

QByteArray svg(const QByteArray &inside)
{
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" "
           "xmlns:xlink=\"http://www.w3.org/1999/xlink\" viewBox=\"0 0 100 100\">\n"
        + inside + "\n</svg>\n";
}

void addBytes(QByteArray &out, quint32 value)
{
    for (int shift = 24; shift >= 0; shift -= 8)
        out += char(value >> shift & 0xff);
}

QByteArray png(quint32 width, quint32 height)
{
    QByteArray image("\x89PNG\r\n\x1a\n\0\0\0\x0dIHDR", 16);
    addBytes(image, width);
    addBytes(image, height);
    return image;
}

QByteArray jpeg(quint16 width, quint16 height)
{
    QByteArray image("\xff\xd8\xff\xe0\0\x04..\xff\xff\xc0\0\x11\x08", 14);
    image += char(height >> 8);
    image += char(height & 0xff);
    image += char(width >> 8);
    image += char(width & 0xff);
    return image + "....";
}

QByteArray image(const QByteArray &reference)
{
    return svg("<image width=\"1\" height=\"1\" xlink:href=\"" + reference + "\"/>");
}

QByteArray embedded(const QByteArray &picture)
{
    return image("data:image/png;base64," + picture.toBase64());
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

QByteArray chain(int length)
{
    QByteArray inside;
    for (int i = 0; i < length; ++i) {
        inside += "<use id=\"u" + QByteArray::number(i) + "\" xlink:href=\"#u"
            + QByteArray::number(i + 1) + "\"/>";
    }
    return svg(inside + "<rect id=\"u" + QByteArray::number(length) + "\"/>");
}

QByteArray manyAttributes(int count)
{
    QByteArray inside = "<g";
    for (int i = 0; i < count; ++i)
        inside += " a" + QByteArray::number(i) + "=\"\"";
    return svg(inside + "/>");
}

ModuleFiles moduleFiles()
{
    return ModuleFiles::fromMap({{u"art/unit.png"_s, png(10, 10)},
                                 {u"boards/sea.jpg"_s, jpeg(20, 30)},
                                 {u"art/huge.png"_s, png(60'000, 60'000)},
                                 {u"art/fake.png"_s, "<svg/>"},
                                 {u"boards/map.svg"_s, ""}});
}

Issues check(const QByteArray &text)
{
    return SvgCheck(text, u"boards/map.svg"_s, moduleFiles()).run();
}

QString joined(const Issues &issues)
{
    QStringList texts;
    for (const Issue &issue : issues)
        texts.append(issue.toString());
    return texts.join(u'\n');
}

} // namespace

class tst_SvgCheck : public QObject
{
    Q_OBJECT

private slots:
    void accepts_data();
    void accepts();
    void refuses_data();
    void refuses();
    void warns_data();
    void warns();
    void tellsTheLine();
    void errorsAreNotDrownedByWarnings();
    void readsImageSizes_data();
    void readsImageSizes();
};

void tst_SvgCheck::accepts_data()
{
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("shapes") << svg("<g id=\"a\"><path d=\"M0 0H5\"/><circle r=\"2\"/></g>");
    QTest::newRow("gradient") << svg(
        "<defs><linearGradient id=\"a\"/><linearGradient id=\"b\" xlink:href=\"#a\"/></defs>"
        "<rect fill=\"url(#b)\" style=\"stroke: url('#a')\"/>");
    QTest::newRow("use") << svg(
        "<defs><g id=\"a\"/></defs><use href=\"#a\"/><use xlink:href=\"#a\"/>");
    QTest::newRow("style sheet") << svg("<style>.a { fill: #fff; }</style>");
    QTest::newRow("embedded PNG") << embedded(png(100, 100));
    QTest::newRow("embedded JPEG") << image("data:image/jpeg;base64," + jpeg(100, 100).toBase64());
    QTest::newRow("picture beside") << image("sea.jpg");
    QTest::newRow("picture in another folder") << image("../art/unit.png");
    QTest::newRow("an editor's elements")
        << svg("<x:view xmlns:x=\"http://example.org/editor\" x:zoom=\"1\"><x:grid/></x:view>");
    QTest::newRow("declared UTF-8")
        << QByteArray("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n") + svg("");
    QTest::newRow("comment with a tag") << svg("<!-- <g a='1 -->");
    QTest::newRow("property that is off") << svg("<g mask=\"none\" style=\"filter:none\"/>");
}

void tst_SvgCheck::accepts()
{
    QFETCH(QByteArray, text);
    QCOMPARE(joined(check(text)), QString());
}

void tst_SvgCheck::refuses_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");
    const auto row = [](const char *name, const QByteArray &text, const char *message) {
        QTest::newRow(name) << text << QString::fromUtf8(message);
    };

    row("empty", "", "not well-formed");
    row("not XML", "{}", "not well-formed");
    row("cut off", svg("<g>").chopped(8), "not well-formed");
    row("wrong nesting", svg("<g><a></g></a>"), "not well-formed");
    row("unknown prefix", svg("<x:g/>"), "not well-formed");
    row("no namespace", "<svg viewBox=\"0 0 1 1\"/>", "must be “svg”");
    row("HTML", "<html xmlns=\"http://www.w3.org/1999/xhtml\"/>", "must be “svg”");
    row("Latin-1",
        svg("<text>Espa\xF1"
            "a</text>"),
        "not written in UTF-8");
    row("other encoding", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>" + svg(""),
        "not written in UTF-8");
    row("NUL", svg(QByteArray("\0", 1)), "not written in UTF-8");
    row("document type",
        "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://example.org/x.dtd\">" + svg(""),
        "has a document type");
    row("billion laughs",
        "<!DOCTYPE svg [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;\"><!ENTITY c \"&b;&b;\">]>"
            + svg("<text>&c;</text>"),
        "has a document type");
    row("external entity",
        "<!DOCTYPE svg [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + svg("<text>&x;</text>"),
        "has a document type");
    row("unknown entity", svg("<text>&nbsp;</text>"), "not well-formed");
    row("style sheet instruction", "<?xml-stylesheet href=\"x.css\"?>" + svg(""),
        "processing instruction");
    row("import in a style", svg("<style>@import url(#x);</style>"), "“@import”");
    row("import in CDATA", svg("<style><![CDATA[ @IMPORT \"x.css\"; ]]></style>"), "“@import”");
    row("url in a style", svg("<style>.a{fill:url(http://example.org/a)}</style>"), "“url(…)”");
    row("url in an attribute", svg("<rect fill=\"URL( 'x.svg#a' )\"/>"), "“url(…)”");
    row("url after a good one", svg("<rect style=\"fill:url(#a);stroke:url(b)\"/>"), "“url(…)”");
    row("web picture", image("http://example.org/a.png"), "lies outside of the module");
    row("local file", image("file:///etc/passwd"), "lies outside of the module");
    row("absolute path", image("/etc/passwd"), "lies outside of the module");
    row("home folder", image("~/a.png"), "lies outside of the module");
    row("path leads out", image("../../a.png"), "lies outside of the module");
    row("encoded path leads out", image("%2e%2e/%2e%2e/a.png"), "lies outside of the module");
    row("backslash path", image("..\\..\\a.png"), "lies outside of the module");
    row("resource path", image(":/a.png"), "lies outside of the module");
    row("missing picture", image("none.png"), "no file “boards/none.png”");
    row("drawing in a drawing", image("map.svg"), "neither a PNG nor a JPEG");
    row("picture that is none", image("../art/fake.png"), "neither a PNG nor a JPEG");
    row("huge picture file", image("../art/huge.png"), "more than 64 million pixels");
    row("embedded drawing", image("data:image/svg+xml;base64,AAAA"), "must be PNG or JPEG");
    row("embedded text", image("data:text/plain,hello"), "must be PNG or JPEG");
    row("embedded without comma", image("data:image/png;base64"), "must be PNG or JPEG");
    row("embedded but empty", image("data:image/png;base64,"), "neither a PNG nor a JPEG");
    row("embedded but false", embedded("<svg/>"), "neither a PNG nor a JPEG");
    row("embedded and cut", embedded(png(1, 1).left(20)), "neither a PNG nor a JPEG");
    row("embedded and huge", embedded(png(0x7fffffff, 0x7fffffff)), "more than 64 million pixels");
    row("many large pictures",
        svg(QByteArray("<image href=\"data:image/png;base64," + png(8000, 4000).toBase64() + "\"/>")
                .repeated(3)),
        "more than 64 million pixels");
    row("picture without the usual namespace",
        svg("<x:image xmlns:x=\"urn:x\" x:href=\"/etc/passwd\"/>"), "lies outside of the module");
    row("two references", svg("<image xlink:href=\"#a\" href=\"/etc/passwd\"/>"),
        "refers to two different things");
    row("use of another file", svg("<use xlink:href=\"other.svg#a\"/>"),
        "“use” refers to something outside");
    row("link to the web", svg("<a xlink:href=\"http://example.org\"/>"),
        "“a” refers to something outside");
    row("other base", svg("<g xml:base=\"file:///etc/\"/>"), "“xml:base”");
    row("id twice", svg("<g id=\"a\"/><g id=\"a\"/>"), "The id “a” is there twice");
    row("use of itself", svg("<use id=\"a\" xlink:href=\"#a\"/>"), "“a” contains itself");
    row("use of its parent", svg("<g id=\"a\"><use href=\"#a\"/></g>"), "“a” contains itself");
    row("circle of two",
        svg("<g id=\"a\"><use href=\"#b\"/></g><g id=\"b\"><use href=\"#a\"/></g>"),
        "contains itself");
    row("circle of gradients",
        svg("<linearGradient id=\"a\" xlink:href=\"#b\"/><linearGradient id=\"b\" "
            "xlink:href=\"#a\"/>"),
        "contains itself");
    row("laughs by use", laughs(), "is more work than 200000 plain elements");
    row("long chain of uses", chain(100), "nested deeper than 64 levels");
    row("very long chain of uses", chain(12'000), "nested deeper than 64 levels");
    row("too deep", svg(QByteArray("<g>").repeated(64) + QByteArray("</g>").repeated(64)),
        "nested deeper than 64 levels");
    row("far too deep", svg(QByteArray("<g>").repeated(500'000)), "nested deeper than 64 levels");
    row("too many elements", svg(QByteArray("<g/>").repeated(limits::svgElements)),
        "more than 25000 elements");
    row("too many attributes", manyAttributes(300'000), "more than 200 attributes");
    row("too many namespaces",
        svg(QByteArray("<g xmlns:x=\"urn:x\"/>").repeated(limits::svgNamespaces)),
        "more than 100 namespaces");
    row("too large", svg(QByteArray(limits::svgBytes, ' ')), "larger than 16 MiB");
}

void tst_SvgCheck::refuses()
{
    QFETCH(QByteArray, text);
    QFETCH(QString, message);
    const Issues issues = check(text);
    QVERIFY(engine::hasErrors(issues));
    QVERIFY2(joined(issues).contains(message), qPrintable(joined(issues)));
}

void tst_SvgCheck::warns_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("message");

    for (const char *name : {"clipPath", "mask", "pattern", "filter", "marker", "symbol",
                             "foreignObject", "script", "textPath", "animate"}) {
        QTest::newRow(name) << svg(QByteArray("<") + name + "/>")
                            << u"boards/map.svg:2: “%1” is not drawn."_s.arg(QLatin1String(name));
    }
    QTest::newRow("clip attribute")
        << svg("<g clip-path=\"url(#a)\"/>") << u"boards/map.svg:2: “clip-path” is not drawn."_s;
    QTest::newRow("filter in a style") << svg("<g style=\"fill:red; filter:url(#a)\"/>")
                                       << u"boards/map.svg:2: “filter” is not drawn."_s;
    QTest::newRow("event") << svg("<g onclick=\"alert()\"/>")
                           << u"boards/map.svg:2: The attribute “onclick” has no effect."_s;
    QTest::newRow("rgba") << svg("<g fill=\"rgba(1,2,3,0.5)\"/>")
                          << u"boards/map.svg:2: The colour “rgba(…)” is not understood; write "
                             "#rrggbb and give the opacity apart."_s;
    QTest::newRow("colour with opacity")
        << svg("<g style=\"fill:#11223344\"/>")
        << u"boards/map.svg:2: The colour “#11223344” is not "
           "understood; write #rrggbb and give the opacity apart."_s;
    QTest::newRow("missing target")
        << svg("<use href=\"#none\"/>")
        << u"boards/map.svg:2: There is no element with the id “none”."_s;
    QTest::newRow("no viewBox") << QByteArray("<svg xmlns=\"http://www.w3.org/2000/svg\"/>")
                                << u"boards/map.svg:1: The drawing has no “viewBox”, so its size "
                                   "depends on who draws it."_s;
}

void tst_SvgCheck::warns()
{
    QFETCH(QByteArray, text);
    const Issues issues = check(text);
    QVERIFY(!engine::hasErrors(issues));
    QTEST(joined(issues), "message");
}

void tst_SvgCheck::tellsTheLine()
{
    const Issues issues = check(svg("<g/>\n<g/>\n<image href=\"/a\"/>\n<mask/>\n<mask/>"));
    QCOMPARE(issues.size(), 2);
    QCOMPARE(issues[0].line, 4);
    QCOMPARE(issues[0].file, u"boards/map.svg"_s);
    QCOMPARE(issues[1].line, 5);
}

void tst_SvgCheck::errorsAreNotDrownedByWarnings()
{
    QByteArray inside;
    for (int i = 0; i < 5000; ++i)
        inside += "<x" + QByteArray::number(i) + "/>";
    inside += QByteArray("<image href=\"/etc/passwd\"/>").repeated(5000);
    const Issues issues = check(svg(inside));
    QVERIFY(engine::hasErrors(issues));
    QVERIFY(issues.size() < 1000);
}

void tst_SvgCheck::readsImageSizes_data()
{
    QTest::addColumn<QByteArray>("image");
    QTest::addColumn<QSize>("size");

    QTest::newRow("PNG") << png(300, 200) << QSize(300, 200);
    QTest::newRow("JPEG") << jpeg(300, 200) << QSize(300, 200);
    QTest::newRow("PNG without width") << png(0, 200) << QSize();
    QTest::newRow("PNG of negative size") << png(0xffffffff, 200) << QSize();
    QTest::newRow("JPEG without height") << jpeg(300, 0) << QSize();
    QTest::newRow("JPEG cut off") << jpeg(300, 200).left(12) << QSize();
    QTest::newRow("JPEG that goes round")
        << QByteArray("\xff\xd8\xff\xe0\0\0\0\0\0\0\0\0", 12) << QSize();
    QTest::newRow("GIF") << QByteArray("GIF89a\3\0\1\1", 10) << QSize(3, 257);
    QTest::newRow("GIF cut off") << QByteArray("GIF89a\3\0\1") << QSize();
    QTest::newRow("GIF without height") << QByteArray("GIF87a\3\0\0\0", 10) << QSize();
    const QByteArray riff("RIFF\x1a\0\0\0WEBP", 12);
    QTest::newRow("WebP") << riff + QByteArray("VP8 \0\0\0\0\0\0\0\x9d\x01\x2a\x2c\x01\xc8\0", 18)
                          << QSize(300, 200);
    QTest::newRow("WebP, lossless")
        << riff + QByteArray("VP8L\0\0\0\0\x2f\x2b\xc1\x31\0\0\0\0\0\0", 18) << QSize(300, 200);
    QTest::newRow("WebP, extended")
        << riff + QByteArray("VP8X\x0a\0\0\0\0\0\0\0\x2b\1\0\xc7\0\0", 18) << QSize(300, 200);
    QTest::newRow("WebP cut off") << riff + QByteArray("VP8X\x0a\0\0\0") << QSize();
    QTest::newRow("empty") << QByteArray() << QSize();
}

void tst_SvgCheck::readsImageSizes()
{
    QFETCH(QByteArray, image);
    const auto header = engine::ImageHeader::read(image);
    QTEST(header ? header->size : QSize(), "size");
}

QTEST_GUILESS_MAIN(tst_SvgCheck)
#include "tst_svgcheck.moc"
