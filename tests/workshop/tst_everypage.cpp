// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/textwalker.h"
#include "tests/player/hands/windowdriver.h"

#include "app/workshop/makegamedialog.h"
#include "app/workshop/workshop.h"
#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/pages/boards/tools/boardtool.h"
#include "editor/window/packdialog.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QMenuBar>
#include <QPointer>
#include <QTabWidget>
#include <QTest>

using namespace app;
using editor::EditorWindow;

/// Every page, panel and dialog of the workshop, in both languages and themes, at a small and a
/// large size: nothing is cut off, everything has a name.
class tst_EveryPage : public QObject
{
    Q_OBJECT

private slots:
    void readsWell_data();
    void readsWell();
    void broken_data();
    void broken();

private:
    void begin(const QString &language, Settings::Look theme, int textSize);
    EditorWindow *open(const QString &module);
    /// What was complained about goes to the log.
    void end();
    void lookAtModule(const QString &module);
    void showPage(EditorWindow &window, int page);
    void lookAtPage(EditorWindow &window, int page);
    void lookAtLists(EditorWindow &window, editor::Page &page, const QString &where);
    void lookAtTools(EditorWindow &window, editor::BoardsPage &page);
    void lookAtDialogs(EditorWindow &window);
    void lookAtMenus(EditorWindow &window);
    void lookAtTrying(EditorWindow &window);
    /// Notes what is wrong with what is seen now.
    void look(const QString &where, QWidget &window);

    std::unique_ptr<hands::WindowDriver> m_driver;
    std::unique_ptr<Workshop> m_workshop;
    QSize m_size;
    QString m_name;
    QString m_module;
    QStringList m_complaints;
    int m_looked = 0;
};

void tst_EveryPage::look(const QString &where, QWidget &window)
{
    hands::WindowDriver::settle();
    const hands::TextWalker walker(window, hands::TextWalker::Words::Programs);
    m_looked += walker.looked();
    if (qobject_cast<EditorWindow *>(&window) && window.size() != m_size)
        m_complaints << QStringLiteral("%1 | the window has grown to %2×%3")
                            .arg(where)
                            .arg(window.width())
                            .arg(window.height());
    // What is made in the background comes with words of its own, which are laid out then.
    QStringList complaints = walker.complaints();
    for (int i = 0; i < 30 && !complaints.isEmpty(); ++i) {
        QTest::qWait(100);
        complaints = hands::TextWalker(window, hands::TextWalker::Words::Programs).complaints();
    }
    for (const QString &one : std::as_const(complaints)) {
        // The same complaint about the same widget once.
        const QString line = QStringLiteral(" | ") + one;
        const bool isKnown = std::any_of(m_complaints.cbegin(), m_complaints.cend(),
                                         [&](const QString &old) { return old.endsWith(line); });
        if (!isKnown)
            m_complaints << where + line;
    }
    if (const QString folder = qEnvironmentVariable("HEXSMITH_SCREENSHOTS"); !folder.isEmpty()) {
        QTest::qWait(150); // for pictures that are drawn in the background
        window.grab().save(folder + u'/' + m_name + u'-' + m_module + u'-' + where
                           + QStringLiteral(".png"));
    }
}

void tst_EveryPage::readsWell_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textSize");
    QTest::addColumn<Settings::Look>("theme");
    QTest::addColumn<QString>("module");

    const QSize small(1280, 720);
    const QSize large(2560, 1440);
    QTest::newRow("en-small") << QStringLiteral("en") << small << 100 << Settings::Look::Light
                              << QStringLiteral("tutorial");
    QTest::newRow("es-small") << QStringLiteral("es") << small << 100 << Settings::Look::Dark
                              << QStringLiteral("koenigsberg45");
    QTest::newRow("es-areas") << QStringLiteral("es") << small << 100 << Settings::Look::Light
                              << QStringLiteral("leningrad41");
    QTest::newRow("en-middle") << QStringLiteral("en") << QSize(1600, 1000) << 100
                               << Settings::Look::Dark << QStringLiteral("typhoon");
    QTest::newRow("es-large") << QStringLiteral("es") << large << 150 << Settings::Look::Dark
                              << QStringLiteral("tutorial");
}

void tst_EveryPage::readsWell()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(int, textSize);
    QFETCH(Settings::Look, theme);
    QFETCH(QString, module);
    m_size = size;
    begin(language, theme, textSize);
    lookAtModule(module);
    end();
    QVERIFY(m_looked > 300);
    QCOMPARE(m_complaints.size(), 0);
}

void tst_EveryPage::begin(const QString &language, Settings::Look theme, int textSize)
{
    m_complaints.clear();
    m_looked = 0;
    m_name = QLatin1String(QTest::currentDataTag());
    m_driver = std::make_unique<hands::WindowDriver>(m_size);
    m_driver->settings().setLanguage(language);
    m_driver->settings().setLook(theme);
    m_driver->settings().setTextSize(textSize);
    m_workshop = std::make_unique<Workshop>(m_driver->library(), m_driver->settings());
    m_workshop->setTemplates(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates"));
}

EditorWindow *tst_EveryPage::open(const QString &module)
{
    m_module = module;
    const auto opened = m_workshop->edit(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + module);
    if (!opened)
        return nullptr;
    opened.value()->resize(m_size);
    const bool isSeen = QTest::qWaitForWindowExposed(opened.value())
        && QTest::qWaitFor([&] { return opened.value()->live().isCurrent(); }, 60'000);
    return isSeen ? opened.value() : nullptr;
}

void tst_EveryPage::end()
{
    m_workshop.reset();
    m_driver.reset();
    for (const QString &one : std::as_const(m_complaints))
        qWarning().noquote() << one;
}

void tst_EveryPage::broken_data()
{
    QTest::addColumn<QStringList>("files"); // by how they begin
    QTest::addColumn<QByteArray>("bytes"); // empty: the file is gone

    const QStringList all{QString()};
    QTest::newRow("no-counters") << QStringList{QStringLiteral("pieces.json")} << QByteArray();
    QTest::newRow("no-boards") << QStringList{QStringLiteral("boards/")} << QByteArray();
    QTest::newRow("half-a-board") << QStringList{QStringLiteral("boards/")}
                                  << QByteArray("{\"id\":");
    QTest::newRow("no-module") << QStringList{QStringLiteral("module.json")} << QByteArray("[1");
    QTest::newRow("nothing") << all << QByteArray();
    QTest::newRow("lists") << all << QByteArray("[[], {}, 3, null]\n");
    QTest::newRow("numbers") << all << QByteArray("{\"id\": 4, \"boards\": 1, \"sides\": {}}\n");
}

/// Whatever a file holds, every page stays calm, says something and goes on afterwards.
void tst_EveryPage::broken()
{
    QFETCH(QStringList, files);
    QFETCH(QByteArray, bytes);
    m_size = QSize(1280, 720);
    begin(QStringLiteral("en"), Settings::Look::Light, 100);
    EditorWindow *window = open(QStringLiteral("tutorial"));
    QVERIFY(window);
    auto draft = window->document().draft();
    for (const QString &file : window->document().files().keys()) {
        const bool isMeant = std::any_of(files.cbegin(), files.cend(), [&](const QString &start) {
            return file.startsWith(start);
        });
        if (!isMeant || (files.contains(QString()) && !file.endsWith(QLatin1String(".json"))))
            continue;
        if (bytes.isEmpty())
            draft.removeFile(file);
        else
            draft.setBytes(file, bytes);
    }
    window->document().commit(draft, QStringLiteral("break"));
    for (const bool isBroken : {true, false}) {
        QVERIFY(QTest::qWaitFor([&] { return window->live().isCurrent(); }, 60'000));
        for (int i = 0; i < window->pages().size(); ++i) {
            showPage(*window, i);
            if (isBroken)
                look(QStringLiteral("page%1").arg(i + 1), *window);
            else
                hands::WindowDriver::settle();
        }
        if (isBroken)
            window->document().history().undo();
    }
    QVERIFY(!window->document().isModified());
    delete window;
    end();
    QCOMPARE(m_complaints.size(), 0);
}

void tst_EveryPage::lookAtModule(const QString &module)
{
    EditorWindow *opened = open(module);
    QVERIFY(opened);
    EditorWindow &window = *opened;
    for (int i = 0; i < window.pages().size(); ++i)
        lookAtPage(window, i);
    lookAtMenus(window);
    lookAtDialogs(window);
    lookAtTrying(window);
    delete &window;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

void tst_EveryPage::showPage(EditorWindow &window, int index)
{
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    QTest::keyClick(&window, Qt::Key(Qt::Key_0 + (index + 1) % 10), Qt::ControlModifier);
    QCOMPARE(window.currentPage(), window.pages()[index]);
}

void tst_EveryPage::lookAtPage(EditorWindow &window, int index)
{
    showPage(window, index);
    editor::Page &page = *window.pages()[index];
    const QString where = QStringLiteral("page%1").arg(index + 1);
    look(where, window);
    const auto tabs = page.findChildren<QTabWidget *>();
    for (QTabWidget *widget : tabs) {
        for (int i = 0; widget->isVisible() && i < widget->count(); ++i) {
            widget->setCurrentIndex(i);
            look(where + QStringLiteral("-tab%1").arg(i), window);
        }
    }
    lookAtLists(window, page, where);
    if (auto *boards = qobject_cast<editor::BoardsPage *>(&page))
        lookAtTools(window, *boards);
}

void tst_EveryPage::lookAtLists(EditorWindow &window, editor::Page &page, const QString &where)
{
    const auto lists = page.findChildren<QAbstractItemView *>();
    int seen = 0;
    for (const QPointer<QAbstractItemView> list : lists) {
        if (!list || !list->isVisible() || list->inherits("QHeaderView") || !list->model()
            || !list->model()->rowCount())
            continue;
        const int rows = std::min(list->model()->rowCount(), 6);
        for (int row = 0; list && row < rows; row += 3) {
            list->setCurrentIndex(list->model()->index(row, 0));
            look(where + QStringLiteral("-list%1-%2").arg(seen).arg(row), window);
        }
        ++seen;
    }
}

void tst_EveryPage::lookAtTools(EditorWindow &window, editor::BoardsPage &page)
{
    for (editor::BoardTool *tool : page.tools()) {
        page.setTool(tool);
        QTest::mouseClick(&page.canvas(), Qt::LeftButton, {}, page.canvas().rect().center());
        look(QStringLiteral("tool%1").arg(page.tools().indexOf(tool)), window);
        QTest::keyClick(&page.canvas(), Qt::Key_Escape);
    }
    while (window.document().history().canUndo())
        window.document().history().undo();
}

void tst_EveryPage::lookAtMenus(EditorWindow &window)
{
    for (QAction *entry : window.menuBar()->actions()) {
        const QString title = entry->text();
        if (!title.contains(u'&'))
            m_complaints << QStringLiteral("menu \"%1\" has no letter").arg(title);
    }
}

void tst_EveryPage::lookAtDialogs(EditorWindow &window)
{
    editor::PackDialog pack(window.live(), &window);
    pack.show();
    look(QStringLiteral("pack"), pack);
    MakeGameDialog make(m_driver->library(), m_driver->settings().language(), &window);
    make.show();
    look(QStringLiteral("make"), make);
    for (auto *list : make.findChildren<QAbstractItemView *>()) {
        if (list->model() && list->model()->rowCount())
            list->setCurrentIndex(list->model()->index(0, 0));
    }
    look(QStringLiteral("make-chosen"), make);
}

void tst_EveryPage::lookAtTrying(EditorWindow &window)
{
    emit window.tryRequested({});
    QPointer<TryWindow> tried;
    for (QWidget *top : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<TryWindow *>(top))
            tried = found;
    }
    QVERIFY(tried);
    tried->resize(m_size);
    look(QStringLiteral("try"), *tried);
}

QTEST_MAIN(tst_EveryPage)
#include "tst_everypage.moc"
