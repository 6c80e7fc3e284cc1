// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/layout/foldedcolumn.h"

#include "app/view/style/icons.h"

#include <QAction>
#include <QDockWidget>
#include <QEvent>
#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QMainWindow>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace app {

namespace {

constexpr int c_drawerWidth = 272;
constexpr int c_usualText = 13; ///< Pixels of the text for which the width is meant.

} // namespace

FoldedColumn::FoldedColumn(QMainWindow &window, const QList<QDockWidget *> &docks)
    : QObject(&window)
    , m_window(window)
    , m_docks(docks)
    , m_strip(new QToolBar(&window))
    , m_drawer(new QFrame(&window))
    , m_title(new QLabel(m_drawer))
{
    m_strip->setObjectName(QStringLiteral("leftStrip"));
    m_strip->setMovable(false);
    m_strip->setFloatable(false);
    m_strip->setContextMenuPolicy(Qt::PreventContextMenu);
    m_strip->setIconSize(QSize(19, 19));
    window.addToolBar(Qt::LeftToolBarArea, m_strip);
    for (QDockWidget *dock : docks) {
        QAction *icon = m_strip->addAction(QString());
        icon->setCheckable(true);
        m_icons.insert(dock, icon);
        connect(icon, &QAction::triggered, this,
                [this, dock](bool isOn) { isOn ? open(dock) : close(); });
    }
    m_strip->hide();
    m_drawer->setObjectName(QStringLiteral("drawer"));
    m_drawer->setProperty("class", QStringLiteral("drawer"));
    auto *column = new QVBoxLayout(m_drawer);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(12, 4, 4, 4);
    m_title->setProperty("class", QStringLiteral("panelTitle"));
    auto *shut = new QToolButton(m_drawer);
    shut->setObjectName(QStringLiteral("closeDrawer"));
    shut->setText(QStringLiteral("×"));
    head->addWidget(m_title, 1);
    head->addWidget(shut);
    column->addLayout(head);
    connect(shut, &QToolButton::clicked, this, &FoldedColumn::close);
    m_drawer->hide();
    m_drawer->installEventFilter(this);
    window.installEventFilter(this);
    if (window.centralWidget())
        window.centralWidget()->installEventFilter(this); // the history takes from its height
    retranslate();
}

void FoldedColumn::retranslate()
{
    for (QDockWidget *dock : std::as_const(m_docks)) {
        QAction *icon = m_icons.value(dock);
        icon->setText(dock->windowTitle());
        icon->setToolTip(dock->windowTitle());
        icon->setIcon(Icons::icon(dock->objectName()));
    }
    if (m_opened)
        m_title->setText(m_opened->windowTitle());
    auto *shut = m_drawer->findChild<QToolButton *>(QStringLiteral("closeDrawer"));
    shut->setToolTip(tr("Close (Esc)"));
    shut->setAccessibleName(tr("Close"));
}

bool FoldedColumn::holds(const QDockWidget *dock) const
{
    const QAction *icon = m_icons.value(const_cast<QDockWidget *>(dock));
    return m_isFolded && icon && icon->isVisible();
}

void FoldedColumn::setFolded(bool folded)
{
    if (folded == m_isFolded)
        return;
    m_isFolded = folded;
    folded ? fold() : unfold();
}

void FoldedColumn::fold()
{
    bool isAny = false;
    for (QDockWidget *dock : std::as_const(m_docks)) {
        // A panel that was moved elsewhere or closed stays as the player wants it.
        const bool isHere = !dock->isFloating() && !dock->isHidden()
            && m_window.dockWidgetArea(dock) == Qt::LeftDockWidgetArea;
        m_icons.value(dock)->setVisible(isHere);
        isAny = isAny || isHere;
        if (isHere)
            dock->hide();
    }
    m_strip->setVisible(isAny);
    retranslate();
}

void FoldedColumn::unfold()
{
    close();
    m_strip->hide();
    for (QDockWidget *dock : std::as_const(m_docks)) {
        if (m_icons.value(dock)->isVisible())
            dock->show();
    }
}

void FoldedColumn::open(QDockWidget *dock)
{
    if (m_opened == dock) {
        m_drawer->layout()->itemAt(1)->widget()->setFocus();
        return;
    }
    close();
    QWidget *panel = dock->widget();
    if (!panel || !holds(dock))
        return;
    dock->setWidget(nullptr);
    m_drawer->layout()->addWidget(panel);
    m_opened = dock;
    m_title->setText(dock->windowTitle());
    m_icons.value(dock)->setChecked(true);
    place();
    m_drawer->show();
    m_drawer->raise();
    panel->show();
    panel->setFocus();
}

void FoldedColumn::close()
{
    if (!m_opened)
        return;
    QDockWidget *dock = m_opened;
    m_opened = nullptr;
    m_icons.value(dock)->setChecked(false);
    m_drawer->hide();
    QWidget *panel = m_drawer->layout()->itemAt(1)->widget();
    m_drawer->layout()->removeWidget(panel);
    dock->setWidget(panel);
    if (m_window.centralWidget())
        m_window.centralWidget()->setFocus();
}

void FoldedColumn::place()
{
    const QWidget *centre = m_window.centralWidget();
    if (!centre)
        return;
    const int width = c_drawerWidth * m_drawer->fontInfo().pixelSize() / c_usualText;
    m_drawer->setGeometry(centre->x(), centre->y(), std::min(width, centre->width()),
                          centre->height());
}

bool FoldedColumn::eventFilter(QObject *watched, QEvent *event)
{
    // It is also asked while the window goes and has no centre any more: so what happens is looked
    // at first.
    if (event->type() == QEvent::Resize && watched != m_drawer && m_opened)
        QMetaObject::invokeMethod(this, &FoldedColumn::place, Qt::QueuedConnection);
    if (watched == m_drawer && event->type() == QEvent::KeyPress
        && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        close();
        return true;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace app
