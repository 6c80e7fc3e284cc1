// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/result.h"
#include "engine/storage/modulefiles.h"

#include <QImage>

#include <memory>

class QPainter;
class QSvgRenderer;

namespace view {

/// A picture that a module brings for a counter: SVG or PNG, checked before it is drawn.
class CounterPicture
{
public:
    /// Refuses what is too large, and drawings that reach for other files.
    static engine::Result<CounterPicture> load(const engine::ModuleFiles &files,
                                               const QString &name);

    /// In the middle of \a room, in its own shape.
    void draw(QPainter &painter, const QRectF &room) const;

private:
    CounterPicture() = default;

    static engine::Result<CounterPicture> drawing(const QByteArray &bytes, const QString &name);
    static engine::Result<CounterPicture> image(const QByteArray &bytes, const QString &name);

    std::shared_ptr<QSvgRenderer> m_drawing;
    QImage m_image;
};

} // namespace view
