// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

#include <vector>

namespace engine {

/// The numbered paragraphs of a module's rules.
struct Rulebook
{
    struct Paragraph
    {
        QString id; ///< The printed rule number.
        QString title;
        QString text; ///< Paragraphs, lists and *emphasis*; rule numbers in [brackets] are links.
        int line = 0;
    };
    std::vector<Paragraph> paragraphs;
    QHash<QString, int> index;

    bool contains(const QString &id) const { return index.contains(id); }
    /// The paragraph \a id or, for a finer number, the nearest one above it ("7.1.2" → "7.1").
    const Paragraph *find(QString id) const;
};

} // namespace engine
