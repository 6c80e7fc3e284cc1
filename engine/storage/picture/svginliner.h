// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/storage/modulefiles.h"

#include <QHash>

namespace engine {

/// The drawing with the pictures of the module that it shows put into it: a renderer would look
/// for them on the machine's disk. \a pictures are names of \a files by reference.
QByteArray withPictures(const QByteArray &svg, const QHash<QString, QString> &pictures,
                        const ModuleFiles &files);

} // namespace engine
