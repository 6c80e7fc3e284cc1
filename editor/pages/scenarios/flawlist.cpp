// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/flawlist.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

namespace editor {

namespace {

constexpr int SpaceRole = Qt::UserRole;
constexpr int LineRole = Qt::UserRole + 1;

} // namespace

FlawList::FlawList(QWidget *parent)
    : QListWidget(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWordWrap(true);
    connect(this, &QListWidget::itemActivated, this, &FlawList::choose);
    connect(this, &QListWidget::itemClicked, this, &FlawList::choose);
}

void FlawList::fill(const std::vector<engine::SetupFlaw> &flaws)
{
    clear();
    const auto tokens = view::Tokens::of(palette());
    for (const engine::SetupFlaw &flaw : flaws) {
        const bool isError = flaw.issue.severity == engine::Issue::Severity::Error;
        auto *item = new QListWidgetItem(
            view::Icons::icon(QStringLiteral("warning"), isError ? tokens.bad : tokens.warn),
            flaw.issue.message, this);
        item->setData(SpaceRole, flaw.space.value);
        item->setData(LineRole, flaw.issue.line);
    }
}

void FlawList::choose(const QListWidgetItem *item)
{
    if (const engine::SpaceId space(item->data(SpaceRole).toInt()); space)
        emit spaceChosen(space);
    else
        emit lineChosen(item->data(LineRole).toInt());
}

} // namespace editor
