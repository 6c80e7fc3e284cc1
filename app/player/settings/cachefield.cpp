// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/settings/cachefield.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>

namespace app {

CacheField::CacheField(const view::TileFolder &folder, QWidget *parent)
    : QWidget(parent)
    , m_folder(folder)
    , m_size(new QLabel(this))
    , m_empty(new QPushButton(tr("Empty"), this))
{
    m_size->setObjectName(QStringLiteral("cacheSize"));
    m_empty->setObjectName(QStringLiteral("emptyCache"));
    m_empty->setAccessibleName(tr("Remove painted maps from the disk"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_size, 1);
    row->addWidget(m_empty);
    connect(m_empty, &QPushButton::clicked, this, [this] {
        m_folder.clear();
        refresh();
    });
    refresh();
}

void CacheField::refresh()
{
    const qint64 bytes = m_folder.bytes();
    const QLocale locale;
    m_size->setText(tr("%1 of at most %2")
                        .arg(locale.formattedDataSize(bytes, 0),
                             locale.formattedDataSize(view::TileFolder::limit, 0)));
    m_empty->setEnabled(bytes > 0);
}

} // namespace app
