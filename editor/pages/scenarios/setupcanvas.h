// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardview.h"

class QActionGroup;
class QComboBox;
class QLabel;
class QToolBar;
class QToolButton;

namespace editor {

/// The board of the scenarios page with its tools: chooses and moves pieces, or paints who
/// controls what. It edits nothing; the page does.
class SetupCanvas : public QWidget
{
    Q_OBJECT

public:
    enum class Tool { Select, Control };

    explicit SetupCanvas(QWidget *parent = nullptr);

    view::BoardView &board() const { return *m_board; }
    /// Keeps the board that is shown, if it is still there.
    void setModule(const std::shared_ptr<const engine::Module> &module);
    void setPosition(const engine::GameState *state);
    /// Brings a space into view, on whichever board it is.
    void reveal(engine::SpaceId space);

    Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    /// Whose control is painted; empty: nobody's.
    QString brushSide() const;
    void setBrushSide(const QString &side);

    void setFlaws(const std::vector<engine::SpaceId> &spaces);
    void setSelected(const std::vector<engine::PieceId> &pieces, engine::SpaceId space);
    /// A sentence over the board; empty: nothing to say.
    void setMessage(const QString &message);

signals:
    /// One event of a stroke; all with the same number belong together. \a side empty: nobody's.
    void controlPainted(engine::SpaceId space, const QString &side, int stroke);
    /// Nothing of this stroke is to stay.
    void strokeGivenUp(int stroke);
    /// The chosen pieces are to move; \a steps spaces in a direction.
    void moveRequested(QPointF direction, int steps);
    /// The chosen pieces are to turn to the right, or (below 0) to the left.
    void turnRequested(int steps);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void makeBar();
    void retranslate();
    void listBoards();
    void listSides();
    void updateSigns();
    bool paintStroke(QEvent &event);
    bool moveByKey(const QKeyEvent &event);
    bool turnByKey(const QKeyEvent &event);
    view::MapTheme theme() const;

    view::BoardView *m_board;
    QToolBar *m_bar;
    QActionGroup *m_tools;
    QAction *m_select;
    QAction *m_control;
    QComboBox *m_boards;
    QString m_wanted; ///< The board that was chosen last, also while there is no such board.
    QComboBox *m_sides;
    QToolButton *m_fit;
    QLabel *m_message;
    std::shared_ptr<const engine::Module> m_module;
    const engine::GameState *m_state = nullptr;
    view::BoardSigns m_signs;
    engine::SpaceId m_chosen;
    Tool m_tool = Tool::Select;
    int m_stroke = 0;
    engine::SpaceId m_painted;
    bool m_isPainting = false;
    bool m_isErasing = false;
};

} // namespace editor
