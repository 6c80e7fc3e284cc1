// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/module/read/loadcontext.h"

#include <QPointF>
#include <QRectF>

namespace engine {

/// Reads what a board's file says of one hex, area or box.
class SpaceReader
{
    Q_DECLARE_TR_FUNCTIONS(SpaceReader)

public:
    explicit SpaceReader(LoadContext &context);

    void readHex(JsonReader &reader, Space &space);
    void readArea(JsonReader &reader, Space &space);
    void readBox(JsonReader &reader, Space &space);
    /// The index of a kind of ground; -1, noted, when there is none of that name.
    int readTerrain(JsonReader &reader);

    /// [x, y] and [x, y, width, height]; nothing, noted, when it is something else.
    static std::optional<QPointF> point(JsonReader reader);
    static std::optional<QRectF> rectangle(JsonReader reader);
    /// [[x, y], …]; empty, noted, when it is no polygon that can be painted.
    static QList<QPointF> outline(JsonReader reader);

private:
    void readCommon(JsonReader &reader, Space &space);
    QStringList readFeatures(JsonReader &reader);

    LoadContext &m_context;
};

} // namespace engine
