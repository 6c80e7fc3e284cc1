// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/sheetbaker.h"

#include <QDir>
#include <QFileInfo>
#include <QPainter>
#include <QSaveFile>

#include <cmath>

namespace view {

namespace {

constexpr int size = SheetLevel::tileSize;
// Levels are powers of two. Half size is painted first, because it is quick and shows everything.
constexpr int leastStep = -4;
constexpr int baseStep = -1;
constexpr int fullStep = 0;
constexpr int mostStep = 1;
// 72 MiB while it is painted.
constexpr int blockPixels = 18'000'000;
constexpr int unpackedTiles = 24;
constexpr qint64 mostPackedDetail = 48 * 1024 * 1024;
constexpr qint64 mostOnDisk = 512ll * 1024 * 1024;
constexpr int overviewSide = 2048;

/// Tiles from top to bottom of a strip that is painted at once.
int blockRows(const SheetLevel &level)
{
    return std::max(1, blockPixels / (std::max(1, level.pixels().width()) * size));
}

} // namespace

SheetBaker::SheetBaker(std::shared_ptr<BoardSheet> sheet, QString folder)
    : m_sheet(std::move(sheet))
    , m_folder(std::move(folder))
    , m_unpacked(unpackedTiles)
{
}

int SheetBaker::stepFor(double scale)
{
    return std::clamp(int(std::ceil(std::log2(scale) - 0.01)), leastStep, mostStep);
}

QRect SheetBaker::blockAround(const SheetLevel &level, int row) const
{
    const int height = blockRows(level);
    return QRect(0, row / height * height, level.columns(), height)
        & QRect(0, 0, level.columns(), level.rows());
}

SheetLevel &SheetBaker::level(int step, QRect tiles)
{
    auto found = m_levels.find(step);
    if (found == m_levels.end()) {
        if (step < baseStep)
            return halved(step);
        if (!load(step))
            m_levels[step] = SheetLevel(m_sheet->page().size(), std::exp2(step));
        found = m_levels.find(step);
    }
    SheetLevel &level = found->second;
    for (int row = tiles.top(); row <= tiles.bottom(); ++row) {
        for (int column = tiles.left(); column <= tiles.right(); ++column) {
            if (!level.has(column, row) && !m_stopped)
                bake(level, blockAround(level, row));
        }
    }
    return level;
}

void SheetBaker::bake(SheetLevel &level, QRect block)
{
    if (level.scale() > 1 && level.packedBytes() > mostPackedDetail)
        level.clear();
    const QRect pixels =
        QRect(block.topLeft() * size, block.size() * size) & QRect(QPoint(), level.pixels());
    QImage image(pixels.size(), QImage::Format_RGB32);
    image.fill(m_sheet->ground());
    QPainter painter(&image);
    painter.translate(-pixels.topLeft());
    m_sheet->draw(painter, level.scale(), pixels);
    painter.end();
    level.add(image, block.left(), block.top());
}

SheetLevel &SheetBaker::halved(int step)
{
    const SheetLevel wanted(m_sheet->page().size(), std::exp2(step));
    const SheetLevel above(m_sheet->page().size(), std::exp2(step + 1));
    const SheetLevel &finer = level(step + 1, QRect(0, 0, above.columns(), above.rows()));
    QImage whole(wanted.pixels(), QImage::Format_RGB32);
    whole.fill(m_sheet->ground());
    QPainter painter(&whole);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.scale(0.5, 0.5);
    for (int row = 0; row < finer.rows() && !m_stopped; ++row) {
        for (int column = 0; column < finer.columns(); ++column)
            painter.drawImage(QPoint(column * size, row * size), finer.tile(column, row));
    }
    painter.end();
    SheetLevel &level = m_levels[step] = wanted;
    level.add(whole, 0, 0);
    return level;
}

QImage SheetBaker::unpacked(int step, int column, int row)
{
    const quint64 key = quint64(step + 16) << 40 | quint64(column) << 20 | quint64(row);
    if (const QImage *known = m_unpacked.object(key))
        return *known;
    const QImage image = m_levels[step].tile(column, row);
    m_unpacked.insert(key, new QImage(image));
    return image;
}

QImage SheetBaker::tile(double scale, int column, int row)
{
    if (m_sheet->page().isEmpty())
        return {};
    const int step = stepFor(scale);
    const double factor = std::exp2(step) / scale;
    const QRectF source(column * size * factor, row * size * factor, size * factor, size * factor);
    // One pixel more on each side, because scaling looks at neighbours.
    const QRect needed(QPoint(int((source.left() - 1) / size), int((source.top() - 1) / size)),
                       QPoint(int((source.right() + 1) / size), int((source.bottom() + 1) / size)));
    const SheetLevel probe(m_sheet->page().size(), std::exp2(step));
    const QRect tiles = needed & QRect(0, 0, probe.columns(), probe.rows());
    level(step, tiles);
    if (m_stopped)
        return {};
    if (factor == 1.0)
        return unpacked(step, column, row);
    QImage joined(tiles.size() * size, QImage::Format_RGB32);
    joined.fill(m_sheet->ground());
    QPainter joining(&joined);
    for (int y = tiles.top(); y <= tiles.bottom(); ++y) {
        for (int x = tiles.left(); x <= tiles.right(); ++x)
            joining.drawImage((QPoint(x, y) - tiles.topLeft()) * size, unpacked(step, x, y));
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

QImage SheetBaker::overview()
{
    if (m_sheet->page().isEmpty())
        return {};
    m_key = m_sheet->key();
    int step = baseStep;
    const QSizeF page = m_sheet->page().size();
    while (step > leastStep
           && std::max(page.width(), page.height()) * std::exp2(step) > overviewSide)
        --step;
    SheetLevel probe(page, std::exp2(step));
    SheetLevel &coarse = level(step, QRect(0, 0, probe.columns(), probe.rows()));
    if (m_stopped)
        return {};
    QImage image(coarse.pixels(), QImage::Format_RGB32);
    QPainter painter(&image);
    for (int row = 0; row < coarse.rows(); ++row) {
        for (int column = 0; column < coarse.columns(); ++column)
            painter.drawImage(QPoint(column * size, row * size), coarse.tile(column, row));
    }
    return image;
}

bool SheetBaker::workAhead()
{
    if (m_sheet->page().isEmpty() || m_stopped)
        return false;
    const SheetLevel probe(m_sheet->page().size(), std::exp2(fullStep));
    for (int row = 0; row < probe.rows(); row += blockRows(probe)) {
        const auto found = m_levels.find(fullStep);
        if (found != m_levels.end() && found->second.has(0, row))
            continue;
        level(fullStep, QRect(0, row, 1, 1));
        return true;
    }
    if (!m_key.isEmpty()) {
        save(baseStep);
        save(fullStep);
        trimFolder();
        m_key.clear();
    }
    m_sheet->release();
    return false;
}

QString SheetBaker::file(int step) const
{
    return m_folder + u'/' + QString::fromLatin1(m_key) + u'.' + QString::number(step)
        + QStringLiteral(".tiles");
}

bool SheetBaker::load(int step)
{
    if (m_folder.isEmpty() || m_key.isEmpty())
        return false;
    QFile opened(file(step));
    if (!opened.open(QIODevice::ReadOnly))
        return false;
    auto level = SheetLevel::restored(opened.readAll(), m_sheet->page().size(), std::exp2(step));
    if (!level)
        return false;
    m_levels[step] = std::move(*level);
    return true;
}

// A cache that can't be written costs time at the next start, nothing else.
void SheetBaker::save(int step)
{
    const auto found = m_levels.find(step);
    if (m_folder.isEmpty() || found == m_levels.end() || !found->second.isComplete()
        || QFileInfo::exists(file(step)) || !QDir().mkpath(m_folder))
        return;
    QSaveFile written(file(step));
    if (written.open(QIODevice::WriteOnly)) {
        written.write(found->second.saved());
        written.commit();
    }
}

void SheetBaker::trimFolder() const
{
    if (m_folder.isEmpty())
        return;
    qint64 sum = 0;
    const QFileInfoList files =
        QDir(m_folder).entryInfoList({QStringLiteral("*.tiles")}, QDir::Files, QDir::Time);
    for (const QFileInfo &info : files) {
        sum += info.size();
        if (sum > mostOnDisk)
            QFile::remove(info.filePath());
    }
}

} // namespace view
