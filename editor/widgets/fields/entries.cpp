// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/widgets/fields/entries.h"

#include <QComboBox>

namespace editor {

namespace {

bool hasEntries(const QComboBox &box, const QList<Entry> &entries)
{
    if (box.count() != entries.size())
        return false;
    for (int i = 0; i < box.count(); ++i) {
        if (box.itemText(i) != entries[i].title || box.itemData(i).toString() != entries[i].data)
            return false;
    }
    return true;
}

} // namespace

void showEntries(QComboBox &box, const QList<Entry> &entries)
{
    if (!hasEntries(box, entries)) {
        box.clear();
        for (const Entry &entry : entries)
            box.addItem(entry.title, entry.data);
    }
    for (int i = 0; i < entries.size(); ++i)
        box.setItemIcon(i, entries[i].icon);
}

} // namespace editor
