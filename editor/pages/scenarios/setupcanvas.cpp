// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/scenarios/setupcanvas.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "app/view/tiles/sheetview.h"
#include "editor/widgets/fields/entries.h"

#include <QActionGroup>
#include <QComboBox>
#include <QLabel>
#include <QMouseEvent>
#include <QToolBar>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

using engine::SpaceId;

namespace {

constexpr int c_manySteps = 10;
constexpr double c_readable = 0.6; // zoom
const QColor c_glow(0xff, 0xc6, 0x1a);

} // namespace

SetupCanvas::SetupCanvas(QWidget *parent)
    : QWidget(parent)
    , m_board(new view::BoardView)
    , m_bar(new QToolBar)
    , m_tools(new QActionGroup(this))
    , m_select(new QAction(this))
    , m_control(new QAction(this))
    , m_boards(new QComboBox)
    , m_sides(new QComboBox)
    , m_fit(new QToolButton)
    , m_message(new QLabel)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(m_bar);
    layout->addWidget(m_message);
    layout->addWidget(m_board, 1);
    m_message->setWordWrap(true);
    m_message->setContentsMargins(12, 6, 12, 6);
    m_message->hide();
    m_board->setMinimumSize(200, 160);
    m_board->keepNothingPainted();
    m_board->installEventFilter(this);
    makeBar();
    retranslate();
}

void SetupCanvas::makeBar()
{
    m_bar->setIconSize({18, 18});
    m_boards->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_sides->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_select->setShortcut(Qt::Key_V);
    m_control->setShortcut(Qt::Key_O);
    for (QAction *tool : {m_select, m_control}) {
        tool->setCheckable(true);
        tool->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        m_tools->addAction(tool);
        addAction(tool);
    }
    m_select->setChecked(true);
    m_fit->setAutoRaise(true);
    m_bar->addActions({m_select, m_control});
    m_bar->addWidget(m_sides);
    m_bar->addSeparator();
    m_bar->addWidget(m_boards);
    m_bar->addWidget(m_fit);
    connect(m_select, &QAction::triggered, this, [this] { setTool(Tool::Select); });
    connect(m_control, &QAction::triggered, this, [this] { setTool(Tool::Control); });
    connect(m_sides, &QComboBox::activated, this, [this] { setTool(Tool::Control); });
    connect(m_fit, &QToolButton::clicked, m_board, &view::BoardView::fit);
    connect(m_boards, &QComboBox::activated, this, [this](int index) {
        m_wanted = m_boards->itemData(index).toString();
        m_board->setBoard(index);
    });
}

void SetupCanvas::retranslate()
{
    const auto name = [](QAction *action, const QString &icon, const QString &text) {
        action->setIcon(view::Icons::icon(icon));
        action->setText(text);
        action->setToolTip(QStringLiteral("%1 (%2)").arg(
            text, action->shortcut().toString(QKeySequence::NativeText)));
    };
    name(m_select, QStringLiteral("pointer"), tr("Choose and move counters"));
    name(m_control, QStringLiteral("brush"), tr("Paint who controls what"));
    m_sides->setToolTip(tr("Who controls the spaces that you paint; the right button clears"));
    m_sides->setAccessibleName(tr("Control for"));
    m_boards->setToolTip(tr("Board that is shown"));
    m_boards->setAccessibleName(tr("Board"));
    m_fit->setIcon(view::Icons::icon(QStringLiteral("fit")));
    m_fit->setToolTip(tr("Show the whole board (0)"));
    m_fit->setAccessibleName(tr("Show the whole board"));
    m_bar->setAccessibleName(tr("Tools"));
    listSides();
}

view::MapTheme SetupCanvas::theme() const
{
    return view::Tokens::of(palette()).isDark ? view::MapTheme::Dark : view::MapTheme::Light;
}

void SetupCanvas::setModule(const std::shared_ptr<const engine::Module> &module)
{
    m_state = nullptr;
    m_module = module;
    m_signs = {};
    m_chosen = {};
    m_board->setModule(module, theme());
    listBoards();
    listSides();
    // A board that is gone and comes back, as in undo and redo, is shown again.
    if (const int index = m_boards->findData(m_wanted); index >= 0 && index != m_board->board())
        m_board->setBoard(index);
    m_boards->setCurrentIndex(m_board->board());
}

void SetupCanvas::listBoards()
{
    QList<Entry> entries;
    if (m_module) {
        for (const engine::Board &board : m_module->map.boards())
            entries.append({board.name.isEmpty() ? board.id : board.name, board.id, {}});
    }
    showEntries(*m_boards, entries);
}

void SetupCanvas::listSides()
{
    const bool wasFilled = m_sides->count() > 1;
    const QString before = brushSide();
    QList<Entry> entries;
    const auto count = m_module ? m_module->sides.size() : 0;
    for (size_t i = 0; i < count; ++i) {
        const engine::Side &side = m_module->sides[i];
        QPixmap patch(14, 14);
        patch.fill(QColor(side.color));
        entries.append({side.name, side.id, patch});
    }
    entries.append({tr("Nobody"), {}, {}});
    showEntries(*m_sides, entries);
    m_sides->setCurrentIndex(wasFilled ? std::max(0, m_sides->findData(before)) : 0);
}

QString SetupCanvas::brushSide() const
{
    return m_sides->currentData().toString();
}

void SetupCanvas::setBrushSide(const QString &side)
{
    m_sides->setCurrentIndex(std::max(0, m_sides->findData(side)));
}

void SetupCanvas::setPosition(const engine::GameState *state)
{
    m_state = state;
    m_board->setPosition(state, engine::Viewer::everything());
    updateSigns();
}

void SetupCanvas::reveal(SpaceId space)
{
    if (!m_module || !space)
        return;
    const int board = m_module->map.space(space).board;
    m_wanted = m_boards->itemData(board).toString();
    if (board != m_board->board()) {
        m_board->setBoard(board);
        m_boards->setCurrentIndex(board);
    }
    if (m_board->zoom() < c_readable && m_board->geometry().isHex(space))
        m_board->zoomTo(c_readable);
    if (!m_board->geometry().isBox(space))
        m_board->centreOn(space);
    m_board->flash(space);
}

void SetupCanvas::setTool(Tool tool)
{
    m_tool = tool;
    (tool == Tool::Select ? m_select : m_control)->setChecked(true);
    m_isPainting = false;
    updateSigns();
}

void SetupCanvas::setFlaws(const std::vector<SpaceId> &spaces)
{
    m_signs.flaws = spaces;
    updateSigns();
}

void SetupCanvas::setSelected(const std::vector<engine::PieceId> &pieces, SpaceId space)
{
    m_signs.selected = pieces;
    m_chosen = space;
    updateSigns();
}

void SetupCanvas::setMessage(const QString &message)
{
    const auto tokens = view::Tokens::of(palette());
    m_message->setStyleSheet(QStringLiteral("background: %1; color: %2;")
                                 .arg(tokens.warnSoft.name(), tokens.text.name()));
    m_message->setText(message);
    m_message->setVisible(!message.isEmpty());
}

// Who controls what is shown while it is painted: else it would hide the map.
void SetupCanvas::updateSigns()
{
    m_signs.overlays.clear();
    if (m_tool == Tool::Control && m_module && m_state) {
        const std::array patterns{view::BoardSigns::Overlay::Tint, view::BoardSigns::Overlay::Hatch,
                                  view::BoardSigns::Overlay::Dots};
        for (size_t i = 0; i < m_module->sides.size(); ++i) {
            view::BoardSigns::Overlay overlay;
            overlay.id = m_module->sides[i].id;
            overlay.color = QColor(m_module->sides[i].color);
            overlay.pattern = patterns[i % patterns.size()];
            for (int s = 0; s < m_state->spaceCount(); ++s) {
                if (m_state->control(SpaceId(s)) == engine::SideId(int32_t(i)))
                    overlay.spaces.push_back(SpaceId(s));
            }
            m_signs.overlays.push_back(overlay);
        }
    }
    if (m_chosen)
        m_signs.overlays.push_back(
            {QStringLiteral("chosen"), {m_chosen}, c_glow, view::BoardSigns::Overlay::Outline});
    m_board->setSigns(m_signs);
}

bool SetupCanvas::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_board)
        return QWidget::eventFilter(watched, event);
    const bool isKey =
        event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    if (m_isPainting && isKey && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            m_isPainting = false;
            emit strokeGivenUp(m_stroke);
        }
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const auto &key = static_cast<QKeyEvent &>(*event);
        if (moveByKey(key) || turnByKey(key))
            return true;
    }
    if (m_tool == Tool::Control && paintStroke(*event))
        return true;
    return QWidget::eventFilter(watched, event);
}

bool SetupCanvas::moveByKey(const QKeyEvent &event)
{
    const QPointF direction = view::SheetView::arrow(event.key());
    if (direction.isNull() || m_signs.selected.empty() || event.modifiers() & Qt::ControlModifier)
        return false;
    emit moveRequested(direction, event.modifiers() & Qt::ShiftModifier ? c_manySteps : 1);
    return true;
}

bool SetupCanvas::turnByKey(const QKeyEvent &event)
{
    const int steps = event.key() == Qt::Key_Period ? 1 : event.key() == Qt::Key_Comma ? -1 : 0;
    if (steps == 0 || m_signs.selected.empty() || event.modifiers() & Qt::ControlModifier)
        return false;
    emit turnRequested(steps);
    return true;
}

bool SetupCanvas::paintStroke(QEvent &event)
{
    const bool isMouse = event.type() == QEvent::MouseButtonPress
        || event.type() == QEvent::MouseMove || event.type() == QEvent::MouseButtonRelease;
    if (event.type() == QEvent::ContextMenu)
        return true;
    if (!isMouse)
        return false;
    const auto &mouse = static_cast<QMouseEvent &>(event);
    if (event.type() == QEvent::MouseButtonRelease && m_isPainting) {
        m_isPainting = false;
        return true;
    }
    if (event.type() == QEvent::MouseButtonPress) {
        m_isErasing = mouse.button() == Qt::RightButton || mouse.modifiers() & Qt::AltModifier;
        m_isPainting = mouse.button() != Qt::MiddleButton;
        m_painted = {};
        ++m_stroke;
    }
    if (!m_isPainting)
        return false;
    const SpaceId space = m_board->spaceAt(mouse.position().toPoint());
    if (space && space != m_painted)
        emit controlPainted(space, m_isErasing ? QString() : brushSide(), m_stroke);
    m_painted = space;
    return true;
}

void SetupCanvas::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    } else if (event->type() == QEvent::PaletteChange) {
        m_board->setTheme(theme());
        retranslate();
        setMessage(m_message->text());
    }
}

} // namespace editor
