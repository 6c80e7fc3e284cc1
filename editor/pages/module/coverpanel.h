// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyform.h"

class QLabel;
class QPushButton;

namespace editor {

/// The picture on a module's card in the library.
class CoverPanel : public QWidget
{
    Q_OBJECT

public:
    explicit CoverPanel(ModuleDocument &document, QWidget *parent = nullptr);

    PropertyForm &form() const { return *m_form; }
    /// Takes a picture of the computer into the module; false when it is none, and why is shown.
    bool importFile(const QString &path);
    void retranslate();
    void refresh();

private:
    void askForFile();
    void showPicture();

    ModuleDocument &m_document;
    QLabel *m_picture;
    QPushButton *m_import;
    PropertyForm *m_form;
    ChoiceField *m_choice;
};

} // namespace editor
