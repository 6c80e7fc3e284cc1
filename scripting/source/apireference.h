// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/apidocs.h"

#include <QCoreApplication>

namespace scripting {

/// Everything that a module's Lua can use as one page, in Markdown.
class ApiReference
{
    Q_DECLARE_TR_FUNCTIONS(ApiReference)

public:
    /// \a folder has the annotations: rules.lua, tests.lua and lua.lua.
    explicit ApiReference(const QString &folder);

    QString title() const { return tr("Lua reference"); }
    QString page() const;

private:
    /// The functions and values that stand alone, then each class with what it has.
    static QString chapter(const QString &title, const ApiDocs &docs);
    static QString section(const ApiDocs &docs, const ApiDocs::Entry &type);
    static QString described(const ApiDocs::Entry &entry);
    /// Each file of the standard library with what it is for.
    static QString library(int version);

    ApiDocs m_rules;
    ApiDocs m_tests;
    ApiDocs m_lua;
};

} // namespace scripting
