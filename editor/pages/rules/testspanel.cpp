// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/testspanel.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace editor {

TestsPanel::TestsPanel(const RuleIndex &index, TestRun &run, QWidget *parent)
    : QWidget(parent)
    , m_index(index)
    , m_run(run)
    , m_runAll(new QPushButton)
    , m_stop(new QPushButton)
    , m_summary(new QLabel)
    , m_list(new QTreeWidget)
{
    auto *row = new QHBoxLayout;
    row->setContentsMargins(8, 6, 8, 2);
    row->addWidget(m_runAll);
    row->addWidget(m_stop);
    row->addWidget(m_summary, 1);
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(2);
    layout->addLayout(row);
    layout->addWidget(m_list, 1);
    m_runAll->setIcon(view::Icons::icon(QStringLiteral("play")));
    connect(m_runAll, &QPushButton::clicked, this, &TestsPanel::runAll);
    connect(m_stop, &QPushButton::clicked, &m_run, &TestRun::stop);
    connect(&m_run, &TestRun::started, this, &TestsPanel::refresh);
    connect(&m_run, &TestRun::progressed, this, &TestsPanel::refresh);
    connect(&m_run, &TestRun::finished, this, &TestsPanel::refresh);
    connect(&index.live(), &LiveModule::loaded, this, &TestsPanel::allowRunning);
    connect(m_list, &QTreeWidget::itemActivated, this, &TestsPanel::openItem);
    retranslate();
    refresh();
}

void TestsPanel::retranslate()
{
    m_runAll->setText(tr("Run tests"));
    m_stop->setText(tr("Stop"));
    m_list->setAccessibleName(tr("Tests"));
}

void TestsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() != QEvent::LanguageChange)
        return;
    retranslate();
    refresh();
}

void TestsPanel::runAll()
{
    m_run.start(m_index.live().module());
}

QString TestsPanel::summary() const
{
    return m_summary->text();
}

void TestsPanel::refresh()
{
    const auto tokens = view::Tokens::of(palette());
    int passed = 0;
    const int row = m_list->indexOfTopLevelItem(m_list->currentItem());
    m_list->clear();
    // What fails comes first.
    for (const bool isWanted : {false, true}) {
        for (const auto &result : m_run.results()) {
            if (result.passed != isWanted)
                continue;
            passed += result.passed ? 1 : 0;
            auto *item = new QTreeWidgetItem(m_list, {result.name, result.failure});
            item->setIcon(0,
                          result.passed ? view::Icons::icon(QStringLiteral("check"), tokens.good)
                                        : view::Icons::icon(QStringLiteral("error"), tokens.bad));
            item->setForeground(0, result.passed ? tokens.good : tokens.bad);
            item->setToolTip(1, result.failure);
            item->setData(0, Qt::UserRole, result.file);
        }
    }
    if (row >= 0)
        m_list->setCurrentItem(m_list->topLevelItem(row));
    allowRunning();
    m_stop->setVisible(m_run.isRunning());
    const auto count = int(m_run.results().size());
    m_summary->setText(m_run.isRunning() ? tr("%n test(s) run so far …", nullptr, count)
                           : count == 0  ? tr("The tests have not been run.")
                                        : tr("%1 of %n test(s) pass.", nullptr, count).arg(passed));
}

void TestsPanel::allowRunning()
{
    m_runAll->setEnabled(!m_run.isRunning() && m_index.live().canBePlayed());
}

void TestsPanel::openItem(QTreeWidgetItem *item)
{
    static const QRegularExpression place(QStringLiteral("^([\\w./-]+\\.lua):(\\d+): "));
    const auto match = place.match(item->text(1));
    if (match.hasMatch()) {
        emit opened({match.captured(1), 0, 0, match.captured(2).toInt(), {}});
        return;
    }
    const auto tests = m_index.definitions(QStringLiteral("test"), item->text(0));
    if (!tests.isEmpty())
        emit opened(tests.first());
}

} // namespace editor
