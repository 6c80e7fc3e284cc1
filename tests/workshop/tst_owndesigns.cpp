// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/workshop/hands/designer.h"

#include "app/player/game/gamecontroller.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/library/page/modulecard.h"
#include "app/player/newgame/newgamedialog.h"
#include "editor/window/filemenu.h"
#include "engine/module/model/module.h"

#include <QDesktopServices>
#include <QDir>
#include <QLabel>
#include <QMenuBar>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>

#define DO(step)                                                                                   \
    do {                                                                                           \
        const QString wrong = (step);                                                              \
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong));                                              \
    } while (false)

/// Designs as files: begun, opened, saved elsewhere, found again, and played from the library
/// without being packed.
class tst_OwnDesigns : public QObject
{
    Q_OBJECT

public slots:
    void take(const QUrl &url) { m_shown = url; }

private slots:
    void init();
    void cleanup() { m_hand.reset(); }
    void standsInTheLibrary();
    void isPlayedWithoutPacking();
    void isEditedInPlace();
    void cardFollowsTheDesign();
    void brokenDesignCanBeEdited();
    void isOneOfTwoWithTheSameId();
    void savesAsAnother();
    void savesAsNothingHalf();
    void saveAsRefuses_data();
    void saveAsRefuses();
    void opensAFolder();
    void opensWhatLiesElsewhere();
    void forgetsWhatIsGone();
    void beginsANewOne();
    void showsItsFolder();

private:
    void begin(const QString &name = QStringLiteral("The Ford"));
    QList<app::ModuleCard *> designs();
    QString folder(const QString &name) const
    {
        return m_hand->file(QStringLiteral("data/designs/") + name);
    }
    /// Chooses a folder in the dialog that a command of the menu "File" opens.
    QString fileCommand(const QString &label, const QString &path);
    /// What a warning says that \a command brings up.
    QString warning(const std::function<void()> &command);
    QStringList recent();
    /// Of all editors.
    static QStringList openFolders();

    std::unique_ptr<hands::Designer> m_hand;
    QUrl m_shown;
};

void tst_OwnDesigns::init()
{
    m_hand = std::make_unique<hands::Designer>();
}

void tst_OwnDesigns::begin(const QString &name)
{
    m_hand->turnTo(nullptr);
    DO(m_hand->press(QStringLiteral("Make a game…")));
    DO(m_hand->item(QStringLiteral("Begin with"), QStringLiteral("A game on hexes")));
    DO(m_hand->write(QStringLiteral("Name of the game"), name));
    QVERIFY(m_hand->editor());
    m_hand->turnTo(m_hand->editor());
    DO(m_hand->waitForChecks());
}

QList<app::ModuleCard *> tst_OwnDesigns::designs()
{
    m_hand->settle();
    QList<app::ModuleCard *> cards = m_hand->window().findChildren<app::ModuleCard *>();
    cards.removeIf([](const app::ModuleCard *card) {
        return !card->findChild<QLabel *>(QStringLiteral("ownDesign"));
    });
    return cards;
}

QString tst_OwnDesigns::fileCommand(const QString &label, const QString &path)
{
    QString wrong;
    const QString refused =
        m_hand->chooseFile([&] { wrong = m_hand->menu(QStringLiteral("File"), label); }, path);
    return wrong.isEmpty() ? refused : wrong;
}

QString tst_OwnDesigns::warning(const std::function<void()> &command)
{
    QString text;
    const QString wrong = m_hand->visitDialog(command, [&](QDialog &dialog) {
        if (auto *box = qobject_cast<QMessageBox *>(&dialog))
            text = box->text();
    });
    return wrong.isEmpty() ? text : wrong;
}

QStringList tst_OwnDesigns::recent()
{
    editor::FileMenu &menu = m_hand->editor()->fileMenu();
    menu.popup(m_hand->editor()->pos());
    QStringList entries;
    for (const QAction *entry : menu.findChild<QMenu *>()->actions())
        entries.append(entry->text());
    menu.close();
    return entries;
}

QStringList tst_OwnDesigns::openFolders()
{
    QStringList open;
    for (QWidget *one : QApplication::topLevelWidgets()) {
        if (auto *window = qobject_cast<editor::EditorWindow *>(one))
            open.append(window->document().folder());
    }
    open.sort();
    return open;
}

void tst_OwnDesigns::standsInTheLibrary()
{
    QVERIFY(designs().isEmpty());
    begin();
    QCOMPARE(designs().size(), 1);
    QCOMPARE(designs().first()->accessibleName(), QStringLiteral("The Ford"));
    QVERIFY(designs().first()->isVisible());
    // It is not counted among the installed ones.
    QCOMPARE(m_hand->library().installed(), int(m_hand->library().modules().size()) - 1);
    m_hand->turnTo(nullptr);
    m_hand->screenshot(QStringLiteral("library-own-design"));
}

void tst_OwnDesigns::isPlayedWithoutPacking()
{
    begin();
    m_hand->turnTo(nullptr);
    QCOMPARE(designs().size(), 1);
    auto *play = designs().first()->findChild<QPushButton *>(QStringLiteral("newGame"));
    QCOMPARE(play->text(), QStringLiteral("Play"));
    DO(m_hand->click(play));
    auto *dialog = m_hand->window().findChild<app::NewGameDialog *>();
    QVERIFY(dialog && QTest::qWaitForWindowExposed(dialog));
    DO(m_hand->press(QStringLiteral("start")));
    QVERIFY(m_hand->window().gamePage());
    QCOMPARE(m_hand->controller().module().title, QStringLiteral("The Ford"));
    QVERIFY(!m_hand->controller().offer().actions.empty());
}

void tst_OwnDesigns::isEditedInPlace()
{
    begin();
    m_hand->editor()->close();
    m_hand->settle();
    QVERIFY(!m_hand->editor());
    m_hand->turnTo(nullptr);
    DO(m_hand->click(designs().first()->findChild<QPushButton *>(QStringLiteral("edit"))));
    QVERIFY(m_hand->editor());
    QCOMPARE(m_hand->editor()->document().folder(), folder(QStringLiteral("the-ford")));
    QCOMPARE(designs().size(), 1);
}

void tst_OwnDesigns::cardFollowsTheDesign()
{
    begin();
    auto &document = m_hand->editor()->document();
    auto draft = document.draft();
    draft.set(QStringLiteral("module.json"), {QStringLiteral("title")}, "The Bridge");
    document.commit(draft, QStringLiteral("Test"));
    m_hand->settle();
    QCOMPARE(designs().first()->accessibleName(), QStringLiteral("The Ford"));
    m_hand->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(designs().size(), 1);
    QCOMPARE(designs().first()->accessibleName(), QStringLiteral("The Bridge"));
    // A file in a folder of the design, too, is played as it was saved.
    auto scenario = document.draft();
    scenario.set(QStringLiteral("boards/map.json"), {QStringLiteral("name")}, "Another map");
    document.commit(scenario, QStringLiteral("Test"));
    m_hand->key(Qt::Key_S, Qt::ControlModifier);
    const auto module = m_hand->library().module(QStringLiteral("the-ford"));
    QVERIFY(module);
    QCOMPARE(module->map.boards().front().name, QStringLiteral("Another map"));
}

void tst_OwnDesigns::brokenDesignCanBeEdited()
{
    begin();
    auto &document = m_hand->editor()->document();
    auto draft = document.draft();
    draft.setBytes(QStringLiteral("rules/main.lua"), "local = 1\n");
    document.commit(draft, QStringLiteral("Test"));
    m_hand->key(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(designs().size(), 1);
    auto *play = designs().first()->findChild<QPushButton *>(QStringLiteral("newGame"));
    QVERIFY(!play->isEnabled());
    QVERIFY2(play->toolTip().contains(u"main.lua"), qPrintable(play->toolTip()));
    QVERIFY(designs().first()->findChild<QPushButton *>(QStringLiteral("edit"))->isEnabled());
    // Without a module.json that can be read there is no card, but a way back.
    auto worse = document.draft();
    worse.setBytes(QStringLiteral("module.json"), "{");
    document.commit(worse, QStringLiteral("Test"));
    m_hand->key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(designs().isEmpty());
    m_hand->editor()->close();
    m_hand->settle();
    m_hand->turnTo(nullptr);
    DO(m_hand->press(QStringLiteral("Edit")));
    QVERIFY(m_hand->editor());
    QCOMPARE(m_hand->editor()->document().folder(), folder(QStringLiteral("the-ford")));
}

// Whoever packs and installs his design has both; a save goes to the one that it was played with.
void tst_OwnDesigns::isOneOfTwoWithTheSameId()
{
    begin();
    const QString pack = m_hand->file(QStringLiteral("ford.hexmod"));
    DO(m_hand->pack(pack));
    DO(m_hand->install(pack));
    m_hand->settle();
    auto &document = m_hand->editor()->document();
    auto draft = document.draft();
    draft.set(QStringLiteral("module.json"), {QStringLiteral("title")}, "The Bridge");
    document.commit(draft, QStringLiteral("Test"));
    QVERIFY(m_hand->editor()->save());
    m_hand->settle();
    const QString id = QStringLiteral("the-ford");
    const auto &library = m_hand->library();
    QCOMPARE(library.module(id)->title, QStringLiteral("The Bridge"));
    for (const app::LibraryModule &entry : library.modules()) {
        if (entry.module->id == id)
            QCOMPARE(library.module(id, entry.module->files.contentHash()), entry.module);
    }
}

void tst_OwnDesigns::savesAsAnother()
{
    begin();
    auto &document = m_hand->editor()->document();
    auto draft = document.draft();
    draft.set(QStringLiteral("boards/map.json"), {QStringLiteral("name")}, "Another map");
    document.commit(draft, QStringLiteral("Change the map"));
    const QString there = m_hand->file(QStringLiteral("elsewhere/second"));
    QDir().mkpath(QFileInfo(there).path());
    DO(fileCommand(QStringLiteral("Save as…"), there));
    QCOMPARE(document.folder(), there);
    QVERIFY(!document.isModified());
    // The one before is as it was, the new one has everything and is a game of its own.
    const auto before = editor::ModuleDocument::open(folder(QStringLiteral("the-ford")));
    const auto after = editor::ModuleDocument::open(there);
    QVERIFY(before && after);
    QCOMPARE(after.value()->files().keys(), before.value()->files().keys());
    const auto nameOf = [](editor::ModuleDocument &one) {
        return one.json(QStringLiteral("boards/map.json"), {QStringLiteral("name")})
            ->toJson()
            .toString();
    };
    QCOMPARE(nameOf(*after.value()), QStringLiteral("Another map"));
    QVERIFY(nameOf(*before.value()) != QLatin1String("Another map"));
    QCOMPARE(m_hand->json(QStringLiteral("module.json"), {QStringLiteral("id")}).toString(),
             QStringLiteral("second"));
    QCOMPARE(QDir(QFileInfo(there).path())
                 .entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot),
             QStringList{QStringLiteral("second")});
    // It goes on there: with its history, with what it saves, and in the library.
    QVERIFY(document.history().canUndo());
    document.history().undo();
    document.history().undo();
    m_hand->key(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(nameOf(*editor::ModuleDocument::open(there).value()) != QLatin1String("Another map"));
    QCOMPARE(designs().size(), 2);
    // Another window on the new folder is one on the same document.
    m_hand->turnTo(nullptr);
    QVERIFY(m_hand->library().isDesign(there));
}

// No room, or no right to write: the design stays where it is, and nothing is left behind.
void tst_OwnDesigns::savesAsNothingHalf()
{
    begin();
    auto &document = m_hand->editor()->document();
    const QString home = document.folder();
    const QString full = m_hand->file(QStringLiteral("full"));
    QDir().mkpath(full);
    auto draft = document.draft();
    // A name that no file system takes: what comes before it in the folder is written already.
    draft.setBytes(QStringLiteral("zz/") + QString(300, u'z'), "much");
    document.commit(draft, QStringLiteral("Test"));
    const QString said =
        warning([&] { QVERIFY(!m_hand->editor()->saveAs(full + QStringLiteral("/second"))); });
    QVERIFY2(said.contains(u"Nothing of what you did is lost"), qPrintable(said));
    QCOMPARE(document.folder(), home);
    QVERIFY(document.isModified());
    QVERIFY(QDir(full).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
}

void tst_OwnDesigns::saveAsRefuses_data()
{
    QTest::addColumn<QString>("place");
    QTest::newRow("where it is") << QStringLiteral("data/designs/the-ford");
    QTest::newRow("inside itself") << QStringLiteral("data/designs/the-ford/copy");
    QTest::newRow("a folder with something") << QStringLiteral("data");
    QTest::newRow("a file") << QStringLiteral("settings.ini");
}

void tst_OwnDesigns::saveAsRefuses()
{
    QFETCH(QString, place);
    begin();
    auto &document = m_hand->editor()->document();
    const QString said = warning([&] { QVERIFY(!m_hand->editor()->saveAs(m_hand->file(place))); });
    QVERIFY2(said.contains(m_hand->file(place)), qPrintable(said));
    QCOMPARE(document.folder(), folder(QStringLiteral("the-ford")));
}

void tst_OwnDesigns::opensAFolder()
{
    begin(QStringLiteral("First"));
    begin(QStringLiteral("Second"));
    DO(fileCommand(QStringLiteral("Open…"), folder(QStringLiteral("first"))));
    m_hand->turnTo(m_hand->editor());
    const QString first = folder(QStringLiteral("first"));
    QCOMPARE(openFolders(), QStringList({first, first, folder(QStringLiteral("second"))}));
    // What is no module is said so, and nothing is opened.
    const QString nothing = m_hand->file(QStringLiteral("nothing"));
    QDir().mkpath(nothing);
    const QString said = warning([&] { emit m_hand->editor()->fileMenu().openRequested(nothing); });
    QVERIFY2(said.contains(nothing) && said.contains(u"no module"), qPrintable(said));
}

void tst_OwnDesigns::opensWhatLiesElsewhere()
{
    begin();
    const QString there = m_hand->file(QStringLiteral("elsewhere"));
    QVERIFY(QDir().rename(folder(QStringLiteral("the-ford")), there));
    m_hand->editor()->close();
    m_hand->settle();
    begin(QStringLiteral("Second"));
    QVERIFY(!m_hand->library().isDesign(there));
    DO(fileCommand(QStringLiteral("Open…"), there));
    QVERIFY(m_hand->library().isDesign(there));
    QCOMPARE(designs().size(), 2);
    m_hand->editor()->close();
    m_hand->settle();
    // From the library it is edited where it lies.
    m_hand->turnTo(nullptr);
    for (const app::ModuleCard *card : designs()) {
        if (card->path() == there)
            DO(m_hand->click(card->findChild<QPushButton *>(QStringLiteral("edit"))));
    }
    QVERIFY(openFolders().contains(there));
}

void tst_OwnDesigns::forgetsWhatIsGone()
{
    begin(QStringLiteral("First"));
    begin(QStringLiteral("Second"));
    const QString first = folder(QStringLiteral("first"));
    QCOMPARE(recent(), QStringList({folder(QStringLiteral("second")), first}));
    DO(m_hand->menu(QStringLiteral("File"), QStringLiteral("Recent › ") + first));
    QTRY_COMPARE(recent().first(), first);
    QVERIFY(QDir(folder(QStringLiteral("second"))).removeRecursively());
    QCOMPARE(recent(), QStringList{first});
    QCOMPARE(m_hand->settings().designs(), QStringList{first});
}

void tst_OwnDesigns::beginsANewOne()
{
    begin();
    DO(m_hand->menu(QStringLiteral("File"), QStringLiteral("New…")));
    DO(m_hand->item(QStringLiteral("Begin with"), QStringLiteral("A game on areas")));
    DO(m_hand->write(QStringLiteral("Name of the game"), QStringLiteral("The Town")));
    QCOMPARE(designs().size(), 2);
}

void tst_OwnDesigns::showsItsFolder()
{
    begin();
    QDesktopServices::setUrlHandler(QStringLiteral("file"), this, "take");
    DO(m_hand->menu(QStringLiteral("File"), QStringLiteral("Show the folder")));
    QDesktopServices::unsetUrlHandler(QStringLiteral("file"));
    QCOMPARE(m_shown.toLocalFile(), folder(QStringLiteral("the-ford")));
}

QTEST_MAIN(tst_OwnDesigns)
#include "tst_owndesigns.moc"
