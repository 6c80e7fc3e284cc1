// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rulebook/ruletexthighlighter.h"

#include "app/view/style/tokens.h"

#include <QRegularExpression>

namespace editor {

RuleTextHighlighter::RuleTextHighlighter(QTextDocument *document, const QPalette &palette)
    : QSyntaxHighlighter(document)
    , m_palette(palette)
{
}

void RuleTextHighlighter::setRules(const QStringList &numbers)
{
    if (numbers == m_rules)
        return;
    m_rules = numbers;
    rehighlight();
}

void RuleTextHighlighter::setPalette(const QPalette &palette)
{
    m_palette = palette;
    rehighlight();
}

bool RuleTextHighlighter::leads(QString number) const
{
    while (!number.isEmpty() && !m_rules.contains(number))
        number.truncate(std::max(qsizetype(0), number.lastIndexOf(u'.')));
    return !number.isEmpty();
}

void RuleTextHighlighter::highlightBlock(const QString &text)
{
    const auto tokens = view::Tokens::of(m_palette);
    static const QRegularExpression emphasis(QStringLiteral("\\*[^*\\n]+\\*"));
    for (auto it = emphasis.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        QTextCharFormat format;
        format.setFontWeight(QFont::Bold);
        setFormat(int(match.capturedStart()), int(match.capturedLength()), format);
    }
    if (text.startsWith(u"- ")) {
        QTextCharFormat format;
        format.setForeground(tokens.text2);
        setFormat(0, 1, format);
    }
    static const QRegularExpression link(QStringLiteral("\\[(\\d+(?:\\.[0-9A-Za-z]+)*)\\]"));
    for (auto it = link.globalMatch(text); it.hasNext();) {
        const auto match = it.next();
        QTextCharFormat format;
        const bool isGood = leads(match.captured(1));
        format.setForeground(isGood ? tokens.accent : tokens.bad);
        if (!isGood) {
            format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            format.setUnderlineColor(tokens.bad);
        }
        setFormat(int(match.capturedStart()), int(match.capturedLength()), format);
    }
}

} // namespace editor
