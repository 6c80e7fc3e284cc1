// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QDir>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace program;

/// The contract of the command line, through the program itself.
class tst_Cli : public QObject
{
    Q_OBJECT

private slots:
    void exitCodes_data();
    void exitCodes();
    void lists();
    void packsTheSameBytes();
    void lintsBrokenModule();
    void lintsEverySortAtOnce();
    void damagedFile_data();
    void damagedFile();
    void testsAsTap();
    void failingTest();
    void mutates();
    void mutatesOnlyWhenAsked();
    void simulates();
    void greedyBots();
    void replays();
    void replaysGamesOfOwnModules();
    void countsTranslations();

private:
    static QString tutorialCopy(const QTemporaryDir &dir);
};

void tst_Cli::exitCodes_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *line, int code, const char *error) {
        QTest::newRow(*line ? line : "nothing")
            << QString::fromUtf8(line) << code << QString::fromUtf8(error);
    };
    row("", 2, "--help");
    row("--help", 0, "");
    row("--version", 0, "");
    row("play --help", 0, "");
    row("fly", 2, "fly");
    row("list now", 2, "now");
    row("list --wings", 2, "--wings");
    row("lint", 2, "missing");
    row("lint nosuch", 2, "nosuch");
    row("lint tutorial", 0, "");
    row("lint koenigsberg45", 0, "");
    row("lint leningrad41", 0, "");
    row("lint typhoon", 0, "");
    row("test nosuch", 2, "nosuch");
    row("play nosuch --scenario battle", 2, "nosuch");
    row("play tutorial --scenario nosuch", 2, "nosuch");
    row("play tutorial --seed many", 2, "--seed");
    row("play tutorial --seed", 2, "--seed");
    row("play tutorial --seed -1", 2, "--seed");
    row("play tutorial --option lessons=maybe", 2, "maybe");
    row("play tutorial --option nosuch=on", 2, "nosuch");
    row("play tutorial --option lessons=off", 0, "");
    row("play tutorial --lang xx", 2, "xx");
    row("simulate tutorial --games 0", 2, "--games");
    row("simulate tutorial --games 1 --jobs x", 2, "--jobs");
    row("simulate tutorial --games 1 --bot blue=deep", 2, "deep");
    row("simulate tutorial --games 1 --bot blue=planner:medium", 2, "planner:hard");
    row("simulate tutorial --games 1 --bot planner:0", 2, "planner:<seconds>");
    row("simulate tutorial --games 1 --bot green=random", 2, "green");
    row("simulate tutorial --scenario nosuch --games 1", 2, "nosuch");
    row("simulate tutorial --games 1 --option nosuch=on", 2, "nosuch");
    row("simulate tutorial --games 1 --option lessons=maybe", 2, "maybe");
    row("render tutorial", 2, "-o");
    row("render nosuch -o x.png", 2, "nosuch");
    row("pack nosuch -o x.hexmod", 2, "nosuch");
    row("pack tutorial", 2, "-o");
    row("unpack nosuch -o x", 2, "nosuch");
    row("replay nosuch", 2, "nosuch");
    row("i18n fly tutorial", 2, "fly");
    row("i18n stats nosuch", 2, "nosuch");
    row("i18n stats tutorial", 0, "");
}

void tst_Cli::exitCodes()
{
    QFETCH(QString, line);
    QFETCH(int, code);
    QFETCH(QString, error);
    const Run done = run(line.toUtf8().constData());
    QCOMPARE(done.code, code);
    QVERIFY2(done.err.contains(error.toUtf8()), done.err.constData());
    if (!error.isEmpty()) {
        QCOMPARE(done.err.count('\n'), 1);
        QVERIFY(done.err.startsWith("hexsmith-cli: "));
        QVERIFY2(done.out.isEmpty(), done.out.constData());
    } else {
        QVERIFY2(done.err.isEmpty(), done.err.constData());
    }
}

void tst_Cli::lists()
{
    const Run plain = run("list");
    QCOMPARE(plain.code, 0);
    QVERIFY(plain.out.contains("tutorial\t"));
    const Json json = parsed(run("list --json").out);
    QCOMPARE(json[u"modules"].size(), plain.lines().size());
    bool found = false;
    for (qsizetype i = 0; i < json[u"modules"].size(); ++i) {
        const Json &one = json[u"modules"].at(i);
        for (const char *key : {"id", "version", "title"})
            QVERIFY2(!one[QString::fromLatin1(key)].toString().isEmpty(), key);
        QVERIFY(one[u"languages"].size() > 0);
        QVERIFY(one[u"scenarios"].size() > 0);
        found = found || one[u"id"].toString() == QLatin1String("tutorial");
    }
    QVERIFY(found);
}

QString tst_Cli::tutorialCopy(const QTemporaryDir &dir)
{
    const QString packed = dir.filePath(QStringLiteral("copy.hexmod"));
    const QString folder = dir.filePath(QStringLiteral("copy"));
    const bool done =
        run({QStringLiteral("pack"), QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"),
             QStringLiteral("-o"), packed})
                .code
            == 0
        && run({QStringLiteral("unpack"), packed, QStringLiteral("-o"), folder}).code == 0;
    return done ? folder : QString();
}

void tst_Cli::packsTheSameBytes()
{
    QTemporaryDir dir;
    const QString folder = tutorialCopy(dir);
    QVERIFY(!folder.isEmpty());
    const QByteArray first = fileText(dir.filePath(QStringLiteral("copy.hexmod")));
    const QString again = dir.filePath(QStringLiteral("again.hexmod"));
    const Run packed = run(
        {QStringLiteral("pack"), folder, QStringLiteral("-o"), again, QStringLiteral("--json")});
    QCOMPARE(packed.code, 0);
    QVERIFY(!first.isEmpty());
    QCOMPARE(fileText(again), first);
    QCOMPARE(parsed(packed.out)[u"bytes"].toInteger(), first.size());
    QCOMPARE(run({QStringLiteral("lint"), again}).code, 0);
}

void tst_Cli::lintsBrokenModule()
{
    QTemporaryDir dir;
    const QString folder = tutorialCopy(dir);
    QFile rules(folder + QStringLiteral("/rules/movement.lua"));
    QVERIFY(rules.open(QIODevice::Append));
    rules.write("\nlocal = 5\n");
    rules.close();
    const Run done = run({QStringLiteral("lint"), folder});
    QCOMPARE(done.code, 1);
    static const QRegularExpression place(QStringLiteral("error: rules/movement\\.lua:\\d+: "));
    QVERIFY2(place.match(QString::fromUtf8(done.out)).hasMatch(), done.out.constData());
    const Json json = parsed(run({QStringLiteral("lint"), folder, QStringLiteral("--json")}).out);
    QVERIFY(json[u"issues"].size() > 0);
    QCOMPARE(json[u"issues"].at(0)[u"severity"].toString(), QStringLiteral("error"));
    QVERIFY(json[u"issues"].at(0)[u"line"].isInteger());

    const Run play = run({QStringLiteral("play"), folder});
    QCOMPARE(play.code, 1);
    QCOMPARE(play.err.count('\n'), 1);
    QVERIFY2(play.err.contains("rules/movement.lua:"), play.err.constData());
}

/// Problems of all sorts are named in one run, and none of them hides another.
void tst_Cli::lintsEverySortAtOnce()
{
    QTemporaryDir dir;
    const QString folder = tutorialCopy(dir);
    const auto replace = [&](const char *name, const char *from, const char *to) {
        QFile file(folder + u'/' + QLatin1String(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QByteArray text = file.readAll();
        file.close();
        const qsizetype at = text.indexOf(from);
        QVERIFY2(at >= 0, from);
        text.replace(at, qsizetype(qstrlen(from)), to);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    };
    replace("scenarios/battle.json", "\"BL-ARM-7\"", "\"BL-ARM-77\"");
    replace("scenarios/battle.json", "\"entry\": \"A\"", "\"entry\": \"Z\"");
    replace("module.json", "art/cover.svg", "art/none.svg");
    replace("rules/combat.lua", "decision", "decision ((");
    replace("rules/movement.lua", "\"4.1\"", "\"44.1\"");
    replace("tests/combat.lua", "TU-043", "TU-943");
    replace("locale/es.ts", "<source>Blue</source>", "<source>Bleu</source>");
    const Run done = run({QStringLiteral("lint"), folder});
    QCOMPARE(done.code, 1);
    QVERIFY2(done.err.isEmpty(), done.err.constData());
    for (const char *part : {"scenarios/battle.json:14:", "BL-ARM-77", "entry area “Z”",
                             "art/none.svg", "rules/combat.lua:", "“44.1”", "TU-943", "“Blue”"})
        QVERIFY2(done.out.contains(part), done.out.constData());
}

void tst_Cli::damagedFile_data()
{
    QTest::addColumn<QString>("words");
    for (const char *words : {"lint FILE", "lint FILE --json", "test FILE", "play FILE",
                              "simulate FILE --games 1", "i18n stats FILE", "unpack FILE -o OUT"})
        QTest::newRow(words) << QString::fromLatin1(words);
}

/// A file that is no module: said in one line that names it, on whatever way it comes in.
void tst_Cli::damagedFile()
{
    QFETCH(QString, words);
    QTemporaryDir dir;
    const QString name = dir.filePath(QStringLiteral("damaged.hexmod"));
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("PK this is no zip");
    file.close();
    words.replace(QLatin1String("FILE"), name).replace(QLatin1String("OUT"), dir.filePath("out"));
    const Run done = run(words.split(u' '));
    QCOMPARE(done.code, 1);
    const QByteArray said = done.out + done.err;
    QVERIFY2(said.contains("damaged.hexmod"), said.constData());
    QCOMPARE(said.count('\n'), 1);
}

void tst_Cli::testsAsTap()
{
    const Run done = run("test tutorial");
    QCOMPARE(done.code, 0);
    const auto lines = done.lines();
    QCOMPARE(lines.first(), QByteArray("TAP version 13"));
    static const QRegularExpression test(QStringLiteral("^ok (\\d+) - (.+)$"));
    int count = 0;
    for (const QByteArray &line : lines) {
        if (const auto match = test.match(QString::fromUtf8(line)); match.hasMatch())
            QCOMPARE(match.captured(1).toInt(), ++count);
        QVERIFY2(!line.startsWith("not ok"), line.constData());
    }
    QVERIFY(count > 10);
    QVERIFY(lines.contains("1.." + QByteArray::number(count)));
    static const QRegularExpression rules(QStringLiteral("^# rules: (\\d+) of (\\d+) covered$"));
    if (QFile::exists(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial/tests/rules.tsv")))
        QVERIFY(rules.match(QString::fromUtf8(lines.last())).hasMatch());
    const Json json = parsed(run("test tutorial --json").out);
    QCOMPARE(json[u"tests"].size(), count);
    QCOMPARE(json[u"failed"].toInteger(), 0);
}

void tst_Cli::failingTest()
{
    QTemporaryDir dir;
    const QString folder = tutorialCopy(dir);
    QFile tests(folder + QStringLiteral("/tests/zz.lua"));
    QVERIFY(tests.open(QIODevice::WriteOnly));
    tests.write("test(\"ZZ-1: it fails\", function(t) error(\"as it should\") end)\n");
    tests.close();
    QFile list(folder + QStringLiteral("/tests/rules.tsv"));
    QVERIFY(list.open(QIODevice::WriteOnly));
    list.write("id\trule\ttext\nZZ-1\t1\tFails.\nZZ-2\t1\tNobody tests it.\n");
    list.close();
    const Run done = run({QStringLiteral("test"), folder});
    QCOMPARE(done.code, 1);
    QVERIFY2(done.out.contains(" - ZZ-1: it fails\n"), done.out.constData());
    QVERIFY(done.out.contains("not ok "));
    QVERIFY2(done.out.contains("as it should"), done.out.constData());
    QCOMPARE(done.lines().last(), QByteArray("# rules: 0 of 2 covered"));
}

void tst_Cli::mutates()
{
    QTemporaryDir dir;
    const QString folder = tutorialCopy(dir);
    const Run done = run({"test", folder, "--mutate", "--sample", "12", "--seed", "3"});
    QCOMPARE(done.code, 0);
    static const QRegularExpression last(QStringLiteral("^# mutants: (\\d+) of 12 caught$"));
    const auto match = last.match(QString::fromUtf8(done.lines().last()));
    QVERIFY2(match.hasMatch(), done.out.constData());
    QVERIFY(done.out.contains("# left out: "));
    QVERIFY(done.err.contains("12 of 12 changes tried"));
    // Threads change nothing, and JSON says the same.
    const Run single =
        run({"test", folder, "--mutate", "--sample", "12", "--seed", "3", "--jobs", "1"});
    QCOMPARE(single.out, done.out);
    const Json json =
        parsed(run({"test", folder, "--mutate", "--sample", "12", "--seed", "3", "--json"}).out);
    QCOMPARE(json[u"caught"].toInteger(), match.captured(1).toInt());
    QCOMPARE(json[u"mutants"].toInteger(), 12);
    QCOMPARE(json[u"missed"].size() + json[u"caught"].toInteger(), 12);
    // Without its tests every change gets by.
    QVERIFY(QDir(folder + QStringLiteral("/tests")).removeRecursively());
    const Run bare = run({"test", folder, "--mutate", "--file", "combat", "--at-least", "1"});
    QCOMPARE(bare.code, 1);
    QVERIFY2(bare.out.contains("rules/combat.lua:"), bare.out.constData());
    QVERIFY(bare.out.contains(" (no test runs this)\n"));
    QVERIFY(bare.lines().last().startsWith("# mutants: 0 of "));
}

void tst_Cli::mutatesOnlyWhenAsked()
{
    QCOMPARE(run("test tutorial --sample 3").code, 2);
    QCOMPARE(run("test tutorial --mutate --only TU-001").code, 2);
    QCOMPARE(run("test tutorial --mutate --sample 0").code, 2);
    QCOMPARE(run("test tutorial --mutate --at-least 101").code, 2);
    QTemporaryDir dir;
    const QString folder = tutorialCopy(dir);
    QFile tests(folder + QStringLiteral("/tests/zz.lua"));
    QVERIFY(tests.open(QIODevice::WriteOnly));
    tests.write("test(\"ZZ-1: it fails\", function() error(\"as it should\") end)\n");
    tests.close();
    const Run failing = run({"test", folder, "--mutate", "--sample", "2"});
    QCOMPARE(failing.code, 1);
    QVERIFY2(failing.err.contains("ZZ-1: it fails"), failing.err.constData());
}

void tst_Cli::simulates()
{
    const Json first = parsed(run("simulate tutorial --scenario battle --games 6 --seed 5").out);
    QCOMPARE(first[u"games"].toInteger(), 6);
    QCOMPARE(first[u"finished"].toInteger(), 6);
    QCOMPARE(first[u"errors"].toInteger(-1), 0);
    QVERIFY(first[u"decisions"].toInteger() > 6);
    QVERIFY(first[u"seconds"].toReal() > 0);
    QVERIFY(first[u"decisions_per_second"].toReal() > 0);
    qint64 results = 0;
    for (qsizetype i = 0; i < first[u"results"].size(); ++i)
        results += first[u"results"].at(i).toInteger();
    QCOMPARE(results, 6);
    const QString hash = first[u"state_hash"].toString();
    QCOMPARE(hash.size(), 32);
    for (const char *line : {"simulate tutorial --scenario battle --games 6 --seed 5 --jobs 2",
                             "simulate tutorial --games 6 --seed 5 --jobs 1"})
        QCOMPARE(parsed(run(line).out)[u"state_hash"].toString(), hash);
    QVERIFY(parsed(run("simulate tutorial --games 6 --seed 6").out)[u"state_hash"].toString()
            != hash);
}

void tst_Cli::greedyBots()
{
    const Run done = run("simulate tutorial --games 1 --bot blue=greedy --bot red=random");
    QCOMPARE(done.code, 0);
    QCOMPARE(parsed(done.out)[u"finished"].toInteger(), 1);
}

void tst_Cli::replays()
{
    QTemporaryDir dir;
    const QByteArray file = dir.filePath(QStringLiteral("a.hexsave")).toUtf8();
    const auto replies =
        session(c_play,
                {R"({"cmd":"do","action":0})", R"({"cmd":"do","action":0})",
                 R"({"cmd":"save","file":")" + file + R"("})", R"({"cmd":"hash"})"});
    QCOMPARE(replies.size(), 4);
    QVERIFY(ok(replies[0]) && ok(replies[1]) && ok(replies[2]));
    const Run good =
        run({QStringLiteral("replay"), QString::fromUtf8(file), QStringLiteral("--json")});
    QCOMPARE(good.code, 0);
    QCOMPARE(parsed(good.out)[u"hash"].toString(), replies[3][u"hash"].toString());
    QCOMPARE(parsed(good.out)[u"replayed"].toInteger(), 2);

    QFile damaged(QString::fromUtf8(file));
    QVERIFY(damaged.open(QIODevice::ReadWrite));
    QVERIFY(damaged.resize(damaged.size() / 2));
    damaged.close();
    const Run bad = run({QStringLiteral("replay"), QString::fromUtf8(file)});
    QCOMPARE(bad.code, 1);
    QCOMPARE(bad.err.count('\n'), 1);
}

/// A module that does not ship with the program is found beside the save.
void tst_Cli::replaysGamesOfOwnModules()
{
    QTemporaryDir dir;
    const QString folder = dir.filePath(QStringLiteral("own"));
    const QString save = dir.filePath(QStringLiteral("a.hexsave"));
    QCOMPARE(run({QStringLiteral("new"), folder}).code, 0);
    const Run played = run({QStringLiteral("play"), folder},
                           "{\"cmd\":\"do\",\"action\":0}\n{\"cmd\":\"save\",\"file\":\""
                               + save.toUtf8() + "\"}\n");
    QCOMPARE(played.code, 0);
    const Run done = run({QStringLiteral("replay"), save, QStringLiteral("--json")});
    QVERIFY2(done.code == 0, done.err.constData());
    QCOMPARE(parsed(done.out)[u"replayed"].toInteger(), 1);
}

void tst_Cli::countsTranslations()
{
    const Json json = parsed(run("i18n stats tutorial --json").out);
    QVERIFY(json[u"es"][u"total"].toInteger() > 0);
    QCOMPARE(json[u"es"][u"percent"].toInteger(), 100);
}

QTEST_GUILESS_MAIN(tst_Cli)
#include "tst_cli.moc"
