// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/summarypanel.h"

#include "app/player/log/logtext.h"
#include "app/player/telling/othersturn.h"
#include "app/view/style/icons.h"

#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace app {

namespace {

/// So many names stand in a row; the map and the log have all of them.
constexpr int c_mostNames = 5;
constexpr int c_mostSentences = 3;

} // namespace

SummaryPanel::SummaryPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_teller(Teller::of(controller))
    , m_title(label({}, "panelTitle", this))
    , m_note(label({}, "note", this))
    , m_again(new QPushButton(this))
{
    setObjectName(QStringLiteral("summary"));
    followTelling();
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setMinimumHeight(leastText);
    setGround(scroll);
    auto *content = new QWidget(scroll);
    m_column = new QVBoxLayout(content);
    m_column->setContentsMargins(12, 10, 12, 12);
    m_column->setSpacing(8);
    m_column->addWidget(m_title);
    m_column->addWidget(m_note);
    m_column->addWidget(m_again, 0, Qt::AlignLeft);
    m_column->addStretch();
    scroll->setWidget(content);
    outer->addWidget(scroll);
    m_again->setProperty("class", QStringLiteral("small"));
    m_again->setObjectName(QStringLiteral("tellAgain"));
    connect(m_again, &QPushButton::clicked, &m_teller, &Teller::again);
    connect(&m_teller, &Teller::started, this, &SummaryPanel::follow);
    connect(&m_teller, &Teller::beatShown, this, &SummaryPanel::follow);
    connect(&m_teller, &Teller::finished, this, &SummaryPanel::follow);
    connect(&m_teller, &Teller::cleared, this, &SummaryPanel::follow);
    connect(&controller, &GameController::changed, this, &SummaryPanel::follow);
    retranslate();
}

// Whoever is told nothing gets it as a whole.
bool SummaryPanel::isUntold() const
{
    return isHandOver() || (m_teller.pace() == Teller::Pace::Off && m_teller.beats().empty());
}

// Two people before one screen: nothing was told to who sits down now.
bool SummaryPanel::isHandOver() const
{
    return !m_teller.isOthers() && !m_teller.isTelling() && !controller().isCovered()
        && othersturn::isHandOver(controller());
}

void SummaryPanel::follow()
{
    const bool isWanted =
        isHandOver() || (isUntold() ? othersturn::isLast(controller()) : m_teller.isOthers());
    if (isWanted != m_isWanted) {
        m_isWanted = isWanted;
        emit wanted(isWanted);
    }
    refreshSoon();
}

void SummaryPanel::retranslate()
{
    setAccessibleName(tr("Summary"));
    m_again->setText(tr("The whole turn again"));
}

QString SummaryPanel::title() const
{
    QStringList names;
    for (const engine::Beat &beat : m_beats) {
        const bool isOwn = isHandOver()              ? beat.side == controller().offer().side
            : controller().viewer().seesEverything() ? controller().isHuman(beat.side)
                                                     : controller().viewer().isOf(beat.side);
        const QString name = beat.side ? controller().texts().sideName(beat.side) : QString();
        if (!name.isEmpty() && !names.contains(name) && !isOwn)
            names.append(name);
    }
    return tr("%1, turn %2", "who acted, and when")
        .arg(names.join(QStringLiteral(", ")))
        .arg(othersturn::turnBefore(controller(), m_beats.front().step));
}

void SummaryPanel::refresh()
{
    delete m_table;
    m_table = new QWidget(this);
    m_grid = new QGridLayout(m_table);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(12);
    m_grid->setVerticalSpacing(6);
    m_grid->setColumnStretch(1, 1);
    m_column->insertWidget(2, m_table);
    m_beats = isUntold() ? othersturn::beats(controller()) : m_teller.beats();
    const bool hasTurn = !m_beats.empty() && (isUntold() || m_teller.isOthers());
    m_again->setIcon(Icons::icon(QStringLiteral("restart")));
    m_again->setVisible(hasTurn && !isUntold());
    m_title->setVisible(hasTurn);
    if (!hasTurn) {
        m_note->setText(tr("When another side has had its turn, what it did is summed up here."));
        return;
    }
    m_title->setText(title());
    m_note->setText(m_teller.isTelling() || m_teller.isOpen() ? tr("So far; whole at the end.")
                                                              : tr("All that was to be seen."));
    addRows();
}

void SummaryPanel::addRows()
{
    const size_t told = m_teller.isTelling() ? size_t(m_teller.current()) + 1 : m_beats.size();
    const TurnSummary summary(controller().module(), std::span(m_beats).first(told));
    std::vector<TurnSummary::Row> rows = summary.rows();
    const auto named = [this](const QString &text, engine::SideId side) {
        return text.arg(controller().texts().sideName(side));
    };
    using Kind = TurnSummary::Row::Kind;
    for (const TurnSummary::Row &row : rows) {
        const QString name = row.kind == Kind::Moves ? tr("Moves")
            : row.kind == Kind::Arrivals             ? tr("Arrivals")
            : row.kind == Kind::Fights               ? tr("Fights")
            : row.kind == Kind::Losses               ? named(tr("Losses: %1", "a side"), row.side)
            : row.kind == Kind::Places ? named(tr("Places: %1", "a side that took them"), row.side)
                                       : tr("Supply");
        addRow(name, value(summary, row));
    }
    for (int32_t i = 0; i < int32_t(controller().module().sides.size()); ++i) {
        const engine::SideId side(i);
        const bool hasLost = std::any_of(rows.begin(), rows.end(), [&](const auto &row) {
            return row.kind == Kind::Losses && row.side == side;
        });
        if (!summary.fights().empty() && !hasLost)
            addRow(named(tr("Losses: %1", "a side"), side), tr("none", "losses"));
    }
    if (m_grid->count() == 0)
        addRow(QString(), tr("Nothing that could be seen."));
}

void SummaryPanel::addRow(const QString &title, const QString &html)
{
    const int row = m_grid->rowCount();
    QLabel *name = label(title, "help", m_table);
    name->setWordWrap(false);
    m_grid->addWidget(name, row, 0, Qt::AlignTop);
    QLabel *words = label({}, "words", m_table);
    words->setTextFormat(Qt::RichText);
    words->setText(html);
    words->setTextInteractionFlags(Qt::TextBrowserInteraction);
    words->setAccessibleName(title);
    connect(words, &QLabel::linkActivated, this, [this](const QString &beat) { go(beat.toInt()); });
    m_grid->addWidget(words, row, 1);
}

// What was not told is seen in the history.
void SummaryPanel::go(int beat)
{
    if (isUntold())
        emit wishes().stepRequested(m_beats[size_t(beat)].step);
    else
        m_teller.jump(beat);
}

QString SummaryPanel::link(int beat, const QString &text) const
{
    return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
        .arg(QString::number(beat), tokens().accent.name(), text.toHtmlEscaped());
}

QString SummaryPanel::value(const TurnSummary &summary, const TurnSummary::Row &row) const
{
    switch (row.kind) {
    case TurnSummary::Row::Kind::Moves:
    case TurnSummary::Row::Kind::Arrivals:
        return link(row.beats.front(), tr("%n unit(s)", nullptr, row.count));
    case TurnSummary::Row::Kind::Fights:
        return fights(summary);
    case TurnSummary::Row::Kind::Losses:
        return losses(row);
    case TurnSummary::Row::Kind::Places:
        return places(row);
    case TurnSummary::Row::Kind::Supply:
        break;
    }
    return supply(row);
}

QString SummaryPanel::fights(const TurnSummary &summary) const
{
    QStringList parts;
    for (const bool hasEffect : {true, false}) {
        QStringList links;
        for (const TurnSummary::Fight &fight : summary.fights()) {
            if (fight.hasEffect == hasEffect)
                links << link(fight.beat,
                              fight.space ? controller().texts().spaceName(fight.space)
                                          : tr("a fight"));
        }
        if (!links.isEmpty())
            parts << (hasEffect ? tr("%n with effect: %1", nullptr, int(links.size()))
                                : tr("%n without effect: %1", nullptr, int(links.size())))
                         .arg(links.join(QStringLiteral(", ")));
    }
    return parts.join(QStringLiteral("<br>"));
}

QString SummaryPanel::losses(const TurnSummary::Row &row) const
{
    QStringList parts;
    if (row.count)
        parts << tr("%n step(s)", nullptr, row.count);
    if (row.others)
        parts << tr("%n unit(s) for good", nullptr, row.others);
    QStringList names;
    for (const engine::PieceId piece : row.pieces) {
        if (names.size() < c_mostNames)
            names << controller().texts().pieceName(piece);
    }
    QString html = link(row.beats.front(), parts.join(QStringLiteral(", ")));
    if (!names.isEmpty())
        html += QStringLiteral(" · ") + names.join(QStringLiteral(", ")).toHtmlEscaped();
    if (const int more = int(row.pieces.size()) - c_mostNames; more > 0)
        html += tr(" and %n more", nullptr, more);
    return html;
}

QString SummaryPanel::places(const TurnSummary::Row &row) const
{
    QStringList names;
    for (const engine::SpaceId space : row.spaces) {
        if (names.size() < c_mostNames)
            names << controller().texts().spaceName(space);
    }
    QString html = link(row.beats.front(), names.join(QStringLiteral(", ")));
    if (const int more = int(row.spaces.size()) - c_mostNames; more > 0)
        html += tr(" and %n more", nullptr, more);
    return html;
}

QString SummaryPanel::sentence(const engine::Beat &beat) const
{
    const LogText text(controller(), tokens());
    QStringList lines;
    for (const engine::change::Log &line : beat.lines)
        lines << text.plain(line);
    return lines.join(u' ');
}

// The log says it; there is no second wording.
QString SummaryPanel::supply(const TurnSummary::Row &row) const
{
    QStringList lines;
    for (const int beat : row.beats) {
        if (lines.size() < c_mostSentences)
            lines << link(beat, sentence(m_beats[size_t(beat)]));
    }
    if (const int more = int(row.beats.size()) - c_mostSentences; more > 0)
        lines << tr("and %n more", nullptr, more);
    return lines.join(QStringLiteral("<br>"));
}

} // namespace app
