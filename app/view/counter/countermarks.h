// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/issue.h"
#include "engine/core/value.h"

#include <QColor>
#include <QString>

#include <vector>

namespace engine {
class GameState;
class Json;
struct Module;
} // namespace engine

namespace view {

/// A sign that lies on a counter while one of its properties has a certain value.
struct CounterMark
{
    enum class Sign { Tick, SupplyLow, SupplyOut, Isolated, Disrupted, Disc };

    QString id;
    QString title; ///< For tips: what the sign means.
    int property = -1; ///< Index of the piece property.
    engine::Value value;
    Sign sign = Sign::Disc;
    QString text; ///< Of a disc: one or two letters.
    QColor color; ///< Of a disc.
};

/// Which properties of a module's pieces are shown as which signs.
class CounterMarks
{
public:
    /// Bits of CounterLook::marks.
    static constexpr int most = 32;

    CounterMarks() = default;
    /// Reads the key "markers" of pieces.json; what is wrong is noted and left out.
    static CounterMarks read(const engine::Json &markers, const engine::Module &module,
                             engine::Issues &issues);
    /// From the module's own file; a module without the key has no marks.
    static CounterMarks of(const engine::Module &module, engine::Issues &issues);

    const std::vector<CounterMark> &list() const { return m_marks; }
    /// The bits for a piece, from what its side shows; not for pieces whose face is hidden.
    quint32 bits(const engine::GameState &state, engine::PieceId piece) const;
    /// The same from values by property index.
    quint32 bits(const std::vector<engine::Value> &properties) const;
    /// The bit of the mark named \a id, or 0.
    quint32 bit(QStringView id) const;

private:
    std::vector<CounterMark> m_marks;
};

} // namespace view
