// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/game/play/game.h"
#include "engine/game/play/playerview.h"

#include <map>
#include <set>

/// Another position that a side can't tell from the present one: the pieces that it does not see
/// have changed places and steps, and other dice will fall.
class Twin
{
public:
    /// Nothing is changed that would break one of the module's invariants.
    static Twin of(engine::Game &game, engine::SideId side, engine::Random &random)
    {
        Twin twin(game, side, Care::None);
        twin.deal(random);
        if (twin.isSound())
            return twin;
        Twin careful(game, side, Care::EachChange);
        careful.deal(random);
        return careful;
    }

    bool isOther() const { return m_isOther; }
    const std::vector<engine::Change> &changes() const { return m_changes; }

    /// The same action as far as the side can see: done by the piece that stands there now.
    engine::Action image(engine::Action action) const
    {
        if (const auto it = m_images.find(action.piece); it != m_images.end())
            action.piece = it->second;
        return action;
    }

private:
    using Look = std::tuple<engine::SideId, engine::NameId, std::vector<std::pair<int, int>>>;

    enum class Care { None, EachChange };

    Twin(engine::Game &game, engine::SideId side, Care care)
        : m_game(game)
        , m_state(game.state())
        , m_view(game.module(), game.state(), side)
        , m_care(care)
    {
    }

    void add(engine::Change change)
    {
        m_state.apply(change);
        m_changes.push_back(std::move(change));
    }

    bool isDealt(engine::PieceId id) const
    {
        const auto &piece = m_state.piece(id);
        if (!piece.space || piece.carrier || m_view.seesFace(id))
            return false;
        const engine::Space &space = m_game.module().map.space(piece.space);
        return space.kind <= engine::Space::Kind::Area
            || space.contents == engine::Space::Contents::Owner;
    }

    std::map<Look, std::vector<engine::PieceId>> unseen() const
    {
        std::map<Look, std::vector<engine::PieceId>> found;
        for (int32_t i = 0; i < m_state.pieceCount(); ++i) {
            const engine::PieceId id(i);
            if (!isDealt(id))
                continue;
            std::vector<std::pair<int, int>> open;
            for (const engine::Value value : m_view.openProperties(id))
                open.emplace_back(int(value.type), value.number);
            found[{m_state.piece(id).side, m_game.module().piece(id).back, open}].push_back(id);
        }
        return found;
    }

    bool isSound()
    {
        const auto broken = m_game.rules().broken(m_state);
        return broken && broken.value().isEmpty();
    }

    /// Tries changes, and takes them back when they make the position impossible.
    bool attempt(const std::vector<engine::Change> &changes)
    {
        std::vector<engine::Change> inverses;
        for (const engine::Change &change : changes)
            inverses.push_back(m_state.apply(change));
        if (m_care == Care::None || isSound()) {
            m_changes.insert(m_changes.end(), changes.begin(), changes.end());
            return m_isOther = true;
        }
        for (auto it = inverses.rbegin(); it != inverses.rend(); ++it)
            m_state.apply(*it);
        return false;
    }

    void deal(engine::Random &random)
    {
        for (const auto &[look, pieces] : unseen())
            deal(pieces, random);
        add(engine::change::UseRandom{engine::Random(random.below(1000)), 0});
    }

    void deal(const std::vector<engine::PieceId> &pieces, engine::Random &random)
    {
        for (const engine::PieceId one : pieces) {
            const engine::PieceId other = pieces[random.below(uint32_t(pieces.size()))];
            swap(one, other);
            const int most = m_game.module().piece(one).maxSteps;
            const int steps = 1 + int(random.below(uint32_t(most)));
            if (steps != m_state.piece(one).steps)
                attempt({engine::change::SetSteps{one, steps}});
        }
    }

    void swap(engine::PieceId one, engine::PieceId other)
    {
        const engine::SpaceId here = m_state.piece(one).space;
        const engine::SpaceId there = m_state.piece(other).space;
        if (here == there)
            return;
        const int place = m_state.position(one);
        if (!attempt({engine::change::MovePiece{one, there, m_state.position(other)},
                      engine::change::MovePiece{other, here, place}}))
            return;
        // Who stood where one of them stands now is done by that one.
        for (const engine::PieceId moved : {one, other})
            m_images.try_emplace(moved, moved);
        for (auto &[original, image] : m_images) {
            if (image == one)
                image = other;
            else if (image == other)
                image = one;
        }
    }

    engine::Game &m_game;
    engine::GameState m_state;
    engine::PlayerView m_view;
    Care m_care;
    std::vector<engine::Change> m_changes;
    std::map<engine::PieceId, engine::PieceId> m_images;
    bool m_isOther = false;
};
