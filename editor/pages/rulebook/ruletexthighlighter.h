// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>
#include <QSyntaxHighlighter>

namespace editor {

/// Colours links, emphasis and lists of a rulebook's text; links that lead nowhere are underlined.
class RuleTextHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    RuleTextHighlighter(QTextDocument *document, const QPalette &palette);

    void setRules(const QStringList &numbers);
    void setPalette(const QPalette &palette);

protected:
    void highlightBlock(const QString &text) override;

private:
    bool leads(QString number) const;

    QPalette m_palette;
    QStringList m_rules;
};

} // namespace editor
