// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/state/gamestate.h"
#include "tests/engine/game/fordgame.h"

#include <QTest>

using namespace engine;

class tst_GameState : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void carriedPiecesFollow();
    void takingBackCarriedPieces();

private:
    PieceId piece(const char *id) const { return m_module->piece(QString::fromLatin1(id)); }

    std::shared_ptr<const Module> m_module;
    std::unique_ptr<GameState> m_state;
};

void tst_GameState::init()
{
    m_module = fordModule();
    QVERIFY(m_module);
    m_state = std::make_unique<GameState>(*m_module, std::make_shared<GameSetting>());
    m_state->apply(change::MovePiece{piece("B-1"), SpaceId(1), -1});
    m_state->apply(change::Attach{piece("M-1"), piece("B-1"), -1});
    m_state->apply(change::Attach{piece("M-2"), piece("M-1"), -1});
}

void tst_GameState::carriedPiecesFollow()
{
    QCOMPARE(m_state->piece(piece("M-2")).space, SpaceId(1));
    m_state->apply(change::MovePiece{piece("B-1"), SpaceId(5), -1});
    QCOMPARE(m_state->piece(piece("M-1")).space, SpaceId(5));
    QCOMPARE(m_state->piece(piece("M-2")).space, SpaceId(5));

    m_state->apply(change::MovePiece{piece("R-1"), SpaceId(3), -1});
    m_state->apply(change::Attach{piece("B-1"), piece("R-1"), -1});
    QCOMPARE(m_state->piece(piece("M-1")).space, SpaceId(3));
    QCOMPARE(m_state->piece(piece("M-2")).space, SpaceId(3));
}

void tst_GameState::takingBackCarriedPieces()
{
    const QByteArray before = m_state->hash();
    const Change inverse = m_state->apply(change::MovePiece{piece("M-1"), SpaceId(7), -1});
    QCOMPARE(m_state->piece(piece("M-2")).space, SpaceId(7));
    m_state->apply(inverse);
    QCOMPARE(m_state->piece(piece("M-2")).space, SpaceId(1));
    QCOMPARE(m_state->hash(), before);
}

QTEST_GUILESS_MAIN(tst_GameState)
#include "tst_gamestate.moc"
