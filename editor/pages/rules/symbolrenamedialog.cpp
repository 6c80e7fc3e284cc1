// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/symbolrenamedialog.h"

#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace editor {

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
        item->setFont(1, QFontDatabase::systemFont(QFontDatabase::FixedFont));
    }
    list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_accept = buttons->addButton(tr("Rename"), QDialogButtonBox::AcceptRole);
    m_name->setAccessibleName(tr("New name"));
    m_name->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(new QLabel(tr("New name")));
    layout->addWidget(m_name);
    layout->addWidget(m_objection);
    layout->addWidget(new QLabel(tr("%n place(s) change:", nullptr, int(rename.places().size()))));
    layout->addWidget(list, 1);
    layout->addWidget(buttons);
    resize(560, 380);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
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
