// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/windowdriver.h"

#include "app/player/board/boardinput.h"
#include "app/player/library/page/modulecard.h"
#include "app/player/newgame/newgamedialog.h"
#include "engine/bot/bot.h"

#include <QApplication>
#include <QComboBox>
#include <QCursor>
#include <QDialog>
#include <QFileDialog>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>
#include <QTimer>
#include <QWindow>

namespace hands {

namespace {

constexpr int c_mostTries = 2000;

QString nameOf(const QWidget *widget)
{
    return QStringLiteral("%1 \"%2\"")
        .arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
}

} // namespace

WindowDriver::WindowDriver(QSize size)
    : m_size(size)
    , m_settings(std::make_unique<app::Settings>(file(QStringLiteral("settings.ini"))))
{
    m_settings->setLanguage(QStringLiteral("en"));
    m_settings->setLook(app::Settings::Look::Light);
    m_settings->setAnimationSpeed(0);
    restart();
}

WindowDriver::~WindowDriver() = default;

void WindowDriver::restart()
{
    m_window.reset();
    m_library = std::make_unique<app::Library>(QStringLiteral(HEXSMITH_BIN_DIR),
                                               file(QStringLiteral("data")));
    m_library->refresh();
    m_window = std::make_unique<app::MainWindow>(*m_library, *m_settings);
    m_window->resize(m_size);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    front();
    settle();
}

void WindowDriver::turnTo(QWidget *other)
{
    m_front = other;
    m_other = qobject_cast<app::MainWindow *>(other);
    (void)QTest::qWaitForWindowExposed(front());
    settle();
}

void WindowDriver::settle()
{
    // Twice: what is laid out first may ask for another layout around it.
    for (int i = 0; i < 2; ++i) {
        QCoreApplication::sendPostedEvents();
        QCoreApplication::processEvents();
    }
}

void WindowDriver::scrollTo(QWidget *widget, QPoint point)
{
    for (QWidget *parent = widget->parentWidget(); parent; parent = parent->parentWidget()) {
        auto *area = qobject_cast<QScrollArea *>(parent);
        if (!area)
            continue;
        area->ensureWidgetVisible(widget, 4, 4);
        const QPoint there = widget->mapTo(area->widget(), point);
        area->ensureVisible(there.x(), there.y(), 2, 2); // of what is higher than the area
    }
    settle();
}

QString WindowDriver::click(QWidget *widget)
{
    if (!widget)
        return QStringLiteral("there is no such widget");
    scrollTo(widget, widget->rect().center());
    return click(widget, widget->rect().center());
}

QString WindowDriver::click(QWidget *widget, QPoint point, Qt::KeyboardModifiers modifiers)
{
    if (!widget->isVisible() || !widget->isEnabled())
        return nameOf(widget) + QStringLiteral(" can't be clicked");
    QWidget *top = widget->window();
    const QPoint there = widget->mapTo(top, point);
    QWidget *under = top->childAt(there);
    if (under != widget && !widget->isAncestorOf(under) && top != widget)
        return QStringLiteral("%1 is covered by %2")
            .arg(nameOf(widget), under ? nameOf(under) : QStringLiteral("nothing"));
    this->point(widget, point);
    QTest::mouseClick(top->windowHandle(), Qt::LeftButton, modifiers, there);
    settle();
    return {};
}

void WindowDriver::point(QWidget *widget, QPoint point)
{
    QWidget *top = widget->window();
    const QPoint there = widget->mapTo(top, point);
    // Menus and tips open at the pointer; where it really is, the screen tells later, too.
    QCursor::setPos(top->mapToGlobal(there));
    QTest::mouseMove(top->windowHandle(), there);
}

QString WindowDriver::press(const QString &name)
{
    QWidget *top = front();
    for (auto *button : top->findChildren<QAbstractButton *>()) {
        if (button->isVisible()
            && (button->objectName() == name || button->text() == name
                || button->accessibleName() == name))
            return click(button);
    }
    return QStringLiteral("no button \"%1\" is visible").arg(name);
}

QWidget *WindowDriver::front()
{
    QWidget *modal = QApplication::activeModalWidget();
    QWidget *top = modal ? modal : m_front ? m_front.data() : m_window.get();
    // After a dialog has gone a window manager would do this.
    if (!top->isActiveWindow()) {
        top->activateWindow();
        (void)QTest::qWaitForWindowActive(top);
    }
    return top;
}

void WindowDriver::key(int key, Qt::KeyboardModifiers modifiers)
{
    QWidget *top = front();
    QTest::keyClick(top->windowHandle(), Qt::Key(key), modifiers);
    settle();
}

void WindowDriver::type(const QString &text)
{
    // The first letter may open a field that gets the others.
    for (const QChar letter : text) {
        QWidget *focus = QApplication::focusWidget();
        if (!focus)
            focus = QApplication::activeModalWidget();
        // Qt's tests know only the keys of an American keyboard.
        if (letter.unicode() < 128)
            QTest::keyClicks(focus, letter);
        else
            QTest::sendKeyEvent(QTest::Click, focus, Qt::Key_unknown, letter, Qt::NoModifier);
    }
    settle();
}

QString WindowDriver::chooseFile(const std::function<void()> &opener, const QString &path)
{
    QString wrong = QStringLiteral("no dialog asked for a file");
    int tries = 0;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        auto *dialog = qobject_cast<QFileDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        auto *edit = dialog->findChild<QLineEdit *>(QStringLiteral("fileNameEdit"));
        wrong.clear();
        // Letters typed before the field has the focus leave other files chosen.
        if (!edit->hasFocus() && ++tries < c_mostTries) {
            dialog->activateWindow();
            edit->setFocus();
            return;
        }
        // It reads the folder in the background and puts in what it has found there.
        if (edit->text() != path) {
            edit->selectAll();
            QTest::keyClicks(edit, path);
        }
        QTest::keyClick(edit, Qt::Key_Return);
        if (dialog->isVisible() && ++tries > c_mostTries) {
            wrong = QStringLiteral("the dialog does not take %1").arg(path);
            dialog->reject();
        }
    });
    poll.start(5);
    opener();
    settle();
    return wrong;
}

QString WindowDriver::visitDialog(const std::function<void()> &opener,
                                  const std::function<void(QDialog &)> &visit)
{
    bool isVisited = false;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible() || isVisited)
            return;
        isVisited = true;
        settle();
        visit(*dialog);
        QTest::keyClick(dialog, Qt::Key_Escape);
    });
    poll.start(5);
    opener();
    (void)QTest::qWaitFor([&] { return isVisited && !QApplication::activeModalWidget(); }, 10000);
    front();
    return isVisited ? QString() : QStringLiteral("no dialog has opened");
}

QString WindowDriver::chooseFromMenu(QWidget *opener, const QString &label, const QString &answer)
{
    QString wrong;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        poll.stop();
        wrong = press(answer);
        if (!wrong.isEmpty())
            dialog->reject();
    });
    if (!answer.isEmpty())
        poll.start(5);
    const QString failed = withMenu(label, [&] { return click(opener); });
    (void)QTest::qWaitFor([&] { return !poll.isActive(); });
    settle();
    return failed.isEmpty() ? wrong : failed;
}

QString WindowDriver::newGame(const QString &module, const QMap<QString, QString> &players,
                              const QString &seed, const QString &scenario)
{
    const auto known = m_library->module(module);
    if (!known)
        return QStringLiteral("%1 is not installed").arg(module);
    for (auto *card : window().findChildren<app::ModuleCard *>()) {
        if (card->accessibleName() != known->title || !card->isVisible())
            continue;
        if (const QString wrong = click(card->findChild<QPushButton *>(QStringLiteral("newGame")));
            !wrong.isEmpty())
            return wrong;
        break;
    }
    auto *dialog = window().findChild<app::NewGameDialog *>();
    if (!dialog || !QTest::qWaitForWindowExposed(dialog))
        return QStringLiteral("the dialog for a new game does not open");
    for (const engine::Scenario &one : known->scenarios) {
        for (auto *button : dialog->findChildren<QPushButton *>()) {
            if (one.id != scenario || !button->text().startsWith(one.title + u'\n'))
                continue;
            if (const QString wrong = click(button); !wrong.isEmpty())
                return wrong;
        }
    }
    for (auto it = players.cbegin(); it != players.cend(); ++it) {
        auto *box = dialog->findChild<QComboBox *>(QStringLiteral("player-") + it.key());
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < box->count() && box->currentData().toString() != it.value(); ++i)
            QTest::keyClick(box, Qt::Key_Down);
        if (box->currentData().toString() != it.value())
            return QStringLiteral("%1 can't play %2").arg(it.value(), it.key());
    }
    auto *field = dialog->findChild<QLineEdit *>(QStringLiteral("seed"));
    if (const QString wrong = click(field); !wrong.isEmpty())
        return wrong;
    field->selectAll();
    QTest::keyClicks(field, seed);
    if (const QString wrong = click(dialog->findChild<QPushButton *>(QStringLiteral("start")));
        !wrong.isEmpty())
        return wrong;
    front();
    return window().gamePage() ? QString() : QStringLiteral("no game has begun");
}

engine::Action WindowDriver::proposal(const QString &bot, engine::Random &random)
{
    engine::Game &game = controller().game();
    const engine::Translator words;
    const engine::GameSeat seat(game, words, game.offer().side, game.offer().seat);
    const auto index = engine::makeBot(bot)->choose(seat, random);
    return game.offer().actions[index ? size_t(index.value()) : 0];
}

void WindowDriver::waitForMap()
{
    page().board().repaint();
    (void)QTest::qWaitFor([this] { return page().board().tiles().isIdle(); }, 20000);
    settle();
}

void WindowDriver::screenshot(const QString &name)
{
    const QString folder = qEnvironmentVariable("HEXSMITH_SCREENSHOTS");
    if (folder.isEmpty())
        return;
    if (window().gamePage())
        waitForMap();
    front()->grab().save(folder + u'/' + name + QStringLiteral(".png"));
}

} // namespace hands
