// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.h"

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using engine::Json;

namespace {

/// What a run of the program gave.
struct Run
{
    int code = -1;
    QByteArray out;
    QByteArray err;

    QList<QByteArray> lines() const
    {
        QList<QByteArray> list = out.split('\n');
        list.removeAll(QByteArray());
        return list;
    }
};

Run run(const QStringList &words, const QByteArray &input = {})
{
    QProcess process;
    process.start(QStringLiteral(HEXSMITH_BIN_DIR "/hexsmith-cli"), words);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit)
        return {};
    return {process.exitCode(), process.readAllStandardOutput(), process.readAllStandardError()};
}

Run run(const char *line, const QByteArray &input = {})
{
    return run(QString::fromUtf8(line).split(u' ', Qt::SkipEmptyParts), input);
}

Json parsed(const QByteArray &text)
{
    const auto json = Json::parse(text, QStringLiteral("reply"));
    return json ? json.value() : Json();
}

/// One session with a line for each command.
QList<Json> session(const char *words, const QList<QByteArray> &commands)
{
    const Run done = run(words, commands.join('\n') + '\n');
    QList<Json> replies;
    for (const QByteArray &line : done.lines())
        replies.append(parsed(line));
    return replies;
}

bool ok(const Json &reply)
{
    return reply[u"ok"].toBool();
}

QString codeOf(const Json &reply)
{
    return reply[u"error"][u"code"].toString();
}

QByteArray fileText(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

const char *const c_play = "play tutorial --scenario battle --seed 3";
const char *const c_test = "play tutorial --scenario battle --seed 3 --test";

} // namespace

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
    void simulates();
    void greedyBots();
    void replays();
    void replaysGamesOfOwnModules();
    void countsTranslations();

    void badLines_data();
    void badLines();
    void state();
    void hiddenFromNobody();
    void actionsAndDo();
    void explainsRefusals();
    void undoStopsAtDice();
    void testOnly_data();
    void testOnly();
    void setsPositions();
    void dice();
    void queries();
    void queryArguments_data();
    void queryArguments();
    void setsWhatFits_data();
    void setsWhatFits();
    void speaksSpanish();
    void savesAndQuits();

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

void tst_Cli::badLines_data()
{
    QTest::addColumn<QByteArray>("line");
    const auto row = [](const char *name, const QByteArray &line) { QTest::newRow(name) << line; };
    row("nothing", "");
    row("blanks", "   ");
    row("no JSON", "hello");
    row("half a line", R"({"cmd":)");
    row("a number", "5");
    row("a list", "[]");
    row("null", "null");
    row("no command", "{}");
    row("unknown command", R"({"cmd":"fly"})");
    row("command of a wrong type", R"({"cmd":5})");
    row("do nothing", R"({"cmd":"do"})");
    row("do a text", R"({"cmd":"do","action":"first"})");
    row("do a negative one", R"({"cmd":"do","action":-1})");
    row("do a half", R"({"cmd":"do","action":0.5})");
    row("do too much", R"({"cmd":"do","action":99999999999999})");
    row("verb of a wrong type", R"({"cmd":"do","verb":{}})");
    row("unknown verb", R"({"cmd":"do","verb":"fly"})");
    row("unknown piece", R"({"cmd":"do","verb":"move","piece":"nobody","space":"0101"})");
    row("piece of a wrong type", R"({"cmd":"do","verb":"move","piece":7,"space":"0101"})");
    row("unknown space", R"({"cmd":"explain","verb":"move","space":"nowhere"})");
    row("value of a wrong type", R"({"cmd":"do","verb":"move","value":[[1]]})");
    row("unknown side", R"({"cmd":"state","as":"green"})");
    row("side of a wrong type", R"({"cmd":"state","as":5})");
    row("unknown query", R"({"cmd":"query","name":"nosuch"})");
    row("query without a name", R"({"cmd":"query"})");
    row("args of a wrong type", R"({"cmd":"query","name":"reach","args":[]})");
    row("args without sense", R"({"cmd":"query","name":"reach","args":{"piece":{}}})");
    row("nothing to undo", R"({"cmd":"undo"})");
    row("nothing to redo", R"({"cmd":"redo"})");
    row("save nowhere", R"({"cmd":"save"})");
    row("save where nothing can be", R"({"cmd":"save","file":"/nosuch/folder/a.hexsave"})");
    row("not UTF-8", QByteArray("{\"cmd\":\"\xff\xfe\"}"));
    row("deep", QByteArray(100'000, '['));
    row("long", R"({"cmd":")" + QByteArray(2'000'000, 'x') + R"("})");
}

void tst_Cli::badLines()
{
    QFETCH(QByteArray, line);
    const auto replies = session(c_play, {R"({"cmd":"hash"})", line, R"({"cmd":"hash"})"});
    QCOMPARE(replies.size(), 3);
    QVERIFY(!ok(replies[1]));
    QVERIFY(replies[1][u"ok"].isBool());
    QVERIFY(!codeOf(replies[1]).isEmpty());
    QVERIFY(!replies[1][u"error"][u"text"].toString().isEmpty());
    QVERIFY(ok(replies[2]));
    QCOMPARE(replies[2][u"hash"].toString(), replies[0][u"hash"].toString());
}

void tst_Cli::state()
{
    const auto replies = session(c_play, {R"({"cmd":"state","as":"*"})"});
    QCOMPARE(replies.size(), 1);
    const Json &state = replies.first();
    QVERIFY(ok(state));
    QCOMPARE(state[u"turn"].toInteger(), 1);
    QVERIFY(state[u"phase"].isString());
    QCOMPARE(state[u"active"].size(), 1);
    QVERIFY(state.contains(u"result"));
    QVERIFY(state[u"result"].isNull());
    QVERIFY(state[u"vars"].isObject());
    QVERIFY(state[u"spaces"].isObject());
    QVERIFY(state[u"pieces"].size() > 0);
    const Json &piece = state[u"pieces"].at(0);
    for (const char *key : {"id", "name", "side", "type"})
        QVERIFY2(piece[QString::fromLatin1(key)].isString(), key);
    QVERIFY(piece.contains(u"space"));
    QVERIFY(piece[u"steps"].isInteger() && piece[u"max_steps"].isInteger());
    QVERIFY(piece[u"props"].isObject());
}

void tst_Cli::hiddenFromNobody()
{
    // The tutorial hides nothing, so a side sees what everybody sees.
    const auto replies =
        session(c_play, {R"({"cmd":"state","as":"blue"})", R"({"cmd":"state","as":"red"})"});
    QCOMPARE(replies.size(), 2);
    QCOMPARE(replies[0][u"pieces"].size(), replies[1][u"pieces"].size());
}

void tst_Cli::actionsAndDo()
{
    const auto offered =
        session(c_play, {R"({"cmd":"actions"})", R"({"cmd":"actions","as":"red"})"});
    QVERIFY(ok(offered[0]));
    const Json &decision = offered[0][u"decision"];
    QVERIFY(decision[u"id"].isString() && decision[u"prompt"].isString());
    QCOMPARE(decision[u"side"].toString(), QStringLiteral("blue"));
    const Json &actions = offered[0][u"actions"];
    QVERIFY(actions.size() > 1);
    for (qsizetype i = 0; i < actions.size(); ++i) {
        QCOMPARE(actions.at(i)[u"id"].toInteger(-1), i);
        QVERIFY(actions.at(i)[u"verb"].isString() && actions.at(i)[u"label"].isString());
    }
    QCOMPARE(offered[1][u"actions"].size(), 0);

    // The same choice by number and by name ends in the same position.
    Json byName = actions.at(0);
    Json command = Json::object();
    command.insert(QStringLiteral("cmd"), "do");
    for (const char *key : {"verb", "piece", "space", "value"}) {
        const QString name = QString::fromLatin1(key);
        if (byName.contains(name))
            command.insert(name, byName[name]);
    }
    const auto number = session(c_play, {R"({"cmd":"do","action":0})", R"({"cmd":"hash"})"});
    const auto name = session(c_play, {command.write(Json::Style::Compact), R"({"cmd":"hash"})"});
    QVERIFY(ok(number[0]) && number[0][u"events"].size() > 0);
    QVERIFY(ok(name[0]));
    QCOMPARE(name[1][u"hash"].toString(), number[1][u"hash"].toString());
}

void tst_Cli::explainsRefusals()
{
    const auto replies = session(c_play,
                                 {R"({"cmd":"hash"})", R"({"cmd":"do","verb":"nonsense"})",
                                  R"({"cmd":"explain","verb":"nonsense"})",
                                  R"({"cmd":"explain","action":0})", R"({"cmd":"hash"})"});
    QCOMPARE(replies.size(), 5);
    QCOMPARE(codeOf(replies[1]), QStringLiteral("illegal"));
    QVERIFY(!replies[1][u"error"][u"text"].toString().isEmpty());
    QVERIFY(ok(replies[2]));
    QVERIFY(!replies[2][u"legal"].toBool(true));
    QCOMPARE(replies[2][u"text"].toString(), replies[1][u"error"][u"text"].toString());
    QVERIFY(replies[3][u"legal"].toBool());
    QCOMPARE(replies[4][u"hash"].toString(), replies[0][u"hash"].toString());
    const auto numbers =
        session(c_play, {R"({"cmd":"explain","action":99999})", R"({"cmd":"do","action":99999})"});
    QVERIFY(ok(numbers[0]) && !numbers[0][u"legal"].toBool(true));
    QVERIFY(!numbers[0][u"rule"].toString().isEmpty());
    QCOMPARE(codeOf(numbers[1]), QStringLiteral("illegal"));
    QCOMPARE(numbers[1][u"error"][u"rule"].toString(), numbers[0][u"rule"].toString());
}

void tst_Cli::undoStopsAtDice()
{
    // Takes the first action until one rolls dice; then nothing can be undone.
    QList<QByteArray> commands;
    for (int i = 0; i < 400; ++i)
        commands.append(R"({"cmd":"do","action":0})");
    const auto played = session(c_play, commands);
    qsizetype rolled = -1;
    for (qsizetype i = 0; i < played.size() && rolled < 0; ++i) {
        if (played[i][u"events"].write(Json::Style::Compact).contains("\"dice\""))
            rolled = i;
    }
    QVERIFY(rolled > 0);
    commands.resize(rolled + 1);
    commands.insert(rolled, R"({"cmd":"undo"})");
    commands.insert(rolled + 1, R"({"cmd":"redo"})");
    commands << R"({"cmd":"hash"})"
             << R"({"cmd":"undo"})"
             << R"({"cmd":"hash"})";
    const auto real = session(c_play, commands);
    QCOMPARE(real.size(), commands.size());
    QVERIFY(ok(real[rolled]) && ok(real[rolled + 1]) && ok(real[rolled + 2]));
    QCOMPARE(codeOf(real[rolled + 4]), QStringLiteral("illegal"));
    QCOMPARE(real[rolled + 5][u"hash"].toString(), real[rolled + 3][u"hash"].toString());
    const auto test = session(c_test, commands);
    QVERIFY(ok(test[rolled + 4]));
    QVERIFY(test[rolled + 5][u"hash"].toString() != test[rolled + 3][u"hash"].toString());
}

void tst_Cli::testOnly_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("set") << QByteArray(R"({"cmd":"set","edits":[{"var":"turn","value":5}]})");
    QTest::newRow("dice") << QByteArray(R"({"cmd":"dice","next":[1]})");
}

void tst_Cli::testOnly()
{
    QFETCH(QByteArray, line);
    const auto real = session(c_play, {R"({"cmd":"hash"})", line, R"({"cmd":"hash"})"});
    QCOMPARE(codeOf(real[1]), QStringLiteral("illegal"));
    QCOMPARE(real[2][u"hash"].toString(), real[0][u"hash"].toString());
    const auto test = session(c_test, {line, R"({"cmd":"hash"})"});
    QVERIFY(ok(test[0]));
    QVERIFY(test[1][u"hash"].toString() != real[0][u"hash"].toString());
}

void tst_Cli::setsPositions()
{
    const QByteArray piece =
        session(c_play, {R"({"cmd":"state"})"})[0][u"pieces"].at(0)[u"id"].toString().toUtf8();
    const auto replies = session(
        c_test,
        {R"({"cmd":"set","edits":[{"clear":"all"},{"place":")" + piece
             + R"(","space":"0505"},{"piece":")" + piece + R"(","steps":1},{"piece":")" + piece
             + R"(","prop":"moved","value":true},{"space":"0505","prop":"control","value":"red"},)"
               R"({"var":"turn","value":5}]})",
         R"({"cmd":"state"})", R"({"cmd":"set","edits":[{"place":"nobody"}]})",
         R"({"cmd":"set","edits":{}})", R"({"cmd":"set"})", R"({"cmd":"undo"})"});
    QVERIFY(ok(replies[0]));
    const Json &state = replies[1];
    QCOMPARE(state[u"turn"].toInteger(), 5);
    QCOMPARE(state[u"spaces"][u"0505"][u"control"].toString(), QStringLiteral("red"));
    for (qsizetype i = 0; i < state[u"pieces"].size(); ++i) {
        const Json &one = state[u"pieces"].at(i);
        if (one[u"id"].toString().toUtf8() != piece)
            continue;
        QCOMPARE(one[u"space"].toString(), QStringLiteral("0505"));
        QCOMPARE(one[u"steps"].toInteger(), 1);
        QCOMPARE(one[u"props"][u"moved"].toBool(), true);
    }
    for (int i = 2; i < 5; ++i)
        QVERIFY(!ok(replies[i]));
    QVERIFY(ok(replies[5]));
}

void tst_Cli::dice()
{
    for (const char *bad :
         {R"({"cmd":"dice"})", R"({"cmd":"dice","next":5})", R"({"cmd":"dice","next":["a"]})",
          R"({"cmd":"dice","next":[0]})", R"({"cmd":"dice","next":{"a":1}})"})
        QVERIFY2(!ok(session(c_test, {bad})[0]), bad);
    QVERIFY(ok(session(c_test, {R"({"cmd":"dice","next":[3,6,1]})"})[0]));
}

void tst_Cli::queries()
{
    const auto replies = session(c_play,
                                 {R"({"cmd":"query","name":"zoc","args":{"side":"blue"}})",
                                  R"({"cmd":"query","name":"supply","args":{"side":"blue"}})",
                                  R"({"cmd":"query","name":"victory","args":{}})",
                                  R"({"cmd":"query","name":"victory"})"});
    QVERIFY(ok(replies[0]) && replies[0][u"value"].isArray());
    QVERIFY(ok(replies[1]) && replies[1][u"value"].isObject());
    QVERIFY(ok(replies[2]) && replies[2][u"value"].isObject());
    QVERIFY(ok(replies[3]));
    const auto empty = session(c_test,
                               {R"({"cmd":"set","edits":[{"clear":"all"}]})",
                                R"({"cmd":"query","name":"zoc","args":{"side":"blue"}})",
                                R"({"cmd":"query","name":"supply","args":{"side":"blue"}})"});
    QVERIFY(ok(empty[1]) && empty[1][u"value"].isArray());
    QCOMPARE(empty[1][u"value"].size(), 0);
    QVERIFY(ok(empty[2]) && empty[2][u"value"].isObject());
}

void tst_Cli::queryArguments_data()
{
    QTest::addColumn<QByteArray>("args");
    QTest::addColumn<QString>("code"); // empty: answered
    const auto row = [](const char *query, const QByteArray &args, const char *code) {
        QTest::addRow("%s %s", query, args.constData()) << QByteArray("\"name\":\"") + query
                + "\",\"args\":" + args << QString::fromLatin1(code);
    };
    row("reach", R"({"piece":"BL-INF-1"})", "");
    row("reach", R"({"piece":"BL-INF-1","mode":"normal"})", "");
    row("reach", R"({"piece":"BL-INF-1","mode":5})", "bad");
    row("reach", "{}", "bad");
    row("reach", R"({"piece":5})", "bad");
    row("reach", R"({"piece":"nobody"})", "unknown");
    row("zoc", "{}", "bad");
    row("zoc", R"({"side":["blue"]})", "bad");
    row("zoc", R"({"side":"green"})", "unknown");
    row("supply", R"({"side":"green"})", "unknown");
    row("trace", "{}", "bad");
    row("trace", R"({"piece":"nobody"})", "unknown");
    row("command", R"({"piece":"BL-INF-1"})", "unknown"); // the tutorial has no HQs
    row("stacking", R"({"space":"0506","side":"blue"})", "");
    row("stacking", R"({"space":"0506"})", "bad");
    row("stacking", R"({"space":"nowhere","side":"blue"})", "unknown");
    row("odds", R"({"attackers":["BL-INF-1"],"space":"0807"})", "");
    row("odds", R"({"attackers":"BL-INF-1","space":"0807"})", "bad");
    row("odds", R"({"attackers":["nobody"],"space":"0807"})", "unknown");
    row("odds", R"({"attackers":["BL-INF-1"]})", "bad");
    row("odds", R"({"attackers":[],"space":"0807","support":5})", "bad");
    row("victory", R"({"anything":1})", "");
}

void tst_Cli::queryArguments()
{
    QFETCH(QByteArray, args);
    QFETCH(QString, code);
    const auto replies = session(c_play, {"{\"cmd\":\"query\"," + args + "}"});
    QCOMPARE(ok(replies[0]), code.isEmpty());
    QCOMPARE(codeOf(replies[0]), code);
}

void tst_Cli::setsWhatFits_data()
{
    QTest::addColumn<QByteArray>("edit");
    QTest::addColumn<bool>("fits");
    const auto row = [](const char *edit, bool fits) {
        QTest::newRow(edit) << QByteArray(edit) << fits;
    };
    row(R"({"piece":"BL-INF-1","prop":"supplied","value":false})", true);
    row(R"({"piece":"BL-INF-1","prop":"supplied","value":"no"})", false);
    row(R"({"piece":"BL-INF-1","prop":"supply","value":"out"})", true);
    row(R"({"piece":"BL-INF-1","prop":"supply","value":5})", false);
    row(R"({"piece":"BL-INF-1","prop":"moved","value":"yes"})", false);
    row(R"({"piece":"BL-INF-1","prop":"attack","value":9})", false);
    row(R"({"piece":"BL-INF-1"})", false);
    row(R"({"piece":"BL-INF-1","steps":3})", false);
    row(R"({"space":"0505","prop":"control","value":null})", true);
    row(R"({"space":"0505","prop":"control","value":"green"})", false);
    row(R"({"space":"0505","prop":"control","value":5})", false);
    row(R"({"var":"turn","value":"five"})", false);
    row(R"({"decision":"combat.target","side":"red"})", true);
    row(R"({"decision":"combat.target","side":"green"})", false);
}

void tst_Cli::setsWhatFits()
{
    QFETCH(QByteArray, edit);
    QFETCH(bool, fits);
    const auto replies = session(c_test,
                                 {R"({"cmd":"hash"})", R"({"cmd":"set","edits":[)" + edit + "]}",
                                  R"({"cmd":"hash"})", R"({"cmd":"state"})"});
    QCOMPARE(ok(replies[1]), fits);
    if (!fits)
        QCOMPARE(replies[2][u"hash"].toString(), replies[0][u"hash"].toString());
    if (edit.contains("false"))
        QCOMPARE(replies[3][u"pieces"].at(0)[u"props"][u"supply"].toString(),
                 QStringLiteral("out"));
}

void tst_Cli::speaksSpanish()
{
    const auto english = session(c_play, {R"({"cmd":"actions"})"});
    const auto spanish = session("play tutorial --scenario battle --seed 3 --lang es",
                                 {R"({"cmd":"actions"})", R"({"cmd":"hash"})"});
    QVERIFY(ok(spanish[0]));
    QVERIFY(spanish[0][u"decision"][u"prompt"].toString()
            != english[0][u"decision"][u"prompt"].toString());
    QCOMPARE(spanish[0][u"actions"].size(), english[0][u"actions"].size());
    QCOMPARE(spanish[1][u"hash"].toString(),
             session(c_play, {R"({"cmd":"hash"})"})[0][u"hash"].toString());
    // Refusals, answers of queries, and what the program itself says.
    const QList<QByteArray> others{
        R"({"cmd":"explain","verb":"fly"})", R"({"cmd":"undo"})",
        R"({"cmd":"query","name":"odds","args":{"attackers":[],"space":"0505"}})"};
    const auto said = session(c_play, others);
    const auto dicho = session("play tutorial --scenario battle --seed 3 --lang es", others);
    QVERIFY(said[0][u"text"].toString() != dicho[0][u"text"].toString());
    QVERIFY(said[1][u"error"][u"text"].toString() != dicho[1][u"error"][u"text"].toString());
    const auto outcome = [](const Json &reply) { return reply[u"value"][u"outcomes"].at(0); };
    QVERIFY(!outcome(said[2])[u"text"].toString().isEmpty());
    QVERIFY(outcome(said[2])[u"text"].toString() != outcome(dicho[2])[u"text"].toString());
    QCOMPARE(outcome(said[2])[u"result"].toString(), outcome(dicho[2])[u"result"].toString());
}

void tst_Cli::savesAndQuits()
{
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("a.hexsave"));
    const Run done = run(c_play,
                         R"({"cmd":"save","file":")" + file.toUtf8()
                             + "\"}\n{\"cmd\":\"quit\"}\n{\"cmd\":\"hash\"}\n");
    QCOMPARE(done.code, 0);
    QCOMPARE(done.lines().size(), 2);
    QVERIFY(ok(parsed(done.lines()[0])) && ok(parsed(done.lines()[1])));
    QVERIFY(QFile::exists(file));
}

QTEST_GUILESS_MAIN(tst_Cli)
#include "tst_cli.moc"
