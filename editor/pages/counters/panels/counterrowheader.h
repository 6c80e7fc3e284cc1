// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHeaderView>

namespace editor {

class LivePictures;

/// The first column of the table: the counters themselves. It stays in view.
class CounterRowHeader : public QHeaderView
{
    Q_OBJECT

public:
    static constexpr int rowHeight = 33;

    explicit CounterRowHeader(LivePictures &pictures, QWidget *parent = nullptr);

    QSize sizeHint() const override;

protected:
    void paintSection(QPainter *painter, const QRect &rect, int section) const override;

private:
    LivePictures &m_pictures;
};

} // namespace editor
