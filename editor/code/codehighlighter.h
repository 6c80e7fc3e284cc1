// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/code/codecolors.h"
#include "engine/lua/luatoken.h"

#include <QSet>
#include <QSyntaxHighlighter>

#include <vector>

namespace editor {

/// Colours Lua or JSON.
class CodeHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    enum class Language { Plain, Lua, Json };

    explicit CodeHighlighter(QTextDocument *document);

    static Language languageOf(const QString &file);
    Language language() const { return m_language; }
    void setLanguage(Language language);
    void setColors(const CodeColors &colors);
    /// Names that the program gives to every file.
    void setKnown(const QSet<QString> &names);

protected:
    void highlightBlock(const QString &text) override;

private:
    void highlightLua(const QString &text);
    void highlightJson(const QString &text);
    void scan();
    QTextCharFormat formatOf(size_t token) const;
    bool isCalled(size_t token) const;

    Language m_language = Language::Plain;
    CodeColors m_colors;
    QSet<QString> m_known;
    std::vector<engine::LuaToken> m_tokens;
    int m_revision = -1; ///< Of the document when it was taken apart.
};

} // namespace editor
