// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/translationnotice.h"

#include "editor/document/languagename.h"

#include <QPushButton>

namespace editor {

TranslationNotice::TranslationNotice(QWidget *parent)
    : Notice(parent)
    , m_mend(addButton())
    , m_begin(addButton())
{
}

void TranslationNotice::retranslate()
{
    m_mend->setText(tr("Open as text"));
    m_begin->setText(tr("Add a language"));
}

bool TranslationNotice::tell(const TranslationJob &job, const QString &error)
{
    const bool isRead = !job.sourceLanguage.isEmpty();
    m_mend->setVisible(isRead && !job.language.isEmpty());
    m_begin->setVisible(isRead && job.language.isEmpty());
    if (!isRead)
        setText(tr("The texts of this game can't be read yet. Mend what Problems lists first."));
    else if (job.language.isEmpty())
        setText(tr("This game speaks %1 only. Add a language to translate it into.")
                    .arg(languageName(job.sourceLanguage)));
    else if (!error.isEmpty())
        setText(
            tr("This file can't be read. Mend it as text; nothing of it is lost.\n%1").arg(error));
    return !isRead || job.language.isEmpty() || !error.isEmpty();
}

} // namespace editor
