// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/boards/panels/layerspanel.h"

#include "app/view/style/icons.h"

#include <QEvent>
#include <QGridLayout>
#include <QPushButton>
#include <QSlider>
#include <QToolButton>

namespace editor {

LayersPanel::LayersPanel(BoardLayers &layers, QWidget *parent)
    : QWidget(parent)
    , m_layers(layers)
    , m_opacity(new QSlider(Qt::Horizontal))
{
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(8, 4, 8, 8);
    grid->setSpacing(0);
    grid->setColumnStretch(1, 1);
    for (int layer = 0; layer < BoardLayers::count; ++layer)
        addRow(BoardLayers::Layer(layer));
    m_opacity->setRange(0, 100);
    grid->addWidget(m_opacity, BoardLayers::count, 1);
    connect(m_opacity, &QSlider::valueChanged, this,
            [this](int share) { m_layers.setScanOpacity(share / 100.0); });
    connect(&layers, &BoardLayers::changed, this, &LayersPanel::refresh);
    refresh();
}

void LayersPanel::addRow(BoardLayers::Layer layer)
{
    Row &row = m_rows[size_t(layer)];
    row = {new QToolButton, new QPushButton, new QToolButton};
    auto *grid = static_cast<QGridLayout *>(layout());
    grid->addWidget(row.eye, layer, 0);
    grid->addWidget(row.name, layer, 1);
    grid->addWidget(row.lock, layer, 2);
    for (QToolButton *button : {row.eye, row.lock})
        button->setAutoRaise(true);
    row.name->setCheckable(true);
    row.name->setStyleSheet(QStringLiteral(
        "QPushButton { text-align: left; padding: 0 6px; "
        "font-weight: 400; min-height: 0; } "
        "QPushButton:!checked { border-color: transparent; background: transparent; }"));
    row.name->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    connect(row.eye, &QToolButton::clicked, this, [this, layer] { m_layers.toggle(layer); });
    connect(row.name, &QPushButton::clicked, this, [this, layer] { m_layers.setActive(layer); });
    connect(row.lock, &QToolButton::clicked, this, [this, layer] {
        if (m_layers.isLocked(layer))
            m_layers.unlock(layer);
        else
            m_layers.lock(layer);
    });
}

void LayersPanel::refresh()
{
    for (int i = 0; i < BoardLayers::count; ++i) {
        const auto layer = BoardLayers::Layer(i);
        const Row &row = m_rows[size_t(i)];
        const QString title = BoardLayers::title(layer);
        const bool isShown = m_layers.isShown(layer);
        const bool isLocked = m_layers.isLocked(layer);
        row.eye->setIcon(
            view::Icons::icon(isShown ? QStringLiteral("eye") : QStringLiteral("hidden")));
        row.eye->setToolTip(isShown ? tr("Hide “%1”").arg(title) : tr("Show “%1”").arg(title));
        row.eye->setAccessibleName(row.eye->toolTip());
        row.lock->setIcon(isLocked ? view::Icons::icon(QStringLiteral("lock"))
                                   : view::Icons::icon(QStringLiteral("unlock")));
        row.lock->setToolTip(isLocked ? tr("Unlock “%1”").arg(title) : tr("Lock “%1”").arg(title));
        row.lock->setAccessibleName(row.lock->toolTip());
        row.name->setText(title);
        row.name->setToolTip(tr("The eraser works on this layer."));
        row.name->setChecked(m_layers.active() == layer);
    }
    const QSignalBlocker blocker(m_opacity);
    m_opacity->setValue(qRound(m_layers.scanOpacity() * 100));
    m_opacity->setEnabled(m_layers.isShown(BoardLayers::Scan));
    m_opacity->setToolTip(tr("Opacity of the scan"));
    m_opacity->setAccessibleName(m_opacity->toolTip());
}

void LayersPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refresh();
}

} // namespace editor
