// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/marks/countersaway.h"
#include "app/player/board/marks/measureline.h"
#include "app/player/settings/actiontable.h"
#include "tests/player/askinggame.h"

#include <QSignalSpy>
#include <QTemporaryDir>

using namespace app;
using namespace askinggame;
using engine::SpaceId;
using Places = std::vector<SpaceId>;

namespace {

constexpr char c_move[] = R"(
  prompt = _"Move", main = "pass",
  actions = function(game, offer)
    for i, piece in ipairs(game:pieces{ side = "blue", onMap = true }) do
      offer:space("go", { game:space"0202" }, { piece = piece })
    end
    offer:button("pass")
  end,
  go = { label = _"{piece} goes to {space}", run = function(turn, action) turn:move(action.piece, action.space) end },
)";

QMap<QString, QByteArray> game()
{
    auto files = asking(c_move);
    files["rules/main.lua"] += R"(
query "reach" (function(game, args) return { ["0202"] = 2.5 } end)
query "zoc" (function(game, args)
  if args.side == "blue" then return { "0101" } end
  return { "0202" }
end)
query "command" (function(game, args)
  if args.piece == "B-1" then return { "B-2" } end
  if args.piece == "B-3" then return { "B-3" } end
  if args.piece == "R-1" then return { "R-1" } end
  return {}
end)
)";
    return files;
}

} // namespace

/// What is seen of a board without anything being done: overlays, the line below it, the map alone.
class tst_BoardLook : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_table.reset(); }
    void commandOfWholeSides();
    void oneSideIsAsked();
    void lineTellsWhoCanGo();
    void countersAreAwayWhileHeld();
    void measuresFromThePointer();
    void sightAlongTheLine_data();
    void sightAlongTheLine();

private:
    std::vector<Places> shown(const char *overlay) const;

    std::unique_ptr<GameController> m_game;
    std::unique_ptr<Table> m_table;
};

void tst_BoardLook::init()
{
    panels::useTheme(Tokens::light());
    m_game = started(game());
    m_game->setViewer(engine::Viewer::everything());
    m_table = std::make_unique<Table>(*m_game);
    m_table->board.setSpeed(0);
}

std::vector<Places> tst_BoardLook::shown(const char *overlay) const
{
    std::vector<Places> found;
    for (const auto &one : m_table->board.signs().overlays) {
        if (one.id == QLatin1String(overlay))
            found.push_back(one.spaces);
    }
    return found;
}

void tst_BoardLook::commandOfWholeSides()
{
    const auto red = m_game->state().piece(m_table->piece("R-1")).space;
    const Places blue = {m_table->space("0201"), m_table->space("0301")};
    m_table->input.setOverlay(QStringLiteral("command"), true);
    const auto both = shown("command");
    QCOMPARE(both.size(), size_t(2));
    QVERIFY(std::find(both.begin(), both.end(), blue) != both.end());
    QVERIFY(std::find(both.begin(), both.end(), Places{red}) != both.end());
    // A chosen one is asked alone.
    m_table->input.select(m_table->piece("B-1"));
    QCOMPARE(shown("command"), std::vector<Places>{{m_table->space("0201")}});
}

void tst_BoardLook::oneSideIsAsked()
{
    const Places blue = {m_table->space("0101")};
    const Places red = {m_table->space("0202")};
    m_table->input.setOverlay(QStringLiteral("zones"), true);
    QCOMPARE(shown("zones").size(), size_t(2));
    // Nobody in particular looks: the own side is the one that decides.
    QCOMPARE(m_game->texts().sideName(m_game->offer().side), QStringLiteral("Blue"));
    m_table->input.setOverlay(QStringLiteral("ownSide"), true);
    QCOMPARE(shown("zones"), std::vector<Places>{blue});
    m_table->input.setOverlay(QStringLiteral("ownSide"), false);
    m_table->input.setOverlay(QStringLiteral("otherSide"), true);
    QCOMPARE(shown("zones"), std::vector<Places>{red});
    m_game->setViewer(m_game->module().side(QStringLiteral("red")));
    QCOMPARE(shown("zones"), std::vector<Places>{blue});

    // In the menu one of them takes the other away, and none is both.
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ActionTable actions(settings);
    QAction *own = actions.action(QStringLiteral("ownSide"));
    QAction *other = actions.action(QStringLiteral("otherSide"));
    own->trigger();
    other->trigger();
    QVERIFY(other->isChecked() && !own->isChecked());
    other->trigger();
    QVERIFY(!other->isChecked() && !own->isChecked());
}

void tst_BoardLook::lineTellsWhoCanGo()
{
    const QSignalSpy told(&m_table->input, &BoardInput::pointedAt);
    const auto line = [&](const char *space) {
        QTest::mouseMove(&m_table->board, m_table->board.viewPoint(m_table->space(space)));
        return told.isEmpty() ? QString() : told.last().at(1).toString();
    };
    QTest::mouseMove(&m_table->board, QPoint(1, 1));
    const QString all = line("0202");
    QVERIFY2(all.contains(QStringLiteral("3 ")), qPrintable(all));
    QVERIFY2(all.contains(m_game->texts().pieceName(m_table->piece("B-1"))), qPrintable(all));
    QVERIFY2(all.endsWith(QStringLiteral("…")), qPrintable(all));
    QVERIFY2(!all.contains(QLocale().toString(2.5)), qPrintable(all));
    const auto &module = m_game->module();
    const int terrain = module.map.space(m_table->space("0202")).terrain;
    QVERIFY2(all.startsWith(module.terrain.terrains[size_t(terrain)].name), qPrintable(all));
    QVERIFY(!line("0101").contains(QStringLiteral("3 ")));
    m_table->input.select(m_table->piece("B-1"));
    QVERIFY(line("0202").contains(QLocale().toString(2.5)));
}

void tst_BoardLook::countersAreAwayWhileHeld()
{
    const QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings.ini")));
    ActionTable actions(settings);
    QAction *action = actions.action(QStringLiteral("hideCounters"));
    QVERIFY(actions.conflict(action->objectName(), action->shortcut()).isEmpty());
    view::BoardView &board = m_table->board;
    board.addAction(action);
    new CountersAway(*action, board);
    const auto counter = [&] {
        const QPoint at = board.viewPoint(m_game->state().piece(m_table->piece("R-1")).space);
        return board.grab(QRect(at - QPoint(8, 8), QSize(16, 16))).toImage();
    };
    const QImage there = counter();
    QTest::keyPress(&board, Qt::Key_Q);
    QVERIFY(!board.areCountersShown());
    const QImage map = counter();
    QVERIFY(map != there);
    QTest::keyRelease(&board, Qt::Key_Q);
    QVERIFY(board.areCountersShown());
    QCOMPARE(counter(), there);
    // From the menu: until something else is done.
    action->trigger();
    QCOMPARE(counter(), map);
    QTest::mouseClick(&board, Qt::RightButton, {}, QPoint(2, 2));
    QVERIFY(board.areCountersShown());
}

void tst_BoardLook::measuresFromThePointer()
{
    QAction action;
    action.setCheckable(true);
    view::BoardView &board = m_table->board;
    const auto *line = new MeasureLine(*m_game, action, board);
    const auto pointAt = [&](const char *space) {
        QTest::mouseMove(&board, board.viewPoint(m_table->space(space)));
    };
    QTest::mouseMove(&board, QPoint(1, 1));
    pointAt("0101");
    QCOMPARE(line->text(), QString());
    const QImage before = board.grab().toImage();
    action.trigger();
    QCOMPARE(line->from(), m_table->space("0101"));
    pointAt("0301");
    QCOMPARE(line->text(), QStringLiteral("2"));
    QVERIFY(board.grab().toImage() != before);
    pointAt("0201");
    QCOMPARE(line->text(), QStringLiteral("1"));
    // What is chosen is not let go of: this Esc is the line's.
    m_table->input.select(m_table->piece("B-1"));
    QTest::keyClick(&board, Qt::Key_Escape);
    QVERIFY(!action.isChecked() && !line->isVisible());
    QCOMPARE(line->text(), QString());
    QCOMPARE(m_table->input.selected(), m_table->piece("B-1"));
}

void tst_BoardLook::sightAlongTheLine_data()
{
    QTest::addColumn<QByteArray>("rule");
    QTest::addColumn<SightLine::Sight>("sight");
    QTest::addColumn<QString>("blocker");
    QTest::addColumn<QString>("words");
    const auto query = [](const char *answer) -> QByteArray {
        return QByteArray("query \"sight\" (function(game, args) return ") + answer + " end)\n";
    };
    QTest::newRow("no rule") << QByteArray() << SightLine::Sight::NoRule << QString()
                             << QStringLiteral("No rule for sight. The line crosses 0201");
    QTest::newRow("free") << query(
        "{ free = game:sees(game:space(args.from), game:space(args.to)) }")
                          << SightLine::Sight::Free << QString()
                          << QStringLiteral("The line of sight is free.");
    QTest::newRow("blocked") << query("{ free = false, space = \"0201\", rule = \"1.2\" }")
                             << SightLine::Sight::Blocked << QStringLiteral("0201")
                             << QStringLiteral("is in the way. (rule 1.2)");
    QTest::newRow("blocked by nothing in particular")
        << query("{ free = false, text = text(_\"Fog.\") }") << SightLine::Sight::Blocked
        << QString() << QStringLiteral("No line of sight. Fog.");
    QTest::newRow("not here") << query("nil") << SightLine::Sight::NoRule << QString()
                              << QStringLiteral("No rule for sight.");
}

void tst_BoardLook::sightAlongTheLine()
{
    QFETCH(QByteArray, rule);
    QFETCH(SightLine::Sight, sight);
    QFETCH(QString, blocker);
    QFETCH(QString, words);
    m_table.reset();
    auto files = game();
    files["rules/main.lua"] += rule;
    m_game = started(files);
    m_game->setViewer(engine::Viewer::everything());
    m_table = std::make_unique<Table>(*m_game);
    const SpaceId from = m_table->space("0101");
    const SightLine line = SightLine::between(*m_game, from, m_table->space("0301"));
    QCOMPARE(line.sight, sight);
    QCOMPARE(line.blocker, m_game->module().map.find(blocker));
    QVERIFY2(line.words.contains(words), qPrintable(line.words));
    QVERIFY(!line.crossed.empty());
    // Next to each other nothing lies between.
    QVERIFY(SightLine::between(*m_game, from, m_table->space("0201")).crossed.empty());
    QVERIFY(SightLine::between(*m_game, from, from).words.isEmpty());
}

QTEST_MAIN(tst_BoardLook)
#include "tst_boardlook.moc"
