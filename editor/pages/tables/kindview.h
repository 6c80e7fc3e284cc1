// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/tables/grid/gridview.h"
#include "editor/pages/tables/kindedit.h"
#include "editor/widgets/renamedialog.h"

namespace editor {

class TerrainGrid;

/// A list of the terrain table, with a sample of each kind as the map draws it. What boards use
/// is not deleted without a question.
class KindView : public GridView
{
    Q_OBJECT

public:
    KindView(ModuleDocument &document, kindedit::List list, QWidget *parent = nullptr);

    void removeChosen(Grid::Line line) override;
    /// Asks for another id of a kind and shows what rules say of it, too.
    void askForName(int row);
    /// The kind's references on boards, and where rules have its id as a text.
    QList<Reference> references(const QString &id) const;

protected:
    void addActions(QMenu &menu, const QModelIndex &cell) override;

private:
    const TerrainGrid *kinds() const;
    QIcon sample(const QString &look) const;
    QStringList looks() const;
    bool isKnown(CellType type, const QString &text) const;

    ModuleDocument &m_document;
    kindedit::List m_list;
};

} // namespace editor
