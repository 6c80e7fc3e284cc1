// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/i18n/catalog/tsmessage.h"

#include <QByteArray>

#include <vector>

namespace engine {

/// A translation of a module into one language, in Qt Linguist's .ts format.
struct TsCatalog
{
    /// The texts of one file of the module.
    struct Context
    {
        QString name;
        std::vector<TsMessage> messages;

        bool operator==(const Context &) const = default;
    };

    QString language;
    QString sourceLanguage;
    std::vector<Context> contexts;

    /// Reads a .ts file; the message of a failure begins with "\a fileName:line: ".
    static Result<TsCatalog> parse(const QByteArray &xml, const QString &fileName);
    /// Equal catalogs give equal bytes.
    QByteArray write() const;

    const Context *find(const QString &name) const;
    /// The context of that name; a new one at the end when there is none.
    Context &context(const QString &name);
    bool operator==(const TsCatalog &) const = default;
};

} // namespace engine
