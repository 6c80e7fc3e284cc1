// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/translate/model/translationjob.h"
#include "editor/widgets/notice.h"

namespace editor {

/// Why there is nothing to translate, and what to do about it.
class TranslationNotice : public Notice
{
    Q_OBJECT

public:
    explicit TranslationNotice(QWidget *parent = nullptr);

    QPushButton *mendButton() const { return m_mend; }
    QPushButton *beginButton() const { return m_begin; }
    void retranslate();
    /// \a error is what the file of the language has; true: there is something to tell.
    bool tell(const TranslationJob &job, const QString &error);

private:
    QPushButton *m_mend;
    QPushButton *m_begin;
};

} // namespace editor
