// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/tiles/sheetbaker.h"

#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"

#include <QFileInfo>
#include <QPainter>

#include <cmath>

namespace view {

namespace {

constexpr int size = SheetLevel::tileSize;
// Levels are powers of two.
constexpr int leastStep = -4;
constexpr int fullStep = 0;
constexpr int unpackedTiles = 16;
constexpr int overviewSide = 1024;
constexpr double leastDetail = 5; // of an overview in a hurry, in pixels
constexpr int bandHeight = 128; // so much of it is painted at a time

int stepFor(double scale)
{
    return std::clamp(int(std::ceil(std::log2(scale) - 0.01)), leastStep, fullStep);
}

} // namespace

SheetBaker::SheetBaker(std::shared_ptr<BoardSheet> sheet, QString folder)
    : m_sheet(std::move(sheet))
    , m_folder(std::move(folder))
    , m_unpacked(unpackedTiles)
{
}

int SheetBaker::coarseStep() const
{
    const QSizeF page = m_sheet->page().size();
    const double side = std::max({1.0, page.width(), page.height()});
    return std::clamp(int(std::floor(std::log2(overviewSide / side))), leastStep, fullStep);
}

SheetLevel SheetBaker::emptyLevel(int step) const
{
    return SheetLevel(m_sheet->page().size(), std::exp2(step));
}

SheetLevel &SheetBaker::level(int step)
{
    if (!m_levels.contains(step) && !load(step))
        m_levels[step] = emptyLevel(step);
    return m_levels[step];
}

QImage SheetBaker::painted(double scale, QRect pixels, double least) const
{
    QImage image(pixels.size(), QImage::Format_RGB32);
    image.fill(m_sheet->ground());
    QPainter painter(&image);
    painter.translate(-pixels.topLeft());
    m_sheet->draw(painter, scale, pixels, least);
    return image;
}

QImage SheetBaker::levelTile(Place place)
{
    std::unique_lock lock(m_mutex);
    m_done.wait(lock, [&] { return !m_underWay.contains(place); });
    const quint64 key =
        quint64(place.step + 16) << 40 | quint64(place.column) << 20 | quint64(place.row);
    if (const QImage *known = m_unpacked.object(key))
        return *known;
    SheetLevel &found = level(place.step);
    QByteArray packed = found.tile(place.column, place.row);
    const QRect area = found.area(place.column, place.row);
    const bool isNew = packed.isEmpty();
    m_underWay.insert(place);
    lock.unlock();
    QImage image;
    if (!isNew) {
        image = SheetLevel::unpacked(packed);
    } else if (!m_stopped) {
        image = painted(std::exp2(place.step), area);
        packed = SheetLevel::packed(image);
    }
    lock.lock();
    if (isNew && !image.isNull())
        found.setTile(place.column, place.row, packed);
    m_unpacked.insert(key, new QImage(image));
    m_underWay.erase(place);
    m_done.notify_all();
    return image;
}

QImage SheetBaker::tile(double scale, int column, int row)
{
    if (m_sheet->page().isEmpty() || m_stopped)
        return {};
    if (scale > 1)
        return painted(scale, QRect(column * size, row * size, size, size));
    const int step = stepFor(scale);
    const double factor = std::exp2(step) / scale;
    if (factor == 1.0)
        return levelTile({step, column, row});
    const QRectF source(column * size * factor, row * size * factor, size * factor, size * factor);
    // One pixel more on each side, because scaling looks at neighbours.
    const QRect needed(QPoint(int((source.left() - 1) / size), int((source.top() - 1) / size)),
                       QPoint(int((source.right() + 1) / size), int((source.bottom() + 1) / size)));
    const SheetLevel probe = emptyLevel(step);
    const QRect tiles = needed & QRect(0, 0, probe.columns(), probe.rows());
    QImage joined(tiles.size() * size, QImage::Format_RGB32);
    joined.fill(m_sheet->ground());
    QPainter joining(&joined);
    for (int y = tiles.top(); y <= tiles.bottom() && !m_stopped; ++y) {
        for (int x = tiles.left(); x <= tiles.right(); ++x)
            joining.drawImage((QPoint(x, y) - tiles.topLeft()) * size, levelTile({step, x, y}));
    }
    joining.end();
    QImage image(size, size, QImage::Format_RGB32);
    image.fill(m_sheet->ground());
    QPainter painter(&image);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(1 / factor, 1 / factor);
    painter.translate(QPointF(tiles.topLeft() * size) - source.topLeft());
    painter.drawImage(0, 0, joined);
    return image;
}

QImage SheetBaker::freshTile(double scale, int column, int row) const
{
    if (m_sheet->page().isEmpty() || m_stopped)
        return {};
    return painted(scale, QRect(column * size, row * size, size, size));
}

bool SheetBaker::knowsOverview()
{
    const std::lock_guard lock(m_mutex);
    return !level(coarseStep()).firstMissing();
}

QRect SheetBaker::band(int index) const
{
    const QSize pixels = emptyLevel(coarseStep()).pixels();
    return QRect(0, index * bandHeight, pixels.width(), bandHeight) & QRect(QPoint(), pixels);
}

int SheetBaker::bandCount() const
{
    return (emptyLevel(coarseStep()).pixels().height() + bandHeight - 1) / bandHeight;
}

void SheetBaker::paintBands()
{
    const double scale = std::exp2(coarseStep());
    for (int index = m_nextBand++; index < bandCount() && !m_stopped; index = m_nextBand++) {
        QImage image = painted(scale, band(index), leastDetail);
        const std::lock_guard lock(m_mutex);
        m_bands[index] = std::move(image);
        m_done.notify_all();
    }
}

void SheetBaker::helpOverview()
{
    if (!m_sheet->page().isEmpty() && !knowsOverview())
        paintBands();
}

// Told under the lock: a thread that waits for the parts which another one has given up would else
// never hear of it, and nobody could join it.
void SheetBaker::stop()
{
    const std::lock_guard lock(m_mutex);
    m_stopped = true;
    m_done.notify_all();
}

QImage SheetBaker::overview()
{
    if (m_sheet->page().isEmpty())
        return {};
    const int step = coarseStep();
    const SheetLevel probe = emptyLevel(step);
    QImage image(probe.pixels(), QImage::Format_RGB32);
    image.fill(m_sheet->ground());
    QPainter painter(&image);
    if (!knowsOverview()) {
        paintBands();
        std::unique_lock lock(m_mutex);
        m_done.wait(lock, [&] { return m_stopped || int(m_bands.size()) == bandCount(); });
        for (const auto &[index, part] : m_bands)
            painter.drawImage(band(index).topLeft(), part);
        m_bands.clear();
        return image;
    }
    for (int row = 0; row < probe.rows(); ++row) {
        for (int column = 0; column < probe.columns(); ++column)
            painter.drawImage(QPoint(column, row) * size, levelTile({step, column, row}));
    }
    return image;
}

bool SheetBaker::workAhead()
{
    if (m_sheet->page().isEmpty() || m_stopped)
        return false;
    for (int step = coarseStep(); step <= fullStep; ++step) {
        std::optional<QPoint> missing;
        {
            const std::lock_guard lock(m_mutex);
            missing = level(step).firstMissing();
        }
        if (missing) {
            levelTile({step, missing->x(), missing->y()});
            return true;
        }
    }
    for (int step = coarseStep(); step <= fullStep; ++step)
        save(step);
    m_folder.trim();
    return false;
}

bool SheetBaker::load(int step)
{
    if (!m_folder.isKept())
        return false;
    if (m_key.isEmpty())
        m_key = m_sheet->key();
    QFile opened(m_folder.file(m_key, step));
    if (!opened.open(QIODevice::ReadOnly))
        return false;
    auto level = SheetLevel::restored(opened.readAll(), m_sheet->page().size(), std::exp2(step));
    if (!level) {
        opened.remove();
        return false;
    }
    m_levels[step] = std::move(*level);
    return true;
}

// A cache that can't be written costs time at the next start, nothing else.
void SheetBaker::save(int step)
{
    const QString path = m_folder.file(m_key, step);
    if (!m_folder.isKept() || QFileInfo::exists(path)
        || engine::disk::makeFolder(QFileInfo(path).path()))
        return;
    QByteArray bytes;
    {
        const std::lock_guard lock(m_mutex);
        bytes = level(step).saved();
    }
    (void)engine::writeAtomically(path, bytes);
}

} // namespace view
