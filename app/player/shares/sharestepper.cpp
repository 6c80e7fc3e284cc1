// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/shares/sharestepper.h"

#include "app/player/game/dockpanel.h"
#include "app/player/odds/oddswords.h"
#include "app/player/shares/columnbutton.h"
#include "app/view/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QWheelEvent>

namespace app {

namespace {

constexpr int c_notch = 120; ///< Of a wheel.

} // namespace

ShareStepper::ShareStepper(GameController &controller, const Shares::Target &target,
                           engine::NameId verb, int index, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
{
    m_asked.verb = verb;
    m_asked.piece = target.piece;
    m_asked.space = target.space;
    m_asked.value = engine::Value::integer(target.value);
    m_less = button(QStringLiteral("minus"), tr("Less for %1").arg(target.name), target.less, -1);
    m_more = button(QStringLiteral("plus"), tr("More for %1").arg(target.name), target.more, 1);
    m_less->setObjectName(QStringLiteral("less-%1").arg(index));
    m_more->setObjectName(QStringLiteral("more-%1").arg(index));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    QLabel *value = DockPanel::label(oddswords::number(target.given), "panelTitle", this);
    value->setWordWrap(false);
    value->setAlignment(Qt::AlignCenter);
    value->setMinimumWidth(fontMetrics().horizontalAdvance(QStringLiteral("000½")));
    value->setAccessibleName(tr("Share of %1").arg(target.name));
    row->addWidget(m_less);
    row->addWidget(value);
    row->addWidget(m_more);
}

QToolButton *ShareStepper::button(const QString &icon, const QString &words,
                                  const std::optional<engine::Action> &offered, int by)
{
    engine::Action asked = m_asked;
    asked.value.number += by;
    auto *made = new ColumnButton(m_controller, asked, offered, this);
    made->setIcon(Icons::icon(icon));
    made->setProperty("class", QStringLiteral("step"));
    made->setMinimumSize(28, 28);
    made->setAccessibleName(words);
    return made;
}

void ShareStepper::wheelEvent(QWheelEvent *event)
{
    event->accept();
    m_turned += event->angleDelta().y();
    if (std::abs(m_turned) < c_notch)
        return;
    (m_turned > 0 ? m_more : m_less)->click();
    m_turned = 0;
}

} // namespace app
