// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/signs/spacesigns.h"
#include "engine/module/read/moduleloader.h"
#include "engine/state/gamestate.h"
#include "tests/engine/module/brookmodule.h"

#include <QImage>
#include <QPainter>
#include <QTest>

using namespace engine;

/// Signs beside places for features that came or went in play.
class tst_SpaceSigns : public QObject
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
};

void tst_SpaceSigns::initTestCase()
{
    m_module = loadModule(ModuleFiles::fromMap(withBrooks(smallModule()))).module;
    QVERIFY(bool(m_module));
}

void tst_SpaceSigns::reads()
{
    GameState state(*m_module, std::make_shared<GameSetting>());
    view::SpaceSigns signs;
    signs.setBoard(m_module.get(), 0, view::MapTheme::Light);
    signs.read(*m_module, &state);
    QVERIFY(signs.signs().empty());
    const SpaceFeature bridge = feature("0301", "bridge");
    const SpaceFeature mine = feature("0303", "mine");
    state.apply(change::SetFeature{bridge, false, true});
    state.apply(change::SetFeature{mine, true, false});
    state.apply(change::SetFeature{feature("t1", "mine"), true, false}); // on another board
    signs.read(*m_module, &state);
    QCOMPARE(signs.signs().size(), size_t(2));
    for (const auto &sign : signs.signs()) {
        const bool isBridge = sign.space == bridge.space;
        QCOMPARE(sign.space, isBridge ? bridge.space : mine.space);
        QCOMPARE(sign.feature, isBridge ? bridge.kind : mine.kind);
        QCOMPARE(sign.look,
                 isBridge ? view::SpaceSigns::Look::Gone : view::SpaceSigns::Look::Feature);
    }
    state.apply(change::SetFeature{bridge, true, true});
    signs.read(*m_module, &state);
    QCOMPARE(signs.signs().size(), size_t(1));
}

// The bridge has a symbol, the mine only its letter; what is gone looks otherwise.
void tst_SpaceSigns::paints()
{
    const auto painted = [&](const char *space, const char *id, bool there, bool printed) {
        GameState state(*m_module, std::make_shared<GameSetting>());
        state.apply(change::SetFeature{feature(space, id), there, printed});
        view::SpaceSigns signs;
        signs.setBoard(m_module.get(), 0, view::MapTheme::Light);
        signs.read(*m_module, &state);
        QImage image(400, 300, QImage::Format_ARGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        view::BoardCamera camera;
        camera.setPage(m_module->map.boards()[0].page);
        camera.setView(image.size(), 1);
        camera.fit();
        signs.paint(painter, camera, view::SpaceSigns::Layer::Below);
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

QTEST_MAIN(tst_SpaceSigns)
#include "tst_spacesigns.moc"
