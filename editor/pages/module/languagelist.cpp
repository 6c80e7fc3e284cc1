// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/module/languagelist.h"

#include "editor/document/languagename.h"
#include "editor/pages/module/moduleedit.h"

#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>

namespace editor {

using engine::Json;

LanguageList::LanguageList(LiveModule &live, QWidget *parent)
    : ArrayEditor(live.document(), ModuleEdit::file, {QStringLiteral("languages")}, parent)
    , m_live(live)
    , m_code(new QLineEdit)
    , m_add(new QPushButton)
{
    setTitle([](const Json &code) {
        const QString name = languageName(code.toString());
        return name == code.toString() ? name
                                       : QStringLiteral("%1 · %2").arg(code.toString(), name);
    });
    setRemove(
        [](Draft &draft, qsizetype index) { return ModuleEdit(draft).removeLanguage(index); });
    addToButtons(m_code);
    addToButtons(m_add);
    m_code->setMaximumWidth(90);
    const auto add = [this] {
        if (addLanguage(m_code->text().trimmed()))
            m_code->clear();
    };
    connect(m_add, &QPushButton::clicked, this, add);
    connect(m_code, &QLineEdit::returnPressed, this, add);
}

bool LanguageList::addLanguage(const QString &code)
{
    Draft draft = m_live.document().draft();
    if (!ModuleEdit(draft).addLanguage(code, m_live.module().get()))
        return false;
    m_live.document().commit(draft, tr("Add the language “%1”").arg(code));
    choose(list().count() - 1);
    return true;
}

void LanguageList::retranslate()
{
    setWords(tr("Add a language"), tr("Remove the language with its translation"),
             tr("Order the languages"));
    m_code->setPlaceholderText(QStringLiteral("pt_BR"));
    m_code->setAccessibleName(tr("Code of a new language"));
    m_code->setToolTip(tr("A language as two letters, like “es”, or with its country"));
    m_add->setText(tr("Add"));
}

} // namespace editor
