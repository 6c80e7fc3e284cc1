// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/problemspanel.h"

#include "app/view/style/icons.h"
#include "app/view/style/monofont.h"
#include "app/view/style/tokens.h"
#include "editor/fixes/fixfinder.h"

#include <QAction>
#include <QContextMenuEvent>
#include <QHeaderView>
#include <QMenu>
#include <QPainter>

namespace editor {

namespace {

constexpr int IssueRole = Qt::UserRole;
constexpr int FixRole = Qt::UserRole + 1;
// Nobody mends more of them one by one, and a broken file may have thousands.
constexpr int c_mostFixes = 300;

} // namespace

ProblemsPanel::ProblemsPanel(LiveModule &live, QWidget *parent)
    : QTreeWidget(parent)
    , m_live(live)
    , m_fix(new QAction(this))
{
    setColumnCount(3);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(QStringLiteral("QTreeView { border: none; border-radius: 0; } "
                                 "QTreeView::item { padding: 4px 0; }"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    header()->setStretchLastSection(false);
    header()->setSectionResizeMode(Where, QHeaderView::ResizeToContents);
    header()->setSectionResizeMode(What, QHeaderView::Stretch);
    header()->setSectionResizeMode(Action, QHeaderView::ResizeToContents);
    m_fix->setShortcuts({Qt::ALT | Qt::Key_Return, Qt::ALT | Qt::Key_Enter});
    connect(m_fix, &QAction::triggered, this, &ProblemsPanel::fix);
    retranslate();
    connect(this, &QTreeWidget::itemActivated, this, &ProblemsPanel::openItem);
    connect(this, &QTreeWidget::itemClicked, this, &ProblemsPanel::clickItem);
    connect(this, &QTreeWidget::currentItemChanged, this, &ProblemsPanel::offerFix);
    connect(&live, &LiveModule::checked, this, &ProblemsPanel::refresh);
    refresh();
}

void ProblemsPanel::retranslate()
{
    setHeaderLabels({tr("Where"), tr("What"), tr("Do")});
    setAccessibleName(tr("Problems"));
    offerFix();
}

void ProblemsPanel::paintEvent(QPaintEvent *event)
{
    QTreeWidget::paintEvent(event);
    if (topLevelItemCount())
        return;
    QPainter painter(viewport());
    painter.setPen(view::Tokens::of(palette()).text2);
    painter.drawText(viewport()->rect().adjusted(12, 10, -12, -10),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     m_live.isCurrent() ? tr("No problems found.")
                                        : tr("The module is being checked."));
}

void ProblemsPanel::openItem(const QTreeWidgetItem *item)
{
    const engine::Issue issue = m_issues.value(item->data(Where, IssueRole).toInt());
    emit opened(
        {issue.file.isEmpty() ? QStringLiteral("module.json") : issue.file, issue.line, {}});
}

void ProblemsPanel::clickItem(QTreeWidgetItem *item, int column)
{
    setCurrentItem(item);
    if (column != Action || !fix())
        openItem(item);
}

void ProblemsPanel::step(int by)
{
    const int count = topLevelItemCount();
    if (!count)
        return;
    const int now = currentItem() ? indexOfTopLevelItem(currentItem()) : by > 0 ? -1 : 0;
    setCurrentItem(topLevelItem((now + by + count) % count));
    openItem(currentItem());
}

void ProblemsPanel::offerFix()
{
    const QTreeWidgetItem *item = currentItem();
    const QString title = item ? item->data(Where, FixRole).toString() : QString();
    m_fix->setEnabled(!title.isEmpty());
    m_fix->setText(title.isEmpty() ? tr("Fix the problem") : tr("Fix: %1").arg(title));
}

bool ProblemsPanel::fix()
{
    const QTreeWidgetItem *item = currentItem();
    if (!item)
        return false;
    // The files may have changed since the list was made.
    FixFinder finder(m_live);
    const auto found = finder.find(m_issues.value(item->data(Where, IssueRole).toInt()));
    Draft draft = m_live.document().draft();
    if (!found || !found->apply(draft))
        return false;
    m_live.document().commit(draft, tr("Fix: %1").arg(found->title));
    m_live.look();
    return true;
}

void ProblemsPanel::addItem(const engine::Issue &issue, int number)
{
    const auto tokens = view::Tokens::of(palette());
    const bool isError = issue.severity == engine::Issue::Severity::Error;
    const QString place =
        issue.line > 0 ? issue.file + u':' + QString::number(issue.line) : issue.file;
    auto *item = new QTreeWidgetItem(this, {place, issue.message, tr("Go to")});
    item->setIcon(Where,
                  view::Icons::icon(isError ? QStringLiteral("error") : QStringLiteral("warning"),
                                    isError ? tokens.bad : tokens.warn));
    item->setFont(Where, view::monoFont());
    item->setToolTip(What, issue.message);
    item->setForeground(Action, tokens.accent);
    item->setData(Where, IssueRole, number);
}

void ProblemsPanel::refresh()
{
    const int kept = currentItem() ? indexOfTopLevelItem(currentItem()) : -1;
    clear();
    m_issues = m_live.issues();
    FixFinder finder(m_live);
    int errors = 0;
    for (int i = 0; i < int(m_issues.size()); ++i) {
        addItem(m_issues[i], i);
        errors += m_issues[i].severity == engine::Issue::Severity::Error;
        const auto found = i < c_mostFixes ? finder.find(m_issues[i]) : std::nullopt;
        if (!found)
            continue;
        QTreeWidgetItem *item = topLevelItem(i);
        item->setText(Action, tr("Fix: %1").arg(found->title));
        item->setToolTip(Action, tr("Alt+Enter fixes the chosen problem."));
        item->setData(Where, FixRole, found->title);
    }
    if (kept >= 0 && kept < topLevelItemCount())
        setCurrentItem(topLevelItem(kept));
    offerFix();
    viewport()->update();
    emit counted(errors, int(m_issues.size()) - errors);
}

void ProblemsPanel::contextMenuEvent(QContextMenuEvent *event)
{
    QTreeWidgetItem *item = itemAt(viewport()->mapFromGlobal(event->globalPos()));
    if (!item)
        return;
    setCurrentItem(item);
    QMenu menu(this);
    menu.addAction(m_fix);
    menu.addAction(tr("Go to"), this, [this, item] { openItem(item); });
    menu.exec(event->globalPos());
}

} // namespace editor
