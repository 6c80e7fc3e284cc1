// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/testing/testrunner.h"

#include "scripting/modulesource.h"
#include "scripting/testing/testlibrary.h"
#include "scripting/testing/testmap.h"

#include <QRegularExpression>

namespace scripting {

/// The tests of one file, as they are collected by running it.
struct TestRunner::Context
{
    struct Test
    {
        QString name;
        int function;
    };
    std::vector<Test> tests;

    static int add(lua_State *L)
    {
        auto &context = *static_cast<Context *>(lua_touserdata(L, lua_upvalueindex(1)));
        const QString name = QString::fromUtf8(luaL_checkstring(L, 1));
        luaL_checktype(L, 2, LUA_TFUNCTION);
        lua_settop(L, 2);
        context.tests.push_back({name, luaL_ref(L, LUA_REGISTRYINDEX)});
        return 0;
    }
    static int mark(lua_State *L)
    {
        luaL_checkstring(L, 1);
        lua_settop(L, 1);
        return 1;
    }
};

namespace {

QString toText(const ScriptError &error)
{
    if (error.file.isEmpty() || error.line <= 0)
        return error.message;
    return QStringLiteral("%1:%2: %3").arg(error.file).arg(error.line).arg(error.message);
}

// A test plays whole games, so it may take longer than a rule.
Limits testLimits()
{
    Limits limits;
    limits.gasCall *= 50;
    return limits;
}

} // namespace

QStringList TestRunner::rulesOf(const QString &name)
{
    static const QRegularExpression pattern(QStringLiteral("\\b[A-Z][A-Z0-9]*-\\d{3}\\b"));
    QStringList ids;
    auto it = pattern.globalMatch(name.section(u':', 0, 0));
    while (it.hasNext())
        ids.append(it.next().captured());
    return ids;
}

QStringList TestRunner::ruleList(const engine::Module &module)
{
    const auto content = module.files.read(QStringLiteral("tests/rules.tsv"));
    QStringList ids;
    if (!content)
        return ids;
    const auto lines = QString::fromUtf8(content.value()).split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines.mid(1))
        ids.append(line.section(u'\t', 0, 0).trimmed());
    return ids;
}

void TestRunner::run(const Report &report, const QString &only)
{
    for (const QString &file :
         m_module.files.namesIn(QStringLiteral("tests"), QStringLiteral(".lua"))) {
        if (!isStopped() && (m_files.isEmpty() || m_files.contains(file)))
            runFile(file, report, only);
    }
}

void TestRunner::runText(const QString &file, const QByteArray &text, const Report &report)
{
    m_texts.insert(file, text);
    runFile(file, report, {});
    m_texts.remove(file);
}

std::optional<ScriptError> TestRunner::collect(LuaRuntime &runtime, Context &context,
                                               const QString &file)
{
    lua_State *L = runtime.state();
    const std::pair<const char *, lua_CFunction> functions[] = {{"test", &Context::add},
                                                                {"_", &Context::mark}};
    for (const auto &[name, function] : functions) {
        lua_pushlightuserdata(L, &context);
        lua_pushcclosure(L, function, 1);
        lua_setglobal(L, name);
    }
    return runtime.runFile(file);
}

void TestRunner::runFile(const QString &file, const Report &report, const QString &only)
{
    LuaRuntime runtime(
        [this, source = ModuleSource(m_module.files)](const QString &path) {
            const auto own = m_texts.constFind(path);
            return own != m_texts.cend() ? std::optional(*own) : source(path);
        },
        testLimits());
    TestGame::World world{m_module, m_rules, {}, {}};
    TestLibrary::addTo(runtime.state(), world);
    TestMap map(m_module);
    map.addTo(runtime.state());
    Context context;
    if (const auto failed = collect(runtime, context, file)) {
        report({file, file, false, toText(*failed)});
        return;
    }
    for (const Context::Test &test : context.tests) {
        if (!test.name.contains(only) || (m_filter && !m_filter(file, test.name)))
            continue;
        if (isStopped())
            return;
        runTest(runtime, test.function, {file, test.name, false, {}}, report);
        world.games.clear();
    }
}

void TestRunner::runTest(LuaRuntime &runtime, int function, TestResult result, const Report &report)
{
    m_touched.clear();
    lua_rawgeti(runtime.state(), LUA_REGISTRYINDEX, function);
    const auto failed = runtime.call(0, 0);
    if (isStopped())
        return;
    result.passed = !failed;
    result.failure = failed ? toText(*failed) : QString();
    for (auto it = m_touched.cbegin(); !failed && it != m_touched.cend(); ++it)
        m_covered[QString::fromUtf8(it.key())] += it.value();
    report(result);
}

void TestRunner::watchLines()
{
    m_rules.runtime().watchLines([this, steps = 0](const char *file, int line) mutable {
        auto it = m_touched.find(QByteArray::fromRawData(file, qsizetype(qstrlen(file))));
        if (it == m_touched.end())
            it = m_touched.insert(QByteArray(file), {});
        it->insert(line);
        return ++steps % 1024 != 0 || !isStopped();
    });
}

} // namespace scripting
