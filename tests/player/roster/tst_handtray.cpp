// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/roster/handtray.h"
#include "tests/player/askinggame.h"

#include <QListWidget>
#include <QPushButton>

using namespace app;

namespace {

/// Three units in three places; the third can't go where the others can.
const QByteArray c_going = R"(
  actions = function(game, offer)
    for piece in each(game:pieces{ side = "blue", onMap = true }) do
      offer:space("move", game:space(piece.id == "B-3" and "0303" or "0102"), { piece = piece })
    end
    offer:button("pass")
  end,
  move = { label = _"Move {piece} to {space}", rule = "1.1",
    why = function(game, action) need(false, "1.1", _"It is too far.") end,
    run = function(turn, action) turn:move(action.piece, action.space) end },)";

/// The rules have the hand.
const QByteArray c_held = R"(
  chosen = "hand", back = "drop",
  actions = function(game, offer)
    if (game.here.hand or {})[1] then
      offer:button("drop") offer:space("move", game:space"0102", { piece = game:piece"B-1" })
    else
      offer:piece("pick", game:piece"B-1")
    end
    offer:button("pass")
  end,
  pick = { label = _"Take", run = function(turn, action) turn.here.hand = { action.piece } end },
  drop = { label = _"Put it back", run = function(turn) turn.here.hand = {} end },
  move = { label = _"Move", run = function(turn, action) turn:move(action.piece, action.space) turn.here.hand = {} end },)";

} // namespace

/// Units in hand lie in a tray; they go together or one by one, in the order in which they lie.
class tst_HandTray : public QObject
{
    Q_OBJECT

private slots:
    void init() { panels::useTheme(Tokens::light()); }
    void holdsSeveralPlaces();
    void goesInItsOrder();
    void dropsTheFirst();
    void whoCantGoStays();
    void rulesHaveTheHand();

private:
    struct Asked
    {
        explicit Asked(const QByteArray &decision)
            : controller(askinggame::started(askinggame::asking(decision)))
            , table(*controller)
            , tray(*controller, &table.board, table.input)
        {
            look();
        }
        void look()
        {
            panels::show(table.board, {900, 600});
            QApplication::processEvents();
        }
        void takeAll()
        {
            table.input.chooseTogether({table.piece("B-1"), table.piece("B-2"), table.piece("B-3")},
                                       false);
            look();
        }
        QString place(const char *piece) const
        {
            return controller->module()
                .map.space(controller->state().piece(table.piece(piece)).space)
                .id;
        }

        std::unique_ptr<GameController> controller;
        askinggame::Table table;
        HandTray tray;
    };
};

void tst_HandTray::holdsSeveralPlaces()
{
    Asked asked(c_going);
    QVERIFY(!asked.tray.isVisible());
    asked.takeAll();
    QVERIFY(asked.tray.isVisible());
    QCOMPARE(asked.tray.list()->count(), 3);
    panels::save(asked.table.board, QStringLiteral("handtray"));
    const QString words = panels::words(asked.tray);
    QVERIFY2(words.contains(QStringLiteral("In hand: 3")), qPrintable(words));
    QVERIFY2(words.contains(QStringLiteral("1 from ")), qPrintable(words));
    QVERIFY(asked.table.board.rect().contains(asked.tray.geometry()));
    QTest::mouseClick(asked.tray.findChild<QPushButton *>(QStringLiteral("emptyHand")),
                      Qt::LeftButton);
    asked.look();
    QVERIFY(!asked.tray.isVisible() && asked.table.input.group().isEmpty());
    QVERIFY(!asked.tray.empty());
}

void tst_HandTray::goesInItsOrder()
{
    Asked asked(c_going);
    asked.takeAll();
    // As a drag of the last one before the first would leave it.
    QAbstractItemModel *model = asked.tray.list()->model();
    QVERIFY(model->moveRow({}, 2, {}, 0));
    QCOMPARE(asked.tray.pieces().front(), asked.table.piece("B-3"));
    asked.table.input.reorder({asked.table.piece("B-1")}); // not the same ones
    QCOMPARE(asked.tray.pieces().size(), size_t(3));
}

void tst_HandTray::dropsTheFirst()
{
    Asked asked(c_going);
    asked.takeAll();
    emit asked.table.board.hovered(asked.table.space("0102"), {}, {});
    asked.tray.dropFirst();
    asked.look();
    QCOMPARE(asked.place("B-1"), QStringLiteral("0102"));
    QCOMPARE(asked.place("B-2"), QStringLiteral("0201"));
}

void tst_HandTray::whoCantGoStays()
{
    Asked asked(c_going);
    asked.takeAll();
    view::BoardView &board = asked.table.board;
    QTest::mouseClick(&board, Qt::LeftButton, {}, board.viewPoint(asked.table.space("0102")));
    asked.look();
    QCOMPARE(asked.place("B-1"), QStringLiteral("0102"));
    QCOMPARE(asked.place("B-2"), QStringLiteral("0102"));
    QCOMPARE(asked.place("B-3"), QStringLiteral("0301"));
}

void tst_HandTray::rulesHaveTheHand()
{
    Asked asked(c_held);
    asked.table.input.takeOne(asked.table.piece("B-1"));
    asked.look();
    QVERIFY(asked.tray.isVisible());
    QCOMPARE(asked.tray.pieces().size(), size_t(1));
    QVERIFY(!asked.tray.findChild<QPushButton *>(QStringLiteral("dropFirst"))->isVisible());
    QVERIFY(asked.tray.empty());
    asked.look();
    QVERIFY(!asked.tray.isVisible());
    QCOMPARE(asked.controller->game().commandCount(), 2);
}

QTEST_MAIN(tst_HandTray)
#include "tst_handtray.moc"
