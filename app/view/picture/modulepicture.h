// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/picture/boundedimage.h"
#include "engine/core/limits.h"
#include "engine/core/result.h"
#include "engine/storage/modulefiles.h"

#include <memory>

class QPainter;
class QSvgRenderer;

namespace view {

/// A picture out of a module: a checked drawing or a bounded image.
///
/// The one gate: bytes of a module become something that can be painted here and nowhere else.
/// Content decides what a picture is, not the name of its file. What could reach out of the
/// module, or cost too much, is refused before Qt sees it.
class ModulePicture
{
public:
    /// How much a picture may cost, by what it is for.
    struct Limits
    {
        qint64 bytes;
        int work; ///< Of a drawing, in plain elements.
        qint64 pixels;
        int side;
        qint64 kept; ///< Pixels that are held in memory.
    };
    static constexpr Limits counter{2 * engine::limits::mib, 5'000, 4'194'304, 2'048, 4'194'304};
    static constexpr Limits cover{32 * engine::limits::mib, 20'000, engine::limits::coverPixels,
                                  65'535, 4'000'000};
    static constexpr Limits board{engine::limits::entryBytes, engine::limits::svgWork,
                                  engine::limits::imagePixels, 65'535, BoundedImage::mostPoints};

    /// The picture \a name of the module; drawings may show other pictures of \a files.
    static engine::Result<ModulePicture> load(const engine::ModuleFiles &files, const QString &name,
                                              const Limits &limits);
    /// The same of bytes that are not in the module yet.
    static engine::Result<ModulePicture> read(const QByteArray &bytes, const QString &name,
                                              const Limits &limits);

    /// Its own size, in units of the drawing or in pixels.
    QSizeF size() const;
    /// Fills \a rect with all of the picture.
    void draw(QPainter &painter, const QRectF &rect) const;
    /// In the middle of \a room, in its own shape.
    void drawFitted(QPainter &painter, const QRectF &room) const;

private:
    ModulePicture() = default;

    static engine::Result<ModulePicture> make(const QByteArray &bytes, const QString &name,
                                              const engine::ModuleFiles &files,
                                              const Limits &limits);
    static engine::Result<ModulePicture> drawing(const QByteArray &bytes, const QString &name,
                                                 const engine::ModuleFiles &files,
                                                 const Limits &limits);
    static engine::Result<ModulePicture> image(const QByteArray &bytes, const QString &name,
                                               const Limits &limits);

    std::shared_ptr<QSvgRenderer> m_drawing;
    BoundedImage m_image;
};

} // namespace view
