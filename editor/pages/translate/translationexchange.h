// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translationjob.h"
#include "editor/pages/translate/model/translationplan.h"

#include <QWidget>

namespace editor {

class NoticeStrip;
class TranslationModel;
class TranslationSteps;

/// Translations as files of other programs and as tables.
class TranslationExchange : public QObject
{
    Q_OBJECT

public:
    /// \a page is what questions stand in front of; all of them must outlive it.
    TranslationExchange(TranslationSteps &steps, const TranslationJob &job,
                        const TranslationModel &model, NoticeStrip &strip, QWidget *page);

    void chooseImport();
    void chooseExport();
    /// What the dialogs call: a table, or a file of another program, by how its name ends.
    void importFrom(const QString &path);
    engine::Result<engine::Done> exportTo(const QString &path) const;

private:
    engine::Result<TranslationPlan> planOf(const QString &path) const;
    void preview(const TranslationPlan &plan);
    void tell(const QString &message);

    TranslationSteps &m_steps;
    const TranslationJob &m_job;
    const TranslationModel &m_model;
    NoticeStrip &m_strip;
    QWidget *m_page;
};

} // namespace editor
