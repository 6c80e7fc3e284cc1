// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/picture/svgstream.h"

#include "engine/core/limits.h"
#include "engine/storage/picture/gzip.h"

namespace engine {

namespace {

// Where \a end ends that is searched from \a from; the end of the bytes when it isn't there.
qsizetype behind(const QByteArray &bytes, const char *end, qsizetype from)
{
    const qsizetype at = bytes.indexOf(end, from);
    return at < 0 ? bytes.size() : at + qsizetype(qstrlen(end));
}

// Reads the tag that starts at \a at, counts its attributes and returns where it ends.
qsizetype countAttributes(const QByteArray &svg, qsizetype at, int &count)
{
    count = 0;
    char quote = 0;
    for (; at < svg.size(); ++at) {
        const char c = svg[at];
        if (quote) {
            if (c == quote)
                quote = 0;
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '=') {
            ++count;
        } else if (c == '>') {
            return at + 1;
        }
    }
    return at;
}

} // namespace

SvgStream::SvgStream(const QByteArray &svg, const QString &file)
    : m_file(file)
{
    if (!isGzip(svg)) {
        start(svg);
    } else if (const auto plain = gunzip(svg, limits::svgBytes); plain) {
        start(plain.value());
    } else {
        fail(plain.error().message);
    }
}

void SvgStream::start(const QByteArray &svg)
{
    if (checkBytes(svg) && checkTags(svg))
        m_xml.addData(svg);
}

bool SvgStream::checkBytes(const QByteArray &svg)
{
    if (svg.size() > limits::svgBytes) {
        fail(tr("The drawing is larger than %1 MiB.").arg(limits::svgBytes / limits::mib));
    } else if (!svg.isValidUtf8() || svg.contains('\0')) {
        fail(tr("The drawing is not written in UTF-8."));
    } else if (svg.count("xmlns") > limits::svgNamespaces) {
        fail(tr("The drawing declares more than %1 namespaces.").arg(limits::svgNamespaces));
    }
    return !m_hasFailed;
}

bool SvgStream::checkTags(const QByteArray &svg)
{
    int count = 0;
    for (qsizetype at = svg.indexOf('<'); at >= 0 && at < svg.size(); at = svg.indexOf('<', at)) {
        const QByteArrayView rest = QByteArrayView(svg).sliced(at);
        if (rest.startsWith("<!--"))
            at = behind(svg, "-->", at);
        else if (rest.startsWith("<![CDATA["))
            at = behind(svg, "]]>", at);
        else if (rest.startsWith("<?"))
            at = behind(svg, "?>", at);
        else
            at = countAttributes(svg, at, count);
        if (count > limits::svgAttributes) {
            fail(tr("An element has more than %1 attributes.").arg(limits::svgAttributes));
            m_error.line = int(svg.first(at).count('\n')) + 1;
            return false;
        }
    }
    return true;
}

SvgStream::Token SvgStream::next()
{
    while (!m_hasFailed) {
        switch (m_xml.readNext()) {
        case QXmlStreamReader::StartDocument:
            if (!m_xml.documentEncoding().isEmpty()
                && m_xml.documentEncoding().compare(QLatin1String("utf-8"), Qt::CaseInsensitive))
                return fail(tr("The drawing is not written in UTF-8."));
            break;
        case QXmlStreamReader::DTD:
            return fail(tr("The drawing has a document type, which could hide anything; remove "
                           "the line that starts with <!DOCTYPE."));
        case QXmlStreamReader::EntityReference:
            return fail(tr("The drawing uses an entity that is not known."));
        case QXmlStreamReader::StartElement:
            return startElement();
        case QXmlStreamReader::EndElement:
            --m_depth;
            return Token::End;
        case QXmlStreamReader::Characters:
            if (!m_xml.isWhitespace())
                return Token::Text;
            break;
        case QXmlStreamReader::ProcessingInstruction:
            return Token::Instruction;
        case QXmlStreamReader::EndDocument:
            return Token::Finished;
        case QXmlStreamReader::Invalid:
            return fail(tr("The drawing is not well-formed: %1").arg(m_xml.errorString()));
        default:
            break;
        }
    }
    return Token::Failed;
}

SvgStream::Token SvgStream::startElement()
{
    if (++m_depth > limits::svgDepth)
        return fail(tr("The elements are nested deeper than %1 levels.").arg(limits::svgDepth));
    if (++m_elements > limits::svgElements)
        return fail(tr("The drawing has more than %1 elements.").arg(limits::svgElements));
    if (m_elements == 1 && name() != QLatin1String("svg"))
        return fail(tr("The outermost element must be “svg” in the SVG namespace."));
    return Token::Start;
}

QString SvgStream::name() const
{
    return m_xml.namespaceUri() == namespaceUri ? m_xml.name().toString() : QString();
}

QString SvgStream::attribute(QLatin1StringView name) const
{
    return m_xml.attributes().value(name).toString();
}

QStringList SvgStream::references() const
{
    QStringList found;
    const auto attributes = m_xml.attributes();
    for (const QXmlStreamAttribute &attribute : attributes) {
        const QString value = attribute.value().trimmed().toString();
        if (attribute.name() == QLatin1StringView("href") && !found.contains(value))
            found.append(value);
    }
    return found;
}

int SvgStream::line() const
{
    return int(m_xml.lineNumber());
}

SvgStream::Token SvgStream::fail(const QString &message)
{
    m_hasFailed = true;
    m_error = {Issue::Severity::Error, m_file, int(m_xml.lineNumber()), message};
    return Token::Failed;
}

} // namespace engine
