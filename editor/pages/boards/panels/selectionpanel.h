// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"

#include <QTimer>
#include <QWidget>

namespace editor {

class PropertyField;
class SelectionRows;

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
    void showLater();
    /// What the rows are for; as long as it is the same only their values change.
    QString purpose() const;
    void rebuild();
    void makeRows();
    void addSpaceRows();
    void addLabelRows();
    void addValueRows();
    void addNewValue();
    void addLabelRow(const QString &key, const QString &title, PropertyField *field);
    engine::Json labelValue(const QString &key) const;
    QStringList valueKeys() const;
    PropertyField *terrainField() const;
    bool isOfBoxes() const;
    bool isOfAreas() const;

    BoardSession &m_session;
    SelectionRows *m_rows;
    QString m_purpose;
    QTimer m_later;
};

} // namespace editor
