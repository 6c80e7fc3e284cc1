// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardwords.h"

#include "app/view/counter/counterbook.h"
#include "engine/board/facings.h"
#include "engine/module/model/module.h"

#include <QLocale>

#include <algorithm>

namespace view {

QString BoardWords::translated(const QString &file, const QString &text) const
{
    return m_texts ? m_texts->translator().translate(file, text) : text;
}

QString BoardWords::space(const engine::Module &module, engine::SpaceId id) const
{
    if (!id)
        return {};
    if (m_texts)
        return m_texts->spaceName(id);
    const engine::Space &space = module.map.space(id);
    if (space.kind >= engine::Space::Kind::Box)
        return space.name.isEmpty() ? space.id : space.name;
    return space.name.isEmpty() ? space.id : space.id + u' ' + space.name;
}

QString BoardWords::ground(const engine::Module &module, engine::SpaceId id,
                           const engine::GameState *state) const
{
    const engine::Space &space = module.map.space(id);
    QStringList parts;
    if (space.terrain >= 0 && size_t(space.terrain) < module.terrain.terrains.size()) {
        const auto &terrain = module.terrain.terrains[size_t(space.terrain)];
        const QString name = terrain.name.isEmpty() ? terrain.id : terrain.name;
        parts << translated(QStringLiteral("tables/terrain.json"), name);
    }
    for (size_t i = 0; i < module.terrain.features.size(); ++i) {
        const auto &feature = module.terrain.features[i];
        const bool printed = space.features.contains(feature.id);
        if (state ? state->hasFeature({id, int32_t(i)}, printed) : printed)
            parts << translated(QStringLiteral("tables/terrain.json"), feature.name);
    }
    return parts.join(QStringLiteral(", "));
}

QString BoardWords::piece(const engine::Module &module, engine::PieceId id) const
{
    if (m_texts)
        return m_texts->pieceName(id);
    const engine::Piece &piece = module.piece(id);
    return piece.name.isEmpty() ? piece.id : piece.name;
}

QString BoardWords::side(const engine::Module &module, engine::SideId id) const
{
    if (!id || size_t(id.value) >= module.sides.size())
        return {};
    return m_texts ? m_texts->sideName(id) : module.sides[size_t(id.value)].name;
}

QString BoardWords::word(const engine::Module &module, engine::NameId name) const
{
    return m_texts ? m_texts->word(name) : QString(module.names.text(name));
}

QString BoardWords::values(const engine::Module &module, const engine::PlayerView &view,
                           engine::PieceId id) const
{
    const engine::Piece &piece = module.piece(id);
    const int steps = view.state().piece(id).steps;
    // A hash has no order; the words in the order in which the module first used them do.
    QList<engine::NameId> names = piece.values.keys();
    std::sort(names.begin(), names.end());
    QStringList parts;
    for (const engine::NameId name : names) {
        const engine::Value value = piece.value(name, steps);
        if (value.type == engine::Value::Type::Integer)
            parts << tr("%1 %2", "a value of a unit: attack 5")
                         .arg(word(module, name).replace(u'_', u' '),
                              QLocale().toString(value.number));
    }
    return parts.join(QStringLiteral(", "));
}

QString BoardWords::status(const engine::Module &module, const engine::PlayerView &view,
                           const CounterBook &book, engine::PieceId id) const
{
    QStringList parts;
    const engine::Piece &piece = module.piece(id);
    if (piece.maxSteps > 1) {
        parts << tr("%1 of %n step(s)", "", piece.maxSteps)
                     .arg(QLocale().toString(view.state().piece(id).steps));
    }
    const auto &now = view.state().piece(id);
    const int heading = engine::Facings(module.map, now.space).heading(now.facing);
    if (heading >= 0)
        parts << tr("faces %n o'clock", "where a unit looks: 12 is the top of the map",
                    heading < 30 ? 12 : heading / 30);
    if (const QString signs = marks(book, book.marks().bits(view.state(), id)); !signs.isEmpty())
        parts << signs;
    return parts.join(QStringLiteral(", "));
}

QString BoardWords::marks(const CounterBook &book, quint32 bits) const
{
    QStringList parts;
    for (size_t i = 0; i < book.marks().list().size(); ++i) {
        const CounterMark &mark = book.marks().list()[i];
        if (bits >> i & 1u)
            parts << translated(QStringLiteral("pieces.json"),
                                mark.title.isEmpty() ? mark.id : mark.title);
    }
    return parts.join(QStringLiteral(", "));
}

QString BoardWords::place(const engine::Module &module, const engine::PlayerView *view,
                          engine::SpaceId id) const
{
    if (!id)
        return {};
    QString text = space(module, id);
    const QString land = ground(module, id, view ? &view->state() : nullptr);
    if (!land.isEmpty())
        text += QStringLiteral(", ") + land;
    if (!view)
        return text;
    QStringList pieces;
    int hidden = 0;
    for (const engine::PlayerView::Seen &seen : view->stack(id)) {
        if (seen.piece)
            pieces << side(module, seen.side) + u' ' + piece(module, seen.piece);
        else
            ++hidden;
    }
    if (hidden > 0)
        pieces << tr("%n hidden unit(s)", "", hidden);
    if (!pieces.isEmpty())
        text += QStringLiteral(", ") + pieces.join(QStringLiteral("; "));
    return text;
}

} // namespace view
