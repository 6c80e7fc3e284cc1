// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamecontroller.h"
#include "app/player/gamepage.h"
#include "app/player/newgame/newgamedialog.h"
#include "app/player/parts/sidebadge.h"
#include "app/player/settings/settingsdialog.h"
#include "app/view/board/boardview.h"
#include "app/workshop/workshop.h"
#include "editor/pages/translate/translatepage.h"
#include "engine/module/model/module.h"

#include <QApplication>
#include <QComboBox>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace app;
using editor::EditorWindow;

/// Games and the program in languages that nobody thought of beforehand.
class tst_Languages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init();
    void cleanup();
    void triesInTheLanguageThatIsTranslated();
    void marksAreSavedWithTheChange();

private:
    template<typename Window> static Window *shown()
    {
        for (QWidget *window : QApplication::topLevelWidgets()) {
            if (auto *found = qobject_cast<Window *>(window); found && found->isVisible())
                return found;
        }
        return nullptr;
    }
    static editor::TranslatePage *translate(EditorWindow *window)
    {
        for (editor::Page *page : window->pages()) {
            if (auto *found = qobject_cast<editor::TranslatePage *>(page))
                return found;
        }
        return nullptr;
    }

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<Library> m_library;
    std::unique_ptr<Settings> m_settings;
    std::unique_ptr<Workshop> m_workshop;
};

void tst_Languages::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_library = std::make_unique<Library>(QStringLiteral(HEXSMITH_BIN_DIR), m_dir->path());
    m_settings = std::make_unique<Settings>(m_dir->filePath(QStringLiteral("settings.ini")));
    m_settings->setLanguage(QStringLiteral("en"));
    m_workshop = std::make_unique<Workshop>(*m_library, *m_settings);
    m_workshop->setTemplates(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates"));
}

void tst_Languages::cleanup()
{
    const auto windows = QApplication::topLevelWidgets();
    for (QWidget *window : windows) {
        if (qobject_cast<TryWindow *>(window) || qobject_cast<EditorWindow *>(window))
            window->deleteLater();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QGuiApplication::setLayoutDirection(Qt::LeftToRight);
    m_workshop.reset();
}

void tst_Languages::triesInTheLanguageThatIsTranslated()
{
    m_library->refresh();
    const auto made = m_workshop->create(QStringLiteral("My battle"), QStringLiteral("hex"));
    QVERIFY(bool(made));
    EditorWindow *window = made.value();
    QVERIFY(QTest::qWaitFor([&] { return window->live().isCurrent(); }, 20'000));
    window->open({QStringLiteral("locale/es.ts"), 0, {}});
    QVERIFY(translate(window) && window->currentPage() == translate(window));
    QTest::keyClick(window, Qt::Key_F5);
    QTRY_VERIFY_WITH_TIMEOUT(shown<TryWindow>() && shown<TryWindow>()->gamePage(), 20'000);
    const GameController &controller = shown<TryWindow>()->gamePage()->controller();
    QCOMPARE(controller.translator().language(), QStringLiteral("es"));
    // From elsewhere it speaks the player's language.
    window->open({QStringLiteral("boards/map.json"), 0, {}});
    QTest::keyClick(window, Qt::Key_F5);
    QTRY_COMPARE(shown<TryWindow>()->gamePage()->controller().translator().language(),
                 QStringLiteral("en"));
}

// Whoever translates with another program sees in the file what has changed.
void tst_Languages::marksAreSavedWithTheChange()
{
    m_library->refresh();
    const auto made = m_workshop->create(QStringLiteral("My battle"), QStringLiteral("hex"));
    QVERIFY(bool(made));
    EditorWindow *window = made.value();
    editor::ModuleDocument &document = window->live().document();
    QVERIFY(QTest::qWaitFor([&] { return window->live().isCurrent(); }, 20'000));
    auto draft = document.draft();
    const QString file = QStringLiteral("module.json");
    const QString before =
        document.json(file, {QStringLiteral("about"), QStringLiteral("text")})->toJson().toString();
    QString after = before;
    after.replace(QStringLiteral("Four turns"), QStringLiteral("Five turns"));
    QVERIFY(draft.set(file, {QStringLiteral("about"), QStringLiteral("text")}, after));
    document.commit(draft, QStringLiteral("Tell of the game"));
    QVERIFY(window->save());
    QFile saved(document.folder() + QStringLiteral("/locale/es.ts"));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    const QByteArray bytes = saved.readAll();
    const QByteArray wanted = "<source>" + after.toUtf8() + "</source>\n        <oldsource>"
        + before.toUtf8() + "</oldsource>";
    QVERIFY2(bytes.contains(wanted), bytes.constData());
}

QTEST_MAIN(tst_Languages)
#include "tst_languages.moc"
