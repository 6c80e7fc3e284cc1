// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QPainterPath>
#include <QStringList>

#include <vector>

namespace view {

/// One drawing that a counter can carry: for the symbol box, or free on the face.
struct Symbol
{
    enum class Kind {
        Box, ///< In the symbol box, 32 × 21 from its upper left corner.
        Silhouette, ///< Around 0, 0, filled: planes, ships, signs of markers.
    };

    QString id;
    Kind kind = Kind::Box;
    QPainterPath stroke;
    QPainterPath fill;
    QString text; ///< Bold, centred in the box.
    double textSize = 0;
    double baseline = 0;
};

/// All drawings that the program brings, by the name that modules use for them.
class SymbolSet
{
public:
    static constexpr QSizeF boxSize{32, 21};
    static constexpr double pen = 1.7;

    SymbolSet();

    /// The symbol, or null.
    const Symbol *find(QStringView id) const;
    QStringList ids() const;
    QStringList ids(Symbol::Kind kind) const;

    static bool isText(QStringView id);
    /// The box with letters that an id such as "text:SMG" stands for.
    static Symbol textSymbol(QStringView id);

private:
    std::vector<Symbol> m_symbols;
    QHash<QString, qsizetype> m_index;
};

} // namespace view
