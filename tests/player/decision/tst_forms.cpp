// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/hintbar.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/budgetlist.h"
#include "app/player/decision/forms/losslist.h"
#include "app/player/decision/forms/pointschoice.h"
#include "app/player/decision/forms/retreatlist.h"
#include "app/player/odds/oddspanel.h"
#include "engine/core/random.h"
#include "tests/player/anygame.h"
#include "tests/player/tutorialgame.h"

#include <QCheckBox>
#include <QSet>

using namespace app;
using engine::protocol::Form;

namespace {

constexpr int c_decisions = 3000;

} // namespace

/// What decisions declare is seen in the panel, for every game and in both languages.
class tst_Forms : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void areDrawn_data();
    void areDrawn();
    void budgetIsACheckList();

private:
    static void look(GameController &controller, const QString &language);
    static QString decision(const GameController &controller);
};

QString tst_Forms::decision(const GameController &controller)
{
    return controller.state().names().text(controller.offer().decision);
}

void tst_Forms::look(GameController &controller, const QString &language)
{
    controller.setLanguage(language);
    panels::useTheme(language == u"es" ? Tokens::dark() : Tokens::light());
    DecisionPanel panel(controller);
    panels::show(panel, {340, 900});
    const DecisionForm form = panel.form();
    const QString name = controller.module().id + u'-' + decision(controller) + u'-' + language;
    panels::save(panel, QStringLiteral("form-") + name);
    const QStringList cut = panels::cutOff(panel);
    QVERIFY2(cut.isEmpty(), qPrintable(name + u": " + cut.join(u'\n')));
    const bool isList =
        form.kind == DecisionForm::Kind::Pieces || form.kind == DecisionForm::Kind::Buttons;
    QVERIFY2(!form.asks(Form::Budget) || !isList || panel.findChild<BudgetList *>(),
             qPrintable(name));
    QVERIFY2(!form.asks(Form::Losses) || panel.findChild<LossList *>(), qPrintable(name));
    QVERIFY2(!form.asks(Form::Points) || panel.findChild<PointsChoice *>(), qPrintable(name));
    QVERIFY2(!form.asks(Form::Retreat) || panel.findChild<RetreatList *>(), qPrintable(name));
    QVERIFY2(!form.asks(Form::Attack) || panel.odds().isVisible(), qPrintable(name));
    if (form.asks(Form::Allocate))
        return; // its numbers stand over the map, beside those who get a share
    const QString words = panels::words(panel);
    for (const DecisionForm::Number &number : form.numbers)
        QVERIFY2(words.contains(controller.texts().render(number.label)), qPrintable(words));
    if (!form.then.isEmpty())
        QVERIFY2(words.contains(controller.texts().render(form.then)), qPrintable(words));
    if (form.left || form.most || !form.numbers.empty())
        QVERIFY2(!panel.findChild<HintBar *>()->isEmpty(), qPrintable(name));
}

void tst_Forms::areDrawn_data()
{
    QTest::addColumn<QString>("folder");
    for (const QString &folder : anygame::folders())
        QTest::newRow(qPrintable(QDir(folder).dirName())) << folder;
}

void tst_Forms::areDrawn()
{
    QFETCH(QString, folder);
    const auto module = anygame::module(folder);
    QVERIFY(module);
    QSet<QString> seen;
    for (const engine::Scenario &scenario : module->scenarios) {
        const auto controller = anygame::started(folder, scenario.id, 5);
        QVERIFY(controller);
        engine::Random random(5);
        for (int i = 0; i < c_decisions && !controller->state().isOver(); ++i) {
            const engine::Offer &offer = controller->offer();
            const bool isDeclared = offer.form != Form::None || !offer.hints.empty();
            if (isDeclared && !seen.contains(decision(*controller))) {
                seen << decision(*controller);
                controller->setViewer(offer.side);
                look(*controller, QStringLiteral("en"));
                look(*controller, QStringLiteral("es"));
                if (QTest::currentTestFailed())
                    return;
            }
            const engine::Action any = offer.actions[random.below(uint32_t(offer.actions.size()))];
            QVERIFY(controller->perform(any));
        }
    }
}

void tst_Forms::budgetIsACheckList()
{
    const QString folder = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/koenigsberg45");
    const auto controller = anygame::started(folder, QStringLiteral("campaign"), 5);
    QVERIFY(controller);
    engine::Random random(5);
    const auto isMeant = [&] {
        return decision(*controller) == u"command.independents"
            && controller->offer().actions.size() > 2 && controller->answers().empty();
    };
    for (int i = 0; i < c_decisions && !isMeant(); ++i) {
        const auto &actions = controller->offer().actions;
        const engine::Action any = actions[random.below(uint32_t(actions.size()))];
        QVERIFY(controller->perform(any));
    }
    QVERIFY(isMeant());
    DecisionPanel panel(*controller);
    connect(&GameWishes::of(*controller), &GameWishes::actionChosen, controller.get(),
            [&](const engine::Action &action) { QVERIFY(controller->perform(action)); });
    panels::show(panel, {340, 900});
    const auto boxes = [&] {
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return panel.findChild<BudgetList *>()->findChildren<QCheckBox *>();
    };
    const auto ticked = [&] {
        const auto all = boxes();
        return std::count_if(all.begin(), all.end(),
                             [](const QCheckBox *box) { return box->isChecked(); });
    };
    QCOMPARE(ticked(), 0);
    const QByteArray before = controller->state().hash();
    boxes().first()->click();
    panels::show(panel, {340, 900});
    QCOMPARE(controller->answers().size(), 1);
    QCOMPARE(ticked(), 1);
    panels::save(panel, QStringLiteral("budget-one"));
    // The tick is taken away again, and with it the choice.
    boxes().first()->click();
    panels::show(panel, {340, 900});
    QCOMPARE(ticked(), 0);
    QCOMPARE(controller->state().hash(), before);
}

QTEST_MAIN(tst_Forms)
#include "tst_forms.moc"
