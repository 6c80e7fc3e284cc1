// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/playedgame.h"

#include "app/player/board/boardinput.h"
#include "app/player/board/whytip.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/chitcard.h"
#include "app/player/gamepanels.h"
#include "app/player/history/historymodel.h"
#include "app/player/odds/attackpreview.h"
#include "app/player/odds/chancebar.h"
#include "app/player/odds/outcomelist.h"
#include "app/player/parts/layout/fittingscroll.h"

#include <QDir>
#include <QLabel>
#include <QScrollBar>
#include <QTest>

using namespace app;

/// What can happen in an attack is seen before it is made, in windows of every size.
class tst_OddsInSight : public QObject
{
    Q_OBJECT

private slots:
    void whatCanHappen_data();
    void whatCanHappen();
    void tooManyOutcomes();
    void impossibleAttack();
    void pointedEnemy();
    void whoCouldTakePart_data();
    void whoCouldTakePart();
    void nothingScrolls_data();
    void nothingScrolls();

private:
    static QString verb(const GameController &controller, const engine::Action &action);
    static const engine::Action *offered(const GameController &controller, const char *verb);
    /// A game in which somebody is about to attack with at least so many, from two sides.
    static QString open(hands::WindowDriver &driver, const char *module, size_t attackers);
    /// Whom the rules count if nobody is named.
    static qsizetype attackers(const GameController &controller, engine::SpaceId space);
    /// The place where most could attack; they are that many at least.
    static engine::SpaceId target(const GameController &controller, qsizetype least);
    static void save(hands::WindowDriver &driver, const QString &name);
};

QString tst_OddsInSight::verb(const GameController &controller, const engine::Action &action)
{
    return controller.state().names().text(action.verb);
}

const engine::Action *tst_OddsInSight::offered(const GameController &controller, const char *name)
{
    for (const engine::Action &action : controller.offer().actions) {
        if (verb(controller, action) == QLatin1String(name))
            return &action;
    }
    return nullptr;
}

QString tst_OddsInSight::open(hands::WindowDriver &driver, const char *module, size_t attackers)
{
    const bool isTutorial = qstrcmp(module, "tutorial") == 0;
    return playedgame::open(
        driver, module, isTutorial ? "battle" : "campaign",
        [attackers](GameController &controller) {
            if (controller.offer().form != engine::protocol::Form::Attack)
                return false;
            const auto candidates = DecisionModel::of(controller).form().candidates(controller);
            QSet<int> places;
            for (const engine::Action &action : candidates)
                places.insert(controller.state().piece(action.piece).space.value);
            return candidates.size() >= attackers
                && places.size() >= std::min<qsizetype>(2, attackers)
                && DecisionModel::of(controller).form().chosen.empty();
        },
        5);
}

void tst_OddsInSight::save(hands::WindowDriver &driver, const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (!folder.isEmpty() && QDir().mkpath(folder)) {
        driver.waitForMap();
        QVERIFY(driver.window().grab().save(folder + u'/' + name + QStringLiteral(".png")));
    }
}

void tst_OddsInSight::whatCanHappen_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QString>("language");
    for (const char *module : {"koenigsberg45", "tutorial"}) {
        for (const QSize size : {QSize(1600, 1000), QSize(1280, 720)}) {
            for (const char *language : {"en", "es"})
                QTest::addRow("%s %d %s", module, size.width(), language)
                    << QString::fromLatin1(module) << size << QString::fromLatin1(language);
        }
    }
}

void tst_OddsInSight::whatCanHappen()
{
    QFETCH(QString, module);
    QFETCH(QSize, size);
    QFETCH(QString, language);
    hands::WindowDriver driver(size);
    QCOMPARE(
        open(driver, module.toLatin1().constData(), module == QLatin1String("tutorial") ? 1 : 3),
        QString());
    GameController &controller = driver.controller();
    controller.setLanguage(language);
    while (const engine::Action *join = offered(controller, "join"))
        QVERIFY(controller.perform(engine::Action(*join)));
    driver.settle();
    save(driver, QStringLiteral("odds-%1-%2-%3").arg(module).arg(size.width()).arg(language));
    const auto bars = driver.page().findChildren<ChanceBar *>();
    QVERIFY(!bars.isEmpty());
    double sum = 0;
    for (const ChanceBar *bar : bars) {
        QVERIFY2(bar->visibleRegion().boundingRect() == bar->rect(),
                 qPrintable(bar->accessibleName()));
        sum += bar->accessibleName().section(u' ', 0, 0).toDouble();
    }
    QVERIFY2(sum > 96 && sum < 104, qPrintable(QString::number(sum)));
    // The plaque says what the column strip says.
    const QString column = DecisionModel::of(controller).odds()[u"column"].toString();
    QVERIFY(!column.isEmpty());
    QCOMPARE(driver.page().board().signs().oddsPlaque, column);
    QCOMPARE(driver.window().size(), size);
}

// The worst outcomes are never those that are gathered as others.
void tst_OddsInSight::tooManyOutcomes()
{
    hands::WindowDriver driver;
    QCOMPARE(open(driver, "tutorial", 1), QString());
    engine::Json outcomes = engine::Json::array();
    for (int i = 0; i < 9; ++i) {
        engine::Json one = engine::Json::object();
        one.insert(QStringLiteral("result"), QStringLiteral("R%1").arg(i));
        one.insert(QStringLiteral("chance"), 1 / 9.0);
        one.insert(QStringLiteral("defender_steps"), (i * 5) % 9);
        one.insert(QStringLiteral("attacker_steps"), 8 - (i * 5) % 9);
        outcomes.append(one);
    }
    engine::Json answer = engine::Json::object();
    answer.insert(QStringLiteral("outcomes"), outcomes);
    const OutcomeList list(driver.controller(), answer);
    QStringList names;
    for (const ChanceBar *bar : list.findChildren<ChanceBar *>())
        names.append(bar->accessibleName().section(QStringLiteral(": "), 1));
    QCOMPARE(names,
             QStringList({QStringLiteral("R7"), QStringLiteral("R5"), QStringLiteral("R3"),
                          QStringLiteral("Others"), QStringLiteral("R2"), QStringLiteral("R0")}));
}

void tst_OddsInSight::impossibleAttack()
{
    hands::WindowDriver driver;
    QCOMPARE(open(driver, "koenigsberg45", 2), QString());
    const GameController &controller = driver.controller();
    QVERIFY(!offered(controller, "fire"));
    driver.settle();
    const auto buttons = driver.page().panels().decision().findChildren<ChoiceButton *>();
    const auto attack = std::find_if(buttons.begin(), buttons.end(), [](const auto *button) {
        return button->isVisible() && button->look() == ChoiceButton::Look::Primary;
    });
    QVERIFY(attack != buttons.end());
    QVERIFY(!(*attack)->isEnabled());
    const auto *why = driver.page().findChild<QLabel *>(QStringLiteral("lacking"));
    QVERIFY(why && why->isVisible() && !why->text().isEmpty());
}

void tst_OddsInSight::pointedEnemy()
{
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(open(driver, "koenigsberg45", 3), QString());
    GameController &controller = driver.controller();
    const engine::SpaceId target = DecisionModel::of(controller).form().target;
    QVERIFY(controller.undo());
    driver.settle();
    const auto before = controller.state().hash();
    driver.page().board().centreOn(target);
    driver.settle();
    emit driver.page().board().hovered(target, {},
                                       driver.page().board().mapToGlobal(QPoint(300, 300)));
    const view::BoardSigns signs = driver.page().board().signs();
    QCOMPARE(signs.oddsAt, target);
    QVERIFY(!signs.oddsPlaque.isEmpty());
    QVERIFY(signs.attacks.size() > 1);
    const auto *tip = driver.page().findChild<WhyTip *>();
    QTRY_VERIFY(tip->isVisible());
    QVERIFY2(tip->text().contains(QStringLiteral("who can take part")), qPrintable(tip->text()));
    save(driver, QStringLiteral("odds-pointed"));
    QCOMPARE(controller.state().hash(), before); // only tried
    emit driver.page().board().hovered({}, {}, {});
    QVERIFY(driver.page().board().signs().oddsPlaque.isEmpty());
    QVERIFY(driver.page().board().signs().attacks.empty());
}

qsizetype tst_OddsInSight::attackers(const GameController &controller, engine::SpaceId space)
{
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("space"), controller.module().map.space(space).id);
    return controller.shownQuery(engine::protocol::Query::Odds, arguments)[u"attack"][u"units"]
        .size();
}

engine::SpaceId tst_OddsInSight::target(const GameController &controller, qsizetype least)
{
    engine::SpaceId best;
    for (const engine::Action &action : controller.offer().actions) {
        if (!action.piece || !action.space || action.space == best)
            continue;
        const qsizetype number = attackers(controller, action.space);
        if (number < least)
            continue;
        least = number + 1;
        best = action.space;
    }
    return best;
}

void tst_OddsInSight::whoCouldTakePart_data()
{
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("words");
    for (const char *module : {"leningrad41", "typhoon"}) {
        QTest::addRow("%s en", module) << QString::fromLatin1(module) << QStringLiteral("en")
                                       << QStringLiteral("who can take part");
        QTest::addRow("%s es", module) << QString::fromLatin1(module) << QStringLiteral("es")
                                       << QStringLiteral("que pueden participar");
    }
}

// Where units attack by moving, all who could come are counted, whoever is chosen; what the die or
// the enemy still hides is a range.
void tst_OddsInSight::whoCouldTakePart()
{
    QFETCH(QString, module);
    QFETCH(QString, language);
    QFETCH(QString, words);
    hands::WindowDriver driver(QSize(1600, 1000));
    driver.settings().setLanguage(language);
    const bool isTyphoon = module == QLatin1String("typhoon");
    QCOMPARE(playedgame::open(
                 driver, module.toLatin1().constData(), isTyphoon ? "historical" : "campaign",
                 [](GameController &controller) { return bool(target(controller, 2)); }, 5),
             QString());
    GameController &controller = driver.controller();
    view::BoardView &board = driver.page().board();
    const engine::SpaceId place = target(controller, 2);
    driver.page().input().select({});
    board.zoomTo(1);
    board.centreOn(place);
    driver.settle();
    driver.waitForMap();
    driver.point(&board, QPoint(5, 5));
    driver.settle();
    const QImage before = board.grab().toImage();
    driver.point(&board, board.rect().center());
    QTRY_COMPARE_WITH_TIMEOUT(board.signs().oddsAt, place, 30'000);
    QVERIFY2(board.signs().oddsPlaque.contains(u'–'), qPrintable(board.signs().oddsPlaque));
    QVERIFY(!board.signs().attacks.empty());
    const auto *tip = driver.page().findChild<WhyTip *>();
    QTRY_VERIFY(tip->isVisible());
    QVERIFY2(tip->text().contains(words), qPrintable(tip->text()));
    QVERIFY2(tip->text().contains(QString::number(attackers(controller, place))),
             qPrintable(tip->text()));
    driver.settle();
    save(driver, QStringLiteral("could-%1-%2").arg(module, language));
    QVERIFY(board.grab().toImage() != before);
    // With one of them chosen it is also told what this one does alone.
    for (const engine::Action &action : controller.offer().actions) {
        if (action.space == place && action.piece)
            driver.page().input().select(action.piece);
    }
    driver.point(&board, QPoint(5, 5));
    driver.settle();
    driver.point(&board, board.rect().center());
    const QString alone =
        language == QLatin1String("es") ? QStringLiteral("por su cuenta") : QStringLiteral("alone");
    QTRY_VERIFY2(tip->isVisible() && tip->text().contains(words) && tip->text().contains(alone),
                 qPrintable(tip->text()));
    save(driver, QStringLiteral("could-%1-%2-one").arg(module, language));
}

void tst_OddsInSight::nothingScrolls_data()
{
    QTest::addColumn<int>("form");
    QTest::newRow("losses") << int(engine::protocol::Form::Losses);
    QTest::newRow("retreat") << int(engine::protocol::Form::Retreat);
    QTest::newRow("moves") << int(engine::protocol::Form::None);
}

// A question has the height of what it holds, as long as the column has that much; what was drawn
// gives way to the unit that is chosen.
void tst_OddsInSight::nothingScrolls()
{
    QFETCH(int, form);
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(playedgame::open(
                 driver, "koenigsberg45", "campaign",
                 [form](GameController &controller) {
                     const DecisionForm &now = DecisionModel::of(controller).form();
                     return controller.game().commandCount() > 60 && int(now.ask) == form
                         && (form || now.kind == DecisionForm::Kind::Moves)
                         && (form || DrawnChit::of(controller));
                 },
                 5),
             QString());
    const auto *panel = driver.window().findChild<DecisionPanel *>();
    const auto isWhole = [&] {
        driver.settle();
        QTest::qWait(50); // its dock is fitted when all was laid out
        return !panel->findChild<FittingScroll *>()->verticalScrollBar()->isVisible();
    };
    QVERIFY(isWhole());
    if (!form) {
        QVERIFY(panel->findChild<ChitCard *>());
        driver.page().input().select(DecisionModel::of(driver.controller()).form().pieces.front());
        QTRY_VERIFY(!panel->findChild<ChitCard *>());
    }
    // Who was activated names a part of the history, in a word or two.
    const HistoryModel &history = HistoryModel::of(driver.controller());
    for (const HistoryModel::Stretch &stretch : history.stretches())
        QVERIFY2(!history.name(stretch).contains(u"Drawn"), qPrintable(history.name(stretch)));
}

QTEST_MAIN(tst_OddsInSight)
#include "tst_oddsinsight.moc"
