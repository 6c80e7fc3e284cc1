// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/textwalker.h"
#include "tests/player/hands/windowdriver.h"

#include "app/player/board/boardinput.h"
#include "app/player/game/curtain.h"
#include "app/player/library/page/librarypage.h"
#include "app/player/manualwindow.h"
#include "app/player/report/crashdialog.h"
#include "app/player/settings/settingsdialog.h"
#include "app/view/style/tokens.h"

#include <QDialog>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <cmath>

using namespace app;

namespace {

double light(double channel)
{
    return channel <= 0.03928 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double luminance(const QColor &color)
{
    return 0.2126 * light(color.redF()) + 0.7152 * light(color.greenF())
        + 0.0722 * light(color.blueF());
}

/// As the guidelines for accessible pages measure it: 1 … 21.
double contrast(const QColor &one, const QColor &other)
{
    const double a = luminance(one);
    const double b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

} // namespace

/// Every panel and every dialog, in both languages and at a small and a large size: nothing is cut
/// off, everything has a name.
class tst_EveryWindow : public QObject
{
    Q_OBJECT

private slots:
    void readsWell_data();
    void readsWell();
    void colorsContrast_data();
    void colorsContrast();

private:
    void lookAtLibrary();
    void lookAtDialogs();
    void lookAtGame(const QString &module);
    void lookAtDocks(const QString &where);
    /// Notes what is wrong with what is seen now.
    void look(const QString &where, QWidget &window);
    /// The small map is drawn in the background.
    static void waitForPicture(QDialog &dialog);
    /// Without clicks, up to a decision of this name.
    void playTo(const QString &decision);

    std::unique_ptr<hands::WindowDriver> m_driver;
    QSize m_size;
    QString m_name;
    QStringList m_complaints;
    int m_looked = 0;
};

void tst_EveryWindow::look(const QString &where, QWidget &window)
{
    QVERIFY(QTest::qWaitForWindowExposed(&window)); // a dialog has its size then
    hands::WindowDriver::settle();
    const hands::TextWalker walker(window);
    QVERIFY2(walker.looked() > 0, qPrintable(where));
    m_looked += walker.looked();
    if (&window == &m_driver->window() && window.size() != m_size)
        m_complaints << QStringLiteral("%1 | the window has grown to %2×%3")
                            .arg(where)
                            .arg(window.width())
                            .arg(window.height());
    for (const QString &one : walker.complaints())
        m_complaints << QStringLiteral("%1 | %2").arg(where, one);
    if (const QString folder = qEnvironmentVariable("HEXSMITH_SCREENSHOTS"); !folder.isEmpty())
        window.grab().save(folder + u'/' + m_name + u'-' + where + QStringLiteral(".png"));
}

void tst_EveryWindow::readsWell_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<QStringList>("modules");

    const QString tutorial = QStringLiteral("tutorial");
    QTest::newRow("en-small") << QStringLiteral("en") << QSize(1280, 720) << QStringList{tutorial};
    QTest::newRow("en-large") << QStringLiteral("en") << QSize(2560, 1440) << QStringList{tutorial};
    QTest::newRow("es-small") << QStringLiteral("es") << QSize(1280, 720)
                              << QStringList{tutorial, QStringLiteral("koenigsberg45"),
                                             QStringLiteral("typhoon")};
    QTest::newRow("es-large") << QStringLiteral("es") << QSize(2560, 1440) << QStringList{tutorial};
}

void tst_EveryWindow::readsWell()
{
    QFETCH(QString, language);
    QFETCH(QSize, size);
    QFETCH(QStringList, modules);
    m_complaints.clear();
    m_looked = 0;
    m_name = QLatin1String(QTest::currentDataTag());
    m_size = size;
    m_driver = std::make_unique<hands::WindowDriver>(size);
    m_driver->settings().setLanguage(language);
    lookAtLibrary();
    lookAtDialogs();
    for (const QString &module : modules) {
        lookAtGame(module);
        if (QTest::currentTestFailed())
            return;
    }
    m_driver.reset();
    for (const QString &one : std::as_const(m_complaints))
        qWarning().noquote() << one;
    QVERIFY(m_looked > 300);
    QCOMPARE(m_complaints.size(), 0);
}

void tst_EveryWindow::lookAtLibrary()
{
    MainWindow &window = m_driver->window();
    look(QStringLiteral("library"), window);
    QList<QPushButton *> sections;
    for (auto *button : window.libraryPage().findChildren<QPushButton *>()) {
        if (button->isCheckable() && button->isVisible())
            sections.prepend(button); // so that home is the last one
    }
    QVERIFY(sections.size() >= 3);
    for (QPushButton *button : sections) {
        QCOMPARE(m_driver->click(button), QString());
        look(QStringLiteral("library-%1").arg(sections.indexOf(button)), window);
    }
}

void tst_EveryWindow::lookAtDialogs()
{
    MainWindow &window = m_driver->window();
    const auto trigger = [&](const char *name) {
        return [&window, name] { window.actions().action(QLatin1String(name))->trigger(); };
    };
    const auto visit = [&](const QString &where) {
        return [this, where](QDialog &dialog) { look(where, dialog); };
    };
    for (const LibraryModule &module : m_driver->library().modules()) {
        if (!module.isGood())
            continue;
        const QString id = module.module->id;
        QCOMPARE(m_driver->visitDialog([&] { window.askNewGame(module.path, {}); },
                                       [this, id](QDialog &dialog) {
                                           waitForPicture(dialog);
                                           look(QStringLiteral("new-") + id, dialog);
                                       }),
                 QString());
        QCOMPARE(m_driver->visitDialog(
                     [&] { emit window.libraryPage().wishes().rulesRequested(module.path); },
                     visit(QStringLiteral("rules-") + id)),
                 QString());
    }
    QCOMPARE(m_driver->visitDialog(trigger("about"), visit(QStringLiteral("about"))), QString());
    QCOMPARE(
        m_driver->visitDialog(
            [&] { emit window.libraryPage().wishes().removeRequested(QStringLiteral("a.hexmod")); },
            visit(QStringLiteral("remove"))),
        QString());
    QCOMPARE(m_driver->visitDialog(
                 [&] {
                     emit window.libraryPage().wishes().deleteSaveRequested(
                         QStringLiteral("a.hexsave"));
                 },
                 visit(QStringLiteral("delete"))),
             QString());
    trigger("settings")();
    auto *settings = window.findChild<SettingsDialog *>();
    QVERIFY(settings && QTest::qWaitForWindowExposed(settings));
    auto *pages = settings->findChild<QTabWidget *>();
    for (int i = 0; i < pages->count(); ++i) {
        pages->setCurrentIndex(i);
        look(QStringLiteral("settings-%1").arg(i), *settings);
    }
    settings->close();
    CrashDialog crash(QStringLiteral("Hexsmith 1.0\nDied of: SIGSEGV\n"), m_driver->folder(),
                      &window);
    crash.show();
    look(QStringLiteral("crash"), crash);
    crash.findChild<QPushButton *>(QStringLiteral("readCrash"))->click();
    look(QStringLiteral("crash-read"), crash);
    crash.close();
    trigger("manual")();
    auto *manual = window.findChild<ManualWindow *>();
    QVERIFY(manual && QTest::qWaitForWindowExposed(manual));
    look(QStringLiteral("manual"), *manual);
    manual->close();
    hands::WindowDriver::settle();
}

void tst_EveryWindow::waitForPicture(QDialog &dialog)
{
    const auto labels = dialog.findChildren<QLabel *>();
    (void)QTest::qWaitFor(
        [&] {
            return std::any_of(labels.begin(), labels.end(), [](const QLabel *one) {
                return one->pixmap(Qt::ReturnByValue).width() > 100;
            });
        },
        120'000);
}

void tst_EveryWindow::playTo(const QString &decision)
{
    GameController &controller = m_driver->controller();
    engine::Random random(7);
    for (int i = 0; i < 400 && !controller.state().isOver(); ++i) {
        if (controller.state().names().text(controller.offer().decision) == decision)
            return;
        QVERIFY(controller.perform(m_driver->proposal(QStringLiteral("greedy"), random)));
    }
}

void tst_EveryWindow::lookAtDocks(const QString &where)
{
    GamePage &page = m_driver->page();
    const QStringList docks = {QStringLiteral("decision"), QStringLiteral("sequence"),
                               QStringLiteral("forces"),   QStringLiteral("log"),
                               QStringLiteral("rulebook"), QStringLiteral("charts"),
                               QStringLiteral("notes")};
    for (const QString &dock : docks) {
        m_driver->window().actions().action(dock)->trigger();
        look(where + u'-' + dock, m_driver->window());
    }
    QVERIFY(page.isVisible());
}

void tst_EveryWindow::lookAtGame(const QString &module)
{
    QMap<QString, QString> players;
    for (const engine::Side &side : m_driver->library().module(module)->sides)
        players.insert(side.id, QStringLiteral("human"));
    QCOMPARE(m_driver->newGame(module, players, QStringLiteral("7")), QString());
    MainWindow &window = m_driver->window();
    look(module, window);
    lookAtDocks(module);
    const auto &actions = m_driver->controller().offer().actions;
    const auto move = std::find_if(actions.begin(), actions.end(), [](const engine::Action &one) {
        return one.piece && one.space;
    });
    if (move != actions.end()) {
        m_driver->page().input().select(move->piece);
        look(module + QStringLiteral("-chosen"), window);
    }
    m_driver->page().board().setFocus(); // else the letter goes into the notes
    QCOMPARE(m_driver->visitDialog([&] { m_driver->key(Qt::Key_G); },
                                   [&](QDialog &dialog) { look(QStringLiteral("goto"), dialog); }),
             QString());
    if (module == QLatin1String("tutorial")) {
        for (const char *decision : {"combat.target", "combat.units", "advance", "retreat"}) {
            playTo(QLatin1String(decision));
            look(module + u'-' + QLatin1String(decision), window);
        }
        lookAtDocks(module + QStringLiteral("-later"));
        playTo(QString()); // to the end
        look(module + QStringLiteral("-over"), window);
    }
    m_driver->page().cover().lower();
    look(module + QStringLiteral("-curtain"), window);
    QCOMPARE(m_driver->press(QStringLiteral("showBoard")), QString());
    window.showLibrary();
    look(QStringLiteral("library-after-") + module, window);
}

void tst_EveryWindow::colorsContrast_data()
{
    QTest::addColumn<int>("theme");
    QTest::newRow("light") << int(Settings::Look::Light);
    QTest::newRow("dark") << int(Settings::Look::Dark);
}

void tst_EveryWindow::colorsContrast()
{
    QFETCH(int, theme);
    hands::WindowDriver driver;
    driver.settings().setLook(Settings::Look(theme));
    // What the window is really painted with, not what was meant.
    const QPalette palette = QApplication::palette();
    const Tokens colors = Tokens::of(palette);
    QCOMPARE(colors.isDark, theme == int(Settings::Look::Dark));
    QCOMPARE(palette.color(QPalette::Window), colors.panel);
    QCOMPARE(palette.color(QPalette::Base), colors.raised);
    QCOMPARE(palette.color(QPalette::WindowText), colors.text);
    const QList<QColor> grounds = {colors.window, colors.panel, colors.raised, colors.sunk};
    const auto atLeast = [](const char *name, const QColor &ink, const QList<QColor> &on,
                            double least) {
        for (const QColor &ground : on)
            QVERIFY2(contrast(ink, ground) >= least,
                     qPrintable(QStringLiteral("%1 %2 on %3: %4")
                                    .arg(QLatin1String(name), ink.name(), ground.name())
                                    .arg(contrast(ink, ground))));
    };
    atLeast("text", colors.text, grounds, 4.5);
    atLeast("text2", colors.text2, grounds, 4.5);
    atLeast("accent", colors.accent, grounds, 4.5);
    atLeast("text", colors.text, {colors.soft}, 4.5);
    atLeast("onAccent", colors.onAccent, {colors.accent}, 4.5);
    atLeast("good", colors.good, {colors.goodSoft, colors.panel, colors.raised}, 4.5);
    atLeast("warn", colors.warn, {colors.warnSoft, colors.panel, colors.raised}, 4.5);
    atLeast("bad", colors.bad, {colors.badSoft, colors.panel, colors.raised}, 4.5);
    atLeast("tip", colors.tipText, {colors.tip}, 4.5);
    atLeast("tip link", colors.tipLink, {colors.tip}, 4.5);
    atLeast("control", colors.control, {colors.window, colors.panel, colors.raised}, 3.0);
    atLeast("focus", colors.focus, grounds, 3.0);
}

QTEST_MAIN(tst_EveryWindow)
#include "tst_everywindow.moc"
