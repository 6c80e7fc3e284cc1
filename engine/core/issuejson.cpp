// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/issuejson.h"

namespace engine {

Json toJson(const Issue &issue)
{
    Json json = Json::object();
    const bool isError = issue.severity == Issue::Severity::Error;
    json.insert(QStringLiteral("severity"), isError ? "error" : "warning");
    if (!issue.file.isEmpty())
        json.insert(QStringLiteral("file"), issue.file);
    if (issue.line > 0)
        json.insert(QStringLiteral("line"), issue.line);
    json.insert(QStringLiteral("message"), issue.message);
    return json;
}

Issue issueFromJson(const Json &json)
{
    const bool isError = json[u"severity"].toString() == u"error";
    return {isError ? Issue::Severity::Error : Issue::Severity::Warning, json[u"file"].toString(),
            int(json[u"line"].toInteger()), json[u"message"].toString()};
}

} // namespace engine
