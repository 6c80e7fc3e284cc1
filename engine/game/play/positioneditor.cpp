// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/game/play/positioneditor.h"

#include "engine/free/fitting.h"
#include "engine/state/framelocals.h"

namespace engine {

namespace {

struct EditorWords
{
    Q_DECLARE_TR_FUNCTIONS(PositionEditor)
};

Error wrong(const QString &text, const Json &what = {})
{
    const QString given =
        what.isString() ? what.toString() : QString::fromUtf8(what.write(Json::Style::Compact));
    return {Error::Code::BadFormat, text.arg(given)};
}

} // namespace

Result<std::vector<Change>> PositionEditor::changes(const Json &edits)
{
    if (!edits.isArray())
        return wrong(EditorWords::tr("\"edits\" is a list, not %1."), edits);
    m_changes.clear();
    m_frames = m_game.state().frames().size();
    for (qsizetype i = 0; i < edits.size(); ++i) {
        if (const auto done = edit(edits.at(i)); !done)
            return done.error();
    }
    return m_changes;
}

Result<Done> PositionEditor::edit(const Json &edit)
{
    if (edit.contains(u"place"))
        return place(edit);
    if (edit.contains(u"piece"))
        return editPiece(edit);
    if (edit.contains(u"var"))
        return editVariable(edit);
    if (edit.contains(u"decision"))
        return editDecision(edit);
    if (edit.contains(u"clear"))
        return clear(edit);
    if (edit.contains(u"space"))
        return editSpace(edit);
    return wrong(EditorWords::tr("This edit says nothing that can be set: %1"), edit);
}

Result<Done> PositionEditor::place(const Json &edit)
{
    const auto piece = m_values.piece(edit[u"place"]);
    if (!piece || !*piece)
        return wrong(EditorWords::tr("There is no piece %1."), edit[u"place"]);
    if (!edit.contains(u"space") && edit.contains(u"on")) {
        const auto carrier = m_values.piece(edit[u"on"]);
        if (!carrier || !*carrier || *carrier == *piece)
            return wrong(EditorWords::tr("A piece can't be attached to %1."), edit[u"on"]);
        m_changes.push_back(change::Attach{*piece, *carrier, -1});
        return Done{};
    }
    const auto space = m_values.space(edit[u"space"]);
    if (!space)
        return wrong(EditorWords::tr("There is no space %1."), edit[u"space"]);
    m_changes.push_back(change::MovePiece{*piece, *space, -1});
    return Done{};
}

Result<Done> PositionEditor::editPiece(const Json &edit)
{
    const auto piece = m_values.piece(edit[u"piece"]);
    if (!piece || !*piece)
        return wrong(EditorWords::tr("There is no piece %1."), edit[u"piece"]);
    const size_t before = m_changes.size();
    if (const Json &steps = edit[u"steps"]; !steps.isNull()) {
        const int most = m_game.module().piece(*piece).maxSteps;
        if (!steps.isInteger() || steps.toInteger() < 0 || steps.toInteger() > most)
            return wrong(EditorWords::tr("The steps can't be %1."), steps);
        m_changes.push_back(change::SetSteps{*piece, int32_t(steps.toInteger())});
    }
    if (const Json &facing = edit[u"facing"]; !facing.isNull()) {
        if (!facing.isInteger())
            return wrong(EditorWords::tr("The facing can't be %1."), facing);
        m_changes.push_back(change::SetFacing{*piece, int32_t(facing.toInteger() % 1000)});
    }
    if (edit.contains(u"side")) {
        const auto side = m_values.side(edit[u"side"]);
        if (!side)
            return wrong(EditorWords::tr("There is no side %1."), edit[u"side"]);
        m_changes.push_back(change::SetSide{*piece, *side});
    }
    if (!edit[u"hidden_from"].isNull()) {
        if (auto done = editSeen(*piece, edit[u"hidden_from"]); !done)
            return done;
    }
    if (edit.contains(u"prop")) {
        if (auto done = editProperty(*piece, edit); !done)
            return done;
    }
    if (m_changes.size() == before)
        return wrong(EditorWords::tr("This edit says nothing that can be set: %1"), edit);
    return Done{};
}

Result<Done> PositionEditor::editSeen(PieceId piece, const Json &hiddenFrom)
{
    if (!hiddenFrom.isArray())
        return wrong(EditorWords::tr("\"hidden_from\" is a list of sides, not %1."), hiddenFrom);
    uint32_t mask = ~0u;
    for (qsizetype i = 0; i < hiddenFrom.size(); ++i) {
        const auto side = m_values.side(hiddenFrom.at(i));
        if (!side || !*side)
            return wrong(EditorWords::tr("There is no side %1."), hiddenFrom.at(i));
        mask &= ~(1u << side->value);
    }
    m_changes.push_back(change::SetSeen{piece, mask});
    return Done{};
}

// "supplied" is short for the two common states of supply.
Result<Done> PositionEditor::editProperty(PieceId piece, const Json &edit)
{
    const StateDeclaration &state = m_game.module().state;
    const auto indexOf = [&](const Json &name) {
        const auto word = m_values.word(name);
        return word ? state.pieceProperty.value(*word, -1) : -1;
    };
    const Json *value = &edit[u"value"];
    int index = indexOf(edit[u"prop"]);
    const Json word(value->toBool() ? "supplied" : "out");
    if (index < 0 && edit[u"prop"].toString() == u"supplied" && value->isBool()) {
        index = indexOf(Json("supply"));
        value = &word;
    }
    if (index < 0)
        return wrong(EditorWords::tr("Pieces have no property %1 that can be set."), edit[u"prop"]);
    const auto set = m_values.fromPlain(*value);
    if (!set || !fits(*set, state.pieceProperties[size_t(index)].initial))
        return wrong(EditorWords::tr("A property can't be %1."), edit[u"value"]);
    m_changes.push_back(change::SetPieceProperty{piece, index, *set});
    return Done{};
}

Result<Done> PositionEditor::editSpace(const Json &edit)
{
    const auto space = m_values.space(edit[u"space"]);
    if (!space || !*space)
        return wrong(EditorWords::tr("There is no space %1."), edit[u"space"]);
    if (edit.contains(u"feature"))
        return editFeature(*space, edit);
    const auto name = m_values.word(edit[u"prop"]);
    const int index = name ? m_game.module().state.spaceProperty.value(*name, -1) : -1;
    const auto value = m_values.fromPlain(edit[u"value"]);
    if (index < 0)
        return wrong(EditorWords::tr("Spaces have no property %1."), edit[u"prop"]);
    const bool isControl = index == 0;
    if (!value || (isControl && !value->isNone() && value->type != Value::Type::Side)
        || !fits(*value, m_game.module().state.spaceProperties[size_t(index)].initial))
        return wrong(EditorWords::tr("A property can't be %1."), edit[u"value"]);
    m_changes.push_back(change::SetSpaceProperty{*space, index, *value});
    return Done{};
}

Result<Done> PositionEditor::editFeature(SpaceId space, const Json &edit)
{
    const Module &module = m_game.module();
    const QString id = edit[u"feature"].toString();
    const int kind = module.terrain.feature(id);
    if (kind < 0)
        return wrong(EditorWords::tr("The terrain table has no feature %1."), edit[u"feature"]);
    if (!edit[u"value"].isBool())
        return wrong(EditorWords::tr("A feature is there, true, or not, false; it can't be %1."),
                     edit[u"value"]);
    m_changes.push_back(change::SetFeature{
        {space, kind}, edit[u"value"].toBool(), module.map.space(space).features.contains(id)});
    return Done{};
}

Result<Done> PositionEditor::editVariable(const Json &edit)
{
    const auto name = m_values.word(edit[u"var"]);
    const int index = name ? m_game.module().state.variable.value(*name, -1) : -1;
    if (index < 0)
        return wrong(EditorWords::tr("There is no variable %1."), edit[u"var"]);
    const auto data = m_values.dataFromPlain(edit[u"value"]);
    if (!data)
        return wrong(EditorWords::tr("A variable can't be %1."), edit[u"value"]);
    const auto *value = std::get_if<Value>(&*data);
    if (index == 0 && (!value || value->type != Value::Type::Integer))
        return wrong(EditorWords::tr("The turn can't be %1."), edit[u"value"]);
    m_changes.push_back(change::SetVariable{index, *data});
    return Done{};
}

// The decision stands alone on the stack, in its own phase if the sequence of play has one for it.
Result<Done> PositionEditor::editDecision(const Json &edit)
{
    const auto decision = m_values.word(edit[u"decision"]);
    if (!decision || !*decision || !m_game.progress().hasDecision(*decision))
        return wrong(EditorWords::tr("There is no decision %1."), edit[u"decision"]);
    const auto side = m_values.side(edit[u"side"]);
    if (!side)
        return wrong(EditorWords::tr("There is no side %1."), edit[u"side"]);
    const Sequence &sequence = m_game.module().sequence;
    PhaseId phase = sequence.find(edit[u"phase"].toString());
    if (edit.contains(u"phase") && !phase)
        return wrong(EditorWords::tr("There is no phase %1."), edit[u"phase"]);
    for (size_t i = 0; !phase && i < sequence.phases().size(); ++i) {
        if (sequence.phases()[i].decision == edit[u"decision"].toString())
            phase = PhaseId(int32_t(i));
    }
    Frame frame{*decision, *side ? *side : m_game.state().phaseSide(), {}};
    const Json &here = edit[u"here"];
    for (qsizetype i = 0; i < here.size(); ++i) {
        const auto data = m_values.dataFromPlain(here.at(i));
        if (!data)
            return wrong(EditorWords::tr("A decision can't note %1."), here.at(i));
        addLocal(frame, *m_values.word(Json(here.keyAt(i))), *data);
    }
    for (; m_frames > 0; --m_frames)
        m_changes.push_back(change::PopFrame{});
    if (phase) {
        const Sequence::Place place{phase, frame.side, false};
        m_changes.push_back(change::SetPhase{phase, frame.side, sequence.side(place)});
    }
    m_changes.push_back(change::PushFrame{std::move(frame)});
    m_frames = 1;
    return Done{};
}

// Boxes, cups and decks keep what they hold: only the map is cleared.
Result<Done> PositionEditor::clear(const Json &edit)
{
    const Json &what = edit[u"clear"];
    const SideId side = m_game.module().side(what.toString());
    if (what.toString() != QLatin1String("all") && !side)
        return wrong(EditorWords::tr("\"clear\" is \"all\" or a side, not %1."), what);
    const GameState &state = m_game.state();
    for (int32_t i = 0; i < state.pieceCount(); ++i) {
        const auto &piece = state.piece(PieceId(i));
        if (!piece.space || (side && piece.side != side))
            continue;
        if (m_game.module().map.space(piece.space).kind <= Space::Kind::Area)
            m_changes.push_back(change::MovePiece{PieceId(i), SpaceId(), -1});
    }
    return Done{};
}

} // namespace engine
