// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/longwork.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QProgressDialog>
#include <QSemaphore>
#include <QThreadPool>
#include <QTimer>

namespace app {

namespace {

constexpr int c_moment = 300; // ms that nobody minds
constexpr int c_patience = 2000; // until then the pointer says enough
constexpr int c_pause = 30;
constexpr int c_width = 420;

/// The work has come to its end within the time in which nobody wants to be told more.
bool isDoneSoon(QSemaphore &end)
{
    if (end.tryAcquire(1, c_moment))
        return true;
    QApplication::setOverrideCursor(Qt::BusyCursor);
    QElapsedTimer clock;
    clock.start();
    bool isDone = false;
    while (!isDone && clock.elapsed() < c_patience - c_moment) {
        QCoreApplication::processEvents(QEventLoop::ExcludeUserInputEvents);
        isDone = end.tryAcquire(1, c_pause);
    }
    QApplication::restoreOverrideCursor();
    return isDone;
}

/// Somebody who drops a file may still be in another program.
QWidget *window()
{
    if (QWidget *active = QApplication::activeWindow())
        return active;
    for (QWidget *widget : QApplication::topLevelWidgets()) {
        if (widget->isVisible() && widget->isWindow())
            return widget;
    }
    return nullptr;
}

} // namespace

bool LongWork::wait(const QString &what, const std::function<void()> &work)
{
    const auto end = std::make_shared<QSemaphore>();
    // The program waits for this pool before it ends.
    QThreadPool::globalInstance()->start([work, end] {
        work();
        end->release();
    });
    if (isDoneSoon(*end))
        return true;
    QProgressDialog dialog(what, tr("Cancel"), 0, 0, window());
    dialog.setObjectName(QStringLiteral("longWork"));
    dialog.setWindowModality(Qt::WindowModal);
    dialog.setWindowTitle(QGuiApplication::applicationDisplayName());
    dialog.setFixedWidth(std::max(c_width, dialog.sizeHint().width()));
    bool isDone = false;
    QTimer look;
    QObject::connect(&look, &QTimer::timeout, &dialog, [&] {
        isDone = isDone || end->tryAcquire();
        if (isDone)
            dialog.accept();
    });
    look.start(c_pause);
    dialog.exec();
    return isDone;
}

} // namespace app
