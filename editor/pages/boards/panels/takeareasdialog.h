// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/boards/edits/areaimport.h"

#include <QDialog>

class QCheckBox;
class QDoubleSpinBox;
class QLabel;
class QPushButton;
class QTableWidget;

namespace editor {

class ShapePreview;

/// Asks which shapes of a drawing become areas, and under which names.
class TakeAreasDialog : public QDialog
{
    Q_OBJECT

public:
    /// \a known: the areas that the board has already.
    TakeAreasDialog(AreaImport import, const QStringList &known, QWidget *parent = nullptr);

    /// As it is wished now.
    AreaImport &import() { return m_import; }
    double tolerance() const;
    AreaImport::Artwork artwork() const;

    QTableWidget *list() const { return m_list; }
    ShapePreview *preview() const { return m_preview; }
    QDoubleSpinBox *toleranceField() const { return m_tolerance; }
    QCheckBox *artworkField() const { return m_artwork; }
    QPushButton *takeButton() const { return m_take; }

private:
    void makeLayout();
    void fill();
    QString noteOf(const AreaImport::Shape &shape) const;
    void read(int row);
    void refresh();

    AreaImport m_import;
    QStringList m_known;
    QTableWidget *m_list;
    ShapePreview *m_preview;
    QDoubleSpinBox *m_tolerance;
    QCheckBox *m_artwork;
    QLabel *m_note;
    QPushButton *m_take = nullptr;
};

} // namespace editor
