// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/dockarrangement.h"

#include "app/player/parts/layout/docktitle.h"
#include "app/player/parts/layout/foldedcolumn.h"
#include "app/view/style/icons.h"

#include <QApplication>
#include <QDockWidget>
#include <QEvent>
#include <QMainWindow>
#include <QStyle>
#include <QTabBar>
#include <QToolBar>

namespace app {

namespace {

/// Of the arrangement; raised when panels come or go.
constexpr int c_layoutVersion = 3;
/// A window that is narrower belongs to the map.
constexpr int c_foldBelow = 1300;
constexpr int c_narrowBelow = 1500;
constexpr int c_leastMap = 620;
constexpr int c_strip = 40; ///< Of icons, when the left column is folded.
constexpr int c_usualText = 13; ///< Pixels of the text for which widths are meant.
/// How much of its column the question may take, in percent, and what it always has.
constexpr int c_mostOfColumn = 70;
constexpr int c_leastOfColumn = 34;

QString titleOf(const QString &name)
{
    const QMap<QString, QString> titles = {
        {QStringLiteral("decision"), DockArrangement::tr("Decision")},
        {QStringLiteral("sequence"), DockArrangement::tr("Sequence")},
        {QStringLiteral("agenda"), DockArrangement::tr("Agenda")},
        {QStringLiteral("forces"), DockArrangement::tr("Forces")},
        {QStringLiteral("log"), DockArrangement::tr("Log")},
        {QStringLiteral("rulebook"), DockArrangement::tr("Rulebook")},
        {QStringLiteral("charts"), DockArrangement::tr("Charts")},
        {QStringLiteral("notes"), DockArrangement::tr("Notes")},
    };
    return titles.value(name);
}

QIcon signOf(const QString &name)
{
    return Icons::icon(name == QLatin1String("rulebook") ? QStringLiteral("rules") : name);
}

/// The keyboard goes to the first thing in it that can be used.
void focusInto(QWidget *panel)
{
    if (!panel)
        return;
    for (QWidget *one = panel->nextInFocusChain(); one != panel; one = one->nextInFocusChain()) {
        if (panel->isAncestorOf(one) && one->isVisible() && one->isEnabled()
            && (one->focusPolicy() & Qt::TabFocus)) {
            one->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    panel->setFocus(Qt::TabFocusReason);
}

} // namespace

DockArrangement::DockArrangement(QMainWindow &window,
                                 const QList<std::pair<QString, QWidget *>> &panels,
                                 QToolBar &history)
    : QObject(&window)
    , m_window(window)
    , m_history(history)
{
    window.setDockOptions(QMainWindow::AllowNestedDocks | QMainWindow::AllowTabbedDocks
                          | QMainWindow::AnimatedDocks | QMainWindow::GroupedDragging);
    window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    window.setCorner(Qt::BottomRightCorner, Qt::RightDockWidgetArea);
    for (const auto &[name, panel] : panels)
        add(name, panel);
    m_left =
        new FoldedColumn(window, {dock("sequence"), dock("agenda"), dock("forces"), dock("notes")});
    retranslate();
    arrange();
    window.installEventFilter(this);
}

QDockWidget *DockArrangement::dock(const char *name) const
{
    return m_docks.value(QLatin1String(name));
}

void DockArrangement::add(const QString &name, QWidget *panel)
{
    auto *dock = new QDockWidget(&m_window);
    dock->setObjectName(name);
    dock->setWidget(panel);
    // The question can be moved, but never be lost.
    if (name == QLatin1String("decision"))
        dock->setFeatures(QDockWidget::DockWidgetMovable | QDockWidget::DockWidgetFloatable);
    m_docks.insert(name, dock);
    const auto later = [this] {
        QMetaObject::invokeMethod(this, &DockArrangement::hideDoubleTitles, Qt::QueuedConnection);
    };
    const auto moved = [this, later] {
        if (!m_isBusy)
            keepAsItIs();
        later();
    };
    connect(dock, &QDockWidget::topLevelChanged, this, moved);
    connect(dock, &QDockWidget::dockLocationChanged, this, moved);
    connect(dock, &QDockWidget::visibilityChanged, this, later);
}

void DockArrangement::hideDoubleTitles()
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        const bool inTab = !dock->isFloating() && !m_window.tabifiedDockWidgets(dock).isEmpty();
        QWidget *old = dock->titleBarWidget();
        const bool hasTitle = qobject_cast<DockTitle *>(old);
        if (old && inTab != hasTitle)
            continue;
        dock->setTitleBarWidget(inTab ? new QWidget(dock) : new DockTitle(dock));
        delete old;
    }
    showTabSigns();
}

void DockArrangement::showTabSigns()
{
    // Qt gives the tabs of docks no icons, and makes them anew whenever a panel is moved.
    for (QTabBar *tabs : m_window.findChildren<QTabBar *>(QString(), Qt::FindDirectChildrenOnly)) {
        tabs->setIconSize({16, 16});
        for (int i = 0; i < tabs->count(); ++i) {
            for (const QDockWidget *dock : std::as_const(m_docks)) {
                if (dock->windowTitle() == tabs->tabText(i))
                    tabs->setTabIcon(i, signOf(dock->objectName()));
            }
        }
    }
}

void DockArrangement::arrange()
{
    m_isBusy = true;
    m_left->setFolded(false);
    const auto below = [this](QDockWidget *above, std::initializer_list<QDockWidget *> tabs,
                              Qt::DockWidgetArea area) {
        QDockWidget *first = nullptr;
        for (QDockWidget *one : tabs) {
            one->setFloating(false);
            m_window.addDockWidget(area, one);
            if (first)
                m_window.tabifyDockWidget(first, one);
            else
                m_window.splitDockWidget(above, one, Qt::Vertical);
            first = first ? first : one;
        }
        first->raise();
    };
    for (QDockWidget *one : std::as_const(m_docks))
        one->show();
    m_window.addDockWidget(Qt::RightDockWidgetArea, dock("decision"));
    dock("decision")->setFloating(false);
    below(dock("decision"), {dock("log"), dock("rulebook"), dock("charts")},
          Qt::RightDockWidgetArea);
    m_window.addDockWidget(Qt::LeftDockWidgetArea, dock("sequence"));
    dock("sequence")->setFloating(false);
    below(dock("sequence"), {dock("forces"), dock("notes")}, Qt::LeftDockWidgetArea);
    m_window.tabifyDockWidget(dock("sequence"), dock("agenda"));
    dock("agenda")->setFloating(false);
    dock("sequence")->raise();
    m_isArranged = true;
    fitColumns();
    // Signs of having been moved may still be on their way.
    QMetaObject::invokeMethod(
        this, [this] { m_isBusy = false; }, Qt::QueuedConnection);
}

int DockArrangement::scaled(int pixels) const
{
    return pixels * QFontInfo(m_window.font()).pixelSize() / c_usualText;
}

void DockArrangement::fitColumns()
{
    const int width = m_window.width();
    if (width <= 0)
        return;
    const bool wasBusy = std::exchange(m_isBusy, true);
    m_left->setFolded(width < c_foldBelow);
    if (m_isArranged) {
        const bool isNarrow = width < c_narrowBelow;
        int right = scaled(isNarrow ? 330 : 380);
        int left = m_left->isFolded() ? c_strip : scaled(isNarrow ? 232 : 272);
        // Large text makes the columns wider, as long as enough is left of the map.
        const int over = std::clamp(left + right + c_leastMap - width, 0, left + right);
        right = std::max(isNarrow ? 330 : 380, right - over / 2);
        left = std::max(isNarrow ? 232 : 272, left - (over + 1) / 2);
        m_window.resizeDocks({dock("decision")}, {right}, Qt::Horizontal);
        if (!m_left->isFolded()) {
            m_window.resizeDocks({dock("sequence")}, {left}, Qt::Horizontal);
            // Equal shares; newer releases of Qt take the numbers as heights.
            const int half = m_window.height() / 2;
            m_window.resizeDocks({dock("sequence"), dock("forces")}, {half, half}, Qt::Vertical);
        }
        fitDecision();
    }
    m_isBusy = wasBusy;
}

void DockArrangement::fitDecision()
{
    QDockWidget *decision = dock("decision");
    QDockWidget *under = nullptr;
    for (QDockWidget *one : {dock("log"), dock("rulebook"), dock("charts")}) {
        if (!under && !one->isHidden() && !one->isFloating() && one->x() == decision->x())
            under = one;
    }
    if (!m_isArranged || !under)
        return;
    const int column = m_window.centralWidget()->height();
    const int frame = decision->height() - decision->widget()->height();
    const int wanted = decision->widget()->sizeHint().height() + std::max(frame, 0);
    const int height =
        std::clamp(wanted, column * c_leastOfColumn / 100, column * c_mostOfColumn / 100);
    // Qt shares out what lies beside the line between them: a pixel too little, and it scrolls.
    const int line =
        m_window.style()->pixelMetric(QStyle::PM_DockWidgetSeparatorExtent, nullptr, &m_window);
    if (height != decision->height())
        m_window.resizeDocks({decision, under}, {height, column - line - height}, Qt::Vertical);
}

bool DockArrangement::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != &m_window)
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::Resize || event->type() == QEvent::FontChange) {
        fitColumns();
        // The height of the column is known when the window has laid itself out.
        QMetaObject::invokeMethod(this, &DockArrangement::fitDecision, Qt::QueuedConnection);
    } else if (event->type() == QEvent::MouseButtonPress) {
        keepAsItIs(); // only the lines between the panels are the window itself
    }
    return QObject::eventFilter(watched, event);
}

QByteArray DockArrangement::layout() const
{
    return m_isArranged ? QByteArray() : m_window.saveState(c_layoutVersion);
}

void DockArrangement::restore(const QByteArray &layout)
{
    if (layout.isEmpty())
        return;
    m_left->setFolded(false);
    if (m_window.restoreState(layout, c_layoutVersion)) {
        keepAsItIs();
        dock("decision")->show();
    }
    fitColumns();
}

void DockArrangement::setMapOnly(bool on)
{
    if (on) {
        m_wasArranged = m_isArranged;
        m_left->setFolded(false);
        m_beforeMapOnly = m_window.saveState(c_layoutVersion);
        keepAsItIs();
        for (QDockWidget *dock : std::as_const(m_docks))
            dock->setVisible(dock->objectName() == QLatin1String("decision"));
        m_history.hide();
        return;
    }
    m_window.restoreState(m_beforeMapOnly, c_layoutVersion);
    m_history.show();
    if (m_wasArranged)
        arrange();
    else
        fitColumns();
}

void DockArrangement::open(const QString &name)
{
    QDockWidget *dock = m_docks.value(name);
    if (!dock)
        return;
    if (m_left->holds(dock)) {
        m_left->open(dock);
        return;
    }
    reveal(name);
    focusInto(dock->widget());
}

void DockArrangement::reveal(const QString &name)
{
    if (QDockWidget *dock = m_docks.value(name)) {
        dock->show();
        dock->raise();
    }
}

void DockArrangement::focusNext(int step)
{
    // Turn bar and board first, then the panels from the question on, as they are read.
    QList<QWidget *> stations = {m_window.menuWidget(), m_window.centralWidget()};
    for (const char *name :
         {"decision", "log", "rulebook", "charts", "sequence", "agenda", "forces", "notes"}) {
        QWidget *panel = dock(name) == m_left->opened() ? nullptr : dock(name)->widget();
        if (panel && panel->isVisible() && !panel->visibleRegion().isEmpty())
            stations.append(panel);
    }
    if (QWidget *drawer = m_window.findChild<QWidget *>(QStringLiteral("drawer"));
        drawer && drawer->isVisible())
        stations.append(drawer);
    if (m_history.isVisible())
        stations.append(&m_history);
    QWidget *focus = QApplication::focusWidget();
    qsizetype now = -1;
    for (qsizetype i = 0; focus && i < stations.size(); ++i) {
        if (stations[i] == focus || stations[i]->isAncestorOf(focus))
            now = i;
    }
    const qsizetype count = stations.size();
    focusInto(stations[(now + step + count) % count]);
}

void DockArrangement::retranslate()
{
    for (auto it = m_docks.cbegin(); it != m_docks.cend(); ++it)
        it.value()->setWindowTitle(titleOf(it.key()));
    m_left->retranslate();
    // The window takes the new titles over to its tabs when it lays itself out.
    QMetaObject::invokeMethod(this, &DockArrangement::showTabSigns, Qt::QueuedConnection);
}

} // namespace app
