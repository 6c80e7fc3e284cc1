// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"
#include "editor/widgets/fields/propertyform.h"

class QComboBox;
class QPushButton;
class QToolButton;

namespace editor {

class BoardPictures;

/// The board as a whole: its name, its grid, its page and pictures; boards are made, copied and
/// removed here.
class BoardPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPanel(BoardSession &session, QWidget *parent = nullptr);

    PropertyForm &form() const { return *m_form; }
    BoardPictures &pictures() const { return *m_pictures; }
    void addBoard(const QString &name, engine::Board::Kind kind, int columns, int rows);
    /// The grid is without the chosen hexes.
    void leaveOut();
    void duplicateBoard();
    void removeBoard();

protected:
    void changeEvent(QEvent *event) override;

private:
    void makeBoards();
    void makeForm();
    void retranslate();
    void refresh();
    void write(Draft &draft, const JsonPath &key, const engine::Json &value) const;
    void writePage(Draft &draft, qsizetype index, const engine::Json &value) const;
    ChoiceField *addChoice(const QString &key);
    void askForBoard();

    BoardSession &m_session;
    QComboBox *m_boards;
    QToolButton *m_add;
    QToolButton *m_duplicate;
    QToolButton *m_remove;
    PropertyForm *m_form;
    QPushButton *m_leaveOut;
    BoardPictures *m_pictures;
    int m_gridFirst = 0; ///< The first row of the grid.
    int m_gridEnd = 0;
};

} // namespace editor
