// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardscene.h"
#include "app/view/board/boardwords.h"
#include "app/view/board/stackcard.h"

#include <QTimer>

namespace view {

/// The card over a stack that the pointer rests on: it comes after a moment and goes at once.
class BoardTip
{
    Q_DECLARE_TR_FUNCTIONS(view::BoardTip)

public:
    /// The card lies on \a view.
    BoardTip(QWidget &view, const BoardScene &scene, const BoardCamera &camera,
             const BoardWords &words);

    void showLater(engine::SpaceId space);
    void show(engine::SpaceId space);
    void hide();

private:
    StackCard::Row row(const engine::PlayerView &view, const engine::PlayerView::Seen &piece,
                       engine::SpaceId space) const;

    const BoardScene &m_scene;
    const BoardCamera &m_camera;
    const BoardWords &m_words;
    StackCard *m_card;
    QTimer m_timer;
    engine::SpaceId m_space;
};

} // namespace view
