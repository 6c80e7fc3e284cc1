// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/colorfield.h"

#include <QColorDialog>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>

namespace editor {

using engine::Json;

ColorField::ColorField(QWidget *parent)
    : PropertyField(parent)
    , m_button(new QPushButton)
    , m_name(new QLineEdit)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_button);
    layout->addWidget(m_name);
    setFocusProxy(m_name);
    watch(m_name);
    m_button->setFixedWidth(44);
    m_button->setToolTip(tr("Choose a colour"));
    m_button->setAccessibleName(tr("Choose a colour"));
    connect(m_button, &QPushButton::clicked, this, &ColorField::choose);
    connect(m_name, &QLineEdit::editingFinished, this, &ColorField::flush);
}

bool ColorField::isTyping() const
{
    return m_name->text().trimmed() != m_shown;
}

void ColorField::flush()
{
    const QString text = m_name->text().trimmed();
    if (text == m_shown)
        return;
    if (!text.isEmpty() && !QColor::isValidColorName(text)) {
        m_name->setText(m_shown);
        return;
    }
    m_shown = text;
    emit edited(text.isEmpty() ? Json() : Json(text));
}

void ColorField::paintButton(const QColor &color)
{
    QPixmap patch(24, 14);
    patch.fill(color.isValid() ? color : Qt::transparent);
    m_button->setIcon(patch);
    m_button->setIconSize(patch.size());
}

void ColorField::show(const Json &value, const Json &inherited)
{
    m_shown = value.toString();
    setItalic(m_name, false);
    m_name->setPlaceholderText(inherited.toString());
    m_name->setText(m_shown);
    paintButton(QColor(m_shown.isEmpty() ? inherited.toString() : m_shown));
}

void ColorField::showSeveral()
{
    m_shown.clear();
    setItalic(m_name, true);
    m_name->clear();
    m_name->setPlaceholderText(severalValues());
    paintButton({});
}

void ColorField::choose()
{
    const QColor before(m_shown.isEmpty() ? m_name->placeholderText() : m_shown);
    const QColor color = QColorDialog::getColor(before, this);
    if (color.isValid())
        emit edited(color.name());
}

} // namespace editor
