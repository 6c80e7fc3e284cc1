// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/pages/boards/boardhand.h"

#include "editor/pages/boards/panels/newboarddialog.h"
#include "editor/widgets/answerbuttons.h"
#include "editor/widgets/fields/propertyfield.h"

#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPushButton>
#include <QSpinBox>

using namespace editor;

class tst_BoardsPage : public QObject
{
    Q_OBJECT

private slots:
    void brushPaints();
    void strokesAreOneStep();
    void rightButtonAndAlt();
    void sheetFollows();
    void refusesTooManyHexes_data();
    void refusesTooManyHexes();
    void newBoardSaysItsLimit();
    void numbersFromFar_data();
    void numbersFromFar();
};

void tst_BoardsPage::brushPaints()
{
    BoardHand hand(QStringLiteral("resources/templates/hex"));
    hand.session().setGround(QStringLiteral("hills"));
    hand.key(Qt::Key_B);
    hand.click(QStringLiteral("0303"));
    QCOMPARE(hand.model().terrain(QStringLiteral("0303")), QStringLiteral("hills"));
    QCOMPARE(hand.steps(), 1);
    hand.key(Qt::Key_BracketRight);
    hand.click(QStringLiteral("0805"));
    QCOMPARE(hand.model().terrain(QStringLiteral("0905")), QStringLiteral("hills"));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardsPage::strokesAreOneStep()
{
    BoardHand hand(QStringLiteral("modules/koenigsberg45"));
    hand.session().setGround(QStringLiteral("swamp"));
    hand.key(Qt::Key_B);
    hand.drag({QStringLiteral("2020"), QStringLiteral("2021"), QStringLiteral("2025")});
    QCOMPARE(hand.steps(), 1);
    // A quick hand leaves nothing out.
    QCOMPARE(hand.model().terrain(QStringLiteral("2023")), QStringLiteral("swamp"));
    QVERIFY(hand.repeatsAll());
    QVERIFY(hand.takesBackAll());
}

void tst_BoardsPage::rightButtonAndAlt()
{
    BoardHand hand(QStringLiteral("resources/templates/hex"));
    hand.key(Qt::Key_B);
    hand.click(QStringLiteral("0202"), Qt::NoModifier, Qt::RightButton);
    QVERIFY(!hand.model().entry(QStringLiteral("0202")));
    hand.click(QStringLiteral("0407"), Qt::AltModifier);
    QCOMPARE(hand.session().ground(), QStringLiteral("hills"));
    QCOMPARE(hand.steps(), 1);
    QVERIFY(hand.takesBackAll());
}

void tst_BoardsPage::sheetFollows()
{
    BoardHand hand(QStringLiteral("resources/templates/hex"));
    QTRY_VERIFY_WITH_TIMEOUT(hand.canvas().isBaked(), 60'000);
    hand.session().setGround(QStringLiteral("woods"));
    hand.key(Qt::Key_B);
    hand.click(QStringLiteral("0303"));
    QVERIFY(!hand.canvas().isBaked());
    QTRY_VERIFY_WITH_TIMEOUT(hand.canvas().isBaked(), 60'000);
}

void tst_BoardsPage::refusesTooManyHexes_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("said"); // empty: it is taken
    QTest::newRow("too many columns") << "Columns"
                                      << "99999"
                                      << "1,000";
    QTest::newRow("none") << "Columns"
                          << "0"
                          << "1,000";
    QTest::newRow("less than none") << "Rows"
                                    << "-3"
                                    << "1,000";
    QTest::newRow("nothing") << "Rows"
                             << ""
                             << "1,000";
    QTest::newRow("no number") << "Rows"
                               << "ten"
                               << "ten";
    QTest::newRow("good") << "Columns"
                          << "12"
                          << "";
}

void tst_BoardsPage::refusesTooManyHexes()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    QFETCH(QString, said);
    QLocale::setDefault(QLocale(QStringLiteral("en")));
    BoardHand hand(QStringLiteral("resources/templates/hex"));
    const QByteArray before = hand.document().bytes(hand.model().file());
    QWidget *found = nullptr;
    for (auto *one : hand.page().findChildren<LineField *>()) {
        if (one->accessibleName() == field || one->focusProxy()->accessibleName() == field)
            found = one;
    }
    QVERIFY(found);
    auto *edit = qobject_cast<QLineEdit *>(found->focusProxy());
    edit->setFocus();
    edit->selectAll();
    QTest::keyClick(edit, Qt::Key_Delete);
    QTest::keyClicks(edit, typed);
    QTest::keyClick(edit, Qt::Key_Return);
    const auto *refusal = found->findChild<QLabel *>();
    QCOMPARE(refusal->isVisible(), !said.isEmpty());
    if (said.isEmpty()) {
        QCOMPARE(hand.model().cells()->columns(), 12);
        return;
    }
    QVERIFY2(refusal->text().contains(said), qPrintable(refusal->text()));
    QCOMPARE(hand.document().bytes(hand.model().file()), before);
    // As soon as something else is typed it is not said any more.
    QTest::keyClicks(edit, QStringLiteral("1"));
    QVERIFY(!refusal->isVisible());
}

void tst_BoardsPage::newBoardSaysItsLimit()
{
    QLocale::setDefault(QLocale(QStringLiteral("en")));
    NewBoardDialog dialog;
    dialog.show();
    const QList<QSpinBox *> boxes = dialog.findChildren<QSpinBox *>();
    QCOMPARE(boxes.size(), 2);
    const auto type = [](QSpinBox *box, const QString &text) {
        box->setFocus();
        box->selectAll();
        QTest::keyClicks(box, text);
    };
    QPushButton *make = dialog.findChild<AnswerButtons *>()->answer();
    const auto said = [&] {
        QStringList texts;
        for (const QLabel *label : dialog.findChildren<QLabel *>()) {
            if (label->isVisible())
                texts.append(label->text());
        }
        return texts.join(u'\n');
    };
    QVERIFY(make->isEnabled());
    QVERIFY(!said().contains(u"1,000"));
    type(boxes[0], QStringLiteral("99999"));
    QCOMPARE(dialog.columns(), 99999);
    QVERIFY(!make->isEnabled());
    QVERIFY2(said().contains(u"From 1 to 1,000."), qPrintable(said()));
    type(boxes[0], QStringLiteral("1000"));
    type(boxes[1], QStringLiteral("1000"));
    QVERIFY(!make->isEnabled());
    QVERIFY2(said().contains(u"100,000"), qPrintable(said()));
    type(boxes[1], QStringLiteral("100"));
    QVERIFY(make->isEnabled());
    QVERIFY(!said().contains(u"100,000"));
}

void tst_BoardsPage::numbersFromFar_data()
{
    QTest::addColumn<double>("side"); // of a hex, in pixels
    QTest::addColumn<bool>("isWritten");
    QTest::newRow("room enough") << 24.0 << true;
    QTest::newRow("just enough") << 17.5 << true;
    QTest::newRow("like dots") << 9.0 << false;
}

void tst_BoardsPage::numbersFromFar()
{
    QFETCH(double, side);
    BoardHand hand(QStringLiteral("resources/templates/hex"));
    const int cell = hand.model().cells()->find(QStringLiteral("0303"));
    const double scale = side / hand.model().cells()->side();
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    const QImage empty = image;
    QPainter painter(&image);
    SmallNumbers numbers;
    numbers.paint(painter, hand.model(), {}, QTransform::fromScale(scale, scale), Qt::black);
    QCOMPARE(image, empty);
    numbers.paint(painter, hand.model(), {cell}, QTransform::fromScale(scale, scale), Qt::black);
    painter.end();
    QTEST(image != empty, "isWritten");
    // Nothing reaches over the edges of its hex.
    painter.begin(&image);
    painter.scale(scale, scale);
    painter.setPen(Qt::NoPen);
    painter.setBrush(Qt::white);
    painter.drawRect(hand.model().cells()->hexagon(cell).boundingRect());
    painter.end();
    QCOMPARE(image, empty);
}

QTEST_MAIN(tst_BoardsPage)
#include "tst_boardspage.moc"
