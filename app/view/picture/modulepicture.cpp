// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/picture/modulepicture.h"

#include "app/view/fitted.h"
#include "engine/storage/picture/gzip.h"
#include "engine/storage/picture/imageburden.h"
#include "engine/storage/picture/imageheader.h"
#include "engine/storage/picture/svgcheck.h"
#include "engine/storage/picture/svginliner.h"

#include <QCoreApplication>
#include <QPainter>
#include <QSvgRenderer>

namespace view {

namespace {

using engine::Error;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ModulePicture)
};

Error refused(const QString &name, const QString &why)
{
    return Error{Error::Code::Unsafe,
                 Words::tr("The picture “%1” can't be used: %2").arg(name, why)};
}

// An SVG drawing begins with a tag, whatever its file is called.
bool isDrawing(const QByteArray &bytes)
{
    constexpr qsizetype head = 1024;
    QByteArrayView start = QByteArrayView(bytes).first(std::min(bytes.size(), head));
    if (start.startsWith("\xef\xbb\xbf"))
        start = start.sliced(3);
    return start.trimmed().startsWith('<');
}

QString firstError(const engine::Issues &issues)
{
    for (const engine::Issue &issue : issues) {
        if (issue.severity == engine::Issue::Severity::Error)
            return issue.message;
    }
    return {};
}

} // namespace

engine::Result<ModulePicture> ModulePicture::load(const engine::ModuleFiles &files,
                                                  const QString &name, const Limits &limits)
{
    if (!files.contains(name))
        return Error{Error::Code::NotFound, Words::tr("There is no picture “%1”.").arg(name)};
    const auto bytes = files.read(name);
    return bytes ? make(bytes.value(), name, files, limits)
                 : engine::Result<ModulePicture>(bytes.error());
}

engine::Result<ModulePicture> ModulePicture::read(const QByteArray &bytes, const QString &name,
                                                  const Limits &limits)
{
    return make(bytes, name, {}, limits);
}

engine::Result<ModulePicture> ModulePicture::make(const QByteArray &bytes, const QString &name,
                                                  const engine::ModuleFiles &files,
                                                  const Limits &limits)
{
    if (bytes.size() > limits.bytes)
        return refused(
            name,
            Words::tr("its file is larger than %1 MiB.").arg(limits.bytes / engine::limits::mib));
    if (!engine::isGzip(bytes))
        return isDrawing(bytes) ? drawing(bytes, name, files, limits) : image(bytes, name, limits);
    const auto plain = engine::gunzip(bytes, std::min(limits.bytes, engine::limits::svgBytes));
    if (!plain)
        return refused(name, plain.error().message);
    // Compressed twice, Qt would unpack it once more, without limits.
    if (engine::isGzip(plain.value()))
        return refused(name, Words::tr("it is compressed twice."));
    return drawing(plain.value(), name, files, limits);
}

engine::Result<ModulePicture> ModulePicture::drawing(const QByteArray &bytes, const QString &name,
                                                     const engine::ModuleFiles &files,
                                                     const Limits &limits)
{
    engine::SvgCheck check(bytes, name, files);
    check.setLimits(limits.work, limits.pixels);
    if (const QString why = firstError(check.run()); !why.isEmpty())
        return refused(name, why);
    ModulePicture picture;
    picture.m_drawing = std::make_shared<QSvgRenderer>();
    if (!picture.m_drawing->load(engine::withPictures(bytes, check.pictures(), files))
        || picture.size().isEmpty())
        return refused(name, Words::tr("it is no drawing with a size."));
    return picture;
}

engine::Result<ModulePicture> ModulePicture::image(const QByteArray &bytes, const QString &name,
                                                   const Limits &limits)
{
    const auto header = engine::ImageHeader::read(bytes);
    if (!header)
        return refused(name, Words::tr("it is neither SVG nor PNG, JPEG, GIF or WebP."));
    if (header->weight() > limits.pixels || header->size.width() > limits.side
        || header->size.height() > limits.side) {
        return refused(name,
                       Words::tr("it has %1 × %2 pixels, which is too much.")
                           .arg(header->size.width())
                           .arg(header->size.height()));
    }
    if (const QString why = engine::hiddenBurden(bytes); !why.isEmpty())
        return refused(name, why);
    ModulePicture picture;
    picture.m_image.whole = header->size;
    if (limits.kept == 0)
        return picture; // nobody wants to see it
    picture.m_image = BoundedImage::read(bytes, limits.kept);
    if (picture.m_image.image.isNull())
        return refused(name, Words::tr("its file is damaged."));
    return picture;
}

QSizeF ModulePicture::size() const
{
    if (!m_drawing)
        return m_image.whole;
    const QSizeF box = m_drawing->viewBoxF().size();
    return box.isEmpty() ? QSizeF(m_drawing->defaultSize()) : box;
}

void ModulePicture::draw(QPainter &painter, const QRectF &rect) const
{
    if (m_drawing) {
        m_drawing->render(&painter, rect);
        return;
    }
    // The painter alone would drop fine lines in one large step.
    const QSize target =
        (painter.worldTransform().mapRect(rect).size() * painter.device()->devicePixelRatioF())
            .toSize()
            .expandedTo({1, 1});
    const QImage &image = m_image.image;
    const QImage scaled = image.width() > target.width()
        ? image.scaled(target, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        : image;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(rect, scaled);
}

void ModulePicture::drawFitted(QPainter &painter, const QRectF &room) const
{
    const QRectF place = fitted(size(), room);
    painter.save();
    painter.setClipRect(place, Qt::IntersectClip); // what lies outside its view is not meant
    draw(painter, place);
    painter.restore();
}

} // namespace view
