// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/project/picturefiles.h"

#include "editor/document/jsonwalk.h"
#include "editor/document/uses/uses.h"
#include "editor/project/filename.h"

namespace editor::picturefiles {

bool isPicture(const QString &file)
{
    return file.startsWith(u"art/");
}

QList<Reference> references(const FileContents &files, const QString &file)
{
    QList<Reference> found;
    for (auto it = files.constBegin(); it != files.constEnd(); ++it) {
        JsonWalk::through(**it, [&](const JsonWalk::Stop &stop) {
            if (stop.value.type() != JsonText::Type::String || stop.value.toText() != file)
                return;
            Use use;
            use.kind = Use::Kind::Value;
            use.place = {it.key(), stop.line, stop.path};
            use.from = stop.from + 1;
            use.size = stop.value.write().size() - 2;
            use.excerpt = excerptAt((*it)->bytes(), use.from);
            found.append({use});
        });
    }
    return found;
}

QString rename(Draft &draft, const QString &file, const QString &name, const QList<Use> &uses)
{
    const QString target = filename::renamed(file, name);
    QList<std::pair<Use, QString>> words;
    for (const Use &use : uses)
        words.append({use, target});
    replaceWords(draft, words);
    return filename::move(draft, file, target) ? target : QString();
}

} // namespace editor::picturefiles
