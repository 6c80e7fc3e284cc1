// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/folder/moduletemplate.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using engine::ModuleTemplate;

namespace {

void write(const QString &path, const QByteArray &content)
{
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

class tst_ModuleTemplate : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void ids_data();
    void ids();
    void copies();
    void fillsAnEmptyFolder();
    void refusesWhatIsThere();
    void refusesNothing();
    void writesOneLanguage_data();
    void writesOneLanguage();

private:
    QString path(const char *name) const { return m_folder->filePath(QLatin1String(name)); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_ModuleTemplate::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(path("from/module.json"), R"({"format": 1, "id": "old", "sides": [{"id": "blue"}]})");
    write(path("from/rules/main.lua"), "-- \"id\": \"old\"\n");
}

void tst_ModuleTemplate::ids_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("id");

    QTest::newRow("as it is") << QStringLiteral("my-game_2.0") << QStringLiteral("my-game_2.0");
    QTest::newRow("capitals and spaces") << QStringLiteral("My  Game") << QStringLiteral("my-game");
    QTest::newRow("accents") << QStringLiteral("Año Crítico") << QStringLiteral("ano-critico");
    QTest::newRow("quotes") << QStringLiteral("a\"b") << QStringLiteral("a-b");
    QTest::newRow("ends") << QStringLiteral(".-game!") << QStringLiteral("game");
    QTest::newRow("another script") << QStringLiteral("Москва") << QStringLiteral("module");
    QTest::newRow("nothing") << QString() << QStringLiteral("module");
    QTest::newRow("long") << QString(80, u'x') << QString(64, u'x');
}

void tst_ModuleTemplate::ids()
{
    QFETCH(QString, name);
    QTEST(ModuleTemplate::idFor(name), "id");
}

void tst_ModuleTemplate::copies()
{
    const auto written = ModuleTemplate(path("from")).writeTo(path("games/My Game/"));
    QVERIFY2(bool(written), written ? "" : qPrintable(written.error().message));
    QCOMPARE(written.value(), QStringList({"module.json", "rules/main.lua"}));
    QCOMPARE(read(path("games/My Game/module.json")),
             QByteArray(R"({"format": 1, "id": "my-game", "sides": [{"id": "blue"}]})"));
    QCOMPARE(read(path("games/My Game/rules/main.lua")), read(path("from/rules/main.lua")));
}

void tst_ModuleTemplate::fillsAnEmptyFolder()
{
    QVERIFY(QDir().mkpath(path("to")));
    QVERIFY(bool(ModuleTemplate(path("from")).writeTo(path("to"))));
    QVERIFY(QFile::exists(path("to/module.json")));
}

void tst_ModuleTemplate::refusesWhatIsThere()
{
    write(path("to/.hidden"), "mine");
    QVERIFY(!ModuleTemplate(path("from")).writeTo(path("to")));
    QVERIFY(!QFile::exists(path("to/module.json")));
    write(path("file"), "mine");
    QVERIFY(!ModuleTemplate(path("from")).writeTo(path("file")));
    QCOMPARE(read(path("file")), QByteArray("mine"));
}

void tst_ModuleTemplate::refusesNothing()
{
    const auto written = ModuleTemplate(path("elsewhere")).writeTo(path("to"));
    QVERIFY(!written);
    QCOMPARE(written.error().code, engine::Error::Code::NotFound);
    QVERIFY(!QFile::exists(path("to")));
}

void tst_ModuleTemplate::writesOneLanguage_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QByteArray>("written");
    QTest::addColumn<QByteArray>("title");
    QTest::addColumn<QByteArray>("rule");
    const QByteArray english = "{ \"foot\", _\"Say \\\"go\\\"\", _\"Left\" }";
    QTest::newRow("its own") << QStringLiteral("en") << QByteArray("en") << QByteArray("River")
                             << english;
    QTest::newRow("translated") << QStringLiteral("es") << QByteArray("es") << QByteArray("Río")
                                << QByteArray("{ \"foot\", _\"Di «ya»\", _\"Left\" }");
    QTest::newRow("unknown") << QStringLiteral("fr") << QByteArray("en") << QByteArray("River")
                             << english;
}

void tst_ModuleTemplate::writesOneLanguage()
{
    QFETCH(QByteArray, written);
    QFETCH(QByteArray, title);
    QFETCH(QByteArray, rule);
    QFETCH(QString, language);
    write(path("from/module.json"),
          R"({"id": "old", "language": "en", "languages": ["en", "es"], "title": "River"})");
    write(path("from/rules/main.lua"), R"({ "foot", _"Say \"go\"", _"Left" })");
    write(path("from/locale/es.ts"), R"(<?xml version="1.0" encoding="utf-8"?>
<TS version="2.1" language="es">
<context><name>module.json</name>
<message><source>River</source><translation>Río</translation></message>
</context>
<context><name>rules/main.lua</name>
<message><source>foot</source><translation>a pie</translation></message>
<message><source>Say "go"</source><translation>Di «ya»</translation></message>
<message><source>Left</source><translation type="unfinished">Queda</translation></message>
</context>
</TS>)");
    ModuleTemplate source(path("from"));
    source.setOnlyLanguage(language);
    const auto names = source.writeTo(path("mine"));
    QVERIFY(bool(names));
    QCOMPARE(names.value(),
             (QStringList{QStringLiteral("module.json"), QStringLiteral("rules/main.lua")}));
    QCOMPARE(read(path("mine/rules/main.lua")), rule);
    QCOMPARE(read(path("mine/module.json")),
             "{\"id\": \"mine\", \"language\": \"" + written + "\", \"languages\": [\"" + written
                 + "\"], \"title\": \"" + title + "\"}");
}

QTEST_GUILESS_MAIN(tst_ModuleTemplate)
#include "tst_moduletemplate.moc"
