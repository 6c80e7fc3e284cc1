// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/sound/gamesounds.h"
#include "tests/player/tutorialgame.h"

#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

Q_DECLARE_METATYPE(app::Sound::Kind)

/// Short, quiet, and only when it is wanted.
class tst_Sound : public QObject
{
    Q_OBJECT

private slots:
    void samples_data();
    void samples();
    void kindsAreTold();
    void callsWhoHasToDecide();
    void playsWithoutADevice();
};

void tst_Sound::samples_data()
{
    QTest::addColumn<Sound::Kind>("kind");
    QTest::newRow("move") << Sound::Kind::Move;
    QTest::newRow("die") << Sound::Kind::Die;
    QTest::newRow("loss") << Sound::Kind::Loss;
    QTest::newRow("turn") << Sound::Kind::Turn;
}

void tst_Sound::samples()
{
    QFETCH(const Sound::Kind, kind);
    const auto samples = Sound(kind).samples();
    QVERIFY(samples.size() > size_t(Sound::rate / 50));
    QVERIFY(samples.size() < size_t(Sound::rate));
    int most = 0;
    for (const int16_t value : samples)
        most = std::max(most, std::abs(int(value)));
    QVERIFY(std::abs(most - Sound::loudest * 32767) <= 1);
    // It ends without a crack.
    QVERIFY(std::abs(int(samples.back())) < 30);
    QCOMPARE(Sound(kind).samples(), samples);
    for (const Sound::Kind other :
         {Sound::Kind::Move, Sound::Kind::Die, Sound::Kind::Loss, Sound::Kind::Turn})
        QCOMPARE(Sound(other).samples() == samples, other == kind);
}

void tst_Sound::kindsAreTold()
{
    using Kind = engine::Beat::Kind;
    QCOMPARE(GameSounds::soundOf(Kind::Move), std::optional(Sound::Kind::Move));
    QCOMPARE(GameSounds::soundOf(Kind::Roll), std::optional(Sound::Kind::Die));
    QCOMPARE(GameSounds::soundOf(Kind::Eliminate), std::optional(Sound::Kind::Loss));
    QVERIFY(!GameSounds::soundOf(Kind::Phase));
}

void tst_Sound::callsWhoHasToDecide()
{
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings")));
    QVERIFY(settings.sounds());
    for (const bool isOn : {true, false}) {
        settings.setSounds(isOn);
        TutorialGame game;
        const GameSounds sounds(*game.controller, settings);
        QSignalSpy played(&sounds, &GameSounds::played);
        const engine::SideId first = game.controller->offer().side;
        QVERIFY(game.act("move", game.piece("BL-INF-1"), game.space("0707")));
        QCOMPARE(played.size(), 0); // it is still the same one's turn
        for (int i = 0; i < 50 && game.controller->offer().side == first; ++i) {
            const auto &actions = game.controller->offer().actions;
            QVERIFY(!actions.empty());
            QVERIFY(game.controller->perform(engine::Action(actions.back())));
        }
        QVERIFY(game.controller->offer().side != first);
        const auto turns = std::count_if(played.begin(), played.end(), [](const auto &one) {
            return one.first().template value<Sound::Kind>() == Sound::Kind::Turn;
        });
        QCOMPARE(turns, isOn ? 1 : 0);
    }
}

// Nobody waits, nothing is said, and it can be tried as often as one likes.
void tst_Sound::playsWithoutADevice()
{
    SoundPlayer player;
    for (int i = 0; i < 20; ++i)
        player.play(Sound::Kind::Move);
    QTest::qWait(50);
}

QTEST_MAIN(tst_Sound)
#include "tst_sound.moc"
