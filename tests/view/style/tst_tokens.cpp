// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/view/style/formstyle.h"
#include "app/view/style/tokens.h"

#include <QCheckBox>
#include <QTest>

using view::Tokens;

/// The colours that a widget takes from its palette.
class tst_Tokens : public QObject
{
    Q_OBJECT

private slots:
    void areFoundByThePalette_data();
    void areFoundByThePalette();
    void fillATick();
};

void tst_Tokens::areFoundByThePalette_data()
{
    QTest::addColumn<bool>("isDark");
    QTest::addColumn<bool>("isTransparent");
    QTest::newRow("light") << false << false;
    QTest::newRow("dark") << true << false;
    // As a stylesheet leaves a palette: a transparent black ground says nothing about the theme.
    QTest::newRow("light, transparent ground") << false << true;
    QTest::newRow("dark, transparent ground") << true << true;
}

void tst_Tokens::areFoundByThePalette()
{
    QFETCH(bool, isDark);
    QFETCH(bool, isTransparent);
    QPalette palette = (isDark ? Tokens::dark() : Tokens::light()).palette();
    if (isTransparent)
        palette.setColor(QPalette::Window, QColor(0, 0, 0, 0));
    QCOMPARE(Tokens::of(palette).isDark, isDark);
}

void tst_Tokens::fillATick()
{
    const Tokens tokens = Tokens::light();
    view::FormStyle style;
    QCheckBox box;
    box.setStyle(&style);
    box.setPalette(tokens.palette());
    box.resize(40, 30);
    const auto accents = [&] {
        const QImage image = box.grab().toImage();
        int count = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == tokens.accent;
        }
        return count;
    };
    QCOMPARE(accents(), 0);
    box.setChecked(true);
    QVERIFY(accents() > 60);
}

QTEST_MAIN(tst_Tokens)
#include "tst_tokens.moc"
