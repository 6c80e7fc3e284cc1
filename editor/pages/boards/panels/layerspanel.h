// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardlayers.h"

#include <QWidget>

class QSlider;
class QPushButton;
class QToolButton;

namespace editor {

/// The layers of a board with an eye and a lock each; the one that is pressed is the eraser's.
class LayersPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LayersPanel(BoardLayers &layers, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    struct Row
    {
        QToolButton *eye;
        QPushButton *name;
        QToolButton *lock;
    };

    void addRow(BoardLayers::Layer layer);
    void refresh();

    BoardLayers &m_layers;
    QSlider *m_opacity;
    std::array<Row, BoardLayers::count> m_rows{};
};

} // namespace editor
