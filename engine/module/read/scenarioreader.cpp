// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/scenarioreader.h"

#include "engine/board/facings.h"
#include "engine/module/read/statereader.h"

namespace engine {

namespace {

constexpr int lastPossibleTurn = 100'000;

} // namespace

ScenarioReader::ScenarioReader(LoadContext &context)
    : m_context(context)
    , m_module(context.module)
{
}

void ScenarioReader::read(const QString &id)
{
    const QString name = QStringLiteral("scenarios/%1.json").arg(id);
    if (const auto json = m_context.json(name))
        read(id, *json);
}

void ScenarioReader::read(const QString &id, const Json &json)
{
    const QString name = QStringLiteral("scenarios/%1.json").arg(id);
    JsonReader file(json, name, m_context.issues);
    if (!file.expectObject() || file.format(1) == 0)
        return;
    file.allowKeys({u"format", u"id", u"title", u"text", u"victory", u"length", u"first_turn",
                    u"last_turn", u"values", u"options", u"variables", u"control", u"spaces",
                    u"setup", u"arrivals"});
    m_context.expectId(file, id);
    m_scenario = {};
    m_used.clear();
    m_arriving.clear();
    m_scenario.id = id;
    m_scenario.file = name;
    m_scenario.title = file.string(u"title");
    m_scenario.text = file.string(u"text", QString());
    m_scenario.victory = file.string(u"victory", QString());
    file.string(u"length", QString()); // for who chooses a scenario, read from the source
    file.optionalObject(u"values"); // for the rules, free like those of a table
    m_scenario.source = json;
    readTurns(file);
    readOptions(file);
    readVariables(file);
    readControl(file);
    readSpaces(file);
    readSetup(file);
    readArrivals(file);
    m_module.scenarios.push_back(std::move(m_scenario));
}

void ScenarioReader::readTurns(JsonReader &file)
{
    m_scenario.firstTurn = int(file.integer(u"first_turn", 0, lastPossibleTurn, 1));
    m_scenario.lastTurn = int(file.integer(u"last_turn", 0, lastPossibleTurn, 0));
    if (m_scenario.lastTurn && m_scenario.lastTurn < m_scenario.firstTurn) {
        file.problem(file.value()[u"last_turn"],
                     tr("The last turn is before the first one, %1.").arg(m_scenario.firstTurn));
    }
}

void ScenarioReader::readOptions(JsonReader &file)
{
    for (auto &[id, reader] : file.optionalMap(u"options")) {
        const Option *option = m_module.option(id);
        if (!option) {
            reader.problem(tr("There is no option “%1”.").arg(id));
            continue;
        }
        const QString value = reader.asString();
        const QStringList choices = option->choices.isEmpty()
            ? QStringList{QStringLiteral("on"), QStringLiteral("off")}
            : option->choices;
        if (reader.isPresent() && !choices.contains(value)) {
            reader.problem(tr("“%1” is not one of the choices: %2.")
                               .arg(value, choices.join(QStringLiteral(", "))));
        } else if (reader.isPresent()) {
            m_scenario.options.insert(id, value);
        }
    }
}

int ScenarioReader::property(JsonReader &reader, const QHash<NameId, int> &known,
                             const QString &name, const QString &unknown, Issue::Code code)
{
    const NameId id = m_module.names.find(name);
    const int found = id ? known.value(id, -1) : -1;
    if (found < 0) {
        QStringList names;
        for (auto it = known.keyBegin(); it != known.keyEnd(); ++it)
            names.append(m_module.names.text(*it));
        names.sort();
        reader.unknown(reader.value(), unknown.arg(name, StateReader::fileName), name, names, code);
    }
    return found;
}

void ScenarioReader::readVariables(JsonReader &file)
{
    const StateDeclaration &state = m_module.state;
    for (auto &[name, reader] : file.optionalMap(u"variables")) {
        const int index =
            property(reader, state.variable, name, tr("There is no variable “%1” in %2."),
                     Issue::Code::UnknownVariable);
        if (index == 0)
            reader.problem(tr("The turn is set by “first_turn”."));
        if (index <= 0)
            continue;
        const Data data = m_context.data(reader);
        if (StateReader::checkLimits(reader, state.variables[size_t(index)], data))
            m_scenario.variables.emplace_back(index, data);
    }
}

void ScenarioReader::readControl(JsonReader &file)
{
    QSet<int> seen;
    for (auto &[name, reader] : file.optionalMap(u"control")) {
        const SideId side = m_module.side(name);
        if (!side)
            reader.problem(tr("There is no side “%1”.").arg(name));
        for (JsonReader &item : reader.asArray()) {
            const SpaceId space = m_context.space(item);
            if (!space || !side)
                continue;
            if (seen.contains(space.value))
                item.problem(tr("Who controls “%1” is said twice.").arg(item.asString()));
            else
                m_scenario.spaces.push_back({space, {0, Value::side(side)}});
            seen.insert(space.value);
        }
    }
}

void ScenarioReader::readSpaces(JsonReader &file)
{
    for (auto &[id, reader] : file.optionalMap(u"spaces")) {
        const SpaceId space = m_context.space(reader, id);
        for (auto &[name, value] : reader.asMap()) {
            const int index = property(value, m_module.state.spaceProperty, name,
                                       tr("There is no property “%1” of spaces in %2."),
                                       Issue::Code::UnknownSpaceProperty);
            if (index >= 0 && space)
                m_scenario.spaces.push_back({space, {index, m_context.spaceValue(index, value)}});
        }
    }
}

void ScenarioReader::readSetup(JsonReader &file)
{
    for (auto &[id, stack] : file.optionalMap(u"setup")) {
        const SpaceId space = m_context.space(stack, id);
        for (JsonReader &reader : stack.asArray())
            readPlacement(reader, space);
    }
}

PieceId ScenarioReader::freshPiece(const JsonReader &reader)
{
    const PieceId piece = m_context.piece(reader);
    if (!piece)
        return {};
    if (m_used.contains(piece.value)) {
        JsonReader(reader).problem(
            tr("The piece “%1” is placed twice.").arg(m_module.piece(piece).id),
            {Issue::Code::ListedTwice, m_module.piece(piece).id});
        return {};
    }
    m_used.insert(piece.value);
    return piece;
}

void ScenarioReader::readPlacement(JsonReader &reader, SpaceId space)
{
    Scenario::Placement placement;
    placement.space = space;
    placement.facing = Facings::none;
    if (reader.value().isString()) {
        placement.piece = freshPiece(reader);
    } else {
        reader.allowKeys(
            {u"piece", u"steps", u"facing", u"hidden_from", u"properties", u"carries"});
        reader.string(u"piece");
        for (auto &[key, value] : reader.asMap()) {
            if (key == u"piece" && value.value().isString())
                placement.piece = freshPiece(value);
        }
        const int most = placement.piece ? m_module.piece(placement.piece).maxSteps : limits::steps;
        placement.steps = int(reader.integer(u"steps", 1, most, 0));
        if (reader.has(u"facing"))
            placement.facing = int(reader.integer(u"facing", 0, Facings::count - 1, 0));
        placement.hiddenFrom = m_context.sides(reader.optionalArray(u"hidden_from"));
        readProperties(reader, placement);
    }
    if (!placement.piece || !space)
        return;
    m_scenario.placements.push_back(placement);
    readCarried(reader, placement);
}

void ScenarioReader::readCarried(JsonReader &reader, const Scenario::Placement &carrier)
{
    if (!reader.value().isObject())
        return;
    for (const JsonReader &item : reader.optionalArray(u"carries")) {
        Scenario::Placement placement;
        placement.piece = freshPiece(item);
        placement.space = carrier.space;
        placement.facing = Facings::none;
        placement.carrier = carrier.piece;
        placement.hiddenFrom = carrier.hiddenFrom;
        if (placement.piece)
            m_scenario.placements.push_back(std::move(placement));
    }
}

void ScenarioReader::readProperties(JsonReader &reader, Scenario::Placement &placement)
{
    for (auto &[name, value] : reader.optionalMap(u"properties")) {
        const int index = property(value, m_module.state.pieceProperty, name,
                                   tr("There is no property “%1” of pieces in %2."),
                                   Issue::Code::UnknownPieceProperty);
        if (index >= 0)
            placement.properties.emplace_back(index, m_context.scalar(value));
    }
}

void ScenarioReader::readArrivals(JsonReader &file)
{
    for (JsonReader &reader : file.optionalArray(u"arrivals")) {
        reader.allowKeys({u"turn", u"entry", u"pieces"});
        Scenario::Arrival arrival;
        arrival.turn = int(reader.integer(u"turn", 0, lastPossibleTurn));
        arrival.entry = reader.string(u"entry", QString());
        if (!arrival.entry.isEmpty())
            m_module.names.intern(arrival.entry);
        for (JsonReader &item : reader.array(u"pieces")) {
            // It may wait in a box until then, so a placed piece can arrive as well.
            const PieceId piece = m_context.piece(item);
            if (!piece)
                continue;
            if (m_arriving.contains(piece.value)) {
                item.warning(item.value(),
                             tr("The piece “%1” arrives twice.").arg(m_module.piece(piece).id),
                             {Issue::Code::ListedTwice, m_module.piece(piece).id});
            }
            m_arriving.insert(piece.value);
            arrival.pieces.push_back(piece);
        }
        m_scenario.arrivals.push_back(std::move(arrival));
    }
}

} // namespace engine
