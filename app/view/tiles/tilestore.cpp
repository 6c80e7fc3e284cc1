// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/tilestore.h"

#include "engine/system/background.h"

#include <cmath>

namespace view {

namespace {

constexpr qsizetype mostKiB = 56 * 1024;

} // namespace

TileStore::TileStore(QObject *parent)
    : QObject(parent)
    , m_tiles(mostKiB)
    , m_oldTiles(mostKiB)
{
}

TileStore::~TileStore()
{
    stopThreads();
}

TileStore::Key TileStore::keyOf(double scale, int column, int row)
{
    return {std::llround(scale * 1e6), column, row};
}

void TileStore::stopThreads()
{
    if (!hasThreads()) {
        m_baker.reset();
        return;
    }
    m_baker->stop();
    {
        const std::lock_guard lock(m_mutex);
        m_stopping = true;
    }
    m_wake.notify_all();
    for (std::thread &thread : m_threads)
        thread.join();
    m_baker.reset();
}

void TileStore::setSheet(std::shared_ptr<BoardSheet> sheet, Old old)
{
    stopThreads();
    if (old == Old::Kept) {
        keepTiles();
    } else {
        m_oldTiles.clear();
        m_overview = {};
        m_names.clear();
    }
    m_tiles.clear();
    m_frame.clear();
    m_wishes.clear();
    m_answers.clear();
    m_newOverview = {};
    m_newNames.reset();
    m_isNamed = false;
    m_current.clear();
    m_stopping = false;
    m_working = 0;
    if (!sheet || sheet->page().isEmpty())
        return;
    m_baker = std::make_unique<SheetBaker>(std::move(sheet), m_folder);
}

void TileStore::keepTiles()
{
    const QList<Key> keys = m_tiles.keys();
    for (const Key &key : keys) {
        QImage *tile = m_tiles.take(key);
        m_oldTiles.insert(key, tile, std::max<qsizetype>(1, tile->sizeInBytes() / 1024));
    }
}

// Only a sheet that is looked at is worth the work.
void TileStore::startThreads()
{
    m_working = int(m_threads.size());
    m_threads[0] = std::thread([this] {
        engine::giveWayToTheWindow();
        showSheet(*m_baker);
    });
    m_threads[1] = std::thread([this] {
        engine::giveWayToTheWindow();
        m_baker->helpOverview();
        run(*m_baker, [] { return false; });
    });
}

const QImage *TileStore::tile(double scale, int column, int row)
{
    const Key key = keyOf(scale, column, row);
    if (const QImage *known = m_tiles.object(key))
        return known;
    m_frame.push_back({key, scale});
    return m_oldTiles.object(key);
}

void TileStore::beginFrame()
{
    if (m_baker && !hasThreads())
        startThreads();
    m_frame.clear();
}

void TileStore::endFrame()
{
    if (!hasThreads())
        return;
    {
        const std::lock_guard lock(m_mutex);
        // Wishes of an older frame are not on the screen any more.
        m_wishes.clear();
        std::copy_if(m_frame.begin(), m_frame.end(), std::back_inserter(m_wishes),
                     [this](const Wish &wish) { return !isUnderWay(wish.key); });
        if (m_wishes.empty())
            return;
    }
    m_wake.notify_all();
}

bool TileStore::isUnderWay(const Key &key) const
{
    return std::find(m_current.begin(), m_current.end(), key) != m_current.end()
        || std::any_of(m_answers.begin(), m_answers.end(),
                       [&](const Answer &answer) { return answer.key == key; });
}

bool TileStore::isIdle() const
{
    const std::lock_guard lock(m_mutex);
    return m_working == 0 && m_wishes.empty() && m_answers.empty();
}

void TileStore::showSheet(SheetBaker &baker)
{
    const QImage overview = baker.overview();
    {
        const std::lock_guard lock(m_mutex);
        m_newOverview = overview;
    }
    QMetaObject::invokeMethod(this, &TileStore::collect, Qt::QueuedConnection);
    bool hasNames = false;
    run(baker, [&] {
        if (hasNames)
            return m_ahead == Ahead::Everything && baker.workAhead();
        tellNames(baker.placeNames());
        hasNames = true;
        return true;
    });
}

void TileStore::run(SheetBaker &baker, const Work &ahead)
{
    bool hasMore = true;
    for (;;) {
        std::unique_lock lock(m_mutex);
        if (m_wishes.empty() && !hasMore) {
            --m_working;
            m_wake.wait(lock, [this] { return m_stopping || !m_wishes.empty(); });
            ++m_working;
        }
        if (m_stopping)
            return;
        if (m_wishes.empty()) {
            lock.unlock();
            hasMore = ahead();
            continue;
        }
        const Wish wish = m_wishes.front();
        m_wishes.erase(m_wishes.begin());
        m_current.push_back(wish.key);
        lock.unlock();
        answer(wish,
               m_ahead == Ahead::Everything
                   ? baker.tile(wish.scale, wish.key.column, wish.key.row)
                   : baker.freshTile(wish.scale, wish.key.column, wish.key.row));
    }
}

void TileStore::tellNames(std::vector<MapText> names)
{
    {
        const std::lock_guard lock(m_mutex);
        m_newNames = std::move(names);
    }
    QMetaObject::invokeMethod(this, &TileStore::collect, Qt::QueuedConnection);
}

void TileStore::answer(const Wish &wish, QImage image)
{
    bool isFirst = false;
    {
        const std::lock_guard lock(m_mutex);
        std::erase(m_current, wish.key);
        isFirst = m_answers.empty();
        m_answers.push_back({wish.key, std::move(image)});
    }
    if (isFirst)
        QMetaObject::invokeMethod(this, &TileStore::collect, Qt::QueuedConnection);
}

void TileStore::collect()
{
    std::vector<Answer> answers;
    QImage overview;
    bool hasNames = false;
    {
        const std::lock_guard lock(m_mutex);
        answers.swap(m_answers);
        overview.swap(m_newOverview);
        hasNames = m_newNames.has_value();
        if (hasNames)
            m_names = std::move(*m_newNames);
        m_newNames.reset();
    }
    for (Answer &found : answers) {
        const qsizetype cost = std::max<qsizetype>(1, found.image.sizeInBytes() / 1024);
        m_oldTiles.remove(found.key);
        m_tiles.insert(found.key, new QImage(std::move(found.image)), cost);
    }
    if (!overview.isNull()) {
        m_overview = overview;
        emit overviewReady();
    }
    if (hasNames) {
        m_isNamed = true;
        emit namesReady();
    }
    if (!answers.empty() || !overview.isNull())
        emit ready();
}

} // namespace view
