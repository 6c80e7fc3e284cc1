// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/tiles/boardsheet.h"
#include "app/view/tiles/sheetlevel.h"
#include "app/view/tiles/tilefolder.h"

#include <QCache>
#include <QString>

#include <atomic>
#include <condition_variable>
#include <map>
#include <set>

namespace view {

/// Gives tiles of a sheet at any scale: small ones are cut from a few levels that are painted once
/// and kept for the next time, larger ones are painted as they are wanted.
///
/// For several threads at once.
class SheetBaker
{
public:
    /// \a folder keeps painted levels for the next time; empty: nothing is kept.
    SheetBaker(std::shared_ptr<BoardSheet> sheet, QString folder);

    /// A tile of the sheet at \a scale, its number counted from the sheet's upper left corner.
    QImage tile(double scale, int column, int row);
    /// The same, painted for once: quicker, when there will be another sheet soon.
    QImage freshTile(double scale, int column, int row) const;
    /// The whole sheet, small; without details when it has to be quick.
    QImage overview();
    /// Paints parts of it for another thread that is at it.
    void helpOverview();
    std::vector<MapText> placeNames() const { return m_sheet->placeNames(); }

    /// Paints something that will be wanted later; false when nothing is left to be done.
    bool workAhead();
    /// Makes what runs now return early, with nothing.
    void stop();

private:
    struct Place
    {
        int step;
        int column;
        int row;
        auto operator<=>(const Place &) const = default;
    };

    int coarseStep() const;
    /// The overview can be put together from what was painted before.
    bool knowsOverview();
    void paintBands();
    QRect band(int index) const;
    int bandCount() const;
    SheetLevel emptyLevel(int step) const;
    SheetLevel &level(int step); // under the lock
    QImage levelTile(Place place);
    QImage painted(double scale, QRect pixels, double least = 0) const;
    bool load(int step);
    void save(int step);

    std::shared_ptr<BoardSheet> m_sheet;
    TileFolder m_folder;
    std::atomic<bool> m_stopped = false;
    std::atomic<int> m_nextBand = 0;

    std::mutex m_mutex; // guards what follows
    std::condition_variable m_done;
    QByteArray m_key; // empty until it is wanted
    std::map<int, SheetLevel> m_levels;
    QCache<quint64, QImage> m_unpacked;
    std::set<Place> m_underWay;
    std::map<int, QImage> m_bands; // of the overview
};

} // namespace view
