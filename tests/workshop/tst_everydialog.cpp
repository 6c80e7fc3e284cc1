// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/textwalker.h"
#include "tests/player/hands/windowdriver.h"

#include "app/workshop/makegamedialog.h"
#include "app/workshop/recorddialog.h"
#include "app/workshop/triedgame.h"
#include "app/workshop/workshop.h"
#include "editor/code/codeedit.h"
#include "editor/document/uses/uses.h"
#include "editor/pages/boards/edits/areaimport.h"
#include "editor/pages/boards/panels/newboarddialog.h"
#include "editor/pages/boards/panels/takeareasdialog.h"
#include "editor/pages/counters/counterspage.h"
#include "editor/pages/counters/hands/countertablefile.h"
#include "editor/pages/counters/panels/plandialog.h"
#include "editor/pages/rules/code/newcodedialog.h"
#include "editor/pages/rules/code/symbolrenamedialog.h"
#include "editor/pages/rules/consolepanel.h"
#include "editor/pages/rules/index/symbolrename.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/rules/testspanel.h"
#include "editor/pages/tables/grid/gridview.h"
#include "editor/pages/tables/grid/pastedialog.h"
#include "editor/widgets/renamedialog.h"
#include "editor/window/belowtabs.h"
#include "editor/window/packdialog.h"
#include "editor/window/strips/comparedialog.h"
#include "editor/window/strips/outsidestrip.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>
#include <QTest>

using namespace app;
using namespace editor;

/// Every dialog of the workshop: it reads well in both languages and themes, the keys go where the
/// eye goes, the first field has the focus, Enter takes the default and Esc leaves.
class tst_EveryDialog : public QObject
{
    Q_OBJECT

private slots:
    void dialogs_data();
    void dialogs();
    void panels_data();
    void panels();
    void pages_data();
    void pages();

private:
    using Maker = std::function<QDialog *(EditorWindow &window)>;

    /// A small game in the editor; nullptr: it can't be made.
    EditorWindow *begin();
    void end();
    void look(const QString &name, QWidget &window);
    void lookAtHistory(EditorWindow &window);
    void lookAtTests(EditorWindow &window);
    void lookAtConsole(EditorWindow &window);
    void lookAtOutsideChange(EditorWindow &window);
    void lookAtRecovery(EditorWindow &window);
    void visit(const QString &name, QDialog &dialog);
    void complain(const QString &name, const QString &what);
    void lookAtKeys(const QString &name, QDialog &dialog);
    void lookAtOrder(const QString &name, QWidget &window);
    QDialog *compare(EditorWindow &window);
    QDialog *renameSpace(EditorWindow &window);
    QDialog *renameSymbol(EditorWindow &window);
    QDialog *plan(EditorWindow &window);
    QDialog *paste(EditorWindow &window);
    QDialog *takeAreas(EditorWindow &window);
    QDialog *record(EditorWindow &window);
    template<typename Wanted> Wanted *pageOf(EditorWindow &window);

    std::unique_ptr<hands::WindowDriver> m_driver;
    std::unique_ptr<Workshop> m_workshop;
    std::unique_ptr<RuleIndex> m_index; // what the dialog for names works on
    std::unique_ptr<SymbolRename> m_symbol;
    QStringList m_complaints;
};

namespace {

bool takesKeys(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus)
        && !widget.focusProxy();
}

/// What Tab walks through, in its order, from the first one on.
QList<QWidget *> tabOrder(QWidget &dialog)
{
    QList<QWidget *> order;
    for (QWidget *next = dialog.nextInFocusChain(); next != &dialog;
         next = next->nextInFocusChain()) {
        if (dialog.isAncestorOf(next) && takesKeys(*next))
            order.append(next);
    }
    return order;
}

QRect placeOf(const QWidget &widget, const QWidget &window)
{
    return {widget.mapTo(&window, QPoint()), widget.size()};
}

/// Whether the eye comes to \a second only after \a first: below it, to its right, or in a column
/// further to the right.
bool isInOrder(const QRect &first, const QRect &second)
{
    const bool isBeside = second.top() < first.bottom() && first.top() < second.bottom();
    return isBeside ? second.left() >= first.left()
                    : second.top() > first.top() || second.left() > first.right();
}

QString titleOf(const QWidget &widget)
{
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return button && !button->text().isEmpty()
        ? button->text()
        : QStringLiteral("%1 \"%2\"")
              .arg(QLatin1String(widget.metaObject()->className()), widget.accessibleName());
}

} // namespace

template<typename Wanted> Wanted *tst_EveryDialog::pageOf(EditorWindow &window)
{
    for (Page *page : window.pages()) {
        if (auto *found = qobject_cast<Wanted *>(page))
            return found;
    }
    return nullptr;
}

void tst_EveryDialog::complain(const QString &name, const QString &what)
{
    m_complaints << QStringLiteral("%1: %2").arg(name, what);
}

void tst_EveryDialog::look(const QString &name, QWidget &window)
{
    hands::WindowDriver::settle();
    const hands::TextWalker walker(window, hands::TextWalker::Words::Programs);
    for (const QString &one : walker.complaints())
        complain(name, one);
    if (const QString folder = qEnvironmentVariable("HEXSMITH_SCREENSHOTS"); !folder.isEmpty())
        window.grab().save(QStringLiteral("%1/%2-%3.png")
                               .arg(folder, QLatin1String(QTest::currentDataTag()), name));
}

void tst_EveryDialog::visit(const QString &name, QDialog &dialog)
{
    if (!dialog.isVisible())
        dialog.show();
    dialog.activateWindow();
    if (!QTest::qWaitForWindowActive(&dialog))
        complain(name, QStringLiteral("is not shown"));
    look(QStringLiteral("dialog-") + name, dialog);
    const QSize screen =
        m_driver->settings().textSize() > 125 ? QSize(1600, 1000) : QSize(1280, 720);
    if (dialog.width() > screen.width() || dialog.height() > screen.height())
        complain(name, QStringLiteral("needs %1×%2").arg(dialog.width()).arg(dialog.height()));
    lookAtKeys(name, dialog);
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &dialog,
                    Qt::Key_Escape);
    if (dialog.isVisible())
        complain(name, QStringLiteral("does not close by Esc"));
}

void tst_EveryDialog::lookAtOrder(const QString &name, QWidget &window)
{
    const QList<QWidget *> order = tabOrder(window);
    for (qsizetype i = 1; i < order.size(); ++i) {
        if (!isInOrder(placeOf(*order[i - 1], window), placeOf(*order[i], window)))
            complain(name,
                     QStringLiteral("Tab goes from %1 to %2")
                         .arg(titleOf(*order[i - 1]), titleOf(*order[i])));
    }
}

void tst_EveryDialog::lookAtKeys(const QString &name, QDialog &dialog)
{
    const QList<QWidget *> order = tabOrder(dialog);
    if (order.isEmpty() || !order.contains(dialog.focusWidget())) {
        complain(name, QStringLiteral("nothing has the focus"));
        return;
    }
    lookAtOrder(name, dialog);
    // A field that is written into comes before what is only read or pressed.
    const auto isField = [](const QWidget *widget) {
        return widget->testAttribute(Qt::WA_InputMethodEnabled);
    };
    const auto field = std::find_if(order.begin(), order.end(), isField);
    if (field != order.end() && dialog.focusWidget() != *field)
        complain(name,
                 QStringLiteral("the focus is on %1, not on %2")
                     .arg(titleOf(*dialog.focusWidget()), titleOf(**field)));
    QStringList defaults;
    for (const auto *button : dialog.findChildren<QPushButton *>()) {
        if (button->isDefault() && button->isVisible())
            defaults.append(button->text());
    }
    if (defaults.size() != 1)
        complain(name, QStringLiteral("Enter presses \"%1\"").arg(defaults.join(u'|')));
}

QDialog *tst_EveryDialog::compare(EditorWindow &window)
{
    auto *dialog = new CompareDialog(&window);
    const QString file = QStringLiteral("rules/movement.lua");
    const QByteArray before = window.document().bytes(file);
    QByteArray mine = before;
    QByteArray theirs = before;
    mine.replace("moved", "gone");
    theirs.replace("local movement = {}", "local movement = {}\n-- written outside");
    dialog->add(file, mine, theirs);
    return dialog;
}

QDialog *tst_EveryDialog::renameSpace(EditorWindow &window)
{
    Uses uses(window.document());
    QList<Reference> references;
    for (const Use &use : uses.find(QStringLiteral("BL-1")))
        references.append({use, use.place.file.endsWith(u".json")});
    return new RenameDialog(
        QStringLiteral("BL-1"), QStringLiteral("BL-1"), references,
        [](const QString &) { return QString(); }, &window);
}

QDialog *tst_EveryDialog::renameSymbol(EditorWindow &window)
{
    m_index = std::make_unique<RuleIndex>(window.live());
    const QString file = QStringLiteral("rules/movement.lua");
    const int at = int(m_index->text(file).indexOf(QLatin1String("movement = {}")));
    m_symbol = std::make_unique<SymbolRename>(*m_index, file, at + 1);
    return new SymbolRenameDialog(*m_symbol, &window);
}

QDialog *tst_EveryDialog::plan(EditorWindow &window)
{
    const QString path = m_driver->file(QStringLiteral("counters.csv"));
    QFile file(path);
    if (file.open(QFile::WriteOnly))
        file.write("id,name,side,attack\nBL-1,First of all,blue,7\nBL-9,A new one,blue,3\n"
                   "BL-2,Second,green,nothing\n");
    file.close();
    auto *page = pageOf<CountersPage>(window);
    QTest::keyClick(&window, Qt::Key_2, Qt::ControlModifier);
    page->tableFile().importFrom(path);
    return page->findChild<PlanDialog *>();
}

QDialog *tst_EveryDialog::paste(EditorWindow &window)
{
    window.open({QStringLiteral("tables/fight.json"), 1, {}});
    hands::WindowDriver::settle();
    for (auto *grid : window.currentPage()->findChildren<GridView *>()) {
        if (!grid->isVisible() || !grid->model() || !grid->model()->rowCount())
            continue;
        grid->setCurrentIndex(grid->model()->index(0, 0));
        grid->paste(QStringLiteral("A\t-\tD\tD\nA\tD\t-\tD"));
        return grid->findChild<PasteDialog *>();
    }
    return nullptr;
}

QDialog *tst_EveryDialog::takeAreas(EditorWindow &window)
{
    auto import = AreaImport::read(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 200 100'>"
        "<path id='Nord land' d='M0 0H100V100H0z'/><path id='south' d='M100 0H200V100H100z'/>"
        "<path id='river' d='M100 0V100'/></svg>",
        QStringLiteral("drawing.svg"));
    return import
        ? new TakeAreasDialog(std::move(import).value(), {QStringLiteral("south")}, &window)
        : nullptr;
}

QDialog *tst_EveryDialog::record(EditorWindow &window)
{
    emit window.tryRequested({});
    for (QWidget *top : QApplication::topLevelWidgets()) {
        auto *tried = qobject_cast<TryWindow *>(top);
        if (!tried || !tried->gamePage())
            continue;
        GameController &controller = tried->gamePage()->controller();
        QStringList steps;
        for (int i = 0; i < 3; ++i) {
            const engine::Action action = controller.offer().actions.front();
            steps << controller.texts().label(action);
            if (!controller.perform(action))
                return nullptr;
        }
        return new RecordDialog(tried->game(), steps, {QStringLiteral("tests/fight.lua")}, tried);
    }
    return nullptr;
}

void tst_EveryDialog::panels_data()
{
    QTest::addColumn<QString>("language");
    QTest::addColumn<Settings::Look>("theme");
    QTest::addColumn<int>("textSize");

    QTest::newRow("en-dark-100") << QStringLiteral("en") << Settings::Look::Dark << 100;
    QTest::newRow("es-light-160") << QStringLiteral("es") << Settings::Look::Light << 160;
}

void tst_EveryDialog::dialogs_data()
{
    panels_data();
    QTest::newRow("en-light-160") << QStringLiteral("en") << Settings::Look::Light << 160;
    QTest::newRow("es-dark-100") << QStringLiteral("es") << Settings::Look::Dark << 100;
}

EditorWindow *tst_EveryDialog::begin()
{
    QFETCH(QString, language);
    QFETCH(Settings::Look, theme);
    QFETCH(int, textSize);
    m_complaints.clear();
    m_driver = std::make_unique<hands::WindowDriver>();
    m_driver->settings().setLanguage(language);
    m_driver->settings().setLook(theme);
    m_driver->settings().setTextSize(textSize);
    m_workshop = std::make_unique<Workshop>(m_driver->library(), m_driver->settings());
    m_workshop->setTemplates(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates"));
    const auto made = m_workshop->create(QStringLiteral("My battle"), QStringLiteral("hex"));
    if (!made)
        return nullptr;
    made.value()->resize(textSize > 125 ? QSize(1600, 1000) : QSize(1280, 720));
    const bool isRead = QTest::qWaitFor([&] { return made.value()->live().isCurrent(); }, 60'000);
    return isRead ? made.value() : nullptr;
}

void tst_EveryDialog::end()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_workshop.reset();
    m_driver.reset();
    for (const QString &one : std::as_const(m_complaints))
        qWarning().noquote() << one;
    QCOMPARE(m_complaints.size(), 0);
}

void tst_EveryDialog::dialogs()
{
    EditorWindow *window = begin();
    QVERIFY(window);
    const QList<std::pair<QString, Maker>> makers{
        {QStringLiteral("compare"), [this](EditorWindow &w) { return compare(w); }},
        {QStringLiteral("rename"), [this](EditorWindow &w) { return renameSpace(w); }},
        {QStringLiteral("symbol"), [this](EditorWindow &w) { return renameSymbol(w); }},
        {QStringLiteral("plan"), [this](EditorWindow &w) { return plan(w); }},
        {QStringLiteral("paste"), [this](EditorWindow &w) { return paste(w); }},
        {QStringLiteral("areas"), [this](EditorWindow &w) { return takeAreas(w); }},
        {QStringLiteral("board"), [](EditorWindow &w) { return new NewBoardDialog(&w); }},
        {QStringLiteral("code"),
         [](EditorWindow &w) { return new NewCodeDialog(w.document().files(), &w); }},
        {QStringLiteral("pack"), [](EditorWindow &w) { return new PackDialog(w.live(), &w); }},
        {QStringLiteral("make"),
         [this](EditorWindow &w) {
             return new MakeGameDialog(m_driver->library(), m_driver->settings().language(), &w);
         }},
        {QStringLiteral("record"), [this](EditorWindow &w) { return record(w); }}};
    for (const auto &[name, maker] : makers) {
        const QPointer<QDialog> dialog = maker(*window);
        if (dialog)
            visit(name, *dialog);
        else
            complain(name, QStringLiteral("can't be opened"));
        delete dialog;
    }
    m_symbol.reset();
    m_index.reset();
    delete window;
    end();
}

void tst_EveryDialog::lookAtHistory(EditorWindow &window)
{
    ModuleDocument &document = window.document();
    const QString pieces = QStringLiteral("pieces.json");
    for (const char *name : {"First", "Second", "Third"}) {
        Draft draft = document.draft();
        draft.set(pieces, {QStringLiteral("pieces"), qsizetype(0), QStringLiteral("name")}, name);
        document.commit(draft, QStringLiteral("Call it %1").arg(QLatin1String(name)));
    }
    document.history().undo();
    auto *below = window.findChild<BelowTabs *>();
    below->setCurrentIndex(1);
    look(QStringLiteral("history"), window);
    document.history().undo();
    document.history().undo();
    below->showUses(QStringLiteral("BL-1"));
    look(QStringLiteral("uses"), window);
    below->setCurrentIndex(0);
}

void tst_EveryDialog::lookAtTests(EditorWindow &window)
{
    window.open({QStringLiteral("rules/fight.lua"), 12, {}});
    auto *rules = pageOf<RulesPage>(window);
    window.activateWindow();
    if (!QTest::qWaitForWindowActive(&window))
        complain(QStringLiteral("tests"), QStringLiteral("the window is not active"));
    QTest::keyClick(rules->currentEdit(), Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    hands::WindowDriver::settle();
    if (!rules->testsPanel().runButton()->isVisible())
        complain(QStringLiteral("tests"), QStringLiteral("are not shown"));
    QTest::mouseClick(rules->testsPanel().runButton(), Qt::LeftButton);
    if (!QTest::qWaitFor([&] { return !rules->tests().results().isEmpty(); }, 60'000))
        complain(QStringLiteral("tests"), QStringLiteral("do not run"));
    if (!QTest::qWaitFor([&] { return !rules->tests().isRunning(); }, 60'000))
        complain(QStringLiteral("tests"), QStringLiteral("do not end"));
    look(QStringLiteral("tests"), window);
}

void tst_EveryDialog::lookAtConsole(EditorWindow &window)
{
    emit window.tryRequested({});
    hands::WindowDriver::settle();
    window.activateWindow();
    auto *rules = pageOf<RulesPage>(window);
    for (const char *line : {"game:piece('BL-1').steps", "game:nothing()", "1 +"}) {
        QTest::keyClicks(rules->console().input(), QLatin1String(line));
        QTest::keyClick(rules->console().input(), Qt::Key_Return);
    }
    look(QStringLiteral("console"), window);
}

void tst_EveryDialog::lookAtOutsideChange(EditorWindow &window)
{
    const QString name = QStringLiteral("rules/main.lua");
    Draft draft = window.document().draft();
    draft.setBytes(name, "-- mine\n" + window.document().bytes(name));
    QFile file(window.document().folder() + u'/' + name);
    if (file.open(QFile::Append))
        file.write("-- theirs\n");
    file.close();
    window.document().commit(draft, QStringLiteral("Write a remark"));
    auto *strip = window.findChild<OutsideStrip *>();
    strip->look();
    look(QStringLiteral("outside"), window);
    window.document().keepMine({name});
    strip->hide();
}

/// As after the end of a program that nobody expected.
void tst_EveryDialog::lookAtRecovery(EditorWindow &window)
{
    const QString folder = window.document().folder();
    window.document().recovery().flush();
    const QString kept = RecoveryFile::pathFor(QFileInfo(m_driver->library().modulesFolder()).path()
                                                   + QStringLiteral("/recovery"),
                                               folder);
    const QString copy = m_driver->file(QStringLiteral("kept"));
    if (!QFile::copy(kept, copy))
        complain(QStringLiteral("recovery"), QStringLiteral("nothing was kept"));
    const QSize size = window.size();
    delete &window;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QFile::copy(copy, kept);
    const auto again = m_workshop->open(folder);
    if (!again || !QTest::qWaitFor([&] { return again.value()->live().isCurrent(); }, 60'000))
        return;
    again.value()->resize(size);
    look(QStringLiteral("recovery"), *again.value());
    delete again.value();
}

void tst_EveryDialog::panels()
{
    EditorWindow *window = begin();
    QVERIFY(window);
    lookAtHistory(*window);
    lookAtTests(*window);
    lookAtConsole(*window);
    lookAtOutsideChange(*window);
    lookAtRecovery(*window);
    end();
}

void tst_EveryDialog::pages_data()
{
    QTest::addColumn<QString>("templateName");
    QTest::newRow("hexes") << QStringLiteral("hex");
    QTest::newRow("areas") << QStringLiteral("area");
}

void tst_EveryDialog::pages()
{
    QFETCH(QString, templateName);
    m_complaints.clear();
    m_driver = std::make_unique<hands::WindowDriver>();
    m_workshop = std::make_unique<Workshop>(m_driver->library(), m_driver->settings());
    m_workshop->setTemplates(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates"));
    const auto made = m_workshop->create(QStringLiteral("My battle"), templateName);
    QVERIFY(bool(made));
    EditorWindow &window = *made.value();
    window.resize(1600, 1000);
    QVERIFY(QTest::qWaitFor([&] { return window.live().isCurrent(); }, 60'000));
    for (int i = 0; i < window.pages().size(); ++i) {
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::keyClick(&window, Qt::Key(Qt::Key_0 + (i + 1) % 10), Qt::ControlModifier);
        hands::WindowDriver::settle();
        Page &page = *window.currentPage();
        if (auto *button = page.findChild<QAbstractButton *>()) {
            button->setFocus();
            QTest::keyClick(button, Qt::Key_Tab);
        }
        lookAtOrder(QStringLiteral("page%1").arg(i + 1), page);
    }
    delete &window;
    end();
}

QTEST_MAIN(tst_EveryDialog)
#include "tst_everydialog.moc"
