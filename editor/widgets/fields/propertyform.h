// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/widgets/fields/propertyfield.h"

#include <functional>
#include <optional>

class QFormLayout;
class QLabel;

namespace editor {

/// A JSON object in a file of the module.
struct PropertyTarget
{
    QString file;
    JsonPath object;
    bool operator==(const PropertyTarget &) const = default;
};

/// That target alone, or none when it \a isThere no more.
inline QList<PropertyTarget> targetIf(bool isThere, const PropertyTarget &target)
{
    QList<PropertyTarget> targets;
    if (isThere)
        targets.append(target);
    return targets;
}

/// Values of one or several objects of the document, each with its field: what differs shows as
/// "Several values", an edit sets all of them in one step of the history.
class PropertyForm : public QWidget
{
    Q_OBJECT

public:
    /// What counts while an object does not have the value itself.
    using Inherited = std::function<engine::Json(const PropertyTarget &target)>;

    /// Sets or (null) takes away the value at \a key of a target in another way than plainly.
    using Writer = std::function<void(Draft &draft, const PropertyTarget &target,
                                      const JsonPath &key, const engine::Json &value)>;

    explicit PropertyForm(ModuleDocument &document, QWidget *parent = nullptr);

    /// Adds a field for the value that \a key leads to from each object; the form owns it.
    /// Answers its number.
    int add(const JsonPath &key, PropertyField *field);
    void setLabel(int field, const QString &label);
    void setInherited(int field, Inherited inherited);
    PropertyField *field(int field) const { return m_rows[size_t(field)].field; }
    void setRowVisible(int field, bool visible);
    void setWriter(Writer writer) { m_writer = std::move(writer); }
    /// Takes all fields away.
    void clear();

    /// None: the form is disabled.
    void setTargets(const QList<PropertyTarget> &targets);
    const QList<PropertyTarget> &targets() const { return m_targets; }
    void refresh();
    /// Takes over what is typed but not yet in the document.
    void flush();

signals:
    /// Lists what names this word.
    void usesRequested(const QString &word);

protected:
    void changeEvent(QEvent *event) override;

private:
    /// What a field shows.
    struct Shown
    {
        bool areSeveral = false;
        engine::Json value;
        engine::Json inherited;
        bool operator==(const Shown &) const = default;
    };

    struct Row
    {
        JsonPath key;
        QLabel *label;
        PropertyField *field;
        Inherited inherited;
        std::optional<Shown> shown;
    };

    bool isLaidOut(const Row &row) const;
    engine::Json valueOf(const PropertyTarget &target, const Row &row) const;
    Shown valuesOf(const Row &row) const;
    void set(Row &row, const engine::Json &value);
    void showAll();
    void showMenu(Row &row, QPoint global);

    ModuleDocument &m_document;
    QFormLayout *m_layout;
    std::vector<Row> m_rows;
    Writer m_writer;
    QList<PropertyTarget> m_targets;
};

} // namespace editor
