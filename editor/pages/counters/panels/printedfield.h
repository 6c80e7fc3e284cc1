// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyfield.h"

namespace editor {

/// A printed value: a number, a word, true or false, or several with commas, one for each step.
class PrintedField : public PropertyField
{
    Q_OBJECT

public:
    explicit PrintedField(QWidget *parent = nullptr);

    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;

    static QString written(const engine::Json &value);
    static engine::Json read(const QString &text);

protected:
    bool isTyping() const override;

private:
    QLineEdit *m_edit;
    QString m_shown;
};

} // namespace editor
