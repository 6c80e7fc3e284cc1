// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/jsonlines.h"

namespace editor {

namespace {

int breaks(const QByteArray &text)
{
    return int(text.count('\n'));
}

/// How many line ends stand inside a value.
int height(const JsonText &value)
{
    return breaks(value.write());
}

int before(const JsonText::Member &member)
{
    return breaks(member.blank) + breaks(member.between);
}

} // namespace

int lineOf(const FileContent &content, const JsonPath &path)
{
    const JsonText *here = content.json().get();
    if (!here)
        return 0;
    int line = 1 + breaks(content.head());
    for (const JsonStep &step : path) {
        const qsizetype index = here->indexOf(step);
        if (index < 0)
            return 0;
        for (qsizetype i = 0; i < index; ++i) {
            const auto &member = here->members()[size_t(i)];
            line += before(member) + height(*member.value) + breaks(member.after);
        }
        const auto &member = here->members()[size_t(index)];
        line += before(member);
        here = member.value.get();
    }
    return line;
}

JsonPath pathAt(const FileContent &content, int line)
{
    JsonPath path;
    const JsonText *here = content.json().get();
    int start = here ? 1 + breaks(content.head()) : 0;
    while (here) {
        const JsonText *inner = nullptr;
        int at = start;
        for (qsizetype i = 0; i < here->size(); ++i) {
            const auto &member = here->members()[size_t(i)];
            at += before(member);
            const int end = at + height(*member.value);
            if (line >= at && line <= end) {
                path.push_back(here->stepAt(i));
                // What stands on one line is one thing.
                inner = end > at ? member.value.get() : nullptr;
                start = at;
                break;
            }
            at = end + breaks(member.after);
        }
        here = inner;
    }
    return path;
}

Place resolved(const FileContents &files, const Place &place)
{
    Place full = place;
    const auto content = files.value(place.file);
    if (!content || !content->json())
        return full;
    if (full.path.empty() && full.line > 0)
        full.path = pathAt(*content, full.line);
    else if (!full.path.empty() && !full.line)
        full.line = lineOf(*content, full.path);
    return full;
}

bool isBrokenJson(const FileContents &files, const QString &file)
{
    const auto content = files.value(file);
    return content && file.endsWith(u".json") && !content->json();
}

} // namespace editor
