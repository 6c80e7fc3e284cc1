// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardview.h"

#include <QCoreApplication>

namespace app {

/// Asks for a file and puts a picture of the whole map into it.
class PictureQuestion
{
    Q_DECLARE_TR_FUNCTIONS(PictureQuestion)

public:
    /// What came of it; empty: nothing was wanted.
    static QString ask(view::BoardView &board, const QString &name, QWidget *parent);
};

} // namespace app
