// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/counters/edits/counteredit.h"
#include "editor/pages/tables/kindedit.h"
#include "editor/window/editorwindow.h"
#include "editor/window/historylist.h"
#include "tests/editor/openmodule.h"

using namespace editor;

/// The list of steps below the pages.
class tst_HistoryList : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void cleanup() { m_window.reset(); }
    void tellsWhatWasDone();
    void clickGoesThere();
    void newStepsReplaceUndoneOnes();

private:
    void edit(const QString &title, const QString &file);
    QString text(int row) const { return m_list->model()->index(row, 0).data().toString(); }

    std::unique_ptr<EditorWindow> m_window;
    HistoryList *m_list = nullptr;
};

void tst_HistoryList::init()
{
    m_window = std::make_unique<EditorWindow>(openmodule::open(QStringLiteral("template hex")));
    m_list = m_window->findChild<HistoryList *>();
    QVERIFY(m_list);
}

void tst_HistoryList::edit(const QString &title, const QString &file)
{
    Draft draft = m_window->document().draft();
    draft.setBytes(file, draft.files().value(file)->bytes() + '\n');
    m_window->document().commit(draft, title);
}

void tst_HistoryList::tellsWhatWasDone()
{
    QCOMPARE(m_list->model()->rowCount(), 1);
    edit(QStringLiteral("Paint"), QStringLiteral("boards/map.json"));
    edit(QStringLiteral("Count"), QStringLiteral("pieces.json"));
    QCOMPARE(m_list->model()->rowCount(), 3);
    QCOMPARE(text(1), QStringLiteral("Paint"));
    QCOMPARE(m_list->currentIndex().row(), 2);
    const auto picture = [this](int row) {
        return m_list->model()->index(row, 0).data(Qt::DecorationRole).value<QIcon>().pixmap(16);
    };
    QVERIFY(picture(1).toImage() != picture(2).toImage());

    // What reaches other pages is told.
    Draft draft = m_window->document().draft();
    QVERIFY(kindedit::rename(draft, kindedit::List::Terrains, QStringLiteral("woods"),
                             QStringLiteral("forest")));
    m_window->document().commit(draft, QStringLiteral("Rename"));
    QCOMPARE(text(3), QStringLiteral("Rename (also: Tables)"));
}

void tst_HistoryList::clickGoesThere()
{
    const auto before = openmodule::bytes(m_window->document());
    edit(QStringLiteral("One"), QStringLiteral("README.md"));
    edit(QStringLiteral("Two"), QStringLiteral("README.md"));
    m_list->resize(300, 200);
    m_list->show();
    emit m_list->clicked(m_list->model()->index(0, 0));
    QCOMPARE(openmodule::bytes(m_window->document()), before);
    QCOMPARE(m_list->currentIndex().row(), 0);
    QCOMPARE(m_list->model()->rowCount(), 3);
    emit m_list->clicked(m_list->model()->index(2, 0));
    QCOMPARE(m_window->document().history().index(), 2);
}

void tst_HistoryList::newStepsReplaceUndoneOnes()
{
    edit(QStringLiteral("One"), QStringLiteral("README.md"));
    edit(QStringLiteral("Two"), QStringLiteral("README.md"));
    m_window->document().history().setIndex(0);
    edit(QStringLiteral("Three"), QStringLiteral("README.md"));
    QCOMPARE(m_list->model()->rowCount(), 2);
    QCOMPARE(text(1), QStringLiteral("Three"));
    QCOMPARE(m_list->currentIndex().row(), 1);
}

QTEST_MAIN(tst_HistoryList)
#include "tst_historylist.moc"
