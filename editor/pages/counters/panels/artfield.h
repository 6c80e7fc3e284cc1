// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyfield.h"

#include <QPushButton>

namespace editor {

/// One of the module's pictures, or a new one from a file.
class ArtField : public ChoiceField
{
    Q_OBJECT

public:
    explicit ArtField(QWidget *parent = nullptr);

    void setPictures(const QStringList &names);

signals:
    void importRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    QPushButton *m_import;
};

} // namespace editor
