// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/text/rulebooktext.h"

#include <QRegularExpression>

namespace view {

namespace {

const QString c_file = QStringLiteral("rules/rulebook.json");

} // namespace

RulebookText::RulebookText(const engine::Rulebook &book, const engine::Translator &translator,
                           const Tokens &tokens)
    : m_book(book)
    , m_translator(translator)
    , m_tokens(tokens)
{
}

QString RulebookText::title(const engine::Rulebook::Paragraph &paragraph) const
{
    return m_translator.translate(c_file, paragraph.title, paragraph.id + QStringLiteral(" title"));
}

QString RulebookText::text(const engine::Rulebook::Paragraph &paragraph) const
{
    return m_translator.translate(c_file, paragraph.text, paragraph.id + QStringLiteral(" text"));
}

int RulebookText::depth(const QString &id)
{
    QStringList parts = id.split(u'.');
    if (parts.size() == 2 && parts.last() == QLatin1String("0"))
        parts.removeLast();
    return int(parts.size()) - 1;
}

// Words are lit before anything of HTML is among them, so that no part of a tag can be taken for
// one.
QString RulebookText::plain(const QString &text, const QString &marked) const
{
    if (marked.isEmpty())
        return text.toHtmlEscaped();
    QString html;
    qsizetype from = 0;
    for (qsizetype at = text.indexOf(marked, 0, Qt::CaseInsensitive); at >= 0;
         at = text.indexOf(marked, from, Qt::CaseInsensitive)) {
        html += text.mid(from, at - from).toHtmlEscaped()
            + QStringLiteral("<span style=\"background-color:%1; color:%2\">%3</span>")
                  .arg(m_tokens.warnSoft.name(), m_tokens.text.name(),
                       text.mid(at, marked.size()).toHtmlEscaped());
        from = at + marked.size();
    }
    return html + text.mid(from).toHtmlEscaped();
}

QString RulebookText::line(const QString &text, const QString &marked) const
{
    static const QRegularExpression special(
        QStringLiteral("\\*([^*\\n]+)\\*|\\[([0-9]+(?:\\.[0-9A-Za-z]+)*)\\]"));
    QString html;
    qsizetype from = 0;
    for (auto match = special.globalMatch(text); match.hasNext();) {
        const auto found = match.next();
        const QString id = found.captured(2);
        html += plain(text.mid(from, found.capturedStart() - from), marked);
        if (id.isEmpty())
            html += QStringLiteral("<b>%1</b>").arg(line(found.captured(1), marked));
        else if (m_book.find(id))
            html += QStringLiteral("<a href=\"#%1\" style=\"color:%2; font-weight:600\">%3</a>")
                        .arg(id, m_tokens.accent.name(), plain(id, marked));
        else
            html += plain(id, marked);
        from = found.capturedEnd();
    }
    return html + plain(text.mid(from), marked);
}

QString RulebookText::body(const QString &text, const QString &marked) const
{
    QString html;
    bool isList = false;
    const QStringList lines = text.split(u'\n');
    for (const QString &one : lines) {
        const bool isItem = one.startsWith(QLatin1String("- "));
        if (isItem != isList)
            html += isItem
                ? QStringLiteral("<ul style=\"margin:2px 0px 4px 0px; -qt-list-indent:1\">")
                : QStringLiteral("</ul>");
        isList = isItem;
        if (isItem)
            html += QStringLiteral("<li>%1</li>").arg(line(one.mid(2), marked));
        else if (!one.trimmed().isEmpty())
            html +=
                QStringLiteral("<p style=\"margin:3px 0px 5px 0px\">%1</p>").arg(line(one, marked));
    }
    return isList ? html + QStringLiteral("</ul>") : html;
}

QString RulebookText::html(const engine::Rulebook::Paragraph &paragraph, bool isCurrent,
                           const QString &marked) const
{
    const bool isChapter = depth(paragraph.id) == 0;
    const QString head =
        QStringLiteral("<p style=\"margin:%1px 0px 2px 0px; font-size:%2; font-weight:600\">"
                       "<a name=\"%3\"></a>%3&nbsp; %4</p>")
            .arg(QString::number(isChapter ? 14 : 8),
                 isChapter ? QStringLiteral("large") : QStringLiteral("medium"),
                 paragraph.id.toHtmlEscaped(), line(title(paragraph), marked));
    const QString content = body(text(paragraph), marked);
    if (!isCurrent)
        return head + content;
    return head
        + QStringLiteral("<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\"><tr>"
                         "<td width=\"3\" bgcolor=\"%1\"></td>"
                         "<td width=\"100%\" bgcolor=\"%2\" style=\"padding:4px 10px\">%3</td>"
                         "</tr></table>")
              .arg(m_tokens.accent.name(), m_tokens.soft.name(), content);
}

} // namespace view
