// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"

#include <functional>

namespace editor {

/// Goes through a JSON file from its first byte to the last and knows where everything stands.
class JsonWalk
{
public:
    /// A value as the walk comes to it; its key, if it has one, is its path's last step.
    struct Stop
    {
        const JsonPath &path;
        const JsonText::Member *member; ///< nullptr: the file as a whole.
        const JsonText &value;
        qsizetype key; ///< First byte of the key with its quotes; that of the value in arrays.
        int keyLine;
        qsizetype from; ///< First byte of the value.
        int line;
    };
    using Visit = std::function<void(const Stop &stop)>;

    /// Does nothing with a file that is no readable JSON.
    static void through(const FileContent &content, const Visit &visit);

private:
    explicit JsonWalk(const Visit &visit)
        : m_visit(visit)
    {
    }

    void pass(const QByteArray &text);
    void walk(const JsonText &value);
    void walkInto(const JsonText &container, qsizetype index);

    const Visit &m_visit;
    JsonPath m_path;
    qsizetype m_at = 0;
    int m_line = 1;
};

} // namespace editor
