// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "app/player/board/boardinput.h"
#include "app/player/library/page/librarypage.h"
#include "engine/storage/atomicfile.h"
#include "tests/player/hands/windowdriver.h"
#include "tests/view/picture/hostilerows.h"

#include <QAbstractItemView>
#include <QDialog>
#include <QHelpEvent>
#include <QPointer>
#include <QRegularExpression>
#include <QTest>
#include <QToolTip>

using namespace app;

/// The words of a module that try to be more than words: a picture of the machine in each of them.
class tst_WordsOfStrangers : public QObject
{
    Q_OBJECT

private slots:
    void showNothingOfTheMachine();

private:
    /// All words of \a files as somebody would write them who wants \a picture to be read.
    static hostile::Files marked(hostile::Files files, const QString &picture);
    /// Every tip in \a window, as if the pointer had rested there.
    void showTips(QWidget &window);
    void look(const QString &where, QWidget &window);

    std::unique_ptr<hostile::Watch> m_watch;
    QString m_secret; ///< A picture of the machine.
    QStringList m_opened;
    int m_tips = 0;
};

hostile::Files tst_WordsOfStrangers::marked(hostile::Files files, const QString &picture)
{
    const QString mark = QStringLiteral("<p><img src='%1'></p>").arg(picture);
    static const QRegularExpression words(
        QStringLiteral("(\"(?:title|name|text|label|players|description|paragraph)\": \"|_\")"));
    for (auto it = files.begin(); it != files.end(); ++it) {
        if (it.key().startsWith(QLatin1String("tests/")) || it.key().endsWith(QLatin1String(".md")))
            continue;
        it.value() =
            QString::fromUtf8(it.value()).replace(words, QStringLiteral("\\1") + mark).toUtf8();
    }
    return files;
}

void tst_WordsOfStrangers::showTips(QWidget &window)
{
    const auto rest = [this](QWidget *widget, QPoint point) {
        QHelpEvent help(QEvent::ToolTip, point, widget->mapToGlobal(point));
        QCoreApplication::sendEvent(widget, &help);
        if (QToolTip::text().contains(m_secret))
            ++m_tips;
    };
    QList<QPointer<QWidget>> widgets; // a tip may make others go
    for (QWidget *widget : window.findChildren<QWidget *>())
        widgets.append(widget);
    for (const QPointer<QWidget> &widget : widgets) {
        if (!widget || !widget->isVisible())
            continue;
        rest(widget, widget->rect().center());
        const auto *view = qobject_cast<const QAbstractItemView *>(widget.data());
        for (int row = 0; view && view->model() && row < view->model()->rowCount(); ++row)
            rest(view->viewport(), view->visualRect(view->model()->index(row, 0)).center());
    }
    QToolTip::hideText();
}

void tst_WordsOfStrangers::look(const QString &where, QWidget &window)
{
    hands::WindowDriver::settle();
    window.grab();
    if (m_watch->wasOpened())
        m_opened << where;
    showTips(window);
    if (m_watch->wasOpened())
        m_opened << where + QStringLiteral(", tips");
    if (const QString folder = qEnvironmentVariable("HEXSMITH_SCREENSHOTS"); !folder.isEmpty())
        window.grab().save(folder + u'/' + where + QStringLiteral(".png"));
}

void tst_WordsOfStrangers::showNothingOfTheMachine()
{
    hands::WindowDriver driver(QSize(1600, 1000));
    m_secret = driver.file(QStringLiteral("secret.png"));
    QVERIFY(engine::writeAtomically(m_secret, hostile::encoded(9, 9, "PNG")));
    m_watch = std::make_unique<hostile::Watch>(m_secret);
    QVERIFY(hostile::write(marked(hostile::goodGame(), m_secret),
                           driver.library().modulesFolder() + QStringLiteral("/stranger")));
    MainWindow &window = driver.window();
    window.refreshLibrary();
    const auto module = driver.library().module(QStringLiteral("hex-template"));
    QVERIFY(module && module->title.contains(m_secret));
    look(QStringLiteral("library"), window);
    const auto visit = [&](const char *where) {
        return [this, where](QDialog &dialog) { look(QLatin1String(where), dialog); };
    };
    const QString path = driver.library().pathOf(*module);
    QCOMPARE(driver.visitDialog([&] { emit window.libraryPage().wishes().rulesRequested(path); },
                                visit("rules")),
             QString());
    QCOMPARE(driver.visitDialog([&] { window.askNewGame(path, {}); }, visit("new game")),
             QString());
    QCOMPARE(driver.visitDialog([&] { emit window.libraryPage().wishes().removeRequested(path); },
                                visit("remove")),
             QString());
    QCOMPARE(driver.newGame(module->id,
                            {{QStringLiteral("blue"), QStringLiteral("human")},
                             {QStringLiteral("red"), QStringLiteral("human")}},
                            QStringLiteral("7")),
             QString());
    engine::Random random(7);
    for (int i = 0; i < 40 && !driver.controller().state().isOver(); ++i) {
        const QString decision =
            driver.controller().state().names().text(driver.controller().offer().decision);
        look(QStringLiteral("step %1, %2").arg(i).arg(decision), window);
        if (i % 10 == 0) {
            for (const char *panel : {"decision", "sequence", "agenda", "forces", "log", "rulebook",
                                      "charts", "notes"}) {
                window.actions().action(QLatin1String(panel))->trigger();
                look(QStringLiteral("step %1, %2").arg(i).arg(QLatin1String(panel)), window);
            }
        }
        QVERIFY(driver.controller().perform(driver.proposal(QStringLiteral("greedy"), random)));
    }
    QVERIFY(m_tips > 20);
    QVERIFY2(m_opened.isEmpty(), qPrintable(m_opened.join(u'\n')));
}

QTEST_MAIN(tst_WordsOfStrangers)
#include "tst_wordsofstrangers.moc"
