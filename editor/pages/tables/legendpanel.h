// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"

#include <QWidget>

class QToolButton;

namespace editor {

class GridView;

/// The named result codes of a table.
class LegendPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LegendPanel(ModuleDocument &document, QWidget *parent = nullptr);

    void setFile(const QString &file);
    /// A code that wants to be explained; the field for it is opened.
    void add(const QString &code);
    GridView *grid() const { return m_grid; }

signals:
    void usesRequested(const QString &word);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    ModuleDocument &m_document;
    GridView *m_grid;
    QToolButton *m_add;
    QToolButton *m_remove;
};

} // namespace editor
