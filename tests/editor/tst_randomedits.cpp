// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/openmodule.h"
#include "tests/editor/randomedits/commands.h"
#include "tests/editor/randomedits/viewdump.h"

#include <QAbstractButton>
#include <QApplication>
#include <QHashFunctions>
#include <QMessageBox>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace editor;

namespace {

constexpr int c_edits = 500;
constexpr int c_editsOfTemplates = 200; ///< They are there for commands that modules do without.
constexpr int c_editsOfLarge = 100; ///< Unless much is asked for.

int editsOf(const QString &module)
{
    if (module.startsWith(u"template "))
        return c_editsOfTemplates;
    const bool isLarge = module != u"tutorial";
    return isLarge && !qEnvironmentVariableIsSet("HEXSMITH_TEST_GAMES") ? c_editsOfLarge : c_edits;
}

bool holdTheSame(const FileContents &a, const FileContents &b)
{
    if (a.keys() != b.keys())
        return false;
    for (auto it = a.begin(); it != a.end(); ++it) {
        const FileContentPointer &other = b[it.key()];
        if (*it != other && !(*it)->holdsSameAs(*other))
            return false;
    }
    return true;
}

/// Names and sizes of the files that are not the same.
QByteArray difference(const QMap<QString, QByteArray> &a, const QMap<QString, QByteArray> &b)
{
    QStringList different;
    QMap<QString, QByteArray> all = a;
    all.insert(b);
    for (const QString &file : all.keys()) {
        if (a.contains(file) != b.contains(file) || a.value(file) != b.value(file))
            different << QStringLiteral("%1 (%2, %3)")
                             .arg(file)
                             .arg(a.value(file).size())
                             .arg(b.value(file).size());
    }
    return different.join(u' ').toUtf8();
}

QMap<QString, QByteArray> onDisk(const QString &folder)
{
    const auto files = engine::ModuleFiles::open(folder);
    QMap<QString, QByteArray> bytes;
    for (const QString &name : files ? files->names() : QStringList())
        bytes.insert(name, files->read(name).value());
    return bytes;
}

} // namespace

/// Hundreds of edits of every kind on each shipped module, taken back and done again.
class tst_RandomEdits : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QHashSeed::setDeterministicGlobalSeed(); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^refused an edit"))); }
    void undoAndRedo_data();
    void undoAndRedo();
    void everyCommandWasDone();

private:
    void open(const QString &module);
    void edit(int edits);
    bool isDone(const Command &command);
    void tryWhatIsNew(const QMetaObject *page);
    void tryTheRest(const QString &module);
    QStringList undone() const;
    bool isWhole() const;
    void look();
    void answer();
    void undoOrRedo();
    void checkFiles(const FileContents &before);
    void showPage(const QMetaObject *page);
    std::vector<Command> deckOf(const QMetaObject *page);

    QTemporaryDir m_dir;
    std::unique_ptr<EditorWindow> m_window;
    std::unique_ptr<Bench> m_bench;
    const std::vector<Command> m_commands = allCommands();
    QMap<QString, int> m_done; ///< How often, by command.
};

// One of the shipped modules if the environment names it, else what is small.
void tst_RandomEdits::undoAndRedo_data()
{
    QTest::addColumn<QString>("module");
    const QString wanted = qEnvironmentVariable("HEXSMITH_TEST_MODULE");
    for (const QString &name : openmodule::names()) {
        const bool isSmall = name == u"tutorial" || name.startsWith(u"template ");
        if (wanted.isEmpty() ? isSmall : name == wanted)
            QTest::newRow(qPrintable(name)) << name;
    }
}

void tst_RandomEdits::open(const QString &module)
{
    const QString folder = m_dir.filePath(module);
    const QDir source(openmodule::folder(module));
    for (const QString &name : engine::ModuleFiles::open(source.path())->names()) {
        QDir().mkpath(QFileInfo(folder + u'/' + name).path());
        QFile::copy(source.filePath(name), folder + u'/' + name);
        QFile::setPermissions(folder + u'/' + name, QFile::ReadOwner | QFile::WriteOwner);
    }
    const auto document = ModuleDocument::open(folder);
    QVERIFY(bool(document));
    m_window = std::make_unique<EditorWindow>(document.value());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_bench = std::make_unique<Bench>(*m_window, quint32(qHash(module, 1)));
}

std::vector<Command> tst_RandomEdits::deckOf(const QMetaObject *page)
{
    std::vector<Command> deck;
    for (const Command &command : m_commands) {
        if (command.page == page)
            deck.push_back(command);
    }
    for (size_t i = deck.size(); i > 1; --i)
        std::swap(deck[i - 1], deck[size_t(m_bench->below(qsizetype(i)))]);
    return deck;
}

void tst_RandomEdits::showPage(const QMetaObject *page)
{
    for (int i = 0; i < m_window->pages().size(); ++i) {
        if (m_window->pages()[i]->metaObject() == page)
            QTest::keyClick(m_window.get(), Qt::Key(Qt::Key_0 + (i + 1) % 10), Qt::ControlModifier);
    }
}

void tst_RandomEdits::checkFiles(const FileContents &before)
{
    const FileContents &files = m_window->document().files();
    for (auto it = files.begin(); it != files.end(); ++it) {
        if (*it == before.value(it.key()) || !it.key().endsWith(u".json"))
            continue;
        const FileContent read(it.key(), (*it)->bytes());
        QVERIFY2(read.json(), qPrintable(it.key() + read.error()));
    }
}

void tst_RandomEdits::undoOrRedo()
{
    QUndoStack &history = m_window->document().history();
    const int steps = history.count();
    for (int i = 1 + m_bench->below(4); i > 0; --i) {
        const FileContents before = m_window->document().files();
        const int index = history.index();
        if (m_bench->isOneOf(2) && history.canRedo()) {
            history.redo();
            QCoreApplication::sendPostedEvents();
            QCOMPARE(history.index(), index + 1);
            continue;
        }
        if (!history.canUndo())
            continue;
        history.undo();
        QCoreApplication::sendPostedEvents();
        // A page that writes into the document when it only has to show it would begin a new step.
        QCOMPARE(history.index(), index - 1);
        QCOMPARE(history.count(), steps);
        if (m_bench->isOneOf(2)) {
            history.redo();
            QVERIFY(holdTheSame(m_window->document().files(), before));
        }
    }
}

// What the pages read of the loaded module, and what they paint, must not depend on how fast the
// machine is: both happen only here.
void tst_RandomEdits::look()
{
    m_window->setUpdatesEnabled(true);
    m_window->live().look();
    QVERIFY(QTest::qWaitFor([this] { return m_window->live().isCurrent(); }, 120'000));
    QCoreApplication::processEvents();
    m_window->setUpdatesEnabled(false);
}

// Whatever is asked is agreed to.
void tst_RandomEdits::answer()
{
    QCoreApplication::sendPostedEvents();
    while (QWidget *asked = QApplication::activeModalWidget()) {
        if (auto *box = qobject_cast<QMessageBox *>(asked))
            box->buttons().first()->click();
        else if (auto *dialog = qobject_cast<QDialog *>(asked))
            dialog->accept();
        asked->hide();
        QCoreApplication::sendPostedEvents();
    }
}

bool tst_RandomEdits::isDone(const Command &command)
{
    const FileContents before = m_window->document().files();
    const int index = m_window->document().history().index();
    const bool isRun = command.run(*m_bench);
    answer();
    if (!isRun
        || (m_window->document().files() == before
            && m_window->document().history().index() == index))
        return false;
    ++m_done[command.name];
    checkFiles(before);
    if (m_bench->isOneOf(5))
        undoOrRedo();
    if (QTest::currentTestFailed())
        qWarning() << "after" << command.name;
    return true;
}

// While the module is whole, everything that was not done yet gets its chance.
void tst_RandomEdits::tryWhatIsNew(const QMetaObject *page)
{
    for (const Command &command : m_commands) {
        if (command.page != page || m_done.contains(command.name))
            continue;
        for (int tries = 0; tries < 12 && !QTest::currentTestFailed(); ++tries) {
            if (isDone(command))
                break;
        }
    }
}

void tst_RandomEdits::edit(int edits)
{
    look();
    tryWhatIsNew(nullptr);
    for (const Page *page : m_window->pages()) {
        showPage(page->metaObject());
        tryWhatIsNew(page->metaObject());
    }
    const std::vector<Command> everywhere = deckOf(nullptr);
    size_t next = 0;
    const int pages = int(m_window->pages().size());
    for (int i = 0; i < pages; ++i) {
        const QMetaObject *page = m_window->pages()[i]->metaObject();
        look();
        showPage(page);
        const std::vector<Command> here = deckOf(page);
        size_t own = 0;
        int left = edits * (i + 1) / pages - edits * i / pages;
        for (int tries = 0; left > 0 && tries < 1000; ++tries) {
            const bool isOwn = !here.empty() && tries % 2;
            const Command &command =
                isOwn ? here[own++ % here.size()] : everywhere[next++ % everywhere.size()];
            left -= isDone(command) ? 1 : 0;
            if (QTest::currentTestFailed())
                return;
        }
        QCOMPARE(left, 0);
    }
}

bool tst_RandomEdits::isWhole() const
{
    const auto &issues = m_window->live().issues();
    return std::none_of(issues.begin(), issues.end(), [](const engine::Issue &issue) {
        return issue.severity == engine::Issue::Severity::Error;
    });
}

void tst_RandomEdits::undoAndRedo()
{
    QFETCH(QString, module);
    open(module);
    ModuleDocument &document = m_window->document();
    QUndoStack &history = document.history();
    const auto bytes = openmodule::bytes(document);
    const auto disk = onDisk(document.folder());
    const ViewDump atFirst(*m_window);
    edit(editsOf(module));
    QVERIFY(!QTest::currentTestFailed());
    look();
    m_window->setUpdatesEnabled(true);

    const auto edited = openmodule::bytes(document);
    const int done = history.index();
    // As long as the files are broken, pages offer the words of the whole module that they showed
    // last: that is to be the same one after redoing all.
    if (!isWhole()) {
        history.setIndex(0);
        const ViewDump whole(*m_window);
        history.setIndex(done);
    }
    const ViewDump afterEdits(*m_window);
    QVERIFY(bool(document.save()));
    QCOMPARE(difference(onDisk(document.folder()), edited), QByteArray());
    history.setIndex(0);
    QCOMPARE(difference(openmodule::bytes(document), bytes), QByteArray());
    QVERIFY(bool(document.save()));
    QCOMPARE(difference(onDisk(document.folder()), disk), QByteArray());
    ViewDump undone(*m_window);
    QVERIFY2(!undone.differsFrom(atFirst), qPrintable(undone.difference()));

    const int steps = history.count();
    history.setIndex(done);
    QCOMPARE(difference(openmodule::bytes(document), edited), QByteArray());
    ViewDump redone(*m_window);
    QVERIFY2(!redone.differsFrom(afterEdits), qPrintable(redone.difference()));
    QCOMPARE(history.count(), steps);
    m_bench.reset();
    m_window.reset();
}

QStringList tst_RandomEdits::undone() const
{
    QStringList names;
    for (const Command &command : m_commands) {
        if (!m_done.contains(command.name))
            names.append(command.name);
    }
    return names;
}

// What chance left out, on a module that is whole.
void tst_RandomEdits::tryTheRest(const QString &module)
{
    open(module);
    QUndoStack &history = m_window->document().history();
    const auto bytes = openmodule::bytes(m_window->document());
    for (const Page *page : m_window->pages()) {
        showPage(page->metaObject());
        look();
        tryWhatIsNew(page->metaObject());
        history.setIndex(0);
    }
    for (int round = 0; round < 8 && !undone().isEmpty(); ++round) {
        tryWhatIsNew(nullptr);
        history.setIndex(m_bench->below(history.count() + 1));
    }
    history.setIndex(0);
    QCOMPARE(difference(openmodule::bytes(m_window->document()), bytes), QByteArray());
    m_bench.reset();
    m_window.reset();
}

void tst_RandomEdits::everyCommandWasDone()
{
    if (qEnvironmentVariableIsSet("HEXSMITH_TEST_MODULE"))
        QSKIP("One module alone need not have everything.");
    for (const QString &name : openmodule::names()) {
        if (!undone().isEmpty() && !QTest::currentTestFailed())
            tryTheRest(name);
    }
    QCOMPARE(undone().join(QStringLiteral(", ")), QString());
}

QTEST_MAIN(tst_RandomEdits)
#include "tst_randomedits.moc"
