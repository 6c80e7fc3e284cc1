// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/filecontent.h"

#include <algorithm>

namespace editor {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\t' || c == '\r';
}

} // namespace

FileContent::FileContent(const QString &name, const QByteArray &bytes, const FileContent *before)
{
    if (!name.endsWith(QLatin1String(".json"))) {
        m_bytes = before ? SharedBytes(before->m_bytes, bytes) : SharedBytes(bytes);
        return;
    }
    auto json = JsonText::parse(bytes, name);
    if (!json) {
        m_bytes = SharedBytes(bytes);
        m_error = json.error().message;
        return;
    }
    m_json = std::move(json).value();
    const auto first = std::find_if_not(bytes.begin(), bytes.end(), isBlank);
    m_head = bytes.first(first - bytes.begin());
    const auto last = std::find_if_not(bytes.rbegin(), bytes.rend(), isBlank);
    m_foot = bytes.last(last - bytes.rbegin());
}

FileContent::FileContent(const FileContent &like, JsonTextPointer json)
    : m_head(like.m_head)
    , m_foot(like.m_foot)
    , m_json(std::move(json))
{
}

bool FileContent::holdsSameAs(const FileContent &other) const
{
    if (!m_json || !other.m_json)
        return bytes() == other.bytes();
    return m_head == other.m_head && m_foot == other.m_foot && m_json->isWrittenLike(*other.m_json);
}

QByteArray FileContent::bytes() const
{
    if (!m_json)
        return m_bytes.bytes();
    QByteArray out = m_head;
    m_json->write(out);
    return out + m_foot;
}

} // namespace editor
