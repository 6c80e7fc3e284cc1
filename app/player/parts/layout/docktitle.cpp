// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/layout/docktitle.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"

#include <QDockWidget>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace app {

namespace {

constexpr int c_sign = 16;

QToolButton *makeButton(QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setProperty("class", QStringLiteral("titleButton"));
    button->setIconSize({c_sign, c_sign});
    button->setMinimumSize(26, 26);
    button->setFocusPolicy(Qt::NoFocus); // the keyboard has the menu for this
    return button;
}

} // namespace

DockTitle::DockTitle(QDockWidget *dock)
    : QWidget(dock)
    , m_dock(dock)
    , m_sign(new QLabel(this))
    , m_name(new QLabel(this))
    , m_float(makeButton(this))
    , m_close(makeButton(this))
{
    setObjectName(QStringLiteral("dockTitle"));
    setAttribute(Qt::WA_StyledBackground);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 2, 6, 2);
    row->setSpacing(8);
    row->addWidget(m_sign);
    row->addWidget(m_name, 1);
    row->addWidget(m_float);
    row->addWidget(m_close);
    m_close->setVisible(dock->features() & QDockWidget::DockWidgetClosable);
    connect(m_float, &QToolButton::clicked, dock,
            [dock] { dock->setFloating(!dock->isFloating()); });
    connect(m_close, &QToolButton::clicked, dock, &QDockWidget::close);
    connect(dock, &QDockWidget::windowTitleChanged, this, &DockTitle::refresh);
    refresh();
}

void DockTitle::refresh()
{
    const Tokens tokens = Tokens::of(palette());
    const QString sign = m_dock->objectName() == QLatin1String("rulebook") ? QStringLiteral("rules")
                                                                           : m_dock->objectName();
    m_sign->setPixmap(Icons::icon(sign, tokens.text2).pixmap(c_sign));
    m_name->setText(m_dock->windowTitle());
    m_float->setIcon(Icons::icon(QStringLiteral("float"), tokens.text2));
    m_close->setIcon(Icons::icon(QStringLiteral("close"), tokens.text2));
    m_float->setToolTip(tr("Let it float, or put it back"));
    m_float->setAccessibleName(m_float->toolTip());
    m_close->setToolTip(tr("Close the panel"));
    m_close->setAccessibleName(m_close->toolTip());
}

void DockTitle::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace app
