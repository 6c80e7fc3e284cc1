// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/pages/translate/model/translationjob.h"

#include <QWidget>

namespace editor {

/// The languages that a module has, and those that it gets.
class TranslationLanguages : public QObject
{
    Q_OBJECT

public:
    /// \a page is what questions stand in front of; all of them must outlive it.
    TranslationLanguages(LiveModule &live, TranslationJob &job, QWidget *page);

    /// Without the one that its texts are written in.
    QStringList codes() const;
    /// It becomes the one that is translated into.
    bool add(const QString &code);
    void ask();

private:
    LiveModule &m_live;
    TranslationJob &m_job;
    QWidget *m_page;
};

} // namespace editor
