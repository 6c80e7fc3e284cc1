// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/sandbox/luaruntime.h"
#include "scripting/source/apidocs.h"
#include "scripting/source/namescheck.h"

#include <QFile>
#include <QTest>

using scripting::ApiDocs;

namespace {

const QString c_folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/scripting/api");

} // namespace

/// What the annotations say of functions, objects and fields.
class tst_ApiDocs : public QObject
{
    Q_OBJECT

private slots:
    void entries();
    void inheritance();
    void types_data();
    void types();
    void everyGlobalIsDescribed();
    void everythingIsExplained();
    void librariesAreWhatTheSandboxHas();
    void nonsense();
};

void tst_ApiDocs::entries()
{
    const ApiDocs docs = ApiDocs::ofFolder(c_folder);
    const ApiDocs::Entry *space = docs.find(QStringLiteral("Offer"), QStringLiteral("space"));
    QVERIFY(space);
    QCOMPARE(space->kind, ApiDocs::Kind::Method);
    QCOMPARE(space->signature(), QStringLiteral("offer:space(verb, space, more?)"));
    QCOMPARE(space->parameters.size(), 3);
    QVERIFY(space->parameters[2].isOptional);
    const ApiDocs::Entry *lookup = docs.find({}, QStringLiteral("lookup"));
    QVERIFY(lookup);
    QVERIFY(lookup->text.contains(QLatin1String("cell of a chart")));
    const ApiDocs::Entry *steps = docs.find(QStringLiteral("Piece"), QStringLiteral("steps"));
    QVERIFY(steps);
    QCOMPARE(steps->type, QStringLiteral("integer"));
    QCOMPARE(docs.find(QStringLiteral("Game"), QStringLiteral("pieces"))->type,
             QStringLiteral("Piece[]"));
    QVERIFY(!docs.find(QStringLiteral("Game"), QStringLiteral("nothing")));
    QCOMPARE(docs.find(QStringLiteral("math"), QStringLiteral("floor"))->signature(),
             QStringLiteral("math.floor(x)"));
}

void tst_ApiDocs::inheritance()
{
    const ApiDocs docs = ApiDocs::ofFolder(c_folder);
    QVERIFY(docs.find(QStringLiteral("Turn"), QStringLiteral("reach")));
    QStringList names;
    for (const ApiDocs::Entry *entry : docs.members(QStringLiteral("Turn")))
        names.append(entry->name);
    QVERIFY(names.contains(QStringLiteral("move")));
    QVERIFY(names.contains(QStringLiteral("pieces")));
    QVERIFY(!docs.find(QStringLiteral("Game"), QStringLiteral("move")));
}

void tst_ApiDocs::types_data()
{
    QTest::addColumn<QString>("type");
    QTest::addColumn<QString>("named");
    QTest::newRow("plain") << "Piece"
                           << "Piece";
    QTest::newRow("may be nil") << "Space?"
                                << "Space";
    QTest::newRow("list") << "Piece[]"
                          << "Piece";
    QTest::newRow("one of several") << "string|Space[]"
                                    << "Space";
    QTest::newRow("none") << "string"
                          << "";
    QTest::newRow("nothing") << ""
                             << "";
}

void tst_ApiDocs::types()
{
    QFETCH(QString, type);
    QTEST(ApiDocs::ofFolder(c_folder).classIn(type), "named");
}

void tst_ApiDocs::everyGlobalIsDescribed()
{
    const ApiDocs docs = ApiDocs::ofFolder(c_folder);
    for (const char *file : {"rules/main.lua", "tests/one.lua"}) {
        for (const QString &name : scripting::NamesCheck::globalNames(QLatin1String(file))) {
            const bool isLibrary = !docs.members(name).isEmpty() || name == u"utf8";
            const bool isOwn = name == u"_G" || name == u"_VERSION";
            QVERIFY2(isOwn || isLibrary || docs.find({}, name), qPrintable(name));
        }
    }
}

void tst_ApiDocs::everythingIsExplained()
{
    QStringList silent;
    const ApiDocs docs = ApiDocs::ofFolder(c_folder);
    for (const ApiDocs::Entry &entry : docs.entries()) {
        if (entry.text.trimmed().isEmpty())
            silent << entry.signature();
    }
    QVERIFY2(silent.isEmpty(), qPrintable(silent.join(u'\n')));
}

void tst_ApiDocs::librariesAreWhatTheSandboxHas()
{
    QFile file(c_folder + QStringLiteral("/lua.lua"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    ApiDocs docs;
    docs.add(QString::fromUtf8(file.readAll()));
    const scripting::LuaRuntime bare([](const QString &) { return std::nullopt; });
    lua_State *L = bare.state();
    for (const ApiDocs::Entry &entry : docs.entries()) {
        lua_getglobal(L, entry.owner.isEmpty() ? "_G" : qPrintable(entry.owner));
        QVERIFY2(lua_istable(L, -1), qPrintable(entry.owner));
        lua_getfield(L, -1, qPrintable(entry.name));
        QVERIFY2(lua_isfunction(L, -1), qPrintable(entry.signature()));
        lua_pop(L, 2);
    }
}

void tst_ApiDocs::nonsense()
{
    ApiDocs docs;
    docs.add(QStringLiteral("---@class\n---@field\n---@param\n---@return\nfunction (\n---@\n"
                            "function x:(a)\n---@field [string] any\n"));
    QVERIFY(!docs.find(QStringLiteral("x"), QStringLiteral("y")));
    docs.add({});
}

QTEST_GUILESS_MAIN(tst_ApiDocs)
#include "tst_apidocs.moc"
