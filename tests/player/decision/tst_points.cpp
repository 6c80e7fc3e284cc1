// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/pointschoice.h"
#include "app/player/decision/forms/pointslider.h"
#include "app/player/decision/forms/pointstable.h"
#include "tests/player/askinggame.h"

using namespace app;

namespace {

const QByteArray c_numbers = R"(
  ask = "points", main = "spend",
  actions = function(game, offer)
    for value = 2, 6, 2 do offer:button("spend", { value = value, label = { _"Spend {1}", value } }) end
    offer:hint("max", 8) offer:hint("used", 2)
    offer:button("pass")
  end,
  spend = { label = _"Spend", run = function(turn, action) turn:next() end },)";

const QByteArray c_answer = R"(
query "points" (function(game)
  return { columns = { text(_"Left"), text(_"Can reach") }, rows = {
    { value = 2, cells = { 4, 1 } }, { value = 4, cells = { 2, 2.5 } },
    { value = 6, cells = { 0, 9 }, text = _"Nothing is left.", rule = "1.1" } } }
end)
)";

QMap<QString, QByteArray> files(const QByteArray &decision, const QByteArray &more = c_answer)
{
    auto all = askinggame::asking(decision);
    all["rules/main.lua"] += more;
    return all;
}

} // namespace

/// How many of something: slider, table, keys and the button that carries the number.
class tst_Points : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void isChosenByKeys();
    void isChosenByMouse();
    void staysChosenInAnotherLanguage();
    void sameLabelsGetTheNumber();
    void nonsense_data();
    void nonsense();

private:
    struct Asked
    {
        explicit Asked(const QMap<QString, QByteArray> &module)
            : controller(askinggame::started(module))
            , panel(*controller)
        {
            connect(&GameWishes::of(*controller), &GameWishes::actionChosen, controller.get(),
                    [this](const engine::Action &action) {
                        QVERIFY(controller->perform(engine::Action(action)));
                    });
            panels::show(panel, {360, 800});
        }
        template<typename Part> Part *part() const
        {
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            return panel.findChild<Part *>();
        }
        /// Where the keyboard is.
        void key(Qt::Key one)
        {
            QWidget *focus = QApplication::focusWidget();
            QTest::keyClick(focus ? focus : &panel, one);
        }
        QString mainText() const
        {
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            for (const auto *button : panel.findChildren<ChoiceButton *>()) {
                if (button->look() == ChoiceButton::Look::Primary && button->isVisible())
                    return button->text();
            }
            return {};
        }
        int done() const
        {
            const auto &history = controller->game().history();
            return history.empty() ? 0 : history.back().action->value.number;
        }

        std::unique_ptr<GameController> controller;
        DecisionPanel panel;
    };
};

void tst_Points::isChosenByKeys()
{
    Asked asked(files(c_numbers));
    panels::save(asked.panel, QStringLiteral("points"));
    QVERIFY(asked.part<PointSlider>() && asked.part<PointsTable>());
    QCOMPARE(asked.mainText(), QStringLiteral("Spend 2"));
    QVERIFY(panels::words(asked.panel).contains(QStringLiteral("2 of 8 used")));
    QCOMPARE(panels::cutOff(asked.panel), QStringList());
    asked.panel.setFocus();
    asked.key(Qt::Key_Right);
    QCOMPARE(asked.mainText(), QStringLiteral("Spend 4"));
    asked.key(Qt::Key_6);
    QCOMPARE(asked.mainText(), QStringLiteral("Spend 6"));
    auto *follows = asked.panel.findChild<QLabel *>(QStringLiteral("follows"));
    QVERIFY(follows->isVisible() && follows->text().contains(QStringLiteral("Nothing is left.")));
    QVERIFY(follows->text().contains(QStringLiteral("1.1")));
    asked.key(Qt::Key_Right); // no further
    asked.key(Qt::Key_5); // none of them
    QCOMPARE(asked.mainText(), QStringLiteral("Spend 6"));
    asked.key(Qt::Key_Left);
    QCOMPARE(asked.mainText(), QStringLiteral("Spend 4"));
    QVERIFY(!follows->isVisible());
    asked.panel.pressMain();
    asked.panel.pressMain(); // there is another way to answer, so the first one only lights it
    QCOMPARE(asked.done(), 4);
}

void tst_Points::isChosenByMouse()
{
    Asked asked(files(c_numbers));
    auto *slider = asked.part<PointSlider>();
    QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->width() - 6, 10});
    QCOMPARE(asked.mainText(), QStringLiteral("Spend 6"));
    auto *table = asked.part<PointsTable>();
    const int row = table->fontMetrics().height() + 8;
    QTest::mouseClick(table, Qt::LeftButton, {}, {40, table->height() - row - row / 2});
    QCOMPARE(asked.mainText(), QStringLiteral("Spend 4"));
    QCOMPARE(table->accessibleName(), QStringLiteral("4, Left 2, Can reach 2½"));
    QTest::mouseClick(table, Qt::LeftButton, {}, {40, 2}); // its head
    QCOMPARE(asked.mainText(), QStringLiteral("Spend 4"));
    for (auto *button : asked.panel.findChildren<ChoiceButton *>()) {
        if (button->isVisible() && button->text() == asked.mainText()) {
            QTest::mouseClick(button, Qt::LeftButton);
            break;
        }
    }
    QCOMPARE(asked.done(), 4);
}

void tst_Points::staysChosenInAnotherLanguage()
{
    Asked asked(files(c_numbers));
    QVERIFY(DecisionModel::of(*asked.controller).choose(6));
    asked.controller->setLanguage(QStringLiteral("es"));
    panels::show(asked.panel, {360, 800});
    QVERIFY(asked.mainText().contains(u'6'));
    QCOMPARE(asked.part<PointSlider>()->value(), 2);
    // The same question at another time begins anew.
    QVERIFY(asked.controller->perform(*asked.panel.form().main));
    panels::show(asked.panel, {360, 800});
    QCOMPARE(asked.part<PointSlider>()->value(), 0);
}

void tst_Points::sameLabelsGetTheNumber()
{
    QByteArray plain = c_numbers;
    plain.replace(R"(, label = { _"Spend {1}", value })", "");
    Asked asked(files(plain));
    QCOMPARE(asked.mainText(), QStringLiteral("Spend · 2"));
    QVERIFY(DecisionModel::of(*asked.controller).choose(4));
    QCOMPARE(asked.mainText(), QStringLiteral("Spend · 4"));
}

void tst_Points::nonsense_data()
{
    QTest::addColumn<QByteArray>("offered");
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<bool>("hasSlider");
    const auto row = [](const char *name, const char *offered, const char *answer, bool isThere) {
        QTest::newRow(name) << QByteArray(offered) << QByteArray(answer) << isThere;
    };
    const char *good = R"(for i = 1, 3 do offer:button("spend", { value = i }) end)";
    row("no numbers", R"(offer:button("spend"))", "nil", false);
    row("words", R"(offer:button("spend", { value = "much" }))", "nil", false);
    row("one", R"(offer:button("spend", { value = 7 }))", "nil", true);
    row("below nothing", R"(for i = -3, 3 do offer:button("spend", { value = i }) end)", "nil",
        true);
    row("far apart", R"(for i = 0, 3 do offer:button("spend", { value = i * 500000000 }) end)",
        "nil", true);
    row("very many", R"(for i = 1, 2000 do offer:button("spend", { value = i }) end)", "nil", true);
    row("a piece among them", R"(offer:piece("spend", game:piece"B-1", { value = 4 })
        offer:button("spend", { value = 5 }))",
        "nil", true);
    row("a word as the answer", good, R"("no")", true);
    row("no rows", good, "{ columns = 5, rows = 6 }", true);
    row("rows of nothing", good, "{ columns = { text(_\"A\") }, rows = { 1, {}, { value = 1 } } }",
        true);
    row("other cells", good,
        R"({ columns = { text(_"A") }, rows = { { value = 1, cells = { "x", 1e300, 0/0, 4 } }, { value = 99, cells = { 1 } } } })",
        true);
}

void tst_Points::nonsense()
{
    QFETCH(QByteArray, offered);
    QFETCH(QByteArray, answer);
    QFETCH(bool, hasSlider);
    const QByteArray decision = R"(
  ask = "points", main = "spend",
  actions = function(game, offer) )"
        + offered + R"( offer:button("pass") end,
  spend = { label = _"Spend", run = function(turn, action) turn:next() end },)";
    Asked asked(files(decision, "\nquery \"points\" (function(game) return " + answer + " end)\n"));
    QCOMPARE(asked.part<PointSlider>() != nullptr, hasSlider);
    asked.panel.setFocus();
    asked.key(Qt::Key_Right);
    asked.key(Qt::Key_3);
    panels::show(asked.panel, {300, 300});
    if (!asked.panel.form().main)
        return;
    asked.panel.pressMain();
    asked.panel.pressMain();
    QCOMPARE(asked.controller->game().commandCount(), 1);
}

QTEST_MAIN(tst_Points)
#include "tst_points.moc"
