// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/project/filename.h"

#include "editor/document/uses/uses.h"

#include <QFileInfo>

namespace editor::filename {

QString of(const QString &file)
{
    return QFileInfo(file).completeBaseName();
}

QString renamed(const QString &file, const QString &name)
{
    const QString folder = file.left(file.lastIndexOf(u'/') + 1);
    return folder + name + u'.' + QFileInfo(file).suffix();
}

bool move(Draft &draft, const QString &file, const QString &target)
{
    const auto content = draft.files().value(file);
    if (!content || draft.files().contains(target))
        return false;
    draft.setBytes(target, content->bytes());
    draft.removeFile(file);
    renameContext(draft, file, target);
    return true;
}

} // namespace editor::filename
