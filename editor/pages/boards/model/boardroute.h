// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace editor {

class BoardModel;

/// Neighbours from one hex or area to another, with both; empty: there is no way.
QStringList boardRoute(const BoardModel &model, const QString &from, const QString &to);

} // namespace editor
