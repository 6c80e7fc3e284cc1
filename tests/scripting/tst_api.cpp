// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/game.h"
#include "engine/module/read/moduleloader.h"
#include "scripting/bindings/bindings.h"
#include "scripting/bindings/fields.h"
#include "scripting/bindings/handles.h"
#include "scripting/sandbox/frozentable.h"
#include "scripting/testing/testlibrary.h"
#include "scripting/testing/testrunner.h"
#include "tests/engine/module/smallmodule.h"
#include "tests/scripting/annotations.h"

#include <QSet>
#include <QTest>

using namespace scripting;
using Names = QSet<QString>;

namespace {

/// Methods and fields that an object has in Lua.
struct Bound
{
    Names methods;
    Names fields;
};

QString sorted(const Names &names)
{
    QStringList list(names.begin(), names.end());
    list.sort();
    return list.join(QStringLiteral(", "));
}

/// Empty when both are the same; else which names are only on one side.
QString difference(const Names &annotated, const Names &bound)
{
    QString text;
    if (const Names only = annotated - bound; !only.isEmpty())
        text += QStringLiteral("annotated, but not bound: ") + sorted(only) + u'\n';
    if (const Names only = bound - annotated; !only.isEmpty())
        text += QStringLiteral("bound, but not annotated: ") + sorted(only) + u'\n';
    return text;
}

/// Reads the table of names at the top of the stack and takes it off. Numbers stand for fields;
/// those from `property` on are only of this module.
Bound readNames(lua_State *L)
{
    Bound bound;
    FrozenTable::pushReal(L, -1);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1)) {
        const QString name = QString::fromUtf8(lua_tostring(L, -2));
        if (lua_isfunction(L, -1))
            bound.methods << name;
        else if (!lua_isinteger(L, -1) || lua_tointeger(L, -1) < Fields::property)
            bound.fields << name;
    }
    lua_pop(L, 2);
    return bound;
}

/// What the metatable at the top of the stack gives to its objects; takes it off.
Bound readMetatable(lua_State *L)
{
    lua_getfield(L, -1, "__index");
    // A reader in C++ keeps the names in its second upvalue.
    if (lua_isfunction(L, -1) && lua_getupvalue(L, -1, 2))
        lua_remove(L, -2);
    const Bound bound = lua_istable(L, -1) ? readNames(L) : (lua_pop(L, 1), Bound());
    lua_pop(L, 1);
    return bound;
}

/// What the object at the top of the stack has; takes it off.
Bound readObject(lua_State *L)
{
    if (!lua_getmetatable(L, -1)) {
        lua_pop(L, 1);
        return {};
    }
    const Bound bound = readMetatable(L);
    lua_pop(L, 1);
    return bound;
}

/// What the only metatable in the registry has for which \a isWanted.
template<typename Wanted> Bound readRegistered(lua_State *L, Wanted isWanted)
{
    QList<Bound> found;
    for (lua_pushnil(L); lua_next(L, LUA_REGISTRYINDEX); lua_pop(L, 1)) {
        if (lua_type(L, -2) != LUA_TLIGHTUSERDATA || !lua_istable(L, -1))
            continue;
        lua_getfield(L, -1, "__name");
        const QByteArray name(lua_tostring(L, -1));
        lua_pop(L, 1);
        lua_pushvalue(L, -1);
        if (const Bound bound = readMetatable(L); isWanted(name, bound))
            found << bound;
    }
    return found.size() == 1 ? found.first() : Bound();
}

Bound readNamed(lua_State *L, const char *typeName)
{
    return readRegistered(L,
                          [&](const QByteArray &name, const Bound &) { return name == typeName; });
}

Names globalsOf(lua_State *L)
{
    Names names;
    lua_pushglobaltable(L);
    FrozenTable::pushReal(L, -1);
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        names << QString::fromUtf8(lua_tostring(L, -2));
    lua_pop(L, 2);
    return names;
}

std::optional<QByteArray> noFile(const QString &)
{
    return std::nullopt;
}

/// The small module with other rules and perhaps a test.
std::shared_ptr<const engine::Module> moduleWith(const QByteArray &rules,
                                                 const QByteArray &test = {})
{
    auto files = smallModule();
    files["rules/main.lua"] =
        R"(local never = { actions = function(_, offer) offer:button("done") end, done = function(turn) turn:next() end }
decision "move.choose" (never)
decision "combat.target" (never)
)" + rules;
    if (!test.isEmpty())
        files["tests/probe.lua"] = test;
    const auto loaded = engine::loadModule(engine::ModuleFiles::fromMap(files));
    return loaded.isGood() ? loaded.module : nullptr;
}

/// What a rule that does this is told.
QString errorOf(const QByteArray &statement)
{
    const auto module = moduleWith("setup(function(turn) " + statement + " end)");
    const auto rules = module ? LuaRules::load(*module) : engine::Error{};
    if (!rules)
        return rules.error().message;
    const auto game =
        engine::Game::start(*module, *rules.value(), {QStringLiteral("battle"), {}, 1});
    return game ? QString() : game.error().message;
}

/// What a test that does this is told when it fails; a name of a test that it defines counts too.
QString outcomeOf(const QByteArray &test)
{
    const auto module = moduleWith({}, test);
    const auto rules = module ? LuaRules::load(*module) : engine::Error{};
    if (!rules)
        return rules.error().message;
    QString text;
    TestRunner(*module, *rules.value()).run([&](const auto &result) {
        text += result.passed ? result.name : result.failure.section(QStringLiteral(": "), 1);
    });
    return text;
}

Names words(const QString &text)
{
    const QStringList list =
        text.split(QRegularExpression(QStringLiteral("[ ,\n]+")), Qt::SkipEmptyParts);
    return Names(list.begin(), list.end());
}

} // namespace

/// The annotations in scripting/api and what Lua really has say the same, both ways.
class tst_Api : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void globals();
    void objects_data();
    void objects();
    void everyTypeIsCompared();
    void fieldsOfActions();
    void arguments_data();
    void arguments();
    void globalsOfTests();
    void testGames();
    void testPieces();
    void findsDifferences();

private:
    Bound bound(const QString &type);

    Annotations m_rulesApi = Annotations::ofFile(QStringLiteral("rules.lua"));
    Annotations m_testsApi = Annotations::ofFile(QStringLiteral("tests.lua"));
    std::shared_ptr<const engine::Module> m_module;
    std::unique_ptr<LuaRules> m_rules;
};

void tst_Api::initTestCase()
{
    m_module = moduleWith({});
    QVERIFY(m_module);
    auto rules = LuaRules::load(*m_module);
    QVERIFY2(bool(rules), rules ? "" : qPrintable(rules.error().message));
    m_rules = std::move(rules).value();
}

void tst_Api::globals()
{
    const LuaRuntime bare(noFile);
    const Names added = globalsOf(m_rules->runtime().state()) - globalsOf(bare.state());
    const QString wrong = difference(m_rulesApi.globals(), added);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

Bound tst_Api::bound(const QString &type)
{
    lua_State *L = m_rules->runtime().state();
    if (type == QLatin1String("Reach"))
        return readNamed(L, "reach");
    if (type == QLatin1String("Supply"))
        return readNamed(L, "supply search");
    if (type == QLatin1String("Zones"))
        return readNamed(L, "zones");
    if (type == QLatin1String("SpaceSet"))
        return readNamed(L, "set of spaces");
    if (type == QLatin1String("Offer"))
        Bindings::pushOffer(L);
    else if (type == QLatin1String("Game"))
        Bindings::pushGame(L);
    else if (type == QLatin1String("Turn"))
        Bindings::pushTurn(L);
    else if (type == QLatin1String("Piece"))
        Handles::push(L, engine::PieceId(0));
    else
        Handles::push(L, engine::SpaceId(0));
    return readObject(L);
}

void tst_Api::objects_data()
{
    QTest::addColumn<QString>("type");
    for (const char *type :
         {"Game", "Turn", "Offer", "Piece", "Space", "SpaceSet", "Reach", "Supply", "Zones"})
        QTest::newRow(type) << QString::fromLatin1(type);
}

void tst_Api::objects()
{
    QFETCH(QString, type);
    Bound expected{m_rulesApi.methods(type), m_rulesApi.fields(type)};
    if (type == QLatin1String("Turn")) { // it reads like a game
        expected.methods += m_rulesApi.methods(QStringLiteral("Game"));
        expected.fields += m_rulesApi.fields(QStringLiteral("Game"));
    }
    // A property that every module has, not a field.
    if (type == QLatin1String("Space"))
        QVERIFY(expected.fields.remove(QStringLiteral("control")));
    const Bound real = bound(type);
    QVERIFY(!real.methods.isEmpty() || !real.fields.isEmpty());
    const QString wrong =
        difference(expected.methods, real.methods) + difference(expected.fields, real.fields);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void tst_Api::everyTypeIsCompared()
{
    const QStringList types = m_rulesApi.typesWithMethods();
    QCOMPARE(
        types,
        QStringList({"Game", "Offer", "Reach", "Space", "SpaceSet", "Supply", "Turn", "Zones"}));
    QCOMPARE(m_testsApi.typesWithMethods(), QStringList({"TestGame"}));
    const Names game = bound(QStringLiteral("Game")).methods;
    for (const auto &functions :
         {Bindings::gameReaders(), Bindings::gameSearches(), Bindings::zoneSearches()}) {
        for (const Bindings::Function &one : functions)
            QVERIFY2(game.contains(QLatin1String(one.name)), one.name);
    }
    const Names turn = bound(QStringLiteral("Turn")).methods;
    for (const auto &functions : {Bindings::turnWriters(), Bindings::pieceWriters()}) {
        for (const Bindings::Function &one : functions)
            QVERIFY2(turn.contains(QLatin1String(one.name))
                         && !game.contains(QLatin1String(one.name)),
                     one.name);
    }
}

void tst_Api::fieldsOfActions()
{
    const auto game = engine::Game::start(*m_module, *m_rules, {QStringLiteral("battle"), {}, 1});
    QVERIFY(bool(game));
    engine::Action action = game.value()->offer().actions.front();
    action.piece = engine::PieceId(0);
    action.space = engine::SpaceId(0);
    action.value = engine::Value::integer(1);
    action.name = action.verb;
    action.also = {engine::PieceId(1)};
    lua_State *L = m_rules->runtime().state();
    m_rules->look(&game.value()->state());
    Bindings::pushAction(L, m_rules->context(), action);
    m_rules->look(nullptr);
    Names names;
    for (lua_pushnil(L); lua_next(L, -2); lua_pop(L, 1))
        names << QString::fromUtf8(lua_tostring(L, -2));
    lua_pop(L, 1);
    const QString wrong = difference(m_rulesApi.fields(QStringLiteral("Action")), names);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void tst_Api::arguments_data()
{
    QTest::addColumn<QByteArray>("statement");
    QTest::addColumn<Names>("annotated");
    const auto row = [&](const char *name, const QByteArray &statement) {
        QTest::newRow(name) << statement << m_rulesApi.arguments(QLatin1String(name));
    };
    row("Game:zones", "turn:zones({}, { nothing = 1 })");
    row("Game:supply", "turn:supply{ nothing = 1 }");
    row("Game:within", "turn:within({}, 1, { nothing = 1 })");
    row("Game:sees", "turn:sees(turn:space '0101', turn:space '0102', { nothing = 1 })");
    row("Turn:finish", "turn:finish{ nothing = 1 }");
    row("Turn:log", "turn:log('x', { nothing = 1 })");
    QTest::newRow("ReachSpec") << QByteArray("turn:reach(turn:piece 'B-1', { nothing = 1 })")
                               << m_rulesApi.fields(QStringLiteral("ReachSpec"));
    QTest::newRow("SupplyStage") << QByteArray(
        "turn:supply{ sources = {}, stages = { { nothing = 1 } } }")
                                 << m_rulesApi.fields(QStringLiteral("SupplyStage"));
}

void tst_Api::arguments()
{
    QFETCH(QByteArray, statement);
    QFETCH(Names, annotated);
    const QString message = errorOf(statement);
    const QString only = QStringLiteral("there is no argument 'nothing' here, only ");
    QVERIFY2(message.contains(only), qPrintable(message));
    const QString wrong = difference(annotated, words(message.section(only, 1)));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void tst_Api::globalsOfTests()
{
    const QString names =
        outcomeOf("local names = ''\nfor name in pairs(_G) do names = names .. ' ' .. name end\n"
                  "test(names, function() end)");
    const LuaRuntime bare(noFile);
    Names added = words(names) - globalsOf(bare.state());
    // A test may mark texts like a rule; that is annotated with the rules.
    QVERIFY(added.remove(QStringLiteral("_")));
    const QString wrong = difference(m_testsApi.globals(), added);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void tst_Api::testGames()
{
    const LuaRuntime runtime(noFile);
    TestGame::World world{*m_module, *m_rules, {}, {}};
    TestLibrary::addTo(runtime.state(), world);
    const Bound real = readRegistered(runtime.state(), [](const QByteArray &, const Bound &bound) {
        return bound.methods.contains(QStringLiteral("playUntil"));
    });
    const QString wrong = difference(m_testsApi.methods(QStringLiteral("TestGame")), real.methods);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void tst_Api::testPieces()
{
    const QString names =
        outcomeOf("test('x', function()\n  local names = ''\n"
                  "  for name in pairs(newGame():piece 'B-1') do names = names .. "
                  "' ' .. name end\n  error(names, 0)\nend)");
    const QString wrong = difference(m_testsApi.fields(QStringLiteral("TestPiece")), words(names));
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
}

void tst_Api::findsDifferences()
{
    const Annotations sample(
        QStringLiteral("---@class A\n---@field one integer\n"
                       "---@field two? string   twice\nlocal A = {}\n"
                       "---@param spec? { x?: integer, y: string }   both\n"
                       "function A:go(spec) end\nfunction f(a) end\nlist = {}\n"));
    QCOMPARE(sample.globals(), Names({"f", "list"}));
    QCOMPARE(sample.fields(QStringLiteral("A")), Names({"one", "two"}));
    QCOMPARE(sample.methods(QStringLiteral("A")), Names({"go"}));
    QCOMPARE(sample.arguments(QStringLiteral("A:go")), Names({"x", "y"}));
    QCOMPARE(difference({"a", "b"}, {"a", "b"}), QString());
    QCOMPARE(difference({"a", "b"}, {"a"}), QStringLiteral("annotated, but not bound: b\n"));
    QCOMPARE(difference({"a"}, {"a", "c"}), QStringLiteral("bound, but not annotated: c\n"));
}

QTEST_GUILESS_MAIN(tst_Api)
#include "tst_api.moc"
