// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/beatpicture.h"

#include "app/player/parts/sidemark.h"
#include "app/player/telling/beatwords.h"

#include <algorithm>

namespace app {

namespace {

using Kind = engine::Beat::Kind;
using Trail = view::BeatScene::Trail;

constexpr size_t c_mostTrails = 24;
constexpr qsizetype c_mostCharacters = 140;

Trail::Kind kindOf(const engine::Beat &beat)
{
    return beat.kind == Kind::Retreat ? Trail::Kind::Retreat
        : beat.kind == Kind::Advance  ? Trail::Kind::Advance
                                      : Trail::Kind::Move;
}

} // namespace

QColor BeatPicture::color(engine::SideId side) const
{
    return side ? SideMark::of(m_controller.module(), side, m_tokens).color : m_tokens.text;
}

// Who goes on from where another way ended makes it longer.
void BeatPicture::addTrails(view::BeatScene &scene, const engine::Beat &beat) const
{
    for (const engine::Beat::Way &way : beat.ways) {
        if (!way.from || !way.to)
            continue;
        if (!scene.trails.empty() && scene.trails.back().way.back() == way.from
            && scene.trails.back().kind == kindOf(beat) && beat.ways.size() == 1) {
            scene.trails.back().way.push_back(way.to);
            continue;
        }
        scene.trails.push_back(
            {{way.from, way.to}, color(way.side), kindOf(beat), int(scene.trails.size()) + 1});
    }
}

void BeatPicture::addHarm(view::BeatScene &scene, const engine::Beat &beat) const
{
    const auto &state = m_controller.shownState();
    for (const engine::Beat::Harm &harm : beat.losses)
        scene.labels.push_back({harm.piece, state.piece(harm.piece).space,
                                tr("−%n step(s)", nullptr, harm.steps), true});
    for (const engine::Beat::Way &way : beat.ways) {
        if (!way.to)
            scene.crossed.push_back({way.piece, way.from});
        else if (beat.kind == Kind::Retreat)
            scene.ghosts.push_back({way.piece, way.from});
        else if (!way.from)
            scene.flashing.push_back(way.to);
    }
}

// Of several lines it is the last, and stands where that one happened.
engine::SpaceId BeatPicture::place(const engine::Beat &beat)
{
    const engine::SpaceId said = beat.lines.empty() ? engine::SpaceId() : beat.lines.back().space;
    if (std::find(beat.spaces.begin(), beat.spaces.end(), said) != beat.spaces.end())
        return said;
    if (!beat.ways.empty())
        return beat.ways.back().to ? beat.ways.back().to : beat.ways.back().from;
    return beat.spaces.empty() ? engine::SpaceId() : beat.spaces.front();
}

std::vector<engine::SpaceId> BeatPicture::places(const engine::Beat &beat)
{
    std::vector<engine::SpaceId> places;
    const auto add = [&](engine::SpaceId space) {
        if (space && std::find(places.begin(), places.end(), space) == places.end())
            places.push_back(space);
    };
    add(place(beat));
    for (auto way = beat.ways.rbegin(); way != beat.ways.rend(); ++way) {
        add(way->to);
        add(way->from);
    }
    for (const engine::SpaceId space : beat.spaces)
        add(space);
    return places;
}

view::BeatScene BeatPicture::trails(std::span<const engine::Beat> told) const
{
    view::BeatScene scene;
    for (const engine::Beat &beat : told)
        addTrails(scene, beat);
    if (scene.trails.size() > c_mostTrails)
        scene.trails.erase(scene.trails.begin(), scene.trails.end() - c_mostTrails);
    return scene;
}

view::BeatScene BeatPicture::trails(const Teller &teller) const
{
    const auto told = std::min(size_t(std::max(0, teller.current())) + 1, teller.beats().size());
    return teller.isOthers() ? trails(std::span(teller.beats()).first(told)) : view::BeatScene();
}

view::BeatScene BeatPicture::of(const Teller &teller) const
{
    if (!teller.isTelling())
        return trails(teller);
    return of(std::span(teller.beats()).first(size_t(teller.current()) + 1), teller.isOthers());
}

view::BeatScene BeatPicture::of(std::span<const engine::Beat> told, bool hasTrails) const
{
    const engine::Beat &beat = told.back();
    view::BeatScene scene = trails(hasTrails ? told : told.last(1));
    addHarm(scene, beat);
    scene.actors = beat.actors;
    scene.targets = beat.targets;
    scene.isRestWashed = !beat.actors.empty() || !beat.targets.empty();
    if (beat.kind == Kind::Control) {
        for (const engine::SpaceId space : beat.spaces)
            scene.outlined.push_back({space, color(m_controller.shownState().control(space))});
    }
    if (const engine::SpaceId at = place(beat); at && beat.kind != Kind::Draw) {
        const QString sentence = BeatWords(m_controller).lines(beat).last();
        if (sentence.size() <= c_mostCharacters) {
            scene.sentence = sentence;
            scene.sentenceAt = at;
        }
    }
    return scene;
}

} // namespace app
