// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyfield.h"

namespace editor {

/// A text that is mostly one of those that are offered.
class SuggestField : public PropertyField
{
    Q_OBJECT

public:
    explicit SuggestField(QWidget *parent = nullptr);

    void setSuggestions(const QStringList &texts);
    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;
    void flush() override { finish(); }

protected:
    bool isTyping() const override;

private:
    void finish();

    QComboBox *m_box;
    QString m_shown;
};

} // namespace editor
