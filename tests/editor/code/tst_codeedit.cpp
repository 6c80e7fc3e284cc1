// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codetabs.h"
#include "editor/code/codetyping.h"
#include "editor/code/completionpopup.h"
#include "tests/editor/openmodule.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QTemporaryDir>
#include <QTextBlock>

using namespace editor;

namespace {

const QString c_file = QStringLiteral("rules/main.lua");

/// Knows three words.
class Words : public CodeAssistant
{
public:
    Completions completions(const QString &, const QString &text, int position) override
    {
        int from = position;
        while (from > 0 && text[from - 1].isLetter())
            --from;
        return {from,
                {{QStringLiteral("space"), QStringLiteral("method"), {}, {}},
                 {QStringLiteral("spaces"), QStringLiteral("method"), {}, {}},
                 {QStringLiteral("button"), QStringLiteral("method"), {}, {}}}};
    }
    QString tip(const QString &, const QString &, int) override { return {}; }
    QString signature(const QString &, const QString &text, int position) override
    {
        return text.left(position).count(u'(') > text.left(position).count(u')')
            ? QStringLiteral("f(<b>a</b>)")
            : QString();
    }
};

QColor colorAt(const CodeEdit &edit, int position)
{
    const QTextBlock block = edit.document()->findBlock(position);
    for (const auto &range : block.layout()->formats()) {
        const int at = position - block.position();
        if (at >= range.start && at < range.start + range.length)
            return range.format.foreground().color();
    }
    return {};
}

} // namespace

/// Typing code with real keys.
class tst_CodeEdit : public QObject
{
    Q_OBJECT

private slots:
    void keys_data();
    void keys();
    void colors();
    void longTextsAreColouredToTheirEnd();
    void patchKeepsCursor();
    void brackets();
    void completesByEnter();
    void showsSignature();
    void fixesByAltEnter();
    void typingIsAStepOfTheHistory();
    void undoMovesOnlyWhatDiffers();
    void oddFilesAreNotWrittenOver_data();
    void oddFilesAreNotWrittenOver();
};

void tst_CodeEdit::keys_data()
{
    QTest::addColumn<QString>("before"); // | is the cursor
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("after");
    QTest::newRow("new line keeps the blanks") << "  local a|"
                                               << "\n"
                                               << "  local a\n  |";
    QTest::newRow("block begins further in") << "if a then|"
                                             << "\n"
                                             << "if a then\n  |";
    QTest::newRow("function too") << "local function f(a, b)|"
                                  << "\n"
                                  << "local function f(a, b)\n  |";
    QTest::newRow("table between brackets") << "local t = {|}"
                                            << "\n"
                                            << "local t = {\n  |\n}";
    QTest::newRow("end goes out") << "if a then|"
                                  << "\nend"
                                  << "if a then\nend|";
    QTest::newRow("endless does not") << "if a then|"
                                      << "\nendless"
                                      << "if a then\nendless|";
    QTest::newRow("tab") << "|a"
                         << "\t"
                         << "  |a";
    QTest::newRow("comment") << "  a|\n"
                             << "/"
                             << "  -- a|\n";
    QTest::newRow("code again") << "  -- a|"
                                << "/"
                                << "  a|";
    QTest::newRow("backspace in the blanks") << "    |a"
                                             << "\b"
                                             << "  |a";
    QTest::newRow("backspace in words") << "  ab|"
                                        << "\b"
                                        << "  a|";
    QTest::newRow("duplicate") << "one|\ntwo"
                               << "D"
                               << "one\none|\ntwo";
    QTest::newRow("up") << "one\ntwo|"
                        << "U"
                        << "two|\none";
    QTest::newRow("home") << "  ab|"
                          << "H"
                          << "  |ab";
}

void tst_CodeEdit::keys()
{
    QFETCH(QString, before);
    QFETCH(QString, keys);
    CodeEdit edit(c_file);
    const auto cursor = before.indexOf(u'|');
    edit.setPlainText(before.remove(u'|'));
    edit.goTo(int(cursor));
    for (const QChar key : std::as_const(keys)) {
        if (key == u'\n')
            QTest::keyClick(&edit, Qt::Key_Return);
        else if (key == u'\t')
            QTest::keyClick(&edit, Qt::Key_Tab);
        else if (key == u'\b')
            QTest::keyClick(&edit, Qt::Key_Backspace);
        else if (key == u'/')
            QTest::keyClick(&edit, Qt::Key_Slash, Qt::ControlModifier);
        else if (key == u'D')
            QTest::keyClick(&edit, Qt::Key_D, Qt::ControlModifier);
        else if (key == u'U')
            QTest::keyClick(&edit, Qt::Key_Up, Qt::AltModifier);
        else if (key == u'H')
            QTest::keyClick(&edit, Qt::Key_Home);
        else
            QTest::keyClick(&edit, key.toLatin1());
    }
    QTEST(edit.text().insert(edit.position(), u'|'), "after");
}

void tst_CodeEdit::colors()
{
    CodeEdit edit(c_file);
    edit.setPlainText(QStringLiteral("local a = \"text\" -- remark\nf(12)"));
    QCoreApplication::processEvents();
    const auto colors = CodeColors::of(edit.palette());
    QCOMPARE(colorAt(edit, 0), colors.keyword);
    QCOMPARE(colorAt(edit, 11), colors.string);
    QCOMPARE(colorAt(edit, 20), colors.comment);
    const auto second = int(edit.text().indexOf(u'f', 26));
    QCOMPARE(colorAt(edit, second), colors.function);
    QCOMPARE(colorAt(edit, second + 2), colors.number);
    CodeEdit json(QStringLiteral("module.json"));
    json.setPlainText(QStringLiteral("{\"id\": \"x\", \"n\": 5, \"t\": true}"));
    QCoreApplication::processEvents();
    QCOMPARE(colorAt(json, 2), colors.function);
    QCOMPARE(colorAt(json, 8), colors.string);
}

void tst_CodeEdit::longTextsAreColouredToTheirEnd()
{
    CodeEdit edit(c_file);
    edit.setPlainText(QStringLiteral("local a = 1\nlocal b = 2\nlocal c = 3"));
    const auto colors = CodeColors::of(edit.palette());
    edit.goTo(0);
    QTest::keyClicks(&edit, QStringLiteral("--[["));
    QCOMPARE(colorAt(edit, edit.document()->findBlockByNumber(2).position()), colors.comment);
    for (int i = 0; i < 4; ++i)
        QTest::keyClick(&edit, Qt::Key_Backspace);
    QCOMPARE(colorAt(edit, edit.document()->findBlockByNumber(2).position()), colors.keyword);
}

void tst_CodeEdit::patchKeepsCursor()
{
    CodeEdit edit(c_file);
    edit.setPlainText(QStringLiteral("one\ntwo\nthree"));
    edit.goTo(9);
    edit.patch(QStringLiteral("one\nand\ntwo\nthree"));
    QCOMPARE(edit.position(), 13);
    edit.patch(QStringLiteral("three"));
    QCOMPARE(edit.text(), QStringLiteral("three"));
    edit.patch({});
    QCOMPARE(edit.text(), QString());
    edit.patch(QStringLiteral("äöü – \u00a0 x"));
    QCOMPARE(edit.text(), QStringLiteral("äöü – \u00a0 x"));
}

void tst_CodeEdit::brackets()
{
    QTextDocument document(QStringLiteral("f(a[1], {2})"));
    const auto pair = CodeTyping::bracketsAt(document, 2);
    QVERIFY(pair);
    QCOMPARE(*pair, std::pair(1, 11));
    QVERIFY(!CodeTyping::bracketsAt(document, 0));
    QTextDocument open(QStringLiteral("f(("));
    QVERIFY(!CodeTyping::bracketsAt(open, 3));
}

void tst_CodeEdit::completesByEnter()
{
    Words words;
    CodeEdit edit(c_file);
    edit.hints().setAssistant(&words);
    edit.show();
    edit.setFocus();
    QTest::keyClicks(&edit, QStringLiteral("offer:sp"));
    QVERIFY(edit.hints().isCompleting());
    QCOMPARE(edit.hints().popup().count(), 2);
    QTest::keyClick(&edit, Qt::Key_Down);
    QTest::keyClick(&edit, Qt::Key_Return);
    QCOMPARE(edit.text(), QStringLiteral("offer:spaces"));
    QVERIFY(!edit.hints().isCompleting());
    QTest::keyClicks(&edit, QStringLiteral(" :"));
    QVERIFY(edit.hints().isCompleting());
    QTest::keyClick(&edit, Qt::Key_Escape);
    QVERIFY(!edit.hints().isCompleting());
    QTest::keyClick(&edit, Qt::Key_Space, Qt::ControlModifier);
    QVERIFY(edit.hints().isCompleting());
    QTest::keyClicks(&edit, QStringLiteral("zz"));
    QVERIFY(!edit.hints().isCompleting());
}

void tst_CodeEdit::showsSignature()
{
    Words words;
    CodeEdit edit(c_file);
    edit.hints().setAssistant(&words);
    edit.show();
    QTest::keyClicks(&edit, QStringLiteral("f("));
    QVERIFY(edit.hints().shownSignature().contains(QLatin1String("<b>a</b>")));
    QTest::keyClicks(&edit, QStringLiteral("1)"));
    QVERIFY(edit.hints().shownSignature().isEmpty());
}

void tst_CodeEdit::fixesByAltEnter()
{
    CodeEdit edit(c_file);
    edit.setPlainText(QStringLiteral("local target\nf(taget)"));
    edit.setProblems({{15, 5, 2, true, QStringLiteral("Unknown"), QStringLiteral("target")}});
    QVERIFY(edit.problemAt(17));
    QVERIFY(!edit.problemAt(3));
    QVERIFY(edit.problemInLine(2));
    edit.goTo(0);
    QTest::keyClick(&edit, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(edit.text(), QStringLiteral("local target\nf(taget)"));
    edit.goTo(17);
    QTest::keyClick(&edit, Qt::Key_Return, Qt::AltModifier);
    QCOMPARE(edit.text(), QStringLiteral("local target\nf(target)"));
}

void tst_CodeEdit::typingIsAStepOfTheHistory()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    QVERIFY(document);
    CodeTabs tabs(*document);
    CodeEdit *edit = tabs.open(c_file);
    QVERIFY(edit);
    const QByteArray before = document->bytes(c_file);
    edit->moveCursor(QTextCursor::End);
    QTest::keyClicks(edit, QStringLiteral("-- more"));
    QCOMPARE(document->bytes(c_file), before + "-- more");
    QCOMPARE(document->history().count(), 1);
    QVERIFY(tabs.tabText(0).endsWith(u'●'));
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(document->bytes(c_file), before);
    QCOMPARE(edit->text().toUtf8(), before);
    QTest::keyClick(edit, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(document->bytes(c_file), before + "-- more");
    Draft draft = document->draft();
    draft.removeFile(c_file);
    document->commit(draft, QStringLiteral("Delete"));
    QCOMPARE(tabs.count(), 0);
    QVERIFY(!tabs.open(c_file));
}

void tst_CodeEdit::undoMovesOnlyWhatDiffers()
{
    const auto document = openmodule::open(QStringLiteral("template hex"));
    CodeTabs tabs(*document);
    CodeTabs other(*document);
    CodeEdit *edit = tabs.open(QStringLiteral("rules/fight.lua"));
    CodeEdit *second = other.open(QStringLiteral("rules/fight.lua"));
    second->goToLine(20);
    const int line = second->textCursor().blockNumber();
    edit->goTo(0);
    QTest::keyClick(edit, Qt::Key_Return);
    QCOMPARE(second->text(), edit->text());
    QCOMPARE(second->textCursor().blockNumber(), line + 1);
    document->history().undo();
    QCOMPARE(second->textCursor().blockNumber(), line);
}

void tst_CodeEdit::oddFilesAreNotWrittenOver_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("after"); // typing x at the beginning
    QTest::newRow("line ends of other systems")
        << QByteArray("a\r\nb\r\n") << QByteArray("xa\r\nb\r\n");
    QTest::newRow("not UTF-8") << QByteArray("a\xff\xfe") << QByteArray("a\xff\xfe");
    QTest::newRow("special blank") << QByteArray("a\xc2\xa0z") << QByteArray("xa\xc2\xa0z");
    QTest::newRow("empty") << QByteArray() << QByteArray("x");
}

void tst_CodeEdit::oddFilesAreNotWrittenOver()
{
    QFETCH(QByteArray, bytes);
    const auto document = openmodule::open(QStringLiteral("template hex"));
    Draft draft = document->draft();
    draft.setBytes(c_file, bytes);
    document->commit(draft, QStringLiteral("Odd"));
    CodeTabs tabs(*document);
    CodeEdit *edit = tabs.open(c_file);
    QVERIFY(edit);
    edit->goTo(0);
    QTest::keyClick(edit, 'x');
    QTEST(document->bytes(c_file), "after");
}

QTEST_MAIN(tst_CodeEdit)
#include "tst_codeedit.moc"
