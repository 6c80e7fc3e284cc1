// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/scripting/guide.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

using Run = Guide::Run;

namespace {

const QString c_manual = QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/manual/");
const QString c_templates = QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates");

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

bool write(const QString &path, const QString &text)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) >= 0;
}

/// What is wrong with the module \a name in \a folder when everything is to be clean, except for
/// what lint is expected to say.
QString flaws(const QString &folder, const QString &name, const QString &expected = {})
{
    const auto cli = [&](const QString &words) {
        return Guide::shell(folder, QStringLiteral("hexsmith-cli ") + words);
    };
    const Run lint = cli(QStringLiteral("lint ") + name);
    if (lint.output != expected || lint.exitCode != (expected.isEmpty() ? 0 : 1))
        return lint.output + lint.errors;
    const Run test = cli(QStringLiteral("test ") + name);
    static const QRegularExpression covered(QStringLiteral("# rules: (\\d+) of \\1 covered\n$"));
    if (test.exitCode != 0 || !covered.match(test.output).hasMatch())
        return test.output + test.errors;
    const Run stats = cli(QStringLiteral("i18n stats --json ") + name);
    const auto spanish = QJsonDocument::fromJson(stats.output.toUtf8())[u"es"];
    if (spanish[u"percent"].toInt() != 100)
        return stats.output + stats.errors;
    const QDir scenarios(folder + u'/' + name + QStringLiteral("/scenarios"));
    for (const QString &file : scenarios.entryList({QStringLiteral("*.json")})) {
        const Run games = cli(QStringLiteral("simulate %1 --games 50 --scenario %2")
                                  .arg(name, file.section(u'.', 0, 0)));
        const auto summary = QJsonDocument::fromJson(games.output.toUtf8());
        if (summary[u"finished"].toInt() != 50 || summary[u"errors"].toInt(-1) != 0)
            return games.output + games.errors;
    }
    return {};
}

} // namespace

/// The guide "Write your first module" works as it is printed, and so do the templates it begins
/// with.
class tst_Guide : public QObject
{
    Q_OBJECT

private slots:
    void works_data();
    void works();
    void sameInEveryLanguage_data();
    void sameInEveryLanguage();
    void ownGame();
    void examples_data() { works_data(); }
    void examples();
    void reference_data();
    void reference();
    void templates_data();
    void templates();
    void refusals_data();
    void refusals();
    void badBlocks_data();
    void badBlocks();
};

void tst_Guide::works_data()
{
    QTest::addColumn<QString>("page");
    const QStringList languages = QDir(c_manual).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &language : languages) {
        // The pictures lie beside the languages.
        if (QDir(c_manual + language).entryList({QStringLiteral("*.md")}).isEmpty())
            continue;
        QTest::newRow(qPrintable(language))
            << c_manual + language + QStringLiteral("/first-module.md");
    }
}

void tst_Guide::works()
{
    QFETCH(QString, page);
    const Guide guide(read(page));
    QVERIFY(guide.blocks().size() > 20);
    const QTemporaryDir folder;
    for (const Guide::Block &block : guide.blocks()) {
        const QString wrong = Guide::carryOut(block, folder.path());
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QStringLiteral("%1:%2: %3").arg(page).arg(block.line).arg(wrong)));
    }
    const QString wrong = flaws(folder.path(), QStringLiteral("my-game"));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void tst_Guide::sameInEveryLanguage_data()
{
    QTest::addColumn<QString>("page");
    for (const char *page : {"first-module.md", "lua-api.md", "lua-examples.md"})
        QTest::newRow(page) << QString::fromLatin1(page);
}

void tst_Guide::sameInEveryLanguage()
{
    QFETCH(QString, page);
    const Guide english(read(c_manual + QStringLiteral("en/") + page));
    const Guide spanish(read(c_manual + QStringLiteral("es/") + page));
    QVERIFY(!english.blocks().isEmpty());
    for (int i = 0; i < qMin(english.blocks().size(), spanish.blocks().size()); ++i)
        QVERIFY2(english.blocks()[i] == spanish.blocks()[i],
                 qPrintable(QStringLiteral("the block at line %1 differs from that at %2")
                                .arg(spanish.blocks()[i].line)
                                .arg(english.blocks()[i].line)));
    QCOMPARE(spanish.blocks().size(), english.blocks().size());
}

// The texts in the code are for players, so the languages have code of their own that does the
// same; a test of the editor carries both pages out.
void tst_Guide::ownGame()
{
    static const QRegularExpression texts(
        QStringLiteral("_\"[^\"]*\"|--[^\\n]*|<title>[^<]*</title>"));
    const Guide english(read(c_manual + QStringLiteral("en/own-game.md")));
    const Guide spanish(read(c_manual + QStringLiteral("es/own-game.md")));
    QVERIFY(!english.blocks().isEmpty());
    QCOMPARE(spanish.blocks().size(), english.blocks().size());
    for (int i = 0; i < english.blocks().size(); ++i) {
        const Guide::Block &one = english.blocks()[i];
        const Guide::Block &other = spanish.blocks()[i];
        QCOMPARE(other.words, one.words);
        if (one.kind() != QLatin1String("text"))
            QCOMPARE(QString(other.body).remove(texts), QString(one.body).remove(texts));
    }
}

void tst_Guide::examples()
{
    QFETCH(QString, page);
    page.replace(QLatin1String("first-module"), QLatin1String("lua-examples"));
    const Guide guide(read(page));
    QVERIFY(guide.blocks().size() > 20);
    const QTemporaryDir folder;
    for (const Guide::Block &block : guide.blocks()) {
        const QString wrong = Guide::carryOut(block, folder.path());
        QVERIFY2(wrong.isEmpty(),
                 qPrintable(QStringLiteral("%1:%2: %3").arg(page).arg(block.line).arg(wrong)));
    }
    // Nobody translated the texts of the examples; that is all there is to say about them.
    const Run lint = Guide::shell(folder.path(), QStringLiteral("hexsmith-cli lint examples"));
    QVERIFY2(lint.output.startsWith(u"warning: locale/es.ts: ") && lint.output.count(u'\n') == 1,
             qPrintable(lint.output + lint.errors));
}

void tst_Guide::reference_data()
{
    QTest::addColumn<QString>("page");
    for (const char *language : {"en", "es"})
        QTest::newRow(language) << c_manual + QLatin1String(language)
                + QStringLiteral("/lua-api.md");
}

void tst_Guide::reference()
{
    QFETCH(QString, page);
    const QTemporaryDir folder;
    QCOMPARE(Guide::shell(folder.path(), QStringLiteral("hexsmith-cli new game")).exitCode, 0);
    QString rules = read(folder.filePath(QStringLiteral("game/rules/main.lua")));
    QString tests;
    const Guide manual(read(page));
    for (const Guide::Block &block : manual.blocks()) {
        QCOMPARE(block.kind(), QStringLiteral("lua"));
        QString &file = block.words.contains(QLatin1String("test")) ? tests : rules;
        file += QStringLiteral("\ndo\n%1end\n").arg(block.body);
    }
    QVERIFY(!tests.isEmpty());
    const QString files = folder.filePath(QStringLiteral("game/"));
    QVERIFY(write(files + QStringLiteral("rules/main.lua"), rules));
    QVERIFY(write(files + QStringLiteral("tests/manual.lua"), tests));
    // Nobody translated the texts of the examples; that is all there is to say about them.
    const Run lint = Guide::shell(folder.path(), QStringLiteral("hexsmith-cli lint game"));
    QVERIFY2(lint.output.startsWith(u"warning: locale/es.ts: ") && lint.output.count(u'\n') == 1,
             qPrintable(lint.output + lint.errors));
    for (const char *command : {"test game", "simulate game --scenario battle --games 5"}) {
        const Run run =
            Guide::shell(folder.path(), QStringLiteral("hexsmith-cli ") + QLatin1String(command));
        QVERIFY2(run.exitCode == 0, qPrintable(run.output + run.errors));
    }
}

void tst_Guide::templates_data()
{
    QTest::addColumn<QString>("name");
    const QStringList names = QDir(c_templates).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    QVERIFY(names.size() >= 2);
    for (const QString &name : names)
        QTest::newRow(qPrintable(name)) << name;
}

void tst_Guide::templates()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    const Run made =
        Guide::shell(folder.path(), QStringLiteral("hexsmith-cli new game --template ") + name);
    QCOMPARE(made.exitCode, 0);
    QCOMPARE(QJsonDocument::fromJson(
                 read(folder.filePath(QStringLiteral("game/module.json"))).toUtf8())[u"id"]
                 .toString(),
             QStringLiteral("game"));
    // An empty board says itself what it is still without.
    const QString wrong =
        flaws(folder.path(), QStringLiteral("game"),
              name.endsWith(u"-empty") ? QStringLiteral(
                  "warning: scenarios/battle.json: The scenario places no piece at all.\n")
                                       : QString());
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void tst_Guide::refusals_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("exitCode");
    QTest::addColumn<QString>("message");

    QTest::newRow("no folder") << QStringLiteral("hexsmith-cli new") << 2
                               << QStringLiteral("usage");
    QTest::newRow("unknown template") << QStringLiteral("hexsmith-cli new a --template square") << 2
                                      << QStringLiteral("area, area-empty, hex, hex-empty");
    QTest::newRow("not empty") << QStringLiteral("mkdir a && touch a/.b && hexsmith-cli new a") << 1
                               << QStringLiteral("a is not empty");
    QTest::newRow("a file") << QStringLiteral("touch a && hexsmith-cli new a") << 1
                            << QStringLiteral("a is a file");
}

void tst_Guide::refusals()
{
    QFETCH(QString, line);
    QFETCH(QString, message);
    const QTemporaryDir folder;
    const Run run = Guide::shell(folder.path(), line);
    QTEST(run.exitCode, "exitCode");
    QVERIFY2(run.errors.contains(message), qPrintable(run.errors));
    QVERIFY(!QFile::exists(folder.filePath(QStringLiteral("a/module.json"))));
}

void tst_Guide::badBlocks_data()
{
    QTest::addColumn<QString>("markdown");
    QTest::addColumn<bool>("isGood");
    const auto row = [](const char *name, const char *markdown, bool isGood) {
        QTest::newRow(name) << QString::fromUtf8(markdown) << isGood;
    };
    row("changes a line", "```diff file=a\n-one\n+two\n```\n", true);
    row("a line that is not there", "```diff file=a\n-three\n+two\n```\n", false);
    row("only part of a line", "```diff file=a\n-on\n+off\n```\n", false);
    row("a line that is there twice", "```diff file=a\n-same\n+two\n```\n", false);
    row("changes nothing", "```diff file=a\n one\n```\n", false);
    row("no diff", "```diff file=a\none\n```\n", false);
    row("a file that is not there", "```diff file=b\n-one\n+two\n```\n", false);
    row("nothing to translate", "```text translate=a\none = uno\n```\n", false);
    row("succeeds", "```sh run\ntrue\n```\n", true);
    row("fails", "```sh run\nfalse\n```\n", false);
    row("does not fail as it should", "```sh run exits=1\ntrue\n```\n", false);
    row("only to be read", "```sh\nfalse\n```\n", true);
}

void tst_Guide::badBlocks()
{
    QFETCH(QString, markdown);
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("a")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("one\nsame\nsame\n");
    file.close();
    const Guide guide(markdown);
    QCOMPARE(guide.blocks().size(), 1);
    QTEST(Guide::carryOut(guide.blocks().first(), folder.path()).isEmpty(), "isGood");
}

QTEST_GUILESS_MAIN(tst_Guide)
#include "tst_guide.moc"
