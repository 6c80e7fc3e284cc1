// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/helpmenu.h"

namespace editor {

namespace {

const QStringList c_pages{QStringLiteral("own-game"),      QStringLiteral("first-module"),
                          QStringLiteral("translate"),     QStringLiteral("lua-api"),
                          QStringLiteral("lua-examples"),  QStringLiteral("lua-reference"),
                          QStringLiteral("module-format"), QStringLiteral("map-look"),
                          QStringLiteral("counter-art")};

} // namespace

HelpMenu::HelpMenu(QWidget *parent)
    : QMenu(parent)
{
    for (const QString &page : c_pages)
        connect(addAction(QString()), &QAction::triggered, this,
                [this, page] { emit opened(page); });
    actions().constFirst()->setShortcut(QKeySequence::HelpContents);
    retranslate();
}

void HelpMenu::retranslate()
{
    setTitle(tr("&Help"));
    const QStringList titles{tr("Make your own game"),        tr("Write your first module"),
                             tr("Translate a game"),          tr("What rules can call"),
                             tr("Worked examples for rules"), tr("Lua reference"),
                             tr("What files can contain"),    tr("How maps are painted"),
                             tr("How counters are drawn")};
    for (int i = 0; i < titles.size(); ++i)
        actions().at(i)->setText(titles[i]);
}

} // namespace editor
