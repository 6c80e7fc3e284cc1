// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

#include <QByteArray>

/// What every way of writing has in common. Results are the system's numbers; 0: it went well.
namespace engine::disk {

/// Writes all of \a bytes to an open file.
int write(int file, const QByteArray &bytes);
/// Waits until what was written would survive the loss of power.
int sync(int file);
/// The same for the names in \a folder. Not every file system can, and nothing depends on it.
void syncFolder(const QString &folder);

/// Makes \a folder and those around it, where they are missing.
int makeFolder(const QString &folder);
/// Gives a file or folder another name; a file that has it already is replaced.
int rename(const QString &from, const QString &to);

/// What is told to a person when \a path can't be written because of \a number: why, and what can
/// be done about it.
Error failure(const QString &path, int number);

} // namespace engine::disk
