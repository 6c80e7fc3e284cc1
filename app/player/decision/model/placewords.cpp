// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/model/placewords.h"

namespace app::placewords {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(PlaceWords)
};

} // namespace

QString ground(const GameController &controller, engine::SpaceId space)
{
    const auto &module = controller.module();
    const int terrain = module.map.space(space).terrain;
    QStringList words;
    if (terrain >= 0)
        words.append(
            controller.translator().translate(module.terrain.terrains[size_t(terrain)].name));
    if (const auto count = controller.view().stack(space).size())
        words.append(Words::tr("%n unit(s) there", nullptr, int(count)));
    return words.join(QStringLiteral(" · "));
}

} // namespace app::placewords
