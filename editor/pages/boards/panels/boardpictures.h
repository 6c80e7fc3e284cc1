// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"

#include <QWidget>

class QLabel;
class QPushButton;

namespace editor {

/// The pictures of a board: one instead of the painted map, one below it, and an old map to trace.
class BoardPictures : public QWidget
{
    Q_OBJECT

public:
    explicit BoardPictures(BoardSession &session, QWidget *parent = nullptr);

    /// Takes a file from the disk into the module; \a key is "picture" or "underlay".
    void takePicture(const QString &path, const QString &key);
    /// Lays an old map over the board, as wide as the grid.
    void takeScan(const QString &path);
    void removeScan();
    void retranslate();
    void refresh();

private:
    QString askForPicture();
    std::optional<QByteArray> contentOf(const QString &path);
    /// Says why not.
    bool canBeShown(const QString &path, const QByteArray &bytes);
    void showNote();

    BoardSession &m_session;
    QPushButton *m_picture;
    QPushButton *m_underlay;
    QPushButton *m_scan;
    QPushButton *m_noScan;
    QLabel *m_note;
};

} // namespace editor
