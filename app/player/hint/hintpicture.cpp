// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/hint/hintpicture.h"

#include "app/player/parts/sidemark.h"

#include <algorithm>

namespace app {

using engine::PieceId;
using engine::SpaceId;
using Trail = view::BeatScene::Trail;

namespace {

const QColor c_aim(0xff, 0x5a, 0x4a);
constexpr size_t c_mostWays = 12; ///< More can't be told from each other.

template<typename T> void addNew(std::vector<T> &list, T one)
{
    if (one && std::find(list.begin(), list.end(), one) == list.end())
        list.push_back(one);
}

} // namespace

// Who goes on from where a way ended makes it longer; numbers tell the order of those who go.
void HintPicture::addWays(view::BeatScene &scene, const Hint::Step &step, Course &course) const
{
    for (const engine::Advice::Way &way : step.ways) {
        course.stands[way.piece] = way.to;
        addNew(scene.actors, way.piece);
        const auto known = course.trails.find(way.piece);
        if (known != course.trails.end()) {
            scene.trails[known->second].way.push_back(way.to);
        } else if (way.from && way.to && course.trails.size() < c_mostWays) {
            const engine::SideId side = m_controller.offer().side;
            course.trails[way.piece] = scene.trails.size();
            scene.trails.push_back({{way.from, way.to},
                                    SideMark::of(m_controller.module(), side, m_tokens).color,
                                    Trail::Kind::Move,
                                    int(course.trails.size())});
        } else if (way.to) {
            addNew(scene.flashing, way.to);
        }
    }
}

view::BeatScene HintPicture::of(const Hint &hint) const
{
    view::BeatScene scene;
    Course course;
    std::vector<std::pair<SpaceId, SpaceId>> attacks;
    for (const Hint::Step &step : hint.steps) {
        addWays(scene, step, course);
        for (const PieceId piece : step.attackers) {
            const auto moved = course.stands.find(piece);
            const SpaceId from = moved != course.stands.end()
                ? moved->second
                : m_controller.state().piece(piece).space;
            addNew(scene.actors, piece);
            if (from && step.target)
                attacks.emplace_back(from, step.target);
        }
        if (step.target)
            scene.outlined.push_back({step.target, c_aim});
    }
    std::sort(attacks.begin(), attacks.end());
    attacks.erase(std::unique(attacks.begin(), attacks.end()), attacks.end());
    for (const auto &[from, to] : attacks)
        scene.trails.push_back({{from, to}, {}, Trail::Kind::Advance, 0});
    if (!hint.reasons.empty() && hint.reasons.front().space) {
        scene.sentence = hint.reasons.front().text(m_controller.texts());
        scene.sentenceAt = hint.reasons.front().space;
    }
    return scene;
}

std::vector<SpaceId> HintPicture::places(const Hint &hint)
{
    std::vector<SpaceId> places;
    for (const Hint::Step &step : hint.steps) {
        for (const engine::Advice::Way &way : step.ways) {
            addNew(places, way.to);
            addNew(places, way.from);
        }
        addNew(places, step.target);
    }
    return places;
}

} // namespace app
