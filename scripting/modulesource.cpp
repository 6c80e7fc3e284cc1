// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/modulesource.h"

#include "engine/module/model/standardlibrary.h"

namespace scripting {

ModuleSource::ModuleSource(const engine::ModuleFiles &files)
    : m_files(files)
{
    const int version = engine::StandardLibrary::versionOf(files);
    if (version == 0)
        return;
    m_version = QByteArray::number(version);
    m_standard = engine::StandardLibrary::folder(version) + u'/';
}

std::optional<QByteArray> ModuleSource::operator()(const QString &path) const
{
    if (path == u"std/version")
        return m_version.isEmpty() ? std::nullopt : std::optional(m_version);
    if (!m_standard.isEmpty() && path.startsWith(m_standard))
        return engine::StandardLibrary::read(path);
    const auto content = m_files.read(path);
    return content ? std::optional(content.value()) : std::nullopt;
}

} // namespace scripting
