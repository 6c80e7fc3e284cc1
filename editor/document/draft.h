// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/filecontent.h"

#include <functional>

namespace editor {

/// An edit in the making: changes to any files that become one step of the history.
class Draft
{
public:
    explicit Draft(const FileContents &files)
        : m_files(files)
    {
    }

    const FileContents &files() const { return m_files; }
    /// nullptr when the file is absent or no readable JSON.
    const JsonText *json(const QString &file, const JsonPath &path = {}) const;

    /// Sets a value; keys on the way that are absent are made. False when the path leads through
    /// something that is no container, or beyond the end of an array.
    bool set(const QString &file, const JsonPath &path, const engine::Json &value);
    /// Sets many keys of one object; a null value takes the key away.
    bool setMany(const QString &file, const JsonPath &object,
                 const QMap<QString, engine::Json> &values);
    /// Puts a value into an array; \a index may be its size.
    bool insert(const QString &file, const JsonPath &array, qsizetype index,
                const engine::Json &value);
    bool remove(const QString &file, const JsonPath &path);
    /// Gives a key of an object another name, in its place.
    bool rename(const QString &file, const JsonPath &path, const QString &key);
    /// Moves a member of an array or object to where it has the index \a to afterwards.
    bool move(const QString &file, const JsonPath &container, qsizetype from, qsizetype to);

    void setBytes(const QString &file, const QByteArray &bytes);
    void removeFile(const QString &file) { m_files.remove(file); }

private:
    using Edit = std::function<JsonTextPointer(const JsonText &container, int depth)>;

    /// Replaces the container that \a path leads to by what \a edit makes of it.
    bool change(const QString &file, const JsonPath &path, const Edit &edit);

    FileContents m_files;
};

} // namespace editor
