// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

class QCommandLineParser;

namespace app {

/// Teaches \a parser the words that the program with windows understands.
void describeProgram(QCommandLineParser &parser);

/// The page of the system's manual, made from the same words.
QByteArray programManPage();

} // namespace app
