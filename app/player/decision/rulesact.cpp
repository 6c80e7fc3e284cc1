// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/decision/rulesact.h"

#include "app/player/decision/beatrow.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/forms/chitcard.h"
#include "app/player/game/bots/botreasons.h"
#include "app/player/game/dockpanel.h"
#include "app/player/parts/rulelink.h"
#include "app/player/parts/sidechip.h"
#include "app/player/parts/thinbar.h"
#include "app/player/settings/pacechoice.h"
#include "app/player/telling/beatwords.h"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>

namespace app {

namespace {

constexpr int c_list = 236; ///< Room for the rows, whatever there is to tell.
constexpr int c_leastList = 60;
constexpr int c_peek = 48; ///< Of what was told before.
constexpr int c_mostToCome = 5;
constexpr int c_mostDone = 12;

} // namespace

RulesAct::RulesAct(GameController &controller, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
    , m_teller(Teller::of(controller))
    , m_layout(new QVBoxLayout(this))
    , m_chip(new SideChip(controller.module(), this))
    , m_place(DockPanel::label({}, "note", this))
    , m_progress(DockPanel::label({}, "note", this))
    , m_rule(DockPanel::ruleLabel(controller, {}, "link", this))
    , m_question(DockPanel::label({}, "question", this))
    , m_help(DockPanel::label({}, "help", this))
    , m_bar(new ThinBar(this))
    , m_scroll(new QScrollArea(this))
    , m_next(new ChoiceButton({}, ChoiceButton::Look::Primary, this))
    , m_end(new ChoiceButton({}, ChoiceButton::Look::Plain, this))
    , m_again(new ChoiceButton({}, ChoiceButton::Look::Plain, this))
    , m_paceTitle(DockPanel::label({}, "note", this))
    , m_pace(new PaceChoice(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(8);
    auto *top = new QHBoxLayout;
    top->addWidget(m_chip);
    top->addWidget(m_place, 1);
    for (QLabel *label : {m_place, m_progress, m_rule})
        label->setWordWrap(false);
    m_place->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    top->addWidget(m_progress);
    top->addWidget(m_rule);
    m_progress->setObjectName(QStringLiteral("toldStep"));
    m_layout->addLayout(top);
    m_layout->addWidget(m_question);
    m_layout->addWidget(m_help);
    m_layout->addWidget(m_bar);
    m_scroll->setWidgetResizable(true);
    m_scroll->setMinimumHeight(c_leastList);
    m_scroll->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_layout->addWidget(m_scroll, 1);
    makeFooter();
    retranslate();
}

void RulesAct::makeFooter()
{
    m_next->setObjectName(QStringLiteral("goOn"));
    m_end->setObjectName(QStringLiteral("toEnd"));
    m_again->setObjectName(QStringLiteral("again"));
    m_layout->addWidget(m_next);
    auto *row = new QHBoxLayout;
    row->addWidget(m_end, 1);
    row->addWidget(m_again, 1);
    m_layout->addLayout(row);
    auto *pace = new QHBoxLayout;
    m_paceTitle->setWordWrap(false);
    pace->addWidget(m_paceTitle);
    pace->addWidget(m_pace, 1);
    m_layout->addLayout(pace);
    connect(m_next, &QAbstractButton::clicked, &m_teller, &Teller::next);
    connect(m_end, &QAbstractButton::clicked, &m_teller, &Teller::toEnd);
    connect(m_again, &QAbstractButton::clicked, &m_teller, &Teller::again);
    connect(m_pace, &QComboBox::activated, this, [this] { m_teller.setPace(m_pace->pace()); });
}

int RulesAct::shown() const
{
    return qMin(m_teller.current(), int(m_teller.beats().size()) - 1);
}

QString RulesAct::question() const
{
    const engine::Beat &beat = m_teller.beats()[size_t(shown())];
    if (beat.kind == engine::Beat::Kind::Draw)
        return tr("See what was drawn");
    if (m_teller.isOthers()) {
        const QString name = m_controller.texts().sideName(m_teller.beats().front().side);
        return name.isEmpty() ? tr("See what happened") : tr("Watch the turn: %1").arg(name);
    }
    const bool isFight = std::any_of(m_teller.beats().begin(), m_teller.beats().end(),
                                     [](const engine::Beat &one) { return one.isFight; });
    return isFight ? tr("See what the attack did") : tr("See what the rules do");
}

QString RulesAct::help() const
{
    const QString why = BotReasons::of(m_controller).text(m_teller.beats()[size_t(shown())].step);
    if (!why.isEmpty())
        return tr("Why: %1").arg(why);
    if (!m_teller.isOthers())
        return tr("Nothing to choose until all is told. Space goes there at once.");
    return m_teller.isOpen() ? tr("The other side is still deciding. Nothing is lost by skipping.")
                             : tr("It has finished; you decide next. Nothing is lost by skipping.");
}

QString RulesAct::progress() const
{
    const int count = int(m_teller.beats().size());
    return m_teller.isOthers() && m_teller.isOpen()
        ? QString::number(shown() + 1)
        : tr("%1 of %2", "number of a step").arg(shown() + 1).arg(count);
}

void RulesAct::refresh()
{
    if (m_teller.beats().empty())
        return;
    const engine::Beat &beat = m_teller.beats()[size_t(shown())];
    retranslate();
    showHeader(beat);
    showList();
    showButtons();
    announce(beat);
}

void RulesAct::showHeader(const engine::Beat &beat)
{
    const BeatWords words(m_controller);
    const QString side = m_controller.texts().sideName(beat.side);
    if (m_teller.isOthers() && beat.side)
        m_chip->setSide(beat.side, side);
    else
        m_chip->setSide({}, tr("Rules act"));
    m_place->setToolTip(words.place(beat));
    m_place->setText(m_place->fontMetrics().elidedText(words.place(beat), Qt::ElideRight,
                                                       qMax(40, m_place->width())));
    m_progress->setText(progress());
    m_rule->setText(RuleLink::html(words.rule(beat), Tokens::of(palette())));
    m_question->setText(question());
    m_help->setText(help());
    m_bar->setShare(double(shown() + 1) / double(m_teller.beats().size()));
}

void RulesAct::showList()
{
    const auto &beats = m_teller.beats();
    const int now = shown();
    auto *list = new QWidget;
    auto *rows = new QVBoxLayout(list);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    BeatRow *current = nullptr;
    const engine::Beat &beat = beats[size_t(now)];
    if (beat.kind == engine::Beat::Kind::Draw && m_teller.isTelling()) {
        rows->addWidget(ChitCard::of(m_controller, DrawnChit::of(m_controller, beat), list));
    } else {
        const bool isKnown = !m_teller.isOthers();
        const int last = isKnown ? qMin(int(beats.size()) - 1, now + c_mostToCome) : now;
        for (int i = qMax(0, now - c_mostDone); i <= last; ++i) {
            const auto time = i < now || !m_teller.isTelling() ? BeatRow::Time::Done
                : i == now                                     ? BeatRow::Time::Now
                                                               : BeatRow::Time::ToCome;
            auto *row = new BeatRow(m_controller, beats[size_t(i)], time, list);
            rows->addWidget(row);
            current = i == now ? row : current;
        }
        if (const int more = int(beats.size()) - 1 - last; isKnown && more > 0)
            rows->addWidget(DockPanel::label(tr("and %n more", nullptr, more), "note", list));
    }
    rows->addStretch();
    m_scroll->setWidget(list);
    list->show();
    // Once it is laid out: what was told last stays in sight as long as what is told now is whole.
    if (current)
        QTimer::singleShot(0, current, [this, current] {
            const int room = m_scroll->viewport()->height() - current->height();
            m_scroll->verticalScrollBar()->setValue(current->y() - qBound(0, room, c_peek));
        });
}

void RulesAct::showButtons()
{
    const bool isTelling = m_teller.isTelling();
    m_next->setEnabled(isTelling);
    m_end->setEnabled(isTelling);
    m_end->setText(m_teller.isOthers() && !m_teller.isOpen() ? tr("To my turn") : tr("To the end"));
    m_pace->setPace(m_teller.pace());
}

// Each time, because the language may be another one.
void RulesAct::retranslate()
{
    m_scroll->setAccessibleName(tr("What is told"));
    m_next->setText(tr("Go on"));
    m_next->setKey(tr("Enter"));
    m_end->setKey(tr("Space"));
    m_again->setText(tr("Again"));
    m_again->setKey(tr("A", "a key"));
    m_paceTitle->setText(tr("Pace"));
}

QSize RulesAct::sizeHint() const
{
    const int width = qMax(this->width(), 280);
    const int whole = m_layout->hasHeightForWidth() ? m_layout->totalHeightForWidth(width)
                                                    : m_layout->totalSizeHint().height();
    return {width, whole - c_leastList + c_list};
}

// Once for each beat, as its sentence.
void RulesAct::announce(const engine::Beat &beat)
{
    const QString words =
        QStringLiteral("%1: %2").arg(progress(), BeatWords(m_controller).sentence(beat));
    if (words == m_announced)
        return;
    m_announced = words;
    m_progress->setAccessibleName(words);
    QAccessibleEvent event(m_progress,
                           beat.isFight ? QAccessible::Alert : QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

} // namespace app
