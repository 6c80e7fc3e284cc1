// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/view/board/boardgame.h"

#include <QImage>

using engine::SpaceId;

/// What the open question puts on the board, in pixels.
class tst_QuestionSigns : public QObject
{
    Q_OBJECT

private slots:
    void arePainted_data();
    void arePainted();
    void differ();

private:
    /// The tutorial's map with these signs, and nothing else that changes.
    static QImage shot(const BoardGame &game, const view::BoardSigns &signs);
};

QImage tst_QuestionSigns::shot(const BoardGame &game, const view::BoardSigns &signs)
{
    view::BoardView board;
    board.setModule(game.module, view::MapTheme::Light);
    board.setPosition(game.state.get(), engine::Viewer::everything());
    board.setSigns(signs);
    return board.wholeMap(0.6);
}

void tst_QuestionSigns::arePainted_data()
{
    QTest::addColumn<QString>("sign");
    for (const char *sign : {"attack", "halved", "choice", "price", "tick", "ghost"})
        QTest::newRow(sign) << QString::fromLatin1(sign);
}

void tst_QuestionSigns::arePainted()
{
    QFETCH(QString, sign);
    const BoardGame game;
    const SpaceId here = game.space("0909");
    const SpaceId beside = game.space("0908");
    const engine::PieceId piece = game.piece("RD-MIL-31");
    view::BoardSigns signs;
    if (sign == u"attack")
        signs.attacks = {{beside, here}};
    else if (sign == u"halved")
        signs.attacks = {{beside, here, 0.5}};
    else if (sign == u"choice")
        signs.choices = {{here, 3}};
    else if (sign == u"price")
        signs.choices = {{here, 0, QStringLiteral("−1")}};
    else if (sign == u"tick")
        signs.ticked = {piece};
    else
        signs.ghost = {piece, here};
    const QImage before = shot(game, {});
    const QImage after = shot(game, signs);
    QCOMPARE(after.size(), before.size());
    QRect changed;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            if (before.pixel(x, y) != after.pixel(x, y))
                changed |= QRect(x, y, 1, 1);
        }
    }
    // Near the place, and nowhere else.
    QVERIFY(changed.width() > 8 && changed.height() > 8);
    QVERIFY(changed.width() < 130 && changed.height() < 130);
}

// Numbers, prices and shares can be told apart.
void tst_QuestionSigns::differ()
{
    const BoardGame game;
    const SpaceId here = game.space("0909");
    const SpaceId beside = game.space("0908");
    view::BoardSigns first;
    view::BoardSigns second;
    first.choices = {{here, 1}};
    second.choices = {{here, 2}};
    QVERIFY(shot(game, first) != shot(game, second));
    first.choices = {{here, 1, QStringLiteral("−1")}};
    second.choices = {{here, 1, QStringLiteral("−2")}};
    QVERIFY(shot(game, first) != shot(game, second));
    first.choices.clear();
    second.choices.clear();
    first.attacks = {{beside, here, 1}};
    second.attacks = {{beside, here, 0.5}};
    QVERIFY(shot(game, first) != shot(game, second));
}

QTEST_MAIN(tst_QuestionSigns)
#include "tst_questionsigns.moc"
