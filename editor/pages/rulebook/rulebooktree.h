// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/rulebook/rulecoverage.h"
#include "engine/module/model/rulebook.h"

#include <QTreeWidget>

namespace editor {

/// The contents of a rulebook by chapters; paragraphs can be dragged to another place.
class RulebookTree : public QTreeWidget
{
    Q_OBJECT

public:
    enum class Filter { All, NoCode, NoTest, Untranslated };

    explicit RulebookTree(QWidget *parent = nullptr);

    void fill(const engine::Rulebook &book, const RuleCoverage &coverage);
    /// Shows only what has the text and what the filter lets through, with the way there.
    void search(const QString &text, Filter filter);
    QString current() const;
    void setCurrent(const QString &number);

signals:
    void currentChanged(const QString &number);
    /// A paragraph was dropped before another one; empty: at the end.
    void dropped(const QString &number, const QString &before);

protected:
    void dropEvent(QDropEvent *event) override;

private:
    void addTo(QTreeWidgetItem *item, const engine::Rulebook::Paragraph &paragraph,
               const RuleCoverage &coverage);
    QString behind(QTreeWidgetItem *item) const;
    bool filterItem(QTreeWidgetItem *item, const QString &text, Filter filter);

    QHash<QString, QTreeWidgetItem *> m_items;
};

} // namespace editor
