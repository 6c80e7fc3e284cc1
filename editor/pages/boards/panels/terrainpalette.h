// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"

#include <QListWidget>

namespace editor {

/// The kinds of ground to paint with, each as a hex of its colour.
class TerrainPalette : public QListWidget
{
    Q_OBJECT

public:
    explicit TerrainPalette(BoardSession &session, QWidget *parent = nullptr);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// The row of the table is to be edited.
    void editRequested(int terrain);

protected:
    void changeEvent(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void rebuild();
    void showCurrent();
    QIcon swatch(const QString &terrain) const;

    BoardSession &m_session;
    bool m_isShowing = false;
};

} // namespace editor
