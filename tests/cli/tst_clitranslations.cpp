// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

using namespace program;

/// Translations that go to other programs and come back, through the program itself.
class tst_CliTranslations : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void goesThereAndBack_data();
    void goesThereAndBack();
    void takesInTheWorkOfOthers();
    void refuses_data();
    void refuses();
    void tellsHowInItsHelp();

private:
    QString path(const QString &name) const { return m_dir->filePath(name); }
    QByteArray bytes(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QString &name, const QByteArray &content) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    const QString m_ts = QStringLiteral("game/locale/es.ts");
};

void tst_CliTranslations::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    QCOMPARE(run({QStringLiteral("new"), path(QStringLiteral("game"))}).code, 0);
}

void tst_CliTranslations::goesThereAndBack_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"es.po", "es.xlf", "es.xliff", "es.ts"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_CliTranslations::goesThereAndBack()
{
    QFETCH(QString, name);
    const QByteArray before = bytes(m_ts);
    QVERIFY(!before.isEmpty());
    const Run out =
        run({QStringLiteral("i18n"), QStringLiteral("export"), path(QStringLiteral("game")),
             QStringLiteral("--lang"), QStringLiteral("es"), QStringLiteral("-o"), path(name)});
    QVERIFY2(out.code == 0, out.err.constData());
    // All translations are lost and come back.
    QVERIFY(QFile::remove(path(m_ts)));
    const Run in = run({QStringLiteral("i18n"), QStringLiteral("import"),
                        path(QStringLiteral("game")), path(name), QStringLiteral("--json")});
    QVERIFY2(in.code == 0, in.err.constData());
    QVERIFY(parsed(in.out)[u"changed"].toInteger() > 10);
    QCOMPARE(parsed(in.out)[u"unknown"].size(), 0);
    QCOMPARE(bytes(m_ts), before);
}

void tst_CliTranslations::takesInTheWorkOfOthers()
{
    write(QStringLiteral("es.po"), R"(msgid ""
msgstr "Language: es\n"

msgctxt "module.json"
msgid "The Town in the Valley"
msgstr "La villa del valle"

msgid "Nothing like it"
msgstr "Nada igual")");
    const Run in = run({QStringLiteral("i18n"), QStringLiteral("import"),
                        path(QStringLiteral("game")), path(QStringLiteral("es.po"))});
    QVERIFY2(in.code == 0, in.err.constData());
    QVERIFY2(in.out.contains("not in the module: Nothing like it\n"), in.out.constData());
    QVERIFY2(in.out.contains("es: 1 changed, 0 as before, 1 not in the module"),
             in.out.constData());
    QVERIFY(bytes(m_ts).contains("<translation>La villa del valle</translation>"));
}

void tst_CliTranslations::refuses_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *line, int code, const char *error) {
        QTest::newRow(line) << QString::fromUtf8(line) << code << QString::fromUtf8(error);
    };
    row("i18n export GAME --lang es", 2, "-o");
    row("i18n export GAME --lang es -o DIR/a.doc", 2, ".po, .xlf or .xliff");
    row("i18n export GAME --lang fr -o DIR/a.po", 1, "'fr'");
    row("i18n export GAME --lang es -o DIR/none/a.po", 1, "a.po");
    row("i18n export GAME again --lang es -o DIR/a.po", 2, "Only import");
    row("i18n import GAME", 2, "file");
    row("i18n import GAME DIR/none.po", 1, "none.po");
    row("i18n import GAME DIR/broken.po", 1, "broken.po:1: ");
    row("i18n import GAME DIR/broken.xlf", 1, "broken.xlf:1: ");
    row("i18n import GAME DIR/french.po", 1, "'fr'");
    row("i18n import GAME DIR/french.po --lang es", 1, "'fr'");
    row("i18n import GAME DIR/mute.po", 2, "--lang");
    row("i18n import GAME DIR/mute.po --lang es", 0, "");
}

void tst_CliTranslations::refuses()
{
    QFETCH(QString, line);
    QFETCH(QString, error);
    write(QStringLiteral("broken.po"), "no translation");
    write(QStringLiteral("broken.xlf"), "<html/>");
    write(QStringLiteral("french.po"), "msgid \"\"\nmsgstr \"Language: fr\\n\"\n");
    write(QStringLiteral("mute.po"), "msgid \"a\"\nmsgstr \"b\"\n");
    const QByteArray before = bytes(m_ts);
    QStringList words = line.split(u' ');
    for (QString &word : words)
        word.replace(QLatin1String("GAME"), path(QStringLiteral("game")))
            .replace(QLatin1String("DIR"), m_dir->path());
    const Run done = run(words);
    QTEST(done.code, "code");
    QVERIFY2(done.err.contains(error.toUtf8()), done.err.constData());
    QCOMPARE(bytes(m_ts), before);
}

void tst_CliTranslations::tellsHowInItsHelp()
{
    const Run help = run("i18n --help");
    QCOMPARE(help.code, 0);
    for (const char *word : {"export", "import", ".po", ".xlf", "--lang"})
        QVERIFY2(help.out.contains(word), word);
}

QTEST_GUILESS_MAIN(tst_CliTranslations)
#include "tst_clitranslations.moc"
