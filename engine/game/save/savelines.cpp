// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savelines.h"

#include "engine/core/limits.h"
#include "engine/core/statehasher.h"
#include "engine/game/save/savecodec.h"

namespace engine {

namespace {

// A line is {"sum":"0123456789abcdef","line":3,…}; the sum is that of all bytes behind its comma.
constexpr QByteArrayView beforeSum = "{\"sum\":\"";
constexpr QByteArrayView afterSum = "\",";
constexpr qsizetype sumLength = 16;
constexpr qsizetype sealedFrom = beforeSum.size() + sumLength + afterSum.size();

QByteArray checksum(const QByteArray &bytes)
{
    return QByteArray::number(qulonglong(StateHasher::ofBytes(bytes)), 16)
        .rightJustified(sumLength, '0');
}

/// The line with the number \a expected; nothing when it is damaged or another one.
std::optional<Json> unsealed(QByteArrayView line, int expected)
{
    if (line.size() <= sealedFrom || line.size() > limits::saveLineBytes
        || !line.startsWith(beforeSum))
        return std::nullopt;
    const QByteArray rest = line.sliced(sealedFrom).toByteArray();
    if (line.sliced(beforeSum.size(), sumLength) != checksum(rest)
        || line.sliced(beforeSum.size() + sumLength, afterSum.size()) != afterSum)
        return std::nullopt;
    const auto json = Json::parse(line.toByteArray(), QString());
    if (!json || json.value()[u"line"].toInteger(-1) != expected)
        return std::nullopt;
    return json.value();
}

/// Reads line after line into a game.
class Reader
{
public:
    Reader(const QByteArray &bytes, SaveLines::Kind kind)
        : m_bytes(bytes)
        , m_kind(kind)
    {
    }

    Result<LoadedSave> read(const std::optional<SaveGame> &spare);

private:
    std::optional<Json> nextLine();
    Result<Done> readHeader(const std::optional<SaveGame> &spare);
    bool take(const Json &line);
    bool takeCommand(const Json &line, qint64 index);
    void judge();

    QByteArrayView m_bytes;
    SaveLines::Kind m_kind;
    LoadedSave m_loaded;
    qsizetype m_at = 0;
    int m_line = 0;
    bool m_ended = false;
    bool m_isTooLong = false;
};

std::optional<Json> Reader::nextLine()
{
    const qsizetype end = m_bytes.indexOf('\n', m_at);
    if (end < 0)
        return std::nullopt;
    const QByteArrayView line = m_bytes.sliced(m_at, end - m_at);
    m_at = end + 1;
    return unsealed(line, m_line++);
}

Result<Done> Reader::readHeader(const std::optional<SaveGame> &spare)
{
    const auto line = nextLine();
    if (line && line->contains(u"save")) {
        auto header = readSaveHeader((*line)[u"save"]);
        if (!header)
            return header.error();
        m_loaded.save = std::move(header).value();
        return Done{};
    }
    if (!spare) {
        return Error{
            Error::Code::BadFormat,
            QCoreApplication::translate("SaveFile", "The beginning of the saved game is damaged.")};
    }
    m_loaded.save = *spare;
    m_loaded.damaged = true;
    return Done{};
}

bool Reader::takeCommand(const Json &line, qint64 index)
{
    auto &commands = m_loaded.save.commands;
    auto command = readSavedCommand(line[u"command"]);
    if (!command || index < 0 || index > qint64(commands.size()) || !line[u"changes"].isArray())
        return false;
    m_isTooLong = index >= limits::saveCommands;
    if (m_isTooLong)
        return false;
    command->changes = line[u"changes"].write(Json::Style::Compact);
    commands.resize(size_t(index));
    commands.push_back(*std::move(command));
    if (m_kind == SaveLines::Kind::Journal)
        m_loaded.save.done = qsizetype(commands.size());
    return true;
}

bool Reader::take(const Json &line)
{
    if (line.contains(u"command"))
        return takeCommand(line, line[u"n"].toInteger(-1));
    const auto count = qint64(m_loaded.save.commands.size());
    if (line.contains(u"end")) {
        m_ended = line[u"end"].toInteger(-1) == count;
        return m_ended;
    }
    const qint64 done = line[u"at"].toInteger(-1);
    if (done < 0 || done > count)
        return false;
    m_loaded.save.done = done;
    return true;
}

void Reader::judge()
{
    SaveGame &save = m_loaded.save;
    const bool isCut = m_kind == SaveLines::Kind::Save ? !m_ended : m_at < m_bytes.size();
    save.done = std::min(save.done, qsizetype(save.commands.size()));
    m_loaded.damaged = m_loaded.damaged || isCut;
    if (!m_loaded.damaged)
        return;
    m_loaded.issues.append(
        {Issue::Severity::Warning,
         {},
         0,
         QCoreApplication::translate("SaveFile",
                                     "The file is damaged or incomplete: %n command(s) could be "
                                     "read, what followed is lost.",
                                     "", int(save.commands.size()))});
}

Result<LoadedSave> Reader::read(const std::optional<SaveGame> &spare)
{
    if (auto header = readHeader(spare); !header)
        return header.error();
    if (m_kind == SaveLines::Kind::Journal)
        m_loaded.save.done = 0;
    while (!m_ended && m_at < m_bytes.size()) {
        const qsizetype before = m_at;
        const auto line = nextLine();
        if (!line || !take(*line)) {
            m_at = before;
            break;
        }
    }
    if (m_isTooLong) {
        return Error{
            Error::Code::TooLarge,
            QCoreApplication::translate("SaveFile", "The saved game has more than %1 commands.")
                .arg(limits::saveCommands)};
    }
    judge();
    return std::move(m_loaded);
}

} // namespace

QByteArrayView SaveLines::start()
{
    return beforeSum;
}

QByteArray SaveLines::seal(const Json &line, const QByteArray &changes)
{
    Json numbered = Json::object();
    numbered.insert(QStringLiteral("line"), m_line++);
    for (qsizetype i = 0; i < line.size(); ++i)
        numbered.insert(line.keyAt(i), line.at(i));
    QByteArray rest = numbered.write(Json::Style::Compact).sliced(1);
    if (!changes.isEmpty()) {
        rest.chop(1);
        rest += ",\"changes\":" + changes + '}';
    }
    return beforeSum.toByteArray() + checksum(rest) + afterSum.toByteArray() + rest + '\n';
}

QByteArray SaveLines::header(const SaveGame &save)
{
    Json line = Json::object();
    line.insert(QStringLiteral("save"), writeSaveHeader(save));
    return seal(line);
}

QByteArray SaveLines::command(qsizetype index, const SavedCommand &command)
{
    Json line = Json::object();
    line.insert(QStringLiteral("n"), qint64(index));
    line.insert(QStringLiteral("command"), writeSavedCommand(command));
    return seal(line, command.changes);
}

QByteArray SaveLines::place(qsizetype done)
{
    Json line = Json::object();
    line.insert(QStringLiteral("at"), qint64(done));
    return seal(line);
}

QByteArray SaveLines::of(const SaveGame &save)
{
    SaveLines lines;
    QByteArray bytes = lines.header(save);
    for (size_t i = 0; i < save.commands.size(); ++i)
        bytes += lines.command(qsizetype(i), save.commands[i]);
    Json end = Json::object();
    end.insert(QStringLiteral("end"), qint64(save.commands.size()));
    return bytes + lines.seal(end);
}

Result<LoadedSave> SaveLines::read(const QByteArray &bytes, Kind kind,
                                   const std::optional<SaveGame> &spare)
{
    return Reader(bytes, kind).read(spare);
}

} // namespace engine
