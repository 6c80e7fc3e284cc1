// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/game/gamesaver.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace app {

GameSaver::GameSaver(GameKeeper &keeper, QWidget &window)
    : m_keeper(keeper)
    , m_window(window)
{
}

bool GameSaver::save(bool elsewhere)
{
    QString path = m_keeper.path();
    if (elsewhere)
        path = QFileDialog::getSaveFileName(&m_window, tr("Save the game"), m_keeper.proposedPath(),
                                            tr("Saved games (*.hexsave)"));
    else if (path.isEmpty())
        path = m_keeper.proposedPath();
    if (path.isEmpty())
        return false;
    const auto saved = m_keeper.save(path);
    emit told(saved ? tr("Saved as %1").arg(QFileInfo(path).fileName()) : saved.error().message);
    return bool(saved);
}

bool GameSaver::leave()
{
    const auto left = m_keeper.leave();
    if (left)
        return true;
    QMessageBox box(QMessageBox::Warning, tr("Leave the game"),
                    tr("The game can't be kept for later.") + u'\n' + left.error().message,
                    QMessageBox::NoButton, &m_window);
    auto *elsewhere = box.addButton(tr("Save elsewhere…"), QMessageBox::AcceptRole);
    auto *drop = box.addButton(tr("Leave without saving"), QMessageBox::DestructiveRole);
    auto *stay = box.addButton(tr("Go on playing"), QMessageBox::RejectRole);
    box.setDefaultButton(elsewhere);
    box.setEscapeButton(stay);
    bool isSaved = false;
    do {
        box.exec();
        isSaved = box.clickedButton() == elsewhere && save(true);
    } while (box.clickedButton() == elsewhere && !isSaved);
    // Saved elsewhere, nothing is left to be kept here.
    return box.clickedButton() == drop || (isSaved && m_keeper.leave());
}

} // namespace app
