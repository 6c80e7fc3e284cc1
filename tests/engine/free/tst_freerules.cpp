// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bot/bot.h"
#include "tests/engine/free/freegame.h"

#include <QTest>

using namespace engine;

namespace {

/// A command in single quotes.
QByteArray line(const char *text)
{
    return QByteArray(text).replace('\'', '"');
}

} // namespace

/// Games without rules: what hands can do, what they can't, and what the sides learn of it.
class tst_FreeRules : public QObject
{
    Q_OBJECT

private slots:
    void asks();
    void does_data();
    void does();
    void refuses_data();
    void refuses();
    void moves();
    void goesThroughPhases();
    void handsOver();
    void marksMoved();
    void keepsHandsOff();
    void hidesFromOthers();
    void looks();
    void tellsOnlyWhatIsSeen();
    void everySideMay();
    void ends();
    void computersKeepOut();
    void anyRandomPlay();
};

void tst_FreeRules::asks()
{
    const FreeGame free;
    QVERIFY(free.isThere());
    const Json reply = free.send(line("{'cmd':'actions','as':'blue'}"));
    QCOMPARE(reply[u"decision"][u"id"].toString(), QStringLiteral("free"));
    QCOMPARE(reply[u"decision"][u"side"].toString(), QStringLiteral("blue"));
    QCOMPARE(reply[u"actions"].size(), 1);
    QCOMPARE(reply[u"actions"].at(0)[u"verb"].toString(), QStringLiteral("next"));
    const Json &move = reply[u"open"].at(0);
    QCOMPARE(move.write(Json::Style::Compact),
             line("{'verb':'move','pieces':'any','spaces':'any','values':['top','bottom'],"
                  "'value_optional':true,'many':true,'label':'Move'}"));
    // The other side learns only who is asked.
    const Json other = free.send(line("{'cmd':'actions','as':'red'}"));
    QCOMPARE(other[u"actions"].size(), 0);
    QVERIFY(other[u"open"].isNull());
}

void tst_FreeRules::does_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<bool>("canUndo");
    const auto row = [](const char *name, const char *command, bool canUndo = true) {
        QTest::newRow(name) << line(command) << canUndo;
    };
    row("move", "{'cmd':'do','verb':'move','piece':'B-1','space':'0202'}");
    row("move several", "{'cmd':'do','verb':'move','pieces':['B-1','M-2'],'space':'0202'}");
    row("move to the bottom",
        "{'cmd':'do','verb':'move','piece':'B-1','space':'ford','value':'bottom'}");
    row("move from nowhere", "{'cmd':'do','verb':'move','piece':'R-2','space':'0202'}");
    row("move a carried one", "{'cmd':'do','verb':'move','piece':'M-1','space':'0202'}");
    row("flip", "{'cmd':'do','verb':'flip','pieces':['B-1','R-1']}");
    row("steps", "{'cmd':'do','verb':'steps','piece':'B-1','value':0}");
    row("turn", "{'cmd':'do','verb':'turn','piece':'B-1','value':11}");
    row("turn nowhere", "{'cmd':'do','verb':'turn','piece':'R-1','value':-1}");
    row("set a flag", "{'cmd':'do','verb':'set','piece':'B-1','name':'moved','value':true}");
    row("set a word", "{'cmd':'do','verb':'set','piece':'B-1','name':'supply','value':'out'}");
    row("set a space", "{'cmd':'do','verb':'set','space':'0101','name':'fortified','value':true}");
    row("remove", "{'cmd':'do','verb':'remove','pieces':['R-1','M-2']}");
    row("order", "{'cmd':'do','verb':'order','piece':'M-2','value':'down'}");
    row("order up", "{'cmd':'do','verb':'order','piece':'M-2','value':'up'}");
    row("attach", "{'cmd':'do','verb':'attach','pieces':['M-2','M-3'],'value':'B-1'}");
    row("drop", "{'cmd':'do','verb':'drop','piece':'M-1'}");
    row("hide", "{'cmd':'do','verb':'hide','piece':'B-1'}");
    row("hide from one", "{'cmd':'do','verb':'hide','piece':'B-1','value':'red'}");
    row("show", "{'cmd':'do','verb':'show','piece':'R-1','value':'blue'}", false);
    row("roll", "{'cmd':'do','verb':'roll','value':'2d6+1'}", false);
    row("shuffle", "{'cmd':'do','verb':'shuffle','space':'cup'}", false);
    row("control", "{'cmd':'do','verb':'control','space':'0101','value':'red'}");
    row("control nobody", "{'cmd':'do','verb':'control','space':'0101'}");
    row("var", "{'cmd':'do','verb':'var','name':'points','value':10}");
    row("turn of the game", "{'cmd':'do','verb':'var','name':'turn','value':4}");
    row("next", "{'cmd':'do','verb':'next'}");
    row("phase", "{'cmd':'do','verb':'phase','name':'red','value':3}");
    row("pass", "{'cmd':'do','verb':'pass','value':'red'}");
    row("end", "{'cmd':'do','verb':'end','value':'blue'}");
    row("say", "{'cmd':'do','verb':'say','value':'Good luck, ñandú 🦤'}");
    row("say what is a name", "{'cmd':'do','verb':'say','value':'red'}");
    row("say to one", "{'cmd':'do','verb':'say','value':'psst','name':'red'}");
    row("note on a piece", "{'cmd':'do','verb':'note','piece':'B-1','value':'tired'}");
    row("note on a space", "{'cmd':'do','verb':'note','space':'0101','value':'hold'}");
}

void tst_FreeRules::does()
{
    QFETCH(QByteArray, command);
    QFETCH(bool, canUndo);
    const FreeGame free;
    const QByteArray before = free.game().state().hash();
    const Json reply = free.send(command);
    QVERIFY2(reply[u"ok"].toBool(), reply.write(Json::Style::Compact).constData());
    QVERIFY(reply[u"events"].size() > 0);
    const QByteArray after = free.game().state().hash();
    QVERIFY(free.replays());
    QCOMPARE(free.game().canUndo(), canUndo);
    QVERIFY(bool(free.game().undo(Game::Barriers::Ignore)));
    QCOMPARE(free.game().state().hash(), before);
    QVERIFY(bool(free.game().redo()));
    QCOMPARE(free.game().state().hash(), after);
}

void tst_FreeRules::refuses_data()
{
    QTest::addColumn<QByteArray>("command");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *name, const char *command, const char *code = "illegal") {
        QTest::newRow(name) << line(command) << QString::fromLatin1(code);
    };
    row("unknown verb", "{'cmd':'do','verb':'fly','piece':'B-1'}");
    row("no verb", "{'cmd':'do','piece':'B-1'}", "bad");
    row("unknown piece", "{'cmd':'do','verb':'flip','piece':'B-9'}", "unknown");
    row("unknown piece in a list", "{'cmd':'do','verb':'flip','pieces':['B-1','x']}", "unknown");
    row("no pieces", "{'cmd':'do','verb':'flip','pieces':[]}", "bad");
    row("piece and pieces", "{'cmd':'do','verb':'flip','piece':'B-1','pieces':['M-1']}", "bad");
    row("pieces no list", "{'cmd':'do','verb':'flip','pieces':'B-1'}", "bad");
    row("null among pieces", "{'cmd':'do','verb':'flip','pieces':['B-1',null]}", "unknown");
    row("the same twice", "{'cmd':'do','verb':'flip','pieces':['B-1','B-1']}");
    row("one piece only", "{'cmd':'do','verb':'order','pieces':['M-2','R-1'],'value':'up'}");
    row("nowhere to", "{'cmd':'do','verb':'move','piece':'B-1'}");
    row("unknown space", "{'cmd':'do','verb':'move','piece':'B-1','space':'9999'}", "unknown");
    row("a spot", "{'cmd':'do','verb':'move','piece':'B-1','space':'0202','at':[1,2]}");
    row("no spot", "{'cmd':'do','verb':'move','piece':'B-1','space':'0202','at':[1]}", "bad");
    row("huge spot", "{'cmd':'do','verb':'move','piece':'B-1','space':'0202','at':[1,99999999999]}",
        "bad");
    row("a word too much",
        "{'cmd':'do','verb':'move','piece':'B-1','space':'0202','value':'above'}");
    row("a name too much",
        "{'cmd':'do','verb':'move','piece':'B-1','space':'0202','name':'moved'}");
    row("a name that is none", "{'cmd':'do','verb':'set','piece':'B-1','name':5}", "bad");
    row("one face", "{'cmd':'do','verb':'flip','piece':'R-2'}");
    row("too many steps", "{'cmd':'do','verb':'steps','piece':'R-2','value':2}");
    row("huge steps", "{'cmd':'do','verb':'steps','piece':'B-1','value':2147483647}");
    row("beyond huge", "{'cmd':'do','verb':'steps','piece':'B-1','value':99999999999999}", "bad");
    row("less than none", "{'cmd':'do','verb':'steps','piece':'B-1','value':-1}");
    row("a broken number", "{'cmd':'do','verb':'steps','piece':'B-1','value':1.5}", "bad");
    row("no such hour", "{'cmd':'do','verb':'turn','piece':'B-1','value':12}");
    row("unknown property", "{'cmd':'do','verb':'set','piece':'B-1','name':'luck','value':1}");
    row("property of a space",
        "{'cmd':'do','verb':'set','piece':'B-1','name':'fortified','value':true}");
    row("property without name", "{'cmd':'do','verb':'set','piece':'B-1','value':true}");
    row("wrong kind", "{'cmd':'do','verb':'set','piece':'B-1','name':'moved','value':3}");
    row("nothing for a flag", "{'cmd':'do','verb':'set','piece':'B-1','name':'moved'}");
    row("control by set",
        "{'cmd':'do','verb':'set','space':'0101','name':'control','value':'red'}");
    row("off the board", "{'cmd':'do','verb':'remove','piece':'R-2'}");
    row("in no stack", "{'cmd':'do','verb':'order','piece':'M-1','value':'top'}");
    row("onto itself", "{'cmd':'do','verb':'attach','piece':'B-1','value':'B-1'}");
    row("onto its load", "{'cmd':'do','verb':'attach','piece':'R-1','value':'M-1'}");
    row("onto what is nowhere", "{'cmd':'do','verb':'attach','piece':'B-1','value':'R-2'}");
    row("onto a space", "{'cmd':'do','verb':'attach','piece':'B-1','value':'0101'}");
    row("hangs on nothing", "{'cmd':'do','verb':'drop','piece':'B-1'}");
    row("nothing face down", "{'cmd':'do','verb':'look','space':'0101'}");
    row("empty cup", "{'cmd':'do','verb':'draw','name':'cup','space':'t1'}");
    row("no cup", "{'cmd':'do','verb':'draw','name':'t1','space':'t2'}");
    row("shuffles a hex", "{'cmd':'do','verb':'shuffle','space':'0101'}");
    row("nobody's hand", "{'cmd':'do','verb':'deal','name':'cup','value':1}");
    row("no dice", "{'cmd':'do','verb':'roll','value':'many'}");
    row("too many dice", "{'cmd':'do','verb':'roll','value':'101d6'}");
    row("unknown variable", "{'cmd':'do','verb':'var','name':'luck','value':1}");
    row("above the limit", "{'cmd':'do','verb':'var','name':'points','value':11}");
    row("below the limit", "{'cmd':'do','verb':'var','name':'points','value':-1}");
    row("turn 10001", "{'cmd':'do','verb':'var','name':'turn','value':10001}");
    row("a list", "{'cmd':'do','verb':'var','name':'plan','value':1}");
    row("unknown phase", "{'cmd':'do','verb':'phase','name':'lunch'}");
    row("unknown side", "{'cmd':'do','verb':'pass','value':'green'}");
    row("nothing said", "{'cmd':'do','verb':'say','value':''}");
    row("blanks", "{'cmd':'do','verb':'say','value':'   '}");
    row("two lines", "{'cmd':'do','verb':'say','value':'a\\nb'}");
    row("a bell", "{'cmd':'do','verb':'say','value':'\\u0007'}");
    row("written backwards", "{'cmd':'do','verb':'say','value':'a\\u202Eb'}");
    row("said to nobody", "{'cmd':'do','verb':'say','value':'psst','name':'green'}");
    row("control signs in a property",
        "{'cmd':'do','verb':'set','piece':'B-1','name':'supply','value':'a\\u0000b'}");
}

void tst_FreeRules::refuses()
{
    QFETCH(QByteArray, command);
    const FreeGame free;
    const QByteArray before = free.game().state().hash();
    const Json reply = free.send(command);
    QVERIFY(!reply[u"ok"].toBool());
    QTEST(reply[u"error"][u"code"].toString(), "code");
    QVERIFY(!reply[u"error"][u"text"].toString().isEmpty());
    QCOMPARE(free.game().state().hash(), before);
    QCOMPARE(free.game().commandCount(), 0);
}

void tst_FreeRules::moves()
{
    const FreeGame free;
    QVERIFY(free.good(line("{'cmd':'do','verb':'move','pieces':['M-2','B-1'],'space':'0202'}")));
    const auto stack = free.game().state().stack(free.module().map.find(QStringLiteral("0202")));
    QCOMPARE(stack.size(), size_t(2));
    QCOMPARE(free.module().piece(stack[1]).id, QStringLiteral("B-1"));
    // What hangs on another goes along with it, also when it is chosen itself.
    QVERIFY(free.good(
        line("{'cmd':'do','verb':'move','pieces':['M-1','R-1'],'space':'0202','value':'bottom'}")));
    QCOMPARE(free.spaceOf("M-1"), QStringLiteral("0202"));
    QCOMPARE(free.piece("M-1").carrier, free.module().piece(QStringLiteral("R-1")));
    QCOMPARE(free.game().state().position(free.module().piece(QStringLiteral("R-1"))), 0);
}

void tst_FreeRules::goesThroughPhases()
{
    const FreeGame free;
    QCOMPARE(free.module().sequence.phases().size(), size_t(2));
    QVERIFY(free.good(line("{'cmd':'do','verb':'next','as':'blue'}")));
    QCOMPARE(free.codeOf(line("{'cmd':'do','verb':'next','as':'blue'}")),
             QStringLiteral("notyours"));
    QVERIFY(free.good(line("{'cmd':'do','verb':'next','as':'red'}")));
    QCOMPARE(free.game().state().turn(), 2);
    QVERIFY(free.good(line("{'cmd':'do','verb':'phase','name':'red','value':7}")));
    QCOMPARE(free.game().state().turn(), 7);
    QCOMPARE(free.game().offer().side, free.module().side(u"red"));
}

void tst_FreeRules::handsOver()
{
    const FreeGame free;
    QVERIFY(free.good(line("{'cmd':'do','verb':'pass','value':'red'}")));
    QCOMPARE(free.game().offer().side, free.module().side(u"red"));
    QVERIFY(free.good(line("{'cmd':'do','verb':'pass','as':'red'}")));
    QVERIFY(!free.game().offer().side);
    QVERIFY(free.good(line("{'cmd':'do','verb':'flip','piece':'B-1','as':'blue'}")));
    QVERIFY(free.good(line("{'cmd':'do','verb':'flip','piece':'B-1','as':'red'}")));
}

void tst_FreeRules::marksMoved()
{
    const FreeGame free;
    const int moved =
        free.module().state.pieceProperty.value(free.module().names.find(QByteArray("moved")));
    QVERIFY(free.good(line("{'cmd':'do','verb':'move','piece':'B-1','space':'0202'}")));
    QCOMPARE(free.game().state().pieceProperty(free.module().piece(QStringLiteral("B-1")), moved),
             Value::boolean(true));
}

void tst_FreeRules::keepsHandsOff()
{
    auto files = freeFiles();
    files["module.json"].replace(
        R"("options": [)", R"("options": [{"id": "own", "name": "Own", "effect": "hands_off"},)");
    const FreeGame table(files);
    QVERIFY(table.good(line("{'cmd':'do','verb':'flip','piece':'R-1'}")));
    const FreeGame free(files, {{QStringLiteral("own"), QStringLiteral("on")}});
    QVERIFY(free.isThere());
    QCOMPARE(free.codeOf(line("{'cmd':'do','verb':'flip','piece':'R-1'}")),
             QStringLiteral("illegal"));
    QCOMPARE(free.codeOf(line("{'cmd':'do','verb':'flip','pieces':['B-1','R-1']}")),
             QStringLiteral("illegal"));
    QVERIFY(free.good(line("{'cmd':'do','verb':'flip','piece':'B-1'}")));
    QVERIFY(free.good(line("{'cmd':'do','verb':'move','piece':'M-2','space':'0202'}")));
}

void tst_FreeRules::hidesFromOthers()
{
    const FreeGame free;
    QVERIFY(free.good(line("{'cmd':'do','verb':'hide','piece':'B-1','as':'blue'}")));
    QCOMPARE(free.piece("B-1").seenBy, 1u << free.module().side(u"blue").value);
    QVERIFY(free.good(line("{'cmd':'do','verb':'pass','as':'blue'}")));
    // What is not seen can't be named, whatever is asked of it.
    for (const char *command :
         {"{'cmd':'do','verb':'move','piece':'B-1','space':'0202','as':'red'}",
          "{'cmd':'do','verb':'move','pieces':['M-2','B-1'],'space':'0202','as':'red'}",
          "{'cmd':'do','verb':'show','piece':'B-1','value':'red','as':'red'}",
          "{'cmd':'do','verb':'attach','piece':'M-2','value':'B-1','as':'red'}",
          "{'cmd':'do','verb':'note','piece':'B-1','value':'there','as':'red'}",
          "{'cmd':'explain','verb':'flip','piece':'B-1','as':'red'}"})
        QCOMPARE(free.codeOf(line(command)), QStringLiteral("notyours"));
    QVERIFY(free.good(line("{'cmd':'do','verb':'show','piece':'B-1','as':'blue'}")));
    QVERIFY(free.good(line("{'cmd':'do','verb':'flip','piece':'B-1','as':'red'}")));
}

void tst_FreeRules::looks()
{
    const FreeGame free;
    // Marks of no side that nobody sees.
    QVERIFY(free.good(line("{'cmd':'do','verb':'hide','piece':'M-2','value':'blue'}")));
    QVERIFY(free.good(line("{'cmd':'do','verb':'hide','piece':'M-2','value':'red'}")));
    QCOMPARE(free.codeOf(line("{'cmd':'do','verb':'flip','piece':'M-2','as':'blue'}")),
             QStringLiteral("notyours"));
    const Json reply = free.send(line("{'cmd':'do','verb':'look','space':'ford','as':'blue'}"));
    QVERIFY2(reply[u"ok"].toBool(), reply.write(Json::Style::Compact).constData());
    const uint32_t blue = 1u << free.module().side(u"blue").value;
    const uint32_t red = 1u << free.module().side(u"red").value;
    QVERIFY(free.piece("M-2").seenBy & blue);
    QVERIFY(!(free.piece("M-2").seenBy & red));
    // The units of the other side stay what they were.
    QVERIFY(!(free.piece("R-1").seenBy & blue));
    QVERIFY(!free.game().canUndo());
}

void tst_FreeRules::tellsOnlyWhatIsSeen()
{
    const FreeGame free;
    QVERIFY(free.good(line("{'cmd':'do','verb':'pass','value':'red'}")));
    QVERIFY(free.good(line("{'cmd':'do','verb':'move','piece':'R-1','space':'0202','as':'red'}")));
    const PlayerView blue(free.module(), free.game().state(), free.module().side(u"blue"));
    const PlayerView red(free.module(), free.game().state(), free.module().side(u"red"));
    int lines = 0;
    for (const Change &change : free.game().history().back().changes) {
        if (const auto *log = std::get_if<change::Log>(&change)) {
            ++lines;
            QVERIFY(!blue.seesLog(*log));
            QVERIFY(red.seesLog(*log));
        }
    }
    QCOMPARE(lines, 1);
    QVERIFY(free.good(line("{'cmd':'do','verb':'say','value':'psst','name':'red','as':'red'}")));
    const auto *whisper = std::get_if<change::Log>(&free.game().history().back().changes.front());
    QVERIFY(whisper && !blue.seesLog(*whisper) && red.seesLog(*whisper));
    // A variable that only blue knows.
    QVERIFY(free.good(line("{'cmd':'do','verb':'var','name':'points','value':2,'as':'red'}")));
}

void tst_FreeRules::everySideMay()
{
    auto files = freeFiles();
    files["rules/sequence.json"] =
        R"({"format": 1, "phases": [{"id": "all", "name": "All", "decision": "free"}]})";
    const FreeGame free(files);
    QVERIFY(free.isThere());
    QVERIFY(!free.game().offer().side);
    QVERIFY(free.good(line("{'cmd':'do','verb':'flip','piece':'B-1','as':'red'}")));
    QCOMPARE(free.game().history().back().side, free.module().side(u"red"));
    QVERIFY(free.good(line("{'cmd':'do','verb':'flip','piece':'B-1','as':'blue'}")));
    QCOMPARE(free.codeOf(line("{'cmd':'undo','as':'red'}")), QStringLiteral("notyours"));
    QVERIFY(free.good(line("{'cmd':'undo','as':'blue'}")));
    QVERIFY(free.good(line("{'cmd':'undo','as':'red'}")));
    QVERIFY(free.good(line("{'cmd':'redo','as':'red'}")));
    QVERIFY(free.replays());
}

void tst_FreeRules::ends()
{
    const FreeGame free;
    QVERIFY(free.good(line("{'cmd':'do','verb':'end','value':'red'}")));
    QVERIFY(free.game().state().isOver());
    QCOMPARE(free.game().state().result().winner, free.module().side(u"red"));
    QCOMPARE(free.codeOf(line("{'cmd':'do','verb':'flip','piece':'B-1'}")),
             QStringLiteral("illegal"));
    QVERIFY(free.good(line("{'cmd':'undo'}")));
    QVERIFY(!free.game().state().isOver());
}

void tst_FreeRules::computersKeepOut()
{
    const FreeGame free;
    const Translator translator;
    const GameSeat seat(free.game(), translator, free.module().side(u"blue"));
    Random random(1);
    for (const QString &name : botNames()) {
        const auto index = makeBot(name)->decide(seat, random);
        QVERIFY(!index);
        QVERIFY(index.error().message.contains(u"free play"));
    }
}

// Whatever hands do, it is undone, done again and replayed.
void tst_FreeRules::anyRandomPlay()
{
    const FreeGame free;
    Random random(20261119);
    Names &names = free.game().state().names();
    const auto pieces = uint32_t(free.module().pieces.size());
    const auto spaces = uint32_t(free.module().map.spaceCount());
    int done = 0;
    for (int i = 0; i < 3000; ++i) {
        const auto &open = free.game().offer().open;
        if (open.empty())
            break;
        const OpenAction &one = open[random.below(uint32_t(open.size()))];
        Action action;
        action.verb = one.verb;
        if (names.text(one.verb) == u"end")
            continue;
        if (random.below(4) || one.pieces != OpenAction::Pieces::None)
            action.piece = PieceId(int32_t(random.below(pieces)));
        if (one.pieces == OpenAction::Pieces::None)
            action.piece = {};
        for (uint32_t more = random.below(3); more > 0 && action.piece; --more)
            action.also.emplace_back(int32_t(random.below(pieces)));
        if (one.spaces != OpenAction::Spaces::None)
            action.space = SpaceId(int32_t(random.below(spaces)));
        if (!one.names.empty())
            action.name = one.names[random.below(uint32_t(one.names.size()))];
        const auto kind = Value::Type(random.below(7));
        action.value = {kind, int32_t(random.below(4))};
        if (kind == Value::Type::None)
            action.value = {};
        else if (kind == Value::Type::Word)
            action.value = one.words.empty()
                ? Value::word(names.intern(QByteArray("2d6")))
                : Value::word(one.words[random.below(uint32_t(one.words.size()))]);
        const QByteArray before = free.game().state().hash();
        if (!free.game().perform(action, SideId(int32_t(random.below(2))))) {
            QCOMPARE(free.game().state().hash(), before);
            continue;
        }
        ++done;
        const QByteArray after = free.game().state().hash();
        QVERIFY(bool(free.game().undo(Game::Barriers::Ignore)));
        QCOMPARE(free.game().state().hash(), before);
        QVERIFY(bool(free.game().redo()));
        QCOMPARE(free.game().state().hash(), after);
    }
    QVERIFY2(done > 300, QByteArray::number(done).constData());
    QVERIFY2(free.replays(), qPrintable(free.difference()));
}

QTEST_GUILESS_MAIN(tst_FreeRules)
#include "tst_freerules.moc"
