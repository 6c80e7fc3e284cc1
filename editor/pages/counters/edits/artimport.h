// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/draft.h"
#include "engine/core/result.h"

#include <QCoreApplication>

namespace editor {

/// Takes pictures for counters into the module.
class ArtImport
{
    Q_DECLARE_TR_FUNCTIONS(editor::ArtImport)

public:
    /// Adds the file to the draft, in the folder art, and answers its name there. One that is there
    /// already with the same content is used again.
    static engine::Result<QString> add(Draft &draft, const QString &path);
    static engine::Result<QString> add(Draft &draft, const QString &fileName,
                                       const QByteArray &bytes);
    /// Pictures of the module that counters can use.
    static QStringList pictures(const FileContents &files);
};

} // namespace editor
