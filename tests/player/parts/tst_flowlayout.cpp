// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/parts/layout/flowlayout.h"
#include "app/player/parts/searchfield.h"

#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace app;

/// Rows of buttons beside a field: in one line where they fit, never cut off.
class tst_FlowLayout : public QObject
{
    Q_OBJECT

private slots:
    void fieldTakesWhatIsLeft_data();
    void fieldTakesWhatIsLeft();
    void wholeGroupsGoDown();
    void searchIsTheNearest();

private:
    static QPushButton *button(int width, QWidget *parent);
};

QPushButton *tst_FlowLayout::button(int width, QWidget *parent)
{
    auto *one = new QPushButton(parent);
    one->setFixedSize(width, 30);
    return one;
}

void tst_FlowLayout::fieldTakesWhatIsLeft_data()
{
    QTest::addColumn<int>("width");
    QTest::addColumn<bool>("isOneRow");
    QTest::newRow("wide") << 500 << true;
    QTest::newRow("as wide as needed") << 214 << true;
    QTest::newRow("a pixel too narrow") << 213 << false;
    QTest::newRow("narrower than anything") << 40 << false;
}

void tst_FlowLayout::fieldTakesWhatIsLeft()
{
    QFETCH(int, width);
    QFETCH(bool, isOneRow);
    QWidget ground;
    FlowLayout flow(6);
    auto *field = new QWidget(&ground);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    field->setMinimumSize(108, 30);
    QPushButton *other = button(100, &ground);
    flow.addWidget(field);
    flow.addWidget(other);
    flow.setGeometry(QRect(10, 20, width, 200));
    QCOMPARE(field->pos(), QPoint(10, 20));
    QCOMPARE(flow.heightForWidth(width), isOneRow ? 30 : 66);
    QCOMPARE(other->y(), isOneRow ? 20 : 56);
    if (isOneRow) {
        QCOMPARE(other->geometry().right(), 10 + width - 1);
        QCOMPARE(field->width(), width - 106);
    }
}

// Buttons that belong together stay together, and break only where the whole line is theirs.
void tst_FlowLayout::wholeGroupsGoDown()
{
    QWidget ground;
    FlowLayout flow(6);
    auto *field = new QWidget(&ground);
    field->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    field->setMinimumSize(100, 30);
    auto *group = new QWidget(&ground);
    auto *inside = new FlowLayout(6, group);
    for (int i = 0; i < 3; ++i)
        inside->addWidget(button(60, group));
    flow.addWidget(field);
    flow.addWidget(group);
    QCOMPARE(flow.heightForWidth(300), 30);
    QCOMPARE(flow.heightForWidth(200), 30 + 6 + 30);
    QCOMPARE(flow.heightForWidth(130), 30 + 6 + 66);
    flow.setGeometry(QRect(0, 0, 200, 100));
    QCOMPARE(group->geometry(), QRect(0, 36, 192, 30));
    QCOMPARE(field->width(), 200);
}

void tst_FlowLayout::searchIsTheNearest()
{
    QWidget window;
    auto *columns = new QVBoxLayout(&window);
    QList<SearchField *> fields;
    QList<QPushButton *> buttons;
    for (int i = 0; i < 3; ++i) {
        auto *panel = new QWidget(&window);
        auto *lines = new QVBoxLayout(panel);
        buttons.append(new QPushButton(panel));
        lines->addWidget(buttons.last());
        if (i == 1)
            continue; // this one has no field
        fields.append(new SearchField(QStringLiteral("Find"), panel));
        lines->addWidget(fields.last());
        columns->addWidget(panel);
    }
    QVERIFY(!SearchField::focusNear(buttons[0])); // nothing is seen yet
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    QVERIFY(SearchField::focusNear(buttons[2]));
    QCOMPARE(window.focusWidget(), fields[1]);
    QVERIFY(SearchField::focusNear(buttons[1]));
    QCOMPARE(window.focusWidget(), fields[0]);
    fields[0]->hide();
    QVERIFY(SearchField::focusNear(buttons[0]));
    QCOMPARE(window.focusWidget(), fields[1]);
    QVERIFY(!SearchField::focusNear(nullptr));
}

QTEST_MAIN(tst_FlowLayout)
#include "tst_flowlayout.moc"
