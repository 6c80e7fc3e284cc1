// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codeedit.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/rules/textpage.h"
#include "editor/window/editorbar.h"
#include "editor/window/editorwindow.h"
#include "editor/window/findfield.h"
#include "editor/window/projectpanel.h"
#include "editor/window/strips/comparedialog.h"
#include "editor/window/strips/outsidestrip.h"
#include "engine/module/folder/moduletemplate.h"
#include "tests/answers.h"
#include "tests/smalldisk.h"

#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QStatusBar>
#include <QTemporaryDir>
#include <QTest>

using namespace editor;

namespace {

const QString c_rules = QStringLiteral("rules/main.lua");

} // namespace

/// The designer's window around its pages.
class tst_EditorWindow : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup();
    void everyPageOpens();
    void codeKeepsItsWidth_data();
    void codeKeepsItsWidth();
    void treeFoldsInNarrowWindows();
    void findsAnything();
    void findsNothing();
    void takesOverWhatChangedOutside();
    void mergesWhatBothChanged();
    void asksWhereBothChangedTheSame();
    void offersWhatWasNotSaved();
    void fullDisk();
    void leavesAFullDisk();

private:
    void openOn(const QString &folder, const QString &recovery);
    /// What stands at the right of the status bar.
    QString state() const;
    void writeOutside(const QByteArray &bytes) const;
    void edit(const QByteArray &bytes);
    QByteArray rules() const { return m_window->document().bytes(c_rules); }
    QPushButton *button(const QString &text) const;

    std::unique_ptr<QTemporaryDir> m_dir;
    std::unique_ptr<EditorWindow> m_window;
};

void tst_EditorWindow::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    openOn(m_dir->filePath(QStringLiteral("battle")), m_dir->path());
}

void tst_EditorWindow::openOn(const QString &folder, const QString &recovery)
{
    m_window.reset();
    const engine::ModuleTemplate source(
        QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates/hex"));
    QVERIFY(bool(source.writeTo(folder)));
    const auto document = ModuleDocument::open(folder, recovery);
    QVERIFY(bool(document));
    m_window = std::make_unique<EditorWindow>(document.value());
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    QTRY_VERIFY_WITH_TIMEOUT(m_window->live().isCurrent(), 20'000);
}

void tst_EditorWindow::cleanup()
{
    m_window.reset();
}

void tst_EditorWindow::writeOutside(const QByteArray &bytes) const
{
    QFile file(m_window->document().folder() + u'/' + c_rules);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(bytes);
}

void tst_EditorWindow::edit(const QByteArray &bytes)
{
    Draft draft = m_window->document().draft();
    draft.setBytes(c_rules, bytes);
    m_window->document().commit(draft, QStringLiteral("Edit"));
}

QPushButton *tst_EditorWindow::button(const QString &text) const
{
    for (auto *found : m_window->findChildren<QPushButton *>()) {
        if (found->text() == text && found->isVisible())
            return found;
    }
    return nullptr;
}

void tst_EditorWindow::everyPageOpens()
{
    for (int i = 0; i < m_window->pages().size(); ++i) {
        QTest::keyClick(m_window.get(), Qt::Key(Qt::Key_0 + (i + 1) % 10), Qt::ControlModifier);
        QCOMPARE(m_window->currentPage(), m_window->pages()[i]);
        QVERIFY(!m_window->pages()[i]->title().isEmpty());
    }
}

void tst_EditorWindow::codeKeepsItsWidth_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("small screen") << QSize(1280, 720);
    QTest::newRow("in between") << QSize(1366, 768);
    QTest::newRow("as it opens") << QSize(1400, 900);
    QTest::newRow("large") << QSize(1920, 1080);
}

void tst_EditorWindow::codeKeepsItsWidth()
{
    QFETCH(QSize, size);
    m_window->resize(size);
    m_window->open({c_rules, 1, {}});
    QApplication::processEvents();
    QCOMPARE(m_window->size(), size);
    const auto *rules = qobject_cast<RulesPage *>(m_window->currentPage());
    QVERIFY(rules && rules->edit(c_rules));
    QVERIFY2(rules->edit(c_rules)->width() >= 600,
             qPrintable(QString::number(rules->edit(c_rules)->width())));
}

void tst_EditorWindow::treeFoldsInNarrowWindows()
{
    const auto *tree = m_window->findChild<ProjectPanel *>();
    m_window->resize(1600, 1000);
    QTRY_VERIFY(tree->isVisible());
    m_window->resize(1280, 720);
    QTRY_VERIFY(!tree->isVisible());
    // One click brings it back, and it stays until the window is made wide and narrow again.
    auto *bar = m_window->findChild<EditorBar *>();
    auto *button = bar->widgetForAction(bar->actions().first());
    QVERIFY(button->isVisible() && !button->toolTip().isEmpty());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(tree->isVisible());
    m_window->resize(1270, 720);
    QVERIFY(tree->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_VERIFY(!tree->isVisible());
    m_window->resize(1600, 1000);
    QTRY_VERIFY(tree->isVisible());
}

void tst_EditorWindow::findsAnything()
{
    QTest::keyClick(m_window.get(), Qt::Key_P, Qt::ControlModifier);
    auto *field = m_window->findChild<FindField *>();
    QTRY_VERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("README"));
    QVERIFY(!field->found().isEmpty());
    QCOMPARE(field->found().first().place.file, QStringLiteral("README.md"));
    QTest::keyClick(field, Qt::Key_Return);
    auto *texts = qobject_cast<TextPage *>(m_window->currentPage());
    QVERIFY(texts);
    QCOMPARE(texts->currentFile(), QStringLiteral("README.md"));
    QVERIFY(field->text().isEmpty());
}

void tst_EditorWindow::findsNothing()
{
    auto *field = m_window->findChild<FindField *>();
    field->setFocus();
    QTest::keyClicks(field, QStringLiteral("no such thing at all"));
    QVERIFY(field->found().isEmpty());
    Page *page = m_window->currentPage();
    QTest::keyClick(field, Qt::Key_Down);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(m_window->currentPage(), page);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(field->text().isEmpty());
}

void tst_EditorWindow::takesOverWhatChangedOutside()
{
    const QByteArray before = rules();
    writeOutside(before + "-- from outside\n");
    // The watcher notices it without any click.
    QTRY_COMPARE_WITH_TIMEOUT(rules(), before + "-- from outside\n", 10'000);
    QVERIFY(!m_window->document().isModified());
    m_window->document().history().undo();
    QCOMPARE(rules(), before);
}

void tst_EditorWindow::mergesWhatBothChanged()
{
    const QByteArray before = rules();
    edit("-- mine\n" + before);
    writeOutside(before + "-- theirs\n");
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Merge both")), 10'000);
    QVERIFY(!m_window->save());
    QTest::mouseClick(button(QStringLiteral("Merge both")), Qt::LeftButton);
    QCOMPARE(rules(), "-- mine\n" + before + "-- theirs\n");
    QVERIFY(m_window->save());
    QVERIFY(!m_window->document().isModified());
}

void tst_EditorWindow::asksWhereBothChangedTheSame()
{
    edit("return 1\n");
    writeOutside("return 2\n");
    QTRY_VERIFY_WITH_TIMEOUT(button(QStringLiteral("Keep mine")), 10'000);
    QVERIFY(!button(QStringLiteral("Merge both")));
    QTest::mouseClick(button(QStringLiteral("Compare")), Qt::LeftButton);
    auto *dialog = m_window->findChild<CompareDialog *>();
    QVERIFY(dialog);
    QVERIFY(dialog->text().contains(QStringLiteral("− return 1")));
    QVERIFY(dialog->text().contains(QStringLiteral("+ return 2")));
    dialog->close();
    QTest::mouseClick(button(QStringLiteral("Keep mine")), Qt::LeftButton);
    QVERIFY(m_window->save());
    QCOMPARE(m_window->document().bytesOutside(c_rules), std::optional<QByteArray>("return 1\n"));
}

void tst_EditorWindow::offersWhatWasNotSaved()
{
    const QString folder = m_window->document().folder();
    const QByteArray before = rules();
    edit("return 5\n");
    m_window->document().recovery().flush();
    const QString kept = RecoveryFile::pathFor(m_dir->path(), folder);
    QVERIFY(QFile::copy(kept, kept + QStringLiteral(".kept")));
    m_window.reset();
    QVERIFY(QFile::rename(kept + QStringLiteral(".kept"), kept));
    const auto document = ModuleDocument::open(folder, m_dir->path());
    QVERIFY(bool(document));
    m_window = std::make_unique<EditorWindow>(document.value());
    m_window->show();
    QCOMPARE(rules(), before);
    QPushButton *take = button(QStringLiteral("Restore"));
    QVERIFY(take);
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(rules(), QByteArray("return 5\n"));
    QVERIFY(!button(QStringLiteral("Restore")));
}

QString tst_EditorWindow::state() const
{
    QString text;
    for (const QLabel *label : m_window->statusBar()->findChildren<QLabel *>())
        text += label->text();
    return text;
}

// Nothing may say "saved", nothing may be lost, and the work can go elsewhere.
void tst_EditorWindow::fullDisk()
{
    smalldisk::Disk disk;
    openOn(disk.file(QStringLiteral("battle")), disk.file(QStringLiteral("recovery")));
    const QByteArray before = rules();
    const QString file = m_window->document().folder() + u'/' + c_rules;
    disk.fill();
    edit("-- mine\n" + QByteArray(50'000, '-'));
    Answers answers;
    answers.press(QStringLiteral("Go on editing"));
    QVERIFY(!m_window->save());
    QVERIFY2(answers.questions().contains(disk.words()), qPrintable(answers.questions()));
    QCOMPARE(smalldisk::content(file), before);
    QVERIFY(m_window->document().isModified());
    QVERIFY2(state().contains(QStringLiteral("Not saved")), qPrintable(state()));
    // Its own file is no change from outside.
    auto *outside = m_window->findChild<OutsideStrip *>();
    QVERIFY(outside->look());
    QVERIFY(outside->isHidden());
    m_window->document().recovery().flush();
    QTRY_VERIFY2(state().contains(QStringLiteral("Not saved and not kept")), qPrintable(state()));
    if (!disk.isMounted())
        return;
    const QString other = m_dir->filePath(QStringLiteral("rescued"));
    answers.press(QStringLiteral("Save as…"));
    answers.choose(other);
    QVERIFY(m_window->save());
    QVERIFY(answers.areAllGiven());
    QVERIFY(!m_window->document().isModified());
    QVERIFY(smalldisk::content(other + u'/' + c_rules).startsWith("-- mine"));
    QCOMPARE(smalldisk::content(file), before);
    QVERIFY(m_window->close());
}

void tst_EditorWindow::leavesAFullDisk()
{
    smalldisk::Disk disk;
    openOn(disk.file(QStringLiteral("battle")), disk.file(QStringLiteral("recovery")));
    const QByteArray before = rules();
    disk.fill();
    edit("-- mine\n" + QByteArray(50'000, '-'));
    Answers answers;
    answers.press(QStringLiteral("Save and close"));
    answers.press(QStringLiteral("Go on editing"));
    QVERIFY(!m_window->close());
    QVERIFY(rules().startsWith("-- mine"));
    answers.press(QStringLiteral("Save and close"));
    answers.press(QStringLiteral("Leave without saving"));
    QVERIFY(m_window->close());
    QVERIFY(answers.areAllGiven());
    QCOMPARE(smalldisk::content(disk.file(QStringLiteral("battle/")) + c_rules), before);
}

QTEST_MAIN(tst_EditorWindow)

#include "tst_editorwindow.moc"
