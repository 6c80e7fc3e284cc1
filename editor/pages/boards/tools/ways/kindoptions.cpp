// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/tools/ways/kindoptions.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>

namespace editor {

KindOptions::KindOptions(QWidget *parent)
    : QWidget(parent)
    , m_kind(new QComboBox)
    , m_name(new QComboBox)
{
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    form->addRow(tr("Kind"), m_kind);
    form->addRow(tr("Name"), m_name);
    m_kind->setObjectName(QStringLiteral("kind"));
    m_kind->setAccessibleName(tr("Kind"));
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setAccessibleName(tr("Name"));
    m_name->setEditable(true);
    m_name->setInsertPolicy(QComboBox::NoInsert);
    m_name->lineEdit()->setPlaceholderText(tr("without a name"));
    m_name->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    connect(m_kind, &QComboBox::activated, this,
            [this] { emit kindChosen(m_kind->currentData().toString()); });
    connect(m_name, &QComboBox::currentTextChanged, this, &KindOptions::nameWritten);
}

void KindOptions::addKind(const QString &id, const QString &title)
{
    m_kind->addItem(title, id);
}

void KindOptions::setKind(const QString &id)
{
    m_kind->setCurrentIndex(m_kind->findData(id));
}

void KindOptions::setName(const QString &name)
{
    const QSignalBlocker blocker(m_name);
    m_name->setCurrentText(name);
}

void KindOptions::setNames(QStringList names)
{
    const QSignalBlocker blocker(m_name);
    const QString current = m_name->currentText();
    names.removeDuplicates();
    names.sort();
    m_name->clear();
    m_name->addItems(names);
    m_name->setCurrentText(current);
}

} // namespace editor
