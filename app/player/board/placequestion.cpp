// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/placequestion.h"

namespace app {

PlaceQuestion::PlaceQuestion(const GameController &controller, QWidget *parent)
    : QInputDialog(parent)
    , m_controller(controller)
{
    setWindowTitle(tr("Go to a place"));
    setLabelText(tr("Number or name"));
    setOkButtonText(tr("Go there"));
    setCancelButtonText(tr("Cancel"));
}

engine::SpaceId PlaceQuestion::place() const
{
    const engine::Map &map = m_controller.module().map;
    if (const engine::SpaceId found = map.find(textValue()))
        return found;
    for (int32_t i = 0; i < map.spaceCount(); ++i) {
        const QString name = m_controller.texts().spaceName(engine::SpaceId(i));
        if (name.contains(textValue(), Qt::CaseInsensitive))
            return engine::SpaceId(i);
    }
    return {};
}

} // namespace app
