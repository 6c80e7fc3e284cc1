// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/endingcards.h"

#include "app/player/counters/counterlabel.h"
#include "app/player/ending/facechart.h"
#include "app/player/ending/turnchart.h"
#include "app/player/ending/turningpoints.h"
#include "app/player/game/dockpanel.h"
#include "app/player/odds/chancebar.h"
#include "app/player/parts/layout/flowlayout.h"

#include <QFrame>
#include <QLabel>
#include <QLocale>
#include <QScrollArea>
#include <QVBoxLayout>

#include <cmath>

namespace app {

namespace {

constexpr int c_lostCounter = 34;
constexpr int c_mostLost = 10; ///< Of a side, as counters.

} // namespace

EndingCards::EndingCards(GameController &controller, QWidget *parent)
    : QObject(parent)
    , m_controller(controller)
    , m_parent(parent)
    , m_record(controller)
{
}

QString EndingCards::sideName(engine::SideId side) const
{
    return m_controller.texts().sideName(side);
}

QStringList EndingCards::turnNames() const
{
    QStringList names;
    for (const GameRecord::Turn &turn : m_record.turns())
        names << QString::number(turn.number);
    return names;
}

QString EndingCards::stepLink(int step, const QString &text) const
{
    return QStringLiteral("<a href=\"%1\" style=\"color:%2\">%3</a>")
        .arg(QString::number(step), Tokens::of(m_parent->palette()).accent.name(),
             text.toHtmlEscaped());
}

QLabel *EndingCards::stepLabel(const QString &html, const char *look, QWidget *parent)
{
    QLabel *label = DockPanel::label({}, look, parent);
    label->setTextFormat(Qt::RichText);
    label->setText(html);
    label->setTextInteractionFlags(Qt::TextBrowserInteraction);
    connect(label, &QLabel::linkActivated, this,
            [this](const QString &step) { emit wishes().stepRequested(step.toInt()); });
    return label;
}

QFrame *EndingCards::card(const QString &title, const QString &note, QVBoxLayout *&lines)
{
    auto *frame = new QFrame(m_parent);
    frame->setProperty("class", QStringLiteral("card"));
    lines = new QVBoxLayout(frame);
    lines->setContentsMargins(16, 12, 16, 14);
    lines->setSpacing(8);
    auto *head = new QHBoxLayout;
    QLabel *name = DockPanel::label(title, "panelTitle", frame);
    name->setWordWrap(false);
    head->addWidget(name);
    head->addWidget(DockPanel::label(note, "note", frame), 1);
    lines->addLayout(head);
    return frame;
}

TurnChart *EndingCards::chart(QWidget *parent, bool isOfLosses)
{
    auto *made =
        new TurnChart(m_controller.module(),
                      isOfLosses ? TurnChart::Style::Bars : TurnChart::Style::Lines, parent);
    QList<TurnChart::Row> rows;
    QList<TurnChart::Row> nothing; // is shown only if nobody has anything
    for (int32_t i = 0; i < int32_t(m_controller.module().sides.size()); ++i) {
        TurnChart::Row row{engine::SideId(i), sideName(engine::SideId(i)), {}, {}};
        bool isAny = false;
        for (const GameRecord::Turn &turn : m_record.turns()) {
            const GameRecord::Loss &loss = turn.losses[size_t(i)];
            const double value = isOfLosses ? loss.steps + loss.pieces
                : m_record.hasPoints()      ? turn.points.empty() ? 0 : turn.points[size_t(i)]
                                            : turn.places[size_t(i)];
            row.values << value;
            row.steps << (isOfLosses ? loss.step : turn.last);
            isAny = isAny || value != 0;
        }
        if (isAny)
            rows << row;
        else
            nothing << row;
    }
    if (rows.isEmpty())
        rows = nothing;
    made->setRows(turnNames(), rows);
    connect(made, &TurnChart::stepChosen, &wishes(), &GameWishes::stepRequested);
    return made;
}

QFrame *EndingCards::course()
{
    QVBoxLayout *lines = nullptr;
    const QString title = m_record.hasPoints() ? tr("Points by turn") : tr("Places held by turn");
    QFrame *frame = card(title, tr("after each turn; a click shows it"), lines);
    TurnChart *course = chart(frame, false);
    course->setAccessibleName(title);
    lines->addWidget(course);
    std::vector<std::pair<engine::SideId, double>> last;
    for (size_t i = 0; !m_record.turns().empty() && i < m_controller.module().sides.size(); ++i) {
        const GameRecord::Turn &turn = m_record.turns().back();
        if (m_record.hasPoints() ? !turn.points.empty() && turn.points[i] != 0
                                 : turn.places[i] != 0)
            last.emplace_back(int32_t(i), m_record.hasPoints() ? turn.points[i] : turn.places[i]);
    }
    addLegend(lines, last);
    addTurningPoints(*course, lines);
    return frame;
}

void EndingCards::addTurningPoints(TurnChart &course, QVBoxLayout *lines)
{
    m_course = &course;
    m_points = new TurningPoints(m_controller, m_parent);
    QList<TurningPoints::Point> points;
    for (const GameRecord::Jump &jump : m_record.jumps()) {
        const QString sign = jump.change > 0 ? QStringLiteral("+") : QStringLiteral("−");
        points << TurningPoints::Point{
            jump.step, jump.turn,
            tr("%1 for %2", "points, a side")
                .arg(sign + QLocale().toString(std::abs(jump.change)), sideName(jump.side))};
    }
    lines->addWidget(m_points);
    m_points->setPoints(points);
    if (points.isEmpty())
        lines->addWidget(DockPanel::label(tr("The points have not changed."), "help", m_parent));
    setTurningPointsShown(true);
}

void EndingCards::setTurningPointsShown(bool shown)
{
    QList<TurnChart::Sign> signs;
    for (const GameRecord::Jump &jump : m_record.jumps()) {
        int turn = 0;
        int first = 0;
        while (turn + 1 < int(m_record.turns().size())
               && m_record.turns()[size_t(turn)].last < jump.step)
            first = m_record.turns()[size_t(turn++)].last;
        const int length = std::max(1, m_record.turns()[size_t(turn)].last - first);
        signs << TurnChart::Sign{turn - 1 + double(jump.step - first) / length, jump.step};
    }
    if (m_course)
        m_course->setSigns(shown ? signs : QList<TurnChart::Sign>());
    if (m_points)
        m_points->setVisible(shown && !signs.isEmpty());
}

QFrame *EndingCards::losses()
{
    QVBoxLayout *lines = nullptr;
    QFrame *frame = card(tr("Losses by turn"), tr("steps, and units lost for good"), lines);
    std::vector<std::pair<engine::SideId, double>> sums;
    for (size_t i = 0; i < m_controller.module().sides.size(); ++i) {
        int lost = 0;
        for (const GameRecord::Turn &turn : m_record.turns())
            lost += turn.losses[i].steps + turn.losses[i].pieces;
        if (lost)
            sums.emplace_back(int32_t(i), lost);
    }
    if (sums.empty()) {
        lines->addWidget(DockPanel::label(tr("Nobody has lost anything."), "help", frame));
        return frame;
    }
    TurnChart *bars = chart(frame, true);
    bars->setAccessibleName(tr("Losses by turn"));
    lines->addWidget(bars);
    addLegend(lines, sums);
    addGone(lines);
    return frame;
}

// Whose line or bar is which, and what it came to.
void EndingCards::addLegend(QVBoxLayout *lines,
                            const std::vector<std::pair<engine::SideId, double>> &values)
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    for (const auto &[side, value] : values) {
        auto *sign = new QLabel(m_parent);
        sign->setPixmap(SideMark::of(m_controller.module(), side, Tokens::of(m_parent->palette()))
                            .pixmap(12, m_parent->devicePixelRatioF()));
        row->addWidget(sign);
        QLabel *words = DockPanel::label(
            tr("%1: %2", "a side and its value").arg(sideName(side), QLocale().toString(value)),
            "words", m_parent);
        words->setWordWrap(false);
        row->addWidget(words);
        row->addSpacing(10);
    }
    row->addStretch();
    lines->addLayout(row);
}

void EndingCards::addGone(QVBoxLayout *lines)
{
    for (int32_t i = 0; i < int32_t(m_controller.module().sides.size()); ++i) {
        std::vector<GameRecord::Gone> gone;
        for (const GameRecord::Gone &one : m_record.gone()) {
            if (m_controller.state().piece(one.piece).side == engine::SideId(i))
                gone.push_back(one);
        }
        if (gone.empty())
            continue;
        lines->addWidget(DockPanel::label(
            tr("Lost for good: %1", "a side").arg(sideName(engine::SideId(i))), "note", m_parent));
        auto *row = new QWidget(m_parent);
        auto *flow = new FlowLayout(4, row);
        for (size_t k = 0; k < gone.size() && k < size_t(c_mostLost); ++k) {
            auto *counter = new CounterLabel(m_controller, gone[k].piece, c_lostCounter, row);
            connect(counter, &QAbstractButton::clicked, this,
                    [this, step = gone[k].step] { emit wishes().stepRequested(step); });
            flow->addWidget(counter);
        }
        if (gone.size() > size_t(c_mostLost))
            flow->addWidget(DockPanel::label(
                tr("and %n more", nullptr, int(gone.size()) - c_mostLost), "note", row));
        lines->addWidget(row);
    }
}

QString EndingCards::luckWords(const DiceRecord &dice) const
{
    QStringList sentences;
    for (const DiceRecord::Side &side : dice.sides())
        sentences << tr("%1: mean %2 of %n dice, fair ones have %3. As far from that or further: "
                        "%4 of games.",
                        nullptr, side.dice)
                         .arg(sideName(side.side), QLocale().toString(side.mean, 'f', 2),
                              QLocale().toString(dice.fairMean(), 'f', 1),
                              ChanceBar::percent(side.asFar));
    return sentences.join(u'\n');
}

QFrame *EndingCards::luck()
{
    const DiceRecord dice(m_controller.game());
    QVBoxLayout *lines = nullptr;
    QFrame *frame = card(tr("Luck with dice"), tr("the line is what fair dice give"), lines);
    if (dice.sides().empty()) {
        lines->addWidget(DockPanel::label(tr("No dice have been rolled."), "help", frame));
        return frame;
    }
    auto *row = new QHBoxLayout;
    row->setSpacing(20);
    for (const DiceRecord::Side &side : dice.sides()) {
        auto *column = new QVBoxLayout;
        column->addWidget(DockPanel::label(
            tr("%1: %n dice", nullptr, side.dice).arg(sideName(side.side)), "note", frame));
        auto *faces = new FaceChart(m_controller.module(), side, sideName(side.side), frame);
        connect(faces, &FaceChart::stepChosen, &wishes(), &GameWishes::stepRequested);
        column->addWidget(faces);
        row->addLayout(column, 1);
    }
    lines->addLayout(row);
    QLabel *words = DockPanel::label(luckWords(dice), "help", frame);
    words->setObjectName(QStringLiteral("luck"));
    lines->addWidget(words);
    return frame;
}

QFrame *EndingCards::places()
{
    if (!m_record.hasPlaces())
        return nullptr;
    QVBoxLayout *lines = nullptr;
    QFrame *frame = card(tr("Victory places held"), tr("after each turn"), lines);
    QString html = QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\"><tr><td></td>");
    for (const GameRecord::Turn &turn : m_record.turns())
        html += QStringLiteral("<td align=\"right\">%1</td>")
                    .arg(stepLink(turn.last, tr("T%1", "turn").arg(turn.number)));
    for (size_t i = 0; i < m_controller.module().sides.size(); ++i) {
        html += QStringLiteral("</tr><tr><td>%1</td>")
                    .arg(sideName(engine::SideId(int32_t(i))).toHtmlEscaped());
        for (const GameRecord::Turn &turn : m_record.turns())
            html += QStringLiteral("<td align=\"right\"><b>%1</b></td>").arg(turn.places[i]);
    }
    QLabel *table = stepLabel(html + QStringLiteral("</tr></table>"), "words", frame);
    table->setWordWrap(false);
    auto *scroll = new QScrollArea(frame);
    scroll->setWidgetResizable(true);
    scroll->setWidget(table);
    scroll->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->ensurePolished();
    scroll->setFixedHeight(table->sizeHint().height() + 18);
    lines->addWidget(scroll);
    return frame;
}

} // namespace app
