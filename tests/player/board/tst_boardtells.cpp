// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/playedgame.h"

#include "app/player/board/boardinput.h"
#include "app/player/board/whytip.h"
#include "app/player/odds/oddswords.h"
#include "engine/core/json.h"

#include <QDir>
#include <QLabel>
#include <QTest>

using namespace app;
using engine::PieceId;
using engine::SpaceId;

/// Plates, tips and the line below the board say what there is to know about a place.
class tst_BoardTells : public QObject
{
    Q_OBJECT

private slots:
    void wayAndSupply_data();
    void wayAndSupply();
    void wholeSide_data();
    void wholeSide();
    void strengths_data();
    void strengths();
    void lineFollowsTheGame();
    void plaqueOfDice();

private:
    static QString open(hands::WindowDriver &driver, const QString &module);
    static void save(hands::WindowDriver &driver, const QString &name);
    static void addGames(const std::initializer_list<const char *> &modules);
    /// A piece that can go somewhere, and the place of its longest way.
    static std::pair<PieceId, SpaceId> mover(const GameController &controller);
};

QString tst_BoardTells::open(hands::WindowDriver &driver, const QString &module)
{
    const QByteArray name = module.toLatin1();
    const char *scenario = name == "tutorial" ? "battle"
        : name == "typhoon"                   ? "historical"
                                              : "campaign";
    return playedgame::open(
        driver, name.constData(), scenario,
        [](GameController &controller) {
            return controller.game().commandCount() > 1 && mover(controller).first
                && controller.offer().form == engine::protocol::Form::None;
        },
        4);
}

void tst_BoardTells::save(hands::WindowDriver &driver, const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_PREVIEW");
    if (!folder.isEmpty() && QDir().mkpath(folder)) {
        driver.waitForMap();
        QVERIFY(driver.window().grab().save(folder + u'/' + name + QStringLiteral(".png")));
    }
}

void tst_BoardTells::addGames(const std::initializer_list<const char *> &modules)
{
    QTest::addColumn<QString>("module");
    for (const char *module : modules)
        QTest::newRow(module) << QString::fromLatin1(module);
}

std::pair<PieceId, SpaceId> tst_BoardTells::mover(const GameController &controller)
{
    for (const engine::Action &action : controller.offer().actions) {
        if (action.piece && action.space
            && controller.state().piece(action.piece).space != action.space)
            return {action.piece, action.space};
    }
    return {};
}

void tst_BoardTells::wayAndSupply_data()
{
    addGames({"tutorial", "koenigsberg45", "leningrad41"});
}

void tst_BoardTells::wayAndSupply()
{
    QFETCH(QString, module);
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(open(driver, module), QString());
    view::BoardView &board = driver.page().board();
    const auto [piece, place] = mover(driver.controller());
    driver.page().input().select(piece);
    board.zoomTo(0.8);
    board.centreOn(place);
    driver.settle();
    driver.window().actions().action(QStringLiteral("supply"))->trigger();
    QVERIFY(board.signs().trace.size() > 0);
    QVERIFY(!board.signs().tracePlaque.isEmpty());
    emit board.hovered(place, {}, board.mapToGlobal(QPoint(300, 300)));
    const auto *tip = driver.page().findChild<WhyTip *>();
    QTRY_VERIFY(tip->isVisible());
    const QString name = driver.controller().texts().spaceName(place);
    QVERIFY2(tip->text().contains(name.toHtmlEscaped()), qPrintable(tip->text()));
    // It says something, and is in nobody's way.
    QVERIFY(tip->testAttribute(Qt::WA_TransparentForMouseEvents));
    save(driver, QStringLiteral("tells-") + module);
    const auto *line = driver.page().findChild<QLabel *>(QStringLiteral("pointed"));
    QVERIFY2(!line->text().isEmpty(), qPrintable(line->text()));
    // Of another piece than the chosen one nothing is told any more.
    driver.page().input().select({});
    QVERIFY(board.signs().tracePlaque.isEmpty());
}

void tst_BoardTells::wholeSide_data()
{
    addGames({"tutorial", "koenigsberg45", "leningrad41"});
}

void tst_BoardTells::wholeSide()
{
    QFETCH(QString, module);
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(open(driver, module), QString());
    const GameController &controller = driver.controller();
    view::BoardView &board = driver.page().board();
    driver.page().input().select({});
    driver.window().actions().action(QStringLiteral("supply"))->trigger();
    const auto supplied = [&] {
        std::set<engine::SideId> sides;
        for (const auto &overlay : board.signs().overlays) {
            if (overlay.id != QLatin1String("supply")
                || overlay.pattern != view::BoardSigns::Overlay::Outline)
                continue;
            for (const SpaceId space : overlay.spaces) {
                for (const PieceId piece : controller.state().stack(space)) {
                    if (controller.view().seesFace(piece))
                        sides.insert(controller.state().piece(piece).side);
                }
            }
        }
        return sides;
    };
    QVERIFY(supplied().contains(controller.offer().side));
    save(driver, QStringLiteral("side-") + module);
    driver.window().actions().action(QStringLiteral("ownSide"))->trigger();
    QVERIFY(!supplied().empty());
    driver.window().actions().action(QStringLiteral("ownSide"))->trigger();
    driver.window().actions().action(QStringLiteral("supply"))->trigger();
    QVERIFY(supplied().empty());
}

void tst_BoardTells::strengths_data()
{
    addGames({"koenigsberg45", "leningrad41", "typhoon"});
}

void tst_BoardTells::strengths()
{
    QFETCH(QString, module);
    hands::WindowDriver driver(QSize(1600, 1000));
    QCOMPARE(open(driver, module), QString());
    const GameController &controller = driver.controller();
    const auto &strengths = driver.page().board().signs().strengths;
    QVERIFY(!strengths.empty());
    int stacks = 0;
    for (const auto &[space, text] : strengths) {
        bool isKnown = true;
        int number = 0;
        for (const PieceId piece : controller.state().stack(space)) {
            isKnown = isKnown && controller.view().seesFace(piece);
            ++number;
        }
        QVERIFY2(isKnown, qPrintable(controller.texts().spaceName(space)));
        QVERIFY(!text.isEmpty());
        stacks += number > 1;
    }
    QVERIFY(stacks > 0);
    driver.page().board().zoomTo(0.5);
    save(driver, QStringLiteral("strength-") + module);
}

// Nobody has to move the pointer to learn that a phase is over.
void tst_BoardTells::lineFollowsTheGame()
{
    hands::WindowDriver driver(QSize(1280, 720));
    QCOMPARE(open(driver, QStringLiteral("tutorial")), QString());
    GameController &controller = driver.controller();
    view::BoardView &board = driver.page().board();
    const auto [piece, place] = mover(controller);
    driver.page().input().select(piece);
    emit board.hovered(place, {}, board.mapToGlobal(QPoint(300, 300)));
    const auto *line = driver.page().findChild<QLabel *>(QStringLiteral("pointed"));
    const QString before = line->text();
    QVERIFY2(before.contains(QStringLiteral("costs")), qPrintable(before));
    const auto &actions = controller.offer().actions;
    const auto end = std::find_if(actions.begin(), actions.end(), [](const engine::Action &action) {
        return !action.piece && !action.space;
    });
    QVERIFY(end != actions.end());
    QVERIFY(controller.perform(engine::Action(*end)));
    driver.settle();
    QVERIFY2(!line->text().contains(QStringLiteral("costs")), qPrintable(line->text()));
    QVERIFY(line->text() != before);
}

// Games without columns set dice against dice; what is hidden is a range.
void tst_BoardTells::plaqueOfDice()
{
    const auto side = [](const char *json) {
        return engine::Json::parse(QByteArray(json), QStringLiteral("odds")).value();
    };
    engine::Json odds = engine::Json::object();
    odds.insert(QStringLiteral("attack"), side(R"({"total": 6, "units": []})"));
    QVERIFY(oddswords::plaque(odds).isEmpty());
    odds.insert(QStringLiteral("defence"), side(R"({"dice": [0, 8], "units": []})"));
    QCOMPARE(oddswords::plaque(odds), QStringLiteral("6 : 0–8"));
    odds.insert(QStringLiteral("columns"), side(R"(["1-1", "2-1"])"));
    odds.insert(QStringLiteral("column"), QStringLiteral("2-1"));
    QCOMPARE(oddswords::plaque(odds), QStringLiteral("2-1"));
}

QTEST_MAIN(tst_BoardTells)
#include "tst_boardtells.moc"
