// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"
#include "editor/document/place.h"

namespace editor {

/// The line, from 1, where the value at \a path begins; 0 when the path leads nowhere.
int lineOf(const FileContent &content, const JsonPath &path);
/// The path to the innermost value that has \a line for itself or begins there; empty for the file
/// as a whole.
JsonPath pathAt(const FileContent &content, int line);

/// \a place with line and path, where one of them is known and \a files have it.
Place resolved(const FileContents &files, const Place &place);
/// Whether a file should be JSON and can't be read as such.
bool isBrokenJson(const FileContents &files, const QString &file);

} // namespace editor
