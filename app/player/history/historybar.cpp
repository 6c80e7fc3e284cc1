// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/history/historybar.h"

#include "app/player/game/calendar.h"
#include "app/player/history/bookmarkmenu.h"
#include "app/player/history/historychances.h"
#include "app/player/history/historylanes.h"
#include "app/player/history/stepicon.h"
#include "app/player/parts/layout/sparewidgets.h"
#include "app/view/style/icons.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QLabel>
#include <QToolButton>

namespace app {

namespace {

constexpr int c_closedHeight = 46;
constexpr HistoryModel::Event c_events[] = {HistoryModel::Combat, HistoryModel::Chit,
                                            HistoryModel::Loss, HistoryModel::NewTurn};
constexpr int c_spacing = 6;

} // namespace

HistoryBar::HistoryBar(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_model(HistoryModel::of(controller))
    , m_first(new QToolButton(this))
    , m_previous(new QToolButton(this))
    , m_play(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_now(new QToolButton(this))
    , m_mark(new QToolButton(this))
    , m_marks(new QToolButton(this))
    , m_replay(new QToolButton(this))
    , m_export(new QToolButton(this))
    , m_chancesButton(new QToolButton(this))
    , m_text(label({}, "note", this))
    , m_keys(label({}, "note", this))
    , m_options(new QWidget(this))
    , m_track(new HistoryTrack(controller.module(), this))
    , m_lanes(new HistoryLanes(controller.module(), this))
    , m_chances(new HistoryChances(controller, *m_track, *m_lanes, *m_chancesButton, this))
{
    layOut();
    connectParts();
    retranslate();
}

void HistoryBar::layOut()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(10, 2, 10, 2);
    column->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setSpacing(c_spacing);
    column->addLayout(row);
    column->addWidget(m_lanes);
    for (QToolButton *button : {m_first, m_previous, m_play, m_next, m_now}) {
        button->setAutoRaise(true);
        row->addWidget(button);
    }
    row->addWidget(m_track, 1);
    auto *options = new QHBoxLayout(m_options);
    options->setContentsMargins(0, 0, 0, 0);
    options->setSpacing(c_spacing);
    makeOptions(options);
    row->addWidget(m_options, 1);
    row->addWidget(m_text);
    row->addWidget(m_keys);
    m_mark->setCheckable(true);
    m_export->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_replay->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QToolButton *button : {m_chancesButton, m_mark, m_marks, m_export, m_replay}) {
        setLook(button, "segment");
        row->addWidget(button);
    }
    m_text->setWordWrap(false);
    m_keys->setWordWrap(false);
    m_keys->hide();
    m_options->hide();
    m_lanes->hide();
    m_export->hide();
    m_chancesButton->hide();
}

void HistoryBar::connectParts()
{
    followTelling();
    connect(&controller(), &GameController::shownChanged, this,
            [this] { setStep(controller().shownStep()); });
    connect(m_mark, &QToolButton::clicked, this, &HistoryBar::toggleBookmark);
    connect(m_marks, &QToolButton::clicked, this, &HistoryBar::openBookmarks);
    connect(m_first, &QToolButton::clicked, this, [this] { request(0); });
    connect(m_previous, &QToolButton::clicked, this, [this] { request(step() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { request(step() + 1); });
    connect(m_now, &QToolButton::clicked, this, [this] { request(m_model.count()); });
    connect(m_play, &QToolButton::clicked, this, [this] {
        m_isRunning ? emit wishes().pauseRequested() : emit wishes().playRequested();
    });
    connect(m_replay, &QToolButton::clicked, &wishes(), &GameWishes::replayRequested);
    connect(m_export, &QToolButton::clicked, &wishes(), &GameWishes::logRequested);
    for (HistoryTrack *track : {m_track, static_cast<HistoryTrack *>(m_lanes)}) {
        connect(track, &HistoryTrack::stepped, this, &HistoryBar::request);
        connect(track, &HistoryTrack::combatRequested, this,
                [this](int way) { request(m_model.next(step(), way, HistoryModel::Combat)); });
        connect(track, &HistoryTrack::turningRequested, this,
                [this](int way) { request(m_chances->next(step(), way)); });
    }
}

void HistoryBar::makeOptions(QHBoxLayout *row)
{
    m_speedLabel = label({}, "note", m_options);
    m_speedLabel->setWordWrap(false);
    m_speed = new QComboBox(m_options);
    m_speed->setObjectName(QStringLiteral("speed"));
    for (const int percent : {50, 100, 200, 400, 0})
        m_speed->addItem(QString(), percent);
    m_speed->setCurrentIndex(1);
    m_stopLabel = label({}, "note", m_options);
    m_stopLabel->setWordWrap(false);
    row->addSpacing(8);
    row->addWidget(m_speedLabel);
    row->addWidget(m_speed);
    row->addSpacing(8);
    row->addWidget(m_stopLabel);
    for (size_t i = 0; i < std::size(c_events); ++i) {
        auto *button = new QToolButton(m_options);
        setLook(button, "segment");
        button->setCheckable(true);
        connect(button, &QToolButton::toggled, this, &HistoryBar::changeReplay);
        row->addWidget(button);
        m_stops.append(button);
    }
    row->addStretch(1);
    connect(m_speed, &QComboBox::activated, this, &HistoryBar::changeReplay);
}

void HistoryBar::retranslate()
{
    setAccessibleName(tr("History"));
    const auto name = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_first, tr("To the beginning"));
    name(m_previous, tr("One step back"));
    name(m_play, m_isRunning ? tr("Pause") : tr("Play on from here"));
    name(m_next, tr("One step on"));
    name(m_now, tr("Return to now"));
    name(m_mark, tr("Bookmark this step (B)"));
    name(m_marks, tr("All bookmarks"));
    m_marks->setText(QStringLiteral("▾"));
    m_mark->setText(tr("Bookmark"));
    m_mark->setToolButtonStyle(m_isOpen ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_export->setText(tr("Export log…"));
    name(m_export, tr("Export the log as a page with pictures"));
    m_replay->setText(replayText());
    name(m_replay, tr("Replay what happened since your last decision (P)"));
    m_speedLabel->setText(tr("Speed"));
    m_speed->setAccessibleName(tr("Speed of the replay"));
    const QStringList speeds{tr("½×"), tr("1×"), tr("2×"), tr("4×"), tr("Skip")};
    for (int i = 0; i < m_speed->count(); ++i)
        m_speed->setItemText(i, speeds[i]);
    m_stopLabel->setText(tr("Stop at"));
    m_chances->retranslate();
    m_keys->setText(tr("← → step · Shift+→ next combat · B bookmark"));
    const QStringList stops{tr("Combat"), tr("Chit"), tr("Losses"), tr("Turn")};
    for (int i = 0; i < m_stops.size(); ++i)
        m_stops[i]->setText(stops[i]);
    fit();
}

QString HistoryBar::replayText() const
{
    const auto &history = controller().game().history();
    const engine::SideId own = controller().offer().side;
    for (int i = m_model.count(); i > 0; --i) {
        const engine::SideId side = history[size_t(i) - 1].side;
        if (side && side != own)
            return controller().texts().about(side, tr("Replay the %1 turn"));
    }
    return tr("Replay");
}

void HistoryBar::toggleOpen()
{
    m_isOpen = !m_isOpen;
    m_track->setVisible(!m_isOpen);
    m_lanes->setVisible(m_isOpen);
    m_options->setVisible(m_isOpen);
    m_replay->setVisible(!m_isOpen);
    refresh();
    retranslate();
    updateGeometry();
    emit heightChanged();
}

QSize HistoryBar::sizeHint() const
{
    const int row = qMax(c_closedHeight - 4, m_replay->sizeHint().height());
    return {600, row + 4 + (m_isOpen ? m_lanes->sizeHint().height() : 0)};
}

QSize HistoryBar::minimumSizeHint() const
{
    return {400, sizeHint().height()};
}

void HistoryBar::resizeEvent(QResizeEvent *event)
{
    DockPanel::resizeEvent(event);
    fit();
}

// Text of another size, or other words, need other room; later, because a style is being set.
bool HistoryBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest)
        QMetaObject::invokeMethod(this, &HistoryBar::fit, Qt::QueuedConnection);
    return DockPanel::event(event);
}

void HistoryBar::fit()
{
    if (!m_isOpen) {
        m_export->hide();
        m_keys->hide();
        m_chancesButton->hide();
        m_text->show();
        m_replay->setVisible(width() > 60 + 6 * m_replay->fontMetrics().averageCharWidth()
                                 + m_replay->sizeHint().width() + 400);
        return;
    }
    // What is also in a menu or a dock goes first.
    m_chancesButton->show();
    const QList<QWidget *> spare{m_keys, m_export, m_stopLabel, m_speedLabel, m_text};
    showWhatFits(spare, layout()->itemAt(0)->minimumSize().width() + 20, width(), c_spacing);
}

int HistoryBar::step() const
{
    return m_track->step();
}

void HistoryBar::setStep(int command)
{
    m_track->setStep(command);
    m_lanes->setStep(command);
    m_isInThePast = m_track->step() < m_model.count();
    showStep();
}

void HistoryBar::setRunning(bool running)
{
    m_isRunning = running;
    refresh();
    retranslate();
}

int HistoryBar::speed() const
{
    return m_speed->currentData().toInt();
}

int HistoryBar::stops() const
{
    int events = 0;
    for (size_t i = 0; i < std::size(c_events); ++i)
        events |= m_stops[qsizetype(i)]->isChecked() ? c_events[i] : 0;
    return events;
}

void HistoryBar::setBookmarks(const Bookmarks &bookmarks)
{
    const Bookmarks kept = bookmarks.upTo(m_model.count());
    const bool isOther = kept != m_bookmarks;
    m_bookmarks = kept;
    m_track->setBookmarks(kept.steps());
    m_lanes->setBookmarks(kept.steps());
    m_marks->setVisible(BookmarkMenu::isWanted(*this));
    showLanes();
    showStep();
    if (isOther)
        emit bookmarksChanged(kept);
}

void HistoryBar::toggleBookmark()
{
    Bookmarks marks = m_bookmarks;
    if (marks.contains(step()))
        marks.remove(step());
    else
        marks.setName(step(), {});
    setBookmarks(marks);
}

void HistoryBar::askBookmarkName()
{
    const int named = step();
    QInputDialog question(window());
    question.setWindowTitle(tr("Name the bookmark"));
    question.setLabelText(tr("What happened at step %1?").arg(named));
    question.setTextValue(m_bookmarks.name(named).isEmpty() ? m_model.words(named)
                                                            : m_bookmarks.name(named));
    question.setOkButtonText(tr("Set the bookmark"));
    question.setCancelButtonText(tr("Cancel"));
    if (question.exec() != QDialog::Accepted)
        return;
    Bookmarks marks = m_bookmarks;
    marks.setName(named, question.textValue());
    setBookmarks(marks);
}

QString HistoryBar::bookmarkName(int step) const
{
    const QString name = m_bookmarks.name(step);
    const QString words = name.isEmpty() ? m_model.words(step) : name;
    return words.isEmpty() ? tr("Step %1").arg(step) : words;
}

void HistoryBar::openBookmarks()
{
    auto *menu = new BookmarkMenu(*this);
    menu->popup(m_marks->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void HistoryBar::request(int command)
{
    command = qBound(0, command, m_model.count());
    const bool wasInThePast = m_isInThePast;
    setStep(command);
    if (m_isInThePast)
        emit wishes().stepRequested(command);
    else if (wasInThePast)
        emit wishes().returnRequested();
}

void HistoryBar::changeReplay()
{
    emit wishes().replayChanged(speed(), stops());
}

void HistoryBar::showStep()
{
    const int count = m_model.count();
    m_text->setText(m_isInThePast ? tr("Step %1 of %2").arg(step()).arg(count)
                                  : tr("Step %1 · now").arg(count));
    m_mark->setChecked(m_bookmarks.contains(step()));
    m_first->setEnabled(step() > 0);
    m_previous->setEnabled(step() > 0);
    m_next->setEnabled(m_isInThePast);
    m_play->setEnabled(m_isInThePast || m_isRunning);
    m_now->setEnabled(m_isInThePast);
    m_replay->setEnabled(count > 0);
}

void HistoryBar::showLanes()
{
    if (!m_isOpen)
        return;
    QList<HistoryLanes::Lane> lanes;
    for (const HistoryModel::Stretch &stretch : m_model.stretches())
        lanes.append({stretch, m_model.name(stretch)});
    QStringList names;
    for (const int step : m_bookmarks.steps())
        names.append(bookmarkName(step));
    m_lanes->setLanes(std::move(lanes), m_model.rolls(), std::move(names));
}

void HistoryBar::refresh()
{
    const QColor color = tokens().text;
    m_first->setIcon(stepIcon(StepIcon::First, color, devicePixelRatioF()));
    m_previous->setIcon(stepIcon(StepIcon::Previous, color, devicePixelRatioF()));
    m_play->setIcon(m_isRunning ? Icons::icon(QStringLiteral("pause"), color)
                                : stepIcon(StepIcon::Play, color, devicePixelRatioF()));
    m_next->setIcon(stepIcon(StepIcon::Next, color, devicePixelRatioF()));
    m_now->setIcon(stepIcon(StepIcon::Last, color, devicePixelRatioF()));
    m_replay->setIcon(stepIcon(StepIcon::Play, color, devicePixelRatioF()));
    m_mark->setIcon(Icons::icon(QStringLiteral("bookmark"), color));
    m_export->setIcon(Icons::icon(QStringLiteral("export"), color));
    m_replay->setText(replayText());
    const int kept = step();
    m_track->setTurnNames(Calendar::of(controller()).years());
    m_lanes->setTurnNames(Calendar::of(controller()).names());
    m_track->setHistory(m_model.count(), m_model.marks());
    m_lanes->setHistory(m_model.count(), m_model.marks());
    setStep(m_isInThePast ? kept : m_model.count());
    m_chances->refresh(m_isOpen && isVisible());
    setBookmarks(m_bookmarks); // what was undone takes its bookmarks along
}

} // namespace app
