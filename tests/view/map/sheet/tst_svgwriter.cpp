// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/map/sheet/svgwriter.h"

#include <QTest>

using view::MapText;
using view::Polyline;
using view::SvgStyle;
using view::SvgWriter;

class tst_SvgWriter : public QObject
{
    Q_OBJECT

private slots:
    void number_data();
    void number();
    void splitsLongPaths();
    void thinsLongAreas();
    void escapesTexts();
    void emptyShapesAreNotWritten();
};

void tst_SvgWriter::number_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("text");

    QTest::newRow("zero") << 0.0 << QByteArray("0");
    QTest::newRow("whole") << 12.0 << QByteArray("12");
    QTest::newRow("negative") << -3.5 << QByteArray("-3.5");
    QTest::newRow("below one") << 0.05 << QByteArray(".05");
    QTest::newRow("rounded") << 1.234 << QByteArray("1.23");
    QTest::newRow("rounded to nothing") << -0.001 << QByteArray("0");
}

void tst_SvgWriter::number()
{
    QFETCH(double, value);
    QTEST(SvgWriter::number(value), "text");
}

void tst_SvgWriter::splitsLongPaths()
{
    SvgWriter svg;
    svg.lines(std::vector<Polyline>(20000, {{0, 0}, {1, 1}}), SvgStyle::line("#000000", 1));
    QCOMPARE(svg.body().count("<path"), 2);
    QCOMPARE(svg.body().count('M'), 20000);
}

void tst_SvgWriter::thinsLongAreas()
{
    Polyline loop;
    for (int i = 0; i < 100000; ++i)
        loop.push_back({double(i % 300), double(i / 300)});
    SvgWriter svg;
    svg.loops({loop}, SvgStyle::filled("#000000"));
    QCOMPARE(svg.body().count("<path"), 1);
    QVERIFY(svg.body().count('L') < 30000);
}

void tst_SvgWriter::escapesTexts()
{
    MapText text;
    text.text = QStringLiteral("A<B & \"C\"");
    text.color = "#000000";
    SvgWriter svg;
    svg.text(text);
    QVERIFY(svg.body().contains("A&lt;B &amp; &quot;C&quot;</text>"));
}

void tst_SvgWriter::emptyShapesAreNotWritten()
{
    SvgWriter svg;
    svg.lines({}, SvgStyle::line("#000000", 1));
    svg.loops({}, SvgStyle::filled("#000000"));
    svg.patches({}, SvgStyle::filled("#000000"));
    QVERIFY(svg.body().isEmpty());
}

QTEST_MAIN(tst_SvgWriter)
#include "tst_svgwriter.moc"
