// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/textrenderer.h"

#include "engine/core/names.h"
#include "engine/i18n/pluralform.h"
#include "engine/module/model/module.h"
#include "engine/rules/action.h"

namespace engine {

TextRenderer::TextRenderer(const Module &module, const Names &names, const Translator &translator)
    : m_module(module)
    , m_names(names)
    , m_translator(translator)
{
}

TextRenderer TextRenderer::seeing(Sees sees) const
{
    TextRenderer other(*this);
    other.setSees(std::move(sees));
    return other;
}

QString TextRenderer::render(const Text &text) const
{
    if (text.isEmpty())
        return {};
    return fill(word(text.source), text.arguments, nullptr);
}

QString TextRenderer::render(const Text &text, const Action &action) const
{
    if (text.isEmpty())
        return {};
    return fill(word(text.source), text.arguments, &action);
}

QString TextRenderer::label(const Action &action) const
{
    if (!action.label.isEmpty())
        return render(action.label, action);
    QStringList parts;
    QString verb = action.verb ? word(action.verb) : QString();
    verb.replace(u'_', u' ');
    if (!verb.isEmpty())
        verb[0] = verb[0].toUpper();
    parts.append(verb);
    if (action.piece)
        parts.append(pieceName(action.piece));
    if (action.space)
        parts.append(spaceName(action.space));
    if (!action.value.isNone())
        parts.append(value(action.value));
    parts.removeAll(QString());
    return parts.join(u' ');
}

QString TextRenderer::pieceName(PieceId id) const
{
    if (!id)
        return {};
    if (m_sees && !m_sees(id))
        return tr("a hidden unit");
    return m_translator.translate(QStringLiteral("pieces.json"), m_module.piece(id).name);
}

QString TextRenderer::spaceName(SpaceId id) const
{
    if (!id)
        return {};
    const Space &space = m_module.map.space(id);
    if (space.name.isEmpty())
        return space.id;
    const Board &board = m_module.map.boards()[size_t(space.board)];
    const QString name =
        m_translator.translate(QStringLiteral("boards/%1.json").arg(board.id), space.name);
    const bool isNumbered = space.kind == Space::Kind::Hex || space.kind == Space::Kind::Area;
    return isNumbered ? QString(space.id + u' ' + name) : name;
}

QString TextRenderer::sideName(SideId id) const
{
    if (!id)
        return {};
    return m_translator.translate(QStringLiteral("module.json"),
                                  m_module.sides[size_t(id.value)].name);
}

QString TextRenderer::word(NameId id) const
{
    if (!id)
        return {};
    const QString source = m_names.text(id);
    const QString translated = m_translator.translate(source);
    // A sentence that every game shares is the program's.
    return translated == source ? tr(m_names.utf8(id).constData()) : translated;
}

QString TextRenderer::value(Value value) const
{
    switch (value.type) {
    case Value::Type::None:
        return {};
    case Value::Type::Bool:
        return value.number ? tr("yes") : tr("no");
    case Value::Type::Integer:
        return QString::number(value.number);
    case Value::Type::Word:
        return word(NameId(value.number));
    case Value::Type::Side:
        return sideName(SideId(value.number));
    case Value::Type::Space:
        return spaceName(SpaceId(value.number));
    case Value::Type::Piece:
        return pieceName(PieceId(value.number));
    }
    return {};
}

QString TextRenderer::fill(const QString &pattern, const ValueList &arguments,
                           const Action *action) const
{
    qsizetype open = pattern.indexOf(u'{');
    if (open < 0)
        return pattern;
    QString filled;
    qsizetype from = 0;
    while (open >= 0) {
        const qsizetype close = pattern.indexOf(u'}', open);
        if (close < 0)
            break;
        const auto inside = QStringView(pattern).mid(open + 1, close - open - 1);
        if (const auto text = gap(inside, arguments, action)) {
            filled += QStringView(pattern).mid(from, open - from);
            filled += *text;
            from = close + 1;
            open = pattern.indexOf(u'{', from);
        } else {
            open = pattern.indexOf(u'{', open + 1);
        }
    }
    return filled + QStringView(pattern).mid(from);
}

std::optional<QString> TextRenderer::gap(QStringView inside, const ValueList &arguments,
                                         const Action *action) const
{
    if (inside.isEmpty())
        return {};
    const int index = inside[0].unicode() - u'1';
    if (index < 0 || index > 8)
        return action ? namedGap(inside, *action) : std::nullopt;
    if (size_t(index) >= arguments.size())
        return {};
    const Value argument = arguments[size_t(index)];
    if (inside.size() == 1)
        return value(argument);
    if (inside[1] != u'|')
        return {};
    const auto forms = inside.mid(2).split(u'|');
    const int form = pluralForm(m_translator.language(), argument.number, int(forms.size()));
    return forms[form].toString();
}

std::optional<QString> TextRenderer::namedGap(QStringView name, const Action &action) const
{
    if (name == u"piece")
        return pieceName(action.piece);
    if (name == u"space")
        return spaceName(action.space);
    if (name == u"value")
        return value(action.value);
    if (name == u"side") {
        if (action.value.type == Value::Type::Side)
            return value(action.value);
        return action.piece ? sideName(m_module.piece(action.piece).side) : QString();
    }
    return {};
}

} // namespace engine
