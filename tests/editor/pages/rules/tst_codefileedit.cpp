// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/code/codefileedit.h"

#include <QTest>

using namespace editor;
using CodeFileEdit::Kind;

class tst_CodeFileEdit : public QObject
{
    Q_OBJECT

private slots:
    void names_data();
    void names();
    void isRequired_data();
    void isRequired();
    void beginsADecision_data();
    void beginsADecision();
};

namespace {

Draft draftWith(const QByteArray &main)
{
    Draft draft{FileContents()};
    draft.setBytes(c_main, main);
    return draft;
}

QByteArray text(const Draft &draft, const QString &file)
{
    const auto content = draft.files().value(file);
    return content ? content->bytes() : QByteArray();
}

} // namespace

void tst_CodeFileEdit::names_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isGood");
    QTest::newRow("plain") << QStringLiteral("fight") << true;
    QTest::newRow("digits and lines") << QStringLiteral("phase_2") << true;
    QTest::newRow("nothing") << QString() << false;
    QTest::newRow("taken") << QStringLiteral("main") << false;
    QTest::newRow("capital") << QStringLiteral("Fight") << false;
    QTest::newRow("begins with a digit") << QStringLiteral("2nd") << false;
    QTest::newRow("a way out") << QStringLiteral("../fight") << false;
    QTest::newRow("a quote") << QStringLiteral("a\"b") << false;
    QTest::newRow("a new line") << QStringLiteral("fight\n") << false;
    QTest::newRow("too long") << QString(65, u'a') << false;
}

void tst_CodeFileEdit::names()
{
    QFETCH(QString, name);
    Draft draft = draftWith("\n");
    QTEST(CodeFileEdit::isFree(draft.files(), Kind::Rules, name), "isGood");
    QTEST(CodeFileEdit::add(draft, Kind::Rules, name, QStringLiteral("--\n")), "isGood");
}

void tst_CodeFileEdit::isRequired_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    QTest::newRow("empty") << QByteArray() << QByteArray("require \"fight\"\n");
    QTest::newRow("after the last")
        << QByteArray("require \"a\"\nlocal b = require \"b\"\n\nrest()\n")
        << QByteArray("require \"a\"\nlocal b = require \"b\"\n"
                      "require \"fight\"\n\nrest()\n");
    QTest::newRow("no line's end")
        << QByteArray("require \"a\"") << QByteArray("require \"a\"\nrequire \"fight\"\n");
    QTest::newRow("none") << QByteArray("-- remark\n")
                          << QByteArray("-- remark\nrequire \"fight\"\n");
}

void tst_CodeFileEdit::isRequired()
{
    QFETCH(QByteArray, before);
    Draft draft = draftWith(before);
    QVERIFY(CodeFileEdit::add(draft, Kind::Tests, QStringLiteral("fight"), QStringLiteral("--\n")));
    QCOMPARE(text(draft, c_main), before); // tests are found by themselves
    QVERIFY(CodeFileEdit::add(draft, Kind::Rules, QStringLiteral("fight"), QStringLiteral("--\n")));
    QTEST(text(draft, c_main), "after");
}

void tst_CodeFileEdit::beginsADecision_data()
{
    QTest::addColumn<QString>("decision");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("file");
    QTest::newRow("new") << QStringLiteral("fight") << QStringLiteral("3.1")
                         << QStringLiteral("rules/fight.lua");
    QTest::newRow("with dots") << QStringLiteral("combat.units") << QString()
                               << QStringLiteral("rules/combat_units.lua");
    QTest::newRow("the name is taken")
        << QStringLiteral("main") << QString() << QStringLiteral("rules/main_2.lua");
    QTest::newRow("no name for a file") << QStringLiteral("1") << QString() << QString();
}

void tst_CodeFileEdit::beginsADecision()
{
    QFETCH(QString, decision);
    QFETCH(QString, rule);
    QFETCH(QString, file);
    Draft draft = draftWith("\n");
    QCOMPARE(CodeFileEdit::addDecision(draft, decision, rule), file);
    if (file.isEmpty())
        return;
    const QString code = QString::fromUtf8(text(draft, file));
    QVERIFY(code.contains(QStringLiteral("decision \"%1\" {").arg(decision)));
    QCOMPARE(code.contains(QLatin1String("rule = ")), !rule.isEmpty());
}

QTEST_APPLESS_MAIN(tst_CodeFileEdit)
#include "tst_codefileedit.moc"
