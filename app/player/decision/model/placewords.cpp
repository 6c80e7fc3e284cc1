// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/placewords.h"

#include <QLocale>

#include <set>

namespace app::placewords {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlaceWords)
};

constexpr int c_named = 2; ///< So many of those who could go to a place are named.

QStringList terrain(const GameController &controller, engine::SpaceId space)
{
    const auto &module = controller.module();
    const engine::Space &ground = module.map.space(space);
    QStringList words;
    if (ground.terrain >= 0)
        words.append(controller.translator().translate(
            module.terrain.terrains[size_t(ground.terrain)].name));
    for (size_t i = 0; i < module.terrain.features.size(); ++i) {
        const auto &feature = module.terrain.features[i];
        if (controller.state().hasFeature({space, int32_t(i)},
                                          ground.features.contains(feature.id)))
            words.append(controller.translator().translate(feature.name));
    }
    return words;
}

/// Of those that the question is about.
QString whoReaches(const GameController &controller, engine::SpaceId space)
{
    std::set<engine::PieceId> pieces;
    QStringList names;
    for (const engine::Action &action : controller.actions({}, space)) {
        if (!action.piece || !pieces.insert(action.piece).second)
            continue;
        if (names.size() < c_named)
            names.append(controller.texts().pieceName(action.piece));
    }
    if (pieces.empty())
        return {};
    if (pieces.size() > c_named)
        names.append(QStringLiteral("…"));
    return Words::tr("%n unit(s) can go there", nullptr, int(pieces.size())) + QStringLiteral(": ")
        + names.join(QStringLiteral(", "));
}

} // namespace

QString ground(const GameController &controller, engine::SpaceId space)
{
    QStringList words = terrain(controller, space);
    if (const auto count = controller.view().stack(space).size())
        words.append(Words::tr("%n unit(s) there", nullptr, int(count)));
    return words.join(QStringLiteral(" · "));
}

QString line(const GameController &controller, engine::SpaceId space, std::optional<double> cost)
{
    if (!space)
        return {};
    QStringList words = terrain(controller, space);
    if (const engine::SideId side = controller.state().control(space))
        words.append(Words::tr("control: %1").arg(controller.texts().sideName(side)));
    if (cost)
        words.append(Words::tr("costs %1").arg(QLocale().toString(*cost)));
    if (controller.isHumanTurn())
        words.append(whoReaches(controller, space));
    words.removeAll(QString());
    return words.join(QStringLiteral(" · "));
}

} // namespace app::placewords
