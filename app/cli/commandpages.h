// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

namespace app {

/// The page of the system's manual, made from the table of commands.
QByteArray commandManPage();

/// What the shell of this name ("bash", "zsh", "fish") reads to complete commands, options, modules
/// and files; empty for any other.
QByteArray commandCompletions(const QString &shell);

} // namespace app
