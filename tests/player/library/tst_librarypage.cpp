// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/gamepage.h"
#include "app/player/library/page/continuecard.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/library/page/modulecard.h"
#include "app/player/mainwindow.h"
#include "app/player/parts/searchfield.h"

#include <QClipboard>
#include <QDir>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

/// The page that the program starts with: its cards, its search, and what it says of broken games.
class tst_LibraryPage : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void columns_data();
    void columns();
    void findsGamesAndSavedGames();
    void brokenGameIsReported();

private:
    template<typename Card> QList<Card *> shown() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MainWindow> m_window;
};

void tst_LibraryPage::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_settings = std::make_unique<Settings>(m_folder->filePath(QStringLiteral("settings")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setAnimationSpeed(0);
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                          m_folder->filePath(QStringLiteral("data")));
    m_library->refresh();
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->show();
}

void tst_LibraryPage::cleanup()
{
    m_window.reset();
    m_library.reset();
    m_settings.reset();
}

template<typename Card> QList<Card *> tst_LibraryPage::shown() const
{
    QList<Card *> found;
    for (auto *card : m_window->libraryPage().findChildren<Card *>()) {
        if (!card->isHidden())
            found.append(card);
    }
    return found;
}

void tst_LibraryPage::columns_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("columns");
    for (const char *language : {"en", "es"}) {
        QTest::addRow("%s large", language)
            << QString::fromLatin1(language) << QSize(1600, 1000) << 4;
        QTest::addRow("%s small", language)
            << QString::fromLatin1(language) << QSize(1280, 720) << 3;
    }
}

// The same number of cards in every language.
void tst_LibraryPage::columns()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, columns);
    m_settings->setLanguage(language);
    m_window->resize(size);
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QCoreApplication::processEvents();
    const auto cards = shown<ModuleCard>();
    QVERIFY(cards.size() >= columns);
    const int top = cards.front()->y();
    QCOMPARE(std::count_if(cards.begin(), cards.end(),
                           [top](const ModuleCard *card) { return card->y() == top; }),
             columns);
}

void tst_LibraryPage::findsGamesAndSavedGames()
{
    m_window->play(startGame(m_library->module(QStringLiteral("tutorial")),
                             {QStringLiteral("battle"), {}, 7},
                             {{QStringLiteral("blue"), QStringLiteral("human")},
                              {QStringLiteral("red"), QStringLiteral("human")}}));
    QVERIFY(m_window->gamePage());
    GameController &game = m_window->gamePage()->controller();
    QVERIFY(game.perform(engine::Action(game.offer().actions.front())));
    m_window->showLibrary();
    QCOMPARE(shown<ContinueCard>().size(), 1);
    // Who decides in it, and its game before the others.
    const auto lines = shown<ContinueCard>().front()->findChildren<QLabel *>();
    QVERIFY(std::any_of(lines.begin(), lines.end(), [](const QLabel *label) {
        return label->text().startsWith(u"Blue · Turn 1 · today");
    }));
    QCOMPARE(shown<ModuleCard>().front()->accessibleName(),
             m_library->module(QStringLiteral("tutorial"))->title);
    const auto all = shown<ModuleCard>().size();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QCoreApplication::processEvents(); // what is not laid out yet is not seen
    m_window->actions().action(QStringLiteral("find"))->trigger();
    auto *search = m_window->libraryPage().findChild<SearchField *>();
    QCOMPARE(m_window->focusWidget(), search);
    search->setText(QStringLiteral("arlen"));
    QCOMPARE(shown<ContinueCard>().size(), 1);
    QCOMPARE(shown<ModuleCard>().size(), 1);
    search->setText(QStringLiteral("Moscow in spring"));
    QCOMPARE(shown<ContinueCard>().size(), 0);
    QCOMPARE(shown<ModuleCard>().size(), 0);
    const auto words = shown<QLabel>();
    QVERIFY(std::any_of(words.begin(), words.end(), [](const QLabel *label) {
        return label->text().contains(u"No game is called \"Moscow in spring\"");
    }));
    search->clear();
    QCOMPARE(shown<ContinueCard>().size(), 1);
    QCOMPARE(shown<ModuleCard>().size(), all);
}

// What is wrong, that nothing else is, and the whole of it for whoever made the game.
void tst_LibraryPage::brokenGameIsReported()
{
    const QString folder = m_folder->filePath(QStringLiteral("data/modules/ruined"));
    QVERIFY(QDir().mkpath(folder));
    QFile file(folder + QStringLiteral("/module.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"format\": 1,\n \"id\": \"ruined\",\n \"title\": }");
    file.close();
    m_window->refreshLibrary();
    auto *strip = m_window->libraryPage().findChild<MessageStrip *>(QStringLiteral("brokenModule"));
    QVERIFY(strip);
    QVERIFY2(strip->text().contains(u"can't be opened"), qPrintable(strip->text()));
    QVERIFY2(strip->text().contains(u". Your other games and saved games are not affected."),
             qPrintable(strip->text()));
    strip->findChild<QPushButton *>(QStringLiteral("copyReport"))->click();
    const QString report = QGuiApplication::clipboard()->text();
    QVERIFY2(report.contains(u"can't be opened") && report.contains(u"module.json")
                 && report.contains(folder) && !report.contains(u"<b>")
                 && report.contains(u"→     3  \"title\": }"),
             qPrintable(report));
}

QTEST_MAIN(tst_LibraryPage)
#include "tst_librarypage.moc"
