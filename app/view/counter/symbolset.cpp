// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/symbolset.h"

#include "app/view/counter/pathdata.h"
#include "app/view/counter/symboldata.h"

#include <QTransform>

namespace view {

namespace {

constexpr qsizetype c_mostSignLetters = 4;

const QString &textPrefix()
{
    static const QString prefix = QStringLiteral("text:");
    return prefix;
}

/// \a half and its mirror image.
QPainterPath mirrored(const QPainterPath &half)
{
    QPainterPath whole = half;
    // Both halves must turn the same way, or the pixels that they share stay empty.
    whole.addPath(QTransform::fromScale(-1, 1).map(half).toReversed());
    whole.setFillRule(Qt::WindingFill);
    return whole;
}

QPainterPath path(const char *data)
{
    return data ? pathFromData(QString::fromLatin1(data)) : QPainterPath();
}

} // namespace

SymbolSet::SymbolSet()
{
    for (const BoxSymbolData &data : boxSymbolData()) {
        Symbol symbol;
        symbol.id = QString::fromLatin1(data.id);
        symbol.stroke = path(data.stroke);
        symbol.fill = path(data.fill);
        symbol.text = QString::fromLatin1(data.text);
        symbol.textSize = data.textSize;
        symbol.baseline = data.baseline;
        m_index.insert(symbol.id, qsizetype(m_symbols.size()));
        m_symbols.push_back(std::move(symbol));
    }
    for (const SilhouetteData &data : silhouetteData()) {
        Symbol symbol;
        symbol.id = QString::fromLatin1(data.id);
        symbol.kind = Symbol::Kind::Silhouette;
        symbol.fill = path(data.fill);
        symbol.stroke = path(data.stroke);
        if (data.isMirrored) {
            symbol.fill = mirrored(symbol.fill);
            symbol.stroke = mirrored(symbol.stroke);
        }
        m_index.insert(symbol.id, qsizetype(m_symbols.size()));
        m_symbols.push_back(std::move(symbol));
    }
}

const Symbol *SymbolSet::find(QStringView id) const
{
    const auto it = m_index.constFind(id.toString());
    return it == m_index.constEnd() ? nullptr : &m_symbols[size_t(*it)];
}

QStringList SymbolSet::ids() const
{
    return ids(Symbol::Kind::Box) + ids(Symbol::Kind::Silhouette);
}

QStringList SymbolSet::ids(Symbol::Kind kind) const
{
    QStringList ids;
    for (const Symbol &symbol : m_symbols) {
        if (symbol.kind == kind)
            ids << symbol.id;
    }
    return ids;
}

bool SymbolSet::isText(QStringView id)
{
    return id.startsWith(textPrefix()) && id.size() > textPrefix().size()
        && id.size() <= textPrefix().size() + c_mostSignLetters;
}

Symbol SymbolSet::textSymbol(QStringView id)
{
    Symbol symbol;
    symbol.id = id.toString();
    symbol.text = id.sliced(textPrefix().size()).toString();
    symbol.textSize = symbol.text.size() > 3 ? 11 : symbol.text.size() > 2 ? 12.5 : 15;
    symbol.baseline = 10.5 + symbol.textSize * 0.355;
    return symbol;
}

} // namespace view
