// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/mutation/sourcechanges.h"

#include <QHash>
#include <QSet>

#include <algorithm>

namespace scripting {

namespace {

// Larger numbers stand for "without limit": one more changes nothing.
constexpr double c_large = 99;

struct Swap
{
    Mutant::Kind kind;
    QString sign;
};

std::optional<Swap> swapOf(const QString &sign)
{
    using Kind = Mutant::Kind;
    static const QHash<QString, Swap> swaps{
        {QStringLiteral("=="), {Kind::Comparison, QStringLiteral("~=")}},
        {QStringLiteral("~="), {Kind::Comparison, QStringLiteral("==")}},
        {QStringLiteral("<"), {Kind::Comparison, QStringLiteral("<=")}},
        {QStringLiteral("<="), {Kind::Comparison, QStringLiteral("<")}},
        {QStringLiteral(">"), {Kind::Comparison, QStringLiteral(">=")}},
        {QStringLiteral(">="), {Kind::Comparison, QStringLiteral(">")}},
        {QStringLiteral("and"), {Kind::Logic, QStringLiteral("or")}},
        {QStringLiteral("or"), {Kind::Logic, QStringLiteral("and")}},
        {QStringLiteral("+"), {Kind::Arithmetic, QStringLiteral("-")}},
        {QStringLiteral("-"), {Kind::Arithmetic, QStringLiteral("+")}},
        {QStringLiteral("*"), {Kind::Arithmetic, QStringLiteral("//")}},
        {QStringLiteral("//"), {Kind::Arithmetic, QStringLiteral("*")}},
        {QStringLiteral("/"), {Kind::Arithmetic, QStringLiteral("*")}},
        {QStringLiteral("%"), {Kind::Arithmetic, QStringLiteral("*")}}};
    const auto found = swaps.constFind(sign);
    return found == swaps.cend() ? std::nullopt : std::optional(*found);
}

} // namespace

QList<SourceChanges::Change> SourceChanges::of(const LuaFile &file)
{
    SourceChanges changes(file);
    changes.addConditions();
    changes.addNeeds();
    for (const Expression &expression : file.outline.expressions) {
        changes.addOperators(expression);
        changes.addTerms(expression);
    }
    changes.addConstants();
    changes.addSigns();
    changes.addMathFunctions();
    changes.addSteps();
    auto &list = changes.m_changes;
    std::stable_sort(list.begin(), list.end(), [](const Change &a, const Change &b) {
        return std::pair(a.range.from, a.range.to) < std::pair(b.range.from, b.range.to);
    });
    QSet<QString> known;
    erase_if(list, [&](const Change &change) {
        const QString key = QStringLiteral("%1-%2 %3").arg(change.range.from).arg(change.range.to);
        const auto before = known.size();
        known.insert(key.arg(change.after));
        return known.size() == before;
    });
    return list;
}

void SourceChanges::add(Kind kind, Range range, const QString &after)
{
    if (range.to > range.from && textAt(range) != after)
        m_changes.append({kind, range, after});
}

bool SourceChanges::isCondition(Range range) const
{
    return std::any_of(m_conditions.begin(), m_conditions.end(), [range](const Range &one) {
        return one.from == range.from && one.to == range.to;
    });
}

void SourceChanges::addConditions()
{
    for (const Range &range : m_file.outline.conditions) {
        const size_t at = m_file.tokenFrom(range.from);
        const Token *word = at > 0 ? m_file.code[at - 1] : nullptr;
        // A loop without an end is no rule.
        if (!word || !word->isName(u"while"))
            add(Kind::Condition, range, QStringLiteral("true"));
        if (!word || !word->isName(u"until"))
            add(Kind::Condition, range, QStringLiteral("false"));
        m_conditions.append(range);
    }
}

// `need(condition, "9.2", …)` without its condition lets everything pass.
void SourceChanges::addNeeds()
{
    for (size_t i = 0; i + 2 < m_file.code.size(); ++i) {
        if (!m_file.code[i]->isName(u"need") || !m_file.code[i + 1]->is(u"("))
            continue;
        size_t end = i + 2;
        while (end + 1 < m_file.code.size() && !m_file.code[end]->is(u",")
               && !m_file.code[end]->is(u")")) {
            const Token &token = *m_file.code[end];
            const bool opens = token.is(u"(") || token.is(u"{") || token.is(u"[");
            end = opens ? m_file.behindBracket(end) : end + 1;
        }
        if (end == i + 2)
            continue;
        const Range range{m_file.code[i + 2]->offset(), m_file.code[end - 1]->end()};
        add(Kind::Condition, range, QStringLiteral("true"));
        m_conditions.append(range);
    }
}

void SourceChanges::addOperators(const Expression &expression)
{
    for (const Range &range : expression.operators) {
        if (const auto swap = swapOf(textAt(range)))
            add(swap->kind, range, swap->sign);
    }
}

QList<QList<SourceChanges::Term>> SourceChanges::termsOf(const Expression &expression) const
{
    QList<QList<Term>> terms{{Term()}};
    for (qsizetype i = 0; i < expression.operands.size(); ++i) {
        Term &term = terms.last().last();
        const Range &operand = expression.operands[i];
        term.range.from = term.range.to ? term.range.from : operand.from;
        term.range.to = operand.to;
        term.isTruth = term.isTruth || textAt(operand).startsWith(u"not ");
        if (i >= expression.operators.size())
            break;
        const QString sign = textAt(expression.operators[i]);
        const auto swap = swapOf(sign);
        if (sign == u"or")
            terms.append({Term()});
        else if (sign == u"and")
            terms.last().append(Term());
        else
            term.isTruth = term.isTruth || (swap && swap->kind == Kind::Comparison);
    }
    return terms;
}

void SourceChanges::addTerms(const Expression &expression)
{
    const auto terms = termsOf(expression);
    const bool isWhole =
        isCondition({expression.operands.first().from, expression.operands.last().to});
    for (qsizetype k = 0; k < terms.size(); ++k) {
        const QList<Term> &joined = terms[k];
        const bool isLast = k + 1 == terms.size();
        for (qsizetype i = 0; joined.size() > 1 && i < joined.size(); ++i) {
            // In `condition and value or other` the value is no condition.
            if (isWhole || isLast || i + 1 < joined.size())
                add(Kind::Condition, joined[i].range, QStringLiteral("true"));
        }
        const bool isValue = isLast && !isWhole && !joined.last().isTruth;
        if (terms.size() > 1 && !isValue)
            add(Kind::Condition, {joined.first().range.from, joined.last().range.to},
                QStringLiteral("false"));
    }
}

// `list[#list + 1] = x` is how Lua appends.
bool SourceChanges::isAppending(size_t number) const
{
    const auto &code = m_file.code;
    if (number < 4 || !code[number]->text.startsWith(u'1') || !code[number - 1]->is(u"+")
        || !code[number + 1]->is(u"]"))
        return false;
    size_t at = number - 2;
    while (at > 1 && (code[at]->type == Token::Type::Name || code[at]->is(u".")))
        --at;
    return code[at]->is(u"#") && code[at - 1]->is(u"[");
}

void SourceChanges::addConstants()
{
    for (size_t i = 0; i + 1 < m_file.code.size(); ++i) {
        const Token &token = *m_file.code[i];
        const Range range{token.offset(), token.end()};
        if (token.isName(u"true") || token.isName(u"false")) {
            if (!isCondition(range))
                add(Kind::Constant, range,
                    token.isName(u"true") ? QStringLiteral("false") : QStringLiteral("true"));
            continue;
        }
        bool isNumber = false;
        const double number =
            token.type == Token::Type::Number ? token.text.toDouble(&isNumber) : 0;
        if (!isNumber || isAppending(i))
            continue;
        const bool isWhole = token.text.toLongLong() == number;
        const double other = number >= c_large ? 0 : number + 1;
        add(Kind::Constant, range,
            isWhole ? QString::number(qint64(other)) : QString::number(other, 'g', 12));
    }
    // What appends is no sum, either.
    erase_if(m_changes, [this](const Change &change) {
        const size_t at = m_file.tokenFrom(change.range.from);
        return change.kind == Kind::Arithmetic && at + 2 < m_file.code.size()
            && isAppending(at + 1);
    });
}

void SourceChanges::addSigns()
{
    QSet<int> binary;
    for (const Expression &expression : m_file.outline.expressions) {
        for (const Range &range : expression.operators)
            binary.insert(range.from);
    }
    for (size_t i = 0; i + 1 < m_file.code.size(); ++i) {
        const Token &token = *m_file.code[i];
        const Range range{token.offset(), m_file.code[i + 1]->offset()};
        if (token.isName(u"not"))
            add(Kind::Logic, range, {});
        else if (token.is(u"-") && !binary.contains(token.offset()))
            add(Kind::Arithmetic, range, {});
    }
}

void SourceChanges::addMathFunctions()
{
    static const QHash<QString, QString> swaps{{QStringLiteral("max"), QStringLiteral("min")},
                                               {QStringLiteral("min"), QStringLiteral("max")},
                                               {QStringLiteral("floor"), QStringLiteral("ceil")},
                                               {QStringLiteral("ceil"), QStringLiteral("floor")}};
    for (const LuaOutline::Field &field : m_file.outline.fields) {
        const QString other = swaps.value(field.name);
        if (field.base < 0 && field.table == u"math" && !other.isEmpty())
            add(Kind::Arithmetic, {field.offset, field.offset + int(field.name.size())}, other);
    }
}

bool SourceChanges::isNeed(const LuaOutline::Statement &step) const
{
    return m_file.code[m_file.tokenFrom(step.range.from)]->isName(u"need");
}

// Steps that are left out; those outside of functions only define.
void SourceChanges::addSteps()
{
    using Step = LuaOutline::Statement::Kind;
    for (const LuaOutline::Statement &step : m_file.outline.statements) {
        if (step.kind != Step::Other && !isNeed(step)
            && m_file.outline.functionAround(step.range.from) >= 0)
            add(Kind::Step, step.range, {});
    }
}

} // namespace scripting
