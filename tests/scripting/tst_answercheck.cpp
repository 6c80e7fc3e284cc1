// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/rulescheck.h"
#include "tests/scripting/trialgame.h"

#include <QRegularExpression>
#include <QTest>

using namespace scripting;

/// Lint holds what rules tell the window to the protocol.
class tst_AnswerCheck : public QObject
{
    Q_OBJECT

private slots:
    void tells_data();
    void tells();
    void whatFitsIsNoIssue();
    void moduleWithoutPieces();
    void unknownHintsAreNotTold();
    void formsWithoutWhatTheyNeed_data();
    void formsWithoutWhatTheyNeed();
    void declarationsReachTheOffer();
    void verbInThePlaceOfItsName();
};

namespace {

class TrialGameWith : private TrialGame
{
public:
    explicit TrialGameWith(const QMap<QString, QByteArray> &files) { start(files); }

    const engine::Game *game() const { return m_game.get(); }
    const QString &failure() const { return m_failure; }
};

QStringList allIssues(const QByteArray &more)
{
    const auto loaded = engine::loadModule(
        engine::ModuleFiles::fromMap(withRules("turn:next()", "return 1", more)));
    if (!loaded.isGood())
        return {loaded.issues.first().toString()};
    QStringList found;
    for (const engine::Issue &issue : checkRules(*loaded.module))
        found.append(issue.toString());
    return found;
}

/// Those that \a more brings with it.
QStringList issues(const QByteArray &more)
{
    static const QStringList own = allIssues({});
    QStringList found = allIssues(more);
    found.removeIf([](const QString &one) { return own.contains(one); });
    return found;
}

} // namespace

void tst_AnswerCheck::tells_data()
{
    QTest::addColumn<QByteArray>("lua");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *lua, const char *expected) {
        QTest::newRow(name) << QByteArray(lua) << QString::fromUtf8(expected);
    };
    const QByteArray decision = R"(decision "more" {
  actions = function(game, offer) offer:button("go") %1 end,
  go = function(turn) turn:next() end, %2
})";
    const auto decided = [&](const char *name, const char *inside, const char *fields,
                             const char *expected) {
        QByteArray lua = decision;
        QTest::newRow(name) << lua.replace("%1", inside).replace("%2", fields)
                            << QString::fromUtf8(expected);
    };
    decided("form", "", R"(ask = "loses")",
            "No window knows the form “loses”. Did you mean “losses”?");
    decided("hint", R"(offer:hint("maxx", 3))", "",
            "No window reads the hint “maxx”. Did you mean “max”?");
    decided("main", "", R"(main = "goo")",
            "The decision “more” names “goo” as its “main” but has no such verb. Did you mean "
            "“go”?");
    decided("back", "", R"(back = "away")",
            "The decision “more” names “away” as its “back” but has no such verb.");
    decided("pass", "", R"(pass = "by")",
            "The decision “more” names “by” as its “pass” but has no such verb.");
    decided("take", "", R"(take = "up")",
            "The decision “more” names “up” as its “take” but has no such verb.");
    row("numbers", R"(query "points" (function() return { rows = { { value = 1.5 } } } end))",
        "In the answer of the query “points”, “rows[].value” must be integer.");
    row("answer", R"(query "zoc" (function() return 5 end))",
        "The answer of the query “zoc” must be [space].");
    row("field", R"(query "stacking" (function() return { used = "1", ok = true } end))",
        "In the answer of the query “stacking”, “used” must be number.");
    row("item", R"(query "path" (function() return { "nowhere" } end))",
        "In the answer of the query “path”, “[]” must be space.");
    row("deep", R"(query "odds" (function() return { outcomes = { { result = "A" } } } end))",
        "In the answer of the query “odds”, “outcomes[].chance” must be number.");
}

void tst_AnswerCheck::tells()
{
    QFETCH(QByteArray, lua);
    QFETCH(QString, expected);
    const QStringList found = issues(lua);
    QVERIFY2(found.size() == 1, qPrintable(found.join(u'\n')));
    QVERIFY2(found.first().endsWith(expected), qPrintable(found.first()));
    // With the place where it is defined.
    static const QRegularExpression place(QStringLiteral("^rules/main\\.lua:[1-9]\\d*: "));
    QVERIFY2(place.match(found.first()).hasMatch(), qPrintable(found.first()));
}

void tst_AnswerCheck::whatFitsIsNoIssue()
{
    QCOMPARE(issues(R"(
query "zoc" (function() return {} end)
query "trace" (function() return nil end)
query "victory" (function() return { points = { red = 1 }, own = "anything" } end)
query "odds" (function(game, args) return { shifts = { { value = 1, text = text(_"Guns") } } } end)
query "mine" (function() return 5 end)
)"),
             QStringList());
}

void tst_AnswerCheck::moduleWithoutPieces()
{
    const auto files = engine::ModuleFiles::open(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates/hex-empty"));
    QVERIFY(files);
    const auto loaded = engine::loadModule(files.value());
    QVERIFY(loaded.isGood() && loaded.module->pieces.empty());
    QVERIFY(checkRules(*loaded.module).isEmpty());
}

void tst_AnswerCheck::unknownHintsAreNotTold()
{
    auto files = withRules("turn:next()", "return 1");
    files["rules/main.lua"].replace(
        "offer:button(\"pass\")",
        "offer:button(\"pass\") offer:hint(\"nobody\", 1) offer:hint(\"max\", 3)"
        " offer:hint(\"max\", true) offer:hint(\"value\", 4) offer:hint(\"value\", 4, "
        "_\"Points\") offer:hint(\"then\", { _\"Then {1} more.\", 2 }) offer:hint(\"then\", nil)");
    TrialGameWith game(files);
    QVERIFY2(game.game(), qPrintable(game.failure()));
    const auto &hints = game.game()->offer().hints;
    QCOMPARE(hints.size(), 3);
    QCOMPARE(hints[0].name, engine::protocol::HintName::Max);
    QCOMPARE(hints[0].value, engine::Value::integer(3));
    QCOMPARE(hints[1].name, engine::protocol::HintName::Value);
    QVERIFY(!hints[1].label.isEmpty());
    QCOMPARE(hints[2].name, engine::protocol::HintName::Then);
    QVERIFY(hints[2].value.isNone() && !hints[2].label.isEmpty());
}

void tst_AnswerCheck::formsWithoutWhatTheyNeed_data()
{
    QTest::addColumn<QByteArray>("fields");
    QTest::addColumn<QByteArray>("offered");
    QTest::addColumn<QString>("expected");
    const QString points =
        QStringLiteral("“points”, but no button of its main verb has a number as its value.");
    QTest::newRow("no main") << QByteArray(R"(ask = "points",)")
                             << QByteArray(R"(offer:button("try", { value = 1 }))") << points;
    QTest::newRow("words") << QByteArray(R"(ask = "points", main = "try",)")
                           << QByteArray(R"(offer:button("try", { value = "one" }))") << points;
    QTest::newRow("no shares") << QByteArray(R"(ask = "allocate",)")
                               << QByteArray(R"(offer:piece("try", game:piece"B-1"))")
                               << QStringLiteral("“allocate”, but nothing that it offers gives a "
                                                 "number to a piece or a place.");
    QTest::newRow("no query") << QByteArray(R"(ask = "allocate",)")
                              << QByteArray(R"(offer:piece("try", game:piece"B-1", { value = 1 }))")
                              << QStringLiteral("“allocate”, but no query “shares” tells what is "
                                                "shared out.");
    QTest::newRow("right") << QByteArray(R"(ask = "points", main = "try",)")
                           << QByteArray(R"(offer:button("try", { value = 1 }))") << QString();
}

void tst_AnswerCheck::formsWithoutWhatTheyNeed()
{
    QFETCH(QByteArray, fields);
    QFETCH(QByteArray, offered);
    QFETCH(QString, expected);
    auto files = withRules("turn:next()", "return 1");
    files["rules/main.lua"].replace("rule = \"1.1\",", QByteArray("rule = \"1.1\", " + fields));
    files["rules/main.lua"].replace("offer:button(\"pass\")",
                                    QByteArray("offer:button(\"pass\") " + offered));
    const auto loaded = engine::loadModule(engine::ModuleFiles::fromMap(files));
    QVERIFY(loaded.isGood());
    QStringList found;
    for (const engine::Issue &issue : checkRules(*loaded.module))
        found << issue.message.section(QStringLiteral(" has the form "), 1);
    found.removeAll(QString());
    found.removeDuplicates(); // all three decisions are the same
    QCOMPARE(found.join(u'\n'), expected);
}

void tst_AnswerCheck::declarationsReachTheOffer()
{
    auto files = withRules("turn:next()", "return 1");
    files["rules/main.lua"].replace(
        "rule = \"1.1\",",
        "rule = \"1.1\", ask = \"budget\", chosen = \"list\", back = \"try\","
        " main = function(game) return game.turn == 1 and \"try\" or nil end,");
    TrialGameWith game(files);
    QVERIFY2(game.game(), qPrintable(game.failure()));
    const engine::Offer &offer = game.game()->offer();
    const auto &names = game.game()->state().names();
    QCOMPARE(offer.form, engine::protocol::Form::Budget);
    QCOMPARE(names.text(offer.main), QStringLiteral("try"));
    QCOMPARE(names.text(offer.back), QStringLiteral("try"));
    QCOMPARE(names.text(offer.chosen), QStringLiteral("list"));
}

void tst_AnswerCheck::verbInThePlaceOfItsName()
{
    TrialGameWith game(withRules("turn:next()", "return 1"));
    QVERIFY2(game.game(), qPrintable(game.failure()));
    const engine::Offer &offer = game.game()->offer();
    QCOMPARE(game.game()->state().names().text(offer.pass), QStringLiteral("pass"));
    QVERIFY(!offer.main);
    QCOMPARE(offer.actions.size(), 2);
}

QTEST_APPLESS_MAIN(tst_AnswerCheck)
#include "tst_answercheck.moc"
