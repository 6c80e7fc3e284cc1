// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/docks/historybar.h"

#include "app/player/docks/historytrack.h"
#include "app/player/docks/stepicon.h"
#include "app/view/style/icons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace app {

HistoryBar::HistoryBar(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_model(controller)
    , m_first(new QToolButton(this))
    , m_previous(new QToolButton(this))
    , m_next(new QToolButton(this))
    , m_now(new QToolButton(this))
    , m_mark(new QToolButton(this))
    , m_replay(new QToolButton(this))
    , m_text(label({}, "note", this))
    , m_track(new HistoryTrack(controller.module(), this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(10, 2, 10, 2);
    layout->setSpacing(6);
    for (QToolButton *button : {m_first, m_previous, m_next, m_now}) {
        button->setAutoRaise(true);
        layout->addWidget(button);
    }
    layout->addWidget(m_track, 1);
    layout->addWidget(m_text);
    m_mark->setAutoRaise(true);
    m_mark->setCheckable(true);
    layout->addWidget(m_mark);
    connect(m_mark, &QToolButton::clicked, this, &HistoryBar::toggleBookmark);
    layout->addWidget(m_replay);
    m_text->setWordWrap(false);
    m_replay->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    connect(m_first, &QToolButton::clicked, this, [this] { request(0); });
    connect(m_previous, &QToolButton::clicked, this, [this] { request(step() - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { request(step() + 1); });
    connect(m_now, &QToolButton::clicked, this, [this] { request(m_model.count()); });
    connect(m_replay, &QToolButton::clicked, this, &HistoryBar::replayRequested);
    connect(m_track, &HistoryTrack::stepped, this, &HistoryBar::request);
    retranslate();
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
    name(m_next, tr("One step on"));
    name(m_now, tr("Return to now"));
    name(m_mark, tr("Bookmark this step (B)"));
    m_replay->setText(tr("Replay"));
    name(m_replay, tr("Replay what happened since your last decision"));
}

int HistoryBar::step() const
{
    return m_track->step();
}

bool HistoryBar::isInThePast() const
{
    return m_isInThePast;
}

void HistoryBar::setStep(int command)
{
    m_track->setStep(command);
    m_isInThePast = m_track->step() < m_model.count();
    showStep();
}

void HistoryBar::setBookmarks(QList<int> steps)
{
    std::sort(steps.begin(), steps.end());
    steps.erase(std::unique(steps.begin(), steps.end()), steps.end());
    steps.removeIf([this](int step) { return step < 0 || step > m_model.count(); });
    const bool isOther = steps != m_bookmarks;
    m_bookmarks = steps;
    m_track->setBookmarks(steps);
    showStep();
    if (isOther)
        emit bookmarksChanged(steps);
}

void HistoryBar::toggleBookmark()
{
    QList<int> steps = m_bookmarks;
    if (!steps.removeOne(step()))
        steps.append(step());
    setBookmarks(steps);
}

void HistoryBar::request(int command)
{
    command = qBound(0, command, m_model.count());
    const bool wasInThePast = m_isInThePast;
    setStep(command);
    if (m_isInThePast)
        emit stepRequested(command);
    else if (wasInThePast)
        emit returnRequested();
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
    m_now->setEnabled(m_isInThePast);
    m_replay->setEnabled(count > 0);
}

void HistoryBar::refresh()
{
    const QColor color = tokens().text;
    m_first->setIcon(stepIcon(StepIcon::First, color, devicePixelRatioF()));
    m_previous->setIcon(stepIcon(StepIcon::Previous, color, devicePixelRatioF()));
    m_next->setIcon(stepIcon(StepIcon::Next, color, devicePixelRatioF()));
    m_now->setIcon(stepIcon(StepIcon::Last, color, devicePixelRatioF()));
    m_replay->setIcon(stepIcon(StepIcon::Play, color, devicePixelRatioF()));
    m_mark->setIcon(Icons::icon(QStringLiteral("bookmark"), color));
    const int kept = step();
    m_track->setHistory(m_model.count(), m_model.marks());
    setStep(m_isInThePast ? kept : m_model.count());
    setBookmarks(m_bookmarks); // what was undone takes its bookmarks along
}

} // namespace app
