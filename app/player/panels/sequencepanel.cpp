// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/sequencepanel.h"

#include "app/player/game/calendar.h"
#include "app/player/history/historymodel.h"
#include "app/player/panels/planlist.h"
#include "app/player/parts/sidemark.h"

#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_mostArrivals = 6; // by name; the rest is told by the tip

} // namespace

SequencePanel::SequencePanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_track(new TurnTrack(controller.module(), this))
    , m_next(label({}, "note", this))
    , m_tree(new QTreeWidget(this))
    , m_plans(new PlanList(controller, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 4);
    layout->setSpacing(8);
    auto *head = new QVBoxLayout; // the tree below it has all of the width
    head->setContentsMargins(10, 0, 10, 0);
    head->setSpacing(8);
    layout->addLayout(head);
    head->addWidget(m_track);
    head->addWidget(m_next);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_plans);
    m_tree->setHeaderHidden(true);
    setLook(m_tree, "flat");
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setIndentation(14);
    m_tree->setRootIsDecorated(false);
    m_tree->setUniformRowHeights(true);
    m_tree->setIconSize({12, 12});
    connect(m_tree, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *item) {
        emit wishes().phaseRequested(engine::PhaseId(item->data(0, Qt::UserRole).toInt()));
    });
    m_track->setNamer([&controller](int turn) { return Calendar::of(controller).name(turn); });
    connect(m_track, &TurnTrack::turnClicked, this, [this](int turn) {
        emit wishes().stepRequested(HistoryModel::of(this->controller()).turnStep(turn));
    });
    followTelling();
    retranslate();
}

void SequencePanel::retranslate()
{
    setAccessibleName(tr("Sequence"));
    m_tree->setAccessibleName(tr("Phases of the turn"));
}

QStringList SequencePanel::names(const std::vector<engine::PieceId> &pieces) const
{
    QStringList names;
    for (const engine::PieceId piece : pieces)
        names.append(controller().texts().pieceName(piece));
    return names;
}

void SequencePanel::showTurns()
{
    QHash<int, TurnTrack::Arrivals> arrivals;
    const engine::Scenario &scenario = controller().game().scenario();
    for (const engine::Scenario::Arrival &arrival : scenario.arrivals) {
        TurnTrack::Arrivals &turn = arrivals[arrival.turn];
        for (const engine::PieceId piece : arrival.pieces) {
            const engine::SideId side = controller().module().piece(piece).side;
            if (side && !turn.sides.contains(side))
                turn.sides.append(side);
        }
        if (!turn.text.isEmpty())
            turn.text += u'\n';
        turn.text += names(arrival.pieces).join(QStringLiteral(", "));
    }
    m_track->setReached(controller().state().turn());
    m_track->setTurns(scenario.firstTurn, scenario.lastTurn, controller().shownState().turn(),
                      arrivals);
}

void SequencePanel::showNext()
{
    const engine::Scenario &scenario = controller().game().scenario();
    int next = 0;
    for (const auto &arrival : scenario.arrivals) {
        if (arrival.turn > controller().shownState().turn() && (!next || arrival.turn < next))
            next = arrival.turn;
    }
    QStringList all;
    for (const auto &arrival : scenario.arrivals) {
        if (arrival.turn == next)
            all.append(names(arrival.pieces));
    }
    const int more = int(all.size()) - c_mostArrivals;
    const QString first = all.mid(0, c_mostArrivals).join(QStringLiteral(", "));
    m_next->setText(
        !next ? QString()
            : more > 0
            ? tr("Turn %1: %2 and %n more", "when and who arrives", more)
                  .arg(QString::number(next), first)
            : tr("Turn %1: %2", "when and who arrives").arg(QString::number(next), first));
    m_next->setToolTip(more > 0 ? all.join(u'\n') : QString());
    m_next->setVisible(next);
}

QString SequencePanel::phaseName(engine::PhaseId phase) const
{
    return controller().translator().translate(QStringLiteral("rules/sequence.json"),
                                               controller().module().sequence.phase(phase).name);
}

SequencePanel::Progress SequencePanel::progress(engine::PhaseId phase, engine::SideId each)
{
    const engine::GameState &state = controller().shownState();
    const bool isHere = state.phase() == phase && (!each || state.phaseEach() == each);
    if (isHere)
        m_isPast = true;
    return isHere ? Progress::Now : m_isPast ? Progress::ToCome : Progress::Done;
}

void SequencePanel::addPhase(QTreeWidgetItem *parent, engine::PhaseId phase, engine::SideId each,
                             engine::SideId shown)
{
    const auto &node = controller().module().sequence.phase(phase);
    auto *item = parent ? new QTreeWidgetItem(parent) : new QTreeWidgetItem(m_tree);
    item->setData(0, Qt::UserRole, phase.value);
    const bool wasPast = m_isPast;
    Progress state = Progress::ToCome;
    if (node.children.empty()) {
        state = progress(phase, each);
    } else {
        addPhases(item, node.children, each);
        state = wasPast ? Progress::ToCome : m_isPast ? Progress::Now : Progress::Done;
    }
    const bool isGoingOn = node.children.empty() && state == Progress::Now;
    if (isGoingOn)
        addGoingOn(item);
    QString name = phaseName(phase);
    if (shown)
        name += QStringLiteral(" · ") + controller().texts().sideName(shown);
    showRow(item, {name, state, !item->childCount(), shown});
    item->setToolTip(0, node.rule.isEmpty() ? name : tr("%1, rule %2").arg(name, node.rule));
}

void SequencePanel::addGoingOn(QTreeWidgetItem *phase)
{
    QTreeWidgetItem *above = phase;
    for (qsizetype i = 0; i < m_status.path.size(); ++i) {
        const TurnStatus::Level &level = m_status.path[i];
        auto *item = new QTreeWidgetItem(above);
        item->setData(0, Qt::UserRole, phase->data(0, Qt::UserRole));
        showRow(item, {level.text, Progress::Now, i + 1 == m_status.path.size(), level.side});
        above = item;
    }
}

void SequencePanel::showRow(QTreeWidgetItem *item, const Row &row)
{
    const bool isNow = row.progress == Progress::Now;
    const QString sign = row.progress == Progress::Done ? QStringLiteral("✓")
        : !isNow                                        ? QStringLiteral("·")
        : row.isLeaf                                    ? QStringLiteral("▸")
                                                        : QStringLiteral("▾");
    const Tokens colors = tokens();
    if (row.side)
        item->setIcon(
            0,
            SideMark::of(controller().module(), row.side, colors).pixmap(12, devicePixelRatioF()));
    item->setText(0, sign + QStringLiteral("  ") + row.name);
    QFont font = m_tree->font();
    font.setWeight(isNow ? QFont::DemiBold : QFont::Normal);
    item->setFont(0, font);
    item->setForeground(0, isNow ? (row.isLeaf ? colors.accent : colors.text) : colors.text2);
    if (isNow && row.isLeaf)
        item->setBackground(0, colors.soft);
    item->setSizeHint(0, QSize(0, qMax(24, m_tree->fontMetrics().height() + 8)));
    item->setExpanded(isNow);
    const QString words = row.progress == Progress::Done ? tr("done")
        : isNow                                          ? tr("now")
                                                         : tr("to come");
    item->setData(0, Qt::AccessibleTextRole,
                  tr("%1: %2", "phase and progress").arg(row.name, words));
}

void SequencePanel::addPhases(QTreeWidgetItem *parent, const std::vector<engine::PhaseId> &phases,
                              engine::SideId each)
{
    for (const engine::PhaseId phase : phases) {
        const auto &node = controller().module().sequence.phase(phase);
        if (node.each.empty()) {
            addPhase(parent, phase, each, {});
            continue;
        }
        for (const engine::SideId side : node.each)
            addPhase(parent, phase, side, side);
    }
}

void SequencePanel::refresh()
{
    m_status = TurnStatus::of(controller());
    showTurns();
    showNext();
    setGround(m_tree);
    m_tree->clear();
    m_isPast = false;
    addPhases(nullptr, controller().module().sequence.roots(), {});
    m_plans->setPlans(m_status.plans);
}

} // namespace app
