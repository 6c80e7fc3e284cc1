// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"

#include <QPushButton>

namespace editor {

/// Gives the chosen box or area another id, also wherever the module names it.
class SpaceIdButton : public QPushButton
{
    Q_OBJECT

public:
    explicit SpaceIdButton(BoardSession &session, QWidget *parent = nullptr);

private:
    void ask();

    BoardSession &m_session;
};

} // namespace editor
