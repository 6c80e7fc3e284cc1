// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/series.h"

#include "engine/core/jsonreader.h"
#include "engine/module/model/module.h"

#include <QRegularExpression>

namespace engine {

namespace {

constexpr QStringView c_kind = u"hexsmith games";

Json ofMap(const QMap<QString, QString> &map)
{
    Json json = Json::object();
    for (auto it = map.begin(); it != map.end(); ++it)
        json.insert(it.key(), it.value());
    return json;
}

QMap<QString, QString> readMapOf(JsonReader &reader, QStringView key)
{
    QMap<QString, QString> map;
    for (JsonReader::Entry &entry : reader.map(key))
        map.insert(entry.key, entry.value.asString());
    return map;
}

Error notGames(const QString &file)
{
    return {
        Error::Code::BadFormat,
        QCoreApplication::translate("Series", "“%1” holds no part of games by bots.").arg(file)};
}

// For a shell, where it needs that.
QString word(const QString &text)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_@%+=:,./-]+$"));
    if (plain.match(text).hasMatch())
        return text;
    return u'\'' + QString(text).replace(u'\'', QLatin1String("'\\''")) + u'\'';
}

} // namespace

Series Series::of(const Module &module, const GameSetup &setup)
{
    Series series;
    series.moduleId = module.id;
    series.moduleVersion = module.version;
    series.moduleHash = QString::fromLatin1(module.files.contentHash());
    series.scenario = setup.scenario;
    series.seed = setup.seed;
    for (auto it = setup.options.begin(); it != setup.options.end(); ++it)
        series.options.insert(it.key(), it.value());
    for (const Side &side : module.sides)
        series.bots.insert(side.id, QStringLiteral("random"));
    return series;
}

GameSetup Series::setup(int game) const
{
    GameSetup setup{scenario, {}, seed + quint64(game) - 1};
    for (auto it = options.begin(); it != options.end(); ++it)
        setup.options.insert(it.key(), it.value());
    return setup;
}

Json Series::toJson() const
{
    Json module = Json::object();
    module.insert(QStringLiteral("id"), moduleId);
    module.insert(QStringLiteral("version"), moduleVersion);
    module.insert(QStringLiteral("hash"), moduleHash);
    Json json = Json::object();
    json.insert(QStringLiteral("kind"), c_kind.toString());
    json.insert(QStringLiteral("format"), newestFormat);
    json.insert(QStringLiteral("module"), module);
    json.insert(QStringLiteral("scenario"), scenario);
    json.insert(QStringLiteral("options"), ofMap(options));
    json.insert(QStringLiteral("bots"), ofMap(bots));
    // As text, because not every reader of JSON takes 64 bits.
    json.insert(QStringLiteral("seed"), QString::number(seed));
    json.insert(QStringLiteral("games"), games);
    json.insert(QStringLiteral("part"), part);
    json.insert(QStringLiteral("parts"), parts);
    json.insert(QStringLiteral("figures"), hasFigures);
    json.insert(QStringLiteral("checked"), isChecked);
    return json;
}

Result<Series> Series::fromJson(const Json &json, const QString &file)
{
    if (json[u"kind"].toString() != c_kind)
        return notGames(file);
    Series series;
    Issues issues;
    JsonReader reader(json, file, issues);
    reader.format(newestFormat);
    JsonReader module = reader.object(u"module");
    series.moduleId = module.identifier(u"id");
    series.moduleVersion = module.string(u"version");
    series.moduleHash = module.string(u"hash");
    series.scenario = reader.identifier(u"scenario");
    series.options = readMapOf(reader, u"options");
    series.bots = readMapOf(reader, u"bots");
    bool isNumber = false;
    series.seed = reader.string(u"seed").toULongLong(&isNumber);
    series.games = int(reader.integer(u"games", 1, mostGames));
    series.parts = int(reader.integer(u"parts", 1, mostParts));
    series.part = int(reader.integer(u"part", 1, std::max(1, series.parts)));
    series.hasFigures = reader.boolean(u"figures");
    series.isChecked = reader.boolean(u"checked");
    if (!issues.isEmpty())
        return Error{Error::Code::BadFormat, issues.first().toString()};
    return isNumber ? Result<Series>(series) : notGames(file);
}

QString Series::difference(const Series &other) const
{
    const std::pair<const char *, bool> same[] = {
        {"module", moduleId == other.moduleId && moduleHash == other.moduleHash},
        {"--scenario", scenario == other.scenario},
        {"--option", options == other.options},
        {"--bot", bots == other.bots},
        {"--seed", seed == other.seed},
        {"--games", games == other.games},
        {"--shard", parts == other.parts},
        {"--figures", hasFigures == other.hasFigures},
        {"--check", isChecked == other.isChecked},
    };
    for (const auto &[name, isSame] : same) {
        if (!isSame)
            return QString::fromLatin1(name);
    }
    return {};
}

QString Series::commandLine(int number) const
{
    QStringList words = {QStringLiteral("simulate"), word(moduleId), QStringLiteral("--scenario"),
                         word(scenario)};
    words << QStringLiteral("--games") << QString::number(games) << QStringLiteral("--seed")
          << QString::number(seed);
    for (auto it = bots.begin(); it != bots.end(); ++it)
        words << QStringLiteral("--bot") << word(it.key() + u'=' + it.value());
    for (auto it = options.begin(); it != options.end(); ++it)
        words << QStringLiteral("--option") << word(it.key() + u'=' + it.value());
    if (hasFigures)
        words << QStringLiteral("--figures");
    if (isChecked)
        words << QStringLiteral("--check");
    words << QStringLiteral("--shard") << QStringLiteral("%1/%2").arg(number).arg(parts);
    return words.join(u' ');
}

QString Series::partName() const
{
    return QStringLiteral("%1/%2").arg(part).arg(parts);
}

} // namespace engine
