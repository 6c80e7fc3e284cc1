// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QByteArray>
#include <QStringList>

namespace app {

/// What the program that can draw said and how it ended.
struct DrawingReply
{
    int exitCode = 0;
    QByteArray out;
    QString error; ///< Its last line on the error output: Qt may have said things before.
};

/// Runs the program with windows, which lies beside this one, without any display: drawing needs
/// graphics, which this program stays free of.
engine::Result<DrawingReply> runDrawingProgram(const QStringList &words);
bool hasDrawingProgram();

} // namespace app
