// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/idrename.h"

#include "editor/pages/module/idrenamer.h"
#include "editor/pages/module/scenarioedit.h"
#include "editor/widgets/renamedialog.h"
#include "engine/module/read/moduleloader.h"
#include "tests/editor/openmodule.h"

#include <QLineEdit>

using namespace editor;

Q_DECLARE_METATYPE(IdKind)

/// Sides, options and scenarios that get another id.
class tst_IdRename : public QObject
{
    Q_OBJECT

private slots:
    void follows_data();
    void follows();
    void refuses();
    void asks();
};

void tst_IdRename::follows_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<IdKind>("kind");
    QTest::addColumn<QString>("id");

    QTest::newRow("side of the tutorial") << "tutorial" << IdKind::Side << "red";
    QTest::newRow("side of a template") << "template hex" << IdKind::Side << "blue";
    QTest::newRow("scenario") << "template hex" << IdKind::Scenario << "battle";
    QTest::newRow("scenario with translations") << "tutorial" << IdKind::Scenario << "battle";
    const auto big = openmodule::open(QStringLiteral("leningrad41"));
    const JsonText *option =
        big->json(QStringLiteral("module.json"),
                  {QStringLiteral("options"), qsizetype(0), QStringLiteral("id")});
    QVERIFY(option);
    QTest::newRow("option") << "leningrad41" << IdKind::Option << option->toText();
}

void tst_IdRename::follows()
{
    QFETCH(QString, module);
    QFETCH(IdKind, kind);
    QFETCH(QString, id);
    const auto document = openmodule::open(module);
    const auto before = openmodule::bytes(*document);
    Uses uses(*document);
    QList<Use> places;
    for (const Reference &one : idrename::references(uses, document->files(), kind, id)) {
        if (one.isSure)
            places.append(one.use);
    }
    Draft draft = document->draft();
    QVERIFY(idrename::rename(draft, kind, id, QStringLiteral("other"), places));
    document->commit(draft, QStringLiteral("Rename"));

    const auto loaded = engine::loadModule(document->snapshot());
    QVERIFY(loaded.isGood());
    for (const engine::Issue &issue : loaded.issues)
        QVERIFY2(!issue.message.contains(id), qPrintable(issue.toString()));
    QVERIFY(!idrename::isFree(document->files(), kind, QStringLiteral("other")));
    QVERIFY(idrename::isFree(document->files(), kind, id));
    for (const QString &file : document->files().keys()) {
        if (kind == IdKind::Scenario && file.endsWith(u".ts"))
            QVERIFY(!document->bytes(file).contains(ScenarioEdit::fileOf(id).toUtf8()));
        if (kind == IdKind::Side && file.endsWith(u".lua"))
            QVERIFY2(!document->bytes(file).contains(QStringLiteral("\"%1\"").arg(id).toUtf8()),
                     qPrintable(file));
    }
    document->history().undo();
    QCOMPARE(openmodule::bytes(*document), before);
}

void tst_IdRename::refuses()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();
    for (const char *name : {"red", "", "a b"})
        QVERIFY(!idrename::rename(draft, IdKind::Side, QStringLiteral("blue"),
                                  QString::fromLatin1(name), {}));
    QVERIFY(
        !idrename::rename(draft, IdKind::Option, QStringLiteral("none"), QStringLiteral("x"), {}));
}

void tst_IdRename::asks()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    QWidget window;
    IdRenamer renamer(*document, &window);
    PropertyForm form(*document, &window);
    form.add({QStringLiteral("id")}, new LineField(LineField::Kind::Text));
    renamer.watch(form, IdKind::Side);
    form.setTargets({{QStringLiteral("module.json"), {QStringLiteral("sides"), qsizetype(1)}}});
    auto *line = form.findChild<QLineEdit *>();
    line->setText(QStringLiteral("crimson"));
    form.flush();
    QTRY_VERIFY(window.findChild<RenameDialog *>());
    // Until somebody agrees, everything is as it was.
    QVERIFY(!document->isModified());
    QCOMPARE(line->text(), QStringLiteral("red"));
    window.findChild<RenameDialog *>()->accept();
    QCOMPARE(line->text(), QStringLiteral("crimson"));
    QVERIFY(document->bytes(QStringLiteral("scenarios/battle.json")).contains("\"crimson\""));
    QCOMPARE(document->history().count(), 1);
}

QTEST_MAIN(tst_IdRename)
#include "tst_idrename.moc"
