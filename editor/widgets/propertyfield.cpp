// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/propertyfield.h"

#include "app/view/text/plainedit.h"
#include "editor/widgets/entries.h"

#include <QCheckBox>
#include <QColorDialog>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace editor {

using engine::Json;

namespace {

QString severalValues()
{
    return PropertyField::tr("Several values");
}

void setItalic(QWidget *widget, bool italic)
{
    QFont font = widget->font();
    font.setItalic(italic);
    widget->setFont(font);
}

} // namespace

QWidget *PropertyField::fill(QWidget *widget)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(widget);
    setFocusProxy(widget);
    return widget;
}

LineField::LineField(Kind kind, QWidget *parent)
    : PropertyField(parent)
    , m_kind(kind)
    , m_edit(new QLineEdit)
{
    fill(m_edit);
    connect(m_edit, &QLineEdit::editingFinished, this, &LineField::finish);
}

QString LineField::written(const Json &value) const
{
    if (value.isString())
        return value.toString();
    if (!value.isArray())
        return value.isNull() ? QString() : QString::fromUtf8(value.write(Json::Style::Compact));
    QStringList words;
    for (qsizetype i = 0; i < value.size(); ++i)
        words.append(value.at(i).isString()
                         ? value.at(i).toString()
                         : QString::fromUtf8(value.at(i).write(Json::Style::Compact)));
    return words.join(QStringLiteral(", "));
}

std::optional<Json> LineField::read(const QString &text) const
{
    if (text.isEmpty())
        return Json();
    bool isNumber = true;
    switch (m_kind) {
    case Kind::Text:
        return Json(text);
    case Kind::Words: {
        Json words = Json::array();
        for (const QString &word : text.split(u',', Qt::SkipEmptyParts)) {
            if (!word.trimmed().isEmpty())
                words.append(word.trimmed());
        }
        return words;
    }
    case Kind::Integer: {
        const int number = text.toInt(&isNumber);
        return isNumber ? std::optional<Json>(number) : std::nullopt;
    }
    case Kind::Real: {
        const double number = text.toDouble(&isNumber);
        return isNumber ? std::optional<Json>(number) : std::nullopt;
    }
    }
    return std::nullopt;
}

void LineField::show(const Json &value, const Json &inherited)
{
    setItalic(m_edit, false);
    m_shown = written(value);
    m_edit->setPlaceholderText(written(inherited));
    m_edit->setText(m_shown);
    // A long text is read from its beginning.
    if (!m_edit->hasFocus())
        m_edit->setCursorPosition(0);
}

void LineField::showSeveral()
{
    setItalic(m_edit, true);
    m_shown.clear();
    m_edit->setPlaceholderText(severalValues());
    m_edit->clear();
}

void LineField::finish()
{
    const QString text = m_edit->text().trimmed();
    if (text == m_shown)
        return;
    const auto value = read(text);
    if (!value) {
        m_edit->setText(m_shown);
        return;
    }
    m_shown = text;
    emit edited(*value);
}

ParagraphField::ParagraphField(QWidget *parent)
    : PropertyField(parent)
    , m_edit(new view::PlainEdit)
{
    fill(m_edit);
    m_edit->setTabChangesFocus(true);
    m_edit->setMinimumHeight(90);
    m_edit->installEventFilter(this);
}

void ParagraphField::show(const Json &value, const Json &inherited)
{
    m_shown = value.toString();
    m_edit->setPlaceholderText(inherited.toString());
    if (m_edit->toPlainText() != m_shown)
        m_edit->setPlainText(m_shown);
}

void ParagraphField::showSeveral()
{
    m_shown.clear();
    m_edit->setPlaceholderText(severalValues());
    m_edit->clear();
}

bool ParagraphField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut)
        flush();
    return PropertyField::eventFilter(watched, event);
}

void ParagraphField::flush()
{
    if (m_edit->toPlainText() == m_shown)
        return;
    m_shown = m_edit->toPlainText();
    emit edited(m_shown.isEmpty() ? Json() : Json(m_shown));
}

CheckField::CheckField(QWidget *parent)
    : PropertyField(parent)
    , m_box(new QCheckBox)
{
    fill(m_box);
    connect(m_box, &QCheckBox::clicked, this, [this] {
        m_box->setTristate(false);
        emit edited(m_box->isChecked());
    });
}

void CheckField::show(const Json &value, const Json &inherited)
{
    m_box->setTristate(false);
    m_box->setChecked(value.isNull() ? inherited.toBool() : value.toBool());
}

void CheckField::showSeveral()
{
    m_box->setCheckState(Qt::PartiallyChecked);
}

ChoiceField::ChoiceField(QWidget *parent)
    : PropertyField(parent)
    , m_box(new QComboBox)
{
    fill(m_box);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_box->setMinimumContentsLength(8);
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        if (index >= 0 && index < m_choices.size())
            emit edited(m_choices[index].value);
    });
}

void ChoiceField::setChoices(const QList<Choice> &choices)
{
    m_choices = choices;
    const QSignalBlocker quiet(m_box);
    QList<Entry> entries;
    for (const Choice &choice : choices)
        entries.append({choice.title, {}, choice.icon});
    showEntries(*m_box, entries);
    choose();
}

void ChoiceField::choose()
{
    const auto found = std::find_if(m_choices.begin(), m_choices.end(), [this](const Choice &one) {
        return !m_areSeveral && one.value == m_shown;
    });
    m_box->setCurrentIndex(found == m_choices.end() ? -1 : int(found - m_choices.begin()));
}

void ChoiceField::show(const Json &value, const Json &inherited)
{
    m_shown = value.isNull() ? inherited : value;
    m_areSeveral = false;
    setItalic(m_box, false);
    m_box->setPlaceholderText(m_shown.isString() ? m_shown.toString() : QString());
    choose();
}

void ChoiceField::showSeveral()
{
    m_areSeveral = true;
    setItalic(m_box, true);
    m_box->setPlaceholderText(severalValues());
    choose();
}

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
    m_button->setFixedWidth(44);
    m_button->setToolTip(tr("Choose a colour"));
    m_button->setAccessibleName(tr("Choose a colour"));
    connect(m_button, &QPushButton::clicked, this, &ColorField::choose);
    connect(m_name, &QLineEdit::editingFinished, this, &ColorField::flush);
}

void ColorField::flush()
{
    const QString text = m_name->text().trimmed();
    if (text == m_shown)
        return;
    if (!text.isEmpty() && !QColor::isValidColor(text)) {
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
