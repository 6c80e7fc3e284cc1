// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialogButtonBox>

class QDialog;

namespace editor {

/// What a dialog ends with: the answer that Enter gives, and the way out.
class AnswerButtons : public QDialogButtonBox
{
    Q_OBJECT

public:
    AnswerButtons(QDialog &dialog, const QString &answer, const QString &wayOut = tr("Cancel"));

    QPushButton *answer() const { return m_answer; }

private:
    QPushButton *m_answer;
};

} // namespace editor
