// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/counters/countershelf.h"
#include "app/player/library/page/continuecard.h"
#include "app/player/library/page/coverpicture.h"
#include "app/player/library/page/modulecard.h"
#include "app/player/library/page/refusedstrip.h"
#include "app/player/mainwindow.h"
#include "app/view/board/boardview.h"
#include "engine/storage/atomicfile.h"
#include "scripting/luarules.h"
#include "tests/view/picture/hostilerows.h"

#include <QPainter>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace app;

namespace {

/// Null: it does not start.
std::unique_ptr<GameController> started(const std::shared_ptr<const engine::Module> &module)
{
    auto rules = scripting::LuaRules::load(*module);
    if (!rules)
        return {};
    std::shared_ptr<engine::Rules> shared = std::move(rules).value();
    auto game = engine::Game::start(*module, *shared, {QStringLiteral("battle"), {}, 1});
    if (!game)
        return {};
    return std::make_unique<GameController>(module, shared, std::move(game).value());
}

/// All counters as panels show them.
QImage shelf(GameController &controller)
{
    const auto count = int(controller.module().pieces.size());
    QImage image(count * 62, 62, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    for (int i = 0; i < count; ++i)
        painter.drawPixmap(i * 62, 0,
                           CounterShelf::of(controller).pixmap(engine::PieceId(i), 62, 1));
    return image;
}

} // namespace

/// A stranger's pictures in the library and on the board.
class tst_HostileLibrary : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_window.reset(); }
    void libraryPage_data() { hostile::rows(m_secret); }
    void libraryPage();
    void board_data() { hostile::rows(m_secret); }
    void board();
    void counterShelf_data() { hostile::rows(m_secret); }
    void counterShelf();
    void goodPictureIsShown();

private:
    std::shared_ptr<const engine::Module> module(const QString &file, const QByteArray &bytes) const
    {
        return engine::loadModule(engine::ModuleFiles::fromMap(hostile::gameWith(file, bytes)))
            .module;
    }

    QTemporaryDir m_folder;
    QString m_secret;
    std::unique_ptr<hostile::Watch> m_watch;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<MainWindow> m_window;
    std::shared_ptr<const engine::Module> m_good;
    QImage m_counters; ///< Of the good one.
};

void tst_HostileLibrary::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_secret = m_folder.filePath(QStringLiteral("secret.png"));
    QVERIFY(engine::writeAtomically(m_secret, hostile::encoded(9, 9, "PNG")));
    m_watch = std::make_unique<hostile::Watch>(m_secret);
    // Who opens it is noticed.
    QVERIFY(!m_watch->wasOpened());
    QVERIFY(QFile(m_secret).open(QIODevice::ReadOnly));
    QVERIFY(m_watch->wasOpened());
    m_good = engine::loadModule(engine::ModuleFiles::fromMap(hostile::goodGame())).module;
    QVERIFY(m_good);
    m_counters = hostile::countersOf(*m_good);
    m_settings = std::make_unique<Settings>(m_folder.filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_library = std::make_unique<Library>(m_folder.filePath(QStringLiteral("program/bin")),
                                          m_folder.filePath(QStringLiteral("data")));
    m_window = std::make_unique<MainWindow>(*m_library, *m_settings);
    m_window->show();
}

void tst_HostileLibrary::libraryPage()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    // A folder: a pack is refused as a whole when what is in it is large for its size.
    QVERIFY(hostile::write(hostile::gameWith(file, bytes),
                           m_library->modulesFolder() + QStringLiteral("/stranger")));
    // A save that somebody has sent has a picture, too.
    engine::SaveGame save;
    save.moduleId = QStringLiteral("hex-template");
    save.setup.scenario = QStringLiteral("battle");
    save.notes.thumbnail = bytes;
    QVERIFY(engine::writeSave(save, m_library->savesFolder() + QStringLiteral("/sent.hexsave")));
    QVERIFY(hostile::isContained(*m_watch, [&] {
        m_window->refreshLibrary();
        QTest::qWait(1);
        m_window->grab();
    }));
    // The rest of the game can be had, with a plain cover, and the player knows why.
    QCOMPARE(m_library->installed(), 1);
    QCOMPARE(m_window->findChildren<ModuleCard *>().size(), 1);
    QCOMPARE(m_window->findChildren<ContinueCard *>().size(), m_library->saves().size());
    const auto *strip = m_window->findChild<RefusedStrip *>();
    QVERIFY(strip && strip->isVisible());
    QVERIFY2(strip->text().contains(QLatin1String("1 picture")), qPrintable(strip->text()));
    const LibraryModule &entry = m_library->modules().first();
    QVERIFY(LibraryModule::details(entry.refused).contains(file));
    QCOMPARE(coverPicture(*entry.module, {280, 150}, 1).toImage(),
             coverPicture(*m_good, {280, 150}, 1).toImage());
}

void tst_HostileLibrary::board()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const auto bad = module(file, bytes);
    QVERIFY(bad);
    QImage image;
    QVERIFY(hostile::isContained(*m_watch, [&] {
        view::BoardView view;
        view.setCacheFolder({});
        view.resize(400, 300);
        view.setModule(bad, view::MapTheme::Light);
        image = view.wholeMap(0.5);
    }));
    // Hexes and counters are drawn as if there was no picture.
    QVERIFY2(hostile::colors(image) > 200, qPrintable(QString::number(hostile::colors(image))));
    QCOMPARE(hostile::countersOf(*bad), m_counters);
}

// The same counters as the panels of the player's window show them.
void tst_HostileLibrary::counterShelf()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const auto bad = module(file, bytes);
    QVERIFY(bad);
    const auto game = started(bad);
    const auto good = started(m_good);
    QVERIFY(game && good);
    QImage image;
    QVERIFY(hostile::isContained(*m_watch, [&] { image = shelf(*game); }));
    QCOMPARE(image, shelf(*good));
    CounterShelf::of(*game).setPalette(view::CounterArtReader::Palette::Safe);
    CounterShelf::of(*good).setPalette(view::CounterArtReader::Palette::Safe);
    QVERIFY(hostile::isContained(*m_watch, [&] { image = shelf(*game); }));
    QCOMPARE(image, shelf(*good));
}

void tst_HostileLibrary::goodPictureIsShown()
{
    const QByteArray red = hostile::svg("<rect width=\"100\" height=\"100\" fill=\"#ff0000\"/>");
    const auto good = module(QStringLiteral("art/good.svg"), red);
    QVERIFY(good);
    QVERIFY(hostile::countersOf(*good) != m_counters);
    QVERIFY(shelf(*started(good)) != shelf(*started(m_good)));
    view::BoardView view;
    view.setCacheFolder({});
    view.setModule(good, view::MapTheme::Light);
    const QImage image = view.wholeMap(0.5);
    QCOMPARE(image.pixelColor(image.rect().center()), QColor(Qt::red));
}

QTEST_MAIN(tst_HostileLibrary)
#include "tst_hostilelibrary.moc"
