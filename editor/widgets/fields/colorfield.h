// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyfield.h"

class QPushButton;

namespace editor {

/// A colour like "#2F5F86".
class ColorField : public PropertyField
{
    Q_OBJECT

public:
    explicit ColorField(QWidget *parent = nullptr);

    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;
    void flush() override;

protected:
    bool isTyping() const override;

private:
    void choose();
    void paintButton(const QColor &color);

    QPushButton *m_button;
    QLineEdit *m_name;
    QString m_shown;
};

} // namespace editor
