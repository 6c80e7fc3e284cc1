// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/playedgame.h"

#include "app/player/decision/model/drawnchit.h"
#include "app/player/panels/sequencepanel.h"
#include "app/player/panels/statusgroup.h"
#include "app/player/panels/statusstrip.h"
#include "app/player/panels/turnbar.h"
#include "app/player/parts/sidemark.h"

#include <QDir>
#include <QLabel>
#include <QTest>
#include <QTextDocument>
#include <QTreeWidget>

using namespace app;

/// The bar above the board tells day, activation and numbers of every game, at every size.
class tst_TurnBar : public QObject
{
    Q_OBJECT

private slots:
    void everyGame_data();
    void everyGame();
    void activation();
    void pips();
    void past();
    void declaredNumbers();

private:
    static QString text(hands::WindowDriver &driver, const char *label);
    static void save(hands::WindowDriver &driver, const QString &name);
    static StatusGroup *group(hands::WindowDriver &driver, const QString &title);
};

QString tst_TurnBar::text(hands::WindowDriver &driver, const char *label)
{
    const auto *found = driver.page().findChild<QLabel *>(QLatin1String(label));
    QTextDocument plain;
    plain.setHtml(found ? found->text() : QString());
    return plain.toPlainText();
}

void tst_TurnBar::save(hands::WindowDriver &driver, const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (!folder.isEmpty() && QDir().mkpath(folder)) {
        driver.waitForMap();
        QVERIFY(driver.window().grab().save(folder + u'/' + name + QStringLiteral(".png")));
    }
}

StatusGroup *tst_TurnBar::group(hands::WindowDriver &driver, const QString &title)
{
    for (StatusGroup *group : driver.page().findChild<StatusStrip *>()->groups()) {
        if (group->accessibleName().startsWith(title) && group->isVisible())
            return group;
    }
    return nullptr;
}

void tst_TurnBar::everyGame_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("date");
    const char *const games[][4] = {
        {"tutorial", "battle", "12 October 1943", "12 de octubre de 1943"},
        {"darkvalley", "campaign", "22–30 June 1941", "22–30 de junio 1941"},
        {"koenigsberg45", "campaign", "13–14 January 1945", "13–14 de enero de 1945"},
        {"leningrad41", "campaign", "July 1941", "julio de 1941"},
        {"typhoon", "historical", "1st week of October 1941", "1.ª semana de octubre de 1941"}};
    for (const auto &game : games) {
        for (const QSize size : {QSize(1600, 1000), QSize(1280, 720)}) {
            for (const bool isSpanish : {false, true})
                QTest::addRow("%s %d %s", game[0], size.width(), isSpanish ? "es" : "en")
                    << QString::fromLatin1(game[0]) << QString::fromLatin1(game[1])
                    << QString::fromLatin1(isSpanish ? "es" : "en") << size
                    << QString::fromUtf8(game[isSpanish ? 3 : 2]);
        }
    }
}

void tst_TurnBar::everyGame()
{
    QFETCH(QString, module);
    QFETCH(QString, scenario);
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(QString, date);
    hands::WindowDriver driver(size);
    driver.settings().setLanguage(language);
    driver.settings().setLook(language == QLatin1String("es") ? Settings::Look::Dark
                                                              : Settings::Look::Light);
    const auto isAsked = [](GameController &controller) {
        return controller.game().commandCount() > 1
            && std::any_of(controller.offer().actions.begin(), controller.offer().actions.end(),
                           [](const auto &action) { return action.piece && action.space; })
            && controller.offer().form != engine::protocol::Form::Deploy;
    };
    QCOMPARE(playedgame::open(driver, module.toLatin1().constData(),
                              scenario.toLatin1().constData(), isAsked, 3),
             QString());
    save(driver, QStringLiteral("bar-%1-%2-%3").arg(module).arg(size.width()).arg(language));
    QVERIFY2(text(driver, "turn").contains(date), qPrintable(text(driver, "turn")));
    QVERIFY(!text(driver, "phase").isEmpty());
    const auto *bar = driver.page().findChild<TurnBar *>();
    for (const char *name : {"turn", "phase"}) {
        const auto *label = bar->findChild<QLabel *>(QLatin1String(name));
        QVERIFY2(label->width() >= label->sizeHint().width(), name);
    }
    int shown = 0;
    for (const StatusGroup *group : bar->findChild<StatusStrip *>()->groups()) {
        if (!group->isVisible())
            continue;
        ++shown;
        QCOMPARE(group->visibleRegion().boundingRect(), group->rect());
        QVERIFY(group->width() >= group->sizeHint().width());
        QVERIFY(!group->toolTip().isEmpty());
    }
    QVERIFY(shown > 0);
    QCOMPARE(driver.window().size(), size);
}

// From the chit down to what its army does, in the bar and in the sequence; the rest by kind.
void tst_TurnBar::activation()
{
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(playedgame::open(
                 driver, "koenigsberg45", "campaign",
                 [](GameController &controller) {
                     return DrawnChit::of(controller) && TurnStatus::of(controller).path.size() > 1;
                 },
                 7),
             QString());
    GameController &controller = driver.controller();
    const StatusGroup *cup = group(driver, QStringLiteral("Cup"));
    QVERIFY(cup);
    QVERIFY2(cup->accessibleName().contains(QStringLiteral("2BF ")),
             qPrintable(cup->accessibleName()));
    const TurnStatus after = TurnStatus::of(controller);
    QCOMPARE(after.cups.size(), 1);
    QCOMPARE(after.cups.front().count(),
             int(controller.view().stack(after.cups.front().space).size()));
    const QString phase = text(driver, "phase");
    for (const TurnStatus::Level &level : after.path)
        QVERIFY2(phase.contains(level.text), qPrintable(phase));
    save(driver, QStringLiteral("bar-activation"));
    QStringList rows;
    auto *tree = driver.page().findChild<SequencePanel *>()->tree();
    for (QTreeWidgetItemIterator it(tree); *it; ++it)
        rows << (*it)->text(0);
    QVERIFY2(rows.contains(QStringLiteral("▸  ") + after.path.back().text),
             qPrintable(rows.join(u'\n')));
    // A click on the path opens the sequence.
    QVERIFY(driver.page()
                .findChild<QLabel *>(QStringLiteral("phase"))
                ->text()
                .contains(QStringLiteral("href=\"sequence\"")));
}

void tst_TurnBar::pips()
{
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(
        playedgame::open(
            driver, "koenigsberg45", "campaign",
            [](GameController &controller) { return TurnStatus::of(controller).path.size() > 1; },
            7),
        QString());
    const StatusGroup *used = group(driver, QStringLiteral("Activations used"));
    QVERIFY(used);
    QVERIFY2(used->accessibleName().contains(QStringLiteral(" of ")),
             qPrintable(used->accessibleName()));
    // As many outlines as there are activations, in the colour of their side.
    const QImage picture = const_cast<StatusGroup *>(used)->grab().toImage();
    const QColor color =
        SideMark::of(driver.controller().module(), engine::SideId(1), Tokens::of(used->palette()))
            .color;
    int pixels = 0;
    for (int y = 0; y < picture.height(); ++y) {
        for (int x = 0; x < picture.width(); ++x)
            pixels += picture.pixelColor(x, y) == color;
    }
    QVERIFY2(pixels > 40, qPrintable(QString::number(pixels)));
}

void tst_TurnBar::past()
{
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(playedgame::open(
                 driver, "tutorial", "battle",
                 [](GameController &controller) { return controller.state().turn() == 2; }, 3),
             QString());
    QVERIFY(text(driver, "turn").contains(QStringLiteral("13 October 1943")));
    GameController &controller = driver.controller();
    auto state = engine::GameState(controller.state());
    const auto &history = controller.game().history();
    for (auto command = history.rbegin(); command != history.rend(); ++command) {
        for (auto back = command->inverses.rbegin(); back != command->inverses.rend(); ++back)
            state.apply(*back);
    }
    controller.showPast(&state, 0);
    driver.settle();
    QVERIFY2(text(driver, "turn").contains(QStringLiteral("12 October 1943")),
             qPrintable(text(driver, "turn")));
    controller.showPast(nullptr, 0);
    QVERIFY(text(driver, "turn").contains(QStringLiteral("13 October 1943")));
}

// A module whose rules tell nothing still shows the variables that it has given a title.
void tst_TurnBar::declaredNumbers()
{
    for (const QString &folder : anygame::folders()) {
        const auto module = anygame::module(folder);
        QVERIFY2(module, qPrintable(folder));
        const auto controller = anygame::started(folder, module->scenarios.front().id, 1);
        QVERIFY2(controller, qPrintable(folder));
        const TurnStatus status = TurnStatus::of(*controller);
        for (const TurnStatus::Item &item : status.items) {
            QVERIFY(!item.title.isEmpty());
            QVERIFY2(!item.words().isEmpty(), qPrintable(folder + u' ' + item.title));
        }
    }
}

QTEST_MAIN(tst_TurnBar)
#include "tst_turnbar.moc"
