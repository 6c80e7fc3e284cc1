// SPDX-License-Identifier: GPL-3.0-or-later
#include "scripting/bindings/fields.h"

#include "engine/board/directions.h"
#include "engine/board/facings.h"
#include "engine/game/play/projection.h"
#include "scripting/bindings/handles.h"
#include "scripting/bindings/jsonbridge.h"

namespace scripting::Fields {

namespace {

using engine::Value;

void setCode(lua_State *L, const QByteArray &name, Code code)
{
    lua_pushlstring(L, name.constData(), size_t(name.size()));
    lua_pushinteger(L, code);
    lua_rawset(L, -3);
}

template<typename List>
void setProperties(lua_State *L, const engine::Names &names, const List &properties)
{
    for (size_t i = 0; i < properties.size(); ++i)
        setCode(L, names.utf8(properties[i].name), property + Code(i));
}

Value wordOrNone(engine::NameId id)
{
    return id ? Value::word(id) : Value();
}

Value sideOrNone(engine::SideId id)
{
    return id ? Value::side(id) : Value();
}

const char *kindName(engine::Space::Kind kind)
{
    switch (kind) {
    case engine::Space::Kind::Hex:
        return "hex";
    case engine::Space::Kind::Area:
        return "area";
    case engine::Space::Kind::Box:
        return "box";
    case engine::Space::Kind::Cup:
        return "cup";
    case engine::Space::Kind::Deck:
        return "deck";
    }
    return "";
}

void pushStack(lua_State *L, const engine::GameState &state, engine::SpaceId space)
{
    Handles::pushList(L, state.stack(space));
}

void pushNeighbours(lua_State *L, const engine::Map &map, engine::SpaceId space)
{
    Handles::pushList(L, engine::Directions(map).around(space));
}

/// In its stack, from 1.
Value positionOf(const engine::GameState &state, engine::PieceId piece)
{
    const int position = state.position(piece);
    return position < 0 ? Value() : Value::integer(position + 1);
}

int countOf(const engine::GameState &state, engine::SpaceId space)
{
    int count = 0;
    for (auto piece = state.bottom(space); piece; piece = state.piece(piece).next)
        ++count;
    return count;
}

} // namespace

void pushPieceCodes(lua_State *L, const ScriptContext &context)
{
    lua_newtable(L);
    for (const engine::Piece &piece : context.module.pieces) {
        for (auto it = piece.values.keyBegin(); it != piece.values.keyEnd(); ++it)
            setCode(L, context.module.names.utf8(*it), printed + it->value);
    }
    setProperties(L, context.module.names, context.module.state.pieceProperties);
    const std::pair<const char *, Code> fields[] = {{"id", Id},
                                                    {"name", Name},
                                                    {"type", Type},
                                                    {"kind", Kind},
                                                    {"label", Label},
                                                    {"side", SideField},
                                                    {"formation", Formation},
                                                    {"mobility", Mobility},
                                                    {"space", SpaceField},
                                                    {"carrier", Carrier},
                                                    {"steps", Steps},
                                                    {"maxSteps", MaxSteps},
                                                    {"facing", Facing},
                                                    {"position", Position},
                                                    {"hidden", Hidden}};
    for (const auto &[name, code] : fields)
        setCode(L, name, code);
}

void pushSpaceCodes(lua_State *L, const ScriptContext &context)
{
    lua_newtable(L);
    for (const engine::Space &space : context.module.map.spaces()) {
        for (qsizetype i = 0; i < space.values.size(); ++i) {
            const QByteArray key = space.values.keyAt(i).toUtf8();
            if (const auto name = context.module.names.find(key))
                setCode(L, key, printed + name.value);
        }
    }
    setProperties(L, context.module.names, context.module.state.spaceProperties);
    const std::pair<const char *, Code> fields[] = {
        {"id", SpaceIdText}, {"name", SpaceName},  {"kind", SpaceKind},
        {"board", BoardId},  {"terrain", Terrain}, {"owner", Owner},
        {"pieces", Stack},   {"count", Count},     {"neighbours", Neighbours}};
    for (const auto &[name, code] : fields)
        setCode(L, name, code);
}

Value ofPiece(const ScriptContext &context, const engine::GameState &state, engine::PieceId id,
              Code code)
{
    const auto &piece = state.piece(id);
    if (code >= printed)
        return context.printed.ofPiece(engine::NameId(code - printed), id, piece.steps);
    if (code >= property)
        return state.pieceProperty(id, code - property);
    const auto index = size_t(id.value);
    switch (PieceField(code)) {
    case Type:
        return wordOrNone(context.typeNames[index]);
    case Kind:
        return wordOrNone(context.kindNames[index]);
    case Formation:
        return wordOrNone(context.formationNames[index]);
    case Mobility:
        return wordOrNone(context.mobilityNames[index]);
    case SideField:
        return sideOrNone(piece.side);
    case SpaceField:
        return piece.space ? Value::space(piece.space) : Value();
    case Carrier:
        return piece.carrier ? Value::piece(piece.carrier) : Value();
    case Steps:
        return Value::integer(piece.steps);
    case MaxSteps:
        return Value::integer(context.module.piece(id).maxSteps);
    case Facing:
        return Value::integer(piece.facing == engine::Facings::none ? 0 : piece.facing);
    case Position:
        return positionOf(state, id);
    case Hidden:
        return Value::boolean(engine::Projection::isStandIn(piece));
    case Id:
        return Value::word(state.names().intern(context.module.piece(id).id));
    case Name:
        return Value::word(state.names().intern(context.module.piece(id).name));
    case Label:
        return Value::word(state.names().intern(context.module.piece(id).label));
    }
    return {};
}

Value ofSpace(const ScriptContext &context, const engine::GameState &state, engine::SpaceId id,
              Code code)
{
    if (code >= property && code < printed)
        return state.spaceProperty(id, code - property);
    const engine::Space &space = context.module.map.space(id);
    if (code >= printed)
        return JsonBridge::toValue(context.printed.ofSpace(engine::NameId(code - printed), id),
                                   context, state.names());
    switch (SpaceFieldCode(code)) {
    case Terrain:
        return wordOrNone(context.terrainNames[size_t(id.value)]);
    case Owner:
        return sideOrNone(space.owner);
    case Count:
        return Value::integer(countOf(state, id));
    case SpaceKind:
        return Value::word(state.names().intern(QByteArray(kindName(space.kind))));
    case SpaceIdText:
        return Value::word(state.names().intern(space.id));
    case SpaceName:
        return Value::word(state.names().intern(space.name));
    case BoardId:
        return Value::word(
            state.names().intern(context.module.map.boards()[size_t(space.board)].id));
    case Stack:
    case Neighbours:
        break;
    }
    return {};
}

void pushOfPiece(lua_State *L, const ScriptContext &context, engine::PieceId id, Code code)
{
    const engine::Piece &piece = context.module.piece(id);
    // Printed texts can be read without a game.
    if (code == Id)
        return Handles::push(L, context.pieceIds[size_t(id.value)]);
    if (code == Name)
        return Handles::push(L, piece.name);
    if (code == Label)
        return Handles::push(L, piece.label);
    const engine::GameState &state = stateOf(L);
    Handles::push(L, context, state.names(), ofPiece(context, state, id, code));
}

void pushOfSpace(lua_State *L, const ScriptContext &context, engine::SpaceId id, Code code)
{
    const engine::Space &space = context.module.map.space(id);
    switch (code) {
    case SpaceIdText:
        return Handles::push(L, context.spaceIds[size_t(id.value)]);
    case SpaceName:
        return Handles::push(L, space.name);
    case SpaceKind:
        lua_pushstring(L, kindName(space.kind));
        return;
    case Neighbours:
        return pushNeighbours(L, context.module.map, id);
    case Stack:
        return pushStack(L, stateOf(L), id);
    default:
        break;
    }
    const engine::GameState &state = stateOf(L);
    if (code >= printed)
        return JsonBridge::push(L, context.printed.ofSpace(engine::NameId(code - printed), id));
    Handles::push(L, context, state.names(), ofSpace(context, state, id, code));
}

} // namespace scripting::Fields
