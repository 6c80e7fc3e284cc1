// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/canvas/canvasbars.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace editor {

namespace {

constexpr int c_gap = 12;

} // namespace

CanvasBars::CanvasBars(BoardCanvas &canvas, BoardSession &session)
    : QObject(&canvas)
    , m_canvas(canvas)
    , m_session(session)
    , m_head(makeBar())
    , m_title(new QLabel)
    , m_size(new QLabel)
    , m_zoom(makeBar())
    , m_out(addButton(m_zoom, QStringLiteral("minus")))
    , m_share(new QLabel)
    , m_in(nullptr)
    , m_fit(nullptr)
{
    m_head->layout()->addWidget(m_title);
    m_head->layout()->addWidget(m_size);
    m_zoom->layout()->addWidget(m_share);
    m_share->setAlignment(Qt::AlignCenter);
    m_share->setMinimumWidth(m_share->fontMetrics().horizontalAdvance(QStringLiteral("0000 %")));
    m_in = addButton(m_zoom, QStringLiteral("plus"));
    m_fit = addButton(m_zoom, QStringLiteral("fit"));
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    connect(m_out, &QToolButton::clicked, &canvas, &view::SheetView::zoomOut);
    connect(m_in, &QToolButton::clicked, &canvas, &view::SheetView::zoomIn);
    connect(m_fit, &QToolButton::clicked, &canvas, &view::SheetView::fit);
    connect(&canvas, &view::SheetView::viewChanged, this, &CanvasBars::place);
    connect(&session, &BoardSession::modelChanged, this, [this](const BoardChange &change) {
        if (change.isWhole || change.hasBoxes || !change.areas.isEmpty())
            refresh();
    });
    canvas.installEventFilter(this);
    refresh();
}

QFrame *CanvasBars::makeBar()
{
    auto *bar = new QFrame(&m_canvas);
    bar->setObjectName(QStringLiteral("bar"));
    bar->setCursor(Qt::ArrowCursor);
    bar->setAutoFillBackground(true);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(10, 5, 10, 5);
    row->setSpacing(10);
    return bar;
}

QToolButton *CanvasBars::addButton(QFrame *bar, const QString &icon)
{
    auto *button = new QToolButton;
    button->setObjectName(icon);
    button->setAutoRaise(true);
    button->setFocusPolicy(Qt::NoFocus);
    bar->layout()->addWidget(button);
    return button;
}

void CanvasBars::refresh()
{
    const BoardModel &model = m_session.model();
    const auto tokens = view::Tokens::of(m_canvas.palette());
    for (QFrame *bar : {m_head, m_zoom})
        bar->setStyleSheet(
            QStringLiteral("#bar { background: %1; border: 1px solid %2; border-radius: 6px; }")
                .arg(tokens.panel.name(), tokens.line.name()));
    for (QToolButton *button : {m_out, m_in, m_fit})
        button->setIcon(view::Icons::icon(button->objectName()));
    m_out->setToolTip(tr("Zoom out (−)"));
    m_in->setToolTip(tr("Zoom in (+)"));
    m_fit->setToolTip(tr("Show all of the board (0)"));
    for (QToolButton *button : {m_out, m_in, m_fit})
        button->setAccessibleName(button->toolTip());
    m_title->setText(model.name());
    QString size;
    if (model.cells()) {
        const bool isFlat =
            model.cells()->grid().layout().orientation == engine::HexGrid::Orientation::Flat;
        const QString text =
            isFlat ? tr("%1 × %2 hexes, flat top") : tr("%1 × %2 hexes, pointy top");
        size = text.arg(model.cells()->columns()).arg(model.cells()->rows());
    } else {
        size = tr("%n box(es)", "", int(model.boxes().size()));
    }
    m_size->setText(size);
    m_head->setVisible(model.isReadable());
    m_zoom->setVisible(model.isReadable());
    place();
}

void CanvasBars::place()
{
    m_share->setText(tr("%1 %").arg(qRound(m_canvas.zoom() * 100)));
    m_head->adjustSize();
    m_zoom->adjustSize();
    m_head->move(c_gap, c_gap);
    m_zoom->move(m_canvas.width() - m_zoom->width() - c_gap,
                 m_canvas.height() - m_zoom->height() - c_gap);
}

bool CanvasBars::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize)
        place();
    else if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
    return QObject::eventFilter(watched, event);
}

} // namespace editor
