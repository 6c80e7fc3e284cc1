// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/shares/sharechances.h"
#include "app/player/shares/sharerow.h"
#include "app/player/shares/sharestage.h"
#include "tests/player/askinggame.h"

#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>

using namespace app;

namespace {

/// Ten points for two red units and a place; columns at 2, 4 and 8. The shares are properties.
const QByteArray c_shared = R"(
  ask = "allocate", main = "fire",
  actions = function(game, offer)
    local here = game.here
    local left = 10 - (here.a or 0) - (here.b or 0) - (here.c or 0)
    for value = 0, 10 do
      local words = { _"Share {1}", value }
      if value ~= (here.a or 0) and value - (here.a or 0) <= left then offer:piece("aim", game:piece"B-2", { value = value, label = words }) end
      if value ~= (here.b or 0) and value - (here.b or 0) <= left then offer:piece("aim", game:piece"B-3", { value = value, label = words }) end
      if value ~= (here.c or 0) and value - (here.c or 0) <= left then offer:space("aim", game:space"0102", { value = value, label = words }) end
    end
    if (here.a or 0) > 0 then offer:button("fire") end
    offer:button("propose", { label = _"Share it out" })
    offer:hint("target", game:space"0102")
  end,
  aim = { label = _"Aim", why = function(game, action) need(false, "1.1", _"There is too little left.") end,
    run = function(turn, action)
      local key = action.space and "c" or action.piece.id == "B-2" and "a" or "b"
      turn.here[key] = action.value
    end },
  propose = { label = _"Propose", run = function(turn) turn.here.a, turn.here.b, turn.here.c = 4, 4, 2 end },
  fire = { label = _"Fire", why = function(game) need((game.here.a or 0) > 0, "1.1", _"The first one needs a share.") end,
    run = function(turn) turn:next() end },)";

const QByteArray c_told = R"(
query "shares" (function(game, args)
  local here = game.here
  local function share(id, value)
    local list = {}
    for i, at in ipairs{ 2, 4, 8 } do list[i] = { text = i .. "-1", value = at, cost = at } end
    return { piece = id, value = value, given = value, columns = list, text = text(_"Defence 2"),
      outcomes = value >= 2 and { { result = "A", chance = 0.5, defender_steps = 1 },
        { result = "B", chance = 0.25, defender_steps = 2, after = { eliminated = true } }, { result = "-", chance = 0.25 } } or nil }
  end
  local third = share(nil, here.c or 0)
  third.space = "0102"
  return { pools = { { text = text(_"Fire"), total = 10, left = 10 - (here.a or 0) - (here.b or 0) - (here.c or 0) } },
    targets = { share("B-2", here.a or 0), share("B-3", here.b or 0), third }, unseen = true,
    outcomes = { { result = "x", chance = 1, text = _"Something happens" } },
    proposals = { { verb = "propose", text = _"4, 4 and 2" } } }
end)
)";

QMap<QString, QByteArray> sharing(const QByteArray &decision = c_shared,
                                  const QByteArray &told = c_told)
{
    auto files = askinggame::asking(decision);
    files["rules/main.lua"] += told;
    return files;
}

} // namespace

/// Something is shared out among targets: by columns, steps, wheel and proposals.
class tst_Shares : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void columnGivesWhatItNeeds();
    void stepsAndWheel();
    void proposalIsOneStep();
    void mainSaysWhatLacks();
    void whatIsLeftIsSaid();
    void refusedColumnSaysWhy();
    void folds();
    void goesWithTheQuestion();
    void nonsense_data();
    void nonsense();

private:
    struct Asked
    {
        explicit Asked(const QMap<QString, QByteArray> &module = sharing(),
                       QSize size = {1000, 700})
            : controller(askinggame::started(module))
            , table(*controller)
            , stage(*controller, &table.board)
            , panel(*controller)
        {
            table.board.resize(size);
            look();
        }
        void look()
        {
            panels::show(table.board, table.board.size());
            panels::show(panel, {360, 700});
            QApplication::processEvents();
            QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QToolButton *button(const char *name)
        {
            look();
            auto *found = stage.findChild<QToolButton *>(QLatin1String(name));
            if (!found)
                qFatal("no %s", name);
            return found;
        }
        void click(const char *name)
        {
            QTest::mouseClick(button(name), Qt::LeftButton);
            look();
        }
        QString values()
        {
            QStringList all;
            for (const Shares::Target &target : DecisionModel::of(*controller).shares().targets)
                all << QString::number(target.value);
            return all.join(u' ');
        }
        qsizetype steps() const { return controller->game().commandCount(); }

        std::unique_ptr<GameController> controller;
        askinggame::Table table;
        ShareStage stage;
        DecisionPanel panel;
    };
};

void tst_Shares::columnGivesWhatItNeeds()
{
    Asked asked;
    QVERIFY(asked.stage.isVisible());
    QCOMPARE(asked.values(), QStringLiteral("0 0 0"));
    asked.click("column-0-8");
    QCOMPARE(asked.values(), QStringLiteral("8 0 0"));
    QVERIFY(asked.button("column-0-8")->isChecked());
    asked.click("column-0-4"); // and less
    asked.click("column-2-4"); // a place
    QCOMPARE(asked.values(), QStringLiteral("4 0 4"));
    QCOMPARE(asked.steps(), 3);
    QVERIFY(!asked.button("column-1-4")->isEnabled());
    const auto rows = asked.stage.findChildren<ShareRow *>();
    QCOMPARE(rows.size(), 3);
    QVERIFY2(rows[0]->accessibleName().contains(QStringLiteral("4 gives 2-1 · 4 more for 3-1")),
             qPrintable(rows[0]->accessibleName()));
    QVERIFY(rows[0]->accessibleName().contains(QStringLiteral("75")));
    QCOMPARE(asked.stage.findChildren<ShareChances *>().size(), 2);
    panels::save(asked.table.board, QStringLiteral("shares"));
    panels::save(asked.panel, QStringLiteral("shares-panel"));
    QCOMPARE(panels::cutOff(asked.stage).join(u'\n'), QString());
    QVERIFY(panels::words(asked.panel).contains(QStringLiteral("2 of 3 target")));
}

void tst_Shares::stepsAndWheel()
{
    Asked asked;
    asked.click("more-0");
    asked.click("more-0");
    asked.click("more-0");
    asked.click("less-0");
    QCOMPARE(asked.values(), QStringLiteral("2 0 0"));
    const auto turn = [&](int by) {
        QWidget *stepper = asked.button("more-0")->parentWidget();
        const QPointF at = stepper->rect().center();
        QWheelEvent event(at, stepper->mapToGlobal(at), {}, {0, by}, Qt::NoButton, {},
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(stepper, &event);
        asked.look();
    };
    turn(120);
    turn(60);
    QCOMPARE(asked.values(), QStringLiteral("3 0 0"));
    turn(-60);
    turn(-120);
    QCOMPARE(asked.values(), QStringLiteral("2 0 0"));
    // The keyboard stays where it was, though all was built anew.
    asked.button("more-1")->setFocus();
    QTest::keyClick(asked.button("more-1"), Qt::Key_Space);
    asked.look();
    QCOMPARE(asked.values(), QStringLiteral("2 1 0"));
    QWidget *focus = asked.table.board.window()->focusWidget();
    QCOMPARE(focus ? focus->objectName() : QString(), QStringLiteral("more-1"));
}

void tst_Shares::proposalIsOneStep()
{
    Asked asked;
    asked.click("column-1-8");
    const QByteArray before = asked.controller->state().hash();
    QVERIFY(panels::words(asked.panel).contains(QStringLiteral("Share it out")));
    QVERIFY(asked.panel.pressDigit(1));
    asked.look();
    QCOMPARE(asked.values(), QStringLiteral("4 4 2"));
    QVERIFY(asked.controller->undo());
    asked.look();
    QCOMPARE(asked.controller->state().hash(), before);
    QCOMPARE(asked.values(), QStringLiteral("0 8 0"));
}

void tst_Shares::mainSaysWhatLacks()
{
    Asked asked;
    const auto *lacking = asked.panel.findChild<QLabel *>(QStringLiteral("lacking"));
    QVERIFY(lacking && lacking->text().contains(QStringLiteral("The first one needs a share.")));
    asked.click("column-0-2");
    QVERIFY(!asked.panel.findChild<QLabel *>(QStringLiteral("lacking")));
    QVERIFY(asked.panel.form().main);
}

void tst_Shares::whatIsLeftIsSaid()
{
    Asked asked;
    const auto rest = [&] {
        asked.look();
        return asked.stage.findChild<QLabel *>(QStringLiteral("rest-0"))->text();
    };
    QVERIFY2(rest().startsWith(QStringLiteral("10 left: enough for 1-1 on")), qPrintable(rest()));
    asked.click("column-0-8");
    QVERIFY2(rest().startsWith(QStringLiteral("2 left: enough for 1-1 on")), qPrintable(rest()));
    asked.click("more-0");
    QCOMPARE(rest(), QStringLiteral("1 left, which reach no further column"));
    asked.click("more-0");
    QCOMPARE(rest(), QStringLiteral("Nothing is left"));
    QVERIFY(asked.stage.findChild<QLabel *>(QStringLiteral("unseenTargets")));
}

void tst_Shares::refusedColumnSaysWhy()
{
    Asked asked;
    asked.click("column-0-8");
    QToolButton *refused = asked.button("column-1-4");
    QVERIFY(!refused->isEnabled());
    QHelpEvent help(QEvent::ToolTip, {5, 5}, refused->mapToGlobal(QPoint(5, 5)));
    QApplication::sendEvent(refused, &help);
    QVERIFY(QToolTip::text().contains(QStringLiteral("There is too little left. 1.1")));
    QToolTip::hideText();
}

void tst_Shares::folds()
{
    Asked asked;
    const int height = asked.stage.height();
    asked.click("foldShares");
    QVERIFY(asked.stage.isFolded() && asked.stage.height() < height);
    QVERIFY(!asked.stage.findChild<ShareRow *>());
    asked.click("foldShares");
    QCOMPARE(asked.stage.findChildren<ShareRow *>().size(), 3);
    // In a small board its rows have several lines, and nothing of the map's strip is covered.
    asked.table.board.resize(560, 460);
    asked.look();
    QVERIFY(asked.table.board.rect().contains(asked.stage.geometry()));
    QVERIFY(asked.stage.geometry().top() > 100);
    panels::save(asked.table.board, QStringLiteral("shares-small"));
}

void tst_Shares::goesWithTheQuestion()
{
    QByteArray once = c_shared;
    once.replace("turn:next()", "turn.here.a = 99");
    Asked asked;
    asked.click("column-0-2");
    QVERIFY(asked.controller->perform(*asked.panel.form().main));
    asked.look();
    QVERIFY(asked.stage.isVisible()); // the next phase asks the same
    asked.controller->setViewer(asked.controller->module().side(QStringLiteral("blue")));
    asked.look();
    QCOMPARE(asked.stage.isVisible(), asked.controller->decides());
}

void tst_Shares::nonsense_data()
{
    QTest::addColumn<QByteArray>("answer");
    QTest::addColumn<int>("rows"); // -1: there is no stage
    const auto row = [](const char *name, const char *answer, int rows) {
        QTest::newRow(name) << QByteArray(answer) << rows;
    };
    row("nothing", "nil", -1);
    row("a word", R"("no")", -1);
    row("no pools", R"({ targets = { { piece = "B-2", value = 1, columns = {} } } })", -1);
    row("no targets", "{ pools = { { total = 5, left = 5 } } }", -1);
    row("words for numbers", R"({ pools = { "x" }, targets = { { piece = "B-2", value = "a",
        given = "b", pool = "c", columns = { 1, "d", { text = 5, value = "e" } },
        outcomes = { 3, { chance = "f" } } } }, proposals = { 4, { verb = 9 } } })",
        1);
    row("beyond all numbers", R"({ pools = { { total = 1e300, left = -1e300 } }, targets = {
        { piece = "B-2", value = 2000000000, given = 1e308, pool = 99, columns = {
          { text = "x", value = 2000000000, cost = 1e300 }, { text = "", value = -5, cost = -1 } },
          outcomes = { { result = "A", chance = 1e9, defender_steps = 1e9 } } } } })",
        1);
    row("nobody", R"({ pools = { { total = 5, left = 5 } }, targets = { { value = 1, columns = {} },
        { piece = "nobody", value = 1, columns = {} }, { piece = "B-3", value = 0, columns = {} } } })",
        1);
}

void tst_Shares::nonsense()
{
    QFETCH(QByteArray, answer);
    QFETCH(int, rows);
    Asked asked(sharing(c_shared, "\nquery \"shares\" (function() return " + answer + " end)\n"));
    QCOMPARE(asked.stage.isVisible(), rows >= 0);
    QCOMPARE(asked.stage.findChildren<ShareRow *>().size(), qMax(rows, 0));
    if (rows < 0)
        QVERIFY(panels::words(asked.panel).contains(QStringLiteral("Share it out")));
}

QTEST_MAIN(tst_Shares)
#include "tst_shares.moc"
