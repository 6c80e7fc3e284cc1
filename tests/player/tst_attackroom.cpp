// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/playedgame.h"

#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/gamepanels.h"
#include "app/player/odds/chancebar.h"
#include "app/player/telling/teller.h"

#include <QDir>
#include <QTest>

using namespace app;

/// Whatever is asked, the window stays as large as somebody has made it.
class tst_AttackRoom : public QObject
{
    Q_OBJECT

private slots:
    void attack_data();
    void attack();

private:
    static const engine::Action *offered(const GameController &controller, const char *verb);
    static void save(hands::WindowDriver &driver, const QString &name);
};

const engine::Action *tst_AttackRoom::offered(const GameController &controller, const char *verb)
{
    for (const engine::Action &action : controller.offer().actions) {
        if (controller.state().names().text(action.verb) == QLatin1String(verb))
            return &action;
    }
    return nullptr;
}

void tst_AttackRoom::save(hands::WindowDriver &driver, const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (!folder.isEmpty() && QDir().mkpath(folder)) {
        driver.waitForMap();
        QVERIFY(driver.window().grab().save(folder + u'/' + name + QStringLiteral(".png")));
    }
}

void tst_AttackRoom::attack_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("text");
    QTest::addColumn<QString>("language");
    struct Look
    {
        QSize size;
        int text;
        const char *language;
    };
    for (const char *module : {"koenigsberg45", "tutorial"}) {
        for (const Look &look : {Look{{1600, 1000}, 150, "en"}, Look{{1600, 1000}, 150, "es"},
                                 Look{{1600, 1000}, 125, "es"}, Look{{1280, 720}, 100, "es"},
                                 Look{{1280, 720}, 125, "en"}})
            QTest::addRow("%s %d at %d %s", module, look.size.width(), look.text, look.language)
                << QString::fromLatin1(module) << look.size << look.text
                << QString::fromLatin1(look.language);
    }
}

// Target, attackers one by one, the roll and what follows it.
void tst_AttackRoom::attack()
{
    QFETCH(QString, module);
    QFETCH(QSize, size);
    QFETCH(int, text);
    QFETCH(QString, language);
    hands::WindowDriver driver(size);
    driver.settings().setTextSize(text);
    driver.settings().setLanguage(language);
    const bool isTutorial = module == QLatin1String("tutorial");
    const auto isThere = [isTutorial](GameController &controller) {
        return controller.offer().form == engine::protocol::Form::Attack
            && DecisionModel::of(controller).form().candidates(controller).size()
            >= (isTutorial ? 1 : 3)
            && DecisionModel::of(controller).form().chosen.empty();
    };
    QCOMPARE(playedgame::open(driver, module.toLatin1().constData(),
                              isTutorial ? "battle" : "campaign", isThere, 5),
             QString());
    GameController &controller = driver.controller();
    const QString name =
        QStringLiteral("size-%1-%2-%3-%4").arg(module).arg(size.width()).arg(text).arg(language);
    const auto check = [&] {
        driver.settle();
        QCOMPARE(driver.window().size(), size);
        // The question and its main button are whole.
        const auto &panel = driver.page().panels().decision();
        for (const ChoiceButton *button : panel.findChildren<ChoiceButton *>()) {
            if (button->isVisible() && button->look() == ChoiceButton::Look::Primary)
                QCOMPARE(button->visibleRegion().boundingRect(), button->rect());
        }
    };
    check();
    while (const engine::Action *join = offered(controller, "join")) {
        QVERIFY(controller.perform(engine::Action(*join)));
        check();
    }
    save(driver, name);
    QVERIFY(!driver.page().findChildren<ChanceBar *>().isEmpty());
    for (const char *verb : {"fire", "attack"}) {
        if (const engine::Action *action = offered(controller, verb))
            QVERIFY(controller.perform(engine::Action(*action)));
    }
    check();
    Teller::of(controller).toEnd();
    check();
    save(driver, name + QStringLiteral("-after"));
}

QTEST_MAIN(tst_AttackRoom)
#include "tst_attackroom.moc"
