// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/sidecolumn.h"

#include <QEvent>
#include <QScrollBar>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_least = 300;
constexpr int c_mostLines = 27; ///< Times the height of a line.

} // namespace

SideColumn::SideColumn(QWidget *parent)
    : QScrollArea(parent)
{
    auto *content = new QWidget;
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins({});
    m_layout->setSpacing(0);
    m_layout->addStretch();
    setWidget(content);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::NoFocus); // what lies in it gets the keys
    keepRoom();
    content->installEventFilter(this);
}

bool SideColumn::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        keepRoom();
    return QScrollArea::eventFilter(watched, event);
}

void SideColumn::resizeEvent(QResizeEvent *event)
{
    QScrollArea::resizeEvent(event);
    keepRoom();
}

// Nothing scrolls sideways here, so whatever needs more room must get it.
void SideColumn::keepRoom()
{
    const int needed =
        widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    const int most = std::max(c_least, fontMetrics().height() * c_mostLines);
    const int width = std::clamp(needed, c_least, most);
    if (width != minimumWidth())
        setMinimumWidth(width);
    // Texts that are broken into lines need more than they say by themselves.
    const int height = m_layout->minimumHeightForWidth(viewport()->width());
    if (m_layout->hasHeightForWidth() && height != widget()->minimumHeight())
        widget()->setMinimumHeight(height);
}

Section *SideColumn::add(const QString &icon, QWidget *body)
{
    auto *section = new Section(icon, body);
    m_layout->insertWidget(m_layout->count() - 1, section);
    return section;
}

} // namespace editor
