// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"
#include "editor/widgets/propertyform.h"

class QComboBox;
class QLabel;
class QPushButton;
class QToolButton;

namespace editor {

/// The board as a whole: its name, its grid, its page and pictures; boards are made, copied and
/// removed here.
class BoardPanel : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPanel(BoardSession &session, QWidget *parent = nullptr);

    PropertyForm &form() const { return *m_form; }
    void addBoard(const QString &name, engine::Board::Kind kind, int columns, int rows);
    /// The grid is without the chosen hexes.
    void leaveOut();
    void duplicateBoard();
    void removeBoard();
    /// Takes a file from the disk into the module; \a key is "picture" or "underlay".
    void takePicture(const QString &path, const QString &key);
    /// Lays an old map over the board, as wide as the grid.
    void takeScan(const QString &path);
    void removeScan();

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
    QString askForPicture();
    std::optional<QByteArray> contentOf(const QString &path);
    /// Says why not.
    bool canBeShown(const QString &path, const QByteArray &bytes);
    void showNote();

    BoardSession &m_session;
    QComboBox *m_boards;
    QToolButton *m_add;
    QToolButton *m_duplicate;
    QToolButton *m_remove;
    PropertyForm *m_form;
    QPushButton *m_leaveOut;
    QPushButton *m_picture;
    QPushButton *m_underlay;
    QPushButton *m_scan;
    QPushButton *m_noScan;
    QLabel *m_note;
    int m_gridFirst = 0; ///< The first row of the grid.
    int m_gridEnd = 0;
};

} // namespace editor
