// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/board/boardsheet.h"
#include "app/view/board/sheetlevel.h"

#include <QCache>
#include <QString>

#include <atomic>
#include <map>

namespace view {

/// Paints a sheet once for each of a few scales and cuts tiles of any scale from that.
///
/// QSvgRenderer draws everything however little is wanted, so whole blocks are painted at a time.
/// For one thread at a time; stop() may be called from any.
class SheetBaker
{
public:
    /// \a folder keeps painted levels for the next time; empty: nothing is kept.
    SheetBaker(std::shared_ptr<BoardSheet> sheet, QString folder);

    /// A tile of the sheet at \a scale, its number counted from the sheet's upper left corner.
    QImage tile(double scale, int column, int row);
    /// The whole sheet, as large as can be had at once.
    QImage overview();
    const std::vector<MapText> &placeNames() { return m_sheet->placeNames(); }
    QRectF page() const { return m_sheet->page(); }

    /// Paints something that will be wanted later; false when nothing is left to be done.
    bool workAhead();
    /// Makes what runs now return early, with nothing.
    void stop() { m_stopped = true; }

private:
    static int stepFor(double scale);
    /// The level with all tiles in this range.
    SheetLevel &level(int step, QRect tiles);
    SheetLevel &halved(int step);
    void bake(SheetLevel &level, QRect block);
    QRect blockAround(const SheetLevel &level, int row) const;
    QImage unpacked(int step, int column, int row);
    bool load(int step);
    void save(int step);
    void trimFolder() const;
    QString file(int step) const;

    std::shared_ptr<BoardSheet> m_sheet;
    QString m_folder;
    QByteArray m_key;
    std::map<int, SheetLevel> m_levels;
    QCache<quint64, QImage> m_unpacked;
    std::atomic<bool> m_stopped = false;
};

} // namespace view
