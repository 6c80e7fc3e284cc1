// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/uses/uses.h"
#include "editor/pages/page.h"

class QStringListModel;

namespace editor {

class ChartPreview;
class LegendPanel;
class PropertyForm;
class Section;
class TableList;
class TablePanel;
class UsesList;

/// The module's tables as grids.
class TablesPage : public Page
{
    Q_OBJECT

public:
    explicit TablesPage(LiveModule &live, QWidget *parent = nullptr);

    QString title() const override { return tr("Tables"); }
    QString icon() const override { return QStringLiteral("table"); }
    bool shows(const Place &place) const override;
    void open(const Place &place) override;
    Place place() const override;
    bool offers(EditCommand command) const override;
    void perform(EditCommand command) override;

    TableList *list() const { return m_list; }
    TablePanel *panel() const { return m_panel; }
    LegendPanel *legend() const { return m_legend; }
    UsesList *usesList() const { return m_usesList; }
    ChartPreview *preview() const { return m_preview; }

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void makeForm();
    void makeSide(class SideColumn &side);
    void retranslate();
    void showTable(const QString &file);
    void showUses(const QString &word);
    void showPreview();

    TableList *m_list;
    TablePanel *m_panel;
    LegendPanel *m_legend;
    PropertyForm *m_form;
    int m_scale = 0; ///< The row of the terrain's scale.
    UsesList *m_usesList;
    ChartPreview *m_preview;
    QStringListModel *m_rules;
    Section *m_formSection = nullptr;
    Section *m_legendSection = nullptr;
    Section *m_usesSection = nullptr;
    Section *m_previewSection = nullptr;
    Uses m_uses;
    QString m_word; ///< Whose uses are listed; empty: the table's.
};

} // namespace editor
