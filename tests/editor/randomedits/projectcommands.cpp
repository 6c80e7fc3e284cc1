// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/commands.h"

#include "editor/pages/rules/index/ruleindex.h"
#include "editor/pages/rules/textpage.h"
#include "editor/project/codefiles.h"
#include "editor/project/picturefiles.h"

#include <QPlainTextEdit>

using namespace editor;

namespace {

QString someFile(Bench &bench, bool (*isWanted)(const QString &file))
{
    QStringList files = bench.files().keys();
    files.removeIf([&](const QString &file) { return !isWanted(file); });
    return bench.pick(files);
}

QList<Use> placesOf(const QList<Reference> &references)
{
    QList<Use> places;
    for (const Reference &reference : references)
        places.append(reference.use);
    return places;
}

} // namespace

void addProjectCommands(Commands &commands)
{
    commands.edit("files: rename code", [](Bench &bench, Draft &draft) {
        const QString file = someFile(bench, codefiles::isChangeable);
        return !codefiles::rename(draft, file, bench.freshId("file"),
                                  placesOf(codefiles::references(draft.files(), file)))
                    .isEmpty();
    });
    commands.edit("files: delete code", [](Bench &bench, Draft &draft) {
        const QString file = someFile(bench, codefiles::isChangeable);
        codefiles::remove(draft, file);
        return !file.isEmpty();
    });
    commands.edit("files: rename a picture", [](Bench &bench, Draft &draft) {
        const QString file = someFile(bench, picturefiles::isPicture);
        return !file.isEmpty()
            && !picturefiles::rename(draft, file, bench.freshId("picture"),
                                     placesOf(picturefiles::references(draft.files(), file)))
                    .isEmpty();
    });
    commands.act<TextPage>("files page: type", [](Bench &bench, TextPage &page) {
        const QString file = someFile(bench, [](const QString &one) {
            return one.endsWith(u".md") || one.endsWith(u".tsv") || RuleIndex::isCode(one);
        });
        page.open({file, 0, {}});
        QPlainTextEdit *edit = page.edit(file);
        if (!edit || edit->isReadOnly())
            return false;
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(bench.below(edit->toPlainText().size()));
        cursor.insertText(bench.words());
        return true;
    });
}
