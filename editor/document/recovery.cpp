// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/recovery.h"

#include "app/view/background.h"
#include "editor/document/moduledocument.h"
#include "engine/storage/atomicfile.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace editor {

using engine::Json;

namespace {

constexpr int c_pause = 1000; // ms after an edit
constexpr qint64 c_mostBytes = 256 << 20;

} // namespace

QString Recovery::fileFor(const QString &place, const QString &folder)
{
    const QFileInfo info(folder);
    const QByteArray path = info.absoluteFilePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha1).toHex();
    return QStringLiteral("%1/%2-%3.recovery")
        .arg(place, info.fileName(), QLatin1String(hash.first(8)));
}

Recovery::Recovery(ModuleDocument &document, const QString &place)
    : m_document(document)
    , m_place(place)
{
    if (place.isEmpty() || !QDir().mkpath(place))
        return;
    m_worker.setMaxThreadCount(1);
    m_pause.setSingleShot(true);
    m_pause.setInterval(c_pause);
    begin();
    connect(&m_pause, &QTimer::timeout, this, &Recovery::keep);
    connect(&document, &ModuleDocument::changed, this, [this] {
        if (m_isOurs && !m_pause.isActive())
            m_pause.start();
    });
    connect(&document, &ModuleDocument::saved, this, &Recovery::keep);
}

Recovery::~Recovery()
{
    // Whoever closes the module has decided about it.
    letGo();
}

void Recovery::begin()
{
    m_path = fileFor(m_place, m_document.folder());
    m_oldPath = m_path + QStringLiteral(".old");
    m_lock = std::make_unique<QLockFile>(m_path + QStringLiteral(".lock"));
    m_lock->setStaleLockTime(0);
    m_isOurs = m_lock->tryLock();
    if (m_isOurs)
        look();
}

void Recovery::letGo()
{
    m_pause.stop();
    m_worker.waitForDone();
    if (m_isOurs)
        QFile::remove(m_path);
    m_isOurs = false;
    m_lock.reset();
}

void Recovery::follow()
{
    if (m_path.isEmpty())
        return;
    letGo();
    m_found.clear();
    emit settled();
    begin();
}

Recovery::Changes Recovery::read(const QString &path)
{
    QFile file(path);
    if (!file.open(QFile::ReadOnly) || file.size() > c_mostBytes)
        return {};
    const auto json = Json::parse(file.readAll(), path);
    if (!json)
        return {};
    Changes changes;
    const Json &changed = json.value()[u"changed"];
    for (qsizetype i = 0; i < changed.size(); ++i) {
        changes.insert(changed.keyAt(i),
                       QByteArray::fromBase64(changed.at(i).toString().toLatin1()));
    }
    const Json &removed = json.value()[u"removed"];
    for (qsizetype i = 0; i < removed.size(); ++i)
        changes.insert(removed.at(i).toString(), std::nullopt);
    return changes;
}

void Recovery::write(const QString &path, const FileContents &changed, const QStringList &removed)
{
    if (changed.isEmpty() && removed.isEmpty()) {
        QFile::remove(path);
        return;
    }
    Json files = Json::object();
    for (auto it = changed.constBegin(); it != changed.constEnd(); ++it)
        files.insert(it.key(), QString::fromLatin1((*it)->bytes().toBase64()));
    Json json = Json::object();
    json.insert(QStringLiteral("changed"), files);
    json.insert(QStringLiteral("removed"), Json::array(removed));
    // Nobody can be told here; the module itself is as safe as before.
    (void)engine::writeAtomically(path, json.write(Json::Style::Compact));
}

void Recovery::look()
{
    m_found = read(m_oldPath);
    const Changes newer = read(m_path);
    for (auto it = newer.constBegin(); it != newer.constEnd(); ++it)
        m_found.insert(it.key(), *it);
    for (auto it = m_found.begin(); it != m_found.end();) {
        const bool isThere = m_document.files().contains(it.key());
        const bool isSame = *it ? isThere && m_document.bytes(it.key()) == **it : !isThere;
        it = isSame ? m_found.erase(it) : std::next(it);
    }
    if (m_found.isEmpty()) {
        forgetFound();
        QFile::remove(m_path);
    } else if (!newer.isEmpty()) {
        QFile::remove(m_oldPath);
        QFile::rename(m_path, m_oldPath);
    }
}

void Recovery::keep()
{
    if (!m_isOurs)
        return;
    FileContents changed;
    QStringList removed;
    for (const QString &name : m_document.changedFiles()) {
        if (const auto content = m_document.files().value(name))
            changed.insert(name, content);
        else
            removed.append(name);
    }
    m_worker.start([path = m_path, changed, removed] {
        view::giveWayToTheWindow();
        write(path, changed, removed);
    });
}

void Recovery::flush()
{
    m_pause.stop();
    keep();
    m_worker.waitForDone();
}

void Recovery::takeBack()
{
    Draft draft = m_document.draft();
    for (auto it = m_found.constBegin(); it != m_found.constEnd(); ++it) {
        if (*it)
            draft.setBytes(it.key(), **it);
        else
            draft.removeFile(it.key());
    }
    m_document.commit(draft, tr("Take back what was not saved"));
    flush();
    forgetFound();
    emit settled();
}

void Recovery::discard()
{
    forgetFound();
    emit settled();
}

void Recovery::forgetFound()
{
    m_found.clear();
    QFile::remove(m_oldPath);
}

} // namespace editor
