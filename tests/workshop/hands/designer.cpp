// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/workshop/hands/designer.h"

#include "editor/pages/boards/boardspage.h"
#include "editor/pages/boards/canvas/boardcanvas.h"
#include "editor/pages/boards/model/areas/boardareas.h"
#include "editor/pages/scenarios/countertray.h"
#include "editor/pages/scenarios/scenariospage.h"
#include "editor/pages/scenarios/setupcanvas.h"
#include "editor/widgets/countergroups.h"
#include "engine/module/model/module.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QFileInfo>
#include <QLineEdit>
#include <QMenuBar>
#include <QScrollArea>
#include <QTabBar>
#include <QTest>
#include <QWindow>

namespace hands {

namespace {

constexpr int c_longest = 20'000; // ms

template<typename Window> Window *opened()
{
    Window *last = nullptr;
    for (QWidget *one : QApplication::topLevelWidgets()) {
        if (auto *found = qobject_cast<Window *>(one); found && found->isVisible())
            last = found;
    }
    return last;
}

template<typename Page> Page *pageOf(editor::EditorWindow *window)
{
    for (editor::Page *one : window->pages()) {
        if (auto *found = qobject_cast<Page *>(one))
            return found;
    }
    return nullptr;
}

QModelIndex indexOf(const QAbstractItemModel &model, const QString &text, int column,
                    const QModelIndex &parent = {})
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, column, parent);
        if (index.data().toString() == text)
            return index;
        const QModelIndex below = indexOf(model, text, column, model.index(row, 0, parent));
        if (below.isValid())
            return below;
    }
    return {};
}

QString missing(const char *what, const QString &name)
{
    return QStringLiteral("there is no %1 “%2”").arg(QLatin1String(what), name);
}

} // namespace

Designer::Designer()
    : WindowDriver({1400, 900})
    , m_workshop(std::make_unique<app::Workshop>(library(), settings()))
{
    m_workshop->setTemplates(QStringLiteral(HEXSMITH_SOURCE_DIR "/resources/templates"));
    m_workshop->serve(window());
}

Designer::~Designer()
{
    turnTo(nullptr);
    for (QWidget *one : QApplication::topLevelWidgets()) {
        if (qobject_cast<app::TryWindow *>(one) || qobject_cast<editor::EditorWindow *>(one))
            one->deleteLater();
    }
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

editor::EditorWindow *Designer::editor() const
{
    return opened<editor::EditorWindow>();
}

app::TryWindow *Designer::tried() const
{
    return opened<app::TryWindow>();
}

QByteArray Designer::text(const QString &file) const
{
    return editor()->document().bytes(file);
}

engine::Json Designer::json(const QString &file, const editor::JsonPath &path) const
{
    const editor::JsonText *found = editor()->document().json(file, path);
    return found ? found->toJson() : engine::Json();
}

void Designer::screenshot(const QString &name)
{
    if (!qEnvironmentVariableIsSet("HEXSMITH_SCREENSHOTS"))
        return;
    for (auto *sheet : front()->findChildren<view::SheetView *>()) {
        const auto *canvas = qobject_cast<editor::BoardCanvas *>(sheet);
        if (!sheet->isVisible())
            continue;
        (void)QTest::qWaitFor([&] { return !canvas || canvas->isBaked(); }, c_longest);
        sheet->repaint();
        (void)QTest::qWaitFor([&] { return sheet->tiles().isIdle(); }, c_longest);
    }
    settle();
    WindowDriver::screenshot(name);
}

QString Designer::waitForChecks()
{
    settle();
    return QTest::qWaitFor([this] { return editor()->live().isCurrent(); }, c_longest)
        ? QString()
        : QStringLiteral("the module is never read to its end");
}

QWidget *Designer::find(const QString &name)
{
    QWidget *found = nullptr;
    for (auto *one : front()->findChildren<QWidget *>()) {
        if (!one->isVisible())
            continue;
        const auto *button = qobject_cast<QAbstractButton *>(one);
        const bool isIt = one->accessibleName() == name || one->objectName() == name
            || (button && button->text() == name);
        // A field and the frame around it may have the same name.
        if (isIt && (!found || found->isAncestorOf(one)))
            found = one;
    }
    return found;
}

QString Designer::doubleClick(QWidget *widget, QPoint point)
{
    if (const QString wrong = click(widget, point); !wrong.isEmpty())
        return wrong;
    QWidget *top = widget->window();
    QTest::mouseDClick(top->windowHandle(), Qt::LeftButton, {}, widget->mapTo(top, point));
    settle();
    return {};
}

QString Designer::pressMenu(const QString &button, const QString &label)
{
    QWidget *opener = find(button);
    return opener ? withMenu(label, [&] { return click(opener); }) : missing("button", button);
}

QString Designer::menu(const QString &title, const QString &label)
{
    auto *bar = front()->findChild<QMenuBar *>();
    for (QAction *one : bar ? bar->actions() : QList<QAction *>()) {
        if (one->text().remove(u'&') == title)
            return withMenu(label, [&] { return click(bar, bar->actionGeometry(one).center()); });
    }
    return missing("menu", title);
}

QString Designer::tab(const QString &title)
{
    for (auto *bar : front()->findChildren<QTabBar *>()) {
        for (int i = 0; bar->isVisible() && i < bar->count(); ++i) {
            if (bar->tabText(i) == title)
                return click(bar, bar->tabRect(i).center());
        }
    }
    return missing("tab", title);
}

QString Designer::write(const QString &field, const QString &text)
{
    QWidget *found = find(field);
    if (!found)
        return missing("field", field);
    if (const QString wrong = click(found); !wrong.isEmpty())
        return wrong;
    // A window that has just opened gets the keyboard a little later.
    const auto hasFocus = [&] {
        const QWidget *focus = QApplication::focusWidget();
        return focus
            && (focus == found || found->isAncestorOf(focus) || focus->isAncestorOf(found));
    };
    if (!QTest::qWaitFor(hasFocus, c_longest))
        return QStringLiteral("“%1” does not get the focus").arg(field);
    key(Qt::Key_A, Qt::ControlModifier);
    type(text);
    key(Qt::Key_Return);
    return {};
}

QString Designer::pick(const QString &box, const QString &entry)
{
    auto *found = qobject_cast<QComboBox *>(find(box));
    if (!found)
        return missing("drop-down", box);
    const int row = found->findText(entry);
    if (row < 0)
        return missing("entry", entry);
    if (const QString wrong = click(found); !wrong.isEmpty())
        return wrong;
    QAbstractItemView *list = found->view();
    if (!QTest::qWaitFor([&] { return list->isVisible(); }))
        return QStringLiteral("“%1” does not open").arg(box);
    QWindow *popup = list->window()->windowHandle();
    QTest::keyClick(popup, Qt::Key_Home);
    for (int i = 0; i < found->count() && list->currentIndex().row() != row; ++i)
        QTest::keyClick(popup, Qt::Key_Down);
    QTest::keyClick(popup, Qt::Key_Return);
    settle();
    return found->currentIndex() == row ? QString()
                                        : QStringLiteral("“%1” does not take “%2”").arg(box, entry);
}

QAbstractItemView *Designer::view(const QString &name)
{
    for (auto *one : front()->findChildren<QAbstractItemView *>()) {
        if (one->isVisible() && one->accessibleName() == name)
            return one;
    }
    return nullptr;
}

QString Designer::clickAt(const QString &name, const QString &text, int column, bool twice)
{
    QAbstractItemView *found = view(name);
    if (!found)
        return missing("list", name);
    found->scrollTo(indexOf(*found->model(), text, column));
    settle();
    // The list may have been made anew meanwhile.
    const QModelIndex index = indexOf(*found->model(), text, column);
    if (!index.isValid())
        return missing("item", text);
    const QPoint there = found->visualRect(index).center();
    // The list itself may stand in a part that is scrolled.
    for (QWidget *parent = found->parentWidget(); parent; parent = parent->parentWidget()) {
        if (auto *area = qobject_cast<QScrollArea *>(parent)) {
            const QPoint inside = found->viewport()->mapTo(area->widget(), there);
            area->ensureVisible(inside.x(), inside.y(), 20, 20);
        }
    }
    settle();
    return twice ? doubleClick(found->viewport(), there) : click(found->viewport(), there);
}

QString Designer::item(const QString &view, const QString &text, int column)
{
    return clickAt(view, text, column, false);
}

QString Designer::doubleClickItem(const QString &view, const QString &text, int column)
{
    return clickAt(view, text, column, true);
}

QString Designer::cell(const QString &name, int row, int column, const QString &text)
{
    QAbstractItemView *found = view(name);
    if (!found)
        return missing("table", name);
    const QModelIndex index = found->model()->index(row, column);
    if (!index.isValid())
        return missing("cell", QStringLiteral("%1:%2").arg(row).arg(column));
    found->scrollTo(index);
    settle();
    if (const QString wrong = click(found->viewport(), found->visualRect(index).center());
        !wrong.isEmpty())
        return wrong;
    type(text);
    key(Qt::Key_Return);
    return {};
}

QString Designer::cell(const QString &name, int row, const QString &head, const QString &text)
{
    QAbstractItemView *found = view(name);
    for (int i = 0; found && i < found->model()->columnCount(); ++i) {
        if (found->model()->headerData(i, Qt::Horizontal).toString() == head)
            return cell(name, row, i, text);
    }
    return missing("column", head);
}

QPoint Designer::onBoard(const QString &space)
{
    auto *page = pageOf<editor::BoardsPage>(editor());
    const auto middle = page->session().model().centreOf(space);
    return middle ? page->canvas().viewPoint(*middle).toPoint() : QPoint();
}

QString Designer::clickBoard(const QString &space)
{
    return click(&pageOf<editor::BoardsPage>(editor())->canvas(), onBoard(space));
}

QString Designer::clickSide(const QString &space, const QString &other)
{
    const QPointF from = onBoard(space);
    const QPointF to = onBoard(other);
    return click(&pageOf<editor::BoardsPage>(editor())->canvas(),
                 (from + (to - from) * 0.45).toPoint());
}

QString Designer::clickBorder(const QString &area, const QString &other)
{
    auto *page = pageOf<editor::BoardsPage>(editor());
    const auto &areas = page->session().model().areas();
    if (!areas.find(area) || !areas.find(other))
        return missing("border", area + u'/' + other);
    QPolygonF common;
    for (const QPointF &corner : areas.find(area)->outline) {
        if (areas.find(other)->outline.contains(corner))
            common.append(corner);
    }
    if (common.size() != 2)
        return missing("border", area + u'/' + other);
    return click(&page->canvas(), page->canvas().viewPoint((common[0] + common[1]) / 2).toPoint());
}

QString Designer::dragBoard(const QStringList &spaces)
{
    auto &canvas = pageOf<editor::BoardsPage>(editor())->canvas();
    QWidget *top = canvas.window();
    const auto there = [&](const QString &space) { return canvas.mapTo(top, onBoard(space)); };
    QTest::mouseMove(top->windowHandle(), there(spaces.first()));
    QTest::mousePress(top->windowHandle(), Qt::LeftButton, {}, there(spaces.first()));
    for (const QString &space : spaces)
        QTest::mouseMove(top->windowHandle(), there(space));
    QTest::mouseRelease(top->windowHandle(), Qt::LeftButton, {}, there(spaces.last()));
    settle();
    return {};
}

QString Designer::pack(const QString &path)
{
    key(Qt::Key_B, Qt::ControlModifier);
    const QString wrong =
        chooseFile([this] { (void)press(QStringLiteral("Make the file…")); }, path);
    if (!wrong.isEmpty())
        return wrong;
    return QFileInfo::exists(path) ? press(QStringLiteral("Close")) : missing("file", path);
}

QString Designer::install(const QString &path)
{
    turnTo(nullptr);
    return chooseFile([this] { (void)press(QStringLiteral("install")); }, path);
}

QString Designer::place(const QString &piece, const QString &space)
{
    auto *page = pageOf<editor::ScenariosPage>(editor());
    const auto &module = page->position().module();
    if (!module)
        return QStringLiteral("the set-up is not shown");
    auto &tray = page->tray().counters();
    const QRect where = tray.rectOf(module->piece(piece));
    if (where.isEmpty())
        return missing("counter", piece);
    view::BoardView &board = page->canvas().board();
    if (const QString wrong = click(tray.viewport(), where.center()); !wrong.isEmpty())
        return wrong;
    return click(&board, board.viewPoint(module->map.find(space)));
}

} // namespace hands
