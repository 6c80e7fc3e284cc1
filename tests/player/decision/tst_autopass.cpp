// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/autopass.h"
#include "app/player/decision/decisionpanel.h"
#include "tests/player/askinggame.h"

#include <QAbstractButton>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

namespace {

/// Before each draw Blue may spend; a draw ends nothing, `pass` the phase.
const char *const c_question = R"(
  prompt = _"Draw?",
  actions = function(game, offer) offer:button("draw") offer:button("pass") end,
  draw = function(turn) turn.vars.points = turn.vars.points - 1 end,
)";
const char *const c_interruption = R"(
decision "spend" {
  rule = "1.1", prompt = _"Spend?", main = "no", pass = "no",
  interrupts = { decision = "move.choose", side = "blue", when = function(game) return game.vars.points > 0 end },
  actions = function(game, offer) offer:button("yes") offer:button("no") end,
  yes = { label = _"Yes", run = function(turn) turn:pop() turn.vars.points = 0 end },
  no = { label = _"No", run = function(turn) turn:pop() end },
}
)";

QMap<QString, QByteArray> files()
{
    auto all = askinggame::asking(c_question);
    all["rules/main.lua"] += c_interruption;
    return all;
}

} // namespace

/// A question that comes again and again can be passed until the turn ends.
class tst_AutoPass : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { panels::useTheme(Tokens::light()); }
    void init();
    void passesUntilTheTurnEnds();
    void asksOtherwise();
    void endsWithAStepBack();

private:
    QString asked() const
    {
        return m_controller->state().names().text(m_controller->offer().decision);
    }
    /// Does it, and what follows by itself.
    void act(const char *verb);
    QAbstractButton *button() const;

    QTemporaryDir m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<GameController> m_controller;
    std::unique_ptr<AutoPass> m_autoPass;
    std::unique_ptr<DecisionPanel> m_panel;
};

void tst_AutoPass::init()
{
    m_panel.reset();
    m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_controller = askinggame::started(files());
    m_autoPass = std::make_unique<AutoPass>(*m_controller, *m_settings, m_controller.get());
    m_autoPass.release(); // the controller has it
    m_panel = std::make_unique<DecisionPanel>(*m_controller);
    panels::show(*m_panel, {340, 500});
    QCOMPARE(asked(), QStringLiteral("spend"));
}

void tst_AutoPass::act(const char *verb)
{
    engine::Action action;
    action.verb = m_controller->state().names().intern(QByteArray(verb));
    QVERIFY(m_controller->perform(action));
    QCoreApplication::processEvents();
}

QAbstractButton *tst_AutoPass::button() const
{
    for (auto *one : m_panel->findChildren<QAbstractButton *>()) {
        if (one->isVisible() && one->text() == QStringLiteral("Pass until the turn ends"))
            return one;
    }
    return nullptr;
}

void tst_AutoPass::passesUntilTheTurnEnds()
{
    QVERIFY(button());
    button()->click();
    QCoreApplication::processEvents();
    QCOMPARE(asked(), QStringLiteral("move.choose"));
    QVERIFY(!button()); // nothing comes after this one
    act("draw");
    QCOMPARE(asked(), QStringLiteral("move.choose"));
    QCOMPARE(m_controller->game().commandCount(), 3);
    const int turn = m_controller->state().turn();
    while (m_controller->state().turn() == turn)
        act("pass");
    QCOMPARE(asked(), QStringLiteral("spend"));
}

void tst_AutoPass::asksOtherwise()
{
    act("no");
    QCOMPARE(asked(), QStringLiteral("move.choose"));
    act("draw");
    QCOMPARE(asked(), QStringLiteral("spend"));
}

void tst_AutoPass::endsWithAStepBack()
{
    button()->click();
    QCoreApplication::processEvents();
    act("draw");
    QCOMPARE(asked(), QStringLiteral("move.choose"));
    while (asked() != QStringLiteral("spend"))
        QVERIFY(m_controller->undo());
    QCoreApplication::processEvents();
    QCOMPARE(asked(), QStringLiteral("spend"));
    act("no");
    act("draw");
    QCOMPARE(asked(), QStringLiteral("spend"));
}

QTEST_MAIN(tst_AutoPass)
#include "tst_autopass.moc"
