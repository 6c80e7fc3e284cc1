// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/rulebookedit.h"

#include "editor/pages/rulebook/rulecoverage.h"
#include "editor/pages/rulebook/rulenumber.h"
#include "engine/core/random.h"
#include "engine/module/lint/lint.h"
#include "engine/module/read/moduleloader.h"
#include "tests/editor/openmodule.h"

using namespace editor;

namespace {

QList<Use> sure(const QList<Reference> &references)
{
    QList<Use> uses;
    for (const Reference &reference : references) {
        if (reference.isSure)
            uses.append(reference.use);
    }
    return uses;
}

bool renumber(ModuleDocument &document, const rulebookedit::Renumbering &map)
{
    Uses uses(document);
    Draft draft = document.draft();
    if (!rulebookedit::renumber(draft, map,
                                sure(rulebookedit::references(uses, document.files(), map))))
        return false;
    document.commit(draft, QStringLiteral("Renumber"));
    return true;
}

qsizetype flaws(const ModuleDocument &document)
{
    const auto loaded = engine::loadModule(document.snapshot());
    return loaded.isGood() ? engine::lint(*loaded.module, loaded.issues, {}).size() : -1;
}

} // namespace

class tst_RulebookEdit : public QObject
{
    Q_OBJECT

private slots:
    void numbers_data();
    void numbers();
    void movesBlocks();
    void renumbersWithReferences_data() { openmodule::rows(); }
    void renumbersWithReferences();
    void swapsNumbers();
    void renumbersInOrder();
    void leavesOtherNumbersAlone();
    void leavesPlainNumbersAlone();
    void neverTakesHexesForRules();
    void refusesTakenNumbers();
    void undoesRandomEdits_data() { openmodule::rows(); }
    void undoesRandomEdits();
    void coverage();
    void survivesBrokenBooks_data();
    void survivesBrokenBooks();
};

void tst_RulebookEdit::numbers_data()
{
    QTest::addColumn<QString>("number");
    QTest::addColumn<QString>("next");
    QTest::addColumn<QString>("child");
    QTest::addColumn<QString>("moved"); // when 4.2 becomes 7.1 and chapter 4 becomes 9

    QTest::newRow("chapter") << "4.0"
                             << "6.0"
                             << "4.3"
                             << "9.0";
    QTest::newRow("rule") << "4.2"
                          << "4.3"
                          << "4.2.2"
                          << "7.1";
    QTest::newRow("finer") << "4.2.1"
                           << "4.2.2"
                           << "4.2.1.1"
                           << "7.1.1";
    QTest::newRow("letter") << "4.2.a"
                            << "4.2.a.1"
                            << "4.2.a.1"
                            << "7.1.a";
}

void tst_RulebookEdit::numbers()
{
    QFETCH(QString, number);
    const QStringList taken{"4.0", "4.1", "4.2", "4.2.1", "4.2.a", "5.0"};

    QTEST(rulenumber::next(number, taken), "next");
    QTEST(rulenumber::child(number, taken), "child");
    QCOMPARE(rulenumber::nextChapter(taken), QStringLiteral("6.1"));
    QCOMPARE(rulenumber::nextChapter({}), QStringLiteral("1.1"));
    const bool isChapter = rulenumber::depth(number) == 0;
    QTEST(isChapter ? rulenumber::moved(number, number, QStringLiteral("9.0"))
                    : rulenumber::moved(number, QStringLiteral("4.2"), QStringLiteral("7.1")),
          "moved");
    QVERIFY(rulenumber::isBelow(QStringLiteral("4.2"), QStringLiteral("4.0")));
    QVERIFY(rulenumber::isBelow(QStringLiteral("4.2"), QStringLiteral("4")));
    QVERIFY(!rulenumber::isBelow(QStringLiteral("4.22"), QStringLiteral("4.2")));
    QVERIFY(!rulenumber::isBelow(QStringLiteral("4.0"), QStringLiteral("4")));
    QCOMPARE(rulenumber::moved(QStringLiteral("4.2"), QStringLiteral("4.0"), QStringLiteral("9.0")),
             QStringLiteral("9.2"));
    for (const char *bad : {"", "a.1", "4.", ".4", "4 2", "4.2!"})
        QVERIFY2(!rulenumber::isGood(QLatin1String(bad)), bad);
}

void tst_RulebookEdit::movesBlocks()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();
    draft.setBytes(rulebookedit::file(),
                   "{\"paragraphs\": [{\"id\": \"1.0\"}, {\"id\": \"1.1\"}, {\"id\": \"1.1.1\"}, "
                   "{\"id\": \"1.2\"}, {\"id\": \"1.3\"}, {\"id\": \"2.0\"}]}");
    QVERIFY(rulebookedit::move(draft, QStringLiteral("1.1"), QStringLiteral("2.0")));
    QCOMPARE(rulebookedit::numbers(draft.files()),
             (QStringList{"1.0", "1.2", "1.3", "1.1", "1.1.1", "2.0"}));
    QVERIFY(rulebookedit::move(draft, QStringLiteral("1.1"), QStringLiteral("1.2")));
    QCOMPARE(rulebookedit::numbers(draft.files()),
             (QStringList{"1.0", "1.1", "1.1.1", "1.2", "1.3", "2.0"}));
    QVERIFY(rulebookedit::move(draft, QStringLiteral("1.0"), QString()));
    QCOMPARE(rulebookedit::numbers(draft.files()),
             (QStringList{"2.0", "1.0", "1.1", "1.1.1", "1.2", "1.3"}));
    QVERIFY(!rulebookedit::move(draft, QStringLiteral("9.9"), QString()));
    QVERIFY(!rulebookedit::move(draft, QStringLiteral("1.1"), QStringLiteral("9.9")));
}

// The second chapter gets another number: lint finds nothing new, and nothing names the old one.
void tst_RulebookEdit::renumbersWithReferences()
{
    QFETCH(QString, module);
    const auto document = openmodule::open(module);
    const auto before = openmodule::bytes(*document);
    const qsizetype known = flaws(*document);
    QString from;
    for (const QString &number : rulebookedit::numbers(document->files())) {
        if (from.isEmpty() && number.section(u'.', 0, 0) == u"2")
            from = number;
    }
    const QString to = rulenumber::depth(from) ? QStringLiteral("92.1") : QStringLiteral("92.0");
    const auto map = rulebookedit::renumbering(document->files(), from, to);
    QVERIFY(map.size() >= 1);
    QVERIFY(renumber(*document, map));

    QCOMPARE(flaws(*document), known);
    QVERIFY(!rulebookedit::numbers(document->files()).contains(from));
    RuleCoverage coverage(*document);
    coverage.look();
    for (auto it = map.begin(); it != map.end(); ++it) {
        QVERIFY2(coverage.code(it.key()).isEmpty(), qPrintable(it.key()));
        QVERIFY2(coverage.untranslated(*it).isEmpty() || module.startsWith(u"template"),
                 qPrintable(*it));
    }
    document->history().undo();
    QCOMPARE(openmodule::bytes(*document), before);
}

void tst_RulebookEdit::swapsNumbers()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    const auto before = rulebookedit::read(document->files());
    QVERIFY(renumber(*document,
                     {{QStringLiteral("4.1"), QStringLiteral("4.2")},
                      {QStringLiteral("4.2"), QStringLiteral("4.1")}}));
    const auto after = rulebookedit::read(document->files());
    QCOMPARE(after.find(QStringLiteral("4.1"))->title, before.find(QStringLiteral("4.2"))->title);
    QCOMPARE(after.find(QStringLiteral("4.2"))->title, before.find(QStringLiteral("4.1"))->title);
    QVERIFY(document->bytes(QStringLiteral("rules/movement.lua")).contains("far = \"4.1\""));
    QVERIFY(document->bytes(QStringLiteral("tests/rules.tsv")).contains("TU-018\t4.1\t"));
}

void tst_RulebookEdit::renumbersInOrder()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    Draft draft = document->draft();
    QVERIFY(rulebookedit::move(draft, QStringLiteral("4.3"), QStringLiteral("4.1")));
    QVERIFY(rulebookedit::remove(draft, QStringLiteral("4.2")));
    document->commit(draft, QStringLiteral("Disorder"));
    const auto map = rulebookedit::inOrder(document->files(), QStringLiteral("4.0"));
    QCOMPARE(map.value(QStringLiteral("4.3")), QStringLiteral("4.1"));
    QCOMPARE(map.value(QStringLiteral("4.1")), QStringLiteral("4.2"));
    QVERIFY(renumber(*document, map));
    QVERIFY(rulebookedit::inOrder(document->files(), QStringLiteral("4.0")).isEmpty());
}

void tst_RulebookEdit::leavesOtherNumbersAlone()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();
    const QString file = QStringLiteral("rules/odd.lua");
    draft.setBytes(file,
                   "-- 1.1, not 1.10 or 11.1\nlocal a = { rule = \"1.1.7\", km = 1.1 }\n"
                   "log(\"It is 1.1 km to [1.1]\")\n");
    document->commit(draft, QStringLiteral("Odd"));
    const QByteArray module = document->bytes(QStringLiteral("module.json"));
    QVERIFY(renumber(*document,
                     rulebookedit::renumbering(document->files(), QStringLiteral("1.1"),
                                               QStringLiteral("1.9"))));
    QCOMPARE(document->bytes(file),
             QByteArray("-- 1.9, not 1.10 or 11.1\nlocal a = { rule = \"1.9.7\", km = 1.1 }\n"
                        "log(\"It is 1.1 km to [1.9]\")\n"));
    QCOMPARE(document->bytes(QStringLiteral("module.json")), module);
}

// A chapter may be called "2", like every other two.
void tst_RulebookEdit::leavesPlainNumbersAlone()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();
    draft.setBytes(rulebookedit::file(),
                   "{\"format\": 1, \"paragraphs\": [{\"id\": \"1\", \"title\": \"One\"}, {\"id\": "
                   "\"2\", \"title\": \"Two\", \"text\": \"2 hexes, see [2].\"}]}");
    const QString file = QStringLiteral("rules/odd.lua");
    draft.setBytes(file, "-- 2 steps (2)\nlocal a = { rule = \"2\", 2, two = \"2 km\" }\n");
    document->commit(draft, QStringLiteral("Numbers"));
    QVERIFY(renumber(*document, {{QStringLiteral("2"), QStringLiteral("7")}}));
    QCOMPARE(document->bytes(file),
             QByteArray("-- 2 steps (7)\nlocal a = { rule = \"7\", 2, two = \"2 km\" }\n"));
    QVERIFY(document->bytes(rulebookedit::file()).contains("2 hexes, see [7]."));
}

// A paragraph may be numbered like a hex where units are set up.
void tst_RulebookEdit::neverTakesHexesForRules()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();
    draft.setBytes(rulebookedit::file(),
                   "{\"format\": 1, \"paragraphs\": [{\"id\": \"203\", \"title\": \"One\"}]}");
    const QString file = QStringLiteral("scenarios/odd.json");
    const QByteArray text = "{\"format\": 1, \"id\": \"odd\", \"setup\": {\"203\": [\"203\"], "
                            "\"1203\": []}, \"text\": \"As [203] says.\"}";
    draft.setBytes(file, text);
    document->commit(draft, QStringLiteral("Numbers"));
    const rulebookedit::Renumbering map{{QStringLiteral("203"), QStringLiteral("1203")}};
    Uses uses(*document);
    QList<Use> all;
    for (const Reference &reference : rulebookedit::references(uses, document->files(), map))
        all.append(reference.use);
    Draft renumbered = document->draft();
    QVERIFY(rulebookedit::renumber(renumbered, map, all));
    document->commit(renumbered, QStringLiteral("Renumber"));
    QCOMPARE(document->bytes(file), QByteArray(text).replace("[203] says", "[1203] says"));
}

void tst_RulebookEdit::refusesTakenNumbers()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    for (const char *to : {"1.2", "", "x", "1 2", "1..2"}) {
        const auto map =
            rulebookedit::renumbering(document->files(), QStringLiteral("1.1"), QLatin1String(to));
        QVERIFY2(!renumber(*document, map), to);
    }
    Draft draft = document->draft();
    QVERIFY(!rulebookedit::insert(draft, 0, QStringLiteral("1.1"), QString()));
    QVERIFY(!rulebookedit::insert(draft, 999, QStringLiteral("7.1"), QString()));
    QVERIFY(!rulebookedit::setText(draft, 999, QStringLiteral("x")));
    QVERIFY(!rulebookedit::remove(draft, QStringLiteral("77.1")));
}

void tst_RulebookEdit::undoesRandomEdits()
{
    QFETCH(QString, module);
    const auto document = openmodule::open(module);
    const auto before = openmodule::bytes(*document);
    engine::Random random(11);
    for (int i = 0; i < 40; ++i) {
        const QStringList numbers = rulebookedit::numbers(document->files());
        const auto any = [&] { return numbers[qsizetype(random.below(uint32_t(numbers.size())))]; };
        const int at = int(random.below(uint32_t(numbers.size())));
        Draft draft = document->draft();
        switch (random.below(6)) {
        case 0:
            rulebookedit::insert(draft, at, rulenumber::next(any(), numbers),
                                 QStringLiteral("New"));
            break;
        case 1:
            rulebookedit::insert(draft, at, rulenumber::child(any(), numbers),
                                 QStringLiteral("New"));
            break;
        case 2:
            rulebookedit::setText(draft, at, QStringLiteral("Some [1.1]\n- \"text\""));
            break;
        case 3:
            rulebookedit::move(draft, any(), any());
            break;
        case 4:
            if (rulenumber::depth(numbers[at]) > 0)
                rulebookedit::remove(draft, numbers[at]);
            break;
        default:
            renumber(*document,
                     rulebookedit::renumbering(document->files(), any(),
                                               rulenumber::next(any(), numbers)));
            continue;
        }
        document->commit(draft, QStringLiteral("Edit"));
    }
    while (document->history().canUndo())
        document->history().undo();
    QCOMPARE(openmodule::bytes(*document), before);
}

void tst_RulebookEdit::coverage()
{
    const auto document = openmodule::open(QStringLiteral("tutorial"));
    RuleCoverage coverage(*document);
    coverage.look();
    const QString rule = QStringLiteral("4.2");
    QVERIFY(coverage.hasCode(rule));
    QVERIFY(coverage.hasTest(rule));
    QVERIFY(!coverage.code(rule).isEmpty());
    QCOMPARE(coverage.rows(rule).size(), 1);
    bool isByRow = false;
    for (const Use &use : coverage.tests(rule))
        isByRow = isByRow || use.scope.startsWith(u"TU-018");
    QVERIFY(isByRow);
    QVERIFY(coverage.untranslated(rule).isEmpty());

    Draft draft = document->draft();
    rulebookedit::setText(draft, rulebookedit::read(document->files()).find(rule)->line,
                          QStringLiteral("Something else."));
    document->commit(draft, QStringLiteral("Edit"));
    coverage.look();
    QCOMPARE(coverage.untranslated(rule), QStringList{QStringLiteral("es")});
    QVERIFY(!coverage.hasCode(QStringLiteral("99.9")));
    QVERIFY(coverage.code(QStringLiteral("99.9")).isEmpty());
}

void tst_RulebookEdit::survivesBrokenBooks_data()
{
    QTest::addColumn<QByteArray>("bytes");

    QTest::newRow("no json") << QByteArray("{");
    QTest::newRow("list") << QByteArray("[]");
    QTest::newRow("no paragraphs") << QByteArray("{\"format\": 1}");
    QTest::newRow("paragraphs are text") << QByteArray("{\"paragraphs\": \"none\"}");
    QTest::newRow("odd paragraphs")
        << QByteArray("{\"paragraphs\": [5, {}, {\"id\": 7}, [], {\"id\": \"1.1\", \"text\": 3}, "
                      "{\"id\": \"1.1\"}]}");
}

void tst_RulebookEdit::survivesBrokenBooks()
{
    QFETCH(QByteArray, bytes);
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();
    draft.setBytes(rulebookedit::file(), bytes);
    draft.setBytes(QStringLiteral("tests/rules.tsv"), "\n\nid");
    draft.setBytes(QStringLiteral("locale/es.ts"), "<TS");
    document->commit(draft, QStringLiteral("Break"));
    RuleCoverage coverage(*document);
    coverage.look();
    QVERIFY(rulebookedit::numbers(document->files()).size() <= 1);
    rulebookedit::insert(draft, 0, QStringLiteral("5.1"), QStringLiteral("New"));
    rulebookedit::setTitle(draft, 0, QStringLiteral("New"));
    rulebookedit::move(draft, QStringLiteral("1.1"), QString());
    rulebookedit::remove(draft, QStringLiteral("1.1"));
    QVERIFY(rulebookedit::inOrder(document->files(), QStringLiteral("1.0")).size() <= 1);
}

QTEST_MAIN(tst_RulebookEdit)
#include "tst_rulebookedit.moc"
