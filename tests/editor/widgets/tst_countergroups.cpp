// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/countergroups.h"

#include "engine/module/read/moduleloader.h"

#include <QMouseEvent>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

using namespace editor;
using namespace Qt::StringLiterals;
using engine::PieceId;

class tst_CounterGroups : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void choosesByMouse();
    void dragsAllThatAreChosen();
    void choosesByKeys();
    void tellsWhereThingsAre();
    void keepsTheChoice();
    void isEmpty();

private:
    QPoint at(int piece) const { return m_groups->rectOf(PieceId(piece)).center(); }
    void click(int piece, Qt::KeyboardModifiers modifiers = {})
    {
        QTest::mouseClick(m_groups->viewport(), Qt::LeftButton, modifiers, at(piece));
    }
    static QList<PieceId> pieces(std::initializer_list<int> numbers)
    {
        QList<PieceId> list;
        for (const int number : numbers)
            list.append(PieceId(number));
        return list;
    }

    CounterPictures m_pictures;
    std::unique_ptr<CounterGroups> m_groups;
};

void tst_CounterGroups::initTestCase()
{
    const auto files =
        engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/tutorial"));
    m_pictures.setModule(engine::loadModule(files.value()).module);
}

void tst_CounterGroups::init()
{
    m_groups = std::make_unique<CounterGroups>(m_pictures);
    m_groups->resize(160, 200);
    m_groups->setGroups({{u"a"_s, u"First"_s, u"5"_s, pieces({0, 1, 2, 3, 4})},
                         {u"b"_s, u"Second"_s, {}, pieces({10, 11})},
                         {u"c"_s, u"Empty"_s, {}, {}}});
    m_groups->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_groups.get()));
}

void tst_CounterGroups::cleanup()
{
    m_groups.reset();
}

void tst_CounterGroups::choosesByMouse()
{
    QSignalSpy picked(m_groups.get(), &CounterGroups::picked);
    click(1);
    QCOMPARE(m_groups->selected(), pieces({1}));
    click(3, Qt::ShiftModifier);
    QCOMPARE(m_groups->selected(), pieces({1, 2, 3}));
    click(2, Qt::ControlModifier);
    QCOMPARE(m_groups->selected(), pieces({1, 3}));
    click(2, Qt::ControlModifier);
    QCOMPARE(m_groups->selected(), pieces({1, 3, 2}));
    click(3);
    QCOMPARE(m_groups->selected(), pieces({3}));
    QCOMPARE(picked.count(), 5);
    // The ground lets go of everything.
    QTest::mouseClick(m_groups->viewport(), Qt::LeftButton, {}, {2, 2});
    QVERIFY(m_groups->selected().isEmpty());
}

void tst_CounterGroups::dragsAllThatAreChosen()
{
    QSignalSpy moved(m_groups.get(), &CounterGroups::dragMoved);
    QSignalSpy dropped(m_groups.get(), &CounterGroups::dropped);
    QSignalSpy picked(m_groups.get(), &CounterGroups::picked);
    click(0);
    click(1, Qt::ControlModifier);
    QWidget *view = m_groups->viewport();
    const QPoint away(300, 40);
    QTest::mousePress(view, Qt::LeftButton, {}, at(0));
    QMouseEvent move(QEvent::MouseMove, away, view->mapToGlobal(away), Qt::NoButton, Qt::LeftButton,
                     {});
    QCoreApplication::sendEvent(view, &move);
    QTest::mouseRelease(view, Qt::LeftButton, {}, away);
    QCOMPARE(m_groups->selected(), pieces({0, 1}));
    QCOMPARE(moved.count(), 1);
    QCOMPARE(dropped.count(), 1);
    QCOMPARE(dropped[0][0].toPoint(), view->mapToGlobal(away));
    QCOMPARE(picked.count(), 2);
}

void tst_CounterGroups::choosesByKeys()
{
    QSignalSpy picked(m_groups.get(), &CounterGroups::picked);
    QTest::keyClick(m_groups.get(), Qt::Key_Return);
    QCOMPARE(picked.count(), 0);
    QTest::keyClick(m_groups.get(), Qt::Key_Right);
    QCOMPARE(m_groups->selected(), pieces({0}));
    for (int i = 0; i < 9; ++i)
        QTest::keyClick(m_groups.get(), Qt::Key_Right);
    QCOMPARE(m_groups->selected(), pieces({11}));
    QVERIFY(m_groups->viewport()->rect().contains(m_groups->rectOf(PieceId(11))));
    QTest::keyClick(m_groups.get(), Qt::Key_Space);
    QCOMPARE(picked.count(), 1);
    QTest::keyClick(m_groups.get(), Qt::Key_Left);
    QTest::keyClick(m_groups.get(), Qt::Key_Up);
    QVERIFY(m_groups->selected() != pieces({11}));
}

void tst_CounterGroups::tellsWhereThingsAre()
{
    QCOMPARE(m_groups->pieceAt(at(4)), PieceId(4));
    QCOMPARE(m_groups->groupAt(at(4)), u"a"_s);
    QCOMPARE(m_groups->groupAt(at(10)), u"b"_s);
    m_groups->verticalScrollBar()->setValue(m_groups->verticalScrollBar()->maximum());
    QCOMPARE(m_groups->pieceAt(at(10)), PieceId(10));
    QVERIFY(!m_groups->pieceAt({-5, -5}));
    QVERIFY(m_groups->groupAt({10, 5000}).isEmpty());
    QVERIFY(m_groups->rectOf(PieceId(7)).isNull());
}

void tst_CounterGroups::keepsTheChoice()
{
    click(1);
    click(2, Qt::ControlModifier);
    QSignalSpy changed(m_groups.get(), &CounterGroups::selectionChanged);
    m_groups->setGroups({{u"a"_s, u"First"_s, {}, pieces({0, 2})}});
    QCOMPARE(m_groups->selected(), pieces({2}));
    QCOMPARE(changed.count(), 1);
}

void tst_CounterGroups::isEmpty()
{
    m_groups->setGroups({});
    m_groups->setEmptyText(u"Nothing here"_s);
    QVERIFY(!m_groups->grab().isNull());
    QTest::keyClick(m_groups.get(), Qt::Key_Down);
    QTest::mouseClick(m_groups->viewport(), Qt::LeftButton, {}, {20, 20});
    QVERIFY(m_groups->selected().isEmpty());
}

QTEST_MAIN(tst_CounterGroups)
#include "tst_countergroups.moc"
