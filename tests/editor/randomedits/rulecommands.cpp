// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/editor/randomedits/commands.h"

#include "editor/code/codetabs.h"
#include "editor/pages/module/idrename.h"
#include "editor/pages/rulebook/paragraphedits.h"
#include "editor/pages/rulebook/rulebookedit.h"
#include "editor/pages/rulebook/rulebookpage.h"
#include "editor/pages/rules/code/codefileedit.h"
#include "editor/pages/rules/index/modulesearch.h"
#include "editor/pages/rules/rulespage.h"
#include "editor/pages/rules/sequence/sequenceedit.h"
#include "editor/pages/rules/sequence/sequencepanel.h"
#include "editor/pages/rules/stateedit.h"

using namespace editor;
using engine::Json;

namespace {

const QStringList c_groups{QStringLiteral("variables"), QStringLiteral("pieces"),
                           QStringLiteral("spaces")};
const QString c_phases = QStringLiteral("phases");

QString someState(Bench &bench, const QString &group)
{
    const Json names = bench.json(StateEdit::file, {group});
    return names.isObject() ? bench.pick(names.keys()) : QString();
}

void addStateCommands(Commands &commands)
{
    commands.edit("state: declare", [](Bench &bench, Draft &draft) {
        return !StateEdit::add(draft, bench.pick(c_groups), bench.freshId("value")).isEmpty();
    });
    commands.edit("state: remove", [](Bench &bench, Draft &draft) {
        const QString group = bench.pick(c_groups);
        return StateEdit::remove(draft, group, someState(bench, group));
    });
    commands.edit("state: rename", [](Bench &bench, Draft &draft) {
        const QString group = bench.pick(c_groups);
        const IdKind kind = group == u"variables" ? IdKind::Variable
            : group == u"pieces"                  ? IdKind::PieceProperty
                                                  : IdKind::SpaceProperty;
        const QString name = someState(bench, group);
        Uses uses(bench.document());
        QList<Use> places;
        for (const Reference &place : idrename::references(uses, bench.files(), kind, name))
            places.append(place.use);
        return !name.isEmpty()
            && idrename::rename(draft, kind, name, bench.freshId("value"), places);
    });
    commands.edit("state: set", [](Bench &bench, Draft &draft) {
        const QString group = bench.pick(c_groups);
        const QString name = someState(bench, group);
        return !name.isEmpty()
            && StateEdit::set(draft, group, name, QStringLiteral("initial"), bench.value());
    });
}

void collectPhases(const Json &phases, const JsonPath &list, QList<JsonPath> &paths)
{
    for (qsizetype i = 0; phases.isArray() && i < phases.size(); ++i) {
        JsonPath path = list;
        path.push_back(i);
        paths.append(path);
        path.push_back(c_phases);
        collectPhases(phases.at(i)[c_phases], path, paths);
    }
}

JsonPath somePhase(Bench &bench)
{
    QList<JsonPath> paths;
    collectPhases(bench.json(SequenceEdit::file, {c_phases}), {c_phases}, paths);
    return bench.pick(paths);
}

void addSequenceCommands(Commands &commands)
{
    commands.edit("sequence: add", [](Bench &bench, Draft &draft) {
        JsonPath list = somePhase(bench);
        list.push_back(c_phases);
        return !SequenceEdit::add(draft, bench.isOneOf(2) ? JsonPath{c_phases} : list, 0,
                                  SequenceEdit::freeId(draft, QStringLiteral("phase")),
                                  bench.words())
                    .empty();
    });
    using Edit = std::function<bool(Bench &, Draft &, const JsonPath &)>;
    const auto onPhase = [&](const QString &name, const Edit &edit) {
        commands.edit(name, [edit](Bench &bench, Draft &draft) {
            const JsonPath phase = somePhase(bench);
            return !phase.empty() && edit(bench, draft, phase);
        });
    };
    onPhase("sequence: remove", [](Bench &, Draft &draft, const JsonPath &phase) {
        return SequenceEdit::remove(draft, phase);
    });
    onPhase("sequence: move", [](Bench &bench, Draft &draft, const JsonPath &phase) {
        return !SequenceEdit::move(draft, phase, SequenceEdit::listOf(somePhase(bench)),
                                   bench.below(4))
                    .empty();
    });
    onPhase("sequence: duplicate", [](Bench &, Draft &draft, const JsonPath &phase) {
        return !SequenceEdit::duplicate(draft, phase).empty();
    });
}

/// Opens some Lua and puts the cursor somewhere.
CodeEdit *someCode(Bench &bench, RulesPage &page)
{
    const QString file = bench.pick(page.index().files());
    if (file.isEmpty())
        return nullptr;
    page.open({file, 1, {}});
    CodeEdit *edit = page.currentEdit();
    if (!edit)
        return nullptr;
    QTextCursor cursor = edit->textCursor();
    cursor.setPosition(bench.below(edit->toPlainText().size()));
    edit->setTextCursor(cursor);
    return edit;
}

void addCodeCommands(Commands &commands)
{
    commands.act<RulesPage>("code: type", [](Bench &bench, RulesPage &page) {
        CodeEdit *edit = someCode(bench, page);
        if (!edit)
            return false;
        edit->insertPlainText(bench.pick(QStringList{"x", " -- note", "\n", "local y = 1\n", "}"}));
        return true;
    });
    commands.act<RulesPage>("code: delete", [](Bench &bench, RulesPage &page) {
        CodeEdit *edit = someCode(bench, page);
        if (!edit)
            return false;
        QTextCursor cursor = edit->textCursor();
        cursor.movePosition(QTextCursor::NextWord, QTextCursor::KeepAnchor, 1 + bench.below(3));
        cursor.removeSelectedText();
        return true;
    });
    commands.act<RulesPage>("code: rename a name", [](Bench &bench, RulesPage &page) {
        for (int tries = 0; tries < 20; ++tries) {
            if (someCode(bench, page) && page.edits().rename(bench.freshId("renamed")).isEmpty())
                return true;
        }
        return false;
    });
    commands.edit("code: replace in all files", [](Bench &bench, Draft &draft) {
        const auto places = ModuleSearch::find(
            bench.document(),
            {bench.pick(QStringList{"move", "turn", "attack", "side"}), false, true, true});
        ModuleSearch::replace(draft, places, bench.freshId("word"));
        return !places.isEmpty();
    });
    commands.edit("code: new file", [](Bench &bench, Draft &draft) {
        const auto kind = CodeFileEdit::Kind(bench.below(2));
        const QString name = bench.freshId("file");
        return CodeFileEdit::add(draft, kind, name, CodeFileEdit::beginning(kind, name));
    });
    commands.edit("code: begin a decision", [](Bench &bench, Draft &draft) {
        return !CodeFileEdit::addDecision(draft, bench.freshId("decision"), {}).isEmpty();
    });
    commands.fields<RulesPage>("rules page: fields");
    using Do = void (SequencePanel::*)();
    const std::pair<const char *, Do> phases[] = {
        {"add a phase", &SequencePanel::addPhase},
        {"add a phase below", &SequencePanel::addPhaseBelow},
        {"duplicate a phase", &SequencePanel::duplicatePhase},
        {"remove a phase", &SequencePanel::removePhase}};
    for (const auto &[name, does] : phases) {
        commands.act<RulesPage>(QStringLiteral("rules page: ") + QLatin1String(name),
                                [does](Bench &bench, RulesPage &page) {
                                    page.sequence().choose(somePhase(bench));
                                    (page.sequence().*does)();
                                    return true;
                                });
    }
    commands.act<RulesPage>("rules page: name a phase in the tree",
                            [](Bench &bench, RulesPage &page) {
                                page.sequence().choose(somePhase(bench));
                                auto *item = page.sequence().tree()->currentItem();
                                if (item)
                                    item->setText(0, bench.words().simplified());
                                return item != nullptr;
                            });
}

void addRulebookCommands(Commands &commands)
{
    using rulebookedit::numbers;
    commands.edit("rulebook: begin", [](Bench &bench, Draft &draft) {
        const bool isThere = bench.files().contains(rulebookedit::file());
        if (isThere && !bench.isOneOf(4))
            return false;
        rulebookedit::begin(draft);
        return true;
    });
    commands.edit("rulebook: title", [](Bench &bench, Draft &draft) {
        return rulebookedit::setTitle(draft, bench.below(numbers(bench.files()).size()),
                                      bench.words());
    });
    commands.edit("rulebook: text", [](Bench &bench, Draft &draft) {
        return rulebookedit::setText(draft, bench.below(numbers(bench.files()).size()),
                                     bench.words());
    });
    commands.edit("rulebook: insert", [](Bench &bench, Draft &draft) {
        return rulebookedit::insert(draft, bench.below(numbers(bench.files()).size()),
                                    QString::number(100 + bench.below(900)), bench.words());
    });
    commands.edit("rulebook: remove", [](Bench &bench, Draft &draft) {
        return rulebookedit::remove(draft, bench.pick(numbers(bench.files())));
    });
    commands.edit("rulebook: move", [](Bench &bench, Draft &draft) {
        return rulebookedit::move(draft, bench.pick(numbers(bench.files())),
                                  bench.isOneOf(4) ? QString()
                                                   : bench.pick(numbers(bench.files())));
    });
    const auto renumber = [](Bench &bench, Draft &draft, const rulebookedit::Renumbering &map) {
        Uses uses(bench.document());
        QList<Use> places;
        for (const Reference &place : rulebookedit::references(uses, bench.files(), map))
            places.append(place.use);
        return rulebookedit::isPossible(bench.files(), map)
            && rulebookedit::renumber(draft, map, places);
    };
    commands.edit("rulebook: renumber", [=](Bench &bench, Draft &draft) {
        const QString number = bench.pick(numbers(bench.files()));
        return !number.isEmpty()
            && renumber(bench, draft,
                        rulebookedit::renumbering(bench.files(), number,
                                                  QString::number(1000 + bench.below(900))));
    });
    commands.edit("rulebook: renumber in order", [=](Bench &bench, Draft &draft) {
        return renumber(bench, draft,
                        rulebookedit::inOrder(
                            bench.files(), bench.pick(numbers(bench.files())).section(u'.', 0, 0)));
    });
}

} // namespace

void addRuleCommands(Commands &commands)
{
    using Add = void (ParagraphEdits::*)();
    const std::pair<const char *, Add> added[] = {{"behind", &ParagraphEdits::addBehind},
                                                  {"below", &ParagraphEdits::addBelow},
                                                  {"chapter", &ParagraphEdits::addChapter}};
    for (const auto &[name, add] : added) {
        commands.act<RulebookPage>(QStringLiteral("rulebook page: add ") + QLatin1String(name),
                                   [add](Bench &, RulebookPage &page) {
                                       (page.edits()->*add)();
                                       return true;
                                   });
    }
    addStateCommands(commands);
    addSequenceCommands(commands);
    addCodeCommands(commands);
    addRulebookCommands(commands);
}
