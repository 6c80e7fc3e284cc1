// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyfield.h"

namespace editor {

/// Other names of spaces, one in a line: "W0110 = E0001".
class AliasesField : public PropertyField
{
    Q_OBJECT

public:
    explicit AliasesField(QWidget *parent = nullptr);

    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;
    void flush() override;

protected:
    bool isTyping() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPlainTextEdit *m_edit;
    QString m_shown;
};

} // namespace editor
