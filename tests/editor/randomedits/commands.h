// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/editor/randomedits/bench.h"

#include <functional>

/// Something that a designer can do, with details left to chance.
struct Command
{
    QString name;
    /// The page that must be open for it; null: any.
    const QMetaObject *page = nullptr;
    /// False when the module has nothing to do it with.
    std::function<bool(Bench &bench)> run;
};

/// All commands of one part of the editor.
class Commands
{
public:
    using Edit = std::function<bool(Bench &bench, editor::Draft &draft)>;

    /// Done in a draft that becomes one step; now and then several times in one stroke.
    void edit(const QString &name, const Edit &edit);
    /// Done by the page itself.
    template<typename PageType>
    void act(const QString &name, const std::function<bool(Bench &bench, PageType &page)> &does)
    {
        m_list.push_back({name, &PageType::staticMetaObject, [does](Bench &bench) {
                              auto *page = bench.page<PageType>();
                              return page && does(bench, *page);
                          }});
    }
    /// Types, ticks or chooses something in any field of a page's forms.
    template<typename PageType> void fields(const QString &name)
    {
        act<PageType>(name, [](Bench &bench, PageType &page) { return editField(bench, page); });
    }

    const std::vector<Command> &list() const { return m_list; }

private:
    static bool editField(Bench &bench, QWidget &page);

    std::vector<Command> m_list;
};

/// Every page adds its own; a new kind of edit belongs into the list of its page.
void addBoardCommands(Commands &commands);
void addWayCommands(Commands &commands);
void addAreaCommands(Commands &commands);
void addCounterCommands(Commands &commands);
void addScenarioCommands(Commands &commands);
void addTableCommands(Commands &commands);
void addRuleCommands(Commands &commands);
void addModuleCommands(Commands &commands);
void addTranslateCommands(Commands &commands);
void addProjectCommands(Commands &commands);

/// All of them.
std::vector<Command> allCommands();
