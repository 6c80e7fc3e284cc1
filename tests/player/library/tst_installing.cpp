// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/windowdriver.h"

#include "app/player/library/page/librarypage.h"
#include "app/player/library/page/modulecard.h"
#include "app/player/parts/messagestrip.h"

#include <QDragEnterEvent>
#include <QFile>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTest>
#include <QTimer>
#include <QUrl>
#include <QWindow>

using namespace app;

/// A game comes into the library by dragging it in or by opening it, is played, and goes again.
class tst_Installing : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void droppedGameIsPlayed();
    void openedGameIsPlayed();
    void installedGameIsRemoved();
    void nonsenseIsRefused();
    void cardSaysWhatIsKnown_data();
    void cardSaysWhatIsKnown();
    void cardSaysWhereToStart();

private:
    /// Lets go of a file over the middle of the window.
    bool drop(const QString &path);
    ModuleCard *card() const;
    QString playOneStep();

    std::unique_ptr<hands::WindowDriver> m_driver;
    QString m_pack;
};

namespace {

/// The tutorial under another name, as a file that somebody has sent.
bool packGift(const engine::Module &tutorial, const QString &folder, const QString &pack)
{
    for (const QString &name : tutorial.files.names()) {
        auto bytes = tutorial.files.read(name);
        if (!bytes)
            return false;
        QByteArray content = bytes.value();
        if (name == QLatin1String("module.json")) {
            content.replace("\"id\": \"tutorial\"", "\"id\": \"gift\"");
            content.replace("\"title\": \"The Bridges of Arlen\"", "\"title\": \"A Gift\"");
        }
        QFile file(folder + u'/' + name);
        if (!QDir().mkpath(QFileInfo(file).path()) || !file.open(QIODevice::WriteOnly)
            || file.write(content) < 0)
            return false;
    }
    auto files = engine::ModuleFiles::open(folder);
    return files && files.value().pack(pack);
}

} // namespace

void tst_Installing::init()
{
    m_driver = std::make_unique<hands::WindowDriver>();
    m_pack = m_driver->file(QStringLiteral("from-a-friend.hexmod"));
    QVERIFY(packGift(*m_driver->library().module(QStringLiteral("tutorial")),
                     m_driver->file(QStringLiteral("gift")), m_pack));
    QVERIFY(!card());
}

void tst_Installing::cleanup()
{
    m_driver.reset();
}

ModuleCard *tst_Installing::card() const
{
    for (auto *one : m_driver->window().findChildren<ModuleCard *>()) {
        if (one->accessibleName() == QLatin1String("A Gift"))
            return one;
    }
    return nullptr;
}

bool tst_Installing::drop(const QString &path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QWindow *window = m_driver->window().windowHandle();
    const QPoint middle(window->width() / 2, window->height() / 2);
    QDragEnterEvent enter(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window, &enter);
    if (!enter.isAccepted())
        return false;
    QDropEvent drop(middle, Qt::CopyAction, &data, Qt::LeftButton, {});
    QApplication::sendEvent(window, &drop);
    hands::WindowDriver::settle();
    return drop.isAccepted();
}

QString tst_Installing::playOneStep()
{
    const QString wrong = m_driver->newGame(QStringLiteral("gift"),
                                            {{QStringLiteral("blue"), QStringLiteral("human")},
                                             {QStringLiteral("red"), QStringLiteral("human")}},
                                            QStringLiteral("3"));
    if (!wrong.isEmpty())
        return wrong;
    engine::Random random(3);
    return m_driver->perform(m_driver->proposal(QStringLiteral("greedy"), random));
}

void tst_Installing::droppedGameIsPlayed()
{
    QVERIFY(drop(m_pack));
    QVERIFY(card());
    auto *strip = m_driver->window().findChild<MessageStrip *>(QStringLiteral("message"));
    QVERIFY(strip && strip->isVisible());
    QCOMPARE(strip->text(), QStringLiteral("A Gift is installed."));
    QCOMPARE(strip->kind(), MessageStrip::Kind::Success);
    QCOMPARE(playOneStep(), QString());
    // It is there again the next time.
    m_driver->restart();
    QVERIFY(card());
}

void tst_Installing::openedGameIsPlayed()
{
    QCOMPARE(m_driver->chooseFile([&] { m_driver->key(Qt::Key_O, Qt::ControlModifier); }, m_pack),
             QString());
    QVERIFY(card());
    QCOMPARE(playOneStep(), QString());
}

void tst_Installing::installedGameIsRemoved()
{
    QCOMPARE(
        m_driver->chooseFile([&] { (void)m_driver->press(QStringLiteral("install")); }, m_pack),
        QString());
    QVERIFY(card());
    const QString path = m_driver->library().modulesFolder() + QStringLiteral("/gift.hexmod");
    QVERIFY(QFileInfo::exists(path));
    QCOMPARE(m_driver->chooseFromMenu(card()->findChild<QPushButton *>(QStringLiteral("more")),
                                      QStringLiteral("Remove…"), QStringLiteral("Remove")),
             QString());
    QVERIFY(!card());
    QVERIFY(!QFileInfo::exists(path));
}

void tst_Installing::nonsenseIsRefused()
{
    const QString path = m_driver->file(QStringLiteral("nonsense.hexmod"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("no zip") > 0);
    file.close();
    QVERIFY(drop(path));
    auto *strip = m_driver->window().findChild<MessageStrip *>(QStringLiteral("message"));
    QVERIFY(strip && strip->isVisible());
    QVERIFY(strip->text().contains(QLatin1String("nonsense.hexmod")));
    QCOMPARE(strip->kind(), MessageStrip::Kind::Warning);
    QVERIFY(m_driver->library().broken().isEmpty());
    QCOMPARE(m_driver->press(QStringLiteral("Close")), QString());
    QVERIFY(!strip->isVisible());
}

void tst_Installing::cardSaysWhatIsKnown_data()
{
    QTest::addColumn<QString>("players");
    QTest::addColumn<QString>("length");
    QTest::addColumn<QString>("said");

    QTest::newRow("both") << "1-2"
                          << "an hour"
                          << "1–2 players · an hour";
    QTest::newRow("one player") << "1"
                                << "an hour"
                                << "1 player · an hour";
    QTest::newRow("no length") << "1-2"
                               << ""
                               << "1–2 players";
    QTest::newRow("no players") << ""
                                << "an hour"
                                << "an hour";
    QTest::newRow("neither") << ""
                             << ""
                             << "";
}

void tst_Installing::cardSaysWhatIsKnown()
{
    QFETCH(QString, players);
    QFETCH(QString, length);
    QFETCH(QString, said);
    LibraryModule entry;
    for (const LibraryModule &one : m_driver->library().modules()) {
        if (one.module && one.module->id == QLatin1String("tutorial"))
            entry = one;
    }
    auto module = std::make_shared<engine::Module>(*entry.module);
    module->about = engine::Json::object();
    module->about.insert(QStringLiteral("players"), players);
    module->about.insert(QStringLiteral("length"), length);
    entry.module = module;
    LibraryWishes wishes;
    const ModuleCard card(entry, QStringLiteral("en"), wishes);
    QStringList texts;
    for (const auto *label : card.findChildren<QLabel *>())
        texts << label->text();
    QVERIFY2(said.isEmpty() || texts.contains(said), qPrintable(texts.join(u'|')));
    for (const QString &text : std::as_const(texts))
        QVERIFY2(!text.trimmed().endsWith(u'·'), qPrintable(text));
}

void tst_Installing::cardSaysWhereToStart()
{
    LibraryWishes wishes;
    QStringList starts;
    for (LibraryModule entry : m_driver->library().modules()) {
        if (!entry.module)
            continue;
        const ModuleCard card(entry, QStringLiteral("en"), wishes);
        if (card.findChild<QLabel *>(QStringLiteral("startHere")))
            starts << entry.module->id;
        entry.isDesign = true;
        const ModuleCard design(entry, QStringLiteral("en"), wishes);
        QVERIFY(!design.findChild<QLabel *>(QStringLiteral("startHere")));
    }
    QCOMPARE(starts, QStringList{QStringLiteral("tutorial")});
}

QTEST_MAIN(tst_Installing)
#include "tst_installing.moc"
