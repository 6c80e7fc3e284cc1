// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/board/boardview.h"
#include "app/view/position/positionimage.h"
#include "app/view/signs/spacesigns.h"
#include "engine/i18n/translator.h"
#include "tests/view/map/wintermodule.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace view;

namespace {

/// Two looks that nobody can mistake.
QByteArray twoLooks()
{
    const auto flat = [](const char *color) {
        QByteArray all;
        for (const char *part : {"page", "land", "quilt1", "quilt2", "quilt3", "quilt4", "quilt5",
                                 "quilt6", "mottle_a", "mottle_b"})
            all += QByteArray(all.isEmpty() ? "" : ", ") + "\"" + part + "\": \"" + color + "\"";
        return all;
    };
    return "\"palettes\": {\"by\": \"weather\", \"looks\": {\"frost\": {\"palette\": {"
        + flat("#f0f4f8") + "}}, \"thaw\": {\"palette\": {" + flat("#806040")
        + "}}}}, \"signs\": [{\"property\": \"bunker\", \"look\": \"bunker\"}, {\"property\": "
          "\"mined\", \"look\": \"garrison\", \"side\": \"blue\"}]";
}

/// On the whole: names and lines do not matter.
bool isLight(const QImage &image)
{
    const QImage one = image.scaled(1, 1, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return qGray(one.pixel(0, 0)) > 170;
}

} // namespace

/// The position decides how the map looks, and which signs stand on it.
class tst_MapByPosition : public QObject
{
    Q_OBJECT

private slots:
    void sheetFollowsThePosition();
    void oldLookFadesAway();
    void withoutMotionAtOnce();
    void picturesHaveTheLook();
    void keysDiffer();
    void signsFromTheState();
    void signsArePainted();

private:
    void waitUntilSharp(const BoardView &view)
    {
        QTRY_VERIFY_WITH_TIMEOUT(view.tiles().isSharp(), 20000);
    }
};

void tst_MapByPosition::sheetFollowsThePosition()
{
    const WinterModule winter(twoLooks());
    const auto state = winter.state();
    BoardView view;
    view.setModule(winter.module, MapTheme::Light);
    view.setPosition(state.get(), engine::Viewer::everything());
    QVERIFY(view.sheet());
    QCOMPARE(view.sheet()->look(), QStringLiteral("frost"));
    const auto first = view.sheet();
    view.refresh();
    QCOMPARE(view.sheet(), first);
    winter.setWeather(*state, "thaw");
    view.refresh();
    QCOMPARE(view.sheet()->look(), QStringLiteral("thaw"));
    winter.setWeather(*state, "frost");
    view.animate({});
    QCOMPARE(view.sheet()->look(), QStringLiteral("frost"));
}

void tst_MapByPosition::oldLookFadesAway()
{
    const WinterModule winter(twoLooks());
    const auto state = winter.state();
    BoardView view;
    view.setCacheFolder({});
    view.resize(300, 240);
    view.setSpeed(1);
    view.setModule(winter.module, MapTheme::Light);
    view.setPosition(state.get(), engine::Viewer::everything());
    view.show();
    view.zoomTo(1);
    waitUntilSharp(view);
    QVERIFY(isLight(view.grab().toImage()));
    winter.setWeather(*state, "thaw");
    view.refresh();
    // Until the new one is there the old one is seen, and nothing else.
    QVERIFY(isLight(view.grab().toImage()));
    QTRY_VERIFY_WITH_TIMEOUT(!isLight(view.grab().toImage()), 20000);
}

void tst_MapByPosition::withoutMotionAtOnce()
{
    const WinterModule winter(twoLooks());
    const auto state = winter.state();
    BoardView view;
    view.setCacheFolder({});
    view.resize(300, 240);
    view.setSpeed(0);
    view.setModule(winter.module, MapTheme::Light);
    view.setPosition(state.get(), engine::Viewer::everything());
    view.show();
    view.zoomTo(1);
    waitUntilSharp(view);
    winter.setWeather(*state, "thaw");
    view.refresh();
    waitUntilSharp(view);
    QVERIFY(!isLight(view.grab().toImage()));
}

void tst_MapByPosition::picturesHaveTheLook()
{
    const WinterModule winter(twoLooks());
    const auto state = winter.state();
    const auto corner = [&](const engine::GameState *position) {
        const QImage image = positionImage(*winter.module, position, engine::Viewer::everything(),
                                           0, MapTheme::Light, engine::Translator(), {300, 300});
        return isLight(image);
    };
    QVERIFY(corner(nullptr));
    QVERIFY(corner(state.get()));
    winter.setWeather(*state, "thaw");
    QVERIFY(!corner(state.get()));
    BoardView view;
    view.setModule(winter.module, MapTheme::Light);
    view.setPosition(state.get(), engine::Viewer::everything());
    QVERIFY(!isLight(view.wholeMap(0.2)));
}

void tst_MapByPosition::keysDiffer()
{
    const WinterModule winter(twoLooks());
    const auto key = [&](const char *look) {
        return BoardSheet(winter.module, 0, MapTheme::Light, {}, wholeMap, QLatin1String(look))
            .key();
    };
    QVERIFY(key("frost") != key("thaw"));
    QCOMPARE(key("thaw"), key("thaw"));
}

void tst_MapByPosition::signsFromTheState()
{
    const WinterModule winter(twoLooks());
    const auto state = winter.state();
    SpaceSigns signs;
    signs.setBoard(winter.module.get(), 0, MapTheme::Light);
    signs.read(*winter.module, state.get());
    QVERIFY(signs.signs().empty());
    winter.setProperty(*state, "0303", "bunker", engine::Value::integer(15));
    winter.setProperty(*state, "0404", "mined", engine::Value::boolean(true));
    signs.read(*winter.module, state.get());
    QCOMPARE(signs.signs().size(), size_t(2));
    QCOMPARE(signs.signs()[0].space, winter.hex("0303"));
    QCOMPARE(signs.signs()[0].number, 15);
    QCOMPARE(signs.signs()[0].look, SpaceSigns::Look::Bunker);
    QCOMPARE(signs.signs()[0].at,
             winter.module->map.space(winter.hex("0303")).centre + QPointF(26, -20));
    QCOMPARE(signs.signs()[1].look, SpaceSigns::Look::Garrison);
    QCOMPARE(signs.signs()[1].number, 0);
    winter.setProperty(*state, "0303", "bunker", engine::Value::integer(0));
    signs.read(*winter.module, state.get());
    QCOMPARE(signs.signs().size(), size_t(1));
    signs.setBoard(nullptr, -1, MapTheme::Light);
    QVERIFY(signs.signs().empty());
}

void tst_MapByPosition::signsArePainted()
{
    const WinterModule winter(twoLooks());
    const auto state = winter.state();
    winter.setProperty(*state, "0303", "bunker", engine::Value::integer(7));
    SpaceSigns signs;
    signs.setBoard(winter.module.get(), 0, MapTheme::Light);
    signs.read(*winter.module, state.get());
    BoardCamera camera;
    camera.setPage({0, 0, 400, 400});
    camera.setView({400, 400}, 1);
    camera.fit();
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    signs.paint(painter, camera, SpaceSigns::Layer::Above);
    painter.end();
    const QPointF at = camera.toView(signs.signs()[0].at) + QPointF(-6.5, 0);
    const QColor red = image.pixelColor(at.toPoint());
    QVERIFY(red.red() > 100 && red.green() < 90);
    QCOMPARE(image.pixelColor(2, 2), QColor(Qt::white));
}

QTEST_MAIN(tst_MapByPosition)
#include "tst_mapbyposition.moc"
