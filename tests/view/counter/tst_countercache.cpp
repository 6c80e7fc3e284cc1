// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/counter/paint/countercache.h"
#include "tests/view/counter/countermodule.h"

#include <QImage>
#include <QPainter>

using namespace view;

class tst_CounterCache : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void drawsOnce();
    void eachLookAndSizeIsItsOwn();
    void backsAreShared();
    void sameAsPainter_data();
    void sameAsPainter();
    void forgetsWhenFull();
    void clear();
    void secondFrameDrawsNothingNew();

private:
    CounterLook look(int piece) const;

    std::unique_ptr<CounterModule> m_source;
    std::unique_ptr<CounterBook> m_book;
    std::unique_ptr<CounterPainter> m_painter;
};

CounterLook tst_CounterCache::look(int piece) const
{
    CounterLook look;
    look.piece = engine::PieceId(piece);
    look.side = engine::SideId(0);
    return look;
}

void tst_CounterCache::init()
{
    m_source = std::make_unique<CounterModule>();
    for (int i = 0; i < 200; ++i) {
        m_source->unit(0, QString::number(i), R"({"symbol": "infantry", "size": "XX"})", {i, 2},
                       {4, 3}, 5);
    }
    m_book = std::make_unique<CounterBook>(m_source->module());
    m_painter = std::make_unique<CounterPainter>(*m_book);
}

void tst_CounterCache::drawsOnce()
{
    CounterCache cache(*m_painter);
    const auto first = cache.sprite(look(0), 64, 1);
    QCOMPARE(cache.misses(), 1);
    QCOMPARE(cache.hits(), 0);
    const auto second = cache.sprite(look(0), 64, 1);
    QCOMPARE(cache.misses(), 1);
    QCOMPARE(cache.hits(), 1);
    QCOMPARE(second.pixmap.cacheKey(), first.pixmap.cacheKey());
    // Less than a pixel of the device makes no new picture.
    cache.sprite(look(0), 64.3, 1);
    QCOMPARE(cache.hits(), 2);
}

void tst_CounterCache::eachLookAndSizeIsItsOwn()
{
    CounterCache cache(*m_painter);
    cache.sprite(look(0), 64, 1);
    cache.sprite(look(1), 64, 1);
    cache.sprite(look(0), 65, 1);
    cache.sprite(look(0), 64, 2);
    CounterLook reduced = look(0);
    reduced.steps = 1;
    cache.sprite(reduced, 64, 1);
    reduced.glow = CounterLook::Glow::Hover;
    cache.sprite(reduced, 64, 1);
    QCOMPARE(cache.misses(), 6);
    QCOMPARE(cache.count(), 6);
}

void tst_CounterCache::backsAreShared()
{
    CounterCache cache(*m_painter);
    for (int i = 0; i < 5; ++i) {
        CounterLook hidden = look(i);
        hidden.isHidden = true;
        cache.sprite(hidden, 64, 1);
    }
    QCOMPARE(cache.misses(), 1);
    QCOMPARE(cache.hits(), 4);
}

void tst_CounterCache::sameAsPainter_data()
{
    QTest::addColumn<double>("ratio");
    QTest::addColumn<int>("size");
    QTest::newRow("usual") << 1.0 << 64;
    QTest::newRow("dense") << 2.0 << 64;
    QTest::newRow("dense and small") << 2.0 << 20;
    QTest::newRow("between") << 1.5 << 64;
}

void tst_CounterCache::sameAsPainter()
{
    QFETCH(double, ratio);
    QFETCH(int, size);
    const auto drawn = [&](auto draw) {
        QImage image(QSize(120, 120) * ratio, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(ratio);
        image.fill(Qt::white);
        QPainter painter(&image);
        draw(painter);
        return image;
    };
    CounterLook chosen = look(3);
    chosen.marks = 1;
    const QImage direct = drawn(
        [&](QPainter &painter) { m_painter->paint(painter, QRectF(20, 20, size, size), chosen); });
    CounterCache cache(*m_painter);
    const QImage cached = drawn([&](QPainter &painter) {
        cache.draw(painter, {20, 20}, chosen, size);
    });
    int largest = 0;
    for (int y = 0; y < direct.height(); ++y) {
        for (int x = 0; x < direct.width(); ++x) {
            const QColor a = direct.pixelColor(x, y);
            const QColor b = cached.pixelColor(x, y);
            largest = std::max({largest, std::abs(a.red() - b.red()),
                                std::abs(a.green() - b.green()), std::abs(a.blue() - b.blue())});
        }
    }
    // Blending in two steps rounds twice.
    QVERIFY2(largest <= 4, qPrintable(QString::number(largest)));
}

void tst_CounterCache::forgetsWhenFull()
{
    CounterCache cache(*m_painter, 100'000);
    for (int i = 0; i < 50; ++i)
        cache.sprite(look(i), 64, 1);
    QCOMPARE(cache.misses(), 50);
    QVERIFY(cache.count() < 10);
    QVERIFY(cache.count() > 0);
    // A picture larger than everything that may be kept is still drawn.
    QVERIFY(!cache.sprite(look(0), 400, 1).pixmap.isNull());
}

void tst_CounterCache::clear()
{
    CounterCache cache(*m_painter);
    cache.sprite(look(0), 64, 1);
    cache.clear();
    QCOMPARE(cache.count(), 0);
    cache.sprite(look(0), 64, 1);
    QCOMPARE(cache.misses(), 2);
}

void tst_CounterCache::secondFrameDrawsNothingNew()
{
    CounterCache cache(*m_painter);
    QImage screen(1920, 1080, QImage::Format_ARGB32_Premultiplied);
    screen.fill(Qt::white);
    const auto drawAll = [&] {
        QPainter painter(&screen);
        for (int i = 0; i < 1000; ++i) {
            const QPointF at(i % 50 * 38.0, double(i / 50) * 53);
            cache.draw(painter, at, look(i % 200), 40);
        }
    };
    drawAll();
    QCOMPARE(cache.misses(), 200);
    drawAll();
    QCOMPARE(cache.misses(), 200);
}

QTEST_MAIN(tst_CounterCache)
#include "tst_countercache.moc"
