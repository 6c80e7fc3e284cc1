// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/symbolpainter.h"
#include "app/view/counter/pathdata.h"

#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTest>

using namespace view;

class tst_SymbolSet : public QObject
{
    Q_OBJECT

private slots:
    void everySymbolDrawsSomething_data();
    void everySymbolDrawsSomething();
    void noTwoAreEqual();
    void staysInItsPlace();
    void textSymbols();
    void unknown();
    void manualNamesAll();
    void pathData_data();
    void pathData();
    void badPathData_data();
    void badPathData();

private:
    QImage drawn(const Symbol &symbol) const;

    SymbolSet m_set;
};

QImage tst_SymbolSet::drawn(const Symbol &symbol) const
{
    QImage image(96, 63, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const CounterText text;
    const SymbolPainter symbols(text);
    if (symbol.kind == Symbol::Kind::Box)
        symbols.drawBox(painter, symbol, QRectF(0, 0, 96, 63), {Qt::black, Qt::white}, 1);
    else
        symbols.drawFree(painter, symbol, {48, 31.5}, 1.4, Qt::black);
    return image;
}

void tst_SymbolSet::everySymbolDrawsSomething_data()
{
    QTest::addColumn<QString>("id");
    for (const QString &id : m_set.ids())
        QTest::newRow(qPrintable(id)) << id;
}

void tst_SymbolSet::everySymbolDrawsSomething()
{
    QFETCH(QString, id);
    const Symbol *symbol = m_set.find(id);
    QVERIFY(symbol);
    const QImage image = drawn(*symbol);
    const QImage empty = drawn(Symbol{});
    int inked = 0;
    for (int y = 3; y < image.height() - 3; ++y) {
        for (int x = 3; x < image.width() - 3; ++x)
            inked += image.pixel(x, y) != empty.pixel(x, y);
    }
    QVERIFY2(inked > 100, qPrintable(QString::number(inked)));
}

void tst_SymbolSet::noTwoAreEqual()
{
    QHash<QByteArray, QString> seen;
    for (const QString &id : m_set.ids()) {
        const QImage image = drawn(*m_set.find(id));
        const QByteArray bits(reinterpret_cast<const char *>(image.constBits()),
                              image.sizeInBytes());
        QVERIFY2(!seen.contains(bits), qPrintable(id + u" = " + seen.value(bits)));
        seen.insert(bits, id);
    }
}

void tst_SymbolSet::staysInItsPlace()
{
    for (const QString &id : m_set.ids()) {
        const Symbol *symbol = m_set.find(id);
        const QRectF room =
            symbol->kind == Symbol::Kind::Box ? QRectF(0, 0, 32, 21) : QRectF(-28, -18, 56, 36);
        const QRectF used = symbol->stroke.boundingRect() | symbol->fill.boundingRect();
        // Some are a text, which has its place in the box by itself.
        if (used.isNull())
            QVERIFY2(!symbol->text.isEmpty(), qPrintable(id));
        else
            QVERIFY2(room.adjusted(-.01, -.01, .01, .01).contains(used), qPrintable(id));
    }
}

void tst_SymbolSet::textSymbols()
{
    QVERIFY(SymbolSet::isText(u"text:SMG"));
    QVERIFY(!SymbolSet::isText(u"text:"));
    QVERIFY(!SymbolSet::isText(u"text:TOOLONG"));
    QVERIFY(!SymbolSet::isText(u"SMG"));
    QCOMPARE(SymbolSet::textSymbol(u"text:SMG").text, QStringLiteral("SMG"));
    QVERIFY(drawn(SymbolSet::textSymbol(u"text:SMG")) != drawn(Symbol{}));
}

void tst_SymbolSet::unknown()
{
    QVERIFY(!m_set.find(u"chariot"));
    QVERIFY(!m_set.find(u""));
}

void tst_SymbolSet::manualNamesAll()
{
    QFile file(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/manual/en/counter-art.md"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString manual = QString::fromUtf8(file.readAll());
    for (const QString &id : m_set.ids())
        QVERIFY2(manual.contains(u'`' + id + u'`'), qPrintable(id));
}

void tst_SymbolSet::pathData_data()
{
    QTest::addColumn<QString>("data");
    QTest::addColumn<QRectF>("bounds");

    QTest::newRow("lines") << "M1 2L11 2V12H1Z" << QRectF(1, 2, 10, 10);
    QTest::newRow("relative") << "m1 2l10 0v10h-10z" << QRectF(1, 2, 10, 10);
    QTest::newRow("packed numbers") << "M-.5-.5L.5.5" << QRectF(-.5, -.5, 1, 1);
    QTest::newRow("lines after a move") << "M0 0 10 0 10 5" << QRectF(0, 0, 10, 5);
    QTest::newRow("circle") << "M16 6.1A4.4 4.4 0 1 1 15.99 6.1Z" << QRectF(11.6, 6.1, 8.8, 8.8);
    QTest::newRow("half circle, clockwise") << "M0 0A5 5 0 0 1 10 0" << QRectF(0, -5, 10, 5);
    QTest::newRow("half circle, other way") << "M0 0A5 5 0 0 0 10 0" << QRectF(0, 0, 10, 5);
    QTest::newRow("arc that is too small grows") << "M0 0A1 1 0 0 1 10 0" << QRectF(0, -5, 10, 5);
    QTest::newRow("nothing") << "" << QRectF();
}

void tst_SymbolSet::pathData()
{
    QFETCH(QString, data);
    QFETCH(QRectF, bounds);
    const QRectF actual = pathFromData(data).boundingRect();
    for (const auto &[one, other] :
         {std::pair(actual.left(), bounds.left()), std::pair(actual.top(), bounds.top()),
          std::pair(actual.right(), bounds.right()), std::pair(actual.bottom(), bounds.bottom())})
        QVERIFY2(std::abs(one - other) < 0.03, qPrintable(QString::number(one)));
}

void tst_SymbolSet::badPathData_data()
{
    QTest::addColumn<QString>("data");
    QTest::newRow("unknown letter") << "M0 0X5 5";
    QTest::newRow("no number") << "M0 0L5";
    QTest::newRow("starts with a number") << "5 5L1 1";
    QTest::newRow("word") << "M zero";
    QTest::newRow("only a sign") << "M0 0L- 5";
}

void tst_SymbolSet::badPathData()
{
    QFETCH(QString, data);
    QVERIFY(pathFromData(data).isEmpty());
}

QTEST_MAIN(tst_SymbolSet)
#include "tst_symbolset.moc"
