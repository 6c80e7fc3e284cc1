// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/odds/outcomearea.h"

#include "app/player/odds/outcomelist.h"

namespace app {

namespace {

constexpr int c_roomy = 800;
/// Of the window: bars above and below the column, titles and the panel under it.
constexpr int c_elsewhere = 261;
constexpr int c_leastBeside = 24;

} // namespace

void OutcomeArea::setBeside(QWidget &other)
{
    m_beside = &other;
    other.setMinimumHeight(1);
}

void OutcomeArea::setAnswer(GameController &controller, const engine::Json &answer)
{
    auto *list = new OutcomeList(controller, answer, viewport());
    setWidget(list);
    setVisible(!list->isEmpty());
    if (m_beside)
        m_beside->setMinimumHeight(list->isEmpty() ? 1 : c_leastBeside);
}

bool OutcomeArea::isRoomy() const
{
    return window()->height() >= c_roomy;
}

int OutcomeArea::leastAround(int frame, int body) const
{
    const int hidden = sizeHint().height() - minimumSizeHint().height();
    return qMax(frame - hidden, qMin(frame + body, window()->height() - c_elsewhere));
}

} // namespace app
