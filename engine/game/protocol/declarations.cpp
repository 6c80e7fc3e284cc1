// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/declarations.h"

namespace engine {

namespace {

Json valueOf(const Hint &hint, const protocol::HintEntry &entry, const ValueCodec &values,
             const TextRenderer &texts)
{
    if (entry.type == Value::Type::None)
        return texts.render(hint.label);
    if (!entry.isLabelled)
        return values.plain(hint.value);
    Json json = Json::object();
    json.insert(QStringLiteral("label"), texts.render(hint.label));
    json.insert(QStringLiteral("value"), values.plain(hint.value));
    return json;
}

} // namespace

void writeDeclarations(Json &decision, const Offer &offer, const ValueCodec &values,
                       const TextRenderer &texts, const PlayerView &view)
{
    if (offer.form != protocol::Form::None)
        decision.insert(QStringLiteral("ask"), QString(protocol::entry(offer.form).name));
    if (offer.main)
        decision.insert(QStringLiteral("main"), values.word(offer.main));
    if (offer.back)
        decision.insert(QStringLiteral("back"), values.word(offer.back));
    if (offer.pass)
        decision.insert(QStringLiteral("pass"), values.word(offer.pass));
    if (offer.take)
        decision.insert(QStringLiteral("take"), values.word(offer.take));
    if (offer.interrupts)
        decision.insert(QStringLiteral("interrupts"), values.word(offer.interrupts));
    if (offer.chosen) {
        Json pieces = Json::array();
        for (const PieceId piece : view.listed(offer.chosen))
            pieces.append(values.piece(piece));
        decision.insert(QStringLiteral("chosen"), pieces);
    }
    for (const Hint &hint : offer.hints) {
        const protocol::HintEntry &entry = protocol::entry(hint.name);
        const QString name = entry.name;
        Json value = valueOf(hint, entry, values, texts);
        if (entry.repeats) {
            Json list = decision.contains(name) ? decision[name] : Json::array();
            list.append(std::move(value));
            value = std::move(list);
        }
        decision.insert(name, std::move(value));
    }
}

} // namespace engine
