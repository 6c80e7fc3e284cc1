// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/featuremarks.h"
#include "engine/module/read/moduleloader.h"
#include "engine/state/gamestate.h"
#include "tests/engine/module/brookmodule.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace engine;

/// Signs for features that came or went in play.
class tst_FeatureMarks : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void reads();
    void paints();

private:
    SpaceFeature feature(const char *space, const char *id) const
    {
        return {m_module->map.find(QString::fromLatin1(space)),
                m_module->terrain.feature(QString::fromLatin1(id))};
    }

    std::shared_ptr<const Module> m_module;
    view::BoardGeometry m_geometry;
};

void tst_FeatureMarks::initTestCase()
{
    m_module = loadModule(ModuleFiles::fromMap(withBrooks(smallModule()))).module;
    QVERIFY(bool(m_module));
    m_geometry = view::BoardGeometry(*m_module, 0);
}

void tst_FeatureMarks::reads()
{
    GameState state(*m_module, std::make_shared<GameSetting>());
    view::FeatureMarks marks;
    marks.read(*m_module, m_geometry, state);
    QVERIFY(marks.marks().empty());
    const SpaceFeature bridge = feature("0301", "bridge");
    const SpaceFeature mine = feature("0303", "mine");
    state.apply(change::SetFeature{bridge, false, true});
    state.apply(change::SetFeature{mine, true, false});
    state.apply(change::SetFeature{feature("t1", "mine"), true, false}); // on another board
    marks.read(*m_module, m_geometry, state);
    std::vector<view::FeatureMarks::Mark> expected = {{bridge.space, bridge.kind, false},
                                                      {mine.space, mine.kind, true}};
    std::sort(expected.begin(), expected.end(),
              [](const auto &a, const auto &b) { return a.space < b.space; });
    QCOMPARE(marks.marks(), expected);
    state.apply(change::SetFeature{bridge, true, true});
    marks.read(*m_module, m_geometry, state);
    QCOMPARE(marks.marks().size(), size_t(1));
}

// The bridge has a symbol, the mine only its letter; what is gone looks otherwise.
void tst_FeatureMarks::paints()
{
    const auto painted = [&](const char *space, const char *id, bool there, bool printed) {
        GameState state(*m_module, std::make_shared<GameSetting>());
        state.apply(change::SetFeature{feature(space, id), there, printed});
        view::FeatureMarks marks;
        marks.read(*m_module, m_geometry, state);
        QImage image(400, 300, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        view::BoardCamera camera;
        camera.setPage(m_module->map.boards()[0].page);
        camera.setView(image.size(), 1);
        camera.fit();
        marks.paint(painter, camera, m_geometry);
        painter.end();
        return image;
    };
    QImage blank(400, 300, QImage::Format_ARGB32);
    blank.fill(Qt::white);
    QVERIFY(painted("0301", "bridge", true, true) == blank);
    QVERIFY(painted("0303", "bridge", true, false) != blank);
    QVERIFY(painted("0303", "mine", true, false) != painted("0303", "bridge", true, false));
    QVERIFY(painted("0301", "bridge", false, true) != blank);
}

QTEST_MAIN(tst_FeatureMarks)
#include "tst_featuremarks.moc"
