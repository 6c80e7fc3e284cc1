// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/roster/stackpicker.h"

#include "app/player/battle/stageplace.h"
#include "app/player/odds/oddswords.h"
#include "app/player/parts/floatingcard.h"
#include "app/player/parts/layout/flowlayout.h"
#include "app/player/parts/searchfield.h"
#include "app/view/board/boardview.h"
#include "app/view/style/icons.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_pickerWide = 660;
constexpr int c_pickerNarrow = 420;
constexpr int c_pickerLeast = 360;
constexpr int c_pickerMargin = 12;
constexpr int c_search = 190;
constexpr qsizetype c_mostFormations = 4;

} // namespace

StackPicker::StackPicker(GameController &controller, view::BoardView *board, BoardInput &input)
    : DockPanel(controller, board)
    , m_board(board)
    , m_input(input)
    , m_title(label({}, "panelTitle", this))
    , m_size(label({}, "note", this))
    , m_search(new SearchField({}, this))
    , m_tickers(new QWidget(this))
    , m_list(new StackList(controller, this))
    , m_others(label({}, "note", this))
    , m_sum(label({}, "note", this))
    , m_take(new QPushButton(this))
{
    setObjectName(QStringLiteral("stackPicker"));
    build();
    hide();
    connect(m_search, &QLineEdit::textChanged, m_list, [this] { m_list->filter(*m_search); });
    connect(m_list, &StackList::tickedChanged, this, &StackPicker::showFoot);
    connect(m_list, &StackList::taken, this, &StackPicker::take);
    connect(m_take, &QPushButton::clicked, this, &StackPicker::take);
    connect(&controller, &GameController::changed, this, [this] {
        if (isVisibleTo(m_board) && !BoardChoice::isLarge(this->controller(), space()))
            close();
    });
    connect(&controller, &GameController::viewerChanged, this, &StackPicker::close);
    connect(&input, &BoardInput::stackRequested, this, &StackPicker::open);
    connect(board, &view::BoardView::groundClicked, this, &StackPicker::close);
    connect(board, &view::BoardView::hovered, this, [this](engine::SpaceId there) {
        m_pointed = there;
        if (!there || there == space() || there == m_goal)
            return;
        m_goal = there;
        m_reached.clear();
        if (isVisible())
            showTickers();
    });
    board->installEventFilter(this);
}

void StackPicker::build()
{
    auto *lines = new QVBoxLayout(this);
    lines->setContentsMargins(12, 8, 12, 10);
    lines->setSpacing(6);
    auto *head = new QHBoxLayout;
    m_title->setWordWrap(false);
    head->addWidget(m_title);
    head->addWidget(m_size, 1);
    m_search->setMaximumWidth(c_search);
    head->addWidget(m_search);
    auto *shut = new QToolButton(this);
    shut->setIcon(Icons::icon(QStringLiteral("close")));
    shut->setObjectName(QStringLiteral("closePicker"));
    shut->setFocusPolicy(Qt::NoFocus);
    connect(shut, &QToolButton::clicked, this, &StackPicker::close);
    head->addWidget(shut);
    lines->addLayout(head);
    new FlowLayout(6, m_tickers);
    lines->addWidget(m_tickers);
    lines->addWidget(m_list, 1);
    lines->addWidget(m_others);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_sum, 1);
    m_take->setObjectName(QStringLiteral("takeInHand"));
    m_take->setProperty("class", QStringLiteral("smallPrimary"));
    foot->addWidget(m_take);
    lines->addLayout(foot);
    retranslate();
}

void StackPicker::retranslate()
{
    m_search->setPlaceholderText(tr("Find a unit in the stack"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_take->setText(tr("Take in hand (T)"));
    auto *shut = findChild<QToolButton *>(QStringLiteral("closePicker"));
    shut->setToolTip(tr("Close (Esc)"));
    shut->setAccessibleName(shut->toolTip());
}

bool StackPicker::open(engine::SpaceId space)
{
    if (!BoardChoice::isLarge(controller(), space) || controller().isInPast())
        return false;
    m_stack = {};
    m_stack.space = space;
    m_reached.clear();
    m_goal = m_goal == space ? engine::SpaceId() : m_goal;
    m_search->clear();
    m_list->clear();
    show();
    refresh();
    raise();
    m_list->setFocus();
    return true;
}

void StackPicker::close()
{
    if (!isVisibleTo(m_board))
        return;
    const bool hadFocus = isAncestorOf(window()->focusWidget());
    hide();
    if (hadFocus)
        emit wishes().boardRequested();
}

void StackPicker::refresh()
{
    if (!space())
        return;
    m_stack = StackRows::of(controller(), space());
    showHead();
    resize(widthOnBoard(), height());
    layout()->activate();
    m_list->setStack(m_stack);
    m_list->filter(*m_search);
    showTickers();
    place();
}

void StackPicker::showHead()
{
    const QString name = controller().texts().spaceName(space());
    m_title->setText(name);
    setAccessibleName(tr("Stack in %1").arg(name));
    QStringList said{tr("%n counter(s)", nullptr, int(m_stack.rows.size()) + m_stack.unseen)};
    for (size_t i = 0; i < m_stack.headings.size(); ++i) {
        double sum = 0;
        for (const StackRows::Row &row : m_stack.rows)
            sum += row.numbers[i];
        if (m_stack.headings[i].isSummed && !m_stack.unseen)
            said << tr("%1 %2", "what is added up, and the sum")
                        .arg(m_stack.headings[i].text, oddswords::number(sum));
    }
    m_size->setText(said.join(QStringLiteral(" · ")));
    m_others->setVisible(m_stack.unseen > 0);
    m_others->setText(tr("and %n you can't see", nullptr, m_stack.unseen));
}

bool StackPicker::canReach(const StackRows::Row &row)
{
    const auto known = m_reached.find(row.piece);
    if (known != m_reached.end())
        return known->second;
    engine::Json arguments = engine::Json::object();
    arguments.insert(QStringLiteral("piece"), controller().module().piece(row.piece).id);
    const engine::Json costs = controller().query(engine::protocol::Query::Reach, arguments);
    return m_reached[row.piece] = costs.contains(controller().module().map.space(m_goal).id);
}

void StackPicker::showTickers()
{
    for (auto *old : m_tickers->findChildren<QPushButton *>(Qt::FindDirectChildrenOnly)) {
        m_tickers->layout()->removeWidget(old);
        old->hide();
        old->deleteLater();
    }
    if (m_goal)
        addTicker(tr("Can reach %1", "a place").arg(controller().texts().spaceName(m_goal)),
                  QStringLiteral("tickReach"),
                  [this](const StackRows::Row &row) { return canReach(row); });
    addTicker(tr("All"), QStringLiteral("tickAll"), [](const StackRows::Row &) { return true; });
    addTicker(tr("Nothing"), QStringLiteral("tickNothing"),
              [](const StackRows::Row &) { return false; });
    QList<int> formations;
    for (const StackRows::Row &row : m_stack.rows) {
        if (row.canAct && row.formation >= 0 && !formations.contains(row.formation))
            formations << row.formation;
    }
    for (const int one : formations.size() > 1 ? formations.mid(0, c_mostFormations) : QList<int>())
        addTicker(
            controller().translator().translate(QStringLiteral("pieces.json"),
                                                controller().module().formations[size_t(one)].name),
            QStringLiteral("tickFormation-%1").arg(one),
            [one](const StackRows::Row &row) { return row.formation == one; });
    const bool canTick = std::any_of(m_stack.rows.begin(), m_stack.rows.end(),
                                     [](const StackRows::Row &row) { return row.canAct; });
    m_tickers->setVisible(canTick);
    m_take->setVisible(canTick);
}

void StackPicker::addTicker(const QString &text, const QString &name,
                            const StackList::Meant &isMeant)
{
    const auto count = std::count_if(m_stack.rows.begin(), m_stack.rows.end(),
                                     [&](const auto &row) { return row.canAct && isMeant(row); });
    auto *button = new QPushButton(
        count ? tr("%1 · %2", "what is ticked, and how many").arg(text).arg(count) : text,
        m_tickers);
    button->setObjectName(name);
    button->setProperty("class", QStringLiteral("small"));
    button->setFocusPolicy(Qt::TabFocus);
    connect(button, &QPushButton::clicked, this, [this, isMeant] { m_list->tick(isMeant); });
    m_tickers->layout()->addWidget(button);
    button->show();
}

void StackPicker::showFoot()
{
    const auto now = m_list->ticked();
    QStringList said{tr("%n ticked", nullptr, int(now.size()))};
    std::optional<double> slowest;
    std::vector<double> sums(m_stack.headings.size(), 0);
    for (const StackRows::Row &row : m_stack.rows) {
        if (std::find(now.begin(), now.end(), row.piece) == now.end())
            continue;
        for (size_t i = 0; i < sums.size(); ++i)
            sums[i] += row.numbers[i];
        if (row.left)
            slowest = std::min(slowest.value_or(*row.left), *row.left);
    }
    for (size_t i = 0; i < sums.size() && !now.empty(); ++i) {
        if (m_stack.headings[i].isSummed)
            said << tr("%1 %2", "what is added up, and the sum")
                        .arg(m_stack.headings[i].text, oddswords::number(sums[i]));
    }
    if (slowest)
        said << tr("slowest %1").arg(oddswords::number(*slowest));
    m_sum->setText(said.join(QStringLiteral(" · ")));
    m_take->setEnabled(!now.empty());
}

void StackPicker::take()
{
    auto pieces = m_list->ticked();
    if (pieces.empty() && m_list->current())
        pieces.push_back(m_list->current()->piece);
    if (pieces.empty())
        return;
    close();
    pieces.size() == 1 ? m_input.takeOne(pieces.front()) : m_input.chooseTogether(pieces, true);
}

QRect StackPicker::kept() const
{
    const view::BoardGeometry &geometry = m_board->geometry();
    return space() && geometry.contains(space())
        ? m_board->camera().toView(geometry.bounds(space())).toAlignedRect()
        : QRect();
}

int StackPicker::widthOnBoard() const
{
    const int room = m_board->width() - 2 * c_pickerMargin;
    const QRect stack = kept();
    const int beside =
        std::max(stack.left(), m_board->width() - stack.right()) - 2 * c_pickerMargin;
    // Rather narrow at its side, where all rows are seen, than above or below it.
    const bool isNarrow = beside < c_pickerWide && beside >= c_pickerLeast;
    return std::min(isNarrow ? std::min(c_pickerNarrow, beside) : c_pickerWide, room);
}

void StackPicker::place()
{
    const QRect area =
        m_board->rect().adjusted(c_pickerMargin, c_pickerMargin, -c_pickerMargin, -c_pickerMargin);
    const int width = widthOnBoard();
    resize(width, height());
    layout()->activate();
    const int rest = layout()->totalHeightForWidth(width) - m_list->sizeHint().height();
    const int wanted = rest + m_list->wholeHeight();
    const QRect stack = kept();
    const int high = std::min(wanted, area.height());
    const int top = std::clamp(stack.center().y() - high / 2, area.top(), area.bottom() + 1 - high);
    const int right = stack.right() + c_pickerMargin;
    const int left = stack.left() - c_pickerMargin - width;
    if (!stack.isNull() && right + width <= area.right() + 1)
        setGeometry(right, top, width, high);
    else if (!stack.isNull() && left >= area.left())
        setGeometry(left, top, width, high);
    else
        setGeometry(StagePlace::beside(area, {width, high}, stack).card);
}

void StackPicker::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        close();
    else if (event->key() == Qt::Key_T || event->key() == Qt::Key_Return
             || event->key() == Qt::Key_Enter)
        take();
    else
        DockPanel::keyPressEvent(event);
}

// Alt alone, let go where it was pressed: with another key it is a command, and held it shows the
// card.
bool StackPicker::followAlt(const QKeyEvent &event)
{
    const bool isAlt = event.key() == Qt::Key_Alt;
    if (event.type() == QEvent::KeyRelease)
        return isAlt && m_altAt && std::exchange(m_altAt, {}) == m_pointed && open(m_pointed);
    if (!event.isAutoRepeat())
        m_altAt = isAlt ? m_pointed : engine::SpaceId();
    return false;
}

bool StackPicker::eventFilter(QObject *watched, QEvent *event)
{
    const QEvent::Type type = event->type();
    if (watched == m_board && type == QEvent::Resize && isVisibleTo(m_board))
        place();
    if (watched == m_board && type == QEvent::FocusOut)
        m_altAt = {};
    const bool isKey =
        type == QEvent::KeyPress || type == QEvent::KeyRelease || type == QEvent::ShortcutOverride;
    if (watched != m_board || !isKey)
        return DockPanel::eventFilter(watched, event);
    const auto &key = *static_cast<QKeyEvent *>(event);
    if (type == QEvent::KeyPress && key.key() == Qt::Key_Escape && isVisible()) {
        close();
        return true;
    }
    return followAlt(key) || DockPanel::eventFilter(watched, event);
}

void StackPicker::paintEvent(QPaintEvent *)
{
    paintFloatingCard(*this);
}

} // namespace app
