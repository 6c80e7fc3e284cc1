// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/turnbar.h"

#include "app/player/game/gamewishes.h"
#include "app/player/panels/statusstrip.h"
#include "app/player/parts/keybutton.h"
#include "app/player/parts/sidebadge.h"
#include "app/view/style/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace app {

namespace {

constexpr size_t c_mostLevels = 4;

} // namespace

TurnBar::TurnBar(GameController &controller, ActionTable &actions, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_actions(actions)
    , m_badge(new SideBadge(controller.module(), this))
    , m_turn(new QLabel(this))
    , m_phase(new QLabel(this))
    , m_strip(new StatusStrip(this))
    , m_row(new QHBoxLayout(this))
{
    setObjectName(QStringLiteral("turnBar"));
    setAttribute(Qt::WA_StyledBackground);
    m_turn->setTextFormat(Qt::RichText);
    m_turn->setObjectName(QStringLiteral("turn"));
    m_phase->setTextFormat(Qt::RichText);
    m_phase->setProperty("class", QStringLiteral("help"));
    m_phase->setObjectName(QStringLiteral("phase"));
    auto *words = new QVBoxLayout;
    words->setSpacing(0);
    words->addWidget(m_turn);
    words->addWidget(m_phase);
    m_row->setContentsMargins(12, 5, 12, 5);
    m_row->setSpacing(10);
    m_row->addWidget(m_badge);
    m_row->addSpacing(4);
    m_row->addLayout(words);
    m_row->addSpacing(10);
    m_row->addWidget(m_strip);
    m_row->addStretch(1);
    addButton(QStringLiteral("undo"), new KeyButton(KeyButton::Style::Cap, this));
    for (const char *name : {"redo", "hideBoard", "picture", "settings"})
        addButton(QLatin1String(name), new QToolButton(this));
    connect(m_phase, &QLabel::linkActivated, this, [this] {
        emit GameWishes::of(m_controller).panelRequested(QStringLiteral("sequence"));
    });
    connect(&controller, &GameController::changed, this, &TurnBar::refresh);
    connect(&controller, &GameController::languageChanged, this, &TurnBar::refresh);
    connect(&controller, &GameController::shownChanged, this, &TurnBar::refresh);
    refresh();
}

void TurnBar::addButton(const QString &action, QToolButton *button)
{
    button->setObjectName(action);
    button->setDefaultAction(m_actions.action(action));
    button->setIconSize(QSize(19, 19));
    button->setMinimumSize(34, 34);
    m_row->addWidget(button);
    m_buttons.append(button);
}

QString TurnBar::turnText() const
{
    const engine::Scenario &scenario = m_controller.game().scenario();
    const int turn = m_controller.shownState().turn();
    QString text = QStringLiteral("<b>%1</b>").arg(tr("Turn %1").arg(turn));
    if (scenario.lastTurn > 0)
        text += QStringLiteral(" / %1").arg(scenario.lastTurn);
    if (!m_status.date.isEmpty())
        text += QStringLiteral(" · ") + m_status.date.toHtmlEscaped();
    return text;
}

QString TurnBar::phasePath(size_t levels) const
{
    const engine::Sequence &sequence = m_controller.module().sequence;
    QStringList names;
    if (m_controller.shownState().phase()) {
        for (const engine::PhaseId phase : sequence.path(m_controller.shownState().phase()))
            names.append(m_controller.translator().translate(sequence.phase(phase).name));
    }
    for (const TurnStatus::Level &level : m_status.path)
        names.append(level.text);
    names = names.mid(std::max(qsizetype(0), names.size() - qsizetype(levels)));
    for (QString &name : names)
        name = name.toHtmlEscaped();
    if (!names.isEmpty())
        names.back() = QStringLiteral("<b style=\"color:%1\">%2</b>")
                           .arg(Tokens::of(palette()).text.name(), names.back());
    // A click opens the sequence, but it need not look like a link of the web.
    return QStringLiteral("<a href=\"sequence\" style=\"text-decoration:none; color:%1\">%2</a>")
        .arg(Tokens::of(palette()).text2.name(), names.join(QStringLiteral(" › ")));
}

void TurnBar::fit()
{
    // The phase comes first, then as many of its parents and of the numbers as there is room for.
    const QMargins margins = m_row->contentsMargins();
    int room = width() - margins.left() - margins.right() - m_badge->sizeHint().width() - 14
        - m_row->spacing() * (m_row->count() + 1);
    for (const QToolButton *button : std::as_const(m_buttons))
        room -= button->sizeHint().width();
    m_phase->setMinimumWidth(0); // a label counts it when it is measured
    for (size_t levels = c_mostLevels; levels > 0; --levels) {
        m_phase->setText(phasePath(levels));
        if (m_phase->sizeHint().width() <= room * 3 / 5)
            break;
    }
    m_phase->setToolTip(phasePath(c_mostLevels));
    const int words = std::max(m_phase->sizeHint().width(), m_turn->sizeHint().width());
    m_phase->setMinimumWidth(std::min(words, std::max(1, room)));
    m_strip->fit(room - words);
}

void TurnBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void TurnBar::showBadge()
{
    if (m_controller.isInPast()) {
        const auto &history = m_controller.game().history();
        const auto next = size_t(m_controller.shownStep());
        const engine::SideId side = next < history.size() ? history[next].side : engine::SideId();
        m_badge->setSide(side, side ? m_controller.texts().sideName(side) : tr("Nobody"),
                         tr("Decided then"));
        return;
    }
    if (m_controller.isTelling()) {
        const auto last = size_t(m_controller.game().commandCount()) - 1;
        const engine::SideId side = m_controller.game().history()[last].side;
        m_badge->setSide(side, side ? m_controller.texts().sideName(side) : tr("Nobody"),
                         tr("Being told"));
        return;
    }
    const bool over = m_controller.state().isOver();
    const engine::SideId side =
        over ? m_controller.state().result().winner : m_controller.offer().side;
    const engine::SeatId seat = over ? engine::SeatId() : m_controller.offer().seat;
    QString name = side ? m_controller.texts().sideName(side) : tr("Nobody");
    if (seat)
        name += QStringLiteral(" · ")
            + m_controller.translator().translate(
                m_controller.module().seats[size_t(seat.value)].name);
    m_badge->setSide(side, over && !side ? tr("Draw") : name,
                     over ? (side ? tr("Has won") : tr("Nobody has won"))
                         : m_controller.isHumanTurn() ? tr("Decides now")
                                                      : tr("The computer is thinking"));
}

void TurnBar::refresh()
{
    showBadge();
    m_status = TurnStatus::of(m_controller);
    m_turn->setText(turnText());
    m_strip->setStatus(m_controller.module(), m_status);
    fit();
    QAction *undo = m_actions.action(QStringLiteral("undo"));
    undo->setEnabled(m_controller.canUndo() && !m_controller.isInPast());
    undo->setToolTip(m_controller.undoText());
    m_actions.action(QStringLiteral("redo"))
        ->setEnabled(m_controller.canRedo() && !m_controller.isInPast());
}

void TurnBar::changeEvent(QEvent *event)
{
    // Later: who changes the look of all widgets must find them all to the end.
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        QMetaObject::invokeMethod(this, &TurnBar::refresh, Qt::QueuedConnection);
    QWidget::changeEvent(event);
}

} // namespace app
