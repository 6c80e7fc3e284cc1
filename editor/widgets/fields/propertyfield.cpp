// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/propertyfield.h"

#include "editor/widgets/fields/entries.h"

#include <QCheckBox>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

namespace editor {

using engine::Json;

QString PropertyField::severalValues()
{
    return tr("Several values");
}

void PropertyField::setItalic(QWidget *widget, bool italic)
{
    QFont font = widget->font();
    font.setItalic(italic);
    widget->setFont(font);
}

QWidget *PropertyField::fill(QWidget *widget)
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(widget);
    setFocusProxy(widget);
    watch(widget);
    return widget;
}

void PropertyField::watch(QWidget *widget)
{
    widget->installEventFilter(this);
}

bool PropertyField::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && !isTyping()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool isHistory = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (isHistory) {
            event->ignore();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

LineField::LineField(Kind kind, QWidget *parent)
    : PropertyField(parent)
    , m_kind(kind)
    , m_edit(new QLineEdit)
    , m_refusal(new QLabel)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins({});
    column->setSpacing(2);
    column->addWidget(m_edit);
    column->addWidget(m_refusal);
    setFocusProxy(m_edit);
    watch(m_edit);
    m_refusal->setWordWrap(true);
    m_refusal->setObjectName(QStringLiteral("refusal"));
    m_refusal->setProperty("class", QStringLiteral("bad"));
    m_refusal->hide();
    connect(m_edit, &QLineEdit::editingFinished, this, &LineField::finish);
    connect(m_edit, &QLineEdit::textEdited, m_refusal, &QWidget::hide);
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

QString LineField::refusalOf(const QString &text) const
{
    const auto value = read(text);
    if (value)
        return m_check ? m_check(*value) : QString();
    return m_kind == Kind::Integer ? tr("“%1” is no whole number.").arg(text)
                                   : tr("“%1” is no number.").arg(text);
}

void LineField::show(const Json &value, const Json &inherited)
{
    // What was refused is told as long as nothing has changed.
    if (written(value) != m_shown)
        m_refusal->hide();
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
    m_refusal->hide();
    m_edit->setPlaceholderText(severalValues());
    m_edit->clear();
}

bool LineField::isTyping() const
{
    return m_edit->text().trimmed() != m_shown.trimmed();
}

void LineField::finish()
{
    const QString text = m_edit->text().trimmed();
    if (text == m_shown)
        return;
    const QString refusal = refusalOf(text);
    m_refusal->setText(refusal);
    m_refusal->setVisible(!refusal.isEmpty());
    if (!refusal.isEmpty()) {
        m_edit->setText(m_shown);
        return;
    }
    m_shown = text;
    emit edited(*read(text));
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

} // namespace editor
