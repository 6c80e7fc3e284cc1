// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scripting/source/luaoutline.h"

namespace scripting {

/// Goes through the tokens of a Lua source as Lua's own reader would, and notes what its names
/// mean. What doesn't belong where it stands is passed over.
class LuaReader
{
public:
    LuaReader(const QString &text, LuaOutline &outline);

    void read();

private:
    static constexpr int deepest = 150; ///< Blocks and expressions in each other.
    using Token = engine::LuaToken;
    using Range = LuaOutline::Range;

    /// What an expression of names, fields and calls was.
    struct Chain
    {
        int variable = -1; ///< Of its first name.
        int global = -1;
        int field = -1; ///< The first one, in the outline.
        int links = 0; ///< Fields, indices and calls.
        bool isCall = false; ///< It ends with a call.
        QString name; ///< Its first one.
    };

    const Token &now() const { return *m_code[m_at]; }
    const Token &ahead(size_t by = 1) const;
    bool isWord(QStringView word) const { return now().isName(word); }
    bool isName() const;
    bool isEnd() const { return now().type == Token::Type::End; }
    bool isAssignment() const;
    bool take(QStringView word);
    void skip();
    int lastEnd() const { return m_at ? m_code[m_at - 1]->end() : 0; }

    void readBlock();
    bool isBlockEnd() const;
    void readStatement();
    LuaOutline::Statement::Kind readStep();
    void readIf();
    void readWhile();
    void readRepeat();
    void readFor();
    void readLocal();
    void readLocalFunction();
    void readFunctionStatement();
    void readReturn();
    LuaOutline::Statement::Kind readAssignmentOrCall();
    void readCondition();

    Range readExpressions();
    void readExpression();
    bool readOperand();
    bool readOperator();
    void readTable();
    Chain readChain();
    bool readLink(Chain &chain);
    void readCall(Chain &chain);
    void noteCall(const Chain &chain, const Token &string);
    int readFunction(const QString &table, const QString &name, const Token &place);

    int declare(const Token &token, LuaOutline::Kind kind);
    void use(const Token &token, Chain &chain);
    void noteField(Chain &chain, const Token &token);
    void pushScope() { m_scopes.push_back(m_visible.size()); }
    void popScope(int end);
    QString remarkAbove(int line) const;
    void markWritten(const Chain &chain);

    const QString &m_text;
    LuaOutline &m_outline;
    std::vector<const Token *> m_code; ///< Without comments.
    size_t m_at = 0;
    std::vector<int> m_visible; ///< Variables, the latest last.
    std::vector<size_t> m_scopes;
    QString m_key; ///< Of the value that is read now.
    int m_depth = 0;
    int m_functions = 0; ///< Around this place.
    bool m_isMethod = false; ///< The function that comes next has a `self`.
    QString m_table; ///< Whose field the function that comes next becomes.
};

} // namespace scripting
