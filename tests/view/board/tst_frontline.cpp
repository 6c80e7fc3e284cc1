// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/frontline.h"
#include "engine/module/read/moduleloader.h"
#include "engine/state/gamestate.h"

#include <QImage>
#include <QLineF>
#include <QPainter>
#include <QTest>

using engine::SideId;
using engine::SpaceId;

/// The front of Operation Typhoon, whose map also prints the first one.
class tst_FrontLine : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void firstFront();
    void moves();
    void ring();
    void nobody();
    void withoutFront();
    void paints();

private:
    std::unique_ptr<engine::GameState> start() const;
    void give(engine::GameState &state, const char *space, SideId side) const;
    view::FrontLine read(const engine::GameState &state) const;
    static size_t sides(const view::FrontLine &front);

    std::shared_ptr<const engine::Module> m_module;
    view::BoardGeometry m_geometry;
};

void tst_FrontLine::initTestCase()
{
    const auto files =
        engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/typhoon"));
    QVERIFY(bool(files));
    m_module = engine::loadModule(files.value()).module;
    QVERIFY(bool(m_module));
    m_geometry = view::BoardGeometry(*m_module, 0);
}

std::unique_ptr<engine::GameState> tst_FrontLine::start() const
{
    auto setting = std::make_shared<engine::GameSetting>();
    setting->scenario = &m_module->scenarios.front();
    auto state = std::make_unique<engine::GameState>(*m_module, setting);
    for (const auto &[space, property] : m_module->scenarios.front().spaces)
        state->apply(engine::change::SetSpaceProperty{space, property.first, property.second});
    return state;
}

void tst_FrontLine::give(engine::GameState &state, const char *space, SideId side) const
{
    state.apply(
        engine::change::SetSpaceProperty{m_module->map.find(QString::fromLatin1(space)), 0,
                                         side ? engine::Value::side(side) : engine::Value()});
}

view::FrontLine tst_FrontLine::read(const engine::GameState &state) const
{
    view::FrontLine front;
    front.read(*m_module, 0, m_geometry, state);
    return front;
}

size_t tst_FrontLine::sides(const view::FrontLine &front)
{
    size_t count = 0;
    for (const auto &stretch : front.stretches())
        count += stretch.points.size() - 1;
    return count;
}

void tst_FrontLine::firstFront()
{
    const auto front = read(*start());
    QCOMPARE(front.stretches().size(), size_t(1));
    QCOMPARE(sides(front), size_t(110)); // as many as the map prints
    const auto &line = front.stretches().front();
    QCOMPARE(line.left, m_module->side(u"german"));
    QCOMPARE(line.right, m_module->side(u"soviet"));
    // With the Germans in the west to its left, it runs from north to south or back.
    QVERIFY(std::abs(line.points.front().y() - line.points.back().y())
            > std::abs(line.points.front().x() - line.points.back().x()));
}

void tst_FrontLine::moves()
{
    const auto state = start();
    give(*state, "2034", m_module->side(u"german"));
    const auto front = read(*state);
    QCOMPARE(front.stretches().size(), size_t(1));
    QVERIFY(sides(front) != 110);
}

void tst_FrontLine::ring()
{
    const auto state = start();
    give(*state, "0510", m_module->side(u"soviet"));
    const auto front = read(*state);
    QCOMPARE(front.stretches().size(), size_t(2));
    const auto ring = std::find_if(front.stretches().begin(), front.stretches().end(),
                                   [](const auto &one) { return one.points.size() == 7; });
    QVERIFY(ring != front.stretches().end());
    QVERIFY(QLineF(ring->points.front(), ring->points.back()).length() < 1);
}

void tst_FrontLine::nobody()
{
    const auto state = start();
    give(*state, "0510", {});
    QCOMPARE(sides(read(*state)), size_t(110)); // a hex of nobody has no front
}

void tst_FrontLine::withoutFront()
{
    const auto state = start();
    view::FrontLine front = read(*state);
    front.read(*m_module, 1, view::BoardGeometry(*m_module, 1), *state);
    QVERIFY(front.stretches().empty());
    front.read(*m_module, -1, view::BoardGeometry(), *state);
    QVERIFY(front.stretches().empty());
}

void tst_FrontLine::paints()
{
    QImage image(400, 400, QImage::Format_RGB32);
    image.fill(Qt::white);
    const QImage before = image;
    view::BoardCamera camera;
    camera.setPage(m_module->map.boards().front().page);
    camera.setView(image.size(), 1);
    camera.fit();
    QPainter painter(&image);
    read(*start()).paint(painter, camera, m_geometry.hexSide());
    painter.end();
    QVERIFY(image != before);
}

QTEST_MAIN(tst_FrontLine)
#include "tst_frontline.moc"
