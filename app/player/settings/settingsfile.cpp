// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/settingsfile.h"

#include "engine/core/json.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"
#include "engine/storage/fileformat.h"

#include <QFileInfo>
#include <QSettings>

namespace app {

using engine::Json;

namespace {

constexpr int c_pause = 200; // ms: a slider changes a value many times
constexpr qint64 c_mostBytes = 16 << 20;
const QString c_bytes = QStringLiteral("bytes");

Json toJson(const QVariant &value)
{
    switch (value.typeId()) {
    case QMetaType::Bool:
        return value.toBool();
    case QMetaType::Int:
    case QMetaType::LongLong:
        return value.toLongLong();
    case QMetaType::QStringList:
        return Json::array(value.toStringList());
    case QMetaType::QByteArray: {
        Json json = Json::object();
        json.insert(c_bytes, QString::fromLatin1(value.toByteArray().toBase64()));
        return json;
    }
    default:
        return value.toString();
    }
}

QVariant fromJson(const Json &json)
{
    if (json.isBool())
        return json.toBool();
    if (json.isInteger())
        return json.toInteger();
    if (json.isObject())
        return QByteArray::fromBase64(json[c_bytes].toString().toLatin1());
    if (!json.isArray())
        return json.toString();
    QStringList texts;
    for (qsizetype i = 0; i < json.size(); ++i)
        texts.append(json.at(i).toString());
    return texts;
}

} // namespace

SettingsFile::SettingsFile(const QString &path, const QString &older)
    : m_path(path)
{
    const auto content = read(path);
    if (!content && !QFileInfo::exists(path))
        m_changed = m_values = readOlder(older);
    else if (content && !content->isNewer())
        m_values = content->values;
    else if (content)
        // Queued: nobody listens yet.
        QMetaObject::invokeMethod(
            this, [this, path] { tell(engine::fileformat::newer(path)); }, Qt::QueuedConnection);
    m_pause.setSingleShot(true);
    m_pause.setInterval(c_pause);
    connect(&m_pause, &QTimer::timeout, this, &SettingsFile::writeAndTell);
}

SettingsFile::~SettingsFile()
{
    // Nobody is left who could be told.
    (void)write();
}

std::optional<SettingsFile::Content> SettingsFile::read(const QString &path)
{
    const auto file = engine::readBounded(path, c_mostBytes);
    const auto json = file ? Json::parse(file.value(), path) : engine::Result<Json>(file.error());
    if (!json || !json->isObject())
        return std::nullopt;
    Content content{{}, engine::fileformat::of(json.value())};
    for (qsizetype i = 0; i < json->size(); ++i) {
        if (json->keyAt(i) != engine::fileformat::key)
            content.values.insert(json->keyAt(i), fromJson(json->at(i)));
    }
    return content;
}

SettingsFile::Values SettingsFile::readOlder(const QString &path)
{
    Values values;
    if (!QFileInfo(path).isFile())
        return values;
    const QSettings settings(path, QSettings::IniFormat);
    for (const QString &name : settings.allKeys())
        values.insert(name, settings.value(name));
    return values;
}

QByteArray SettingsFile::bytes(const Values &values)
{
    Json json = Json::object();
    json.insert(engine::fileformat::key.toString(), newestFormat);
    for (auto it = values.begin(); it != values.end(); ++it)
        json.insert(it.key(), toJson(it.value()));
    return json.write();
}

QVariant SettingsFile::value(const QString &name, const QVariant &usual) const
{
    return m_values.value(name, usual);
}

void SettingsFile::setValue(const QString &name, const QVariant &value)
{
    if (m_values.value(name) == value)
        return;
    m_values.insert(name, value);
    change(name, value);
}

void SettingsFile::remove(const QString &name)
{
    if (m_values.remove(name))
        change(name, {});
}

void SettingsFile::change(const QString &name, const QVariant &value)
{
    m_changed.insert(name, value);
    m_pause.start();
}

engine::Result<engine::Done> SettingsFile::write()
{
    m_pause.stop();
    return m_changed.isEmpty() ? engine::Done{} : writeChanges();
}

engine::Result<engine::Done> SettingsFile::writeChanges()
{
    // Another window may have changed other values meanwhile.
    const auto there = read(m_path);
    if (there && there->isNewer())
        return engine::fileformat::newer(m_path);
    const bool isOlder = there && there->format < newestFormat;
    if (isOlder || !there) {
        const QString what =
            isOlder ? QStringLiteral("format%1").arg(there->format) : QStringLiteral("damaged");
        if (const auto kept = engine::fileformat::keepCopy(m_path, what); !kept)
            return kept;
    }
    Values values = there ? there->values : m_values;
    for (auto it = m_changed.begin(); it != m_changed.end(); ++it) {
        if (it->isValid())
            values.insert(it.key(), *it);
        else
            values.remove(it.key());
    }
    if (const int number = engine::disk::makeFolder(QFileInfo(m_path).absolutePath()))
        return engine::disk::failure(m_path, number);
    const auto done = engine::writeAtomically(m_path, bytes(values));
    if (done)
        m_changed.clear();
    return done;
}

void SettingsFile::writeAndTell()
{
    tell(write());
}

void SettingsFile::tell(const engine::Result<engine::Done> &done)
{
    if (!done && !m_isTold)
        emit failed(tr("What you have chosen is valid until the program ends, but not kept: %1")
                        .arg(done.error().message));
    m_isTold = !done;
}

} // namespace app
