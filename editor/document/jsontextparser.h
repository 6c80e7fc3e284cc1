// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/jsontext.h"

namespace editor {

/// Takes JSON that is known to be right apart, with every blank.
class JsonTextParser
{
public:
    explicit JsonTextParser(const QByteArray &utf8)
        : m_text(utf8)
    {
    }

    /// The outermost value; what stands around it is left to the caller.
    JsonTextPointer parse();

private:
    JsonTextPointer value();
    void members(JsonText &container);
    QByteArray blank();
    QByteArray string();
    QByteArray scalar();
    char peek() const { return m_at < m_text.size() ? m_text[m_at] : '\0'; }

    QByteArray m_text;
    qsizetype m_at = 0;
};

} // namespace editor
