// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/languagedialog.h"

#include "editor/document/languagename.h"
#include "editor/pages/module/moduleedit.h"

#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace editor {

LanguageDialog::LanguageDialog(const QStringList &known, QWidget *parent)
    : QDialog(parent)
    , m_known(known)
    , m_list(new QListWidget)
    , m_code(new QLineEdit)
    , m_note(new QLabel)
    , m_add(new QPushButton(tr("Add the language")))
{
    setWindowTitle(tr("Add a language"));
    resize(340, 420);
    auto *layout = new QVBoxLayout(this);
    auto *other = new QLabel(tr("&Code, also of a language that is not in the list:"));
    other->setBuddy(m_code);
    other->setWordWrap(true);
    for (QWidget *one : std::initializer_list<QWidget *>{m_list, other, m_code, m_note})
        layout->addWidget(one);
    for (const QString &code : usualLanguages()) {
        if (known.contains(code))
            continue;
        auto *item = new QListWidgetItem(languageName(code), m_list);
        item->setData(Qt::UserRole, code);
    }
    m_list->setAccessibleName(tr("Languages"));
    m_code->setPlaceholderText(QStringLiteral("pt_BR"));
    m_note->setWordWrap(true);
    m_note->setProperty("class", QStringLiteral("note"));
    auto *buttons = new QDialogButtonBox;
    buttons->addButton(m_add, QDialogButtonBox::AcceptRole);
    buttons->addButton(tr("Add nothing"), QDialogButtonBox::RejectRole);
    layout->addWidget(buttons);
    m_add->setDefault(true);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            m_code->setText(item->data(Qt::UserRole).toString());
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, &QDialog::accept);
    connect(m_code, &QLineEdit::textChanged, this, &LanguageDialog::check);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    check();
}

QString LanguageDialog::code() const
{
    const QString code = m_code->text().trimmed();
    return ModuleEdit::isLanguage(code) && !m_known.contains(code) ? code : QString();
}

void LanguageDialog::check()
{
    const QString written = m_code->text().trimmed();
    m_add->setEnabled(!code().isEmpty());
    if (written.isEmpty())
        m_note->setText(tr("Choose a language."));
    else if (m_known.contains(written))
        m_note->setText(tr("The game has this language already."));
    else if (code().isEmpty())
        m_note->setText(tr("A code has two or three small letters, like “es”, and perhaps a "
                           "country, like “pt_BR”."));
    else
        m_note->setText(
            tr("A file with all texts will be made for it: %1").arg(languageName(written)));
}

} // namespace editor
