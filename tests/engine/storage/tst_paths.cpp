// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/archive.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/atomicfolder.h"
#include "engine/storage/fileformat.h"
#include "engine/storage/modulefiles.h"
#include "tests/engine/module/smallmodule.h"
#include "tests/smalldisk.h"

#include <QLocale>
#include <QTest>

using namespace engine;
using namespace Qt::StringLiterals;
using smalldisk::content;

/// Names of files as people and other systems write them, and numbers as files do.
class tst_Paths : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QLocale::setDefault(QLocale::c()); }
    void names_data();
    void names();
    void longPaths();
    void namesThatDifferInCase();
    void numbersInFiles_data();
    void numbersInFiles();
    void formats_data();
    void formats();
    void keepsOneCopy();
};

void tst_Paths::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("blanks") << u"my games/a  b"_s;
    QTest::newRow("Spanish") << u"Año 1943/Ñandú"_s;
    QTest::newRow("Russian") << u"Игры/Белая смерть"_s;
    QTest::newRow("Japanese") << u"ゲーム"_s;
    QTest::newRow("beyond 16 bits") << u"\U0001F3B2 dice"_s;
    QTest::newRow("composed of parts") << u"Konigsberg o\u0308"_s;
    QTest::newRow("signs") << u"50% & more #1 (old) 'x' $HOME;~"_s;
    QTest::newRow("points") << u"a.b.c..d"_s;
}

void tst_Paths::names()
{
    QFETCH(const QString, name);
    const QTemporaryDir place;
    const QString folder = place.filePath(name);
    const QString pack = folder + u".hexmod"_s;
    const auto files = smallModule();
    QVERIFY(writeFolderAtomically(folder, files));
    const auto opened = ModuleFiles::open(folder);
    QVERIFY(opened);
    QVERIFY(opened->pack(pack));
    const auto packed = ModuleFiles::open(pack);
    QVERIFY(packed);
    QCOMPARE(packed->contentHash(), opened->contentHash());
    QVERIFY(writeAtomically(folder + u"/added.txt"_s, "x"));
    QCOMPARE(content(folder + u"/added.txt"_s), QByteArray("x"));
    QCOMPARE(fileformat::copyPath(pack, u"old"_s), QString(pack + u".old"));
}

void tst_Paths::longPaths()
{
    const QTemporaryDir place;
    QString folder = place.path();
    while (folder.size() < 900)
        folder += u'/' + QString(100, u'f');
    QVERIFY(writeFolderAtomically(folder, smallModule()));
    QVERIFY(ModuleFiles::open(folder));
    QVERIFY(writeAtomically(folder + u"/a"_s, "x"));
    // What no system takes is refused in words.
    const auto refused = writeAtomically(place.filePath(QString(300, u'n')), "x");
    QVERIFY(!refused);
    QVERIFY2(refused.error().message.contains(u"the name is too long"_s),
             qPrintable(refused.error().message));
}

// One of the two would be lost where they mean the same file.
void tst_Paths::namesThatDifferInCase()
{
    const QTemporaryDir place;
    QMap<QString, QByteArray> files = smallModule();
    files.insert(u"Rules.txt"_s, "one");
    files.insert(u"rules.TXT"_s, "two");
    const QString pack = place.filePath(u"a.hexmod"_s);
    const bool isRefused = !archive::write(files, pack) || !ModuleFiles::open(pack);
    QVERIFY(isRefused);
}

void tst_Paths::numbersInFiles_data()
{
    QTest::addColumn<QLocale>("locale");
    for (const char *name : {"C", "de_DE", "es_ES", "ar_EG", "hi_IN"})
        QTest::newRow(name) << QLocale(QLatin1String(name));
}

void tst_Paths::numbersInFiles()
{
    QFETCH(const QLocale, locale);
    QLocale::setDefault(locale);
    const auto read = Json::parse("{\"a\": 1.5, \"b\": 1234567, \"c\": -0.25}", u"x"_s);
    QVERIFY(read);
    QCOMPARE(read.value()[u"a"].toReal(), 1.5);
    QCOMPARE(read.value().write(Json::Style::Compact),
             QByteArray("{\"a\":1.5,\"b\":1234567,\"c\":-0.25}"));
    QVERIFY(!Json::parse("{\"a\": 1,5}", u"x"_s));
}

void tst_Paths::formats_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<int>("format");
    QTest::newRow("none") << QByteArray("{}") << 0;
    QTest::newRow("one") << QByteArray("{\"format\": 1}") << 1;
    QTest::newRow("newer") << QByteArray("{\"format\": 7, \"x\": []}") << 7;
    QTest::newRow("huge") << QByteArray("{\"format\": 9007199254740991}") << 2147483647;
    QTest::newRow("below") << QByteArray("{\"format\": -3}") << 0;
    QTest::newRow("words") << QByteArray("{\"format\": \"two\"}") << 0;
    QTest::newRow("a list") << QByteArray("[1]") << 0;
}

void tst_Paths::formats()
{
    QFETCH(const QByteArray, json);
    QFETCH(const int, format);
    const auto parsed = Json::parse(json, u"x"_s);
    QVERIFY(parsed);
    QCOMPARE(fileformat::of(parsed.value()), format);
}

void tst_Paths::keepsOneCopy()
{
    const QTemporaryDir place;
    const QString path = place.filePath(u"a.json"_s);
    QVERIFY(fileformat::keepCopy(path, u"format0"_s)); // there is nothing to be kept
    QVERIFY(writeAtomically(path, "first"));
    QVERIFY(fileformat::keepCopy(path, u"format0"_s));
    QVERIFY(writeAtomically(path, "second"));
    QVERIFY(fileformat::keepCopy(path, u"format0"_s));
    QCOMPARE(content(path + u".format0"_s), QByteArray("first"));
    QCOMPARE(content(path), QByteArray("second"));
}

QTEST_GUILESS_MAIN(tst_Paths)
#include "tst_paths.moc"
