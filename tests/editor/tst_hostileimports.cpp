// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/view/counter/drawncheck.h"
#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/panels/boardpanel.h"
#include "editor/pages/boards/panels/boardpictures.h"
#include "editor/pages/counters/counterspage.h"
#include "editor/pages/counters/edits/artimport.h"
#include "editor/pages/counters/panels/counterbar.h"
#include "editor/pages/counters/panels/countersheet.h"
#include "editor/pages/module/coverpanel.h"
#include "editor/pages/module/modulepage.h"
#include "editor/window/editorwindow.h"
#include "editor/window/problemspanel.h"
#include "engine/storage/atomicfile.h"
#include "scripting/modulelint.h"
#include "tests/view/picture/hostilerows.h"

#include <QLabel>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTemporaryDir>

using namespace editor;

/// A stranger's pictures where designers see them or would take them in.
class tst_HostileImports : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void cleanupTestCase() { m_window.reset(); }
    void counterSheet_data() { hostile::rows(m_secret); }
    void counterSheet();
    void goodPictureIsOnTheSheet();
    void import_data() { hostile::rows(m_secret); }
    void import();
    void goodPictureIsTaken();
    void problems_data() { hostile::rows(m_secret); }
    void problems();

private:
    template<typename Kind> Kind *page() const;
    /// Changes the document of the window, and waits until it was looked at.
    void take(const hostile::Files &files);
    /// The counters of the window as a printed sheet.
    QImage sheet() const;
    QStringList listed() const;

    QTemporaryDir m_folder;
    QString m_secret;
    std::unique_ptr<hostile::Watch> m_watch;
    std::unique_ptr<EditorWindow> m_window;
    QImage m_goodSheet;
};

template<typename Kind> Kind *tst_HostileImports::page() const
{
    for (Page *one : m_window->pages()) {
        if (auto *found = qobject_cast<Kind *>(one))
            return found;
    }
    return nullptr;
}

void tst_HostileImports::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    m_secret = m_folder.filePath(QStringLiteral("secret.png"));
    QVERIFY(engine::writeAtomically(m_secret, hostile::encoded(9, 9, "PNG")));
    m_watch = std::make_unique<hostile::Watch>(m_secret);
    const QString design = m_folder.filePath(QStringLiteral("design"));
    QVERIFY(hostile::write(hostile::goodGame(), design));
    auto document = ModuleDocument::open(design);
    QVERIFY(document);
    m_window = std::make_unique<EditorWindow>(document.value());
    m_window->resize(1400, 900);
    m_window->show();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->live().isCurrent(), 60'000);
    QVERIFY(page<ModulePage>() && page<BoardsPage>() && page<CountersPage>());
    emit page<CountersPage>()->bar()->viewWanted(CounterBar::View::Sheet);
    m_goodSheet = sheet();
    QVERIFY(hostile::colors(m_goodSheet) > 20);
}

QImage tst_HostileImports::sheet() const
{
    return page<CountersPage>()->sheet()->viewport()->grab().toImage();
}

QStringList tst_HostileImports::listed() const
{
    const auto *panel = m_window->findChild<ProblemsPanel *>();
    QStringList lines;
    for (int i = 0; panel && i < panel->topLevelItemCount(); ++i) {
        const QTreeWidgetItem *item = panel->topLevelItem(i);
        lines.append(item->text(ProblemsPanel::Where) + u' ' + item->text(ProblemsPanel::What));
    }
    return lines;
}

void tst_HostileImports::take(const hostile::Files &files)
{
    ModuleDocument &document = m_window->document();
    Draft draft = document.draft();
    for (auto it = files.begin(); it != files.end(); ++it)
        draft.setBytes(it.key(), it.value());
    document.commit(draft, QStringLiteral("Take it"));
    m_window->live().look();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->live().isCurrent(), 60'000);
}

void tst_HostileImports::counterSheet()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const hostile::Files files = hostile::gameWith(file, bytes);
    QImage seen;
    QVERIFY(hostile::isContained(*m_watch, [&] {
        take(files);
        seen = sheet();
    }));
    // The counters are drawn as if there was no picture.
    QCOMPARE(seen, m_goodSheet);
    m_window->document().history().undo();
}

void tst_HostileImports::goodPictureIsOnTheSheet()
{
    take(hostile::gameWith(QStringLiteral("art/good.svg"),
                           hostile::svg("<rect width=\"100\" height=\"100\" fill=\"#ff0000\"/>")));
    QVERIFY(sheet() != m_goodSheet);
    m_window->document().history().undo();
    QTRY_VERIFY_WITH_TIMEOUT(m_window->live().isCurrent(), 60'000);
    QCOMPARE(sheet(), m_goodSheet);
}

void tst_HostileImports::import()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const QString path = m_folder.filePath(QFileInfo(file).fileName());
    QVERIFY(engine::writeAtomically(path, bytes));
    ModuleDocument &document = m_window->document();
    const QStringList before = document.files().keys();
    const BoardsPage *boards = page<BoardsPage>();
    QSignalSpy said(&page<BoardsPage>()->session(), &BoardSession::said);
    CoverPanel &cover = page<ModulePage>()->cover();
    QVERIFY(hostile::isContained(*m_watch, [&] {
        QVERIFY(!cover.importFile(path));
        for (const char *key : {"picture", "underlay"})
            boards->boardPanel().pictures().takePicture(path, QLatin1String(key));
        boards->boardPanel().pictures().takeScan(path);
        Draft draft = document.draft();
        QVERIFY(!ArtImport::add(draft, path));
    }));
    // Each says why, and nothing has changed.
    QVERIFY(cover.findChild<QLabel *>()->text().contains(QFileInfo(file).fileName()));
    QCOMPARE(said.size(), 3);
    for (const auto &sentence : said)
        QVERIFY(sentence.first().toString().contains(QFileInfo(file).fileName()));
    QCOMPARE(document.files().keys(), before);
    QVERIFY(!document.history().canUndo());
}

void tst_HostileImports::goodPictureIsTaken()
{
    const QString path = m_folder.filePath(QStringLiteral("good.png"));
    QVERIFY(engine::writeAtomically(path, hostile::encoded(9, 9, "PNG")));
    ModuleDocument &document = m_window->document();
    QVERIFY(page<ModulePage>()->cover().importFile(path));
    page<BoardsPage>()->boardPanel().pictures().takePicture(path, QStringLiteral("underlay"));
    page<BoardsPage>()->boardPanel().pictures().takeScan(path);
    QVERIFY(document.files().contains(QStringLiteral("art/good.png")));
    QVERIFY(document.files().contains(QStringLiteral("editor/good.png")));
    for (int i = 0; i < 3; ++i)
        document.history().undo();
    QVERIFY(!document.history().canUndo());
}

void tst_HostileImports::problems()
{
    QFETCH(QString, file);
    QFETCH(QByteArray, bytes);
    const hostile::Files files = hostile::gameWith(file, bytes);
    QVERIFY(hostile::isContained(*m_watch, [&] { take(files); }));
    const QStringList lines = listed();
    const QStringList named = lines.filter(file);
    QVERIFY2(!named.isEmpty(), qPrintable(lines.join(u'\n')));
    // The game itself is good, and whoever else looks at it finds the same.
    QVERIFY(m_window->live().canBePlayed());
    QVERIFY(engine::hasErrors(m_window->live().issues()));
    QCOMPARE(m_window->live().issues(),
             scripting::lint(m_window->document().snapshot(), view::checkDrawn));
    m_window->document().history().undo();
}

QTEST_MAIN(tst_HostileImports)
#include "tst_hostileimports.moc"
