// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/translationreview.h"

#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/panels/translationtable.h"
#include "editor/pages/translate/translationmemory.h"
#include "editor/pages/translate/translationsteps.h"

namespace editor {

TranslationReview::TranslationReview(TranslationSteps &steps, const TranslationTable &table,
                                     const TranslationModel &model, const TranslationMemory &memory,
                                     QObject *parent)
    : QObject(parent)
    , m_steps(steps)
    , m_table(table)
    , m_model(model)
    , m_memory(memory)
{
}

void TranslationReview::finish()
{
    m_steps.markDone(m_table.chosenKeys());
}

void TranslationReview::check()
{
    m_steps.markCheck(m_table.chosenKeys());
}

void TranslationReview::fill()
{
    const TermBook own(m_model.translation());
    QMap<QString, QString> found;
    for (const QString &key : m_table.chosenKeys()) {
        const TranslationText &text = m_model.text(m_model.rowOf(key));
        const QString here = own.exact(text.text.source);
        const QString known = here.isEmpty() ? m_memory.book().exact(text.text.source) : here;
        if (text.translation.isEmpty() && !known.isEmpty())
            found.insert(key, known);
    }
    if (found.isEmpty())
        emit told(tr("None of these texts is translated anywhere else."));
    else
        m_steps.fillIn(found);
}

} // namespace editor
