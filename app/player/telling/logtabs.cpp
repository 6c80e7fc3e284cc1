// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/telling/logtabs.h"

#include "app/player/log/logpanel.h"
#include "app/player/telling/summarypanel.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QStackedWidget>
#include <QToolButton>

namespace app {

namespace {

constexpr int c_around = 26; ///< Edge and padding of a button.

} // namespace

LogTabs::LogTabs(LogPanel *log, SummaryPanel *summary)
    : m_bar(new QWidget(this))
    , m_toLog(new QToolButton(m_bar))
    , m_toSummary(new QToolButton(m_bar))
    , m_pages(new QStackedWidget(this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *row = new QHBoxLayout(m_bar);
    row->setContentsMargins(12, 8, 12, 0);
    row->setSpacing(0);
    for (QToolButton *button : {m_toLog, m_toSummary}) {
        button->setCheckable(true);
        button->setProperty("class", QStringLiteral("segment"));
        row->addWidget(button);
    }
    row->addStretch();
    column->addWidget(m_bar);
    m_pages->addWidget(log);
    m_pages->addWidget(summary);
    column->addWidget(m_pages, 1);
    m_toSummary->setObjectName(QStringLiteral("toSummary"));
    m_toLog->setObjectName(QStringLiteral("toLog"));
    connect(m_toLog, &QToolButton::clicked, this, [this] { show(Tab::Log); });
    connect(m_toSummary, &QToolButton::clicked, this, [this] { show(Tab::Summary); });
    connect(summary, &SummaryPanel::wanted, this, &LogTabs::offerSummary);
    m_bar->hide();
    retranslate();
    show(Tab::Log);
}

LogTabs::Tab LogTabs::tab() const
{
    return m_pages->currentIndex() == 0 ? Tab::Log : Tab::Summary;
}

void LogTabs::show(Tab tab)
{
    m_pages->setCurrentIndex(tab == Tab::Log ? 0 : 1);
    m_toLog->setChecked(tab == Tab::Log);
    m_toSummary->setChecked(tab == Tab::Summary);
    if (tab == Tab::Summary)
        m_bar->show();
}

// After the own next step there is nothing to sum up any more.
void LogTabs::offerSummary(bool isWanted)
{
    m_bar->setVisible(isWanted);
    show(isWanted ? Tab::Summary : Tab::Log);
}

void LogTabs::retranslate()
{
    m_toLog->setText(tr("Log"));
    m_toSummary->setText(tr("Summary of the turn"));
    fit();
}

// The checked one is written bolder than Qt reckons with.
void LogTabs::fit()
{
    for (QToolButton *button : {m_toLog, m_toSummary}) {
        QFont bold = button->font();
        bold.setWeight(QFont::DemiBold);
        button->setMinimumWidth(QFontMetrics(bold).horizontalAdvance(button->text()) + c_around);
    }
}

void LogTabs::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fit();
}

} // namespace app
