// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/languagedialog.h"

#include "app/view/style/windowsize.h"
#include "editor/document/languagename.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/widgets/answerbuttons.h"

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
{
    setWindowTitle(tr("Add a language"));
    view::resizeOnScreen(*this, {fontMetrics().height() * 24, fontMetrics().height() * 30});
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
    auto *buttons = new AnswerButtons(*this, tr("Add the language"), tr("Add nothing"));
    m_add = buttons->answer();
    layout->addWidget(buttons);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](QListWidgetItem *item) {
        if (item)
            m_code->setText(item->data(Qt::UserRole).toString());
    });
    connect(m_list, &QListWidget::itemDoubleClicked, this, [this] {
        if (!code().isEmpty())
            accept();
    });
    connect(m_code, &QLineEdit::textChanged, this, &LanguageDialog::check);
    m_code->setFocus();
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
