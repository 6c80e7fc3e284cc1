// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/protocol/openactionwriter.h"

namespace engine {

Json OpenActionWriter::write(const std::vector<OpenAction> &open) const
{
    Json list = Json::array();
    for (const OpenAction &one : open)
        list.append(write(one));
    return list;
}

Json OpenActionWriter::pieces(const OpenAction &open) const
{
    switch (open.pieces) {
    case OpenAction::Pieces::None:
        return {};
    case OpenAction::Pieces::Own:
        return Json("own");
    case OpenAction::Pieces::OwnAndNeutral:
        return Json("own_and_neutral");
    case OpenAction::Pieces::Any:
        return Json("any");
    case OpenAction::Pieces::Listed:
        break;
    }
    Json list = Json::array();
    for (const PieceId piece : open.pieceList)
        list.append(m_values.piece(piece));
    return list;
}

Json OpenActionWriter::spaces(const OpenAction &open) const
{
    switch (open.spaces) {
    case OpenAction::Spaces::None:
        return {};
    case OpenAction::Spaces::OfBoard: {
        Json board = Json::object();
        board.insert(QStringLiteral("board"), m_seat.module().map.boards()[size_t(open.board)].id);
        return board;
    }
    case OpenAction::Spaces::Any:
        return Json("any");
    case OpenAction::Spaces::Listed:
        break;
    }
    Json list = Json::array();
    for (const SpaceId space : open.spaceList)
        list.append(m_values.space(space));
    return list;
}

Json OpenActionWriter::values(const OpenAction &open) const
{
    Json json;
    switch (open.values) {
    case OpenAction::Values::None:
        return json;
    case OpenAction::Values::Range:
        json = Json::object();
        json.insert(QStringLiteral("least"), open.least);
        json.insert(QStringLiteral("most"), open.most);
        return json;
    case OpenAction::Values::Words:
        json = Json::array();
        for (const NameId word : open.words)
            json.append(m_values.word(word));
        return json;
    case OpenAction::Values::Sides:
        return Json("side");
    case OpenAction::Values::Pieces:
        return Json("piece");
    case OpenAction::Values::Text:
        return Json("text");
    case OpenAction::Values::Any:
        return Json("any");
    }
    return json;
}

Json OpenActionWriter::write(const OpenAction &open) const
{
    Json json = Json::object();
    const auto add = [&](const char *key, const Json &value) {
        if (!value.isNull())
            json.insert(QLatin1String(key), value);
    };
    add("verb", m_values.word(open.verb));
    add("pieces", pieces(open));
    add("spaces", spaces(open));
    add("values", values(open));
    if (open.mayLackValue)
        add("value_optional", Json(true));
    if (!open.names.empty()) {
        Json names = Json::array();
        for (const NameId name : open.names)
            names.append(m_values.word(name));
        add("names", names);
    }
    if (open.many)
        add("many", Json(true));
    if (!open.label.isEmpty())
        add("label", Json(m_seat.texts().render(open.label)));
    if (open.rule)
        add("rule", m_values.word(open.rule));
    return json;
}

} // namespace engine
