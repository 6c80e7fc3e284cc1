// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/areaspanel.h"
#include "editor/pages/boards/panels/selectionpanel.h"
#include "editor/pages/boards/panels/shapepreview.h"
#include "editor/pages/boards/panels/takeareasdialog.h"
#include "editor/widgets/renamedialog.h"
#include "tests/editor/pages/boards/areahand.h"

#include <QDoubleSpinBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableWidget>

using namespace areahand;
using namespace editor;
using namespace Qt::StringLiterals;

namespace {

const QString c_hex = u"resources/templates/hex"_s;

TakeAreasDialog *dialogOf(BoardHand &hand)
{
    return hand.page().window()->findChild<TakeAreasDialog *>();
}

} // namespace

/// Which tools fit areas, and what is done with whole areas: chosen, named, copied, taken from a
/// drawing.
class tst_AreaTools : public QObject
{
    Q_OBJECT

private slots:
    void fits_data();
    void fits();
    void saysWhatBecameOfIt();
    void selects();
    void takesAreasFromADrawing();
    void findsNeighbours();
    void changesIds();
    void copies();
    void sheetFollows();
};

void tst_AreaTools::fits_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QByteArray>("good");
    QTest::addColumn<QByteArray>("bad");
    QTest::newRow("areas") << c_area << QByteArray("VHPKJCXRUBFEDY") << QByteArray("L");
    QTest::newRow("hexes") << c_hex << QByteArray("VHBXRDYU") << QByteArray("PKJC");
}

void tst_AreaTools::fits()
{
    QFETCH(QString, source);
    QFETCH(QByteArray, good);
    QFETCH(QByteArray, bad);
    BoardHand hand(source);
    for (const char letter : good)
        QVERIFY2(hand.page().toolFor(letter)->fits(hand.model()), &letter);
    for (const char letter : bad) {
        QVERIFY(!hand.page().toolFor(letter)->fits(hand.model()));
        QVERIFY(!hand.page().toolFor(letter)->needs().isEmpty());
        hand.key(Qt::Key_V);
        hand.key(Qt::Key(letter));
        QCOMPARE(hand.canvas().tool()->key(), Qt::Key_V);
    }
}

// What a tool has to say stays in the status bar until the pointer goes on.
void tst_AreaTools::saysWhatBecameOfIt()
{
    BoardHand hand(c_area);
    QSignalSpy pointed(&hand.page(), &Page::pointed);
    const auto last = [&] { return pointed.isEmpty() ? QString() : pointed.last()[0].toString(); };
    hand.key(Qt::Key_J);
    hand.click(u"A"_s);
    hand.click(u"B"_s);
    QVERIFY2(last().contains(u"has taken over: victory, vp"_s), qPrintable(last()));
    QVERIFY(last().contains(u"has kept its own: name"_s));
    hand.click(u"I"_s);
    QVERIFY2(last().contains(u"no common border"_s), qPrintable(last()));
    QTest::mouseMove(&hand.canvas(), hand.at(u"I"_s) + QPoint(3, 3));
    QVERIFY(last().contains(u"no common border"_s));
    QTest::mouseMove(&hand.canvas(), hand.at(u"D"_s));
    QVERIFY(!last().contains(u"no common border"_s));
}

void tst_AreaTools::selects()
{
    BoardHand hand(c_area);
    hand.click(u"A"_s);
    QCOMPARE(hand.session().selection().spaces, QStringList{u"A"_s});
    hand.drag({hand.at(QPointF(100, 100)), hand.at(QPointF(300, 200)), hand.at(QPointF(500, 400))});
    QCOMPARE(hand.session().selection().spaces, QStringList({u"A"_s, u"B"_s, u"D"_s, u"E"_s}));
    QTRY_VERIFY(hand.page().selectionPanel().heading().startsWith(u"4 area"_s));
    QVERIFY(hand.page().selectionPanel().field(u"name"_s));
    QVERIFY(hand.page().selectionPanel().field(u"label.0"_s));
    QVERIFY(!hand.page().selectionPanel().field(u"box.0"_s));
    hand.page().perform(EditCommand::Delete);
    QCOMPARE(hand.steps(), 1);
    QCOMPARE(hand.model().areas().all().size(), 5U);
    QCOMPARE(hand.model().neighbours().size(), 4);
    hand.page().perform(EditCommand::SelectAll);
    QCOMPARE(hand.session().selection().spaces.size(), 5);
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTools::takesAreasFromADrawing()
{
    BoardHand hand(c_area);
    openEmptyBoard(hand);
    const int before = hand.steps();
    QTemporaryDir folder;
    const QString path = folder.filePath(u"realm.svg"_s);
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 900 600\">"
               "<rect id=\"north\" width=\"900\" height=\"300\"/>"
               "<rect id=\"south\" y=\"300\" width=\"450\" height=\"300\"/>"
               "<path id=\"east\" d=\"M450 300H900V600H450z\"><title>The East</title></path>"
               "<circle cx=\"100\" cy=\"100\" r=\"9\"/></svg>");
    file.close();
    hand.page().areasPanel().askForShapes(path);
    TakeAreasDialog *dialog = dialogOf(hand);
    QVERIFY(dialog);
    QCOMPARE(dialog->list()->rowCount(), 4);
    QCOMPARE(dialog->import().wanted(), 3);
    // A click on the picture leaves one out, another takes it in again.
    const QPoint south = dialog->preview()->viewPoint(1).toPoint();
    QTest::mouseClick(dialog->preview(), Qt::LeftButton, {}, south);
    QCOMPARE(dialog->import().wanted(), 2);
    QTest::mouseClick(dialog->preview(), Qt::LeftButton, {}, south);
    QCOMPARE(dialog->import().wanted(), 3);
    dialog->list()->item(1, 1)->setText(u"The South"_s);
    dialog->toleranceField()->setValue(1);
    QTest::mouseClick(dialog->takeButton(), Qt::LeftButton);
    QCOMPARE(hand.steps(), before + 1);
    QCOMPARE(hand.model().areas().all().size(), 3U);
    QCOMPARE(hand.model().spaceName(u"south"_s), u"The South"_s);
    QCOMPARE(hand.model().spaceName(u"east"_s), u"The East"_s);
    QCOMPARE(hand.model().neighbours().size(), 3);
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
    // What is no drawing is told, and nothing happens.
    QSignalSpy said(&hand.session(), &BoardSession::said);
    hand.page().areasPanel().askForShapes(folder.filePath(u"none.svg"_s));
    QCOMPARE(said.size(), 1);
}

void tst_AreaTools::findsNeighbours()
{
    BoardHand hand(c_area);
    Draft draft = hand.document().draft();
    draft.remove(hand.model().file(), {u"links"_s});
    hand.document().commit(draft, u"No links"_s);
    QVERIFY(hand.model().neighbours().isEmpty());
    hand.page().areasPanel().findNeighbours();
    QCOMPARE(hand.model().neighbours().size(), 12);
    QCOMPARE(hand.steps(), 2);
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTools::changesIds()
{
    BoardHand hand(c_area);
    hand.click(u"B"_s);
    const auto button = [&]() -> QPushButton * {
        const auto all = hand.page().selectionPanel().findChildren<QPushButton *>();
        return all.isEmpty() ? nullptr : all.first();
    };
    QTRY_VERIFY(button());
    QTest::mouseClick(button(), Qt::LeftButton);
    auto *dialog = hand.page().findChild<RenameDialog *>();
    QVERIFY(dialog);
    dialog->field()->setText(u"BRENA"_s);
    dialog->accept();
    QCOMPARE(hand.steps(), 1);
    const BoardArea *area = hand.model().areas().find(u"BRENA"_s);
    QVERIFY(area);
    QVERIFY(!area->isOfPicture);
    QCOMPARE(hand.model().spaceName(u"BRENA"_s), u"Brena"_s);
    QVERIFY(hand.model().areLinked(u"BRENA"_s, u"E"_s));
    QVERIFY(hand.document().json(u"scenarios/war.json"_s, {u"setup"_s, u"BRENA"_s}));
    QCOMPARE(hand.session().selection().spaces, QStringList{u"BRENA"_s});
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_AreaTools::copies()
{
    BoardHand hand(c_area);
    hand.click(u"A"_s);
    hand.page().perform(EditCommand::Copy);
    openEmptyBoard(hand);
    QVERIFY(hand.page().offers(EditCommand::Paste));
    hand.page().perform(EditCommand::Paste);
    QCOMPARE(hand.model().areas().all().size(), 1U);
    const BoardArea &copy = hand.model().areas().all().front();
    QCOMPARE(copy.id, u"A-2"_s);
    QVERIFY(!copy.isOfPicture);
    QCOMPARE(hand.model().spaceName(copy.id), u"Ardo"_s);
    QVERIFY(hand.takesBackAll());
}

// The edit is seen at once, and the printed sheet follows.
void tst_AreaTools::sheetFollows()
{
    BoardHand hand(c_area);
    openEmptyBoard(hand);
    hand.key(Qt::Key_P);
    for (const QPointF corner : {QPointF(100, 100), {700, 100}, {700, 500}, {100, 500}})
        hand.click(hand.at(corner));
    hand.key(Qt::Key_Return);
    QVERIFY(!hand.canvas().isBaked());
    hand.canvas().grab();
    QTRY_VERIFY_WITH_TIMEOUT(hand.canvas().isBaked(), 20000);
    hand.canvas().grab();
}

QTEST_MAIN(tst_AreaTools)
#include "tst_areatools.moc"
