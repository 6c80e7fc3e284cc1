// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/jsonwalk.h"

namespace editor {

void JsonWalk::through(const FileContent &content, const Visit &visit)
{
    if (!content.json())
        return;
    JsonWalk walk(visit);
    walk.pass(content.head());
    visit({walk.m_path, nullptr, *content.json(), walk.m_at, walk.m_line, walk.m_at, walk.m_line});
    walk.walk(*content.json());
}

void JsonWalk::pass(const QByteArray &text)
{
    m_at += text.size();
    m_line += int(text.count('\n'));
}

void JsonWalk::walk(const JsonText &value)
{
    if (!value.isContainer()) {
        m_at += value.write().size();
        return;
    }
    ++m_at;
    for (qsizetype i = 0; i < value.size(); ++i) {
        m_at += i ? 1 : 0;
        walkInto(value, i);
    }
    pass(value.end());
    ++m_at;
}

void JsonWalk::walkInto(const JsonText &container, qsizetype index)
{
    const JsonText::Member &member = container.members()[size_t(index)];
    pass(member.blank);
    const qsizetype key = m_at;
    const int keyLine = m_line;
    pass(member.key);
    pass(member.between);
    m_path.push_back(container.stepAt(index));
    m_visit({m_path, &member, *member.value, key, keyLine, m_at, m_line});
    walk(*member.value);
    m_path.pop_back();
    pass(member.after);
}

} // namespace editor
