// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/livemodule.h"
#include "editor/widgets/fields/arrayeditor.h"

class QLineEdit;
class QPushButton;

namespace editor {

/// The languages of a module; a new one begins with a translation to be filled in.
class LanguageList : public ArrayEditor
{
    Q_OBJECT

public:
    explicit LanguageList(LiveModule &live, QWidget *parent = nullptr);

    bool addLanguage(const QString &code);
    void retranslate();

private:
    LiveModule &m_live;
    QLineEdit *m_code;
    QPushButton *m_add;
};

} // namespace editor
