// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/tiles/boardsheet.h"
#include "editor/document/livemodule.h"

namespace editor {

/// Has the printed sheet of a board painted beside the window's work, whenever the module was
/// loaded anew.
class BoardBaker : public QObject
{
    Q_OBJECT

public:
    BoardBaker(LiveModule &live, QObject *parent);
    ~BoardBaker() override;

    /// Wants the sheet of this board, as soon as it can be had.
    void setBoard(const QString &id, view::MapTheme theme, view::MapParts parts);
    /// The board looks different in the document from how it did; a new sheet is painted when the
    /// hand rests.
    void edited();
    bool isBusy() const { return m_isBusy || m_isWanted; }

signals:
    /// Painted from that edition of the module; null: the module has no such board.
    void baked(std::shared_ptr<view::BoardSheet> sheet, quint64 edition);

private:
    void bake();
    void take(int number, const std::shared_ptr<view::BoardSheet> &sheet, quint64 edition);

    LiveModule &m_live;
    QString m_board;
    view::MapTheme m_theme = view::MapTheme::Light;
    view::MapParts m_parts = view::wholeMap;
    bool m_isWanted = false;
    bool m_isBusy = false;
    int m_number = 0; ///< Of the board that is wanted.
    int m_baked = 0; ///< Of the board that was painted last.
    QTimer m_rest;
    QThreadPool m_worker;
};

} // namespace editor
