// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/xliffwriter.h"

namespace engine {

namespace {

QString attributes(const TsMessage &message)
{
    using Type = TsMessage::Type;
    QString all;
    if (message.isGone())
        all += QStringLiteral(" translate=\"no\"");
    if (message.type == Type::Finished || message.type == Type::Vanished)
        all += QStringLiteral(" approved=\"yes\"");
    return all;
}

} // namespace

QByteArray XliffWriter::write(const TsCatalog &catalog)
{
    m_messages = 0;
    m_placeholders = 0;
    m_xml = QStringLiteral("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
                           "<xliff version=\"1.2\" xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" "
                           "xmlns:trolltech=\"urn:trolltech:names:ts:document:1.0\">\n");
    for (const TsCatalog::Context &context : catalog.contexts) {
        const QString name = context.name.toHtmlEscaped();
        m_xml += QStringLiteral("  <file original=\"%1\" datatype=\"plaintext\"").arg(name);
        if (!catalog.sourceLanguage.isEmpty())
            m_xml += QStringLiteral(" source-language=\"%1\"")
                         .arg(QString(catalog.sourceLanguage).replace(u'_', u'-'));
        m_xml += QStringLiteral(" target-language=\"%1\"><body>\n"
                                "    <group restype=\"x-trolltech-linguist-context\" "
                                "resname=\"%2\">\n")
                     .arg(QString(catalog.language).replace(u'_', u'-'), name);
        for (const TsMessage &message : context.messages)
            writeMessage(message);
        m_xml += QStringLiteral("    </group>\n  </body></file>\n");
    }
    return (m_xml + QStringLiteral("</xliff>\n")).toUtf8();
}

QString XliffWriter::escaped(const QString &text)
{
    static const QString letters = QStringLiteral("abtnvfr"); // 7 … 13, as in C
    QString safe;
    for (const QChar c : text) {
        const ushort code = c.unicode();
        if (code >= 0x20 || c == u'\n' || c == u'\t') {
            safe += QString(c).toHtmlEscaped();
            continue;
        }
        const QString name = code >= 7 && code <= 13
            ? QString(letters[code - 7])
            : QStringLiteral("x%1").arg(code, 2, 16, QChar(u'0'));
        safe += QStringLiteral("<ph id=\"ph%1\" ctype=\"x-ch-%2\">\\%2</ph>")
                    .arg(++m_placeholders)
                    .arg(name);
    }
    return safe;
}

void XliffWriter::writeMessage(const TsMessage &message)
{
    ++m_messages;
    if (!message.numerusForms.isEmpty()) {
        writePlural(message);
        return;
    }
    const QString id = message.id.isEmpty() ? QStringLiteral("_msg%1").arg(m_messages)
                                            : message.id.toHtmlEscaped();
    writeUnit(message, id, message.translation, QStringLiteral("      "));
}

void XliffWriter::writePlural(const TsMessage &message)
{
    const QString indent = QStringLiteral("      ");
    const QString id = message.id.isEmpty() ? QStringLiteral("_msg%1").arg(m_messages)
                                            : message.id.toHtmlEscaped();
    m_xml += indent + QStringLiteral("<group restype=\"x-gettext-plurals\"");
    if (!message.id.isEmpty())
        m_xml += QStringLiteral(" id=\"%1\"").arg(id);
    m_xml += QStringLiteral(">\n");
    writeNotes(message, indent + QStringLiteral("  "));
    TsMessage bare = message;
    bare.comment.clear();
    bare.oldComment.clear();
    bare.extraComment.clear();
    bare.translatorComment.clear();
    bare.extras.clear();
    for (qsizetype i = 0; i < message.numerusForms.size(); ++i) {
        writeUnit(bare, QStringLiteral("%1[%2]").arg(id).arg(i), message.numerusForms[i],
                  indent + QStringLiteral("  "));
        bare.oldSource.clear();
    }
    m_xml += indent + QStringLiteral("</group>\n");
}

void XliffWriter::writeUnit(const TsMessage &message, const QString &id, const QString &translation,
                            const QString &indent)
{
    const QString inside = indent + QStringLiteral("  ");
    const bool isDraft = attributes(message).indexOf(u"approved") < 0 && !translation.isEmpty();
    const QString state =
        isDraft ? QStringLiteral(" state=\"needs-review-translation\"") : QString();
    const QString target = QStringLiteral("<target xml:space=\"preserve\"%1>%2</target>\n")
                               .arg(state, escaped(translation));
    m_xml += indent + QStringLiteral("<trans-unit id=\"%1\"%2>\n").arg(id, attributes(message))
        + inside
        + QStringLiteral("<source xml:space=\"preserve\">%1</source>\n")
              .arg(escaped(message.source));
    // Of several forms, Qt's tools look for the first one beside its old source.
    if (message.oldSource.isEmpty() || message.numerusForms.isEmpty())
        m_xml += inside + target;
    writeNotes(message, inside);
    // The source that the translation was made for.
    if (!message.oldSource.isEmpty())
        m_xml += inside + QStringLiteral("<alt-trans>\n") + inside
            + QStringLiteral("  <source xml:space=\"preserve\">%1</source>\n")
                  .arg(escaped(message.oldSource))
            + inside + QStringLiteral("  ") + target + inside + QStringLiteral("</alt-trans>\n");
    m_xml += indent + QStringLiteral("</trans-unit>\n");
}

void XliffWriter::writeNotes(const TsMessage &message, const QString &indent)
{
    const auto context = [&](const char *type, const QString &text) {
        if (!text.isEmpty())
            m_xml += indent
                + QStringLiteral("<context-group><context context-type=\"%1\">%2</context>"
                                 "</context-group>\n")
                      .arg(QLatin1String(type), escaped(text));
    };
    const auto note = [&](const char *who, const QString &text) {
        if (!text.isEmpty())
            m_xml += indent
                + QStringLiteral("<note %1>%2</note>\n").arg(QLatin1String(who), escaped(text));
    };
    context("x-gettext-msgctxt", message.comment);
    context("x-gettext-previous-msgctxt", message.oldComment);
    for (auto it = message.extras.begin(); it != message.extras.end(); ++it) {
        const QString name = it.key().sliced(QLatin1String("extra-").size());
        m_xml +=
            indent + QStringLiteral("<trolltech:%1>%2</trolltech:%1>\n").arg(name, escaped(*it));
    }
    note("annotates=\"source\" from=\"developer\"", message.extraComment);
    note("from=\"translator\"", message.translatorComment);
}

} // namespace engine
