// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/save/savecodec.h"

namespace engine {

namespace {

Json writeMap(const QMap<QString, QString> &map)
{
    Json json = Json::object();
    for (auto it = map.begin(); it != map.end(); ++it)
        json.insert(it.key(), it.value());
    return json;
}

std::optional<QMap<QString, QString>> readMap(const Json &json)
{
    QMap<QString, QString> map;
    if (!json.isObject())
        return std::nullopt;
    for (qsizetype i = 0; i < json.size(); ++i) {
        if (!json.at(i).isString())
            return std::nullopt;
        map.insert(json.keyAt(i), json.at(i).toString());
    }
    return map;
}

Error badHeader(const char *key)
{
    return {Error::Code::BadFormat,
            QCoreApplication::translate("SaveFile", "The saved game does not say its “%1” right.")
                .arg(QLatin1String(key))};
}

Result<Done> readFormat(const Json &json, SaveGame &save)
{
    const qint64 format = json[u"format"].toInteger();
    if (format < 1)
        return badHeader("format");
    if (format > SaveGame::newestFormat) {
        return Error{
            Error::Code::NewerFormat,
            QCoreApplication::translate("SaveFile",
                                        "The game was saved by a newer version of the program "
                                        "(%1); this one can't read it.")
                .arg(json[u"program"].toString())};
    }
    save.format = int(format);
    return Done{};
}

Result<Done> readSetup(const Json &json, SaveGame &save)
{
    const auto options = readMap(json[u"options"]);
    bool isNumber = false;
    save.setup.scenario = json[u"scenario"].toString();
    // As text, because not every reader of JSON takes 64 bits.
    save.setup.seed = json[u"seed"].toString().toULongLong(&isNumber);
    if (save.setup.scenario.isEmpty())
        return badHeader("scenario");
    if (!isNumber)
        return badHeader("seed");
    if (!options)
        return badHeader("options");
    for (auto it = options->begin(); it != options->end(); ++it)
        save.setup.options.insert(it.key(), it.value());
    return Done{};
}

Result<Done> readModule(const Json &json, SaveGame &save)
{
    save.moduleId = json[u"id"].toString();
    save.moduleVersion = json[u"version"].toString();
    save.moduleHash = json[u"hash"].toString().toLatin1();
    return save.moduleId.isEmpty() ? Result<Done>(badHeader("module")) : Done{};
}

/// A spot, none for null; nothing when it is no spot.
std::optional<std::optional<Spot>> readSpot(const Json &json)
{
    const auto fits = [](const Json &number) {
        return number.isInteger() && number.toInteger() >= INT32_MIN
            && number.toInteger() <= INT32_MAX;
    };
    if (json.isNull())
        return std::optional<Spot>();
    if (!json.isArray() || json.size() != 2 || !fits(json.at(0)) || !fits(json.at(1)))
        return std::nullopt;
    return Spot{int32_t(json.at(0).toInteger()), int32_t(json.at(1).toInteger())};
}

} // namespace

Json SaveCodec::writeAction(const Action &action) const
{
    const ValueCodec &values = m_changes.values();
    Json json = Json::object();
    json.insert(QStringLiteral("verb"), values.word(action.verb));
    if (action.piece)
        json.insert(QStringLiteral("piece"), values.piece(action.piece));
    if (action.space)
        json.insert(QStringLiteral("space"), values.space(action.space));
    if (!action.value.isNone())
        json.insert(QStringLiteral("value"), values.exact(action.value));
    if (action.name)
        json.insert(QStringLiteral("name"), values.word(action.name));
    if (action.at) {
        Json spot = Json::array();
        spot.append(action.at->x);
        spot.append(action.at->y);
        json.insert(QStringLiteral("at"), spot);
    }
    Json also = Json::array();
    for (const PieceId piece : action.also)
        also.append(values.piece(piece));
    if (also.size())
        json.insert(QStringLiteral("also"), also);
    return json;
}

std::optional<Action> SaveCodec::readAction(const Json &json) const
{
    const ValueCodec &values = m_changes.values();
    const auto verb = values.word(json[u"verb"]);
    const auto piece = values.piece(json[u"piece"]);
    const auto space = values.space(json[u"space"]);
    const auto value = values.fromExact(json[u"value"]);
    const auto name = values.word(json[u"name"]);
    const auto at = readSpot(json[u"at"]);
    if (!verb || !piece || !space || !value || !name || !at)
        return std::nullopt;
    Action action{*verb, *piece, *space, *value, {}, {}};
    action.name = *name;
    action.at = *at;
    const Json &also = json[u"also"];
    for (qsizetype i = 0; i < also.size(); ++i) {
        const auto one = values.piece(also.at(i));
        if (!one || !*one)
            return std::nullopt;
        action.also.push_back(*one);
    }
    return also.isNull() || also.isArray() ? std::optional(action) : std::nullopt;
}

QByteArray SaveCodec::write(const std::vector<Change> &changes) const
{
    Json list = Json::array();
    for (const Change &change : changes)
        list.append(m_changes.write(change));
    return list.write(Json::Style::Compact);
}

std::optional<std::vector<Change>> SaveCodec::readChanges(const QByteArray &json) const
{
    const auto list = Json::parse(json, QStringLiteral("changes"));
    if (!list || !list->isArray())
        return std::nullopt;
    std::vector<Change> changes;
    for (qsizetype i = 0; i < list->size(); ++i) {
        auto change = m_changes.read(list->at(i));
        if (!change)
            return std::nullopt;
        changes.push_back(*std::move(change));
    }
    return changes;
}

SavedCommand SaveCodec::write(const Command &command, const QByteArray &hash) const
{
    const ValueCodec &values = m_changes.values();
    SavedCommand saved{
        values.word(command.decision).toString(), values.side(command.side).toString(),
        command.action ? writeAction(*command.action) : Json(), write(command.changes), hash};
    if (command.byHand) {
        saved.byHand = true;
        saved.action = writeAction(command.byHand->action);
        saved.reason = command.byHand->reason;
    }
    return saved;
}

Json writeSaveHeader(const SaveGame &save)
{
    Json module = Json::object();
    module.insert(QStringLiteral("id"), save.moduleId);
    module.insert(QStringLiteral("version"), save.moduleVersion);
    module.insert(QStringLiteral("hash"), QString::fromLatin1(save.moduleHash));
    QMap<QString, QString> chosen;
    for (auto it = save.setup.options.begin(); it != save.setup.options.end(); ++it)
        chosen.insert(it.key(), it.value());
    Json setup = Json::object();
    setup.insert(QStringLiteral("scenario"), save.setup.scenario);
    setup.insert(QStringLiteral("seed"), QString::number(save.setup.seed));
    setup.insert(QStringLiteral("options"), writeMap(chosen));

    Json json = Json::object();
    json.insert(QStringLiteral("format"), save.format);
    json.insert(QStringLiteral("program"), save.program);
    json.insert(QStringLiteral("module"), module);
    json.insert(QStringLiteral("setup"), setup);
    json.insert(QStringLiteral("options"), writeMap(save.options));
    json.insert(QStringLiteral("players"), writeMap(save.notes.players));
    json.insert(QStringLiteral("meta"), save.notes.meta);
    json.insert(QStringLiteral("opening"), QString::fromLatin1(save.openingHash));
    json.insert(QStringLiteral("commands"), qint64(save.commands.size()));
    json.insert(QStringLiteral("done"), qint64(save.done));
    return json;
}

Result<SaveGame> readSaveHeader(const Json &json)
{
    SaveGame save;
    if (auto read = readFormat(json, save); !read)
        return read.error();
    if (auto read = readModule(json[u"module"], save); !read)
        return read.error();
    if (auto read = readSetup(json[u"setup"], save); !read)
        return read.error();
    const auto options = readMap(json[u"options"]);
    const auto players = readMap(json[u"players"]);
    if (!options)
        return badHeader("options");
    if (!players)
        return badHeader("players");
    save.program = json[u"program"].toString();
    save.options = *options;
    save.notes.players = *players;
    save.notes.meta = json[u"meta"].isObject() ? json[u"meta"] : Json::object();
    save.openingHash = json[u"opening"].toString().toLatin1();
    save.done = qBound(qint64(0), json[u"done"].toInteger(), qint64(limits::saveCommands));
    return save;
}

Json writeSavedCommand(const SavedCommand &command)
{
    Json json = Json::object();
    json.insert(QStringLiteral("decision"), command.decision);
    json.insert(QStringLiteral("side"), command.side);
    if (!command.action.isNull())
        json.insert(QStringLiteral("action"), command.action);
    if (command.byHand)
        json.insert(QStringLiteral("by_hand"), true);
    if (!command.reason.isEmpty())
        json.insert(QStringLiteral("reason"), command.reason);
    json.insert(QStringLiteral("hash"), QString::fromLatin1(command.hash));
    return json;
}

std::optional<SavedCommand> readSavedCommand(const Json &json)
{
    SavedCommand command;
    command.decision = json[u"decision"].toString();
    command.side = json[u"side"].toString();
    command.action = json[u"action"];
    command.hash = json[u"hash"].toString().toLatin1();
    command.byHand = json[u"by_hand"].toBool();
    command.reason = json[u"reason"].toString();
    const bool isGood = json[u"decision"].isString() && json[u"side"].isString()
        && (command.action.isObject() || (command.action.isNull() && !command.byHand))
        && (json[u"by_hand"].isNull() || json[u"by_hand"].isBool())
        && (json[u"reason"].isNull() || json[u"reason"].isString()) && !command.hash.isEmpty();
    return isGood ? std::optional(std::move(command)) : std::nullopt;
}

} // namespace engine
