// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/module/read/statereader.h"

namespace engine {

namespace {

const QString turnName = QStringLiteral("turn");
const QString controlName = QStringLiteral("control");
const QString deciderName = QStringLiteral("decider");

} // namespace

StateReader::StateReader(LoadContext &context)
    : m_context(context)
    , m_state(context.module.state)
{
}

void StateReader::read()
{
    addBuiltIn();
    // Many a game keeps track of nothing but its pieces and the turn.
    auto opened = m_context.openIfThere(fileName.toString());
    if (!opened)
        return;
    JsonReader &file = *opened;
    file.allowKeys({u"format", u"variables", u"pieces", u"spaces"});
    for (auto &[key, reader] : file.optionalMap(u"variables"))
        readVariable(key, reader);
    for (auto &[key, reader] : file.optionalMap(u"pieces"))
        readPieceProperty(key, reader);
    for (auto &[key, reader] : file.optionalMap(u"spaces"))
        readSpaceProperty(key, reader);
}

void StateReader::addBuiltIn()
{
    StateDeclaration::Variable turn;
    turn.name = m_context.module.names.intern(turnName);
    turn.initial = Value::integer(1);
    m_state.variable.insert(turn.name, 0);
    m_state.variables.push_back(std::move(turn));
    const NameId control = m_context.module.names.intern(controlName);
    m_state.spaceProperty.insert(control, 0);
    m_state.spaceProperties.push_back({control, Value(), false});
}

bool StateReader::isGoodName(JsonReader &reader, const QString &name)
{
    const bool isWord = JsonReader::isIdentifier(name) && !name.contains(u'-')
        && !name.contains(u'.') && !name.front().isDigit();
    if (!isWord) {
        reader.problem(
            tr("“%1” is no good name: letters, digits and “_”, no digit first.").arg(name));
    }
    return isWord;
}

void StateReader::readTurn(JsonReader &reader)
{
    // The turn is always there and set by the scenario; only its title is left to the module.
    reader.allowKeys({u"title"});
    m_state.variables.front().title = reader.string(u"title", QString());
}

void StateReader::readVariable(const QString &name, JsonReader &reader)
{
    if (name == turnName) {
        readTurn(reader);
        return;
    }
    reader.allowKeys({u"initial", u"min", u"max", u"title", u"seen_by", u"secret"});
    StateDeclaration::Variable variable;
    if (!reader.isPresent() || !isGoodName(reader, name))
        return;
    variable.name = m_context.module.names.intern(name);
    if (reader.has(u"min"))
        variable.least = int(reader.integer(u"min"));
    if (reader.has(u"max"))
        variable.most = int(reader.integer(u"max"));
    variable.title = reader.string(u"title", QString());
    if (reader.value()[u"seen_by"].isString()
        && reader.value()[u"seen_by"].toString() == deciderName)
        variable.seenBy = {SideId()};
    else
        variable.seenBy = m_context.sides(reader.optionalArray(u"seen_by"));
    variable.secret = reader.boolean(u"secret", false);
    if (variable.least && variable.most && *variable.least > *variable.most)
        reader.problem(tr("“min” is larger than “max”."));
    if (!reader.has(u"initial"))
        reader.problem(tr("“%1.initial” is missing.").arg(reader.path()));
    for (auto &[key, value] : reader.asMap()) {
        if (key != u"initial")
            continue;
        variable.initial = m_context.data(value);
        checkLimits(value, variable, variable.initial);
    }
    m_state.variable.insert(variable.name, int(m_state.variables.size()));
    m_state.variables.push_back(std::move(variable));
}

bool StateReader::checkLimits(JsonReader &reader, const StateDeclaration::Variable &variable,
                              const Data &data)
{
    if (!variable.least && !variable.most)
        return true;
    const Value *value = std::get_if<Value>(&data);
    if (!value || value->type != Value::Type::Integer) {
        reader.problem(tr("“%1” must be a number, because it has limits.").arg(reader.path()));
        return false;
    }
    if (value->number < variable.least.value_or(value->number)
        || value->number > variable.most.value_or(value->number)) {
        reader.problem(tr("“%1” is outside of its limits.").arg(reader.path()));
        return false;
    }
    return true;
}

StateDeclaration::Property StateReader::readProperty(const QString &name, JsonReader &reader)
{
    StateDeclaration::Property property;
    property.name = m_context.module.names.intern(name);
    property.secret = reader.boolean(u"secret", false);
    if (reader.isPresent() && !reader.has(u"initial"))
        reader.problem(tr("“%1.initial” is missing.").arg(reader.path()));
    for (auto &[key, value] : reader.asMap()) {
        if (key == u"initial")
            property.initial = m_context.scalar(value);
    }
    return property;
}

void StateReader::readPieceProperty(const QString &name, JsonReader &reader)
{
    reader.allowKeys({u"initial", u"open", u"secret"});
    auto property = readProperty(name, reader);
    property.secret = !reader.boolean(u"open", false);
    if (!reader.isPresent() || !isGoodName(reader, name))
        return;
    m_state.pieceProperty.insert(property.name, int(m_state.pieceProperties.size()));
    m_state.pieceProperties.push_back(property);
}

void StateReader::readSpaceProperty(const QString &name, JsonReader &reader)
{
    if (name == controlName) {
        reader.problem(tr("“control” is always there and must not be declared."));
        return;
    }
    reader.allowKeys({u"initial", u"secret"});
    const auto property = readProperty(name, reader);
    if (!reader.isPresent() || !isGoodName(reader, name))
        return;
    m_state.spaceProperty.insert(property.name, int(m_state.spaceProperties.size()));
    m_state.spaceProperties.push_back(property);
}

} // namespace engine
