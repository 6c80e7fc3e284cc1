// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/scenarios/setupposition.h"
#include "editor/widgets/countergroups.h"
#include "editor/widgets/fields/propertyform.h"

class QPushButton;

namespace editor {

class SuggestField;

/// Lanes of pieces that come later: one for each turn and entry.
class ArrivalPanel : public QWidget
{
    Q_OBJECT

public:
    ArrivalPanel(ModuleDocument &document, const CounterPictures &pictures,
                 QWidget *parent = nullptr);

    void fill(const SetupPosition &position, const QString &file);
    CounterGroups &lanes() const { return *m_lanes; }
    PropertyForm &form() const { return *m_form; }
    /// Of a point of the screen; -1: none.
    qsizetype laneAt(QPoint global) const;
    qsizetype currentLane() const;
    void chooseLane(qsizetype lane);

    /// A turn after the last lane's, or the first one.
    void addLane();
    void removeLane();

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void listEntries(const engine::Module &module);
    static QString idOf(qsizetype lane) { return QString::number(lane); }

    ModuleDocument &m_document;
    QString m_file;
    int m_firstTurn = 1;
    CounterGroups *m_lanes;
    QPushButton *m_add;
    QPushButton *m_remove;
    PropertyForm *m_form;
    SuggestField *m_entry;
};

} // namespace editor
