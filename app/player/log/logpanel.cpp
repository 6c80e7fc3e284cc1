// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/log/logpanel.h"

#include "app/player/counters/countershelf.h"
#include "app/player/game/bots/botreasons.h"
#include "app/player/log/logpage.h"
#include "app/player/log/logtext.h"
#include "app/player/log/unseenlines.h"
#include "app/player/parts/dieface.h"
#include "app/player/parts/layout/flowlayout.h"
#include "app/player/parts/searchfield.h"
#include "app/view/style/icons.h"

#include <QScrollBar>
#include <QTextBrowser>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace app {

namespace {

constexpr int c_roomForSearch = 150;
constexpr int c_roomForFilters = 190;

bool isOf(LogPanel::Filter filter, const engine::change::Log &log)
{
    using Kind = engine::change::Log::Kind;
    switch (filter) {
    case LogPanel::Filter::Combat:
        return log.kind == Kind::Combat || log.kind == Kind::Roll || !log.dice.empty();
    case LogPanel::Filter::Moves:
        return log.kind == Kind::Move;
    case LogPanel::Filter::All:
        break;
    }
    return true;
}

} // namespace

LogPanel::LogPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_search(new SearchField({}, this))
    , m_text(new QTextBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 8);
    layout->setSpacing(8);
    auto *head = new QWidget(this);
    auto *top = new FlowLayout(8, head);
    top->addWidget(m_search);
    m_buttons = new QWidget(head);
    top->addWidget(m_buttons);
    auto *row = new FlowLayout(6, m_buttons);
    for (int i = 0; i < 3; ++i) {
        auto *button = new QToolButton(m_buttons);
        setLook(button, "segment");
        button->setCheckable(true);
        button->setAutoExclusive(true);
        button->setChecked(i == 0);
        connect(button, &QToolButton::clicked, this, [this, i] { setFilter(Filter(i)); });
        row->addWidget(button);
        m_filters.append(button);
    }
    m_only = new QToolButton(m_buttons);
    setLook(m_only, "segment");
    m_only->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_only->setObjectName(QStringLiteral("onlyThisPlace"));
    m_only->hide();
    connect(m_only, &QToolButton::clicked, this, [this] { setPlace({}); });
    row->addWidget(m_only);
    layout->addWidget(head);
    layout->addWidget(m_text, 1);
    m_search->setLeftByEsc();
    connect(m_search, &QLineEdit::textChanged, this, &LogPanel::refreshSoon);
    m_text->setOpenLinks(false);
    setLook(m_text, "flat");
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setMinimumHeight(leastText);
    m_text->document()->setDocumentMargin(0);
    m_text->viewport()->setAutoFillBackground(false);
    connect(m_text, &QTextBrowser::anchorClicked, this, &LogPanel::follow);
    followTelling();
    retranslate();
}

void LogPanel::retranslate()
{
    m_only->setToolTip(tr("Show the entries of all places again"));
    m_only->setAccessibleName(m_only->toolTip());
    m_search->setPlaceholderText(tr("Search the log"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_filters[0]->setText(tr("All"));
    m_filters[1]->setText(tr("Combat"));
    m_filters[2]->setText(tr("Moves"));
    m_text->setAccessibleName(tr("Log"));
    setAccessibleName(tr("Log"));
}

void LogPanel::resizeEvent(QResizeEvent *event)
{
    DockPanel::resizeEvent(event);
    // Of a low panel the lines are what is wanted.
    m_search->setVisible(height() >= c_roomForSearch || !m_search->text().isEmpty());
    m_buttons->setVisible(height() >= c_roomForFilters || m_filter != Filter::All || m_place);
}

void LogPanel::setFilter(Filter filter)
{
    m_filter = filter;
    m_filters[int(filter)]->setChecked(true);
    refreshSoon();
}

void LogPanel::setPlace(engine::SpaceId space)
{
    m_place = space;
    refreshSoon();
}

bool LogPanel::isShown(const LogBook::Entry &entry, const QString &sentence) const
{
    if (!isOf(m_filter, entry.log) || (m_place && entry.log.space != m_place))
        return false;
    return sentence.contains(m_search->text().trimmed(), Qt::CaseInsensitive);
}

void LogPanel::addDice()
{
    const Tokens colors = tokens();
    for (const int sides : {6, 10}) {
        for (int value = 0; value <= sides; ++value)
            m_text->document()->addResource(
                QTextDocument::ImageResource, QUrl(LogText::dieName(sides, value)),
                DieFace::image(value, sides, 16, devicePixelRatioF(), colors));
    }
}

void LogPanel::addCounters(const std::set<engine::PieceId> &pieces)
{
    CounterShelf &shelf = CounterShelf::of(controller());
    for (const engine::PieceId piece : pieces)
        m_text->document()->addResource(
            QTextDocument::ImageResource, QUrl(LogText::counterName(piece)),
            shelf.pixmap(piece, LogText::counterSize, devicePixelRatioF()));
}

int LogPanel::lastTold(const LogBook &book) const
{
    const int shown = controller().shownStep();
    int last = 0;
    for (const LogBook::Group &group : book.groups()) {
        for (const LogBook::Entry &entry : group.entries)
            last = entry.step <= shown ? entry.step : last;
    }
    return last;
}

int LogPanel::wantedLines(const LogBook &book) const
{
    if (!controller().isInPast())
        return m_most;
    const int shown = controller().shownStep();
    const auto isToCome = [&](const LogBook::Entry &entry) { return entry.step > shown; };
    int lines = m_most;
    for (const LogBook::Group &group : book.groups())
        lines += int(std::count_if(group.entries.begin(), group.entries.end(), isToCome));
    return lines;
}

QString LogPanel::rows(const LogBook::Group &group, const LogText &text, Reading &reading) const
{
    QString html;
    int last = -1;
    const int shown = controller().isInPast() ? controller().shownStep() : -1;
    for (auto entry = group.entries.rbegin(); entry != group.entries.rend(); ++entry) {
        const int line = reading.line--;
        if (reading.untold-- > 0)
            continue;
        if (reading.count >= reading.most || !isShown(*entry, text.plain(entry->log)))
            continue;
        using Time = LogText::Time;
        const Time time = shown < 0 || entry->step < shown ? Time::Usual
            : entry->step == shown                         ? Time::Shown
                                                           : Time::ToCome;
        // One step may tell several things; its number stands beside the first of them.
        const bool isOther = entry->step && entry->step != last;
        html += text.row(*entry, isOther ? QString::number(entry->step) : QString(), time,
                         reading.unseen.contains(line) ? tr("not shown", "a step that was skipped")
                                                       : QString());
        const QString why = isOther ? BotReasons::of(controller()).text(entry->step) : QString();
        if (!why.isEmpty())
            html += text.note(tr("Why: %1").arg(why));
        last = entry->step;
        for (const engine::PieceId piece : LogText::pieces(entry->log))
            reading.pieces.insert(piece);
        ++reading.count;
    }
    return html;
}

void LogPanel::refresh()
{
    const LogBook &book = LogBook::of(controller());
    const LogText text(controller(), tokens());
    QString html;
    Reading reading{controller().untoldLines(), book.count() - 1,
                    UnseenLines::of(controller()).lines(), wantedLines(book)};
    const int &count = reading.count;
    const auto &groups = book.groups();
    for (auto group = groups.rbegin(); group != groups.rend() && count < reading.most; ++group) {
        const QString inside = rows(*group, text, reading);
        if (!inside.isEmpty())
            html += text.title(*group)
                + QStringLiteral(
                      "<table cellspacing=\"0\" cellpadding=\"0\" width=\"100%\">%1</table>")
                      .arg(inside);
    }
    if (count >= reading.most)
        html += QStringLiteral("<p><a href=\"more:\">%1</a></p>")
                    .arg(tr("Show older entries").toHtmlEscaped());
    if (!count) {
        const QString words =
            groups.empty() ? tr("Nothing has happened yet.") : tr("No entry fits the search.");
        html = QStringLiteral("<p style=\"color:%1\">%2</p>").arg(tokens().text2.name(), words);
    }
    setGround(m_text);
    m_only->setIcon(Icons::icon(QStringLiteral("close"), tokens().accent));
    m_text->document()->clear();
    addDice();
    addCounters(reading.pieces);
    m_only->setVisible(bool(m_place));
    if (m_place)
        m_only->setText(tr("Only %1").arg(controller().texts().spaceName(m_place)));
    QScrollBar *bar = m_text->verticalScrollBar();
    const int place = std::exchange(m_hasMore, false) ? bar->value() : 0;
    m_text->setHtml(html);
    bar->setValue(place);
    if (controller().isInPast())
        m_text->scrollToAnchor(QStringLiteral("step%1").arg(lastTold(book)));
}

void LogPanel::follow(const QUrl &link)
{
    const QString target = link.toString().section(u':', 1);
    if (link.scheme() == QLatin1String("place")) {
        emit wishes().placeRequested(engine::SpaceId(target.toInt()));
    } else if (link.scheme() == QLatin1String("rule")) {
        emit wishes().ruleRequested(target);
    } else if (link.scheme() == QLatin1String("step")) {
        emit wishes().toldRequested(target.toInt());
    } else if (link.scheme() == QLatin1String("more")) {
        m_most *= 4;
        m_hasMore = true;
        refreshSoon();
    }
}

QString LogPanel::plainText() const
{
    return m_text->toPlainText();
}

QString LogPanel::toHtml() const
{
    return LogPage(controller()).html();
}

} // namespace app
