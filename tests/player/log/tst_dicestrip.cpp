// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/attack.h"
#include "tests/player/hands/windowdriver.h"

#include "app/player/panels/chartspanel.h"
#include "app/player/parts/dieface.h"

#include <QAbstractButton>
#include <QTest>

using namespace app;

namespace {

/// The part of \a image where \a wanted is to be seen, point by point; null: nowhere.
QRect placeOf(const QImage &wanted, const QImage &image, int from)
{
    for (int y = 0; y + wanted.height() <= image.height(); ++y) {
        for (int x = y == 0 ? from : 0; x + wanted.width() <= image.width(); ++x) {
            int row = 0;
            while (row < wanted.height()
                   && memcmp(wanted.constScanLine(row), image.constScanLine(y + row) + 4 * x,
                             size_t(wanted.width()) * 4)
                       == 0)
                ++row;
            if (row == wanted.height())
                return {QPoint(x, y), wanted.size()};
        }
    }
    return {};
}

/// The inside of a die, without the edge that mixes with what is behind.
QImage face(int value, int size, const QPalette &palette)
{
    QWidget ground;
    ground.setPalette(palette);
    ground.resize(size, size);
    DieFace die(&ground);
    die.setSize(size);
    die.resize(size, size);
    die.setValue(value);
    const QImage whole = die.grab().toImage().convertToFormat(QImage::Format_RGB32);
    const int edge = size / 4;
    return whole.copy(edge, edge, size - 2 * edge, size - 2 * edge);
}

std::vector<int> rolled(const GameController &controller)
{
    std::vector<int> dice;
    for (const engine::Change &change :
         controller.game().history()[size_t(controller.game().commandCount()) - 1].changes) {
        const auto *log = std::get_if<engine::change::Log>(&change);
        if (!log || log->dice.empty() || !controller.view().seesLog(*log))
            continue;
        dice.clear(); // the last roll is shown
        for (const engine::Value &die : log->dice)
            dice.push_back(die.number);
    }
    return dice;
}

} // namespace

/// The dice of an attack are seen on the screen, in every game.
class tst_DiceStrip : public QObject
{
    Q_OBJECT

private slots:
    void isSeen_data();
    void isSeen();
};

void tst_DiceStrip::isSeen_data()
{
    QTest::addColumn<QString>("id");
    for (const char *id :
         {"darkvalley", "koenigsberg45", "leningrad41", "tutorial", "typhoon", "whitedeath"})
        QTest::newRow(id) << QString::fromLatin1(id);
}

void tst_DiceStrip::isSeen()
{
    QFETCH(QString, id);
    hands::WindowDriver driver(QSize(1600, 1000));
    driver.settings().setCurtain(false);
    const auto module = driver.library().module(id);
    QVERIFY(module);
    QMap<QString, QString> people;
    for (const engine::Side &side : module->sides)
        people.insert(side.id, QStringLiteral("human"));
    QCOMPARE(driver.newGame(id, people, QStringLiteral("5")), QString());
    GameController &controller = driver.controller();
    const auto attack = hands::untilAttack(controller, 5);
    QVERIFY(attack);
    driver.settle();
    auto *strip = driver.page().board().findChild<QWidget *>(QStringLiteral("diceStrip"));
    QVERIFY(strip);
    QCOMPARE(driver.perform(*attack), QString());
    const std::vector<int> dice = rolled(controller);
    QVERIFY(!dice.empty());
    driver.screenshot(QStringLiteral("dice-") + id);
    // A window in front of nobody's eyes: the whole of it as it is painted.
    const QImage seen = driver.window().grab().toImage().convertToFormat(QImage::Format_RGB32);
    for (const int die : dice) {
        const QImage wanted = face(die, dice.size() > 4 ? 32 : 50, driver.page().palette());
        QVERIFY2(!placeOf(wanted, seen, 0).isNull(), qPrintable(QString::number(die)));
    }
    auto *table = strip->findChild<QAbstractButton *>();
    QVERIFY(table->isVisible());
    QCOMPARE(driver.click(table), QString());
    const auto *charts = driver.window().findChild<ChartsPanel *>();
    QVERIFY(charts->isVisible());
    driver.screenshot(QStringLiteral("dice-table-") + id);
}

QTEST_MAIN(tst_DiceStrip)
#include "tst_dicestrip.moc"
