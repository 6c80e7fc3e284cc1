// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"
#include "editor/widgets/fields/propertyfield.h"

class QFormLayout;

namespace editor {

/// Fields for what is chosen on a board, one below the other: each shows a value and sets it in one
/// step of the history.
class SelectionRows : public QObject
{
    Q_OBJECT

public:
    /// Nothing: the chosen ones have several values.
    using Value = std::function<std::optional<engine::Json>()>;
    /// The value of one space.
    using Getter = std::function<engine::Json(const QString &space)>;
    /// False: nothing has changed.
    using Setter = std::function<bool(Draft &draft, const engine::Json &value)>;
    using Choices = std::vector<std::pair<const char *, QString>>;

    SelectionRows(BoardSession &session, QFormLayout &form);

    void add(const QString &key, const QString &title, PropertyField *field, Value value,
             Setter setter);
    void addForSpaces(const QString &key, const QString &title, PropertyField *field,
                      const Getter &getter, Setter setter);
    /// What the entry of a space has under a key; null: nothing.
    engine::Json member(const QString &space, const QString &key) const;
    /// For a key of the entries of spaces.
    void addKey(const QString &key, const QString &title, PropertyField *field);
    /// Something that has no value.
    void addWidget(QWidget *widget);
    /// An empty id stands for no value.
    static PropertyField *choice(const Choices &choices);

    void clear();
    void refresh();
    /// The field of a key; null: it is not shown.
    PropertyField *field(const QString &key) const;

private:
    struct Row
    {
        QString key;
        PropertyField *field;
        Value value;
    };

    std::optional<engine::Json> common(const Getter &getter) const;

    BoardSession &m_session;
    QFormLayout &m_form;
    std::vector<Row> m_rows;
};

} // namespace editor
