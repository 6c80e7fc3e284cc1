// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/turnbar.h"

#include "app/player/sidebadge.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace app {

TurnBar::TurnBar(GameController &controller, ActionTable &actions, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_actions(actions)
    , m_badge(new SideBadge(controller.module(), this))
    , m_turn(new QLabel(this))
    , m_phase(new QLabel(this))
    , m_status(new QWidget(this))
    , m_statusRow(new QHBoxLayout(m_status))
    , m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("turnBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_turn->setTextFormat(Qt::RichText);
    m_phase->setTextFormat(Qt::RichText);
    m_phase->setProperty("class", QStringLiteral("help"));
    m_phase->setMinimumWidth(1);
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_turn);
    words->addWidget(m_phase);
    m_statusRow->setContentsMargins(0, 0, 0, 0);
    m_statusRow->setSpacing(14);
    m_row->setContentsMargins(12, 5, 12, 5);
    m_row->setSpacing(10);
    m_row->addWidget(m_badge);
    m_row->addSpacing(4);
    m_row->addLayout(words);
    m_row->addSpacing(10);
    m_row->addWidget(m_status);
    m_row->addStretch(1);
    QToolButton *undo = addButton(QStringLiteral("undo"));
    undo->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    undo->setObjectName(QStringLiteral("undo"));
    for (const char *name : {"redo", "hideBoard", "picture", "settings"})
        addButton(QLatin1String(name));
    connect(m_phase, &QLabel::linkActivated, this, &TurnBar::phaseClicked);
    connect(&controller, &GameController::changed, this, &TurnBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &TurnBar::refresh);
    refresh();
}

QToolButton *TurnBar::addButton(const QString &action)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(m_actions.action(action));
    button->setIconSize(QSize(19, 19));
    button->setMinimumSize(34, 34);
    m_row->addWidget(button);
    return button;
}

QString TurnBar::turnText() const
{
    const engine::Scenario &scenario = m_controller.game().scenario();
    const int turn = m_controller.state().turn();
    QString text = QStringLiteral("<b>%1</b>").arg(tr("Turn %1").arg(turn));
    if (scenario.lastTurn > 0)
        text += QStringLiteral(" / %1").arg(scenario.lastTurn);
    return text;
}

QString TurnBar::phasePath() const
{
    if (!m_controller.state().phase())
        return {};
    const engine::Sequence &sequence = m_controller.module().sequence;
    const auto path = sequence.path(m_controller.state().phase());
    QStringList names;
    for (size_t i = path.size() > 4 ? path.size() - 4 : 0; i < path.size(); ++i) {
        const QString name = m_controller.translator().translate(sequence.phase(path[i]).name);
        names << (i + 1 == path.size() ? QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped())
                                       : name.toHtmlEscaped());
    }
    return names.join(QStringLiteral(" › "));
}

void TurnBar::showStatus()
{
    qDeleteAll(m_status->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    const auto &variables = m_controller.module().state.variables;
    int shown = 0;
    for (size_t i = 1; i < variables.size() && shown < 4; ++i) {
        const auto &variable = variables[i];
        const auto *value = std::get_if<engine::Value>(&m_controller.state().variable(int(i)));
        if (variable.title.isEmpty() || !value || !m_controller.view().seesVariable(int(i)))
            continue;
        ++shown;
        auto *label = new QLabel(m_status);
        label->setTextFormat(Qt::RichText);
        const QString title = m_controller.translator().translate(variable.title).toHtmlEscaped();
        const QString most =
            variable.most ? QStringLiteral(" / %1").arg(*variable.most) : QString();
        label->setText(QStringLiteral("%1<br><b>%2</b>%3")
                           .arg(title, m_controller.texts().value(*value).toHtmlEscaped(), most));
        m_statusRow->addWidget(label);
    }
    const engine::Json victory = m_controller.query(QStringLiteral("victory"));
    const engine::Json &points = victory[u"points"];
    if (!points.isObject() || !points.size())
        return;
    QStringList words;
    for (qsizetype i = 0; i < points.size(); ++i) {
        const engine::SideId side = m_controller.module().side(points.keyAt(i));
        if (side && points.at(i).isNumber())
            words << QStringLiteral("%1 <b>%2</b>")
                         .arg(m_controller.texts().sideName(side).toHtmlEscaped(),
                              QLocale().toString(points.at(i).toReal()));
    }
    if (words.isEmpty())
        return;
    auto *label = new QLabel(
        QStringLiteral("%1<br>%2")
            .arg(tr("Victory points").toHtmlEscaped(), words.join(QStringLiteral(" · "))),
        m_status);
    label->setTextFormat(Qt::RichText);
    m_statusRow->addWidget(label);
}

void TurnBar::refresh()
{
    const bool over = m_controller.state().isOver();
    const engine::SideId side =
        over ? m_controller.state().result().winner : m_controller.offer().side;
    const QString name = side ? m_controller.texts().sideName(side) : tr("Nobody");
    m_badge->setSide(side, over && !side ? tr("Draw") : name,
                     over ? (side ? tr("Has won") : tr("Nobody has won"))
                         : m_controller.isHumanTurn() ? tr("Decides now")
                                                      : tr("The computer thinks"));
    m_turn->setText(turnText());
    m_phase->setText(phasePath());
    showStatus();
    QAction *undo = m_actions.action(QStringLiteral("undo"));
    undo->setEnabled(m_controller.canUndo());
    undo->setToolTip(m_controller.undoText());
    m_actions.action(QStringLiteral("redo"))->setEnabled(m_controller.canRedo());
}

void TurnBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace app
