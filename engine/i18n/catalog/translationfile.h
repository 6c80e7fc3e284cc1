// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/i18n/catalog/tscatalog.h"

#include <QCoreApplication>

namespace engine {

/// A translation in one of the formats of other programs, told by how the name of its file ends:
/// .ts (Qt Linguist), .po (gettext), .xlf or .xliff.
class TranslationFile
{
    Q_DECLARE_TR_FUNCTIONS(TranslationFile)

public:
    static bool isKnown(const QString &fileName);
    /// The message of a failure begins with "\a fileName:line: ".
    static Result<TsCatalog> read(const QByteArray &bytes, const QString &fileName);
    static Result<QByteArray> write(const TsCatalog &catalog, const QString &fileName);

private:
    static Error unknown(const QString &fileName);
};

/// What a translation of somebody else would change in ours: shown first, then done.
struct TranslationMerge
{
    struct Change
    {
        QString context;
        TsMessage before;
        TsMessage after;
    };

    std::vector<Change> changes;
    int same = 0; ///< Texts that are there already as they are.
    QStringList unknown; ///< Sources that we do not have.

    /// Texts are the same by context, comment and source; one without a context by its source
    /// alone. What has no translation changes nothing.
    static TranslationMerge of(const TsCatalog &own, const TsCatalog &other);
    void applyTo(TsCatalog &own) const;
};

} // namespace engine
