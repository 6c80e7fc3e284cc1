// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamecontroller.h"
#include "app/player/gamepage.h"
#include "app/player/mainwindow.h"
#include "app/player/newgame/newgamedialog.h"
#include "app/player/parts/sidebadge.h"
#include "app/view/board/boardview.h"
#include "engine/module/model/module.h"
#include "engine/module/read/moduleloader.h"

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

/// Games and the program in languages that nobody thought of beforehand.
class tst_GameLanguages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup();
    void aThirdLanguageCanBeChosen();
    void rightToLeft();

private:
    /// The tutorial, which speaks French as well.
    QString french() const;
    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Settings> m_settings;
};

void tst_GameLanguages::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR), m_dir->path());
    m_settings = std::make_unique<Settings>(m_dir->filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
}

void tst_GameLanguages::cleanup()
{
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
}

QString tst_GameLanguages::french() const
{
    const QString folder = m_library->modulesFolder() + QStringLiteral("/french");
    const auto files =
        engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
    for (const QString &name : files->names()) {
        QByteArray bytes = files->read(name).value();
        if (name == u"module.json")
            bytes.replace("\"languages\": [", "\"languages\": [\"fr\", ");
        const QString path = folder + u'/' + name;
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("can't write");
    }
    QFile file(folder + QStringLiteral("/locale/fr.ts"));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("can't write");
    file.write("<TS version=\"2.1\" language=\"fr\"><context><name>module.json</name><message>"
               "<source>Blue</source><translation>Bleus</translation></message></context></TS>");
    return folder;
}

void tst_GameLanguages::aThirdLanguageCanBeChosen()
{
    const QString folder = french();
    m_library->refresh();
    MainWindow window(*m_library, *m_settings);
    window.show();
    // In the settings, for all games.
    QVERIFY(m_settings->gameLanguages().contains(QStringLiteral("fr")));
    // For one game, when it begins.
    window.askNewGame(folder, {});
    auto *dialog = window.findChild<NewGameDialog *>();
    QVERIFY(dialog);
    auto *choice = dialog->findChild<QComboBox *>(QStringLiteral("gameLanguage"));
    QVERIFY(choice);
    QCOMPARE(choice->count(), 3);
    QCOMPARE(choice->currentData().toString(), QStringLiteral("en"));
    choice->setCurrentIndex(choice->findData(QStringLiteral("fr")));
    emit choice->activated(choice->currentIndex());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    dialog = window.findChild<NewGameDialog *>();
    QVERIFY(dialog);
    choice = dialog->findChild<QComboBox *>(QStringLiteral("gameLanguage"));
    QCOMPARE(choice->currentData().toString(), QStringLiteral("fr"));
    dialog->accept();
    QVERIFY(window.gamePage());
    const GameController &controller = window.gamePage()->controller();
    QCOMPARE(controller.translator().language(), QStringLiteral("fr"));
    QCOMPARE(controller.texts().sideName(engine::SideId(0)), QStringLiteral("Bleus"));
    // The setting for all games counts from now on, also in the game that is open.
    m_settings->setGameLanguage(QStringLiteral("es"));
    QCOMPARE(controller.translator().language(), QStringLiteral("es"));
    // What a game does not have is its own language.
    m_settings->setGameLanguage(QStringLiteral("ja"));
    QCOMPARE(controller.translator().language(), QStringLiteral("en"));
    m_settings->setGameLanguage(QStringLiteral("fr"));
    QCOMPARE(controller.translator().language(), QStringLiteral("fr"));
}

void tst_GameLanguages::rightToLeft()
{
    m_library->refresh();
    MainWindow window(*m_library, *m_settings);
    window.resize(1280, 720);
    window.show();
    QCOMPARE(window.layoutDirection(), Qt::LeftToRight);
    const QString tutorial = QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial");
    const auto module = engine::loadModule(engine::ModuleFiles::open(tutorial).value()).module;
    window.play(startGame(module, {module->scenarios.front().id, {}, 1}, {}));
    QVERIFY(window.gamePage());
    auto *badge = window.findChild<SideBadge *>();
    QVERIFY(badge);
    const auto inkAtLeft = [badge] {
        const QImage image = badge->grab().toImage();
        int left = 0;
        int right = 0;
        const QColor ground = image.pixelColor(image.width() / 2, 3);
        for (int y = 4; y < image.height() - 4; ++y) {
            for (int x = 10; x < 30; ++x) {
                left += image.pixelColor(x, y) != ground;
                right += image.pixelColor(image.width() - 1 - x, y) != ground;
            }
        }
        return left > right;
    };
    QVERIFY(inkAtLeft());
    m_settings->setLanguage(QStringLiteral("ar"));
    QCOMPARE(QGuiApplication::layoutDirection(), Qt::RightToLeft);
    QCOMPARE(window.layoutDirection(), Qt::RightToLeft);
    // The sign of a side begins at the other end; maps stay as they are.
    QVERIFY(!inkAtLeft());
    QCOMPARE(window.findChild<view::BoardView *>()->layoutDirection(), Qt::LeftToRight);
    m_settings->setLanguage(QStringLiteral("en"));
    QCOMPARE(window.layoutDirection(), Qt::LeftToRight);
}

QTEST_MAIN(tst_GameLanguages)
#include "tst_gamelanguages.moc"
