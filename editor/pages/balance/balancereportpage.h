// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/balance/report/reportsource.h"

#include <QImage>
#include <QMap>

namespace editor {

/// A report on a game's balance for the editor's window, beside the files that can be saved of it.
struct BalanceReportPage
{
    QString name; ///< Of the version.
    QString html; ///< Without the look of a web page; its pictures are named "figure:1" and so on.
    QMap<QString, QImage> images;
    QMap<QString, QByteArray> files;

    static BalanceReportPage of(const QString &name, const engine::ReportSource &source);
};

} // namespace editor
