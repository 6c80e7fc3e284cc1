// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/formstyle.h"

#include <QApplication>
#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QShortcut>
#include <QSlider>
#include <QSpinBox>
#include <QTest>
#include <QVBoxLayout>
#include <QWheelEvent>

/// Fields in a column that scrolls, in the style of the program.
class tst_FormStyle : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QApplication::setStyle(new view::FormStyle); }
    void init();
    void wheelLeavesFieldsAlone_data();
    void wheelLeavesFieldsAlone();
    void numbersTakeNoLetters();

private:
    void wheel(QWidget *widget);
    QWidget *field(const QString &name) const;
    int value(QWidget *field) const;

    std::unique_ptr<QScrollArea> m_area;
};

void tst_FormStyle::init()
{
    m_area = std::make_unique<QScrollArea>();
    auto *content = new QWidget;
    auto *layout = new QVBoxLayout(content);
    auto *choice = new QComboBox;
    choice->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    auto *words = new QComboBox;
    words->setEditable(true);
    words->addItems({QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")});
    auto *number = new QSpinBox;
    auto *real = new QDoubleSpinBox;
    auto *slider = new QSlider(Qt::Horizontal);
    const std::pair<const char *, QWidget *> fields[] = {{"choice", choice},
                                                         {"words", words},
                                                         {"number", number},
                                                         {"real", real},
                                                         {"slider", slider}};
    for (const auto &[name, widget] : fields) {
        widget->setObjectName(QLatin1String(name));
        layout->addWidget(widget);
    }
    choice->setCurrentIndex(1);
    words->setCurrentIndex(1);
    number->setValue(5);
    real->setValue(5);
    slider->setValue(50);
    auto *tall = new QWidget;
    tall->setMinimumHeight(2000);
    layout->addWidget(tall);
    m_area->setWidget(content);
    m_area->setWidgetResizable(true);
    m_area->resize(300, 400);
    m_area->show();
    QVERIFY(QTest::qWaitForWindowActive(m_area.get()));
    m_area->setFocus();
}

QWidget *tst_FormStyle::field(const QString &name) const
{
    return m_area->findChild<QWidget *>(name);
}

int tst_FormStyle::value(QWidget *field) const
{
    if (const auto *box = qobject_cast<QComboBox *>(field))
        return box->currentIndex();
    if (const auto *number = qobject_cast<QSpinBox *>(field))
        return number->value();
    if (const auto *real = qobject_cast<QDoubleSpinBox *>(field))
        return int(real->value());
    return qobject_cast<QSlider *>(field)->value();
}

/// As the system tells it, so that it also goes to who else may want it.
void tst_FormStyle::wheel(QWidget *widget)
{
    QWidget *deepest = widget->childAt(widget->rect().center());
    QWidget *target = deepest ? deepest : widget;
    const QPoint at = target->rect().center();
    QWheelEvent event(at, target->mapToGlobal(at), {}, {0, -120}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QSpontaneKeyEvent::setSpontaneous(&event);
    qApp->notify(target, &event);
}

void tst_FormStyle::wheelLeavesFieldsAlone_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"choice", "words", "number", "real", "slider"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

void tst_FormStyle::wheelLeavesFieldsAlone()
{
    QFETCH(QString, name);
    QWidget *tried = field(name);
    const int before = value(tried);
    wheel(tried);
    QCOMPARE(value(tried), before);
    QVERIFY(!tried->hasFocus());
    QVERIFY(m_area->verticalScrollBar()->value() > 0);
    tried->setFocus();
    wheel(tried);
    QVERIFY(value(tried) != before);
}

void tst_FormStyle::numbersTakeNoLetters()
{
    int pressed = 0;
    QShortcut shortcut(Qt::Key_B, m_area.get());
    connect(&shortcut, &QShortcut::activated, this, [&] { ++pressed; });
    field(QStringLiteral("number"))->setFocus();
    QTest::keyClick(m_area->window()->windowHandle(), Qt::Key_B);
    QCOMPARE(pressed, 1);
    QTest::keyClick(m_area->window()->windowHandle(), Qt::Key_7);
    QVERIFY(value(field(QStringLiteral("number"))) != 5);
    field(QStringLiteral("words"))->setFocus();
    QTest::keyClick(m_area->window()->windowHandle(), Qt::Key_B);
    QCOMPARE(pressed, 1);
}

QTEST_MAIN(tst_FormStyle)
#include "tst_formstyle.moc"
