// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/powriter.h"

#include "engine/i18n/catalog/pluralform.h"

namespace engine {

namespace {

QString quoted(const QString &text)
{
    static constexpr char16_t signs[] = u"\"\\\n\t\r\a\b\f\v";
    static constexpr char16_t letters[] = u"\"\\ntrabfv";
    const QStringView known(signs);
    QString safe = QStringLiteral("\"");
    for (const QChar c : text) {
        const qsizetype at = known.indexOf(c);
        if (at >= 0 && !c.isNull())
            safe += u'\\' + QString(QChar(letters[at]));
        else if (c.unicode() < 0x20)
            safe += QStringLiteral("\\%1").arg(int(c.unicode()), 3, 8, QChar(u'0'));
        else
            safe += c;
    }
    return safe + u'"';
}

// The bar divides a context from a comment, so it must not stand in one.
QString divided(QString text)
{
    return text.replace(u'~', QStringLiteral("~~")).replace(u'|', QStringLiteral("~|"));
}

} // namespace

QByteArray PoWriter::write(const TsCatalog &catalog)
{
    const QString head =
        QStringLiteral("MIME-Version: 1.0\n"
                       "Content-Type: text/plain; charset=UTF-8\n"
                       "Content-Transfer-Encoding: 8bit\n"
                       "Plural-Forms: %1\n"
                       "Language: %2\n"
                       "X-Language: %2\n"
                       "X-Source-Language: %3\n"
                       "X-Qt-Contexts: true\n")
            .arg(gettextPlural(catalog.language), catalog.language, catalog.sourceLanguage);
    m_text.clear();
    writeText({}, QStringLiteral("msgid"), {});
    writeText({}, QStringLiteral("msgstr"), head);
    for (const TsCatalog::Context &context : catalog.contexts) {
        for (const TsMessage &message : context.messages)
            writeMessage(context.name, message);
    }
    return m_text.toUtf8();
}

void PoWriter::writeMessage(const QString &context, const TsMessage &message)
{
    m_text += u'\n';
    writeComment(QStringLiteral("#"), message.translatorComment);
    writeComment(QStringLiteral("#."), message.extraComment);
    if (!message.id.isEmpty())
        writeComment(QStringLiteral("#."), QStringLiteral("ts-id ") + message.id);
    const bool hasText =
        !message.translation.isEmpty() || !message.numerusForms.join(QString()).isEmpty();
    const bool isOpen =
        message.type == TsMessage::Type::Unfinished || message.type == TsMessage::Type::Obsolete;
    if (isOpen && hasText)
        m_text += QStringLiteral("#, fuzzy\n");
    const QString sign = message.isGone() ? QStringLiteral("#~ ") : QString();
    const QString before = message.isGone() ? QStringLiteral("#~| ") : QStringLiteral("#| ");
    if (!message.oldComment.isEmpty())
        writeText(before, QStringLiteral("msgctxt"), message.oldComment);
    if (!message.oldSource.isEmpty())
        writeText(before, QStringLiteral("msgid"), message.oldSource);
    writeText(sign, QStringLiteral("msgctxt"), divided(context) + u'|' + divided(message.comment));
    writeText(sign, QStringLiteral("msgid"), message.source);
    if (message.numerusForms.isEmpty()) {
        writeText(sign, QStringLiteral("msgstr"), message.translation);
        return;
    }
    writeText(sign, QStringLiteral("msgid_plural"), message.source);
    for (qsizetype i = 0; i < message.numerusForms.size(); ++i)
        writeText(sign, QStringLiteral("msgstr[%1]").arg(i), message.numerusForms[i]);
}

void PoWriter::writeComment(const QString &sign, const QString &text)
{
    if (text.isEmpty())
        return;
    for (const QString &line : text.split(u'\n'))
        m_text += line.isEmpty() ? QString(sign + u'\n') : QString(sign + u' ' + line + u'\n');
}

void PoWriter::writeText(const QString &sign, const QString &keyword, const QString &text)
{
    m_text += sign + keyword + u' ';
    const qsizetype end = text.indexOf(u'\n');
    if (end < 0 || end == text.size() - 1) {
        m_text += quoted(text) + u'\n';
        return;
    }
    m_text += QStringLiteral("\"\"\n");
    for (qsizetype from = 0; from < text.size();) {
        const qsizetype found = text.indexOf(u'\n', from);
        const qsizetype to = found < 0 ? text.size() : found + 1;
        m_text += sign + quoted(text.mid(from, to - from)) + u'\n';
        from = to;
    }
}

} // namespace engine
