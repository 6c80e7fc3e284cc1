// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/text/plainedit.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QMimeData>
#include <QTest>

class tst_PlainEdit : public QObject
{
    Q_OBJECT

private slots:
    void pastes_data();
    void pastes();
};

void tst_PlainEdit::pastes_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("words") << QStringLiteral("some words");
    QTest::newRow("nothing at all") << QString();
}

void tst_PlainEdit::pastes()
{
    QFETCH(QString, text);
    auto data = std::make_unique<QMimeData>();
    if (!text.isEmpty())
        data->setText(text);
    QGuiApplication::clipboard()->setMimeData(data.release());
    view::PlainEdit edit;
    QTest::keyClick(&edit, Qt::Key_V, Qt::ControlModifier);
    QCOMPARE(edit.toPlainText(), text);
}

QTEST_MAIN(tst_PlainEdit)
#include "tst_plainedit.moc"
