// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/turnbar.h"

#include "app/player/parts/keybutton.h"
#include "app/player/parts/sidebadge.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QToolButton>

namespace app {

namespace {

constexpr int c_mostStatuses = 4;
constexpr size_t c_mostLevels = 4;
constexpr int c_leastTitle = 116;

/// Titles that fit into \a width; of those longer than \a enough that begin with the same words
/// only the rest is told.
QStringList shortened(const QStringList &titles, const QFontMetrics &metrics, int enough, int width)
{
    QStringList result;
    for (const QString &title : titles) {
        QString text = title;
        qsizetype same = 0;
        for (const QString &other : titles) {
            if (other == title)
                continue;
            qsizetype length = 0;
            while (length < std::min(other.size(), title.size()) && other[length] == title[length])
                ++length;
            same = std::max(same, title.left(length).lastIndexOf(u' ') + 1);
        }
        if (metrics.horizontalAdvance(text) > enough && same > 0)
            text = QStringLiteral("… ") + text.mid(same);
        result << metrics.elidedText(text, Qt::ElideRight, width);
    }
    return result;
}

} // namespace

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
    m_phase->setObjectName(QStringLiteral("phase"));
    m_status->setObjectName(QStringLiteral("status"));
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
    return text;
}

QString TurnBar::phasePath(size_t levels) const
{
    if (!m_controller.shownState().phase())
        return {};
    const engine::Sequence &sequence = m_controller.module().sequence;
    const auto path = sequence.path(m_controller.shownState().phase());
    QStringList names;
    for (size_t i = path.size() > levels ? path.size() - levels : 0; i < path.size(); ++i) {
        const QString name = m_controller.translator().translate(sequence.phase(path[i]).name);
        names << (i + 1 == path.size() ? QStringLiteral("<b>%1</b>").arg(name.toHtmlEscaped())
                                       : name.toHtmlEscaped());
    }
    return names.join(QStringLiteral(" › "));
}

QList<TurnBar::Status> TurnBar::statuses() const
{
    QList<Status> found;
    const auto &variables = m_controller.module().state.variables;
    for (size_t i = 1; i < variables.size(); ++i) {
        const auto &variable = variables[i];
        const auto *value = std::get_if<engine::Value>(&m_controller.shownState().variable(int(i)));
        if (variable.title.isEmpty() || !value || !m_controller.view().seesVariable(int(i)))
            continue;
        const QString most =
            variable.most ? QStringLiteral(" / %1").arg(*variable.most) : QString();
        found.append({m_controller.translator().translate(variable.title),
                      QStringLiteral("<b>%1</b>%2")
                          .arg(m_controller.texts().value(*value).toHtmlEscaped(), most)});
    }
    // The rules answer for the present only.
    const Status points = m_controller.isInPast() ? Status() : victoryPoints();
    found = found.mid(0, points.value.isEmpty() ? c_mostStatuses : c_mostStatuses - 1);
    if (!points.value.isEmpty())
        found.prepend(points);
    return found;
}

TurnBar::Status TurnBar::victoryPoints() const
{
    const engine::Json victory = m_controller.query(engine::protocol::Query::Victory);
    const engine::Json &points = victory[u"points"];
    QStringList words;
    for (qsizetype i = 0; points.isObject() && i < points.size(); ++i) {
        const engine::SideId side = m_controller.module().side(points.keyAt(i));
        if (side && points.at(i).isNumber())
            words << QStringLiteral("%1 <b>%2</b>")
                         .arg(m_controller.texts().sideName(side).toHtmlEscaped(),
                              QLocale().toString(points.at(i).toReal()));
    }
    return {tr("Victory points"), words.join(QStringLiteral(" · "))};
}

void TurnBar::showStatus()
{
    qDeleteAll(m_items);
    m_items.clear();
    m_shown = statuses();
    for (const Status &status : std::as_const(m_shown)) {
        auto *label = new QLabel(m_status);
        label->setTextFormat(Qt::RichText);
        label->setToolTip(QStringLiteral("%1: %2").arg(status.title.toHtmlEscaped(), status.value));
        label->setAccessibleName(status.title);
        m_statusRow->addWidget(label);
        m_items.append(label);
    }
}

void TurnBar::fitStatus(int room)
{
    QStringList titles;
    for (const Status &status : std::as_const(m_shown))
        titles << status.title;
    // Whole titles, then without what they have in common, then cut to what is left.
    const int each = room / std::max(1, int(titles.size())) - m_statusRow->spacing();
    const QStringList ways[] = {
        titles, shortened(titles, fontMetrics(), c_leastTitle, 10000),
        shortened(titles, fontMetrics(), c_leastTitle, std::max(c_leastTitle, each))};
    for (const QStringList &words : ways) {
        int width = 0;
        for (qsizetype i = 0; i < m_items.size(); ++i) {
            m_items[i]->setText(
                QStringLiteral("%1<br>%2").arg(words[i].toHtmlEscaped(), m_shown[i].value));
            width += m_items[i]->sizeHint().width() + m_statusRow->spacing();
            m_items[i]->setVisible(width <= room);
        }
        if (width <= room)
            break;
    }
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
    fitStatus(room - words);
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
                                                      : tr("The computer thinks"));
}

void TurnBar::refresh()
{
    showBadge();
    m_turn->setText(turnText());
    showStatus();
    fit();
    QAction *undo = m_actions.action(QStringLiteral("undo"));
    undo->setEnabled(m_controller.canUndo() && !m_controller.isInPast());
    undo->setToolTip(m_controller.undoText());
    m_actions.action(QStringLiteral("redo"))
        ->setEnabled(m_controller.canRedo() && !m_controller.isInPast());
}

void TurnBar::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        refresh();
    QWidget::changeEvent(event);
}

} // namespace app
