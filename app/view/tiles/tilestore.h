// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/view/tiles/sheetbaker.h"

#include <QCache>
#include <QObject>

#include <array>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <thread>

namespace view {

/// Gives the tiles of a sheet to the screen at once if they are there, and has the others made by
/// threads of its own.
class TileStore : public QObject
{
    Q_OBJECT

public:
    static constexpr int tileSize = SheetLevel::tileSize;
    enum class Old { Gone, Kept };
    enum class Ahead { Everything, Nothing };

    explicit TileStore(QObject *parent = nullptr);
    ~TileStore() override;

    /// Where painted sheets are kept for the next time; empty: nowhere. For the next sheet.
    void setFolder(const QString &folder) { m_folder = folder; }
    /// Null: no sheet. Old tiles that are kept are given until there is the new one.
    void setSheet(std::shared_ptr<BoardSheet> sheet, Old old = Old::Gone);
    /// Of a sheet that will soon be another one only what is looked at is worth painting.
    void setAhead(Ahead ahead) { m_ahead = ahead; }

    /// Null when it is not there yet; it is made if it was asked for in the last frame.
    const QImage *tile(double scale, int column, int row);
    /// Between the two tile() notes what is wanted on the screen now.
    void beginFrame();
    void endFrame();

    /// The whole sheet, small; null until there is one.
    QImage overview() const { return m_overview; }
    const std::vector<MapText> &placeNames() const { return m_names; }
    /// The last frame had all its tiles.
    bool hasTiles() const { return !m_overview.isNull() && m_frame.empty(); }
    /// The names are known, too.
    bool isSharp() const { return hasTiles() && m_isNamed; }
    /// Nothing is being made, neither for the screen nor for later.
    bool isIdle() const;

signals:
    /// There are new tiles.
    void ready();
    void overviewReady();
    void namesReady();

private:
    struct Key
    {
        qint64 scale = 0;
        int column = 0;
        int row = 0;
        bool operator==(const Key &) const = default;
        friend size_t qHash(const Key &key, size_t seed)
        {
            return qHashMulti(seed, key.scale, key.column, key.row);
        }
    };
    struct Wish
    {
        Key key;
        double scale = 1;
    };
    struct Answer
    {
        Key key;
        QImage image;
    };

    /// Does something useful while nobody wishes; false when nothing is left.
    using Work = std::function<bool()>;

    static Key keyOf(double scale, int column, int row);
    void startThreads();
    void stopThreads();
    void keepTiles();
    void showSheet(SheetBaker &baker);
    void run(SheetBaker &baker, const Work &ahead);
    void answer(const Wish &wish, QImage image);
    void tellNames(std::vector<MapText> names);
    bool hasThreads() const { return m_threads.front().joinable(); }
    bool isUnderWay(const Key &key) const;
    void collect();

    QString m_folder;
    Ahead m_ahead = Ahead::Everything;
    QCache<Key, QImage> m_tiles;
    QCache<Key, QImage> m_oldTiles;
    QImage m_overview;
    std::vector<MapText> m_names;
    bool m_isNamed = false; ///< They are those of the sheet.
    std::vector<Wish> m_frame;

    std::unique_ptr<SheetBaker> m_baker;
    std::array<std::thread, 2> m_threads;
    mutable std::mutex m_mutex; // guards what follows
    std::condition_variable m_wake;
    std::vector<Wish> m_wishes;
    std::vector<Answer> m_answers;
    QImage m_newOverview;
    std::optional<std::vector<MapText>> m_newNames;
    std::vector<Key> m_current;
    bool m_stopping = false;
    int m_working = 0;
};

} // namespace view
