// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/uses/uses.h"

#include "tests/editor/openmodule.h"

using namespace editor;

namespace {

/// "file:line kind" of each.
QStringList told(const QList<Use> &uses)
{
    static const char *const kinds[] = {"name", "text", "key", "value", "comment", "mention"};
    QStringList lines;
    for (const Use &use : uses)
        lines.append(QStringLiteral("%1:%2 %3")
                         .arg(use.place.file)
                         .arg(use.place.line)
                         .arg(QLatin1String(kinds[int(use.kind)])));
    return lines;
}

void put(ModuleDocument &document, const char *file, const char *bytes)
{
    Draft draft = document.draft();
    draft.setBytes(QLatin1String(file), bytes);
    document.commit(draft, QStringLiteral("Put"));
}

} // namespace

class tst_Uses : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_document = openmodule::open(QStringLiteral("template hex")); }
    void tellsKindsApart();
    void findsCodesInSentences();
    void namesTheFunction();
    void followsEdits();
    void knowsPathsInJson();
    void spotsAreRight_data() { openmodule::rows(); }
    void spotsAreRight();
    void replacesManyAtOnce();
    void survivesBrokenFiles();

private:
    std::shared_ptr<ModuleDocument> m_document;
};

void tst_Uses::tellsKindsApart()
{
    put(*m_document, "rules/odd.lua",
        "local brew = 1 -- brew, not bitter\n"
        "local other = 'brew'\n"
        "print(other.brew, [[brew]], \"brew it\")\n");
    put(*m_document, "tables/odd.json",
        "{\"format\": 1,\n \"brew\": \"brew\",\n \"text\": \"brew it\"}");
    Uses uses(*m_document);

    const QStringList found = told(uses.find(QStringLiteral("brew")));

    const QStringList expected{
        QStringLiteral("rules/odd.lua:1 name"),  QStringLiteral("rules/odd.lua:2 text"),
        QStringLiteral("rules/odd.lua:3 name"),  QStringLiteral("rules/odd.lua:3 text"),
        QStringLiteral("tables/odd.json:2 key"), QStringLiteral("tables/odd.json:2 value")};
    QCOMPARE(found, expected);
}

void tst_Uses::findsCodesInSentences()
{
    put(*m_document, "rules/odd.lua", "--- See 77.1 and (77.12).\nlocal a = { rule = \"77.1\" }\n");
    put(*m_document, "tables/odd.json", "{\"text\": \"Line\\n77.1 [77.1], 77.1.2\"}");
    put(*m_document, "tests/odd.tsv", "id\tref\nX-1\t77.1, 77.2\n");
    Uses uses(*m_document);

    const QStringList found = told(uses.find(QStringLiteral("77.1")));

    const QStringList expected{
        QStringLiteral("rules/odd.lua:1 comment"), QStringLiteral("rules/odd.lua:2 text"),
        QStringLiteral("tables/odd.json:1 mention"), QStringLiteral("tables/odd.json:1 mention"),
        QStringLiteral("tests/odd.tsv:2 mention")};
    QCOMPARE(found, expected);
}

void tst_Uses::namesTheFunction()
{
    put(*m_document, "rules/odd.lua",
        "local function pour()\n  local x = brewed\nend\nlocal y = brewed\n"
        "test(\"K-1: it pours\", function()\n  brewed()\nend)\n");
    Uses uses(*m_document);

    QStringList scopes;
    for (const Use &use : uses.find(QStringLiteral("brewed")))
        scopes.append(use.scope);

    QCOMPARE(scopes,
             (QStringList{QStringLiteral("pour"), QString(), QStringLiteral("K-1: it pours")}));
}

void tst_Uses::followsEdits()
{
    Uses uses(*m_document);
    QVERIFY(uses.find(QStringLiteral("brewed")).isEmpty());
    put(*m_document, "rules/odd.lua", "brewed()");
    QCOMPARE(uses.find(QStringLiteral("brewed")).size(), 1);
    m_document->history().undo();
    QVERIFY(uses.find(QStringLiteral("brewed")).isEmpty());
}

void tst_Uses::knowsPathsInJson()
{
    put(*m_document, "tables/odd.json",
        "{\"a\": [1, {\"b\": \"brew\"}], \"brew\": {\"c\": [\"brew\"]}}");
    Uses uses(*m_document);

    const QList<Use> found = uses.find(QStringLiteral("brew"));

    QCOMPARE(found.size(), 3);
    QCOMPARE(found[0].place.path,
             (JsonPath{QStringLiteral("a"), qsizetype(1), QStringLiteral("b")}));
    QCOMPARE(found[1].place.path, (JsonPath{QStringLiteral("brew")}));
    QCOMPARE(found[2].place.path,
             (JsonPath{QStringLiteral("brew"), QStringLiteral("c"), qsizetype(0)}));
}

// What a use says of its bytes must be the word itself, or other words would be replaced.
void tst_Uses::spotsAreRight()
{
    QFETCH(QString, module);
    const auto document = openmodule::open(module);
    Uses uses(*document);
    int count = 0;
    for (const char *word : {"terrain", "rule", "1.1", "3.2", "clear", "id", "numbers", "1"}) {
        for (const Use &use : uses.find(QLatin1String(word))) {
            const QByteArray bytes = document->bytes(use.place.file);
            QCOMPARE(bytes.mid(use.from, use.size), QByteArray(word));
            QCOMPARE(int(bytes.first(use.from).count('\n')) + 1, use.place.line);
            if (use.kind == Use::Kind::Value)
                QCOMPARE(document->json(use.place.file, use.place.path)->toJson().toString(),
                         QLatin1String(word));
            ++count;
        }
    }
    QVERIFY(count > 10);
}

void tst_Uses::replacesManyAtOnce()
{
    put(*m_document, "rules/odd.lua", "a = '77.1' -- 77.1\nb = '77.2'\n");
    Uses uses(*m_document);
    QList<std::pair<Use, QString>> words;
    for (const Use &use : uses.find(QStringLiteral("77.2")))
        words.append({use, QStringLiteral("77.1")});
    for (const Use &use : uses.find(QStringLiteral("77.1")))
        words.append({use, QStringLiteral("77.22")});

    Draft draft = m_document->draft();
    replaceWords(draft, words);
    m_document->commit(draft, QStringLiteral("Swap"));

    QCOMPARE(m_document->bytes(QStringLiteral("rules/odd.lua")),
             QByteArray("a = '77.22' -- 77.22\nb = '77.1'\n"));
}

void tst_Uses::survivesBrokenFiles()
{
    put(*m_document, "rules/odd.lua", "a = 'open\nb = [==[never closed 77.1");
    put(*m_document, "tables/odd.json", "{\"a\": 77.1, \"b");
    put(*m_document, "tests/odd.tsv", "\\");
    Uses uses(*m_document);
    QCOMPARE(uses.find(QStringLiteral("77.1")).size(), 2);
    QVERIFY(uses.find(QString()).isEmpty());
}

QTEST_MAIN(tst_Uses)
#include "tst_uses.moc"
