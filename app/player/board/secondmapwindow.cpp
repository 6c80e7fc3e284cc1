// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/board/secondmapwindow.h"

#include "app/player/board/boarddrags.h"
#include "app/player/board/boardinput.h"
#include "app/player/board/mapview.h"
#include "app/player/board/marks/measureline.h"
#include "app/player/board/whytip.h"
#include "app/view/style/windowsize.h"

#include <QApplication>
#include <QCloseEvent>
#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScreen>
#include <QToolButton>
#include <QWindow>

namespace app {

namespace {

const QString c_name = QStringLiteral("secondMap");
constexpr int c_gap = 12; ///< Between a bar and the edge of the board.

} // namespace

SecondMapWindow::SecondMapWindow(GameController &controller, view::BoardView &first,
                                 BoardInput &input, ActionTable &actions, Settings &settings)
    : QWidget(&first, Qt::Window)
    , m_controller(controller)
    , m_first(first)
    , m_actions(actions)
    , m_settings(settings)
    , m_board(new view::BoardView(this))
    , m_zoom(makeZoom())
    , m_sheets(makeSheets())
{
    setObjectName(QStringLiteral("secondMapWindow"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_board);
    setFocusProxy(m_board);
    m_board->setObjectName(QStringLiteral("secondBoard"));
    m_board->setMinimumSize(240, 180);
    // The sheet is large and slow to make: both maps show the same one.
    first.setPool(&m_pool);
    m_board->setPool(&m_pool);
    first.setTwin(m_board);
    connectHands(input);
    connectKeys();
    connect(m_board, &view::BoardView::viewChanged, this, &SecondMapWindow::showCamera);
    connect(&controller, &GameController::languageChanged, this, &SecondMapWindow::retranslate);
    retranslate();
}

SecondMapWindow::~SecondMapWindow()
{
    m_first.setTwin(nullptr);
    m_first.setPool(nullptr);
    // It says why not on either map, and belongs to the first.
    for (WhyTip *tip : m_board->findChildren<WhyTip *>()) {
        tip->hide();
        tip->setParent(&m_first);
    }
}

// The first board says it, as if it had been done there.
void SecondMapWindow::connectHands(BoardInput &input)
{
    using view::BoardView;
    connect(m_board, &BoardView::pieceClicked, &m_first, &BoardView::pieceClicked);
    connect(m_board, &BoardView::spaceClicked, &m_first, &BoardView::spaceClicked);
    connect(m_board, &BoardView::groundClicked, &m_first, &BoardView::groundClicked);
    connect(m_board, &BoardView::hovered, &m_first, &BoardView::hovered);
    connect(m_board, &BoardView::contextRequested, &m_first, &BoardView::contextRequested);
    connect(m_board, &BoardView::pieceDoubleClicked, &m_first, &BoardView::pieceDoubleClicked);
    connect(m_board, &BoardView::framed, &m_first, &BoardView::framed);
    auto *drags = new BoardDrags(m_controller, *m_board, input);
    drags->setParent(this);
    drags->setTakesStacks(m_settings.dragsStacks());
    connect(&m_settings, &Settings::playChanged, drags,
            [this, drags] { drags->setTakesStacks(m_settings.dragsStacks()); });
    new MeasureLine(m_controller, *m_actions.action(QStringLiteral("measure")), *m_board);
}

void SecondMapWindow::connectKeys()
{
    // How near each of the maps is seen is its own affair: those keys the board knows itself.
    static const QStringList own = {QStringLiteral("zoomIn"), QStringLiteral("zoomOut"),
                                    QStringLiteral("fit"), QStringLiteral("actual")};
    for (const QString &name : m_actions.names()) {
        if (!own.contains(name))
            addAction(m_actions.action(name));
    }
}

QFrame *SecondMapWindow::makeZoom()
{
    auto *bar = new QFrame(m_board);
    bar->setProperty("class", QStringLiteral("floating"));
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(4, 4, 4, 4);
    row->setSpacing(2);
    const auto add = [&](const char *name, void (view::BoardView::*zoom)()) {
        QAction *action = m_actions.action(QLatin1String(name));
        auto *button = new QToolButton(bar);
        button->setIconSize(QSize(19, 19));
        button->setFixedSize(34, 34);
        button->setFocusPolicy(Qt::NoFocus);
        const auto look = [button, action] {
            button->setIcon(action->icon());
            button->setToolTip(action->toolTip());
            button->setAccessibleName(action->text().remove(u'&'));
        };
        look();
        connect(action, &QAction::changed, button, look);
        connect(button, &QToolButton::clicked, m_board, zoom);
        row->addWidget(button);
    };
    add("zoomOut", &view::BoardView::zoomOut);
    m_percent = new QLabel(bar);
    m_percent->setAlignment(Qt::AlignCenter);
    row->addWidget(m_percent);
    add("zoomIn", &view::BoardView::zoomIn);
    add("fit", &view::BoardView::fit);
    return bar;
}

QFrame *SecondMapWindow::makeSheets()
{
    auto *bar = new QFrame(m_board);
    bar->setProperty("class", QStringLiteral("floating"));
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(6, 5, 6, 5);
    m_sheet = new QComboBox(bar);
    m_sheet->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    row->addWidget(m_sheet);
    connect(m_sheet, &QComboBox::activated, m_board, &view::BoardView::setBoard);
    bar->setVisible(m_controller.module().map.boards().size() > 1);
    return bar;
}

void SecondMapWindow::retranslate()
{
    setWindowTitle(tr("Second map — %1")
                       .arg(m_controller.translator().translate(m_controller.module().title)));
    m_board->setAccessibleName(tr("Second map"));
    m_sheet->clear();
    for (const engine::Board &board : m_controller.module().map.boards())
        m_sheet->addItem(m_controller.translator().translate(board.name));
    m_sheet->setAccessibleName(tr("Which sheet is shown"));
    showCamera();
    place();
}

void SecondMapWindow::showCamera()
{
    m_percent->setText(tr("%1 %").arg(qRound(m_board->zoom() * 100)));
    m_sheet->setCurrentIndex(m_board->board());
}

void SecondMapWindow::place()
{
    m_percent->setMinimumWidth(
        m_percent->fontMetrics().horizontalAdvance(QStringLiteral("0000 %")));
    m_zoom->adjustSize();
    m_sheets->adjustSize();
    m_zoom->move(m_board->width() - m_zoom->width() - c_gap,
                 m_board->height() - m_zoom->height() - c_gap);
    m_sheets->move(m_board->width() - m_sheets->width() - c_gap, c_gap);
}

void SecondMapWindow::showInPlace()
{
    const QScreen *screen = m_first.screen();
    for (const QScreen *other : QGuiApplication::screens()) {
        if (other != m_first.screen())
            screen = other;
    }
    const QByteArray before = m_settings.windowGeometry(c_name);
    if (screen != m_first.screen())
        setGeometry(screen->availableGeometry().adjusted(40, 40, -40, -40));
    else
        view::resizeOnScreen(*this, {960, 680});
    if (!before.isEmpty())
        restoreGeometry(before);
    // It lies above the first window only as long as it is used.
    create();
    windowHandle()->setTransientParent(nullptr);
    show();
    MapView::restore(m_settings, m_controller, *m_board, c_name);
    m_board->setFocus();
}

void SecondMapWindow::keyPressEvent(QKeyEvent *event)
{
    // What the board does not know answers the question, as it does in the first window.
    QWidget *page = m_first.parentWidget();
    QCoreApplication::sendEvent(page, event);
}

void SecondMapWindow::closeEvent(QCloseEvent *event)
{
    m_settings.setWindowGeometry(saveGeometry(), c_name);
    MapView::keep(m_settings, m_controller, *m_board, c_name);
    QWidget::closeEvent(event);
    emit closed();
}

void SecondMapWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    place();
}

} // namespace app
