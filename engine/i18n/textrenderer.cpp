// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/textrenderer.h"

#include "engine/core/names.h"
#include "engine/i18n/catalog/pluralform.h"
#include "engine/i18n/gender.h"
#include "engine/module/model/module.h"
#include "engine/rules/action.h"

namespace engine {

namespace {

/// Words that many games print on their counters.
[[maybe_unused]] constexpr const char *c_printed[] = {
    QT_TRANSLATE_NOOP("TextRenderer", "attack"),     QT_TRANSLATE_NOOP("TextRenderer", "defence"),
    QT_TRANSLATE_NOOP("TextRenderer", "movement"),   QT_TRANSLATE_NOOP("TextRenderer", "range"),
    QT_TRANSLATE_NOOP("TextRenderer", "strength"),   QT_TRANSLATE_NOOP("TextRenderer", "dice"),
    QT_TRANSLATE_NOOP("TextRenderer", "fire"),       QT_TRANSLATE_NOOP("TextRenderer", "hits_on"),
    QT_TRANSLATE_NOOP("TextRenderer", "speed"),      QT_TRANSLATE_NOOP("TextRenderer", "cost"),
    QT_TRANSLATE_NOOP("TextRenderer", "absorption"), QT_TRANSLATE_NOOP("TextRenderer", "stack"),
    QT_TRANSLATE_NOOP("TextRenderer", "reduced"),    QT_TRANSLATE_NOOP("TextRenderer", "normal"),
    QT_TRANSLATE_NOOP("TextRenderer", "full"),       QT_TRANSLATE_NOOP("TextRenderer", "arrives"),
};

} // namespace

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

QString TextRenderer::about(SideId side, const QString &sentence) const
{
    return agreeing(sentence, markedSide(side));
}

QString TextRenderer::pieceName(PieceId id) const
{
    return standingAlone(markedPiece(id));
}

QString TextRenderer::spaceName(SpaceId id) const
{
    return standingAlone(markedSpace(id));
}

QString TextRenderer::sideName(SideId id) const
{
    return standingAlone(markedSide(id));
}

QString TextRenderer::word(NameId id) const
{
    return standingAlone(markedWord(id));
}

QString TextRenderer::value(Value value) const
{
    return standingAlone(marked(value));
}

QString TextRenderer::markedPiece(PieceId id) const
{
    if (!id)
        return {};
    if (m_sees && !m_sees(id)) {
        //: A language with genders adds it at the end: {=f}.
        return tr("a hidden unit");
    }
    return m_translator.marked(QStringLiteral("pieces.json"), m_module.piece(id).name);
}

QString TextRenderer::markedSpace(SpaceId id) const
{
    if (!id)
        return {};
    const Space &space = m_module.map.space(id);
    if (space.name.isEmpty())
        return space.id;
    const Board &board = m_module.map.boards()[size_t(space.board)];
    const QString name =
        m_translator.marked(QStringLiteral("boards/%1.json").arg(board.id), space.name);
    const bool isNumbered = space.kind == Space::Kind::Hex || space.kind == Space::Kind::Area;
    return isNumbered ? QString(space.id + u' ' + name) : name;
}

QString TextRenderer::markedSide(SideId id) const
{
    if (!id)
        return {};
    return m_translator.marked(QStringLiteral("module.json"),
                               m_module.sides[size_t(id.value)].name);
}

QString TextRenderer::markedWord(NameId id) const
{
    if (!id)
        return {};
    const QString source = m_names.text(id);
    const QString translated = m_translator.marked(source);
    // A sentence that every game shares is the program's.
    return translated == source ? tr(m_names.utf8(id).constData()) : translated;
}

QString TextRenderer::marked(Value value) const
{
    switch (value.type) {
    case Value::Type::None:
        return {};
    case Value::Type::Bool:
        return value.number ? tr("yes") : tr("no");
    case Value::Type::Integer:
        return QString::number(value.number);
    case Value::Type::Word:
        return markedWord(NameId(value.number));
    case Value::Type::Side:
        return markedSide(SideId(value.number));
    case Value::Type::Space:
        return markedSpace(SpaceId(value.number));
    case Value::Type::Piece:
        return markedPiece(PieceId(value.number));
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
        if (const auto text = gap(inside, open == 0, arguments, action)) {
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

std::optional<QString> TextRenderer::gap(QStringView inside, bool isFirst,
                                         const ValueList &arguments, const Action *action) const
{
    const qsizetype bar = inside.indexOf(u'|');
    const auto filling = argument(bar < 0 ? inside : inside.left(bar), arguments, action);
    if (!filling)
        return {};
    const QString name = marked(*filling);
    if (bar < 0) {
        const bool isPiece = filling->type == Value::Type::Piece;
        const bool isCapital = isFirst && (isPiece || !genderOf(name).isEmpty());
        return isCapital ? capitalised(withoutGender(name)) : withoutGender(name);
    }
    const auto forms = inside.mid(bar + 1).split(u'|');
    if (const auto form = genderForm(forms, genderOf(name)))
        return form->toString();
    return forms[pluralForm(m_translator.language(), filling->number, int(forms.size()))]
        .toString();
}

std::optional<Value> TextRenderer::argument(QStringView name, const ValueList &arguments,
                                            const Action *action) const
{
    if (name.size() == 1 && name[0] >= u'1' && name[0] <= u'9') {
        const auto index = size_t(name[0].unicode() - u'1');
        return index < arguments.size() ? std::optional(arguments[index]) : std::nullopt;
    }
    if (!action)
        return {};
    if (name == u"piece")
        return Value::piece(action->piece);
    if (name == u"space")
        return Value::space(action->space);
    if (name == u"value")
        return action->value;
    if (name == u"side") {
        if (action->value.type == Value::Type::Side)
            return action->value;
        return action->piece ? Value::side(m_module.piece(action->piece).side) : Value();
    }
    return {};
}

} // namespace engine
