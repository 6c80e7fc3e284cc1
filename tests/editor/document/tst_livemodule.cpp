// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/drawncheck.h"
#include "editor/document/livemodule.h"
#include "scripting/modulelint.h"
#include "tests/editor/openmodule.h"

#include <QSignalSpy>

using namespace editor;

namespace {

void waitFor(LiveModule &live)
{
    live.look();
    QTRY_VERIFY_WITH_TIMEOUT(live.isCurrent(), 60'000);
}

QStringList lines(const engine::Issues &issues)
{
    QStringList lines;
    for (const engine::Issue &issue : issues)
        lines << issue.toString();
    return lines;
}

} // namespace

/// What keeps looking at a document finds all that lint finds, whatever else is broken.
class tst_LiveModule : public QObject
{
    Q_OBJECT

private slots:
    void modulesAreGood_data() { openmodule::rows(); }
    void modulesAreGood();
    void oneErrorHidesNoOther_data();
    void oneErrorHidesNoOther();
    void tellsEveryWindow();
};

void tst_LiveModule::modulesAreGood()
{
    QFETCH(const QString, module);
    const auto document = openmodule::open(module);
    QVERIFY(document);
    LiveModule live(document);
    waitFor(live);
    QVERIFY(live.canBePlayed());
    // A board to begin with has no counters, and says so.
    const qsizetype expected = module.endsWith(u"-empty") ? 1 : 0;
    QVERIFY2(live.issues().size() == expected, qPrintable(lines(live.issues()).join(u'\n')));
}

void tst_LiveModule::oneErrorHidesNoOther_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("all can be loaded") << QString() << QByteArray();
    QTest::newRow("a scenario is broken")
        << QStringLiteral("scenarios/battle.json") << QByteArray("{\"title\": 7");
    QTest::newRow("a board is broken") << QStringLiteral("boards/map.json") << QByteArray("[]");
    QTest::newRow("the sequence is broken")
        << QStringLiteral("rules/sequence.json") << QByteArray("{,}");
}

void tst_LiveModule::oneErrorHidesNoOther()
{
    QFETCH(const QString, file);
    QFETCH(const QByteArray, bytes);
    const auto document = openmodule::open(QStringLiteral("template hex"));
    QVERIFY(document);
    Draft draft = document->draft();
    if (!file.isEmpty()) {
        QVERIFY2(document->files().contains(file), qPrintable(file));
        draft.setBytes(file, bytes);
    }
    const QString pieces = QStringLiteral("pieces.json");
    QByteArray art = document->bytes(pieces);
    const QByteArray symbol = "\"symbol\": \"";
    QVERIFY(art.contains(symbol));
    art.replace(art.indexOf(symbol) + symbol.size(), 0, "no-such-");
    draft.setBytes(pieces, art);
    draft.setBytes(QStringLiteral("rules/unread.lua"), "local = 1\n");
    document->commit(draft, QStringLiteral("Break it"));

    LiveModule live(document);
    waitFor(live);
    const QStringList found = lines(live.issues());
    for (const QString &place : {file, pieces, QStringLiteral("rules/unread.lua:1")}) {
        QVERIFY2(std::any_of(found.begin(), found.end(),
                             [&](const QString &line) { return line.startsWith(place); }),
                 qPrintable(place + QStringLiteral(" is not named in\n") + found.join(u'\n')));
    }
    QCOMPARE(live.issues(), scripting::lint(document->snapshot(), view::checkDrawn));
}

// A window that is opened later asks for what the others have heard.
void tst_LiveModule::tellsEveryWindow()
{
    LiveModule live(openmodule::open(QStringLiteral("template hex")));
    waitFor(live);
    QSignalSpy loaded(&live, &LiveModule::loaded);
    QSignalSpy checked(&live, &LiveModule::checked);
    live.look();
    QTRY_COMPARE_WITH_TIMEOUT(checked.size(), 1, 60'000);
    QCOMPARE(loaded.size(), 1);
}

QTEST_MAIN(tst_LiveModule)
#include "tst_livemodule.moc"
