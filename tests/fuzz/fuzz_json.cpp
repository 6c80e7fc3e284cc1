// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json.h"
#include "engine/core/jsonreader.h"

#include <cstdint>
#include <cstdlib>

using engine::Json;

namespace {

void readAll(engine::JsonReader &reader)
{
    for (auto &[key, value] : reader.asMap())
        readAll(value);
    for (engine::JsonReader &item : reader.asArray())
        readAll(item);
    reader.allowKeys({u"name", u"id", u"list"});
    reader.identifier(u"id", {});
    reader.integer(u"name", 1, 5);
    reader.strings(u"list");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray text(reinterpret_cast<const char *>(data), qsizetype(size));
    const auto json = Json::parse(text, QStringLiteral("f"));
    if (!json) {
        if (!json.error().message.startsWith(QStringLiteral("f:")))
            abort();
        return 0;
    }
    engine::Issues issues;
    engine::JsonReader reader(json.value(), QStringLiteral("f"), issues);
    readAll(reader);
    // What is written means the same, and is written the same way again.
    for (const auto style : {Json::Style::Compact, Json::Style::Pretty}) {
        const QByteArray written = json->write(style);
        const auto again = Json::parse(written, QStringLiteral("f"));
        if (!again || again.value() != json.value() || again->write(style) != written)
            abort();
    }
    return 0;
}
