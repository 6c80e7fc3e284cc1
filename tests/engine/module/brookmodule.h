// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/engine/module/smallmodule.h"

/// Gives the small module features with costs: a river cuts its road at 0102, streams run through
/// 0202 and 0302, and 0301 has a river and a bridge over it.
inline QMap<QString, QByteArray> withBrooks(QMap<QString, QByteArray> files)
{
    files["tables/terrain.json"].replace(R"("mech": 1}, "values": {"shift": 0}})",
                                         R"("mech": 1}, "values": {"shift": 0},
                "variants": {"wet": {"cost": {"mech": 3}}}})");
    files["tables/terrain.json"].replace(R"("blocks": ["zoc"]},)",
                                         R"("blocks": ["zoc", "far_sight"],
             "variants": {"wet": {"cost": {"foot": "blocked"}, "stops": false}}},)");
    files["tables/terrain.json"].replace(
        R"("cancels": ["river"]}])",
        R"("cancels": ["river"], "variants": {"wet": {"cost": {"foot": 1}}}}],
  "variants": ["dry", "wet"],
  "features": [
    {"id": "bridge", "name": "Bridge", "cost": {"foot": 0.5, "mech": 0.5}, "instead": true, "cancels": ["river"]},
    {"id": "stream", "name": "Stream", "cost": {"foot": 1.5, "mech": 2}, "leave": {"foot": 0.5, "mech": 1}},
    {"id": "river", "name": "River", "cost": {"foot": 2, "mech": "blocked"}, "leave": {"foot": 1}, "cuts": ["road"],
     "variants": {"wet": {"leave": {"foot": 3}, "stops": ["foot"]}}},
    {"id": "mine", "name": "Mine", "stops": ["mech"], "values": {"danger": 2}}
  ])");
    files["boards/map.json"].replace(R"(    "off": {"box")", R"(    "0102": {"features": ["river"]},
    "0202": {"features": ["stream"]},
    "0302": {"features": ["stream"]},
    "0301": {"features": ["river", "bridge", "chapel"]},
    "off": {"box")");
    return files;
}
