// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/counterpicture.h"

#include "app/view/fitted.h"
#include "engine/core/limits.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>
#include <QPainter>
#include <QSvgRenderer>
#include <QXmlStreamReader>

namespace view {

namespace {

using engine::Error;

constexpr qint64 c_mostBytes = 2 * engine::limits::mib;
constexpr int c_mostElements = 5000;
constexpr int c_mostSide = 2048;

Error refused(const QString &message)
{
    return Error{Error::Code::Unsafe, message};
}

/// Whether an element refers only to itself or to a picture inside it.
bool refersInside(const QXmlStreamAttributes &attributes)
{
    for (const QXmlStreamAttribute &attribute : attributes) {
        const QStringView value = attribute.value().trimmed();
        if (attribute.name() == u"href" && !value.startsWith(u'#')
            && !value.startsWith(u"data:image/png", Qt::CaseInsensitive))
            return false;
    }
    return true;
}

/// What is wrong with a drawing; empty when it may be drawn.
QString flaw(const QByteArray &bytes)
{
    QXmlStreamReader xml(bytes);
    int elements = 0;
    int depth = 0;
    while (!xml.atEnd()) {
        const auto token = xml.readNext();
        if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::EntityReference)
            return QCoreApplication::translate("CounterPicture", "it defines entities");
        if (token == QXmlStreamReader::EndElement)
            --depth;
        if (token != QXmlStreamReader::StartElement)
            continue;
        if (++elements > c_mostElements || ++depth > engine::limits::svgDepth)
            return QCoreApplication::translate("CounterPicture", "it has too many parts");
        // A chain of repetitions could grow without end.
        if (xml.name() == u"use" || xml.name() == u"script" || xml.name() == u"foreignObject") {
            return QCoreApplication::translate("CounterPicture", "it has a “%1” element")
                .arg(xml.name());
        }
        if (!refersInside(xml.attributes()))
            return QCoreApplication::translate("CounterPicture", "it refers to another file");
    }
    return xml.hasError() ? xml.errorString() : QString();
}

} // namespace

engine::Result<CounterPicture> CounterPicture::load(const engine::ModuleFiles &files,
                                                    const QString &name)
{
    if (!files.contains(name)) {
        return Error{
            Error::Code::NotFound,
            QCoreApplication::translate("CounterPicture", "There is no file “%1”.").arg(name)};
    }
    auto bytes = files.read(name);
    if (!bytes)
        return bytes.error();
    if (bytes.value().size() > c_mostBytes) {
        return Error{Error::Code::TooLarge,
                     QCoreApplication::translate("CounterPicture",
                                                 "The picture “%1” is too large for a counter.")
                         .arg(name)};
    }
    return name.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive) ? drawing(bytes.value(), name)
                                                                     : image(bytes.value(), name);
}

engine::Result<CounterPicture> CounterPicture::drawing(const QByteArray &bytes, const QString &name)
{
    if (const QString wrong = flaw(bytes); !wrong.isEmpty()) {
        return refused(
            QCoreApplication::translate("CounterPicture", "The drawing “%1” can't be used: %2.")
                .arg(name, wrong));
    }
    CounterPicture picture;
    picture.m_drawing = std::make_shared<QSvgRenderer>(bytes);
    if (!picture.m_drawing->isValid()) {
        return Error{
            Error::Code::BadFormat,
            QCoreApplication::translate("CounterPicture", "“%1” is no SVG drawing.").arg(name)};
    }
    return picture;
}

engine::Result<CounterPicture> CounterPicture::image(const QByteArray &bytes, const QString &name)
{
    QBuffer buffer;
    buffer.setData(bytes);
    buffer.open(QIODevice::ReadOnly);
    QImageReader reader(&buffer, "png");
    const QSize size = reader.size();
    CounterPicture picture;
    if (size.width() <= c_mostSide && size.height() <= c_mostSide)
        picture.m_image = reader.read();
    if (picture.m_image.isNull()) {
        return Error{Error::Code::BadFormat,
                     QCoreApplication::translate(
                         "CounterPicture", "“%1” is no PNG picture of at most %2 × %2 pixels.")
                         .arg(name)
                         .arg(c_mostSide)};
    }
    return picture;
}

void CounterPicture::draw(QPainter &painter, const QRectF &room) const
{
    if (m_drawing) {
        const QRectF place = fitted(m_drawing->viewBoxF().size(), room);
        painter.save();
        painter.setClipRect(place, Qt::IntersectClip); // what lies outside its view is not meant
        m_drawing->render(&painter, place);
        painter.restore();
        return;
    }
    const QRectF rect = fitted(m_image.size(), room);
    // The painter alone would drop fine lines in one large step.
    const QSize target =
        (painter.worldTransform().mapRect(rect).size() * painter.device()->devicePixelRatioF())
            .toSize()
            .expandedTo({1, 1});
    const QImage scaled = m_image.width() > target.width()
        ? m_image.scaled(target, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        : m_image;
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(rect, scaled);
}

} // namespace view
