// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/ids.h"

#include <QObject>
#include <QStringList>

namespace editor {

/// What the designer of a set-up has chosen: pieces, a space, or a counter of the tray that waits
/// for its space.
class SetupSelection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    const QStringList &pieces() const { return m_pieces; }
    engine::SpaceId space() const { return m_space; }
    engine::PieceId armed() const { return m_armed; }
    void select(const QStringList &pieces, engine::SpaceId space);
    /// Empty: nothing waits for a click any more.
    void arm(engine::PieceId piece);
    /// The module is another one now; pieces are known by name and stay chosen.
    void forgetPlaces();

signals:
    void changed();
    void armedChanged();

private:
    QStringList m_pieces;
    engine::SpaceId m_space;
    engine::PieceId m_armed;
};

} // namespace editor
