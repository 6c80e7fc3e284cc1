// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/tiles/tilefolder.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace app {

/// How much room painted maps take on the disk, and a button that gives it back.
class CacheField : public QWidget
{
    Q_OBJECT

public:
    explicit CacheField(const view::TileFolder &folder, QWidget *parent = nullptr);

private:
    void refresh();

    view::TileFolder m_folder;
    QLabel *m_size;
    QPushButton *m_empty;
};

} // namespace app
