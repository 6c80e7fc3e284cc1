// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/scenarios/setupposition.h"
#include "editor/widgets/counterpictures.h"
#include "editor/widgets/fields/propertyform.h"

class QHBoxLayout;
class QLabel;
class QListWidget;
class QToolButton;

namespace editor {

/// The pieces of one space, the top one first, with everything that a scenario says of them.
class StackPanel : public QWidget
{
    Q_OBJECT

public:
    StackPanel(ModuleDocument &document, const CounterPictures &pictures,
               QWidget *parent = nullptr);

    /// \a selected are ids; those that stand elsewhere show in the form only.
    void fill(const SetupPosition &position, const QString &file, engine::SpaceId space,
              const QStringList &selected);
    /// Properties of pieces that the module keeps track of, from rules/state.json.
    void listProperties();
    PropertyForm &form() const { return *m_form; }
    QListWidget &list() const { return *m_list; }

    void shift(int places);
    void attachToNext();

signals:
    void selected(const QStringList &pieces);
    void takeOffRequested();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeButtons(QHBoxLayout *row);
    void makeForm();
    void listSides();
    void retranslate();
    void addItem(engine::PieceId piece, engine::PieceId carrier);
    void showForm();
    void takeOrder();
    void updateButtons();
    QStringList chosen() const;

    ModuleDocument &m_document;
    const CounterPictures &m_pictures;
    const SetupPosition *m_position = nullptr;
    QString m_file;
    engine::SpaceId m_space;
    QStringList m_selected;
    QListWidget *m_list;
    QLabel *m_hint;
    QToolButton *m_up;
    QToolButton *m_down;
    QToolButton *m_attach;
    QToolButton *m_takeOff;
    PropertyForm *m_form;
    int m_steps = 0;
    int m_facing = 0;
    int m_hidden = 0;
    QStringList m_sides; ///< Of the choices of m_hidden.
    bool m_isFilling = false;
};

} // namespace editor
