// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/storage/replacement.h"

#include <QFileInfo>
#include <QRandomGenerator>

#include <cerrno>

namespace engine {

namespace {

constexpr int c_mostLinks = 40;
constexpr int c_tries = 100;

// Whoever has put a link there wants the file that it leads to be written.
QString behindLinks(const QString &path)
{
    QFileInfo info(path);
    for (int i = 0; i < c_mostLinks && info.isSymLink(); ++i)
        info.setFile(info.symLinkTarget());
    return info.absoluteFilePath();
}

} // namespace

Replacement::Replacement(const QString &path)
    : m_path(path)
    , m_target(behindLinks(path))
{
}

Replacement::~Replacement()
{
    (void)m_file.close();
    if (!m_draft.isEmpty())
        QFile::remove(m_draft);
}

int Replacement::makeDraft()
{
    const QString folder = QFileInfo(m_target).path();
    int number = 0;
    for (int i = 0; i < c_tries; ++i) {
        // A name with a dot is no part of a module, should it ever be left behind.
        m_draft = folder + QStringLiteral("/.hexsmith-")
            + QString::number(QRandomGenerator::global()->generate(), 36);
        number = m_file.open(m_draft, SystemFile::Mode::New);
        if (!number)
            return 0;
        if (number != EEXIST)
            break;
    }
    m_draft.clear();
    return number;
}

int Replacement::open()
{
    using Kind = SystemFile::Target::Kind;
    int number = 0;
    const SystemFile::Target old = SystemFile::lookAt(m_target, number);
    if (number)
        return number;
    if (old.kind == Kind::Folder)
        return EISDIR;
    // A file that its owner has protected is not to be replaced, though its folder would allow it.
    if (old.refusal)
        return old.refusal;
    if (old.kind == Kind::Device)
        return m_file.open(m_target, SystemFile::Mode::Device);
    if (const int refused = makeDraft())
        return refused;
    return old.kind == Kind::PlainFile ? m_file.setRights(old.rights) : 0;
}

int Replacement::write(const QByteArray &content)
{
    int number = open();
    if (!number)
        number = m_file.write(content);
    if (!number)
        number = m_file.sync();
    // Some file systems find out only now that there is no room.
    const int closed = m_file.close();
    return number ? number : closed;
}

int Replacement::takePlace()
{
    if (m_draft.isEmpty())
        return 0;
    if (const int number = SystemFile::rename(m_draft, m_target))
        return number;
    m_draft.clear();
    SystemFile::syncFolder(QFileInfo(m_target).path());
    return 0;
}

} // namespace engine
