// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "scripting/source/namescheck.h"

#include <QSet>

namespace editor {

/// Some characters of a file of the module.
struct CodePlace
{
    QString file;
    int offset = 0;
    int length = 0;
    int line = 0;
    QString text; ///< Of the whole line, for lists.

    bool operator==(const CodePlace &) const = default;
};

/// What the Lua files of a module define, and where. Follows the document as it is edited.
class RuleIndex
{
public:
    explicit RuleIndex(LiveModule &live)
        : m_live(live)
    {
    }

    static bool isCode(const QString &file);
    static bool isTest(const QString &file);

    LiveModule &live() const { return m_live; }
    const engine::Module *module() const { return m_live.module().get(); }
    /// rules/*.lua, then tests/*.lua.
    QStringList files() const;
    QString text(const QString &file) const;
    /// Of the file as it is now.
    const scripting::LuaOutline &outline(const QString &file) const;
    /// Of a text that is on its way into the file.
    const scripting::LuaOutline &outline(const QString &file, const QString &text) const;

    /// Names in a file that are wrong.
    QList<scripting::NamesCheck::Finding> wrongNames(const QString &file) const;

    /// What `require` in a file loads; empty: no file of the module.
    QString required(const QString &name, const QString &from) const;
    /// Places of `decision "id"` and the like.
    QList<CodePlace> definitions(const QString &kind, const QString &id) const;
    QStringList ids(const QString &kind) const;
    /// Keys of a decision that are verbs: those that are no part of every decision.
    QStringList verbs(const QString &file, const scripting::LuaOutline::Definition &decision) const;
    /// All verbs of all decisions.
    QStringList verbs() const;
    /// The number of a rule in a text or comment at \a position; empty: there is none.
    QString ruleAt(const QString &file, int position) const;
    /// Where strings and comments of the Lua files name a rule.
    QList<CodePlace> namesOfRule(const QString &rule) const;
    CodePlace place(const QString &file, int offset, int length) const;

private:
    struct Cached
    {
        FileContentPointer content;
        QString text;
        std::shared_ptr<const scripting::LuaOutline> outline;
    };

    const Cached &cached(const QString &file) const;

    LiveModule &m_live;
    mutable QHash<QString, Cached> m_files;
};

} // namespace editor
