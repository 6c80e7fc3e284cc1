// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/jsontext.h"
#include "editor/document/sharedbytes.h"

#include <QMap>

namespace editor {

/// What a file of a module holds. It never changes; see JsonText.
class FileContent
{
public:
    /// \a name decides whether it is read as JSON; a broken one keeps its bytes and its error.
    /// What it has in common with \a before, an older version of the file, takes no room.
    FileContent(const QString &name, const QByteArray &bytes, const FileContent *before = nullptr);
    FileContent(const FileContent &like, JsonTextPointer json);

    QByteArray bytes() const;
    /// Whether the bytes are the same, without writing them.
    bool holdsSameAs(const FileContent &other) const;
    /// nullptr for every other kind of file, and for JSON that can't be read.
    const JsonTextPointer &json() const { return m_json; }
    const QString &error() const { return m_error; }
    /// Blanks before the JSON value.
    const QByteArray &head() const { return m_head; }

private:
    SharedBytes m_bytes; ///< Of everything but JSON.
    QByteArray m_head; ///< Around the JSON value.
    QByteArray m_foot;
    JsonTextPointer m_json;
    QString m_error;
};

using FileContentPointer = std::shared_ptr<const FileContent>;
/// The files of a module by name, '/' between folders.
using FileContents = QMap<QString, FileContentPointer>;

} // namespace editor
