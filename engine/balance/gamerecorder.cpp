// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/balance/gamerecorder.h"

#include "engine/game/save/savecodec.h"

namespace engine {

GameRecorder::GameRecorder(const Game &game)
    : m_game(game)
    , m_state(game.state())
    , m_cutter(game.module(), Viewer::everything())
    , m_openings(game.module().sides.size())
    , m_units(size_t(game.state().pieceCount()))
{
    for (int32_t i = 0; i < m_state.pieceCount(); ++i)
        unit(PieceId(i)).isThere = bool(m_state.piece(PieceId(i)).space);
}

QString GameRecorder::name(SideId side) const
{
    return side ? m_game.module().sides[size_t(side.value)].id : QString();
}

QString GameRecorder::name(SpaceId space) const
{
    return m_game.module().map.space(space).id;
}

GameRecorder::Ruled &GameRecorder::ruled(NameId rule)
{
    if (m_rules.size() <= size_t(rule.value))
        m_rules.resize(size_t(rule.value) + 1);
    return m_rules[size_t(rule.value)];
}

void GameRecorder::chosen(const Offer &offer, const Action &action)
{
    ++m_offers;
    Asked &asked = m_asked[offer.decision];
    ++asked.times;
    for (const Action &one : offer.actions) {
        if (!one.rule)
            continue;
        Ruled &rule = ruled(one.rule);
        rule.offered += rule.lastOffer != m_offers;
        rule.lastOffer = m_offers;
    }
    if (action.rule)
        ++ruled(action.rule).chosen;
    if (action.piece)
        unit(action.piece).acted = true;
    if (offer.actions.size() < 2)
        return;
    ++asked.choices;
    asked.actions += qint64(offer.actions.size());
    if (offer.side && m_openings[size_t(offer.side.value)].size() < openingLength)
        m_openings[size_t(offer.side.value)].push_back(action);
}

void GameRecorder::seeFight(const Beat &beat)
{
    using enum Beat::Kind;
    if (!beat.isFight) {
        m_isFighting = m_isFighting && beat.kind == Control;
        return;
    }
    for (const auto *pieces : {&beat.actors, &beat.targets}) {
        for (const PieceId piece : *pieces)
            unit(piece).fought = true;
    }
    // Rounds of a battle are one fight, the next place another.
    const SpaceId space = beat.spaces.empty() ? SpaceId() : beat.spaces.front();
    const bool opens = beat.kind == Combat || beat.kind == Roll;
    if (opens && space && (!m_isFighting || space != m_fight)) {
        m_fight = space;
        m_figures.count(Table::Fights, name(space), 0);
    }
    m_isFighting = true;
}

void GameRecorder::count(const Beat &beat)
{
    const QString turn = QString::number(m_turn);
    const auto lose = [&](PieceId piece, size_t column, int number) {
        if (!piece)
            return;
        unit(piece).suffered = true;
        if (const SideId side = m_state.piece(piece).side)
            m_figures.count(Table::Losses, turn, size_t(side.value) * 2 + column, number);
    };
    for (const Beat::Harm &harm : beat.losses)
        lose(harm.piece, 0, harm.steps);
    for (const Beat::Way &way : beat.ways) {
        if (beat.isLoss(way))
            lose(way.piece, 1, 1);
    }
}

void GameRecorder::see(const Beat &beat)
{
    using enum Beat::Kind;
    for (const Beat::Way &way : beat.ways) {
        if (!way.piece || !way.to)
            continue;
        unit(way.piece).isThere = true;
        if (beat.kind == Move || beat.kind == Advance || beat.kind == Arrival)
            unit(way.piece).moved = true;
    }
    for (const PieceId piece : beat.actors)
        unit(piece).acted = true;
    seeFight(beat);
    count(beat);
}

void GameRecorder::countDice(const Command &command)
{
    for (const Change &change : command.changes) {
        const auto *log = std::get_if<change::Log>(&change);
        const SideId side = log && log->side ? log->side : command.side;
        for (size_t i = 0; log && side && i < log->dice.size(); ++i) {
            const int face = log->dice[i].number;
            if (face >= 1 && size_t(face) <= Figures::mostColumns)
                m_figures.count(Table::Dice, name(side), size_t(face) - 1);
        }
    }
}

void GameRecorder::countPosition()
{
    m_figures.count(Table::Totals, QStringLiteral("positions"), 0);
    const size_t sides = m_game.module().sides.size();
    std::vector<char> stands(sides);
    for (int32_t i = 0; i < m_state.spaceCount(); ++i) {
        const SpaceId space(i);
        if (!m_state.bottom(space) || m_game.module().map.space(space).kind > Space::Kind::Area)
            continue;
        stands.assign(sides, 0);
        for (const PieceId piece : m_state.stack(space)) {
            if (const SideId side = m_state.piece(piece).side)
                stands[size_t(side.value)] = 1;
        }
        for (size_t side = 0; side < sides; ++side) {
            if (stands[side])
                m_figures.count(Table::Occupied, name(space), side);
        }
    }
}

void GameRecorder::follow(const Command &command, int step)
{
    m_turn = m_state.turn();
    for (const Beat &beat : m_cutter.cut(m_state, command.changes, step))
        see(beat);
    countDice(command);
    bool isTold = false;
    for (const Change &change : command.changes) {
        m_state.apply(change);
        if (m_state.turn() != m_turn && !std::exchange(isTold, true))
            countPosition();
    }
}

void GameRecorder::countChoices()
{
    const Names &names = m_state.names();
    for (const auto &[decision, asked] : m_asked) {
        const QString name = decision ? names.text(decision) : QString();
        m_figures.count(Table::Decisions, name, 0, asked.times);
        m_figures.count(Table::Decisions, name, 1, asked.choices);
        m_figures.count(Table::Decisions, name, 2, asked.actions);
        m_figures.count(Table::Totals, QStringLiteral("choices"), 0, asked.choices);
    }
    m_figures.count(Table::Totals, QStringLiteral("decisions"), 0, m_offers);
    for (size_t i = 0; i < m_rules.size(); ++i) {
        const Ruled &rule = m_rules[i];
        if (!rule.offered)
            continue;
        const QString name = names.text(NameId(int32_t(i)));
        m_figures.count(Table::Rules, name, 0, rule.chosen);
        m_figures.count(Table::Rules, name, 1, rule.offered);
        m_figures.count(Table::Rules, name, 2, rule.chosen ? 1 : 0);
    }
}

void GameRecorder::countOpenings()
{
    for (size_t side = 0; side < m_openings.size(); ++side) {
        QString opening = name(SideId(int32_t(side)));
        const bool isWon = m_state.result().winner == SideId(int32_t(side));
        for (const Action &action : m_openings[side]) {
            opening += u'\n' + nameOf(action, m_game.module(), m_state.names());
            m_figures.count(Table::Openings, opening, 0);
            m_figures.count(Table::Openings, opening, 1, isWon ? 1 : 0);
        }
    }
}

void GameRecorder::countUnits()
{
    for (size_t i = 0; i < m_units.size(); ++i) {
        const Unit &unit = m_units[i];
        if (!unit.isThere)
            continue;
        const QString &piece = m_game.module().pieces[i].id;
        const bool flags[] = {true, unit.acted, unit.moved, unit.fought, unit.suffered};
        for (size_t column = 0; column < std::size(flags); ++column)
            m_figures.count(Table::Units, piece, column, flags[column] ? 1 : 0);
    }
}

Figures GameRecorder::figures()
{
    for (qsizetype i = 0; i < m_game.commandCount(); ++i)
        follow(m_game.history()[size_t(i)], int(i) + 1);
    countPosition();
    countChoices();
    countOpenings();
    countUnits();
    m_figures.count(Table::Totals, QStringLiteral("games"), 0);
    m_figures.count(Table::Turns, QString::number(m_turn), 0);
    const GameState::Result &result = m_state.result();
    m_figures.count(Table::Results, m_state.names().text(result.outcome),
                    size_t(result.winner.value + 1));
    return std::move(m_figures);
}

QString GameRecorder::nameOf(const Action &action, const Module &module, Names &names)
{
    Json json = SaveCodec(module, names).writeAction(action);
    if (!action.label.isEmpty())
        json.insert(QStringLiteral("label"), ValueCodec(module, names).exact(action.label));
    return QString::fromUtf8(json.write(Json::Style::Compact));
}

std::optional<Action> GameRecorder::action(const QString &name, const Module &module, Names &names)
{
    const auto json = Json::parse(name.toUtf8(), QStringLiteral("action"));
    if (!json || json.value()[u"verb"].toString().isEmpty())
        return std::nullopt;
    auto action = SaveCodec(module, names).readAction(json.value());
    if (!action || !json->contains(u"label"))
        return action;
    const auto label = ValueCodec(module, names).textFromExact(json.value()[u"label"]);
    if (label)
        action->label = *label;
    return action;
}

} // namespace engine
