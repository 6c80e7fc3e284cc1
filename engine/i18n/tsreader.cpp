// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/tsreader.h"

#include "engine/core/limits.h"

namespace engine {

namespace {

constexpr int mostMessages = 100'000;

using Type = TsMessage::Type;

} // namespace

TsReader::TsReader(const QByteArray &xml, const QString &fileName)
    : m_bytes(xml)
    , m_xml(m_bytes)
    , m_fileName(fileName)
{
    m_xml.setEntityExpansionLimit(0);
}

Result<TsCatalog> TsReader::read()
{
    if (m_bytes.size() > limits::textBytes) {
        return Error{Error::Code::TooLarge,
                     m_fileName + QStringLiteral(":1: ")
                         + tr("The translation is larger than %1 MiB.")
                               .arg(limits::textBytes / limits::mib)};
    }
    TsCatalog catalog;
    while (!m_xml.atEnd()) {
        switch (m_xml.readNext()) {
        case QXmlStreamReader::DTD:
            if (!m_xml.entityDeclarations().isEmpty())
                fail(tr("A translation must not declare entities."));
            break;
        case QXmlStreamReader::StartElement:
            if (m_xml.name() == u"TS")
                readTs(catalog);
            else
                fail(tr("This is no translation: its first element must be TS."));
            break;
        default:
            break;
        }
    }
    if (m_xml.hasError()) {
        return Error{Error::Code::BadFormat,
                     m_fileName + u':' + QString::number(m_xml.lineNumber()) + QStringLiteral(": ")
                         + m_xml.errorString()};
    }
    return catalog;
}

void TsReader::fail(const QString &message)
{
    if (!m_xml.hasError())
        m_xml.raiseError(message);
}

bool TsReader::nextElement()
{
    return m_xml.readNextStartElement();
}

void TsReader::readTs(TsCatalog &catalog)
{
    catalog.language = m_xml.attributes().value(QLatin1String("language")).toString();
    catalog.sourceLanguage = m_xml.attributes().value(QLatin1String("sourcelanguage")).toString();
    while (nextElement()) {
        if (m_xml.name() == u"context")
            readContext(catalog);
        else
            m_xml.skipCurrentElement();
    }
}

void TsReader::readContext(TsCatalog &catalog)
{
    TsCatalog::Context context;
    while (nextElement()) {
        if (m_xml.name() == u"name")
            context.name = readText();
        else if (m_xml.name() == u"message")
            context.messages.push_back(readMessage());
        else
            m_xml.skipCurrentElement();
    }
    catalog.contexts.push_back(std::move(context));
}

TsMessage TsReader::readMessage()
{
    TsMessage message;
    message.type = Type::Unfinished;
    if (++m_messages > mostMessages)
        fail(tr("The translation has more than %1 texts.").arg(mostMessages));
    while (nextElement()) {
        const QString name = m_xml.name().toString();
        if (name == u"source")
            message.source = readText();
        else if (name == u"comment")
            message.comment = readText();
        else if (name == u"oldsource")
            message.oldSource = readText();
        else if (name == u"translation")
            readTranslation(message);
        else if (name == u"location")
            m_xml.skipCurrentElement();
        else
            message.extras.append({name, readText()});
    }
    return message;
}

void TsReader::readTranslation(TsMessage &message)
{
    const auto type = m_xml.attributes().value(QLatin1String("type"));
    if (type == u"unfinished")
        message.type = Type::Unfinished;
    else if (type == u"vanished")
        message.type = Type::Vanished;
    else if (type == u"obsolete")
        message.type = Type::Obsolete;
    else if (type.isEmpty())
        message.type = Type::Finished;
    else
        fail(tr("A translation can't be “%1”.").arg(type));
    while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::EndElement) {
        if (m_xml.isCharacters()) {
            message.translation += m_xml.text();
        } else if (m_xml.isStartElement()) {
            const auto name = m_xml.name();
            if (name == u"byte") {
                message.translation += QChar(
                    m_xml.attributes().value(QLatin1String("value")).mid(1).toUShort(nullptr, 16));
                m_xml.skipCurrentElement();
            } else if (name == u"numerusform" || name == u"lengthvariant") {
                message.numerusForms.append(readText());
            } else {
                m_xml.skipCurrentElement();
            }
        }
    }
    if (!message.numerusForms.isEmpty())
        message.translation.clear();
}

QString TsReader::readText()
{
    QString text;
    while (!m_xml.atEnd() && m_xml.readNext() != QXmlStreamReader::EndElement) {
        if (m_xml.isCharacters()) {
            text += m_xml.text();
        } else if (m_xml.isStartElement()) {
            if (m_xml.name() == u"byte")
                text += QChar(
                    m_xml.attributes().value(QLatin1String("value")).mid(1).toUShort(nullptr, 16));
            m_xml.skipCurrentElement();
        }
    }
    return text;
}

} // namespace engine
