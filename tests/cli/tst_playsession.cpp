// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace program;

namespace {

const char *const c_test = "play tutorial --scenario battle --seed 3 --test";

} // namespace

/// The contract of a game that is played by lines of JSON.
class tst_PlaySession : public QObject
{
    Q_OBJECT

private slots:
    void badLines_data();
    void badLines();
    void state();
    void hiddenFromNobody();
    void actionsAndDo();
    void saysWhatADecisionDeclares();
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
};

void tst_PlaySession::badLines_data()
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

void tst_PlaySession::badLines()
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

void tst_PlaySession::state()
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

void tst_PlaySession::hiddenFromNobody()
{
    // The tutorial hides nothing, so a side sees what everybody sees.
    const auto replies =
        session(c_play, {R"({"cmd":"state","as":"blue"})", R"({"cmd":"state","as":"red"})"});
    QCOMPARE(replies.size(), 2);
    QCOMPARE(replies[0][u"pieces"].size(), replies[1][u"pieces"].size());
}

void tst_PlaySession::actionsAndDo()
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

void tst_PlaySession::saysWhatADecisionDeclares()
{
    const auto replies =
        session(c_play,
                {R"({"cmd":"do","verb":"move","piece":"BL-INF-1","space":"0707"})",
                 R"({"cmd":"do","verb":"done"})", R"({"cmd":"do","verb":"attack","space":"0807"})",
                 R"({"cmd":"do","verb":"join","piece":"BL-INF-1"})", R"({"cmd":"actions"})",
                 R"({"cmd":"actions","as":"red"})"});
    const auto decision = replies[4][u"decision"];
    QCOMPARE(decision[u"ask"].toString(), QStringLiteral("attack"));
    QCOMPARE(decision[u"main"].toString(), QStringLiteral("fire"));
    QCOMPARE(decision[u"back"].toString(), QStringLiteral("cancel"));
    QCOMPARE(decision[u"target"].toString(), QStringLiteral("0807"));
    QCOMPARE(decision[u"chosen"].size(), 1);
    QCOMPARE(decision[u"chosen"].at(0).toString(), QStringLiteral("BL-INF-1"));
    // Who does not decide learns nothing of it.
    for (const QStringView key : {u"ask", u"main", u"back", u"chosen", u"target"})
        QVERIFY(replies[5][u"decision"][key].isNull());
}

void tst_PlaySession::explainsRefusals()
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

void tst_PlaySession::undoStopsAtDice()
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

void tst_PlaySession::testOnly_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("set") << QByteArray(R"({"cmd":"set","edits":[{"var":"turn","value":5}]})");
    QTest::newRow("dice") << QByteArray(R"({"cmd":"dice","next":[1]})");
}

void tst_PlaySession::testOnly()
{
    QFETCH(QByteArray, line);
    const auto real = session(c_play, {R"({"cmd":"hash"})", line, R"({"cmd":"hash"})"});
    QCOMPARE(codeOf(real[1]), QStringLiteral("illegal"));
    QCOMPARE(real[2][u"hash"].toString(), real[0][u"hash"].toString());
    const auto test = session(c_test, {line, R"({"cmd":"hash"})"});
    QVERIFY(ok(test[0]));
    QVERIFY(test[1][u"hash"].toString() != real[0][u"hash"].toString());
}

void tst_PlaySession::setsPositions()
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

void tst_PlaySession::dice()
{
    for (const char *bad :
         {R"({"cmd":"dice"})", R"({"cmd":"dice","next":5})", R"({"cmd":"dice","next":["a"]})",
          R"({"cmd":"dice","next":[0]})", R"({"cmd":"dice","next":{"a":1}})"})
        QVERIFY2(!ok(session(c_test, {bad})[0]), bad);
    QVERIFY(ok(session(c_test, {R"({"cmd":"dice","next":[3,6,1]})"})[0]));
}

void tst_PlaySession::queries()
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

void tst_PlaySession::queryArguments_data()
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
    row("path", R"({"piece":"BL-INF-1","space":"0707"})", "");
    row("path", R"({"piece":"BL-INF-1"})", "bad");
    row("path", R"({"piece":"BL-INF-1","space":"nowhere"})", "unknown");
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

void tst_PlaySession::queryArguments()
{
    QFETCH(QByteArray, args);
    QFETCH(QString, code);
    const auto replies = session(c_play, {"{\"cmd\":\"query\"," + args + "}"});
    QCOMPARE(ok(replies[0]), code.isEmpty());
    QCOMPARE(codeOf(replies[0]), code);
}

void tst_PlaySession::setsWhatFits_data()
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

void tst_PlaySession::setsWhatFits()
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

void tst_PlaySession::speaksSpanish()
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
        R"({"cmd":"query","name":"odds","args":{"attackers":["BL-INF-1"],"space":"1107"}})"};
    const auto said = session(c_play, others);
    const auto dicho = session("play tutorial --scenario battle --seed 3 --lang es", others);
    QVERIFY(said[0][u"text"].toString() != dicho[0][u"text"].toString());
    QVERIFY(said[1][u"error"][u"text"].toString() != dicho[1][u"error"][u"text"].toString());
    const auto outcome = [](const Json &reply) { return reply[u"value"][u"outcomes"].at(0); };
    QVERIFY(!outcome(said[2])[u"text"].toString().isEmpty());
    QVERIFY(outcome(said[2])[u"text"].toString() != outcome(dicho[2])[u"text"].toString());
    QCOMPARE(outcome(said[2])[u"result"].toString(), outcome(dicho[2])[u"result"].toString());
}

void tst_PlaySession::savesAndQuits()
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

QTEST_GUILESS_MAIN(tst_PlaySession)
#include "tst_playsession.moc"
