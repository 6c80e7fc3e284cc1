// SPDX-License-Identifier: GPL-3.0-or-later
#include <QtGlobal>

#include "tests/player/hands/windowdriver.h"

#include "app/player/board/boardinput.h"
#include "app/player/counters/counterlabel.h"
#include "app/player/decision/controls/choicebutton.h"
#include "app/player/decision/decisionpanel.h"
#include "app/player/decision/forms/pointslider.h"
#include "app/player/roster/stackpicker.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QInputDialog>
#include <QLineEdit>
#include <QMenu>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWindow>

namespace hands {

using app::ChoiceButton;
using app::CounterLabel;
using app::DecisionPanel;

namespace {

/// More pieces than this lie in no stack.
constexpr int c_mostClicks = 24;
/// Longer than any row of things that the focus can go through.
constexpr int c_mostTabs = 400;

} // namespace

bool WindowDriver::wasDone(qsizetype before, const engine::Action &action)
{
    if (!window().gamePage())
        return false;
    const auto &history = controller().game().history();
    return controller().game().commandCount() > before && history[size_t(before)].action
        && history[size_t(before)].action->sameChoice(action);
}

QString WindowDriver::withMenu(const QString &label, const std::function<QString()> &clicks)
{
    QString wrong;
    const QStringList way = label.split(QStringLiteral(" › "));
    qsizetype step = 0;
    QPointer<QMenu> before; // whose entry opens another one
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
        if (!menu || !menu->isVisible() || menu == before)
            return;
        for (QAction *action : menu->actions()) {
            if (action->text().section(u'\t', 0, 0) != way[step]) // its cost stands beside it
                continue;
            if (step + 1 < way.size()) {
                before = menu;
                ++step;
            }
            const QPoint place = menu->actionGeometry(action).center();
            QTest::mouseMove(menu->windowHandle(), place); // as a hand does before it presses
            QTest::mouseClick(menu->windowHandle(), Qt::LeftButton, {}, place);
            return;
        }
        wrong = QStringLiteral("the menu has no \"%1\"").arg(label);
        menu->close();
    });
    poll.start(5);
    const QString failed = clicks();
    (void)QTest::qWaitFor([] { return !QApplication::activePopupWidget(); });
    return failed.isEmpty() ? wrong : failed;
}

void WindowDriver::showBoardOf(engine::SpaceId space)
{
    const int wanted = controller().module().map.space(space).board;
    if (wanted == page().board().board())
        return;
    for (auto *box : page().board().findChildren<QComboBox *>()) {
        if (!box->isVisible() || box->count() <= wanted)
            continue;
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < wanted; ++i)
            QTest::keyClick(box, Qt::Key_Down);
    }
    settle();
}

QString WindowDriver::bringIntoSight(engine::SpaceId space)
{
    showBoardOf(space);
    view::BoardView &board = page().board();
    const auto isFree = [&] {
        const QPoint point = board.viewPoint(space);
        return board.rect().adjusted(4, 4, -4, -4).contains(point)
            && board.childAt(point) == nullptr && board.spaceAt(point) == space;
    };
    if (!isFree())
        board.centreOn(space);
    // Close to the edge of the sheet it can only come into the middle of a larger map.
    for (int i = 0; i < 12 && !isFree(); ++i) {
        board.zoomIn();
        board.centreOn(space);
    }
    settle();
    if (const QWidget *above = board.childAt(board.viewPoint(space)))
        return QStringLiteral("%1 is covered by %2")
            .arg(controller().texts().spaceName(space),
                 QLatin1String(above->metaObject()->className()));
    return isFree() ? QString()
                    : QStringLiteral("%1 can't be brought into sight")
                          .arg(controller().texts().spaceName(space));
}

QString WindowDriver::clickPlace(engine::SpaceId space, const QString &label)
{
    if (const QString wrong = bringIntoSight(space); !wrong.isEmpty())
        return wrong;
    return withMenu(label, [&] { return click(&page().board(), page().board().viewPoint(space)); });
}

QString WindowDriver::clickCounter(engine::PieceId piece)
{
    auto *panel = window().findChild<DecisionPanel *>();
    for (auto *counter : panel->findChildren<CounterLabel *>()) {
        if (counter->isVisible() && counter->piece() == piece)
            return click(counter);
    }
    return QStringLiteral("%1 is neither on the map nor in the panel")
        .arg(controller().texts().pieceName(piece));
}

bool WindowDriver::takeFromList(engine::PieceId piece)
{
    auto *picker = window().findChild<app::StackPicker *>();
    if (!picker || !picker->isVisible())
        return false;
    app::StackList *list = picker->list();
    for (int i = 0; i < list->topLevelItemCount(); ++i) {
        list->setCurrentItem(list->topLevelItem(i));
        if (list->current() && list->current()->piece == piece) {
            QTest::keyClick(list, Qt::Key_Return);
            return true;
        }
    }
    QTest::keyClick(list, Qt::Key_Escape);
    return true;
}

QString WindowDriver::choosePiece(engine::PieceId piece)
{
    app::BoardInput &input = page().input();
    if (input.selected() == piece)
        return {};
    if (input.selected())
        key(Qt::Key_Escape); // else a click could send the other one there
    if (input.selected())
        return clickCounter(piece); // the only one that can go anywhere stays chosen
    const engine::SpaceId space = controller().state().piece(piece).space;
    if (!space || !bringIntoSight(space).isEmpty()
        || !page().board().pieceAt(page().board().viewPoint(space)))
        return clickCounter(piece);
    const auto before = controller().game().commandCount();
    for (int i = 0; i < c_mostClicks && input.selected() != piece; ++i) {
        QString covered;
        // Somebody on top who can do something else opens a menu; it is closed again.
        (void)withMenu(QString(), [&] {
            covered = click(&page().board(), page().board().viewPoint(space));
            return covered;
        });
        if (!covered.isEmpty())
            return covered;
        if (takeFromList(piece))
            break;
        if (controller().game().commandCount() != before)
            return QStringLiteral("choosing a piece did something");
    }
    if (input.selected() != piece) {
        if (input.selected())
            key(Qt::Key_Escape);
        return clickCounter(piece); // lies in a stack under somebody who has a way there
    }
    return {};
}

QString WindowDriver::takeUp(engine::PieceId piece)
{
    const QString wrong = clickPlace(controller().state().piece(piece).space);
    if (wrong.isEmpty())
        takeFromList(piece);
    settle();
    return wrong;
}

QString WindowDriver::drag(engine::SpaceId from, engine::SpaceId to)
{
    view::BoardView &board = page().board();
    board.zoomTo(1); // from afar a step is shorter than a drag
    board.centreOn(to);
    if (const QString wrong = bringIntoSight(to); !wrong.isEmpty())
        return wrong;
    const QPoint start = board.viewPoint(from);
    const QPoint goal = board.viewPoint(to);
    if (board.childAt(start) || !board.rect().contains(start))
        return QStringLiteral("%1 is not in sight").arg(controller().texts().spaceName(from));
    QWindow *top = window().windowHandle();
    const auto at = [&](QPoint place) { return board.mapTo(&window(), place); };
    point(&board, start);
    QTest::mousePress(top, Qt::LeftButton, {}, at(start));
    for (const double part : {0.2, 0.6, 1.0})
        point(&board, start + (goal - start) * part);
    QTest::mouseRelease(top, Qt::LeftButton, {}, at(goal));
    settle();
    return {};
}

QAbstractButton *WindowDriver::choiceFor(const engine::Action &action)
{
    const auto &texts = controller().texts();
    const QString label = texts.label(action);
    QAbstractButton *found = nullptr;
    for (auto *button : window().findChild<DecisionPanel *>()->findChildren<ChoiceButton *>()) {
        if (!button->isVisibleTo(&window()))
            continue;
        if (button->text() == label || button->text().startsWith(label + QStringLiteral(" · ")))
            return button;
        if (button->toolTip() == label)
            found = button;
    }
    return found || !action.piece || action.space ? found : buttonBeside(action.piece);
}

QAbstractButton *WindowDriver::buttonBeside(engine::PieceId piece)
{
    QAbstractButton *found = nullptr;
    for (auto *counter : window().findChild<DecisionPanel *>()->findChildren<CounterLabel *>()) {
        if (counter->piece() != piece || !counter->isVisibleTo(&window()))
            continue;
        const auto distance = [&](const QWidget *one) {
            return std::abs(one->geometry().center().y() - counter->geometry().center().y());
        };
        QWidget *list = counter->parentWidget();
        for (auto *one : list->findChildren<QAbstractButton *>(Qt::FindDirectChildrenOnly)) {
            const bool isBox = qobject_cast<QCheckBox *>(one) && !one->isChecked();
            const bool isStep = qobject_cast<QToolButton *>(one) && one->isEnabled();
            // Of two steppers the right one takes more.
            if ((isBox || isStep) && distance(one) < counter->height()
                && (!found || distance(one) < distance(found) || one->x() > found->x()))
                found = one;
        }
    }
    return found;
}

void WindowDriver::chooseNumber(const engine::Action &action)
{
    const auto &values = app::DecisionModel::of(controller()).form().values;
    auto *slider = window().findChild<app::PointSlider *>();
    const auto found = std::find_if(values.begin(), values.end(),
                                    [&](const auto &one) { return one.sameChoice(action); });
    if (!slider || found == values.end())
        return;
    slider->setFocus();
    QTest::keyClick(slider, Qt::Key_Home);
    for (auto it = values.begin(); it != found; ++it)
        QTest::keyClick(slider, Qt::Key_Right);
}

QString WindowDriver::pressChoice(const engine::Action &action)
{
    chooseNumber(action);
    QAbstractButton *button = choiceFor(action);
    if (!button)
        return QStringLiteral("the panel has no \"%1\"").arg(controller().texts().label(action));
    const QPointer<ChoiceButton> choice = qobject_cast<ChoiceButton *>(button);
    const QString wrong = click(button);
    // Whoever is asked whether he means it, means it.
    return wrong.isEmpty() && choice && choice->isLit() ? click(choice) : wrong;
}

QAbstractButton *WindowDriver::kindButton(const engine::Action &action)
{
    const QString verb = controller().state().names().text(action.verb);
    QAbstractButton *pressed = nullptr; // another one, which is to be put out
    for (auto *button : window().findChild<DecisionPanel *>()->findChildren<ChoiceButton *>()) {
        if (!button->isVisibleTo(&window()) || !button->isCheckable())
            continue;
        if (button->objectName() == QStringLiteral("kind-") + verb)
            return button->isChecked() ? nullptr : button;
        pressed = button->isChecked() ? button : pressed;
    }
    return pressed;
}

QString WindowDriver::clickRow(engine::PieceId piece, const QString &label)
{
    const engine::SpaceId space = controller().state().piece(piece).space;
    const bool isAlone = space && controller().view().stack(space).size() == 1;
    if (!isAlone || !bringIntoSight(space).isEmpty())
        return QStringLiteral("not alone");
    return withMenu(label, [&] { return click(&page().board(), page().board().viewPoint(space)); });
}

QString WindowDriver::perform(const engine::Action &action)
{
    const auto before = controller().game().commandCount();
    const QString label = controller().texts().label(action);
    QString wrong;
    if (!action.piece && !action.space) {
        wrong = pressChoice(action);
    } else if (!action.piece) {
        if (page().input().selected())
            key(Qt::Key_Escape);
        wrong = clickPlace(action.space, label);
    } else if (action.space) {
        wrong = choosePiece(action.piece);
        QAbstractButton *kind = kindButton(action);
        if (wrong.isEmpty() && kind)
            wrong = click(kind);
        if (wrong.isEmpty())
            wrong = clickPlace(action.space, label);
    } else {
        // A piece that can do nothing but this is clicked on the map, else its button is there.
        const auto own = controller().actions(action.piece);
        const bool isOnly = own.size() == 1 && !page().input().selected();
        if (!isOnly || !clickRow(action.piece, label).isEmpty()) {
            if (!choiceFor(action))
                wrong = choosePiece(action.piece);
            if (wrong.isEmpty())
                wrong = pressChoice(action);
        }
    }
    if (wrong.isEmpty() && !wasDone(before, action))
        wrong = QStringLiteral("the clicks did something else");
    return wrong.isEmpty() ? QString() : QStringLiteral("%1: %2").arg(label, wrong);
}

QString WindowDriver::cursorTo(engine::SpaceId space)
{
    if (page().board().cursorSpace() == space)
        return {};
    showBoardOf(space);
    page().board().setFocus();
    const QString number = controller().module().map.space(space).id;
    bool isAsked = false;
    QTimer poll;
    QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
        auto *dialog = qobject_cast<QInputDialog *>(QApplication::activeModalWidget());
        if (!dialog || !dialog->isVisible())
            return;
        poll.stop();
        isAsked = true;
        QTest::keyClicks(dialog->findChild<QLineEdit *>(), number);
        QTest::keyClick(dialog, Qt::Key_Return);
    });
    poll.start(2);
    key(Qt::Key_G);
    if (!isAsked)
        return QStringLiteral("G asks for no place");
    return page().board().cursorSpace() == space
        ? QString()
        : QStringLiteral("the cursor does not reach %1").arg(number);
}

// Somebody who reads "Enter again" presses the key once more.
QString WindowDriver::pressDeclared(Qt::Key wanted)
{
    const auto before = controller().game().commandCount();
    key(wanted);
    if (controller().game().commandCount() != before)
        return {};
    const auto buttons = window().findChild<DecisionPanel *>()->findChildren<ChoiceButton *>();
    if (std::none_of(buttons.begin(), buttons.end(),
                     [](const ChoiceButton *button) { return button->isLit(); }))
        return QStringLiteral("the key neither does it nor lights a button");
    key(wanted);
    return {};
}

QString WindowDriver::performByKeys(const engine::Action &action)
{
    const auto before = controller().game().commandCount();
    const QString label = controller().texts().label(action);
    const auto failed = [&](const QString &why) {
        return QStringLiteral("%1: %2").arg(label, why);
    };
    const auto pressFocused = [&](auto &&isMeant) {
        // A key is lost while the screen turns from a dialog that has gone back to the window; the
        // board would then keep the focus, because Tab goes through its pieces.
        const QWidget &board = page().board();
        const bool isReached = QTest::qWaitFor([&] {
            key(Qt::Key_1, Qt::AltModifier);
            const QWidget *focus = QApplication::focusWidget();
            return focus && focus != &board && !board.isAncestorOf(focus);
        });
        if (!isReached)
            return QStringLiteral("the board keeps the focus");
        for (int i = 0; i < c_mostTabs; ++i) {
            if (isMeant(QApplication::focusWidget())) {
                key(Qt::Key_Space);
                return QString();
            }
            key(Qt::Key_Tab);
        }
        return QStringLiteral("the focus never reaches it");
    };
    QString wrong;
    if (!action.space && !(action.piece && controller().actions(action.piece).size() > 1)) {
        chooseNumber(action);
        const auto form = app::DecisionModel::of(controller()).form();
        page().board().setFocus();
        if (form.main && form.main->sameChoice(action))
            wrong = pressDeclared(Qt::Key_Return);
        else if (form.back && form.back->sameChoice(action))
            wrong = pressDeclared(Qt::Key_Escape);
        else
            wrong =
                pressFocused([&](QWidget *focus) { return focus && focus == choiceFor(action); });
    } else {
        if (action.piece && page().input().selected() != action.piece)
            wrong = pressFocused([&](QWidget *focus) {
                const auto *counter = qobject_cast<CounterLabel *>(focus);
                return counter && counter->piece() == action.piece;
            });
        if (!wrong.isEmpty() || (action.piece && page().input().selected() != action.piece))
            return failed(wrong.isEmpty() ? QStringLiteral("it is not chosen") : wrong);
        if (action.space) {
            if (kindButton(action))
                wrong = pressFocused(
                    [&](QWidget *focus) { return focus && focus == kindButton(action); });
            if (wrong.isEmpty())
                wrong = cursorTo(action.space);
            page().board().setFocus();
            if (wrong.isEmpty())
                wrong = withMenu(label, [&] {
                    key(Qt::Key_Space);
                    return QString();
                });
        } else {
            wrong =
                pressFocused([&](QWidget *focus) { return focus && focus == choiceFor(action); });
        }
    }
    if (wrong.isEmpty() && !wasDone(before, action))
        wrong = QStringLiteral("the keys did something else");
    return wrong.isEmpty() ? QString() : failed(wrong);
}

} // namespace hands
