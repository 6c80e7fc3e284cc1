// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/changesdialog.h"

#include "app/view/style/windowsize.h"
#include "editor/widgets/answerbuttons.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace editor {

ChangesDialog::ChangesDialog(const QStringList &columns, QWidget *parent)
    : QDialog(parent)
    , m_summary(new QLabel)
    , m_list(new QTreeWidget)
{
    setWindowTitle(tr("What will change"));
    view::resizeOnScreen(*this, {fontMetrics().height() * 44, fontMetrics().height() * 32});
    m_summary->setWordWrap(true);
    m_list->setHeaderLabels(columns);
    m_list->setAccessibleName(tr("What will change"));
    m_list->setUniformRowHeights(true);
    auto *buttons = new AnswerButtons(*this, tr("Apply the changes"), tr("Change nothing"));
    m_apply = buttons->answer();
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_summary);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    m_apply->setFocus();
}

void ChangesDialog::setSummary(const QStringList &sentences)
{
    m_summary->setText(sentences.join(u' '));
}

QTreeWidgetItem *ChangesDialog::addGroup(const QString &title)
{
    auto *item = new QTreeWidgetItem(m_list, {title});
    QFont font = item->font(0);
    font.setBold(true);
    item->setFont(0, font);
    item->setFirstColumnSpanned(true);
    return item;
}

void ChangesDialog::finish()
{
    m_list->expandAll();
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
}

} // namespace editor
