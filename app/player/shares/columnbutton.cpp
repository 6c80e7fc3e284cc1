// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/shares/columnbutton.h"

#include "app/view/text/plainwords.h"

#include <QHelpEvent>
#include <QToolTip>

namespace app {

ColumnButton::ColumnButton(GameController &controller, const engine::Action &asked,
                           const std::optional<engine::Action> &offered, QWidget *parent)
    : QToolButton(parent)
    , m_controller(controller)
    , m_asked(asked)
    , m_isOffered(offered.has_value())
{
    setEnabled(m_isOffered);
    if (!offered)
        return;
    setToolTip(controller.texts().label(*offered));
    connect(
        this, &QToolButton::clicked, &GameWishes::of(controller),
        [&controller, action = *offered] { emit GameWishes::of(controller).actionChosen(action); });
}

bool ColumnButton::event(QEvent *event)
{
    // The reason is looked for only when somebody wants to know it.
    if (event->type() == QEvent::ToolTip && !m_isOffered && !isChecked()) {
        const auto reason = m_controller.whyNot(m_asked);
        const QString said = reason.rule.isEmpty()
            ? reason.text
            : QStringLiteral("%1 %2").arg(reason.text, reason.rule);
        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                           view::PlainWords::tip(said), this);
        return true;
    }
    return QToolButton::event(event);
}

} // namespace app
