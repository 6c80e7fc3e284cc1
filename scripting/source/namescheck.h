// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/model/module.h"
#include "scripting/source/luaoutline.h"

#include <QCoreApplication>
#include <QMap>
#include <QSet>

#include <memory>
#include <optional>

namespace scripting {

/// Finds names in a module's Lua that nothing declares, charts that the module does not have,
/// variables that nobody reads, and forms and hints that no window knows.
class NamesCheck
{
    Q_DECLARE_TR_FUNCTIONS(NamesCheck)

public:
    using Outlines = QMap<QString, std::shared_ptr<const LuaOutline>>;

    /// The Lua files of a module by name.
    explicit NamesCheck(const Outlines &outlines);
    static engine::Issues run(const engine::Module &module);

    /// The charts that there are, and the standard library; before they are known, any may be.
    void setModule(const engine::Module &module);

    struct Finding
    {
        engine::Issue::Severity severity = engine::Issue::Severity::Error;
        int line = 0;
        int offset = 0;
        QString message;
        engine::Issue::Cause cause; ///< Its name stands at the offset.
    };
    QList<Finding> check(const QString &file);

    /// What Lua itself and the functions for rules (or for tests) give to every file.
    static QStringList globalNames(const QString &file);

private:
    void checkGlobals(const QString &file, const LuaOutline &outline);
    void checkVariables(const LuaOutline &outline);
    void checkFields(const QString &file, const LuaOutline &outline);
    /// `lookup("crt", …)` and `tables.crt`.
    void checkTables(const LuaOutline &outline);
    /// `ask = "losses"` in a decision, and `offer:hint("max", …)`.
    void checkProtocol(const LuaOutline &outline);
    void checkHints(const LuaOutline &outline);
    void noteTable(const QString &id, int line, int offset, engine::Issue::Severity severity);
    /// The file that a name means when it is required in another one; empty when there is none.
    QString pathOf(const QString &required, const QString &from) const;
    /// The fields that a file's table has for certain; empty when that can't be known.
    QSet<QString> fieldsOf(const QString &file) const;

    Outlines m_outlines;
    std::optional<QStringList> m_tables;
    int m_standard = 0; ///< The version of the standard library.
    QSet<QString> m_written; ///< Names that some file gives a value while it is loaded.
    QList<Finding> m_found;
};

} // namespace scripting
