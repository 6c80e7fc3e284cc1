// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/aliasesfield.h"

#include <QPlainTextEdit>
#include <QTest>

using editor::AliasesField;
using engine::Json;

/// Other names of spaces are written as lines.
class tst_AliasesField : public QObject
{
    Q_OBJECT

private slots:
    void takesPairs_data();
    void takesPairs();
};

void tst_AliasesField::takesPairs_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("shown");
    QTest::addColumn<int>("edits");

    const QString before = QStringLiteral("A = 0101");
    QTest::newRow("as it was") << before << before << 0;
    QTest::newRow("one more") << QStringLiteral("A = 0101\nB=0102")
                              << QStringLiteral("A = 0101\nB = 0102") << 1;
    QTest::newRow("no pair") << QStringLiteral("A = 0101\na sentence") << before << 0;
    QTest::newRow("a pair and none")
        << QStringLiteral("B = 0102\n= 0103\nC =") << QStringLiteral("B = 0102") << 1;
    QTest::newRow("nothing") << QString() << QString() << 1;
}

void tst_AliasesField::takesPairs()
{
    QFETCH(QString, typed);
    QFETCH(QString, shown);
    QFETCH(int, edits);
    AliasesField field;
    Json pairs = Json::object();
    pairs.insert(QStringLiteral("A"), QStringLiteral("0101"));
    field.show(pairs, {});
    int edited = 0;
    connect(&field, &AliasesField::edited, this, [&] { ++edited; });
    auto *edit = field.findChild<QPlainTextEdit *>();
    QVERIFY(edit);
    edit->setPlainText(typed);
    field.flush();
    QCOMPARE(edit->toPlainText(), shown);
    QCOMPARE(edited, edits);
}

QTEST_MAIN(tst_AliasesField)
#include "tst_aliasesfield.moc"
