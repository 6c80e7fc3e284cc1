// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"

/// What every way of writing has in common.
namespace engine::disk {

/// Makes \a folder and those around it, where they are missing. The system's number; 0: it went
/// well.
int makeFolder(const QString &folder);

/// What is told to a person when \a path can't be written because of \a number: why, and what can
/// be done about it.
Error failure(const QString &path, int number);

} // namespace engine::disk
