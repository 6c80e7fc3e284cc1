// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/player/game/dockpanel.h"

class QPlainTextEdit;

namespace app {

/// What a player writes down for himself: one text per side, shown only to that side.
class NotesPanel : public DockPanel
{
    Q_OBJECT

public:
    explicit NotesPanel(GameController &controller, QWidget *parent = nullptr);

    /// By the id of the side; "" for who sees everything. For saving with the game.
    QHash<QString, QString> notes() const { return m_notes; }
    void setNotes(const QHash<QString, QString> &notes);

    QPlainTextEdit *edit() const { return m_edit; }
    QSize sizeHint() const override { return {272, 220}; }

signals:
    void edited(const QHash<QString, QString> &notes);

protected:
    void refresh() override;
    void retranslate() override;

private:
    QString key() const;

    QPlainTextEdit *m_edit;
    QHash<QString, QString> m_notes;
};

} // namespace app
