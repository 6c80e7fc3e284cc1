// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/edits/areaimport.h"
#include "editor/pages/boards/model/boardsession.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;
class QPushButton;

namespace editor {

/// What is done with all areas of a map at once: taking them from a drawing, finding neighbours.
class AreasPanel : public QWidget
{
    Q_OBJECT

public:
    explicit AreasPanel(BoardSession &session, QWidget *parent = nullptr);

    /// Opens the list of a drawing's shapes, which takes them in when it is accepted.
    void askForShapes(const QString &path);
    /// One step; false: nothing came of it, and why was said.
    bool take(AreaImport &import, double tolerance, AreaImport::Artwork artwork);
    void findNeighbours();
    QDoubleSpinBox *toleranceField() const { return m_tolerance; }

signals:
    /// The sheet has another size.
    void taken();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();

    BoardSession &m_session;
    QLabel *m_count;
    QPushButton *m_take;
    QLabel *m_toleranceLabel;
    QDoubleSpinBox *m_tolerance;
    QPushButton *m_find;
};

} // namespace editor
