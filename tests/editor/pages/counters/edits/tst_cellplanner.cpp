// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/cellplanner.h"
#include "engine/module/read/moduleloader.h"
#include "tests/editor/openmodule.h"

using namespace editor;
using engine::Json;

namespace {

/// A file as the editor sees it, with the names that its module gives.
struct Sample
{
    explicit Sample(const QString &name)
        : document(openmodule::open(name))
        , loaded(engine::loadModule(document->snapshot()))
        , source(CounterSource::of(document->files(), loaded.module.get()))
    {
    }

    CellPlanner planner() const { return CellPlanner(source, symbols); }
    int piece(const char *id) const { return source.file.indexOf(QLatin1String(id)); }
    int column(const char *name) const { return source.columns.find(QLatin1String(name)); }

    QString text(const char *id, const char *name) const
    {
        const CounterSource now = CounterSource::of(document->files(), loaded.module.get());
        return now.columns.at(now.columns.find(QLatin1String(name)))
            .text(now.file, now.file.indexOf(QLatin1String(id)));
    }

    void apply(const CellPlan &plan, const CounterSource &with)
    {
        Draft draft = document->draft();
        plan.apply(draft, with);
        document->commit(draft, QStringLiteral("edit"));
    }

    std::shared_ptr<ModuleDocument> document;
    engine::LoadedModule loaded;
    CounterSource source;
    view::SymbolSet symbols;
};

} // namespace

class tst_CellPlanner : public QObject
{
    Q_OBJECT

private slots:
    void typed_data();
    void typed();
    void level();
    void inheritedIsNotRepeated();
    void block();
    void roundTrip_data() { openmodule::rows(); }
    void roundTrip();
    void table_data();
    void table();
    void newCounters();
    void oneStepAlone_data();
    void oneStepAlone();
    void otherType_data();
    void otherType();
    void renames();
};

void tst_CellPlanner::typed_data()
{
    QTest::addColumn<QString>("column");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("infantry"); // attack 5, reduced 3
    QTest::addColumn<QString>("recon"); // attack 2, no other side
    QTest::addColumn<int>("refusals");

    QTest::newRow("number") << "attack"
                            << "7"
                            << "7"
                            << "7" << 0;
    QTest::newRow("sum") << "attack"
                         << "+1"
                         << "6"
                         << "3" << 0;
    QTest::newRow("product") << "attack"
                             << "*2"
                             << "10"
                             << "4" << 0;
    QTest::newRow("half is rounded down") << "attack"
                                          << "/2"
                                          << "2"
                                          << "1" << 0;
    QTest::newRow("formula") << "attack"
                             << "=att-1"
                             << "4"
                             << "1" << 0;
    QTest::newRow("brackets") << "attack"
                              << "=(movement + 2) * 2"
                              << "12"
                              << "20" << 0;
    QTest::newRow("negative") << "attack"
                              << "-1"
                              << "-1"
                              << "-1" << 0;
    QTest::newRow("other column") << "attack[2]"
                                  << "=attack/2"
                                  << "2"
                                  << "1" << 0;
    QTest::newRow("nothing to add to") << "attack[2]"
                                       << "+1"
                                       << "4"
                                       << "" << 1;
    QTest::newRow("no number") << "attack"
                               << "many"
                               << "5"
                               << "2" << 2;
    QTest::newRow("unknown name") << "attack"
                                  << "=courage"
                                  << "5"
                                  << "2" << 2;
    QTest::newRow("division by zero") << "attack"
                                      << "=attack/0"
                                      << "5"
                                      << "2" << 2;
    QTest::newRow("broken formula") << "attack"
                                    << "=(attack"
                                    << "5"
                                    << "2" << 2;
    QTest::newRow("too large") << "attack"
                               << "*99999999999"
                               << "5"
                               << "2" << 2;
    QTest::newRow("cleared") << "attack"
                             << ""
                             << "5"
                             << "2" << 0;
    QTest::newRow("symbol by name") << "symbol"
                                    << "Armour"
                                    << "armour"
                                    << "armour" << 0;
    QTest::newRow("letters") << "symbol"
                             << "text:AB"
                             << "text:AB"
                             << "text:AB" << 0;
    QTest::newRow("no symbol") << "symbol"
                               << "dragon"
                               << "infantry"
                               << "recon" << 2;
    QTest::newRow("formation by name") << "formation"
                                       << "7th armoured corps"
                                       << "B7"
                                       << "B7" << 0;
    QTest::newRow("no formation") << "formation"
                                  << "B8"
                                  << "B1"
                                  << "B7" << 2;
    QTest::newRow("side") << "side"
                          << "red"
                          << "red"
                          << "red" << 0;
    QTest::newRow("class") << "mobility"
                           << "mech"
                           << "mech"
                           << "mech" << 0;
    QTest::newRow("switch") << "mech"
                            << "yes"
                            << "true"
                            << "true" << 0;
    QTest::newRow("no switch") << "mech"
                               << "maybe"
                               << "false"
                               << "true" << 2;
    QTest::newRow("type") << "type"
                          << "red_militia"
                          << "red_militia"
                          << "red_militia" << 0;
    QTest::newRow("no type") << "type"
                             << ""
                             << "blue_infantry"
                             << "blue_recon" << 2;
    QTest::newRow("steps") << "steps"
                           << "3"
                           << "3"
                           << "3" << 0;
    QTest::newRow("no step") << "steps"
                             << "0"
                             << "2"
                             << "1" << 2;
    QTest::newRow("one id for two") << "id"
                                    << "X"
                                    << "BL-INF-1"
                                    << "BL-REC-2" << 1;
}

void tst_CellPlanner::typed()
{
    QFETCH(QString, column);
    QFETCH(QString, text);
    Sample sample(QStringLiteral("tutorial"));
    const auto before = openmodule::bytes(*sample.document);

    const CellPlan plan =
        sample.planner().typed({sample.piece("BL-INF-1"), sample.piece("BL-REC-2")},
                               sample.source.columns.find(column), text);
    sample.apply(plan, sample.source);

    QTEST(int(plan.refusals.size()), "refusals");
    const QByteArray name = column.toLatin1();
    QTEST(sample.text("BL-INF-1", name.constData()), "infantry");
    QTEST(sample.text("BL-REC-2", name.constData()), "recon");
    QCOMPARE(sample.document->history().count(), plan.isEmpty() ? 0 : 1);
    sample.document->history().undo();
    QCOMPARE(openmodule::bytes(*sample.document), before);
}

/// An edit of the type changes all its counters that say nothing else.
void tst_CellPlanner::level()
{
    Sample sample(QStringLiteral("tutorial"));
    const CounterSource types = sample.source.ofLevel(PieceLevel::Type);
    const int type = types.file.indexOf(QStringLiteral("blue_infantry"));
    sample.apply(sample.planner().typed({sample.piece("BL-INF-3")}, sample.column("attack"),
                                        QStringLiteral("9")),
                 sample.source);

    const CellPlanner planner(types, sample.symbols);
    sample.apply(planner.typed({type}, sample.column("attack"), QStringLiteral("+1")), types);

    QCOMPARE(sample.text("BL-INF-1", "attack"), QStringLiteral("6"));
    QCOMPARE(sample.text("BL-INF-1", "attack[2]"), QStringLiteral("3"));
    QCOMPARE(sample.text("BL-INF-3", "attack"), QStringLiteral("9"));
    QCOMPARE(sample.text("RD-INF-11", "attack"), QStringLiteral("4"));
    QVERIFY(sample.document->json(PieceFile::fileName(),
                                  {QStringLiteral("types"), QStringLiteral("blue_infantry"),
                                   QStringLiteral("values"), QStringLiteral("attack")}));
}

void tst_CellPlanner::inheritedIsNotRepeated()
{
    Sample sample(QStringLiteral("tutorial"));
    const QByteArray before = sample.document->bytes(PieceFile::fileName());
    const QList<int> pieces{sample.piece("BL-INF-1")};

    sample.apply(sample.planner().typed(pieces, sample.column("attack"), QStringLiteral("8")),
                 sample.source);
    QVERIFY(sample.document->bytes(PieceFile::fileName()) != before);
    Sample edited(QStringLiteral("tutorial"));
    edited.document = sample.document;
    edited.source = CounterSource::of(sample.document->files(), sample.loaded.module.get());
    edited.apply(edited.planner().typed(pieces, edited.column("attack"), QStringLiteral("5")),
                 edited.source);

    QCOMPARE(sample.document->bytes(PieceFile::fileName()), before);
}

void tst_CellPlanner::block()
{
    Sample sample(QStringLiteral("tutorial"));
    const QList<int> pieces{sample.piece("BL-INF-1"), sample.piece("BL-INF-2")};
    const QList<int> columns{sample.column("attack"), sample.column("defence")};

    const CellPlan plan = sample.planner().block(
        delimited::read(QStringLiteral("6\t7\n8\tno\t1\n5\t5\n"), u'\t'), pieces, columns);

    QCOMPARE(int(plan.changes.size()), 3);
    QCOMPARE(plan.changes[0].before, QStringLiteral("5"));
    QCOMPARE(plan.changes[0].after, QStringLiteral("6"));
    QCOMPARE(int(plan.refusals.size()), 3); // no number, no column, no row
    QCOMPARE(plan.refusals[2].line, 3);
    sample.apply(plan, sample.source);
    QCOMPARE(sample.text("BL-INF-2", "attack"), QStringLiteral("8"));
    QCOMPARE(sample.text("BL-INF-2", "defence"), QStringLiteral("5"));

    const CellPlan all = sample.planner().block({{QStringLiteral("4")}}, pieces, columns);
    QCOMPARE(int(all.changes.size()), 4);
}

/// What is exported and imported again changes nothing, with every separator.
void tst_CellPlanner::roundTrip()
{
    QFETCH(QString, module);
    const Sample sample(module);
    QList<int> pieces;
    for (int i = 0; i < sample.source.file.count(); ++i)
        pieces.append(i);
    if (pieces.isEmpty())
        QSKIP("A game without counters");
    const delimited::Rows rows = sample.planner().written(pieces);
    for (const QChar separator : {u',', u';', u'\t'}) {
        const QByteArray bytes =
            QByteArray("\xEF\xBB\xBF").append(delimited::write(rows, separator).toUtf8());
        const delimited::Rows again = delimited::read(QString::fromUtf8(bytes));
        QCOMPARE(again, rows);
        const CellPlan plan = sample.planner().table(again);
        QVERIFY(plan.isEmpty());
        QVERIFY2(plan.refusals.empty(),
                 plan.refusals.empty() ? "" : qPrintable(plan.refusals.front().reason));
    }
}

void tst_CellPlanner::table_data()
{
    QTest::addColumn<QByteArray>("csv");
    QTest::addColumn<int>("fresh");
    QTest::addColumn<int>("changes");
    QTest::addColumn<QList<int>>("refusedLines");

    QTest::newRow("empty") << QByteArray() << 0 << 0 << QList<int>{1};
    QTest::newRow("no id") << QByteArray("attack,defence\n1,2\n") << 0 << 0 << QList<int>{1};
    QTest::newRow("changed") << QByteArray("id,attack\nBL-INF-1,6\nBL-INF-2,5\n") << 0 << 1
                             << QList<int>{};
    QTest::newRow("titles") << QByteArray("Id;Attack R\nBL-INF-1;1\n") << 0 << 1 << QList<int>{};
    QTest::newRow("quoted") << QByteArray("id,name\nBL-INF-1,\"Say \"\"1st\"\", twice\"\n") << 0
                            << 1 << QList<int>{};
    QTest::newRow("unknown column")
        << QByteArray("id,courage,attack\nBL-INF-1,3,6\n") << 0 << 1 << QList<int>{1};
    QTest::newRow("twice") << QByteArray("id,attack\nBL-INF-1,6\nBL-INF-1,7\n") << 0 << 1
                           << QList<int>{3};
    QTest::newRow("wrong cell") << QByteArray("id,attack,defence\nBL-INF-1,six,6\n") << 0 << 1
                                << QList<int>{2};
    QTest::newRow("new") << QByteArray("id,type,side,attack\nBL-X,blue_recon,blue,3\n") << 1 << 0
                         << QList<int>{};
    QTest::newRow("new without type")
        << QByteArray("id,attack\nBL-X,3\n") << 0 << 0 << QList<int>{2};
    QTest::newRow("new with a wrong type")
        << QByteArray("id,type\nBL-X,ships\n") << 0 << 0 << QList<int>{2};
    QTest::newRow("new with a bad id")
        << QByteArray("id,type\nB L,blue_recon\n") << 0 << 0 << QList<int>{2};
    QTest::newRow("too long") << QByteArray("id,attack\nBL-INF-1,6,7,8\n") << 0 << 1
                              << QList<int>{2};
    QTest::newRow("no text at all")
        << QByteArray("\x00\xff\xfe,\x01\n", 6) << 0 << 0 << QList<int>{1};
}

void tst_CellPlanner::table()
{
    QFETCH(QByteArray, csv);
    const Sample sample(QStringLiteral("tutorial"));

    const CellPlan plan = sample.planner().table(delimited::read(QString::fromUtf8(csv)));

    QTEST(int(plan.fresh.size()), "fresh");
    QTEST(int(plan.changes.size()), "changes");
    QList<int> lines;
    for (const CellPlan::Refusal &refusal : plan.refusals) {
        QVERIFY(!refusal.reason.isEmpty());
        lines.append(refusal.line);
    }
    QTEST(lines, "refusedLines");
}

void tst_CellPlanner::newCounters()
{
    Sample sample(QStringLiteral("tutorial"));
    const CellPlan plan = sample.planner().table(delimited::read(
        QByteArray("id,type,side,attack,attack[2],symbol\nBL-X,blue_infantry,blue,3,1,armour\n")));
    sample.apply(plan, sample.source);

    QCOMPARE(sample.text("BL-X", "attack"), QStringLiteral("3"));
    QCOMPARE(sample.text("BL-X", "attack[2]"), QStringLiteral("1"));
    QCOMPARE(sample.text("BL-X", "symbol"), QStringLiteral("armour"));
    const auto loaded = engine::loadModule(sample.document->snapshot());
    QVERIFY(loaded.module);
    QVERIFY(loaded.module->pieceIds.contains(QStringLiteral("BL-X")));
}

void tst_CellPlanner::oneStepAlone_data()
{
    QTest::addColumn<QString>("csv");
    QTest::addColumn<QString>("id");
    QTest::addColumn<QString>("front");
    QTest::addColumn<QString>("reduced");
    // The infantry's type has 5 and reduced 3.
    QTest::newRow("new counter, front") << "id,type,attack\nBL-X,blue_infantry,7"
                                        << "BL-X"
                                        << "7"
                                        << "3";
    QTest::newRow("new counter, reduced") << "id,type,attack[2]\nBL-X,blue_infantry,4"
                                          << "BL-X"
                                          << "5"
                                          << "4";
    QTest::newRow("column before its type") << "id,attack,type\nBL-X,7,blue_infantry"
                                            << "BL-X"
                                            << "7"
                                            << "3";
    QTest::newRow("known counter") << "id,attack\nBL-INF-1,7"
                                   << "BL-INF-1"
                                   << "7"
                                   << "3";
    QTest::newRow("known counter, reduced") << "id,attack[2]\nBL-INF-1,4"
                                            << "BL-INF-1"
                                            << "5"
                                            << "4";
    QTest::newRow("another type") << "id,type,attack\nRD-MIL-31,blue_infantry,7"
                                  << "RD-MIL-31"
                                  << "7"
                                  << "3";
}

/// A column that is given alone leaves the other steps as the type has them.
void tst_CellPlanner::oneStepAlone()
{
    QFETCH(QString, csv);
    QFETCH(QString, id);
    Sample sample(QStringLiteral("tutorial"));
    const CellPlan plan = sample.planner().table(delimited::read(csv));
    for (const CellPlan::Refusal &refusal : plan.refusals)
        QFAIL(qPrintable(refusal.reason));
    sample.apply(plan, sample.source);
    QTEST(sample.text(qPrintable(id), "attack"), "front");
    QTEST(sample.text(qPrintable(id), "attack[2]"), "reduced");
    // What the type says otherwise is not repeated.
    const CounterSource now = CounterSource::of(sample.document->files(), nullptr);
    QVERIFY(
        now.file.own(now.file.indexOf(id), {QStringLiteral("values"), QStringLiteral("movement")})
            .isNull());
    QVERIFY(!engine::hasErrors(engine::loadModule(sample.document->snapshot()).issues));
}

void tst_CellPlanner::otherType_data()
{
    QTest::addColumn<QString>("line");
    QTest::addColumn<int>("changes");
    QTest::addColumn<QString>("attack");

    QTest::newRow("as before") << "BL-INF-1,red_militia,5" << 2 << "5";
    QTest::newRow("as the new type") << "BL-INF-1,red_militia,1" << 1 << "1";
    QTest::newRow("type by name") << "BL-INF-1,Militia brigade,3" << 2 << "3";
}

/// A line that changes the type still says which values count.
void tst_CellPlanner::otherType()
{
    QFETCH(QString, line);
    QFETCH(int, changes);
    Sample sample(QStringLiteral("tutorial"));
    const CellPlan plan =
        sample.planner().table(delimited::read(QStringLiteral("id,type,attack\n") + line));
    QVERIFY(plan.refusals.empty());
    QCOMPARE(int(plan.changes.size()), changes);

    sample.apply(plan, sample.source);

    QCOMPARE(sample.text("BL-INF-1", "type"), QStringLiteral("red_militia"));
    QTEST(sample.text("BL-INF-1", "attack"), "attack");
}

void tst_CellPlanner::renames()
{
    Sample sample(QStringLiteral("tutorial"));
    sample.apply(sample.planner().typed({sample.piece("BL-INF-1")}, sample.column("id"),
                                        QStringLiteral("BL-FIRST")),
                 sample.source);

    QVERIFY(sample.document->bytes(QStringLiteral("scenarios/battle.json")).contains("BL-FIRST"));
    QVERIFY(
        !sample.document->bytes(QStringLiteral("scenarios/battle.json")).contains("\"BL-INF-1\""));
    QCOMPARE(sample.document->history().count(), 1);
}

QTEST_MAIN(tst_CellPlanner)
#include "tst_cellplanner.moc"
