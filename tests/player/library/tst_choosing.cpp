// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/bots/computerlevel.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/library/page/modulecard.h"
#include "app/player/mainwindow.h"
#include "app/player/newgame/newgamedialog.h"
#include "engine/bot/bot.h"
#include "tests/player/anygame.h"

#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

/// What somebody who chooses a game and a scenario sees of them.
class tst_Choosing : public QObject
{
    Q_OBJECT

private slots:
    void scenarioSaysItsLength_data();
    void scenarioSaysItsLength();
    void computerSeesOneSide();
    void everyComputerPlays();
    void playersAreRemembered();
    void dropFieldIsAsHighAsACard_data();
    void dropFieldIsAsHighAsACard();
};

void tst_Choosing::scenarioSaysItsLength_data()
{
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("words");
    QTest::newRow("the module's") << "campaign"
                                  << "en"
                                  << "About 6–8 h; saved after every action";
    QTest::newRow("its own") << "insterburg"
                             << "en"
                             << "About 2 h; saved after every action";
    QTest::newRow("without its gender") << "insterburg"
                                        << "es"
                                        << "About 2 h; saved after every action";
}

void tst_Choosing::scenarioSaysItsLength()
{
    QFETCH(QString, scenario);
    QFETCH(QString, language);
    QFETCH(QString, words);
    const auto module =
        anygame::module(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/koenigsberg45"));
    QVERIFY(module);
    NewGameDialog dialog(module, language, scenario);
    const auto *length = dialog.findChild<QLabel *>(QStringLiteral("length"));
    QVERIFY(length);
    QCOMPARE(length->text(), words);
    // Another one is chosen, and then the first again.
    const auto buttons = dialog.findChildren<QPushButton *>();
    for (const QString &other : {QStringLiteral("campaign"), scenario}) {
        const QString title =
            engine::Translator(*module, language).translate(module->scenario(other)->title);
        for (QPushButton *button : buttons) {
            if (button->text().startsWith(title + u'\n'))
                button->click();
        }
        QCOMPARE(length->text().contains(QStringLiteral("2 h")), other == u"insterburg");
    }
}

// Whoever plays against the computer may wonder what it knows.
void tst_Choosing::computerSeesOneSide()
{
    const auto module = anygame::module(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/leningrad41"));
    QVERIFY(module);
    NewGameDialog dialog(module, QStringLiteral("en"), QStringLiteral("campaign"));
    dialog.show();
    for (const QString &side : {QStringLiteral("axis"), QStringLiteral("soviet")}) {
        auto *who = dialog.findChild<QComboBox *>(QStringLiteral("player-") + side);
        const auto *fair = dialog.findChild<QLabel *>(QStringLiteral("fair-") + side);
        QVERIFY(who && fair);
        for (int i = 0; i < who->count(); ++i) {
            who->setCurrentIndex(i);
            QCOMPARE(fair->isVisible(), who->currentData().toString() != QLatin1String("human"));
        }
    }
}

// Whatever can be chosen is a computer that exists, says how it plays, and is all there is.
void tst_Choosing::everyComputerPlays()
{
    QStringList bots;
    for (const ComputerLevel &level : ComputerLevel::all()) {
        QVERIFY(!level.name.isEmpty() && !level.tip.isEmpty());
        const bool isAllowed = level.bot.endsWith(u':');
        QVERIFY(engine::makeBot(isAllowed ? ComputerLevel::allowed(3) : level.bot));
        if (!isAllowed)
            bots << level.bot;
    }
    QCOMPARE(bots, engine::botNames());
    QCOMPARE(ComputerLevel::secondsOf(ComputerLevel::allowed(7)), 7);
    QCOMPARE(ComputerLevel::secondsOf(QStringLiteral("planner:0.2")), 1);
    QCOMPARE(ComputerLevel::secondsOf(ComputerLevel::allowed(1 << 30)), ComputerLevel::mostSeconds);
    for (const char *other :
         {"", "planner", "planner:", "planner:easy", "planner:-3", "planner:0", "greedy", "human"})
        QCOMPARE(ComputerLevel::secondsOf(QString::fromLatin1(other)), 0);
}

void tst_Choosing::playersAreRemembered()
{
    const auto module = anygame::module(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/leningrad41"));
    QVERIFY(module);
    NewGameDialog dialog(module, QStringLiteral("en"), QStringLiteral("campaign"));
    dialog.show();
    QCOMPARE(dialog.players().size(), 2);
    const QMap<QString, QString> wanted{{QStringLiteral("axis"), QStringLiteral("planner:12")},
                                        {QStringLiteral("soviet"), QStringLiteral("planner:hard")}};
    dialog.setPlayers(wanted);
    QCOMPARE(dialog.players(), wanted);
    auto *seconds = dialog.findChild<QSpinBox *>(QStringLiteral("seconds-axis"));
    QVERIFY(seconds && seconds->isVisible());
    QCOMPARE(seconds->value(), 12);
    QVERIFY(!dialog.findChild<QSpinBox *>(QStringLiteral("seconds-soviet"))->isVisible());
    seconds->setValue(30);
    QCOMPARE(dialog.players().value(QStringLiteral("axis")), QStringLiteral("planner:30"));
    // Who is unknown here changes nothing.
    dialog.setPlayers({{QStringLiteral("axis"), QStringLiteral("oracle")},
                       {QStringLiteral("nobody"), QStringLiteral("greedy")}});
    QCOMPARE(dialog.players().value(QStringLiteral("axis")), QStringLiteral("planner:30"));
    // The settings keep them, each game's for itself.
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("settings"));
    {
        Settings settings(file);
        settings.setPlayers(module->id, wanted);
        settings.setPlayers(QStringLiteral("other"), {});
    }
    const Settings settings(file);
    QCOMPARE(settings.players(module->id), wanted);
    QVERIFY(settings.players(QStringLiteral("other")).isEmpty());
    QVERIFY(settings.players(QStringLiteral("never")).isEmpty());
}

void tst_Choosing::dropFieldIsAsHighAsACard_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("width");
    for (const char *language : {"en", "es"}) {
        for (const int width : {900, 1280, 1600, 2200})
            QTest::addRow("%s %d", language, width) << language << width;
    }
}

void tst_Choosing::dropFieldIsAsHighAsACard()
{
    QFETCH(QString, language);
    QFETCH(int, width);
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings")));
    settings.setLanguage(language);
    Library library(QStringLiteral(HEXSMITH_BIN_DIR), folder.filePath(QStringLiteral("data")));
    library.refresh();
    MainWindow window(library, settings);
    window.resize(width, 1000);
    window.show();
    QTest::qWait(0);
    int tallest = 0;
    for (const auto *card : window.libraryPage().findChildren<ModuleCard *>())
        tallest = std::max(tallest, card->height());
    const auto *drop = window.libraryPage().findChild<QWidget *>(QStringLiteral("dropCard"));
    QVERIFY(drop && tallest > 200);
    QCOMPARE(drop->height(), tallest);
}

QTEST_MAIN(tst_Choosing)
#include "tst_choosing.moc"
