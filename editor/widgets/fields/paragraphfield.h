// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyfield.h"

class QPlainTextEdit;

namespace editor {

/// Several lines of text; they are taken over when the field is left.
class ParagraphField : public PropertyField
{
    Q_OBJECT

public:
    explicit ParagraphField(QWidget *parent = nullptr);

    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;
    void flush() override;

protected:
    /// How a value stands in the lines, and what they say; what can't be taken over goes.
    virtual QString textOf(const engine::Json &value) const;
    virtual engine::Json valueOf(const QString &text) const;
    QPlainTextEdit &lines() { return *m_edit; }
    bool isTyping() const override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QPlainTextEdit *m_edit;
    QString m_shown;
};

} // namespace editor
