// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/problemspanel.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QFontDatabase>
#include <QHeaderView>

namespace editor {

namespace {

constexpr int FileRole = Qt::UserRole;
constexpr int LineRole = Qt::UserRole + 1;

} // namespace

ProblemsPanel::ProblemsPanel(LiveModule &live, QWidget *parent)
    : QTreeWidget(parent)
    , m_live(live)
{
    setColumnCount(2);
    setFrameShape(QFrame::NoFrame);
    setStyleSheet(QStringLiteral("QTreeView { border: none; border-radius: 0; } "
                                 "QTreeView::item { padding: 4px 0; }"));
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    retranslate();
    connect(this, &QTreeWidget::itemActivated, this, &ProblemsPanel::openItem);
    connect(this, &QTreeWidget::itemClicked, this, &ProblemsPanel::openItem);
    connect(&live, &LiveModule::checked, this, &ProblemsPanel::refresh);
    refresh();
}

void ProblemsPanel::retranslate()
{
    setHeaderLabels({tr("Where"), tr("What")});
    setAccessibleName(tr("Problems"));
}

void ProblemsPanel::openItem(const QTreeWidgetItem *item)
{
    const QString file = item->data(0, FileRole).toString();
    emit opened({file.isEmpty() ? QStringLiteral("module.json") : file,
                 item->data(0, LineRole).toInt(),
                 {}});
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

void ProblemsPanel::refresh()
{
    const int kept = currentItem() ? indexOfTopLevelItem(currentItem()) : -1;
    clear();
    const auto tokens = view::Tokens::of(palette());
    int errors = 0;
    for (const engine::Issue &issue : m_live.issues()) {
        const bool isError = issue.severity == engine::Issue::Severity::Error;
        errors += isError;
        const QString place =
            issue.line > 0 ? issue.file + u':' + QString::number(issue.line) : issue.file;
        auto *item = new QTreeWidgetItem(this, {place, issue.message});
        item->setIcon(
            0,
            view::Icons::icon(isError ? QStringLiteral("error") : QStringLiteral("warning"),
                              isError ? tokens.bad : tokens.warn));
        item->setFont(0, QFontDatabase::systemFont(QFontDatabase::FixedFont));
        item->setToolTip(1, issue.message);
        item->setData(0, FileRole, issue.file);
        item->setData(0, LineRole, issue.line);
    }
    if (kept >= 0 && kept < topLevelItemCount())
        setCurrentItem(topLevelItem(kept));
    emit counted(errors, int(m_live.issues().size()) - errors);
}

} // namespace editor
