// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QList>
#include <QString>

class QComboBox;

namespace editor {

/// One of the things that a drop-down box offers.
struct Entry
{
    QString title;
    QString data;
    QIcon icon;
};

/// Shows these in a box. One that has them already keeps them, so that a list that is open stays
/// as it is while the module is read anew.
void showEntries(QComboBox &box, const QList<Entry> &entries);

} // namespace editor
