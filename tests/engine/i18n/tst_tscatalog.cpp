// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/tscatalog.h"

#include "engine/core/limits.h"

#include <QDirIterator>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QtTest>

using engine::Error;
using engine::TsCatalog;
using engine::TsMessage;
using namespace Qt::StringLiterals;

using Type = TsMessage::Type;

class tst_TsCatalog : public QObject
{
    Q_OBJECT

private slots:
    void reads();
    void keepsWhatOthersWrote();
    void writesTheSameBytes();
    void writesAsLinguistDoes_data();
    void writesAsLinguistDoes();
    void roundTrips_data();
    void roundTrips();
    void refuses_data();
    void refuses();
    void refusesLargeFiles();
};

static TsCatalog parsed(const QByteArray &xml)
{
    auto catalog = TsCatalog::parse(xml, u"locale/es.ts"_s);
    if (!catalog)
        qFatal("%s", qPrintable(catalog.error().message));
    return std::move(catalog).value();
}

static const QByteArray sample = R"(<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
<context>
    <name>module.json</name>
    <message>
        <source>Ford</source>
        <extracomment>about the game</extracomment>
        <translatorcomment>Ask &quot;Ane&quot;</translatorcomment>
        <translation>Vado</translation>
    </message>
    <message>
        <source>Old &amp; new</source>
        <oldsource>Old</oldsource>
        <comment>1.1 title</comment>
        <translation type="unfinished">Viejo</translation>
    </message>
    <message>
        <source>Gone</source>
        <translation type="vanished">Ido</translation>
    </message>
    <message>
        <source>Long gone</source>
        <translation type="obsolete">Muy ido</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation type="unfinished"></translation>
    </message>
</context>
</TS>
)";

void tst_TsCatalog::reads()
{
    const TsCatalog catalog = parsed(sample);
    QCOMPARE(catalog.language, u"es"_s);
    QCOMPARE(catalog.sourceLanguage, u"en"_s);
    QCOMPARE(catalog.contexts.size(), 1u);
    const auto &messages = catalog.find(u"module.json"_s)->messages;
    QVERIFY(!catalog.find(u"pieces.json"_s));
    QCOMPARE(messages.size(), 5u);
    QCOMPARE(messages[0].translation, u"Vado"_s);
    QVERIFY(messages[0].isDone());
    QCOMPARE(messages[1].source, u"Old & new"_s);
    QCOMPARE(messages[1].oldSource, u"Old"_s);
    QCOMPARE(messages[1].comment, u"1.1 title"_s);
    QCOMPARE(messages[1].type, Type::Unfinished);
    QVERIFY(!messages[1].isDone());
    QCOMPARE(messages[2].type, Type::Vanished);
    QCOMPARE(messages[3].type, Type::Obsolete);
    QVERIFY(messages[3].isGone());
    QVERIFY(messages[4].translation.isEmpty());
}

void tst_TsCatalog::keepsWhatOthersWrote()
{
    const TsCatalog catalog = parsed(R"(<!DOCTYPE TS><TS version="2.1" language="es">
<context><name>a</name><message numerus="yes">
<location filename="x.cpp" line="3"/>
<source>%n hex(es)</source>
<translatorcomment>Ask Ane</translatorcomment>
<translation><numerusform>%n hex</numerusform><numerusform>%n hexes</numerusform></translation>
</message></context></TS>)");
    const TsMessage &message = catalog.contexts[0].messages[0];
    QCOMPARE(message.numerusForms, QStringList({u"%n hex"_s, u"%n hexes"_s}));
    QCOMPARE(message.translatorComment, u"Ask Ane"_s);
    QCOMPARE(parsed(catalog.write()), catalog);
    QVERIFY(catalog.write().contains("Ask Ane"));
    QVERIFY(catalog.write().contains("numerus=\"yes\""));
    QVERIFY(!catalog.write().contains("line="));
}

void tst_TsCatalog::writesTheSameBytes()
{
    QCOMPARE(parsed(sample).write(), sample);
}

// Every translation that we ship, and one with everything that Linguist knows.
void tst_TsCatalog::writesAsLinguistDoes_data()
{
    QTest::addColumn<QByteArray>("xml");
    const QString top = QStringLiteral(HEXSMITH_SOURCE_DIR);
    for (const char *folder : {"/modules", "/resources/templates"}) {
        QDirIterator files(top + QLatin1String(folder), {u"*.ts"_s}, QDir::Files,
                           QDirIterator::Subdirectories);
        while (files.hasNext()) {
            QFile file(files.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString name = QDir(top).relativeFilePath(file.fileName());
            QTest::newRow(qPrintable(name)) << file.readAll();
        }
    }
    QTest::newRow("sample") << sample;
    QTest::newRow("everything") << QByteArray(R"(<!DOCTYPE TS><TS version="2.1" language="es">
<context><name>a &amp; 'b'</name>
<message id="x.1" numerus="yes"><translation><numerusform>a</numerusform><numerusform variants="yes">
<lengthvariant>b</lengthvariant><lengthvariant>c</lengthvariant></numerusform></translation>
<extra-zeta> b &amp; c</extra-zeta><extra-alpha>a
b</extra-alpha><extracomment>e</extracomment><translatorcomment>t&#xa0;x
two</translatorcomment><comment>c</comment><oldcomment>oc</oldcomment><source>"a" &#x2003; 'x' ]]&gt; &#x2028;
&#x200f;</source><oldsource>q</oldsource><userdata>ud</userdata></message>
<message><source>one<byte value="x1"/><byte value="xd"/>
 two </source><translation type="unfinished"/></message>
<message><source>four</source><translation variants="yes"><lengthvariant>x</lengthvariant>
<lengthvariant>xy</lengthvariant></translation></message>
<message><source>four</source><translation>twice</translation></message>
<message><source>none</source></message></context>
<context><name>empty</name></context>
<context><name>a &amp; 'b'</name><message><source>later</source><translation/></message></context></TS>)");
}

void tst_TsCatalog::writesAsLinguistDoes()
{
    QFETCH(QByteArray, xml);
    const QByteArray written = parsed(xml).write();
    QCOMPARE(parsed(written), parsed(xml));
    // Files of our own are as they would be written, to the byte.
    if (QByteArrayView(QTest::currentDataTag()).endsWith(".ts"))
        QCOMPARE(written, xml);
    QString program = QStandardPaths::findExecutable(u"lconvert"_s, {u"/usr/lib/qt6/bin"_s});
    if (program.isEmpty())
        program = QStandardPaths::findExecutable(u"lconvert"_s);
    if (program.isEmpty())
        QSKIP("lconvert (qt6-l10n-tools) is not installed");
    const QTemporaryDir folder;
    const QString from = folder.filePath(u"from.ts"_s);
    const QString to = folder.filePath(u"to.ts"_s);
    QFile file(from);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(written) == written.size());
    file.close();
    QCOMPARE(QProcess::execute(program, {u"-i"_s, from, u"-o"_s, to}), 0);
    QFile converted(to);
    QVERIFY(converted.open(QIODevice::ReadOnly));
    QCOMPARE(written, converted.readAll());
}

void tst_TsCatalog::roundTrips_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("plain") << u"Move"_s;
    QTest::newRow("markup") << u"<b>\"a\" & 'b'</b>"_s;
    QTest::newRow("lines") << u"One.\n\nTwo.\n- three"_s;
    QTest::newRow("blanks around") << u"  two words \t"_s;
    QTest::newRow("only a line end") << u"\n"_s;
    QTest::newRow("control characters") << u"a\x01"_s + u"b\r\nc\x1f"_s;
    QTest::newRow("control character first") << u"\x02z"_s;
    QTest::newRow("beyond the first plane") << u"Königsberg — 🎲"_s;
    QTest::newRow("end of CDATA") << u"]]>"_s;
}

void tst_TsCatalog::roundTrips()
{
    QFETCH(QString, text);
    TsCatalog catalog;
    catalog.language = u"es"_s;
    TsMessage message;
    message.source = text;
    message.comment = text;
    message.translation = text;
    message.type = Type::Finished;
    message.extraComment = message.translatorComment = message.oldSource = text;
    catalog.contexts.push_back({text, {message}});
    QCOMPARE(parsed(catalog.write()), catalog);
}

void tst_TsCatalog::refuses_data()
{
    QTest::addColumn<QByteArray>("xml");
    QTest::addColumn<QString>("message");
    QTest::newRow("nothing") << QByteArray() << u"locale/es.ts:"_s;
    QTest::newRow("no XML") << QByteArray("hello") << u"locale/es.ts:1: "_s;
    QTest::newRow("another element") << QByteArray("<svg/>") << u"first element must be TS"_s;
    QTest::newRow("cut off") << QByteArray("<TS>\n<context>\n<name>a") << u"locale/es.ts:3: "_s;
    QTest::newRow("strange type") << QByteArray(
        "<TS><context><message>\n<translation type='done'/></message></context></TS>")
                                  << u"locale/es.ts:2: A translation can't be “done”."_s;
    QTest::newRow("entities") << QByteArray(
        "<!DOCTYPE TS [<!ENTITY a \"aaaa\">]><TS><context><name>&a;</name></context></TS>")
                              << u"must not declare entities"_s;
    QTest::newRow("two roots") << QByteArray("<TS></TS><TS></TS>") << u"locale/es.ts:1: "_s;
}

void tst_TsCatalog::refuses()
{
    QFETCH(QByteArray, xml);
    QFETCH(QString, message);
    const auto catalog = TsCatalog::parse(xml, u"locale/es.ts"_s);
    QVERIFY(!catalog);
    QVERIFY2(catalog.error().message.contains(message), qPrintable(catalog.error().message));
}

void tst_TsCatalog::refusesLargeFiles()
{
    const QByteArray xml = "<TS>" + QByteArray(engine::limits::textBytes, ' ') + "</TS>";
    const auto catalog = TsCatalog::parse(xml, u"locale/es.ts"_s);
    QVERIFY(!catalog);
    QCOMPARE(catalog.error().code, Error::Code::TooLarge);
}

QTEST_GUILESS_MAIN(tst_TsCatalog)
#include "tst_tscatalog.moc"
