// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/agenda/agendapanel.h"

#include "app/player/counters/countershelf.h"
#include "app/player/game/calendar.h"
#include "app/player/history/historymodel.h"
#include "app/player/parts/sidemark.h"

#include <QLabel>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_agendaCounter = 24;
/// Up to so many units are seen without opening their row.
constexpr size_t c_mostOpen = 12;

} // namespace

AgendaPanel::AgendaPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_title(label({}, "panelTitle", this))
    , m_when(label({}, "panelTitle", this))
    , m_duties(makeTree())
    , m_calendar(makeTree())
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 4);
    layout->setSpacing(6);
    for (QLabel *head : {m_title, m_when})
        head->setContentsMargins(10, 0, 10, 0);
    layout->addWidget(m_title);
    layout->addWidget(m_duties, 3);
    layout->addWidget(m_when);
    layout->addWidget(m_calendar, 2);
    m_duties->setObjectName(QStringLiteral("duties"));
    m_calendar->setObjectName(QStringLiteral("calendar"));
    followTelling();
    retranslate();
}

QTreeWidget *AgendaPanel::makeTree()
{
    auto *tree = new QTreeWidget(this);
    tree->setHeaderHidden(true);
    setLook(tree, "flat");
    tree->setFrameShape(QFrame::NoFrame);
    tree->setIndentation(14);
    tree->setIconSize({c_agendaCounter, c_agendaCounter});
    tree->setMinimumHeight(leastPanel);
    tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(tree, &QTreeWidget::itemClicked, this, [this](QTreeWidgetItem *one) { open(*one); });
    connect(tree, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem *one) { open(*one); });
    return tree;
}

void AgendaPanel::retranslate()
{
    setAccessibleName(tr("Agenda"));
    m_title->setText(tr("What to do this turn"));
    m_when->setText(tr("Calendar"));
    m_duties->setAccessibleName(m_title->text());
    m_calendar->setAccessibleName(m_when->text());
    m_shown.clear();
}

void AgendaPanel::open(const QTreeWidgetItem &row)
{
    if (const QVariant piece = row.data(0, PieceRole); piece.isValid())
        emit wishes().pieceRequested(engine::PieceId(piece.toInt()));
    else if (const QVariant space = row.data(0, SpaceRole); space.isValid())
        emit wishes().placeRequested(engine::SpaceId(space.toInt()));
    else if (const QVariant phase = row.data(0, PhaseRole); phase.isValid())
        emit wishes().phaseRequested(engine::PhaseId(phase.toInt()));
    else if (const QVariant turn = row.data(0, TurnRole);
             turn.isValid() && stepOf(turn.toInt()) >= 0)
        emit wishes().stepRequested(stepOf(turn.toInt()));
}

int AgendaPanel::stepOf(int turn) const
{
    return HistoryModel::of(controller()).turnStep(turn);
}

QTreeWidgetItem *AgendaPanel::row(QTreeWidgetItem *above, const QString &text, bool isBold)
{
    auto *item = new QTreeWidgetItem(above);
    item->setText(0, text);
    item->setToolTip(0, text);
    QFont font = m_duties->font();
    font.setWeight(isBold ? QFont::DemiBold : QFont::Normal);
    item->setFont(0, font);
    item->setForeground(0, isBold ? tokens().text : tokens().text2);
    item->setSizeHint(0, QSize(0, qMax(24, m_duties->fontMetrics().height() + 8)));
    return item;
}

void AgendaPanel::refresh()
{
    setGround(m_duties);
    setGround(m_calendar);
    showDuties();
    const int turn = controller().shownState().turn();
    const QVariantList now{turn, controller().state().turn(), stepOf(controller().state().turn()),
                           tokens().isDark, m_duties->fontMetrics().height()};
    if (std::exchange(m_shown, now) != now)
        showCalendar();
}

void AgendaPanel::showDuties()
{
    m_duties->clear();
    const Duties duties = Duties::of(controller());
    if (duties.question.isEmpty()) {
        m_duties->addTopLevelItem(row(nullptr, tr("Nothing is asked of you now.")));
        return;
    }
    auto *now = row(nullptr,
                    duties.isMust ? tr("Must: %1", "what has to be done").arg(duties.question)
                                  : duties.question,
                    true);
    m_duties->addTopLevelItem(now);
    for (const Duties::Group &group : duties.now)
        addGroup(now, group);
    now->setExpanded(true);
    addLater(duties.later);
}

void AgendaPanel::addGroup(QTreeWidgetItem *above, const Duties::Group &group)
{
    const size_t count = group.pieces.size() + group.spaces.size();
    const QString words = group.spaces.empty() ? tr("%n unit(s) can still act", nullptr, int(count))
                                               : tr("%n place(s)", nullptr, int(count));
    QTreeWidgetItem *head =
        row(above,
            group.name.isEmpty()
                ? words
                : tr("%1: %2", "what can be done, and by how many").arg(group.name, words));
    for (const engine::PieceId piece : group.pieces)
        addPiece(head, piece);
    for (const engine::SpaceId space : group.spaces)
        row(head, controller().texts().spaceName(space))->setData(0, SpaceRole, space.value);
    head->setExpanded(count <= c_mostOpen);
}

void AgendaPanel::addPiece(QTreeWidgetItem *above, engine::PieceId piece)
{
    CounterShelf &shelf = CounterShelf::of(controller());
    QTreeWidgetItem *one = row(above, controller().texts().pieceName(piece));
    one->setData(0, PieceRole, piece.value);
    one->setToolTip(0, one->text(0) + u'\n' + shelf.status(piece));
    one->setIcon(0, shelf.pixmap(piece, c_agendaCounter, devicePixelRatioF()));
}

void AgendaPanel::addLater(const std::vector<engine::PhaseId> &phases)
{
    if (phases.empty())
        return;
    QTreeWidgetItem *head = row(nullptr, tr("Later in this turn"), true);
    m_duties->addTopLevelItem(head);
    for (const engine::PhaseId phase : phases) {
        const auto &node = controller().module().sequence.phase(phase);
        row(head,
            controller().translator().translate(QStringLiteral("rules/sequence.json"), node.name))
            ->setData(0, PhaseRole, phase.value);
    }
    head->setExpanded(true);
}

void AgendaPanel::showCalendar()
{
    m_calendar->clear();
    Calendar &calendar = Calendar::of(controller());
    QHash<QString, QTreeWidgetItem *> years;
    for (int turn = calendar.first(); turn <= calendar.last(); ++turn) {
        const QString year = calendar.year(turn);
        if (!years.contains(year)) {
            auto *head = row(nullptr, year.isEmpty() ? tr("Turns") : year, true);
            m_calendar->addTopLevelItem(head);
            years.insert(year, head);
        }
        addTurn(years.value(year), turn);
    }
}

void AgendaPanel::addTurn(QTreeWidgetItem *year, int turn)
{
    Calendar &calendar = Calendar::of(controller());
    const bool isNow = turn == controller().shownState().turn();
    const auto arrivals = calendar.arrivals(turn);
    int count = 0;
    for (const Calendar::Arrivals &one : arrivals)
        count += int(one.pieces.size());
    QString words = calendar.name(turn);
    if (count)
        words = tr("%1: %n arrive(s)", "a turn and how many units", count).arg(words);
    QTreeWidgetItem *when = row(year, words, isNow);
    when->setData(0, TurnRole, turn);
    if (stepOf(turn) >= 0)
        when->setToolTip(0, tr("%1\nClick to look at this turn in the history").arg(words));
    for (const Calendar::Arrivals &one : arrivals) {
        QStringList names;
        for (const engine::PieceId piece : one.pieces)
            names << controller().texts().pieceName(piece);
        QTreeWidgetItem *who = row(when, names.join(QStringLiteral(", ")));
        who->setIcon(0,
                     SideMark::of(controller().module(), one.side, tokens())
                         .pixmap(12, devicePixelRatioF()));
        who->setToolTip(0, names.join(u'\n'));
    }
    if (!isNow)
        return;
    year->setExpanded(true);
    when->setForeground(0, tokens().accent);
    m_calendar->scrollToItem(when);
}

} // namespace app
