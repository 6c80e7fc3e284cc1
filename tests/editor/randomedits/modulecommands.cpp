// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/boardpick.h"

#include "editor/pages/module/coverpanel.h"
#include "editor/pages/module/idrename.h"
#include "editor/pages/module/languagelist.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/module/modulepage.h"
#include "editor/pages/module/optionlist.h"
#include "editor/pages/module/seatlist.h"
#include "editor/pages/module/sidelist.h"
#include "editor/pages/rules/textpage.h"

#include <QListWidget>
#include <QPlainTextEdit>

using namespace editor;

namespace {

using Pick = ArrayEditor &(*)(const ModulePage &page);

struct Listed
{
    const char *name;
    Pick list;
    bool grows; ///< Entries can be added and removed here.
};

const Listed c_lists[] = {
    {"sides", [](const ModulePage &page) -> ArrayEditor & { return page.sides(); }, true},
    {"options", [](const ModulePage &page) -> ArrayEditor & { return page.options(); }, true},
    {"seats", [](const ModulePage &page) -> ArrayEditor & { return page.seats(); }, true},
    {"languages", [](const ModulePage &page) -> ArrayEditor & { return page.languages(); }, false},
    {"boards", [](const ModulePage &page) -> ArrayEditor & { return page.boards(); }, false},
    {"scenarios", [](const ModulePage &page) -> ArrayEditor & { return page.scenarios(); }, false},
};

void addListCommands(Commands &commands)
{
    for (const auto &[name, list, grows] : c_lists) {
        const QString title = QStringLiteral("module: %1: ").arg(QLatin1String(name));
        if (grows) {
            commands.act<ModulePage>(title + "add", [list](Bench &, ModulePage &page) {
                list(page).add();
                return true;
            });
            commands.act<ModulePage>(title + "remove", [list](Bench &bench, ModulePage &page) {
                list(page).choose(bench.below(list(page).list().count()));
                list(page).remove();
                return true;
            });
        }
        commands.act<ModulePage>(title + "order", [list](Bench &bench, ModulePage &page) {
            list(page).choose(bench.below(list(page).list().count()));
            list(page).shift(bench.isOneOf(2) ? 1 : -1);
            return true;
        });
    }
}

void addIdCommands(Commands &commands)
{
    const std::tuple<const char *, IdKind, const char *> kinds[] = {
        {"side", IdKind::Side, "sides"},
        {"option", IdKind::Option, "options"},
        {"scenario", IdKind::Scenario, "scenarios"}};
    for (const auto &[name, kind, list] : kinds) {
        commands.edit(
            QStringLiteral("module: rename a ") + QLatin1String(name),
            [kind, list](Bench &bench, Draft &draft) {
                const engine::Json all = bench.json(ModuleEdit::file, {QString::fromLatin1(list)});
                const engine::Json one = all.at(bench.below(all.size()));
                const QString id = one.isString() ? one.toString() : one[u"id"].toString();
                Uses uses(bench.document());
                QList<Use> places;
                for (const Reference &place : idrename::references(uses, bench.files(), kind, id))
                    places.append(place.use);
                return !id.isEmpty()
                    && idrename::rename(draft, kind, id, bench.freshId("id"), places);
            });
    }
}

void addFileCommands(Commands &commands)
{
    commands.edit("files: add", [](Bench &bench, Draft &draft) {
        draft.setBytes(bench.freshId("notes/file") + ".md", bench.words().toUtf8());
        return true;
    });
    commands.edit("files: remove", [](Bench &bench, Draft &draft) {
        const QString file = bench.pick(bench.filesIn({}, QStringLiteral(".md")));
        draft.removeFile(file);
        return !file.isEmpty();
    });
    commands.edit("files: rename art", [](Bench &bench, Draft &draft) {
        const QString file = bench.pick(bench.filesIn(QStringLiteral("art/"), {}));
        if (file.isEmpty())
            return false;
        draft.setBytes(bench.freshId("art/moved") + file.sliced(file.lastIndexOf(u'.')),
                       bench.document().bytes(file));
        draft.removeFile(file);
        return true;
    });
    commands.act<TextPage>("files: type", [](Bench &bench, TextPage &page) {
        const QString file =
            bench.pick(bench.filesIn({}, QStringLiteral(".md"))
                       + bench.filesIn(QStringLiteral("locale/"), QStringLiteral(".ts")));
        if (file.isEmpty())
            return false;
        page.open({file, 1, {}});
        QPlainTextEdit *edit = page.edit(file);
        if (!edit || edit->isReadOnly())
            return false;
        edit->insertPlainText(bench.words());
        return true;
    });
    // What can't be read must disturb no page; then it is taken back.
    commands.act<TextPage>("files: break and mend", [](Bench &bench, TextPage &) {
        const QString file = bench.pick(bench.filesIn({}, QStringLiteral(".json")));
        Draft draft = bench.document().draft();
        draft.setBytes(file, bench.document().bytes(file).chopped(3));
        bench.document().commit(draft, QStringLiteral("files: break"));
        bench.document().history().undo();
        Draft after = bench.document().draft();
        after.setBytes(QStringLiteral("notes/mended.md"), bench.words().toUtf8());
        bench.document().commit(after, QStringLiteral("files: mend"));
        return true;
    });
}

} // namespace

void addModuleCommands(Commands &commands)
{
    addListCommands(commands);
    addIdCommands(commands);
    addFileCommands(commands);
    commands.act<ModulePage>("module page: fields", [](Bench &bench, ModulePage &page) {
        const std::vector all(std::begin(c_lists), std::end(c_lists));
        ArrayEditor &list = bench.pick(all).list(page);
        list.choose(bench.below(list.list().count()));
        Commands form;
        form.fields<ModulePage>({});
        return form.list().front().run(bench);
    });
    commands.act<ModulePage>("module: add a language", [](Bench &bench, ModulePage &page) {
        return page.languages().addLanguage(
            bench.pick(QStringList{"fr", "de", "pl", "ru", "it", "pt", "fi"}));
    });
    commands.act<ModulePage>("module: cover", [](Bench &, ModulePage &page) {
        return page.cover().importFile(boardpick::picture());
    });
    commands.edit("module: remove a language", [](Bench &bench, Draft &draft) {
        ModuleEdit edit(draft);
        return edit.removeLanguage(bench.below(edit.names(QStringLiteral("languages")).size()));
    });
}
