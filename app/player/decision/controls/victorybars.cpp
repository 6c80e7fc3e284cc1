// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/controls/victorybars.h"

#include "app/player/decision/controls/pointbar.h"

#include <QVBoxLayout>

namespace app {

VictoryBars::VictoryBars(GameController &controller, QWidget *parent)
    : QWidget(parent)
{
    auto *bars = new QVBoxLayout(this);
    bars->setContentsMargins(0, 0, 0, 0);
    bars->setSpacing(8);
    const engine::Json points = controller.query(engine::protocol::Query::Victory)[u"points"];
    double most = 0;
    for (qsizetype i = 0; i < points.size(); ++i)
        most = qMax(most, points.at(i).isNumber() ? points.at(i).toReal() : 0.0);
    for (qsizetype i = 0; i < points.size(); ++i) {
        const engine::SideId side = controller.module().side(points.keyAt(i));
        if (!side || !points.at(i).isNumber())
            continue;
        const QString words =
            tr("%1: %n point(s)", "a side and its victory points", int(points.at(i).toInteger()))
                .arg(controller.texts().sideName(side));
        bars->addWidget(new PointBar(controller.module(), side, words,
                                     most > 0 ? points.at(i).toReal() / most : 0, this));
    }
}

} // namespace app
