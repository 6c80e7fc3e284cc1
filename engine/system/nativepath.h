// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFile>

#include <filesystem>

namespace engine {

/// \a path as the operating system writes it: in bytes here, in UTF-16 on Windows.
inline std::filesystem::path nativePath(const QString &path)
{
#ifdef Q_OS_WIN
    return path.toStdWString();
#else
    return QFile::encodeName(path).toStdString();
#endif
}

} // namespace engine
