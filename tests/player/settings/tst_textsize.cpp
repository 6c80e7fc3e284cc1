// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/game/gamewishes.h"
#include "app/player/gamepage.h"
#include "app/player/mainwindow.h"
#include "app/player/manualwindow.h"
#include "app/player/newgame/newgamedialog.h"
#include "app/player/panels/unitdetails.h"
#include "app/player/settings/settingsdialog.h"

#include <QAbstractButton>
#include <QLabel>
#include <QScrollBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace app;

namespace {

constexpr int c_size = 150;

/// Lets everything that is waiting to be laid out and painted happen.
void settle()
{
    for (int i = 0; i < 4; ++i) {
        QTest::qWait(10);
        QApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    }
}

/// Every widget that is seen, with the size of its text, and whether the text has room.
QStringList seen(QWidget &window)
{
    QStringList found;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        const QPoint at = widget->mapTo(&window, QPoint());
        const bool isBar = qobject_cast<const QScrollBar *>(widget)
            || widget->objectName().startsWith(QLatin1String("qt_scrollarea"));
        if (isBar || !widget->isVisible() || widget->window() != &window || at.x() < 0
            || at.y() < 0)
            continue;
        QString name = QString::fromLatin1(widget->metaObject()->className());
        for (const QWidget *one = widget; one; one = one->parentWidget())
            name +=
                u' ' + (one->objectName().isEmpty() ? one->accessibleName() : one->objectName());
        QString text;
        if (const auto *label = qobject_cast<const QLabel *>(widget))
            text = label->text() == QStringLiteral("Drawing the map…") ? QString() : label->text();
        else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
            text = button->text();
        const int needed = widget->hasHeightForWidth() ? widget->heightForWidth(widget->width())
                                                       : widget->sizeHint().height();
        const bool isCut = !text.isEmpty() && widget->height() < needed;
        found << QStringLiteral("%1 \"%2\": text of %3%4")
                     .arg(name.simplified(), text)
                     .arg(widget->fontInfo().pixelSize())
                     .arg(isCut ? QStringLiteral(", cut off") : QString());
    }
    found.sort();
    return found;
}

/// The same, once nothing changes any more.
QStringList looks(QWidget &window)
{
    QStringList found;
    for (int tries = 0, same = 0; tries < 100 && same < 3; ++tries) {
        settle();
        const QStringList now = seen(window);
        same = now == found ? same + 1 : 0;
        found = now;
    }
    return found;
}

} // namespace

/// Text of another size changes everything that is open as if it had been so from the beginning.
class tst_TextSize : public QObject
{
    Q_OBJECT

private slots:
    void changesEverything_data();
    void changesEverything();

private:
    /// Opens a window and says what it looks like after the text has got its size.
    QStringList see(const QString &what, bool live);
};

void tst_TextSize::changesEverything_data()
{
    QTest::addColumn<QString>("what");
    for (const char *what : {"library", "game", "history", "left", "settings look", "settings keys",
                             "manual", "new game", "unit", "dice"})
        QTest::newRow(what) << QString::fromLatin1(what);
}

QStringList tst_TextSize::see(const QString &what, bool live)
{
    QTemporaryDir folder;
    Settings settings(folder.filePath(QStringLiteral("settings")));
    settings.setLanguage(QStringLiteral("en"));
    settings.setAnimationSpeed(0);
    settings.setTextSize(live ? 100 : c_size);
    Library library(QStringLiteral(HEXSMITH_BIN_DIR), folder.filePath(QStringLiteral("data")));
    library.refresh();
    MainWindow main(library, settings);
    main.resize(1600, 1000);
    main.show();
    QWidget *window = &main;
    const auto trigger = [&](const char *action) {
        main.actions().action(QLatin1String(action))->trigger();
        settle();
    };
    const auto module = library.module(QStringLiteral("tutorial"));
    if (what == QLatin1String("game") || what == QLatin1String("history")
        || what == QLatin1String("left") || what == QLatin1String("unit"))
        main.play(startGame(module, {QStringLiteral("battle"), {}, 7}, {}));
    if (what == QLatin1String("history"))
        trigger("history");
    if (what == QLatin1String("left"))
        trigger("forces");
    if (what == QLatin1String("unit")) {
        emit GameWishes::of(main.gamePage()->controller()).detailsRequested(engine::PieceId(0));
        window = main.findChild<UnitDetails *>();
    }
    if (what.startsWith(QLatin1String("settings"))) {
        trigger("settings");
        auto *dialog = main.findChild<SettingsDialog *>();
        dialog->findChild<QTabWidget *>()->setCurrentIndex(
            what.endsWith(QLatin1String("keys")) ? 3 : 1);
        window = dialog;
    }
    if (what == QLatin1String("manual")) {
        trigger("manual");
        window = main.findChild<ManualWindow *>();
    }
    if (what == QLatin1String("dice")) {
        trigger("dice");
        window = main.findChild<QWidget *>(QStringLiteral("diceRoller"));
    }
    if (what == QLatin1String("new game")) {
        main.askNewGame(module->files.path(), {});
        window = main.findChild<NewGameDialog *>();
    }
    if (!window)
        return {QStringLiteral("nothing was opened")};
    if (window != &main)
        window->resize(1000, 700);
    settle();
    if (live) {
        settings.setTextSize(c_size);
        settle();
    }
    return looks(*window);
}

void tst_TextSize::changesEverything()
{
    QFETCH(const QString, what);
    const QStringList live = see(what, true);
    const QStringList fresh = see(what, false);
    QVERIFY(fresh.size() > 5);
    QStringList wrong;
    for (const QString &one : live) {
        if (!fresh.contains(one))
            wrong << QStringLiteral("changed: ") + one;
    }
    for (const QString &one : fresh) {
        if (!live.contains(one))
            wrong << QStringLiteral("opened:  ") + one;
    }
    QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
}

QTEST_MAIN(tst_TextSize)
#include "tst_textsize.moc"
