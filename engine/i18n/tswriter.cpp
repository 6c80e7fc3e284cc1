// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/tswriter.h"

namespace engine {

namespace {

// Not allowed in XML, not even as a reference; a carriage return would be read as a line end.
bool needsByte(QChar c)
{
    return c.unicode() < 0x20 && c != u'\n' && c != u'\t';
}

} // namespace

TsWriter::TsWriter()
    : m_xml(&m_bytes)
{
    m_xml.setAutoFormatting(true);
    m_xml.setAutoFormattingIndent(4);
}

QByteArray TsWriter::write(const TsCatalog &catalog)
{
    m_xml.writeStartDocument();
    m_xml.writeDTD(QStringLiteral("<!DOCTYPE TS>"));
    m_xml.writeStartElement(QStringLiteral("TS"));
    m_xml.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
    m_xml.writeAttribute(QStringLiteral("language"), catalog.language);
    if (!catalog.sourceLanguage.isEmpty())
        m_xml.writeAttribute(QStringLiteral("sourcelanguage"), catalog.sourceLanguage);
    for (const TsCatalog::Context &context : catalog.contexts) {
        m_xml.writeStartElement(QStringLiteral("context"));
        writeElement(QStringLiteral("name"), context.name);
        for (const TsMessage &message : context.messages)
            writeMessage(message);
        m_xml.writeEndElement();
    }
    m_xml.writeEndElement();
    m_xml.writeEndDocument();
    if (!m_bytes.endsWith('\n'))
        m_bytes.append('\n');
    return m_bytes;
}

void TsWriter::writeMessage(const TsMessage &message)
{
    m_xml.writeStartElement(QStringLiteral("message"));
    if (!message.numerusForms.isEmpty())
        m_xml.writeAttribute(QStringLiteral("numerus"), QStringLiteral("yes"));
    writeElement(QStringLiteral("source"), message.source);
    if (!message.oldSource.isEmpty())
        writeElement(QStringLiteral("oldsource"), message.oldSource);
    if (!message.comment.isEmpty())
        writeElement(QStringLiteral("comment"), message.comment);
    for (const auto &[name, text] : message.extras)
        writeElement(name, text);
    writeTranslation(message);
    m_xml.writeEndElement();
}

void TsWriter::writeTranslation(const TsMessage &message)
{
    m_xml.writeStartElement(QStringLiteral("translation"));
    const auto type = [&](const char *name) {
        m_xml.writeAttribute(QStringLiteral("type"), QString::fromLatin1(name));
    };
    if (message.type == TsMessage::Type::Unfinished)
        type("unfinished");
    else if (message.type == TsMessage::Type::Vanished)
        type("vanished");
    else if (message.type == TsMessage::Type::Obsolete)
        type("obsolete");
    for (const QString &form : message.numerusForms)
        writeElement(QStringLiteral("numerusform"), form);
    if (message.numerusForms.isEmpty())
        writeText(message.translation);
    m_xml.writeEndElement();
}

void TsWriter::writeElement(const QString &name, const QString &text)
{
    m_xml.writeStartElement(name);
    writeText(text);
    m_xml.writeEndElement();
}

void TsWriter::writeText(const QString &text)
{
    qsizetype from = 0;
    // Characters first, even when there are none: they keep the writer from breaking the line.
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (!needsByte(text[i]))
            continue;
        m_xml.writeCharacters(text.mid(from, i - from));
        m_xml.writeEmptyElement(QStringLiteral("byte"));
        m_xml.writeAttribute(QStringLiteral("value"),
                             u'x' + QString::number(text[i].unicode(), 16));
        from = i + 1;
    }
    m_xml.writeCharacters(text.mid(from));
}

} // namespace engine
