// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/tswriter.h"

namespace engine {

namespace {

const QString inMessage = QStringLiteral("        ");
const QString inTranslation = QStringLiteral("            ");

QString typeAttribute(TsMessage::Type type)
{
    switch (type) {
    case TsMessage::Type::Unfinished:
        return QStringLiteral(" type=\"unfinished\"");
    case TsMessage::Type::Vanished:
        return QStringLiteral(" type=\"vanished\"");
    case TsMessage::Type::Obsolete:
        return QStringLiteral(" type=\"obsolete\"");
    default:
        return {};
    }
}

} // namespace

QString TsWriter::escaped(const QString &text)
{
    QString safe;
    safe.reserve(text.size() + text.size() / 8);
    for (const QChar c : text) {
        const ushort code = c.unicode();
        const bool isBlank = code < 0x20 || (code > 0x7f && c.isSpace());
        if (c == u'"')
            safe += QStringLiteral("&quot;");
        else if (c == u'&')
            safe += QStringLiteral("&amp;");
        else if (c == u'<')
            safe += QStringLiteral("&lt;");
        else if (c == u'>')
            safe += QStringLiteral("&gt;");
        else if (c == u'\'')
            safe += QStringLiteral("&apos;");
        else if (!isBlank || c == u'\n' || c == u'\t')
            safe += c;
        // Not allowed in XML, not even as a reference.
        else if (code < 0x20)
            safe += QStringLiteral("<byte value=\"x%1\"/>").arg(code, 0, 16);
        else
            safe += QStringLiteral("&#x%1;").arg(code, 0, 16);
    }
    return safe;
}

QByteArray TsWriter::write(const TsCatalog &catalog)
{
    m_xml = QStringLiteral("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<!DOCTYPE TS>\n"
                           "<TS version=\"2.1\"");
    if (!catalog.language.isEmpty())
        m_xml += QStringLiteral(" language=\"%1\"").arg(escaped(catalog.language));
    if (!catalog.sourceLanguage.isEmpty())
        m_xml += QStringLiteral(" sourcelanguage=\"%1\"").arg(escaped(catalog.sourceLanguage));
    m_xml += QStringLiteral(">\n");
    for (const TsCatalog::Context &context : catalog.contexts) {
        if (context.messages.empty())
            continue;
        m_xml += QStringLiteral("<context>\n    <name>%1</name>\n").arg(escaped(context.name));
        for (const TsMessage &message : context.messages)
            writeMessage(message);
        m_xml += QStringLiteral("</context>\n");
    }
    m_xml += QStringLiteral("</TS>\n");
    return m_xml.toUtf8();
}

void TsWriter::writeMessage(const TsMessage &message)
{
    m_xml += QStringLiteral("    <message");
    if (!message.id.isEmpty())
        m_xml += QStringLiteral(" id=\"%1\"").arg(escaped(message.id));
    if (!message.numerusForms.isEmpty())
        m_xml += QStringLiteral(" numerus=\"yes\"");
    m_xml += QStringLiteral(">\n%1<source>%2</source>\n").arg(inMessage, escaped(message.source));
    writeElement(QStringLiteral("oldsource"), message.oldSource);
    writeElement(QStringLiteral("comment"), message.comment);
    writeElement(QStringLiteral("oldcomment"), message.oldComment);
    writeElement(QStringLiteral("extracomment"), message.extraComment);
    writeElement(QStringLiteral("translatorcomment"), message.translatorComment);
    writeTranslation(message);
    for (auto it = message.extras.begin(); it != message.extras.end(); ++it)
        writeElement(it.key(), *it);
    writeElement(QStringLiteral("userdata"), message.userData);
    m_xml += QStringLiteral("    </message>\n");
}

void TsWriter::writeTranslation(const TsMessage &message)
{
    const QString type = typeAttribute(message.type);
    if (message.numerusForms.isEmpty()) {
        writeVariants(QStringLiteral("translation"), type, message.translation, inMessage);
        return;
    }
    m_xml += inMessage + QStringLiteral("<translation%1>\n").arg(type);
    for (const QString &form : message.numerusForms)
        writeVariants(QStringLiteral("numerusform"), {}, form, inTranslation);
    m_xml += inMessage + QStringLiteral("</translation>\n");
}

void TsWriter::writeVariants(const QString &name, const QString &attributes, const QString &text,
                             const QString &indent)
{
    if (!text.contains(TsMessage::lengthMark)) {
        m_xml += indent + u'<' + name + attributes + u'>' + escaped(text)
            + QStringLiteral("</%1>\n").arg(name);
        return;
    }
    m_xml += indent + u'<' + name + attributes + QStringLiteral(" variants=\"yes\">\n");
    for (const QString &variant : text.split(TsMessage::lengthMark))
        m_xml += indent + QStringLiteral("    <lengthvariant>") + escaped(variant)
            + QStringLiteral("</lengthvariant>\n");
    m_xml += indent + QStringLiteral("</%1>\n").arg(name);
}

void TsWriter::writeElement(const QString &name, const QString &text)
{
    if (!text.isEmpty())
        m_xml +=
            inMessage + u'<' + name + u'>' + escaped(text) + QStringLiteral("</%1>\n").arg(name);
}

} // namespace engine
