// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtGlobal>

#include "app/player/gamepage.h"
#include "app/player/mainwindow.h"

#include <QPointer>
#include <QTemporaryDir>

class QAbstractButton;
class QDialog;
class QMenu;

namespace hands {

/// The real window with settings, games and saves of its own, and the hand that uses it.
///
/// Every click goes through the window system's queue to whatever lies under the point: a widget
/// that is covered, scrolled away or disabled can't be used. Functions that return a QString say
/// what went wrong; an empty one means that it was done.
class WindowDriver
{
public:
    explicit WindowDriver(QSize size = QSize(1280, 720));
    ~WindowDriver();

    app::MainWindow &window() { return m_other ? *m_other : *m_window; }
    app::Settings &settings() { return *m_settings; }
    app::Library &library() { return *m_library; }
    app::GamePage &page() { return *window().gamePage(); }
    app::GameController &controller() { return page().controller(); }
    QString file(const QString &name) const { return m_folder.filePath(name); }
    /// Where settings and saves lie, as a program started by itself would find them.
    QString folder() const { return m_folder.path(); }

    /// Clicks and keys go to another window from now on; nullptr: to the first one again.
    void turnTo(QWidget *other);
    /// Closes the window and opens another one, as if the program was started again.
    void restart();

    /// From the library: the card's button, the scenario if it is not the first, the players and
    /// the seed, then the start.
    QString newGame(const QString &module, const QMap<QString, QString> &players,
                    const QString &seed, const QString &scenario = {});

    QString click(QWidget *widget);
    QString click(QWidget *widget, QPoint point, Qt::KeyboardModifiers modifiers = {});
    /// Moves the pointer there, as a hand does that presses nothing.
    void point(QWidget *widget, QPoint point);
    /// The visible button with this name, name for readers or text, anywhere in the window.
    QString press(const QString &name);
    /// A key for whatever has the focus.
    void key(int key, Qt::KeyboardModifiers modifiers = {});
    void type(const QString &text);
    /// Types a path into the file dialog that \a opener brings up.
    QString chooseFile(const std::function<void()> &opener, const QString &path);

    /// Looks at the modal dialog that \a opener brings up, then leaves it by Esc.
    QString visitDialog(const std::function<void()> &opener,
                        const std::function<void(QDialog &)> &visit);

    /// Clicks a button that opens a menu, the entry \a label, and in the dialog that may follow
    /// the button \a answer.
    QString chooseFromMenu(QWidget *opener, const QString &label, const QString &answer = {});

    /// Brings a place into sight and clicks on it; several actions there: the one called \a label.
    QString clickPlace(engine::SpaceId space, const QString &label = {});
    /// Clicks until this piece is the chosen one, on the map or in the panel's strip.
    QString choosePiece(engine::PieceId piece);
    /// Clicks on the top of its stack, or takes it from the list of a large one.
    QString takeUp(engine::PieceId piece);
    /// Draws what lies on top there to another place, both in sight.
    QString drag(engine::SpaceId from, engine::SpaceId to);
    /// Does an offered action as a player would, with the mouse.
    QString perform(const engine::Action &action);
    /// The same without a mouse.
    QString performByKeys(const engine::Action &action);
    /// What a steady player would choose now.
    engine::Action proposal(const QString &bot, engine::Random &random);

    /// Lets everything that is waiting to be laid out and painted happen.
    static void settle();
    /// While \a clicks run, chooses from a menu that opens: "Entry", or "Submenu › Entry".
    QString withMenu(const QString &label, const std::function<QString()> &clicks);
    /// The board is painted to the last tile.
    void waitForMap();
    void screenshot(const QString &name);

protected:
    /// The window that gets keys and clicks: a dialog, if there is one.
    QWidget *front();

private:
    /// Areas around it scroll until this point of it is seen.
    static void scrollTo(QWidget *widget, QPoint point);
    QString pressChoice(const engine::Action &action);
    /// Enter or Esc, once more if the button is only lit.
    QString pressDeclared(Qt::Key wanted);
    /// From the list of a large stack, if it is open; false: it is not.
    bool takeFromList(engine::PieceId piece);
    /// In the panel's list of many pieces; false: there is none, or not with this piece.
    bool clickInList(engine::PieceId piece, QString &wrong);
    QString clickCounter(engine::PieceId piece);
    QString clickRow(engine::PieceId piece, const QString &label);
    QString bringIntoSight(engine::SpaceId space);
    QString cursorTo(engine::SpaceId space);
    void showBoardOf(engine::SpaceId space);
    /// The button that still has to be pressed so that the piece goes in this way.
    QAbstractButton *kindButton(const engine::Action &action);
    /// Moves the slider to the number of the action, where the question has one.
    void chooseNumber(const engine::Action &action);
    QAbstractButton *choiceFor(const engine::Action &action);
    /// The box or the stepper in the line of this piece.
    QAbstractButton *buttonBeside(engine::PieceId piece);
    bool wasDone(qsizetype before, const engine::Action &action);

    QTemporaryDir m_folder;
    QSize m_size;
    std::unique_ptr<app::Settings> m_settings;
    std::unique_ptr<app::Library> m_library;
    std::unique_ptr<app::MainWindow> m_window;
    QPointer<QWidget> m_front; ///< Instead of the window.
    QPointer<app::MainWindow> m_other; ///< The same, when games are played in it.
};

} // namespace hands
