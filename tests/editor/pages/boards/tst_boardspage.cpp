// SPDX-License-Identifier: GPL-3.0-or-later
#include "boardhand.h"

#include <QApplication>
#include <QPainter>

using namespace editor;

class tst_BoardsPage : public QObject
{
    Q_OBJECT

private slots:
    void brushPaints();
    void strokesAreOneStep();
    void rightButtonAndAlt();
    void sheetFollows();
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
