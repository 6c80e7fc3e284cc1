// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/answertexts.h"

namespace engine::answertexts {

namespace {

constexpr QStringView mark = u"_text";
/// The key under which answers keep sentences that have no gaps, as the tables have them.
constexpr QStringView plain = u"text";

} // namespace

Json marked(const Text &text, const ValueCodec &values)
{
    Json json = Json::object();
    json.insert(mark.toString(), values.exact(text));
    return json;
}

bool isText(const Json &answer)
{
    return answer.size() == 1 && answer.contains(mark);
}

Json rendered(const Json &answer, const ValueCodec &values, const TextRenderer &texts)
{
    if (answer.isArray()) {
        Json list = Json::array();
        for (qsizetype i = 0; i < answer.size(); ++i)
            list.append(rendered(answer.at(i), values, texts));
        return list;
    }
    if (!answer.isObject())
        return answer;
    if (isText(answer)) {
        const auto text = values.textFromExact(answer[mark]);
        return text ? Json(texts.render(*text)) : Json();
    }
    Json object = Json::object();
    for (qsizetype i = 0; i < answer.size(); ++i) {
        const Json &value = answer.at(i);
        const bool isPlain = value.isString() && answer.keyAt(i) == plain;
        object.insert(answer.keyAt(i),
                      isPlain ? Json(texts.translator().translate(value.toString()))
                              : rendered(value, values, texts));
    }
    return object;
}

} // namespace engine::answertexts
