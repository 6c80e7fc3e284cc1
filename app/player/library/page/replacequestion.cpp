// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/library/page/replacequestion.h"

#include <QPushButton>

namespace app {

ReplaceQuestion::ReplaceQuestion(const Installation &installation, const QString &title,
                                 int unfinished, QWidget *parent)
    : QMessageBox(QMessageBox::Question, tr("Replace a game"), QString(), QMessageBox::NoButton,
                  parent)
{
    setObjectName(QStringLiteral("replaceQuestion"));
    setTextFormat(Qt::PlainText); // the title comes from a stranger's file
    const QString old = installation.replaced.module->version;
    //: A game and two numbers of versions.
    setText(tr("%1: Replace %2 by %3?").arg(title, old, installation.module.module->version));
    QStringList remarks{remark(installation)};
    if (unfinished > 0)
        remarks.append(tr("%n unfinished game(s) can be played on with version %1, which is kept "
                          "for that.",
                          nullptr, unfinished)
                           .arg(old));
    remarks.removeAll(QString());
    setInformativeText(remarks.join(u'\n'));
    QPushButton *cancel = addButton(tr("Cancel"), QMessageBox::RejectRole);
    m_replace = addButton(tr("Replace"), QMessageBox::AcceptRole);
    setEscapeButton(cancel);
    setDefaultButton(installation.kind() == Installation::Kind::Newer ? m_replace : cancel);
}

QString ReplaceQuestion::remark(const Installation &installation)
{
    switch (installation.kind()) {
    case Installation::Kind::Older:
        return tr("That is an older version than the one that is installed.");
    case Installation::Kind::Changed:
        return tr("Both say that they are the same version, but they are not the same.");
    default:
        return {};
    }
}

bool ReplaceQuestion::ask()
{
    exec();
    return clickedButton() == m_replace;
}

} // namespace app
