// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/widgets/fields/propertyform.h"

class QHBoxLayout;
class QListWidget;
class QToolButton;

namespace editor {

/// The members of one array of the document as a list that can be ordered, with a form for the
/// one that is chosen.
class ArrayEditor : public QWidget
{
    Q_OBJECT

public:
    ArrayEditor(ModuleDocument &document, const QString &file, const JsonPath &array,
                QWidget *parent = nullptr);

    /// What a member is called in the list.
    using Title = std::function<QString(const engine::Json &member)>;
    void setTitle(Title title);
    using Icon = std::function<QIcon(const engine::Json &member)>;
    void setIcon(Icon icon);
    /// Makes a new member for the list as it is; without it nothing can be added.
    using Fresh = std::function<engine::Json(const engine::Json &list)>;
    void setFresh(Fresh fresh);
    /// Takes a member away in another way than from the array alone. Without \a remove nothing can
    /// be removed.
    using Remove = std::function<bool(Draft &draft, qsizetype index)>;
    void setRemove(Remove remove);
    /// For the history: "Add a side".
    void setWords(const QString &add, const QString &remove, const QString &order);
    void setListName(const QString &name);
    /// Beside the buttons.
    void addToButtons(QWidget *widget);

    /// The same list of another file.
    void setFile(const QString &file);
    QListWidget &list() const { return *m_list; }
    /// For members that are objects or lists; it is empty unless fields are added.
    PropertyForm &form() const { return *m_form; }
    engine::Json member(qsizetype index) const;
    int current() const;
    void choose(int index);

    void add();
    void remove();
    void shift(int places);
    void refresh();

signals:
    void chosen(int index);

protected:
    void changeEvent(QEvent *event) override;

private:
    void style();
    void makeButtons(QHBoxLayout *row);
    engine::Json array() const;
    void showForm();

    ModuleDocument &m_document;
    QString m_file;
    JsonPath m_array;
    Title m_title;
    Icon m_icon;
    Fresh m_fresh;
    Remove m_remove;
    QString m_addWords;
    QString m_removeWords;
    QString m_orderWords;
    QListWidget *m_list;
    QHBoxLayout *m_buttons;
    QToolButton *m_addButton;
    QToolButton *m_removeButton;
    QToolButton *m_up;
    QToolButton *m_down;
    PropertyForm *m_form;
    bool m_isFilling = false;
};

} // namespace editor
