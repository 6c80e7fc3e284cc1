// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"
#include "editor/widgets/propertyfield.h"

class QFormLayout;

namespace editor {

/// What is chosen on the board: terrain, name, features and values of hexes and boxes, or a label.
class SelectionPanel : public QWidget
{
    Q_OBJECT

public:
    explicit SelectionPanel(BoardSession &session, QWidget *parent = nullptr);

    /// "6 hexes selected".
    QString heading() const;
    /// The field of a key; null: it is not shown.
    PropertyField *field(const QString &key) const;

signals:
    void headingChanged();

protected:
    void changeEvent(QEvent *event) override;

private:
    using Setter = std::function<bool(Draft &draft, const engine::Json &value)>;
    using Getter = std::function<engine::Json(const QString &space)>;
    struct Row
    {
        QString key;
        PropertyField *field;
        Getter getter; ///< Of a space; without one it belongs to the label.
    };

    void showLater();
    /// What the rows are for; as long as it is the same only their values change.
    QString purpose() const;
    void rebuild();
    void makeRows();
    void refresh();
    void addSpaceRows();
    void addBoxRows();
    void addAreaRows();
    void addIdRow();
    void askForId();
    void addLabelRows();
    void addValueRows();
    void addNewValue();
    void addRow(const QString &key, const QString &title, PropertyField *field, Getter getter,
                Setter setter);
    /// A row for a key of the entries.
    void addKeyRow(const QString &key, const QString &title, PropertyField *field);
    void addLabelRow(const QString &key, const QString &title, PropertyField *field);
    engine::Json labelValue(const QString &key) const;
    QStringList valueKeys() const;
    PropertyField *terrainField() const;
    PropertyField *choice(const std::vector<std::pair<const char *, QString>> &choices) const;
    bool isOfBoxes() const;
    bool isOfAreas() const;

    BoardSession &m_session;
    QFormLayout *m_form;
    std::vector<Row> m_rows;
    QString m_purpose;
    QTimer m_later;
};

} // namespace editor
