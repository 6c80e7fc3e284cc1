// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardmodel.h"
#include "tests/editor/randomedits/commands.h"

/// Picks things of boards.
namespace boardpick {

/// Any board of the module; null: there is none.
editor::BoardModel::Pointer board(Bench &bench);
QStringList spaces(Bench &bench, const editor::BoardModel &model, int most);
/// A walk from hex to hex, of two or more; empty: no hexes.
QStringList course(Bench &bench, const editor::BoardModel &model);
/// An id of a list of the terrain table, now and then one that it does not have.
QString kind(Bench &bench, const QString &list);
QString feature(Bench &bench);
/// A file with a small picture, outside the module.
QString picture();
/// A space with a feature, and the feature; both empty when there is none.
std::pair<QString, QString> marked(Bench &bench, const editor::BoardModel &model);

} // namespace boardpick
