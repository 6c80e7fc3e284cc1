// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/position/positionimage.h"
#include "engine/i18n/translator.h"
#include "engine/module/read/moduleloader.h"

#include <QTest>

/// Pictures of positions without a window.
class tst_PositionImage : public QObject
{
    Q_OBJECT

private slots:
    void speaksTheLanguageOfTheGame_data();
    void speaksTheLanguageOfTheGame();
};

void tst_PositionImage::speaksTheLanguageOfTheGame_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("hexes") << "tutorial";
    QTest::newRow("areas") << "leningrad41";
}

void tst_PositionImage::speaksTheLanguageOfTheGame()
{
    QFETCH(QString, name);
    const auto files =
        engine::ModuleFiles::open(QStringLiteral(HEXSMITH_SOURCE_DIR "/modules/") + name);
    QVERIFY(files);
    const auto module = engine::loadModule(files.value()).module;
    QVERIFY(module);
    const auto picture = [&](const engine::Translator &translator) {
        return view::positionImage(*module, nullptr, engine::SideId(), 0, view::MapTheme::Light,
                                   translator, {900, 700});
    };
    const QImage own = picture(engine::Translator(*module, module->language));
    QVERIFY(!own.isNull());
    QCOMPARE(picture({}), own);
    // The key of the terrain and the names of the map.
    QVERIFY(picture(engine::Translator(*module, QStringLiteral("es"))) != own);
}

QTEST_MAIN(tst_PositionImage)
#include "tst_positionimage.moc"
