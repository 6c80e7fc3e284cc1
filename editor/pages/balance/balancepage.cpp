// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/balance/balancepage.h"

#include "app/view/style/tokens.h"
#include "editor/pages/balance/balanceform.h"
#include "engine/bot/bot.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"

#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTabBar>
#include <QTextBrowser>
#include <QUrl>

namespace editor {

namespace {

constexpr int c_column = 340;
constexpr qint64 c_minute = 60'000;

} // namespace

BalancePage::BalancePage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_form(new BalanceForm(live))
    , m_play(new QPushButton)
    , m_stop(new QPushButton)
    , m_save(new QPushButton)
    , m_bar(new QProgressBar)
    , m_state(new QLabel)
    , m_tabs(new QTabBar)
    , m_browser(new QTextBrowser)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(makeColumn());
    layout->addWidget(makeReport(), 1);
    connect(m_play, &QPushButton::clicked, this, &BalancePage::play);
    connect(m_stop, &QPushButton::clicked, &m_run, &BalanceRun::stop);
    connect(m_save, &QPushButton::clicked, this, &BalancePage::save);
    connect(m_tabs, &QTabBar::currentChanged, this, &BalancePage::showTab);
    connect(&m_run, &BalanceRun::started, this, &BalancePage::showState);
    connect(&m_run, &BalanceRun::progressed, this, &BalancePage::showState);
    connect(&m_run, &BalanceRun::finished, this, &BalancePage::showResult);
    connect(&live, &LiveModule::loaded, this, &BalancePage::showState);
    connect(&live, &LiveModule::checked, this, &BalancePage::showState);
    retranslate();
    showResult({});
}

QWidget *BalancePage::makeColumn()
{
    auto *column = new QWidget;
    auto *rows = new QVBoxLayout(column);
    rows->setContentsMargins(12, 12, 12, 12);
    rows->setSpacing(8);
    rows->addWidget(m_form);
    rows->addWidget(m_play);
    rows->addWidget(m_stop);
    rows->addWidget(m_bar);
    rows->addWidget(m_state);
    rows->addWidget(m_save);
    rows->addStretch(1);
    m_play->setProperty("class", QStringLiteral("primary"));
    m_play->setObjectName(QStringLiteral("play"));
    m_stop->setObjectName(QStringLiteral("stop"));
    m_save->setObjectName(QStringLiteral("save"));
    m_state->setObjectName(QStringLiteral("state"));
    m_state->setWordWrap(true);
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(8);
    auto *scroll = new QScrollArea;
    scroll->setWidget(column);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(c_column);
    return scroll;
}

QWidget *BalancePage::makeReport()
{
    auto *report = new QWidget;
    auto *rows = new QVBoxLayout(report);
    rows->setContentsMargins({});
    rows->setSpacing(0);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setObjectName(QStringLiteral("reports"));
    m_browser->setObjectName(QStringLiteral("report"));
    m_browser->setOpenLinks(false);
    rows->addWidget(m_tabs);
    rows->addWidget(m_browser, 1);
    return report;
}

void BalancePage::retranslate()
{
    m_form->retranslate();
    m_play->setText(tr("Play the games"));
    m_stop->setText(tr("Stop"));
    m_stop->setToolTip(tr("What was played so far is shown"));
    m_save->setText(tr("Save the report…"));
    m_save->setToolTip(tr("A page with pictures, and a table for spreadsheets of each part"));
    m_bar->setAccessibleName(tr("Games played"));
    m_tabs->setAccessibleName(tr("Reports"));
    m_browser->setAccessibleName(tr("Report on the balance"));
    m_browser->setPlaceholderText(
        tr("Computers play games of the scenario; here stands who wins, how long it takes, what is "
           "lost and where, which rules and units count. To see what a change does, compare with "
           "the game as it is saved."));
}

void BalancePage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    showState();
}

void BalancePage::play()
{
    const BalanceRun::Order order = m_form->order();
    m_message.clear();
    for (auto it = order.bots.begin(); it != order.bots.end(); ++it) {
        if (!engine::makeBot(it.value()))
            m_message = tr("There is no computer “%1”.").arg(it.value());
    }
    if (m_message.isEmpty())
        m_run.start(order);
    showState();
}

QString BalancePage::progress() const
{
    const int games = m_run.order().games;
    const int played = m_run.played();
    const QString said = tr("%1 of %n game(s) played", nullptr, games).arg(played);
    if (!played || played >= games)
        return said;
    const qint64 left = m_run.elapsed() * (games - played) / played;
    const int minutes = int((left + c_minute - 1) / c_minute);
    return said + u'\n'
        + (left < c_minute ? tr("less than a minute left")
                           : tr("about %n minute(s) left", nullptr, minutes));
}

void BalancePage::showState()
{
    const bool isRunning = m_run.isRunning();
    m_play->setVisible(!isRunning);
    m_play->setEnabled(live().canBePlayed());
    m_stop->setVisible(isRunning);
    m_bar->setVisible(isRunning);
    m_form->setEnabled(!isRunning);
    m_save->setVisible(m_run.result().games > 0);
    m_bar->setRange(0, std::max(1, m_run.order().games));
    m_bar->setValue(m_run.played());
    const int games = m_run.result().games;
    m_state->setText(isRunning                   ? progress()
                         : !m_message.isEmpty()  ? m_message
                         : !live().canBePlayed() ? tr("The game has errors that keep it from being "
                                                      "played: see Problems.")
                         : games ? tr("Shown: %n game(s) of each version", nullptr, games)
                                 : QString());
}

void BalancePage::showResult(const QString &failure)
{
    m_message = failure;
    const BalanceResult &result = m_run.result();
    {
        const QSignalBlocker quiet(m_tabs);
        while (m_tabs->count())
            m_tabs->removeTab(0);
        if (!result.comparison.isEmpty())
            m_tabs->addTab(tr("What the change does"));
        for (const BalanceReportPage &page : result.pages)
            m_tabs->addTab(page.name);
    }
    m_tabs->setVisible(m_tabs->count() > 1);
    showTab(0);
    showState();
}

void BalancePage::showTab(int tab)
{
    const BalanceResult &result = m_run.result();
    m_browser->clear();
    m_browser->document()->setDefaultStyleSheet(
        QStringLiteral("td, th { padding: 2px 10px 2px 0px } th { text-align: left } td.n { "
                       "text-align: right } p.note, p.more, figcaption { color: %1 }")
            .arg(view::Tokens::of(palette()).text2.name()));
    const bool hasComparison = !result.comparison.isEmpty();
    if (hasComparison && tab == 0) {
        m_browser->setHtml(result.comparison);
        return;
    }
    const int number = tab - int(hasComparison);
    if (number < 0 || number >= result.pages.size())
        return;
    const BalanceReportPage &page = result.pages[number];
    for (auto it = page.images.begin(); it != page.images.end(); ++it)
        m_browser->document()->addResource(QTextDocument::ImageResource, QUrl(it.key()),
                                           it.value());
    m_browser->setHtml(page.html);
}

void BalancePage::save()
{
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Save the report"));
    if (!folder.isEmpty())
        saveTo(folder);
}

bool BalancePage::saveTo(const QString &folder)
{
    QMap<QString, QByteArray> files;
    const QDir root(folder);
    const QList<BalanceReportPage> &pages = m_run.result().pages;
    for (int i = 0; i < pages.size(); ++i) {
        // Of two versions each has a folder of its own.
        const QString place = i ? root.filePath(QStringLiteral("other")) : folder;
        if (const int number = engine::disk::makeFolder(place)) {
            m_message = engine::disk::failure(place, number).message;
            showState();
            return false;
        }
        for (auto it = pages[i].files.begin(); it != pages[i].files.end(); ++it)
            files.insert(QDir(place).filePath(it.key()), it.value());
    }
    if (!m_run.result().comparison.isEmpty())
        files.insert(root.filePath(QStringLiteral("comparison.html")),
                     (QStringLiteral("<!DOCTYPE html>\n<html><head><meta charset=\"utf-8\"></head>"
                                     "<body>\n")
                      + m_run.result().comparison + QStringLiteral("</body></html>\n"))
                         .toUtf8());
    const auto written = engine::writeAtomically(files);
    m_message = written ? tr("The report is in %1").arg(folder) : written.error().message;
    showState();
    return bool(written);
}

} // namespace editor
