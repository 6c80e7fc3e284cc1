// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/model/boardsession.h"
#include "editor/widgets/fields/arrayeditor.h"

class QLabel;

namespace editor {

class SuggestField;

/// What belongs together though it does not lie side by side: links between spaces, also to other
/// boards, tracks of boxes, and spaces that two sheets share under two names.
class LinksPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LinksPanel(BoardSession &session, QWidget *parent = nullptr);

    ArrayEditor &links() const { return *m_links; }
    ArrayEditor &tracks() const { return *m_tracks; }
    PropertyForm &names() const { return *m_names; }
    /// Shows an entry of one of the lists; false when it has no such list.
    bool open(const JsonPath &path);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void suggest();
    /// As a new link or track would have them: what is chosen, else what comes first.
    QStringList spaces(int count) const;

    BoardSession &m_session;
    QLabel *m_linksTitle;
    ArrayEditor *m_links;
    SuggestField *m_from;
    SuggestField *m_to;
    QLabel *m_tracksTitle;
    ArrayEditor *m_tracks;
    PropertyForm *m_names;
};

} // namespace editor
