// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/renamedialog.h"

#include "app/view/style/windowsize.h"
#include "editor/widgets/answerbuttons.h"

#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_columnGap = 16; ///< Between the columns.

} // namespace

RenameDialog::RenameDialog(const QString &title, const QString &name,
                           const QList<Reference> &references, Objection objection, QWidget *parent)
    : QDialog(parent)
    , m_before(name)
    , m_references(references)
    , m_objection(std::move(objection))
    , m_name(new QLineEdit(name))
    , m_note(new QLabel)
    , m_list(new QTreeWidget)
{
    setWindowTitle(title);
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    auto *buttons = new AnswerButtons(*this, tr("Rename"), tr("Leave as it is"));
    m_apply = buttons->answer();
    layout->addWidget(new QLabel(tr("New name")));
    layout->addWidget(m_name);
    layout->addWidget(m_note);
    layout->addWidget(m_list, 1);
    layout->addWidget(buttons);
    m_name->setAccessibleName(tr("New name"));
    m_name->selectAll();
    m_note->setWordWrap(true);
    m_list->setColumnCount(2);
    m_list->setHeaderLabels({tr("Place"), tr("Line")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->setAccessibleName(tr("Places that change as well"));
    connect(m_name, &QLineEdit::textChanged, this, &RenameDialog::check);
    connect(m_list, &QTreeWidget::itemChanged, this, &RenameDialog::check);
    fill();
    check();
    view::resizeOnScreen(*this, {fontMetrics().height() * 44, fontMetrics().height() * 28});
}

void RenameDialog::fill()
{
    const QSignalBlocker blocker(m_list);
    for (const Reference &reference : m_references) {
        auto *item = new QTreeWidgetItem(m_list);
        item->setText(
            0, QStringLiteral("%1:%2").arg(reference.use.place.file).arg(reference.use.place.line));
        item->setText(1, reference.use.excerpt);
        item->setToolTip(1, reference.use.excerpt);
        item->setCheckState(0, reference.isSure ? Qt::Checked : Qt::Unchecked);
    }
    m_list->resizeColumnToContents(0);
    m_list->setColumnWidth(0, m_list->columnWidth(0) + c_columnGap);
}

QString RenameDialog::name() const
{
    return m_name->text().trimmed();
}

QList<Use> RenameDialog::chosen() const
{
    QList<Use> uses;
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
        if (m_list->topLevelItem(i)->checkState(0) == Qt::Checked)
            uses.append(m_references[i].use);
    }
    return uses;
}

void RenameDialog::check()
{
    const QString objection = name() == m_before || !m_objection ? QString() : m_objection(name());
    m_apply->setEnabled(objection.isEmpty() && name() != m_before && !name().isEmpty());
    if (!objection.isEmpty())
        m_note->setText(objection);
    else if (m_references.isEmpty())
        m_note->setText(tr("Nothing else refers to it."));
    else
        m_note->setText(
            tr("%n place(s) change with it, in one step.", nullptr, int(chosen().size())));
}

} // namespace editor
