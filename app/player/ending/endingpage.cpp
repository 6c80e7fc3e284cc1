// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/ending/endingpage.h"

#include "app/player/decision/controls/pointbar.h"
#include "app/player/ending/chancecard.h"
#include "app/player/ending/endingcards.h"
#include "app/player/ending/endingtable.h"
#include "app/player/ending/victoryscale.h"
#include "app/player/game/dockpanel.h"
#include "app/player/log/logtext.h"
#include "app/player/parts/layout/flowlayout.h"
#include "app/player/parts/rulelink.h"
#include "app/view/style/icons.h"

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_roomForTwo = 860; ///< Columns of cards.
constexpr int c_winnerSign = 56;

} // namespace

EndingPage::EndingPage(GameController &controller, Settings &settings,
                       std::unique_ptr<ChanceEstimate> &estimate, QWidget *parent)
    : QWidget(parent)
    , m_controller(controller)
{
    setObjectName(QStringLiteral("endingPage"));
    setAccessibleName(tr("The game is over"));
    setFocusPolicy(Qt::StrongFocus);
    setAutoFillBackground(true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeHead());
    auto *scroll = new QScrollArea(this);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_content = new QWidget(scroll);
    m_content->setObjectName(QStringLiteral("endingGround"));
    auto *rows = new QVBoxLayout(m_content);
    rows->setContentsMargins(16, 14, 16, 14);
    rows->setSpacing(12);
    rows->addWidget(makeResult());
    m_columnsRow = new QHBoxLayout;
    m_first = new QVBoxLayout;
    m_second = new QVBoxLayout;
    for (QVBoxLayout *one : {m_first, m_second}) {
        one->setSpacing(12);
        one->addStretch(1);
        m_columnsRow->addLayout(one);
    }
    rows->addLayout(m_columnsRow);
    rows->addStretch(1);
    makeCards(settings, estimate);
    scroll->setWidget(m_content);
    column->addWidget(makeTabs());
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(scroll);
    column->addWidget(m_pages, 1);
    column->addWidget(makeFoot());
    arrange();
}

void EndingPage::makeCards(Settings &settings, std::unique_ptr<ChanceEstimate> &estimate)
{
    auto *cards = new EndingCards(m_controller, m_content);
    m_facts = cards;
    m_cards = {cards->course(), cards->places(), cards->losses(), cards->luck()};
    m_cards.removeAll(nullptr);
    const std::vector<int> steps = ChanceCard::steps(cards->record());
    if (!estimate)
        estimate = std::make_unique<ChanceEstimate>(
            m_controller,
            m_controller.state().isOver() ? engine::Viewer::everything() : m_controller.viewer(),
            steps);
    if (!steps.empty()) {
        auto *chances =
            new ChanceCard(m_controller, cards->record(), *estimate, settings, m_content);
        connect(chances, &ChanceCard::turningPointsFound, cards,
                [cards](bool found) { cards->setTurningPointsShown(!found); });
        cards->setTurningPointsShown(!chances->hasTurningPoints());
        m_cards.prepend(chances);
    }
}

QString EndingPage::sideName(engine::SideId side) const
{
    return m_controller.texts().sideName(side);
}

QWidget *EndingPage::makeHead()
{
    auto *head = new QWidget(this);
    head->setObjectName(QStringLiteral("dialogHead"));
    head->setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(14);
    QLabel *title = DockPanel::label(tr("The game is over"), "cardTitle", head);
    title->setWordWrap(false);
    row->addWidget(title);
    QStringList facts = {tr("%n step(s)", nullptr, int(m_controller.game().commandCount()))};
    for (int32_t i = 0; i < int32_t(m_controller.module().sides.size()); ++i) {
        const engine::SideId side(i);
        if (m_controller.module().sides[size_t(i)].name.isEmpty())
            continue;
        facts << tr("%1: %2", "a side and who plays it")
                     .arg(sideName(side),
                          m_controller.isHuman(side) ? tr("a person") : tr("the computer"));
    }
    row->addWidget(DockPanel::label(facts.join(QStringLiteral(" · ")), "note", head), 1);
    return head;
}

QWidget *EndingPage::makeTabs()
{
    m_tabs = new QTabBar(this);
    m_tabs->setObjectName(QStringLiteral("endingTabs"));
    m_tabs->setAccessibleName(tr("Parts of the result"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->addTab(tr("Overview"));
    for (const EndingTable::Kind kind :
         {EndingTable::Kind::Fights, EndingTable::Kind::Units, EndingTable::Kind::Dice})
        m_tabs->addTab(EndingTable::title(kind, m_facts->record()));
    connect(m_tabs, &QTabBar::currentChanged, this, &EndingPage::showTab);
    return m_tabs;
}

// A long list is made when somebody wants to see it.
void EndingPage::showTab(int tab)
{
    while (m_pages->count() > 1) {
        QWidget *old = m_pages->widget(1);
        m_pages->removeWidget(old);
        old->deleteLater();
    }
    if (tab < 1)
        return;
    auto *table =
        new EndingTable(m_controller, m_facts->record(), EndingTable::Kind(tab - 1), m_pages);
    m_pages->addWidget(table);
    m_pages->setCurrentWidget(table);
}

// What the log said right before the game was over, with its rule.
QString EndingPage::why() const
{
    const qsizetype count = m_controller.game().commandCount();
    if (!count)
        return {};
    const Tokens tokens = Tokens::of(palette());
    const engine::change::Log *log = nullptr;
    for (const engine::Change &change : m_controller.game().history()[size_t(count) - 1].changes) {
        if (std::holds_alternative<engine::change::SetResult>(change))
            break;
        log = std::get_if<engine::change::Log>(&change);
    }
    if (!log || !log->rule)
        return {};
    const QString words = LogText(m_controller, tokens).plain(*log);
    const QString rule = m_controller.state().names().text(log->rule);
    if (words == m_controller.texts().render(m_controller.state().result().text))
        return RuleLink::sentence(rule, tokens);
    return words.toHtmlEscaped() + u' ' + RuleLink::html(rule, tokens);
}

QFrame *EndingPage::makeResult()
{
    auto *frame = new QFrame(m_content);
    frame->setProperty("class", QStringLiteral("card"));
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(20, 16, 20, 16);
    row->setSpacing(20);
    const engine::SideId winner = m_controller.state().result().winner;
    if (winner) {
        auto *sign = new QLabel(frame);
        sign->setPixmap(SideMark::of(m_controller.module(), winner, Tokens::of(palette()))
                            .pixmap(c_winnerSign, devicePixelRatioF()));
        sign->setAccessibleName(sideName(winner));
        row->addWidget(sign, 0, Qt::AlignVCenter);
    }
    auto *words = new QVBoxLayout;
    words->setSpacing(4);
    const engine::Translator &translator = m_controller.translator();
    words->addWidget(
        DockPanel::label(tr("%1 · %2 · turn %3")
                             .arg(translator.translate(m_controller.module().title),
                                  translator.translate(m_controller.game().scenario().title))
                             .arg(m_controller.state().turn()),
                         "note", frame));
    const QString result = m_controller.texts().render(m_controller.state().result().text);
    QLabel *title = DockPanel::label(!result.isEmpty() ? result
                                         : winner      ? tr("%1 wins").arg(sideName(winner))
                                                       : tr("Nobody wins"),
                                     "pageTitle", frame);
    title->setObjectName(QStringLiteral("result"));
    words->addWidget(title);
    if (const QString reason = why(); !reason.isEmpty())
        words->addWidget(DockPanel::ruleLabel(m_controller, reason, "help", frame));
    row->addLayout(words, 3);
    row->addWidget(makePoints(), 2, Qt::AlignVCenter);
    return frame;
}

QWidget *EndingPage::makePoints()
{
    auto *group = new QWidget(m_content);
    auto *lines = new QVBoxLayout(group);
    lines->setContentsMargins(0, 0, 0, 0);
    lines->setSpacing(6);
    const engine::Json answer = m_controller.query(engine::protocol::Query::Victory);
    const engine::Json &points = answer[u"points"];
    double most = 1;
    for (qsizetype i = 0; i < points.size(); ++i)
        most = qMax(most, points.at(i).toReal());
    for (qsizetype i = 0; i < points.size(); ++i) {
        const engine::SideId side = m_controller.module().side(points.keyAt(i));
        if (side && points.at(i).isNumber())
            lines->addWidget(
                new PointBar(m_controller.module(), side,
                             tr("%1: %2", "a side and its points")
                                 .arg(sideName(side), QLocale().toString(points.at(i).toReal())),
                             qBound(0.0, points.at(i).toReal() / most, 1.0), group));
    }
    const auto levels = VictoryScale::levels(m_controller.module(), answer);
    if (!levels.isEmpty())
        lines->addWidget(new VictoryScale(m_controller.module(), levels, group));
    return group;
}

QWidget *EndingPage::makeFoot()
{
    auto *foot = new QWidget(this);
    foot->setObjectName(QStringLiteral("dialogFoot"));
    foot->setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(foot);
    row->setContentsMargins(16, 10, 16, 10);
    row->setSpacing(8);
    auto *left = new QWidget(foot);
    auto *flow = new FlowLayout(8, left);
    row->addWidget(left, 1);
    auto *right = new QWidget(foot);
    auto *out = new FlowLayout(8, right);
    row->addWidget(right);
    GameWishes *wishes = &GameWishes::of(m_controller);
    const auto add = [&](QLayout *group, const QString &text, const char *icon, const char *name) {
        auto *button = new QPushButton(text, foot);
        button->setIcon(Icons::icon(QLatin1String(icon)));
        button->setObjectName(QLatin1String(name));
        group->addWidget(button);
        return button;
    };
    m_replay = add(flow, tr("Replay the game"), "play", "replayGame");
    m_replay->setToolTip(tr("Replay the game (Enter)"));
    m_replay->setProperty("class", QStringLiteral("primary"));
    m_replay->setIcon(Icons::icon(QStringLiteral("play"), Tokens::of(palette()).onAccent));
    connect(m_replay, &QPushButton::clicked, wishes, [wishes] {
        emit wishes->stepRequested(0);
        emit wishes->playRequested();
    });
    connect(add(flow, tr("Save the log…"), "export", "saveLog"), &QPushButton::clicked, wishes,
            &GameWishes::logRequested);
    connect(add(flow, tr("New game…"), "plus", "newGame"), &QPushButton::clicked, wishes,
            &GameWishes::newGameRequested);
    QPushButton *board = add(out, tr("Look at the board"), "map", "lookAtBoard");
    board->setToolTip(tr("Look at the board (Esc)"));
    connect(board, &QPushButton::clicked, this, &EndingPage::boardRequested);
    connect(add(out, tr("To the library"), "back", "toLibrary"), &QPushButton::clicked, this,
            &EndingPage::libraryRequested);
    return foot;
}

void EndingPage::arrange()
{
    const int columns = width() >= c_roomForTwo ? 2 : 1;
    if (columns == m_columns)
        return;
    m_columns = columns;
    for (QFrame *card : std::as_const(m_cards)) {
        m_first->removeWidget(card);
        m_second->removeWidget(card);
    }
    // What happened on the left, what it cost and how the dice fell on the right.
    for (qsizetype i = 0; i < m_cards.size(); ++i) {
        QVBoxLayout *column = columns == 2 && i >= m_cards.size() - 2 ? m_second : m_first;
        column->insertWidget(column->count() - 1, m_cards[i]);
    }
    m_columnsRow->setStretch(0, 4);
    m_columnsRow->setStretch(1, columns == 2 ? 3 : 0);
    m_columnsRow->setSpacing(columns == 2 ? 12 : 0);
}

void EndingPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

void EndingPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        emit boardRequested();
    else if (hasFocus() && (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter))
        m_replay->click();
    else
        QWidget::keyPressEvent(event);
}

} // namespace app
