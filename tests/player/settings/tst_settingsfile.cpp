// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/settings.h"
#include "tests/smalldisk.h"

#include <QSettings>
#include <QSignalSpy>
#include <QTest>

using namespace app;
using namespace Qt::StringLiterals;

class tst_SettingsFile : public QObject
{
    Q_OBJECT

private slots:
    void keepsAllKinds();
    void twoPrograms();
    void takesOverWhatIsOlder();
    void damagedFile_data();
    void damagedFile();
    void otherFormats_data();
    void otherFormats();
    void newerFileStaysUntouched();
    void fullDisk();
};

void tst_SettingsFile::keepsAllKinds()
{
    const QTemporaryDir place;
    const QString path = place.filePath(u"deep/in/settings.json"_s);
    const QList<QVariant> values{u"Ñandú \"x\""_s,
                                 42,
                                 -1,
                                 true,
                                 false,
                                 QByteArray("\0\xff\n", 3),
                                 QStringList{u"a"_s, u"b"_s},
                                 QStringList(),
                                 QString()};
    {
        SettingsFile file(path);
        for (qsizetype i = 0; i < values.size(); ++i)
            file.setValue(QString::number(i), values[i]);
        file.setValue(u"gone"_s, 1);
        file.remove(u"gone"_s);
    }
    const SettingsFile file(path);
    for (qsizetype i = 0; i < values.size(); ++i)
        QCOMPARE(file.value(QString::number(i)).toString(), values[i].toString());
    QCOMPARE(file.value(u"5"_s).toByteArray(), values[5].toByteArray());
    QCOMPARE(file.value(u"6"_s).toStringList(), values[6].toStringList());
    QCOMPARE(file.value(u"gone"_s, 7).toInt(), 7);
}

void tst_SettingsFile::twoPrograms()
{
    const QTemporaryDir place;
    SettingsFile one(place.filePath(u"s"_s));
    SettingsFile other(place.filePath(u"s"_s));
    one.setValue(u"a"_s, 1);
    QVERIFY(one.write());
    other.setValue(u"b"_s, 2);
    QVERIFY(other.write());
    const SettingsFile both(place.filePath(u"s"_s));
    QCOMPARE(both.value(u"a"_s).toInt(), 1);
    QCOMPARE(both.value(u"b"_s).toInt(), 2);
}

void tst_SettingsFile::takesOverWhatIsOlder()
{
    const QTemporaryDir place;
    const QString older = place.filePath(u"Hexsmith.conf"_s);
    {
        QSettings settings(older, QSettings::IniFormat);
        settings.setValue(u"language"_s, u"es"_s);
        settings.setValue(u"textSize"_s, 120);
        settings.setValue(u"keys/save"_s, u"Ctrl+K"_s);
        settings.setValue(u"window"_s, QByteArray("\x01\x02\0\x03", 4));
    }
    const QByteArray before = smalldisk::content(older);
    for (int i = 0; i < 2; ++i) {
        const SettingsFile file(place.filePath(u"settings.json"_s), older);
        QCOMPARE(file.value(u"language"_s).toString(), u"es"_s);
        QCOMPARE(file.value(u"textSize"_s).toInt(), 120);
        QCOMPARE(file.value(u"keys/save"_s).toString(), u"Ctrl+K"_s);
        QCOMPARE(file.value(u"window"_s).toByteArray(), QByteArray("\x01\x02\0\x03", 4));
    }
    QCOMPARE(smalldisk::content(older), before);
    QVERIFY(QFile::exists(place.filePath(u"settings.json"_s)));
}

void tst_SettingsFile::damagedFile_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("torn") << QByteArray("{\"language\": \"e");
    QTest::newRow("a list") << QByteArray("[1, 2]");
    QTest::newRow("no text") << QByteArray("\xff\xfe\0\x01", 4);
    QTest::newRow("strange values") << QByteArray("{\"language\": {\"x\": null}, \"look\": 1.5}");
}

void tst_SettingsFile::damagedFile()
{
    QFETCH(const QByteArray, bytes);
    const QTemporaryDir place;
    const QString path = place.filePath(u"s"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    {
        Settings settings(path);
        QCOMPARE(settings.look(), Settings::Look::System);
        settings.setLook(Settings::Look::Dark);
    }
    QCOMPARE(Settings(path).look(), Settings::Look::Dark);
}

void tst_SettingsFile::otherFormats_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("copy"); // its ending; empty: none
    QTest::newRow("of 0.1.0") << QByteArray("{\"language\": \"es\"}") << u"es"_s << u".format0"_s;
    QTest::newRow("of today") << QByteArray("{\"format\": 1, \"language\": \"es\"}") << u"es"_s
                              << QString();
    QTest::newRow("damaged") << QByteArray("{\"format\": 1, \"langua") << QString()
                             << u".damaged"_s;
}

void tst_SettingsFile::otherFormats()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, language);
    QFETCH(const QString, copy);
    const QTemporaryDir place;
    const QString path = place.filePath(u"s"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    {
        SettingsFile settings(path);
        QCOMPARE(settings.value(u"language"_s).toString(), language);
        QCOMPARE(settings.value(u"format"_s), QVariant()); // is no setting
    }
    QCOMPARE(smalldisk::content(path), bytes); // nothing was chosen
    for (int i = 0; i < 2; ++i) {
        SettingsFile settings(path);
        settings.setValue(u"textSize"_s, 100 + i);
        QVERIFY(settings.write());
        QCOMPARE(settings.value(u"language"_s).toString(), language);
    }
    const QByteArray now = smalldisk::content(path);
    QVERIFY2(now.contains("\"format\": 1"), now.constData());
    QCOMPARE(smalldisk::everything(place.path()).size(), copy.isEmpty() ? 1 : 2);
    if (!copy.isEmpty())
        QCOMPARE(smalldisk::content(path + copy), bytes);
}

void tst_SettingsFile::newerFileStaysUntouched()
{
    const QTemporaryDir place;
    const QString path = place.filePath(u"s"_s);
    const QByteArray bytes("{\"format\": 2, \"language\": [\"es\", 7]}");
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    {
        Settings settings(path);
        QSignalSpy told(&settings, &Settings::failed);
        QTRY_COMPARE(told.size(), 1);
        QVERIFY2(told[0][0].toString().contains(u"newer version of Hexsmith"_s),
                 qPrintable(told[0][0].toString()));
        settings.setLook(Settings::Look::Dark);
        QCOMPARE(settings.look(), Settings::Look::Dark); // until the program ends
    }
    QCOMPARE(smalldisk::content(path), bytes);
    QCOMPARE(smalldisk::everything(place.path()), QStringList{u"s"_s});
}

// What was chosen is valid and is written when there is room again; the old file stays till then.
void tst_SettingsFile::fullDisk()
{
    smalldisk::Disk disk;
    const QString path = disk.file(u"settings.json"_s);
    {
        Settings settings(path);
        settings.setLanguage(u"es"_s);
        settings.setTextSize(110);
    }
    const QByteArray before = smalldisk::content(path);
    QVERIFY(before.contains("110"));
    Settings settings(path);
    QSignalSpy failed(&settings, &Settings::failed);
    disk.fill();
    settings.setTextSize(150);
    QTRY_COMPARE(failed.size(), 1);
    QVERIFY2(failed[0][0].toString().contains(disk.words()), qPrintable(failed[0][0].toString()));
    settings.setCounterSize(90);
    QTest::qWait(400);
    QCOMPARE(failed.size(), 1);
    QCOMPARE(settings.textSize(), 150);
    QCOMPARE(smalldisk::content(path), before);
    QCOMPARE(smalldisk::everything(disk.path()), QStringList{u"settings.json"_s});
    disk.makeRoom();
    settings.setMapDimming(20);
    QTRY_VERIFY(smalldisk::content(path) != before);
    const Settings again(path);
    QCOMPARE(again.textSize(), 150);
    QCOMPARE(again.counterSize(), 90);
    QCOMPARE(again.language(), u"es"_s);
}

QTEST_MAIN(tst_SettingsFile)
#include "tst_settingsfile.moc"
