// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/player/remote/remotehand.h"

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QScrollArea>
#include <QSocketNotifier>
#include <QTest>
#include <QWindow>

#include <cstdio>
#include <unistd.h>

namespace remote {

namespace {

constexpr int c_patience = 30000;

} // namespace

RemoteHand::RemoteHand(QObject *parent)
    : QObject(parent)
    , m_input(new QSocketNotifier(STDIN_FILENO, QSocketNotifier::Read, this))
{
    connect(m_input, &QSocketNotifier::activated, this, &RemoteHand::read);
}

void RemoteHand::read()
{
    char buffer[4096];
    const auto count = ::read(STDIN_FILENO, buffer, sizeof buffer);
    if (count <= 0) {
        m_input->setEnabled(false);
        return;
    }
    m_rest += QByteArray(buffer, count);
    for (qsizetype end = m_rest.indexOf('\n'); end >= 0; end = m_rest.indexOf('\n')) {
        const QString line = QString::fromUtf8(m_rest.left(end));
        m_rest.remove(0, end + 1);
        const QString wrong = obey(line.split(u'\t'));
        std::printf("%s\n", wrong.isEmpty() ? "done" : qPrintable(wrong));
        std::fflush(stdout);
    }
}

QWidget *RemoteHand::find(const QString &name)
{
    QWidget *modal = QApplication::activeModalWidget();
    const QWidgetList tops = modal ? QWidgetList{modal} : QApplication::topLevelWidgets();
    for (QWidget *top : tops) {
        for (QWidget *one : top->findChildren<QWidget *>()) {
            const auto *button = qobject_cast<QAbstractButton *>(one);
            const bool isNamed = one->objectName() == name || one->accessibleName() == name
                || (button && button->text() == name);
            if (one->isVisible() && isNamed)
                return one;
        }
        if (top->objectName() == name && top->isVisible())
            return top;
    }
    return nullptr;
}

QString RemoteHand::click(QWidget &widget, QPoint point)
{
    QWidget *top = widget.window();
    for (QWidget *parent = widget.parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(parent))
            area->ensureWidgetVisible(&widget);
    }
    QCoreApplication::processEvents();
    const QPoint there = widget.mapTo(top, point);
    QWidget *under = top->childAt(there);
    if (under != &widget && !widget.isAncestorOf(under))
        return QStringLiteral("%1 is covered").arg(widget.objectName());
    QTest::mouseMove(top->windowHandle(), there);
    QTest::mouseClick(top->windowHandle(), Qt::LeftButton, {}, there);
    return {};
}

QString RemoteHand::obey(const QStringList &words)
{
    const QString verb = words.value(0);
    if (verb == QLatin1String("key")) {
        QWidget *modal = QApplication::activeModalWidget();
        QWidget *top = modal ? modal : find(QStringLiteral("mainWindow"));
        top->activateWindow();
        (void)QTest::qWaitForWindowActive(top);
        QTest::keyClick(top->windowHandle(), Qt::Key(words.value(1).toInt()),
                        Qt::KeyboardModifiers::fromInt(words.value(2).toInt()));
        return {};
    }
    QPointer<QWidget> widget;
    (void)QTest::qWaitFor(
        [&] {
            widget = find(words.value(1));
            return bool(widget);
        },
        c_patience);
    if (!widget)
        return QStringLiteral("there is no %1").arg(words.value(1));
    QCoreApplication::processEvents();
    if (verb == QLatin1String("click")) {
        const QPoint point(words.value(2).toInt(), words.value(3).toInt());
        return click(*widget, words.size() > 3 ? point : widget->rect().center());
    }
    if (verb == QLatin1String("type")) {
        auto *field = qobject_cast<QLineEdit *>(widget);
        field->selectAll();
        QTest::keyClicks(field, words.value(2));
    } else if (verb == QLatin1String("pick")) {
        QTest::keyClick(widget, Qt::Key_Home);
        for (int i = 0; i < words.value(2).toInt(); ++i)
            QTest::keyClick(widget, Qt::Key_Down);
    } else if (verb != QLatin1String("wait")) {
        return QStringLiteral("\"%1\" is not understood").arg(verb);
    }
    return {};
}

} // namespace remote
