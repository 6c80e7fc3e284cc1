// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/code/symbolrenamedialog.h"

#include "app/view/style/monofont.h"
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

constexpr int c_gap = 16; ///< Between the columns.

} // namespace

SymbolRenameDialog::SymbolRenameDialog(const SymbolRename &rename, QWidget *parent)
    : QDialog(parent)
    , m_rename(rename)
    , m_name(new QLineEdit(rename.name()))
    , m_objection(new QLabel)
{
    setWindowTitle(tr("Rename “%1”").arg(rename.name()));
    auto *list = new QTreeWidget;
    list->setColumnCount(2);
    list->setHeaderHidden(true);
    list->setRootIsDecorated(false);
    list->setAccessibleName(tr("Places that change"));
    for (const CodePlace &place : rename.places()) {
        auto *item = new QTreeWidgetItem(
            list, {QStringLiteral("%1:%2").arg(place.file).arg(place.line), place.text});
        item->setFont(1, view::monoFont());
        item->setToolTip(1, place.text);
    }
    list->resizeColumnToContents(0);
    list->setColumnWidth(0, list->columnWidth(0) + c_gap);
    auto *buttons = new AnswerButtons(*this, tr("Rename"));
    m_accept = buttons->answer();
    m_name->setAccessibleName(tr("New name"));
    m_name->setFont(view::monoFont());
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("New name")));
    layout->addWidget(m_name);
    layout->addWidget(m_objection);
    layout->addWidget(new QLabel(tr("%n place(s) change:", nullptr, int(rename.places().size()))));
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    view::resizeOnScreen(*this, {fontMetrics().height() * 44, fontMetrics().height() * 26});
    connect(m_name, &QLineEdit::textChanged, this, &SymbolRenameDialog::check);
    m_name->selectAll();
    check();
}

QString SymbolRenameDialog::name() const
{
    return m_name->text();
}

void SymbolRenameDialog::check()
{
    const QString objection = m_rename.objection(name());
    m_objection->setText(objection);
    m_objection->setVisible(!objection.isEmpty());
    m_accept->setEnabled(objection.isEmpty() && name() != m_rename.name());
}

} // namespace editor
