// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/widgets/counterpictures.h"

namespace editor {

/// Draws the counters of the module that is being edited, as it was loaded last.
class LivePictures : public QObject
{
    Q_OBJECT

public:
    explicit LivePictures(LiveModule &live, QObject *parent = nullptr);

    const CounterPictures &pictures() const { return m_pictures; }
    /// Nullptr before the module was loaded for the first time.
    const engine::Module *module() const { return m_pictures.module(); }
    const view::CounterBook *book() const { return m_pictures.book(); }
    /// None while the loaded module does not know it, or does not know it yet.
    engine::PieceId piece(const QString &id) const;
    /// With all steps; of nothing that can be drawn an empty frame.
    void draw(QPainter &painter, QPointF topLeft, const QString &id, double size) const;
    void draw(QPainter &painter, QPointF topLeft, const view::CounterLook &look, double size) const
    {
        m_pictures.draw(painter, topLeft, look, size);
    }

signals:
    /// All pictures may look different now.
    void changed();

private:
    void take();

    LiveModule &m_live;
    CounterPictures m_pictures;
};

} // namespace editor
