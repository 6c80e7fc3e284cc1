// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/json.h"

#include <QIcon>
#include <QWidget>

#include <functional>
#include <optional>

class QCheckBox;
class QComboBox;
class QLabel;
class QLineEdit;

namespace editor {

/// Shows one value of one or several things, and tells when it was edited.
class PropertyField : public QWidget
{
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// \a inherited is what counts while the value itself is null.
    virtual void show(const engine::Json &value, const engine::Json &inherited) = 0;
    /// The things differ.
    virtual void showSeveral() = 0;
    /// Tells what is typed but was not told yet.
    virtual void flush() { }

signals:
    /// Null: the value is to be taken away.
    void edited(const engine::Json &value);

protected:
    QWidget *fill(QWidget *widget);
    /// Keys in \a widget take back what is typed there; what has been told already is a step of
    /// the history, which takes it back.
    void watch(QWidget *widget);
    /// Whether something is typed that was not told yet.
    virtual bool isTyping() const { return false; }
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Shown instead of a value where things differ.
    static QString severalValues();
    static void setItalic(QWidget *widget, bool italic);
};

/// A line of text, a whole number, a number, or words with commas between them.
class LineField : public PropertyField
{
    Q_OBJECT

public:
    enum class Kind { Text, Integer, Real, Words };

    /// Why a value can't be taken; empty: it can.
    using Check = std::function<QString(const engine::Json &value)>;

    explicit LineField(Kind kind, QWidget *parent = nullptr);

    void setCheck(Check check) { m_check = std::move(check); }
    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;
    void flush() override { finish(); }

protected:
    bool isTyping() const override;

private:
    void finish();
    QString written(const engine::Json &value) const;
    /// Nothing: what was typed is no such value.
    std::optional<engine::Json> read(const QString &text) const;
    QString refusalOf(const QString &text) const;

    Kind m_kind;
    QLineEdit *m_edit;
    QLabel *m_refusal; ///< Below the line, until something else is typed or shown.
    Check m_check;
    QString m_shown;
};

class CheckField : public PropertyField
{
    Q_OBJECT

public:
    explicit CheckField(QWidget *parent = nullptr);

    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;

private:
    QCheckBox *m_box;
};

/// One of several named values.
class ChoiceField : public PropertyField
{
    Q_OBJECT

public:
    struct Choice
    {
        engine::Json value; ///< Null: the key is taken away.
        QString title;
        QIcon icon;
    };

    explicit ChoiceField(QWidget *parent = nullptr);

    void setChoices(const QList<Choice> &choices);
    void show(const engine::Json &value, const engine::Json &inherited) override;
    void showSeveral() override;

private:
    void choose();

    QComboBox *m_box;
    QList<Choice> m_choices;
    engine::Json m_shown; ///< What counts.
    bool m_areSeveral = false;
};

} // namespace editor
