// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/partfile.h"

#include "engine/storage/atomicfile.h"

#include <QFile>

namespace engine {

namespace {

Error badLine(const QString &path, int line)
{
    return {Error::Code::BadFormat,
            QCoreApplication::translate("PartFile",
                                        "%1:%2: This is no game of this part, or one "
                                        "that it holds already.")
                .arg(path)
                .arg(line)};
}

Error cantRead(const QFile &file)
{
    return {Error::Code::Io, file.fileName() + QStringLiteral(": ") + file.errorString()};
}

Error otherSeries(const QString &path, const QString &difference)
{
    return {Error::Code::BadFormat,
            QCoreApplication::translate("PartFile",
                                        "“%1” holds games that are played otherwise (%2). Name "
                                        "another file, or delete it.")
                .arg(path, difference)};
}

} // namespace

Json PlayedGame::toJson() const
{
    Json json = Json::object();
    json.insert(QStringLiteral("game"), number);
    json.insert(QStringLiteral("decisions"), outcome.decisions);
    json.insert(QStringLiteral("seconds"), seconds);
    if (!outcome.finished) {
        json.insert(QStringLiteral("error"), outcome.error);
        return json;
    }
    json.insert(QStringLiteral("result"), outcome.result);
    json.insert(QStringLiteral("hash"), QString::fromLatin1(outcome.hash));
    if (!figures.isEmpty())
        json.insert(QStringLiteral("figures"), figures.toJson());
    return json;
}

std::optional<PlayedGame> PlayedGame::fromJson(const Json &json, const Series &series)
{
    PlayedGame game;
    game.number = int(std::clamp<qint64>(json[u"game"].toInteger(), 0, Series::mostGames + 1));
    game.outcome.decisions = json[u"decisions"].toInteger(-1);
    game.seconds = json[u"seconds"].toReal(-1);
    const bool isNumbered = game.number >= series.first() && game.number < series.end();
    if (!isNumbered || game.outcome.decisions < 0 || game.seconds < 0)
        return std::nullopt;
    game.outcome.error = json[u"error"].toString();
    if (json.contains(u"error"))
        return game.outcome.error.isEmpty() ? std::nullopt : std::optional(game);
    game.outcome.finished = true;
    game.outcome.result = json[u"result"].toString();
    game.outcome.hash = json[u"hash"].toString().toLatin1();
    if (game.outcome.result.isEmpty() || game.outcome.hash.isEmpty()
        || json.contains(u"figures") != series.hasFigures)
        return std::nullopt;
    if (!series.hasFigures)
        return game;
    auto figures = Figures::fromJson(json[u"figures"]);
    if (!figures)
        return std::nullopt;
    game.figures = *std::move(figures);
    return game;
}

PartFile::PartFile(const QString &path)
    : m_hold(path)
    , m_file(path)
{
}

Result<Series> PartFile::readLines(const QString &path, const Take &take, qint64 &length)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return cantRead(file);
    std::optional<Series> series;
    std::set<int> played;
    for (int number = 1;; ++number) {
        const QByteArray line = file.readLine(limits::jsonBytes);
        if (!line.endsWith('\n'))
            break; // the program was killed while it wrote this line
        length += line.size();
        const auto json = Json::parse(line, path);
        if (!series) {
            auto header = Series::fromJson(json ? json.value() : Json(), path);
            if (!header)
                return header;
            series = std::move(header).value();
            continue;
        }
        auto game = json ? PlayedGame::fromJson(json.value(), *series) : std::nullopt;
        if (!game || !played.insert(game->number).second)
            return badLine(path, number);
        take(*std::move(game));
    }
    if (file.error() != QFile::NoError)
        return cantRead(file);
    return series ? Result<Series>(*series) : Series::fromJson(Json(), path);
}

Result<Series> PartFile::read(const QString &path, const Take &take)
{
    qint64 length = 0;
    return readLines(path, take, length);
}

Result<Done> PartFile::begin(const Series &series)
{
    const QString path = m_hold.path();
    m_series = series;
    if (!QFile::exists(path) || QFile(path).size() == 0)
        return writeAtomically(path, series.toJson().write(Json::Style::Compact) + '\n');
    qint64 length = 0;
    const auto before = readLines(
        path, [this](const PlayedGame &game) { m_played.insert(game.number); }, length);
    if (!before)
        return before.error();
    if (!(before.value() == series)) {
        const QString difference = before->difference(series);
        return otherSeries(path, difference.isEmpty() ? QStringLiteral("--shard") : difference);
    }
    QFile file(path);
    if (file.size() > length && !file.resize(length))
        return cantRead(file);
    return Done{};
}

Result<std::unique_ptr<PartFile>> PartFile::open(const QString &path, const Series &series)
{
    std::unique_ptr<PartFile> part(new PartFile(path));
    if (!part->m_hold.take() && part->m_hold.isInUse())
        return Error{Error::Code::Io,
                     QCoreApplication::translate("PartFile",
                                                 "“%1” is being written by another "
                                                 "program.")
                         .arg(path)};
    if (const auto begun = part->begin(series); !begun)
        return begun.error();
    if (const auto opened = part->m_file.open(); !opened)
        return opened.error();
    return part;
}

std::vector<int> PartFile::missing() const
{
    std::vector<int> numbers;
    for (int number = m_series.first(); number < m_series.end(); ++number) {
        if (!m_played.contains(number))
            numbers.push_back(number);
    }
    return numbers;
}

Result<Done> PartFile::append(const PlayedGame &game)
{
    m_played.insert(game.number);
    return m_file.append(game.toJson().write(Json::Style::Compact) + '\n');
}

} // namespace engine
