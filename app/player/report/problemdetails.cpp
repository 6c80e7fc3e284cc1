// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/report/problemdetails.h"

#include "scripting/programparts.h"

#include <QGuiApplication>
#include <QLocale>
#include <QScreen>
#include <QSysInfo>

namespace app {

QString problemDetails()
{
    QString text = scripting::ProgramPart::lines();
    text += QStringLiteral("System %1, %2 %3, %4\n")
                .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(),
                     QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture());
    text += QStringLiteral("Language %1, of the system %2\n")
                .arg(QLocale().name(), QLocale::system().name());
    text += QStringLiteral("Windows by %1").arg(QGuiApplication::platformName());
    for (const QScreen *screen : QGuiApplication::screens()) {
        text += QStringLiteral(", %1 × %2 at %3")
                    .arg(screen->size().width())
                    .arg(screen->size().height())
                    .arg(screen->devicePixelRatio());
    }
    return text + u'\n';
}

} // namespace app
