// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svginliner.h"

#include "engine/storage/picture/imageheader.h"

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

namespace engine {

namespace {

/// The picture as a reference that holds all of it; empty when there is none.
QString embedded(const QString &name, const ModuleFiles &files)
{
    const auto bytes = files.read(name);
    const auto header = bytes ? ImageHeader::read(bytes.value()) : std::nullopt;
    if (!header)
        return {};
    return QStringLiteral("data:image/%1;base64,").arg(QLatin1String(header->format()))
        + QString::fromLatin1(bytes.value().toBase64());
}

void writeElement(const QXmlStreamReader &in, QXmlStreamWriter &out,
                  const QHash<QString, QString> &pictures, const ModuleFiles &files)
{
    out.writeStartElement(in.namespaceUri().toString(), in.name().toString());
    for (const QXmlStreamNamespaceDeclaration &declared : in.namespaceDeclarations()) {
        if (declared.prefix().isEmpty())
            out.writeDefaultNamespace(declared.namespaceUri().toString());
        else
            out.writeNamespace(declared.namespaceUri().toString(), declared.prefix().toString());
    }
    for (const QXmlStreamAttribute &attribute : in.attributes()) {
        const QString picture = attribute.name() == QLatin1String("href")
            ? pictures.value(attribute.value().trimmed().toString())
            : QString();
        if (picture.isEmpty())
            out.writeAttribute(attribute);
        else
            out.writeAttribute(attribute.namespaceUri().toString(), attribute.name().toString(),
                               embedded(picture, files));
    }
}

} // namespace

QByteArray withPictures(const QByteArray &svg, const QHash<QString, QString> &pictures,
                        const ModuleFiles &files)
{
    if (pictures.isEmpty())
        return svg;
    QByteArray whole;
    QXmlStreamReader in(svg);
    QXmlStreamWriter out(&whole);
    while (!in.atEnd()) {
        in.readNext();
        if (in.isStartElement())
            writeElement(in, out, pictures, files);
        else if (in.tokenType() != QXmlStreamReader::Invalid)
            out.writeCurrentToken(in);
    }
    return whole;
}

} // namespace engine
