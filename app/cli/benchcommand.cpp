// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bench.h"
#include "app/cli/command.h"

namespace app {

engine::Json Measure::toJson() const
{
    engine::Json json = engine::Json::object();
    json.insert(QStringLiteral("name"), name);
    json.insert(QStringLiteral("value"), value);
    json.insert(QStringLiteral("unit"), unit);
    json.insert(QStringLiteral("limit"), limit);
    json.insert(QStringLiteral("better"), better == Better::Less ? "less" : "more");
    json.insert(QStringLiteral("ok"), ok());
    json.insert(QStringLiteral("beside"), beside);
    return json;
}

namespace {

Exit runBench(const Arguments &arguments)
{
    std::vector<Measure> all = benchPaths();
    for (const auto part : {benchSandbox, benchUndo, benchPlayouts, benchLargeModule,
                            benchDecisions, benchLongGame}) {
        const auto measured = part();
        if (!measured)
            return fail(Exit::DoesNotHold, measured.error().message);
        all.insert(all.end(), measured->begin(), measured->end());
    }
    const bool asJson = arguments.has(QStringLiteral("--json"));
    engine::Json results = engine::Json::array();
    bool good = true;
    for (const Measure &one : all) {
        good = good && one.ok();
        results.append(one.toJson());
        if (!asJson)
            print(QStringLiteral("%1 %2: %3 %4, limit %5 (%6)")
                      .arg(one.ok() ? QStringLiteral("ok    ") : QStringLiteral("NOT OK"), one.name)
                      .arg(one.value, 0, 'f', 2)
                      .arg(one.unit)
                      .arg(one.limit, 0, 'f', 2)
                      .arg(one.beside)
                      .toUtf8());
    }
    if (asJson) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("results"), results);
        printJson(json);
    }
    return good ? Exit::Good : Exit::DoesNotHold;
}

} // namespace

Command benchCommand()
{
    return {"bench", "", "the benchmark suite", {0, 0, {}, {}}, runBench};
}

} // namespace app
