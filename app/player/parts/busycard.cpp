// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/parts/busycard.h"

#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QProgressBar>
#include <QPushButton>

namespace app {

namespace {

constexpr int c_margin = 16;
constexpr int c_width = 420; ///< For text of the usual size.

} // namespace

BusyCard::BusyCard(QWidget *board)
    : QFrame(board)
    , m_title(new QLabel(this))
    , m_percent(new QLabel(this))
    , m_bar(new QProgressBar(this))
    , m_cancel(new QPushButton(this))
{
    setObjectName(QStringLiteral("busyCard"));
    setProperty("class", QStringLiteral("floating"));
    m_title->setProperty("class", QStringLiteral("panelTitle"));
    m_title->setWordWrap(true);
    m_cancel->setProperty("class", QStringLiteral("small"));
    m_cancel->setObjectName(QStringLiteral("cancelBusy"));
    m_bar->setTextVisible(false);
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(14, 10, 12, 10);
    grid->setHorizontalSpacing(12);
    grid->addWidget(m_title, 0, 0);
    grid->addWidget(m_bar, 1, 0);
    grid->addWidget(m_percent, 0, 1, 2, 1);
    grid->addWidget(m_cancel, 0, 2, 2, 1);
    grid->setColumnStretch(0, 1);
    connect(m_cancel, &QPushButton::clicked, this, &BusyCard::cancelled);
    board->installEventFilter(this);
    hide();
}

void BusyCard::start(const QString &title)
{
    m_title->setText(title);
    m_bar->setAccessibleName(title);
    m_cancel->setText(tr("Cancel"));
    setAccessibleName(title);
    setShare(0, 1);
    show();
    raise();
    place();
}

void BusyCard::setShare(int done, int of)
{
    m_bar->setRange(0, std::max(1, of));
    m_bar->setValue(done);
    m_percent->setText(tr("%1 %").arg(100 * done / std::max(1, of)));
}

void BusyCard::place()
{
    const int width = std::min(parentWidget()->width() - 2 * c_margin,
                               c_width * QFontInfo(font()).pixelSize() / 13);
    const int height = sizeHint().height();
    setGeometry((parentWidget()->width() - width) / 2, parentWidget()->height() - height - c_margin,
                width, height);
}

bool BusyCard::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize && isVisible())
        place();
    return QFrame::eventFilter(watched, event);
}

} // namespace app
