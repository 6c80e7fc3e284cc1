// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/manual/manualview.h"
#include "app/player/manualwindow.h"
#include "app/player/programwindows.h"

#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QToolButton>

using namespace app;

namespace {

void write(const QString &path, const QByteArray &bytes)
{
    QDir().mkpath(QFileInfo(path).absolutePath());
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

} // namespace

/// Finding one's way in the manual.
class tst_ManualWindow : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void searchesAllPages();
    void goesBackAndForward();
    void linksCanBeGoneBack();
    void sharpPictures_data();
    void sharpPictures();
    void escapeCloses();
    void remembersItsSize();
    void shippedPages();

private:
    std::unique_ptr<QTemporaryDir> m_folder;
};

void tst_ManualWindow::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    write(m_folder->filePath(QStringLiteral("en/manual.md")),
          "# Playing\n\nRoll the dice. See [maps](maps.md#rivers).\n\n"
              + QByteArray("Text.\n\n").repeated(200) + "The last dice.\n");
    write(m_folder->filePath(QStringLiteral("en/maps.md")),
          "# Maps\n\nHexes.\n\n" + QByteArray("Text.\n\n").repeated(200) + "## Rivers\n\nWater.\n");
    write(m_folder->filePath(QStringLiteral("en/rules.md")),
          "# Rules\n\n*Dice* again, [no word](nodice.md) of them.\n");
}

void tst_ManualWindow::searchesAllPages()
{
    ManualWindow manual(m_folder->path(), QStringLiteral("en"));
    manual.show();
    auto *text = manual.findChild<ManualView *>();
    auto *field = manual.findChild<QLineEdit *>(QStringLiteral("find"));
    QCOMPARE(manual.pages().first(), QStringLiteral("manual"));
    QVERIFY(manual.openPage(QStringLiteral("maps")));
    QTest::keyClicks(field, QStringLiteral("dice"));
    // Only pages that have it, and the first of them at the first place.
    QVERIFY(!manual.pages().contains(QStringLiteral("maps")));
    QVERIFY(manual.pages().contains(QStringLiteral("rules")));
    QCOMPARE(manual.page(), QStringLiteral("manual"));
    QCOMPARE(text->textCursor().selectedText(), QStringLiteral("dice"));
    QCOMPARE(text->extraSelections().size(), 2);
    QCOMPARE(text->verticalScrollBar()->value(), 0);
    const int first = text->textCursor().position();
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(text->textCursor().position() > first);
    QVERIFY(text->verticalScrollBar()->value() > 0);
    // Enter goes on to the next page, and from the last one round.
    QTest::keyClick(field, Qt::Key_Return);
    QVERIFY(manual.page() != QLatin1String("manual"));
    QVERIFY(!text->textCursor().selectedText().isEmpty());
    const auto found = manual.findChildren<QLabel *>();
    QVERIFY(std::any_of(found.begin(), found.end(), [](const QLabel *label) {
        return label->text().contains(QLatin1String("place"));
    }));
    field->setText(QStringLiteral("nowhere at all"));
    QVERIFY(manual.pages().isEmpty());
    QVERIFY(std::any_of(found.begin(), found.end(), [](const QLabel *label) {
        return label->text().contains(QLatin1String("nowhere at all"));
    }));
    QVERIFY(!manual.page().isEmpty()); // what was read is still there
    field->clear();
    QVERIFY(manual.pages().contains(QStringLiteral("maps")));
    QVERIFY(text->extraSelections().isEmpty());
}

void tst_ManualWindow::goesBackAndForward()
{
    ManualWindow manual(m_folder->path(), QStringLiteral("en"));
    manual.show();
    QVERIFY(QTest::qWaitForWindowActive(&manual));
    auto *back = manual.findChild<QToolButton *>(QStringLiteral("back"));
    auto *forward = manual.findChild<QToolButton *>(QStringLiteral("forward"));
    auto *text = manual.findChild<ManualView *>();
    QVERIFY(!back->isEnabled() && !forward->isEnabled());
    text->verticalScrollBar()->setValue(300);
    manual.openPage(QStringLiteral("maps"));
    manual.openPage(QStringLiteral("rules"));
    QVERIFY(back->isEnabled() && !forward->isEnabled());
    QTest::mouseClick(back, Qt::LeftButton);
    QCOMPARE(manual.page(), QStringLiteral("maps"));
    QTest::keyClick(&manual, Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(manual.page(), QStringLiteral("manual"));
    QCOMPARE(text->verticalScrollBar()->value(), 300);
    QVERIFY(!back->isEnabled() && forward->isEnabled());
    QTest::keyClick(&manual, Qt::Key_Right, Qt::AltModifier);
    QCOMPARE(manual.page(), QStringLiteral("maps"));
    // Another way leaves the old one.
    manual.openPage(QStringLiteral("manual"));
    QVERIFY(!forward->isEnabled());
    manual.setLanguage(QStringLiteral("es"));
    QCOMPARE(manual.page(), QStringLiteral("manual"));
    manual.goBack();
    QCOMPARE(manual.page(), QStringLiteral("maps"));
}

void tst_ManualWindow::linksCanBeGoneBack()
{
    ManualWindow manual(m_folder->path(), QStringLiteral("en"));
    manual.show();
    auto *text = manual.findChild<ManualView *>();
    emit text->anchorClicked(QUrl(QStringLiteral("maps.md#rivers")));
    QCOMPARE(manual.page(), QStringLiteral("maps"));
    QVERIFY(text->verticalScrollBar()->value() > 0);
    emit text->anchorClicked(QUrl(QStringLiteral("nothing.md")));
    QCOMPARE(manual.page(), QStringLiteral("maps"));
    const int place = text->verticalScrollBar()->value();
    text->verticalScrollBar()->setValue(0);
    emit text->anchorClicked(QUrl(QStringLiteral("#rivers"))); // on the same page
    QCOMPARE(text->verticalScrollBar()->value(), place);
    manual.goBack();
    QCOMPARE(text->verticalScrollBar()->value(), 0);
    manual.goBack();
    QCOMPARE(manual.page(), QStringLiteral("manual"));
}

void tst_ManualWindow::sharpPictures_data()
{
    QTest::addColumn<QSize>("size");
    QTest::newRow("wide") << QSize(1600, 1000);
    QTest::newRow("small") << QSize(300, 200);
}

// What lies on the screen is the picture shrunk well, not every second pixel of it.
void tst_ManualWindow::sharpPictures()
{
    QFETCH(const QSize, size);
    QImage picture(size, QImage::Format_RGB32);
    for (int y = 0; y < size.height(); ++y) {
        for (int x = 0; x < size.width(); ++x)
            picture.setPixel(x, y, (x + y) % 2 ? qRgb(255, 255, 255) : qRgb(0, 0, 0));
    }
    QVERIFY(picture.save(m_folder->filePath(QStringLiteral("en/p.png"))));
    write(m_folder->filePath(QStringLiteral("en/manual.md")), "![p](p.png)\n");
    ManualWindow manual(m_folder->path(), QStringLiteral("en"));
    manual.show();
    QVERIFY(QTest::qWaitForWindowExposed(&manual));
    auto *text = manual.findChild<ManualView *>();
    const double ratio = text->devicePixelRatioF();
    const auto shown = text->document()
                           ->resource(QTextDocument::ImageResource, QUrl(QStringLiteral("p.png")))
                           .value<QImage>();
    const int wide = std::min(size.width(), 720);
    QCOMPARE(shown.deviceIndependentSize().toSize().width(), wide);
    QCOMPARE(shown.width(), std::min(size.width(), qRound(wide * ratio)));
    const QImage seen = text->viewport()->grab().toImage();
    const QRect middle(seen.width() / 5, seen.height() / 5, 40, 40);
    int grey = 0;
    for (int y = middle.top(); y < middle.bottom(); ++y) {
        for (int x = middle.left(); x < middle.right(); ++x) {
            const int light = qGray(seen.pixel(x, y));
            grey += light > 60 && light < 195;
        }
    }
    if (size.width() > 720 * ratio)
        QVERIFY2(grey > 1200, qPrintable(QString::number(grey)));
    else if (ratio == 1)
        QCOMPARE(grey, 0);
}

void tst_ManualWindow::escapeCloses()
{
    ManualWindow manual(m_folder->path(), QStringLiteral("en"));
    auto *field = manual.findChild<QLineEdit *>(QStringLiteral("find"));
    for (QWidget *focus : {static_cast<QWidget *>(field),
                           static_cast<QWidget *>(manual.findChild<ManualView *>())}) {
        manual.show();
        QVERIFY(QTest::qWaitForWindowActive(&manual));
        focus->setFocus();
        QTest::keyClick(focus, Qt::Key_Escape);
        QTRY_VERIFY(!manual.isVisible());
    }
}

void tst_ManualWindow::remembersItsSize()
{
    const QString file = m_folder->filePath(QStringLiteral("settings"));
    const Library library(QStringLiteral(HEXSMITH_BIN_DIR),
                          m_folder->filePath(QStringLiteral("data")));
    for (const bool isFirst : {true, false}) {
        Settings settings(file);
        ActionTable actions(settings);
        QWidget window;
        ProgramWindows windows(library, settings, actions, window);
        windows.showManual();
        auto *manual = window.findChild<ManualWindow *>();
        QVERIFY(manual);
        if (!isFirst)
            QCOMPARE(manual->size(), QSize(811, 533));
        manual->resize(811, 533);
        QVERIFY(QTest::qWaitForWindowExposed(manual));
        if (isFirst)
            manual->close();
        else
            windows.close();
    }
}

// Every page of the real manual has its pictures.
void tst_ManualWindow::shippedPages()
{
    for (const char *language : {"en", "es"}) {
        ManualWindow manual(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/manual"),
                            QLatin1String(language));
        auto *text = manual.findChild<ManualView *>();
        for (const QString &page : manual.pages()) {
            QVERIFY(manual.openPage(page));
            for (auto block = text->document()->begin(); block.isValid(); block = block.next()) {
                for (auto it = block.begin(); !it.atEnd(); ++it) {
                    const auto format = it.fragment().charFormat().toImageFormat();
                    if (!format.isValid())
                        continue;
                    const auto picture =
                        text->document()
                            ->resource(QTextDocument::ImageResource, QUrl(format.name()))
                            .value<QImage>();
                    QVERIFY2(picture.width() > 100, qPrintable(page + u' ' + format.name()));
                }
            }
        }
    }
}

QTEST_MAIN(tst_ManualWindow)
#include "tst_manualwindow.moc"
