// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/playedgame.h"

#include "app/player/board/boardinput.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/pointslider.h"
#include "app/player/roster/handtray.h"
#include "app/player/roster/stackpicker.h"
#include "app/player/shares/sharestage.h"

#include <QListWidget>
#include <QPushButton>
#include <QToolButton>

using namespace app;

namespace {

const char *const c_game = "whitedeath";

QString asked(const GameController &controller)
{
    return controller.state().names().text(controller.offer().decision);
}

} // namespace

/// A game of many counters in the real window: points, a large stack, units in hand, shared fire.
class tst_Roster : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void looks_data();
    void looks();

private:
    static void save(hands::WindowDriver &driver, const QString &name);
    static void pick(hands::WindowDriver &driver, const QString &name);
    static void share(hands::WindowDriver &driver, const QString &name);
};

void tst_Roster::initTestCase()
{
    if (!QFileInfo::exists(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/%1").arg(c_game)))
        QSKIP("the game is not there");
}

void tst_Roster::save(hands::WindowDriver &driver, const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (!folder.isEmpty() && QDir().mkpath(folder)) {
        driver.waitForMap();
        QVERIFY(driver.window().grab().save(folder + u'/' + name + QStringLiteral(".png")));
    }
}

void tst_Roster::looks_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("large") << QSize(1600, 1000) << 100 << QStringLiteral("en") << false;
    QTest::newRow("small") << QSize(1280, 720) << 100 << QStringLiteral("es") << true;
    QTest::newRow("text") << QSize(1600, 1000) << 150 << QStringLiteral("es") << false;
}

void tst_Roster::looks()
{
    QFETCH(QSize, size);
    QFETCH(int, text);
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    const QString name = QString::fromLatin1(QTest::currentDataTag());
    hands::WindowDriver driver(size);
    driver.settings().setTextSize(text);
    driver.settings().setLanguage(language);
    driver.settings().setLook(isDark ? Settings::Look::Dark : Settings::Look::Light);
    const QString wrong = playedgame::open(
        driver, c_game, "s1", [](GameController &one) { return asked(one) == u"impulse.points"; },
        1);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    auto *slider = driver.window().findChild<PointSlider *>();
    QVERIFY(slider && slider->isVisible());
    QTest::keyClick(slider, Qt::Key_4);
    driver.settle();
    save(driver, name + QStringLiteral("-points"));
    QCOMPARE(DecisionModel::of(driver.controller()).form().main->value.number, 4);
    driver.key(Qt::Key_Return);
    if (asked(driver.controller()) == u"impulse.points")
        driver.key(Qt::Key_Return);
    QCOMPARE(asked(driver.controller()), QStringLiteral("move.units"));
    pick(driver, name);
    share(driver, name);
}

void tst_Roster::pick(hands::WindowDriver &driver, const QString &name)
{
    GameController &controller = driver.controller();
    engine::SpaceId largest;
    size_t most = 0;
    for (int32_t i = 0; i < int32_t(controller.module().map.spaceCount()); ++i) {
        const engine::SpaceId space(i);
        const size_t count = controller.state().stack(space).size();
        if (BoardChoice::isPicked(controller, space) && count > most
            && controller.module().map.space(space).board == 0) {
            most = count;
            largest = space;
        }
    }
    if (!largest)
        QSKIP("no large stack");
    driver.page().board().centreOn(largest);
    driver.settle();
    const QString wrong = driver.clickPlace(largest);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    auto *picker = driver.window().findChild<StackPicker *>();
    QVERIFY(picker->isVisible());
    QVERIFY(driver.page().board().rect().contains(picker->geometry()));
    QTest::keyClick(picker->list(), Qt::Key_Space);
    QTest::keyClick(picker->list(), Qt::Key_Down);
    QTest::keyClick(picker->list(), Qt::Key_Down);
    QTest::keyClick(picker->list(), Qt::Key_Space, Qt::ShiftModifier);
    driver.settle();
    save(driver, name + QStringLiteral("-stack"));
    const auto ticked = picker->list()->ticked().size();
    QVERIFY(ticked >= 2);
    driver.key(Qt::Key_T);
    driver.settle();
    auto *tray = driver.window().findChild<HandTray *>();
    QVERIFY(!picker->isVisible() && tray->isVisible());
    QCOMPARE(tray->pieces().size(), ticked);
    save(driver, name + QStringLiteral("-hand"));
    driver.page().board().setFocus();
    driver.key(Qt::Key_Escape);
    driver.settle();
    QVERIFY(!tray->isVisible());
    QCOMPARE(asked(controller), QStringLiteral("move.units"));
}

void tst_Roster::share(hands::WindowDriver &driver, const QString &name)
{
    const QString wrong = playedgame::open(
        driver, c_game, "s1",
        [](GameController &one) {
            const Shares &shares = DecisionModel::of(one).shares();
            return shares.targets.size() >= 3 && !shares.proposals.empty();
        },
        1);
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong));
    auto *stage = driver.window().findChild<ShareStage *>();
    QVERIFY(stage->isVisible());
    QVERIFY(driver.page().board().rect().contains(stage->geometry()));
    const auto before = driver.controller().game().commandCount();
    driver.page().board().setFocus();
    driver.key(Qt::Key_1);
    driver.settle();
    QCOMPARE(driver.controller().game().commandCount(), before + 1);
    save(driver, name + QStringLiteral("-fire"));
    // A column less for the first that has one.
    const Shares shares = DecisionModel::of(driver.controller()).shares();
    for (size_t i = 0; i < shares.targets.size(); ++i) {
        if (!shares.targets[i].less)
            continue;
        const QString less = QStringLiteral("less-%1").arg(i);
        QCOMPARE(driver.click(stage->findChild<QToolButton *>(less)), QString());
        driver.settle();
        QVERIFY(DecisionModel::of(driver.controller()).shares().targets[i].value
                < shares.targets[i].value);
        return;
    }
}

QTEST_MAIN(tst_Roster)
#include "tst_roster.moc"
