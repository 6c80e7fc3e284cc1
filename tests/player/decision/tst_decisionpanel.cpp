// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/counters/counterlabel.h"
#include "app/player/counters/unitcard.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionbody.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/losslist.h"
#include "app/player/decision/forms/placelist.h"
#include "app/player/log/logpanel.h"
#include "app/player/odds/chancebar.h"
#include "app/player/odds/oddspanel.h"
#include "app/player/odds/oddsstrip.h"
#include "engine/core/random.h"
#include "tests/player/tutorialgame.h"

#include <QCheckBox>
#include <QListWidget>
#include <QSet>
#include <QSignalSpy>
#include <QTextBrowser>

using namespace app;

class tst_DecisionPanel : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void asksTheQuestion_data();
    void asksTheQuestion();
    void mainButtonEndsThePhase();
    void keys();
    void selectedPieceShowsItsPlaces();
    void attackShowsTheOdds();
    void missingPartsAreLeftOut();
    void saysWhereColumnsEnd();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void computerDecides();
    void followsTheme();
    void playedByClicksAlone();

private:
    /// Connects the panel as a window does.
    static void perform(TutorialGame &game);
    /// Clicks on something at random: a counter, a place of a list, a button.
    static void click(DecisionPanel &panel, engine::Random &random);
    static QString decision(const TutorialGame &game);
    /// Nothing is cut off at the least width.
    static void look(DecisionPanel &panel, const QString &name);
};

void tst_DecisionPanel::perform(TutorialGame &game)
{
    connect(&GameWishes::of(*game.controller), &GameWishes::actionChosen, game.controller.get(),
            [&game](const engine::Action &action) { QVERIFY(game.controller->perform(action)); });
}

void tst_DecisionPanel::asksTheQuestion_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("button");
    QTest::newRow("English") << "en"
                             << "Move your units"
                             << "End movement";
    QTest::newRow("Spanish") << "es"
                             << "Mueve tus unidades"
                             << "Terminar el movimiento";
}

void tst_DecisionPanel::asksTheQuestion()
{
    QFETCH(QString, language);
    QFETCH(QString, question);
    QFETCH(QString, button);
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    panels::show(panel, {340, 520});
    game.controller->setLanguage(language);
    panels::show(panel, {340, 520});

    const QString words = panels::words(panel);
    QVERIFY2(words.contains(question), qPrintable(words));
    QVERIFY2(words.contains(button), qPrintable(words));
    QCOMPARE(panel.form().kind, DecisionForm::Kind::Moves);
    QCOMPARE(panel.findChildren<CounterLabel *>().size(), 7);
    for (const QWidget *widget : panel.findChildren<CounterLabel *>())
        QVERIFY(!widget->accessibleName().isEmpty());
}

void tst_DecisionPanel::mainButtonEndsThePhase()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    perform(game);
    panels::show(panel, {340, 520});
    for (auto *button : panel.findChildren<ChoiceButton *>()) {
        if (button->look() == ChoiceButton::Look::Primary) {
            QTest::mouseClick(button, Qt::LeftButton);
            QCOMPARE(game.controller->game().commandCount(), 0); // nobody has moved yet
            QTest::mouseClick(button, Qt::LeftButton);
            break;
        }
    }
    QCOMPARE(game.controller->game().commandCount(), 1);
    // Nobody stands next to an enemy, so the other side's turn begins at once.
    QCOMPARE(game.controller->offer().side, engine::SideId(1));
}

void tst_DecisionPanel::keys()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    DecisionPanel panel(*game.controller);
    perform(game);
    panels::show(panel, {340, 700});
    QVERIFY(!panel.pressDigit(9));
    QVERIFY(!panel.pressDigit(0));
    const auto before = game.controller->game().commandCount();
    // Without this attack the phase would be over, so Esc asks once more.
    QTest::keyClick(&panel, Qt::Key_Escape);
    QCOMPARE(game.controller->game().commandCount(), before);
    QVERIFY(panels::words(panel).contains(QStringLiteral("Esc again: Call the attack off")));
    QTest::keyClick(&panel, Qt::Key_Escape);
    QCOMPARE(game.controller->game().commandCount(), before + 1);
    QVERIFY(!panel.form().target);
}

void tst_DecisionPanel::selectedPieceShowsItsPlaces()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    perform(game);
    panels::show(panel, {340, 620});
    QSignalSpy spaces(&GameWishes::of(*game.controller), &GameWishes::spaceHighlighted);
    panel.setSelectedPiece(game.piece("BL-INF-1"));
    panels::show(panel, {340, 620});
    QCOMPARE(panel.findChild<UnitCard *>()->accessibleName(),
             QStringLiteral("1st Infantry Division"));
    auto *list = panel.findChild<PlaceList *>();
    QVERIFY(list);
    QCOMPARE(list->count(), int(game.controller->actions(game.piece("BL-INF-1")).size()));
    list->list()->setCurrentRow(1);
    QVERIFY(spaces.size() >= 1);
    emit list->list()->itemActivated(list->list()->item(1));
    QCOMPARE(game.controller->game().commandCount(), 1);
    // An enemy piece can do nothing: no card, no error.
    panel.setSelectedPiece(game.piece("RD-INF-11"));
    panels::show(panel, {340, 620});
    QVERIFY(!panel.findChild<UnitCard *>());
}

void tst_DecisionPanel::attackShowsTheOdds()
{
    TutorialGame game;
    QVERIFY(game.toAttack());
    DecisionPanel panel(*game.controller);
    QSignalSpy columns(&panel.odds(), &OddsPanel::columnChanged);
    panels::show(panel, {340, 760});
    QVERIFY(panel.odds().isVisible());
    QCOMPARE(panel.odds().column(), QStringLiteral("2-1"));
    QCOMPARE(columns.last().at(1).toString(), QStringLiteral("2-1"));
    const QString words = panels::words(panel);
    QVERIFY2(words.contains(QStringLiteral("2-1")), qPrintable(words));
    QVERIFY(panel.odds().findChild<OddsStrip *>()->accessibleName().contains(QLatin1String("2-1")));
    QVERIFY(panel.findChildren<ChanceBar *>().size() >= 3);
    QVERIFY(game.controller->undo()); // nobody attacks any more
    panels::show(panel, {340, 760});
    QVERIFY(panel.odds().column() != QLatin1String("2-1"));
}

void tst_DecisionPanel::missingPartsAreLeftOut()
{
    TutorialGame game;
    OddsPanel odds(*game.controller);
    odds.setAnswer(engine::Json());
    QVERIFY(odds.isHidden());
    engine::Json answer = engine::Json::object();
    answer.insert(QStringLiteral("ratio"), QStringLiteral("nonsense"));
    odds.setAnswer(answer);
    QVERIFY(odds.column().isEmpty());
    QVERIFY(!odds.findChild<OddsStrip *>());
    answer.insert(QStringLiteral("columns"), engine::Json::array({"nonsense", "a-0", "3-1"}));
    engine::Json unit = engine::Json::object();
    unit.insert(QStringLiteral("piece"), QStringLiteral("no such piece"));
    engine::Json attack = engine::Json::object();
    attack.insert(QStringLiteral("units"), engine::Json::array());
    engine::Json units = engine::Json::array();
    units.append(unit);
    attack.insert(QStringLiteral("units"), units);
    answer.insert(QStringLiteral("attack"), attack);
    odds.setAnswer(answer);
    panels::show(odds, {300, 300});
    QVERIFY(odds.findChildren<CounterLabel *>().isEmpty());
    QVERIFY(odds.findChild<OddsStrip *>());
}

void tst_DecisionPanel::saysWhereColumnsEnd()
{
    TutorialGame game;
    OddsPanel odds(*game.controller);
    const auto parsed = engine::Json::parse(
        R"({"columns": ["1-1", "2-1", "3-1"], "ratio": "2-1", "column": "3-1", "drm": -1,
            "shifts": [{"value": -2, "text": "Town", "rule": "6.7"},
                       {"value": 4, "text": "Guns", "rule": "6.4"}]})",
        QStringLiteral("odds"));
    QVERIFY(bool(parsed));
    odds.setAnswer(parsed.value());
    panels::show(odds, {300, 300});
    QString words = panels::words(odds);
    QVERIFY2(words.contains(QStringLiteral("3-1 is the best column")), qPrintable(words));
    QVERIFY(words.contains(QStringLiteral("\u22122")));
    QVERIFY(words.contains(QStringLiteral("modified by \u22121")));
    engine::Json answer = parsed.value();
    answer.remove(u"shifts");
    odds.setAnswer(answer);
    panels::show(odds, {300, 300});
    words = panels::words(odds);
    QVERIFY(!words.contains(QStringLiteral("best column")));
    QVERIFY(!words.contains(QStringLiteral("worst column")));
}

void tst_DecisionPanel::nothingIsCutOff_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("English, light") << "en" << false;
    QTest::newRow("Spanish, dark") << "es" << true;
}

void tst_DecisionPanel::nothingIsCutOff()
{
    QFETCH(QString, language);
    QFETCH(bool, isDark);
    panels::useTheme(isDark ? Tokens::dark() : Tokens::light());
    TutorialGame game;
    game.controller->setLanguage(language);
    DecisionPanel panel(*game.controller);
    const QSize size(320, 800);
    const auto check = [&](const char *name) {
        panels::show(panel, size);
        panels::save(panel, QStringLiteral("decision-%1-%2").arg(QLatin1String(name), language));
        const QStringList cut = panels::cutOff(panel);
        QVERIFY2(cut.isEmpty(), qPrintable(QLatin1String(name) + u": " + cut.join(u'\n')));
    };
    check("move");
    panel.setSelectedPiece(game.piece("BL-ARM-7"));
    check("unit");
    QVERIFY(game.act("move", game.piece("BL-ARM-7"), game.space("0806")));
    QVERIFY(game.toAttack());
    check("attack");
    QVERIFY(game.act("fire"));
    check("result");
}

void tst_DecisionPanel::computerDecides()
{
    TutorialGame game;
    DecisionPanel panel(*game.controller);
    game.controller->setPlayer(game.controller->offer().side, QStringLiteral("greedy"));
    panels::show(panel, {340, 400});
    QCOMPARE(panel.form().kind, DecisionForm::Kind::Waiting);
    QVERIFY(!panel.pressMain());
    QVERIFY(panel.findChildren<ChoiceButton *>().isEmpty());
    panels::save(panel, QStringLiteral("decision-waiting"));
}

void tst_DecisionPanel::click(DecisionPanel &panel, engine::Random &random)
{
    const auto below = [&](qsizetype count) { return qsizetype(random.below(uint32_t(count))); };
    QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    const auto counters = panel.findChild<DecisionBody *>()->findChildren<CounterLabel *>();
    if (!counters.isEmpty() && below(4) > 0) {
        counters[below(counters.size())]->click();
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
    if (auto *list = panel.findChild<PlaceList *>(); list && below(12) > 0) {
        emit list->list()->itemActivated(list->list()->item(int(below(list->count()))));
        return;
    }
    QList<QAbstractButton *> buttons;
    for (auto *one : panel.findChildren<ChoiceButton *>())
        buttons.append(one);
    // Attackers are ticked, losses have a stepper; what is in stays in, so that the game goes on.
    for (auto *one : panel.findChildren<QCheckBox *>()) {
        if (!one->isChecked())
            buttons.append(one);
    }
    if (auto *list = panel.findChild<LossList *>())
        buttons.append(list->takers());
    if (!buttons.isEmpty())
        buttons[below(buttons.size())]->click();
}

QString tst_DecisionPanel::decision(const TutorialGame &game)
{
    return game.controller->state().names().text(game.controller->offer().decision);
}

void tst_DecisionPanel::look(DecisionPanel &panel, const QString &name)
{
    panels::show(panel, {320, 760});
    panels::save(panel, name);
    const QStringList cut = panels::cutOff(panel);
    QVERIFY2(cut.isEmpty(), qPrintable(name + u": " + cut.join(u'\n')));
}

void tst_DecisionPanel::followsTheme()
{
    TutorialGame game;
    LogPanel log(*game.controller);
    DecisionPanel panel(*game.controller);
    QVERIFY(game.toAttack());
    panels::show(log, {320, 400});
    panels::show(panel, {320, 760});
    const int height = panel.sizeHint().height();
    QVERIFY2(height > 400 && height < 760, qPrintable(QString::number(height)));
    panels::useTheme(Tokens::dark());
    QApplication::processEvents();
    const QWidget *text = log.findChild<QTextBrowser *>();
    QCOMPARE(text->palette().color(QPalette::Text), Tokens::dark().text);
    QTRY_COMPARE(text->palette().color(QPalette::Base), Tokens::dark().panel);
    QFont font = QApplication::font();
    font.setPixelSize(19);
    panel.setFont(font);
    look(panel, QStringLiteral("decision-large"));
    for (const QLabel *label : panel.findChildren<QLabel *>())
        QVERIFY(label->font().pixelSize() >= 16);
}

void tst_DecisionPanel::playedByClicksAlone()
{
    QSet<QString> asked;
    QSet<QString> looked;
    for (const quint64 seed : {11u, 12u, 13u}) {
        TutorialGame game(seed);
        DecisionPanel panel(*game.controller);
        perform(game);
        panels::show(panel, {340, 700});
        engine::Random random(seed);
        for (int clicks = 0; clicks < 8000 && !game.controller->state().isOver(); ++clicks) {
            const auto before = game.controller->game().commandCount();
            asked << decision(game);
            if (!looked.contains(decision(game))) {
                looked << decision(game);
                look(panel, QStringLiteral("asked-") + decision(game));
            }
            click(panel, random);
            QVERIFY(game.controller->game().commandCount() <= before + 1);
        }
        QVERIFY(game.controller->state().isOver());
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCOMPARE(panel.form().kind, DecisionForm::Kind::Over);
        QVERIFY(!panel.pressMain());
        look(panel, QStringLiteral("decision-over"));
    }
    for (const char *name : {"move", "combat.target", "combat.units", "arrive", "retreat"})
        QVERIFY2(asked.contains(QLatin1String(name)), name);
}

QTEST_MAIN(tst_DecisionPanel)
#include "tst_decisionpanel.moc"
