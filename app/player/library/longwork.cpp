// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/longwork.h"

#include <QApplication>
#include <QProgressDialog>
#include <QSemaphore>
#include <QThreadPool>
#include <QTimer>

namespace app {

namespace {

constexpr int c_moment = 300; // ms that nobody minds
constexpr int c_pause = 30;

} // namespace

bool LongWork::wait(const QString &what, const std::function<void()> &work)
{
    const auto end = std::make_shared<QSemaphore>();
    // The program waits for this pool before it ends.
    QThreadPool::globalInstance()->start([work, end] {
        work();
        end->release();
    });
    if (end->tryAcquire(1, c_moment))
        return true;
    QProgressDialog dialog(what, tr("Cancel"), 0, 0, QApplication::activeWindow());
    dialog.setObjectName(QStringLiteral("longWork"));
    dialog.setWindowModality(Qt::WindowModal);
    dialog.setWindowTitle(what);
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
