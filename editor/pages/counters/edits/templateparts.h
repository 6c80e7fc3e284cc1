// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"
#include "editor/pages/counters/model/piecefile.h"

#include <QTreeWidget>

namespace editor {

/// What is printed on the counters of a template, part by part, with the values that fill it in
/// braces. Edits go to the template, of a counter without one to its type.
class TemplateParts : public QTreeWidget
{
    Q_OBJECT

public:
    explicit TemplateParts(ModuleDocument &document, QWidget *parent = nullptr);

    /// -1: none.
    void showPiece(const PieceFile &file, int piece);
    /// What the parts belong to: "template unit".
    QString owner() const;

protected:
    void changeEvent(QEvent *event) override;

private:
    void fill();
    void addPart(const char *title, const QString &key, const QString &usual);
    void addSwitch(const char *title, const QString &key, bool usual);
    engine::Json said(const QString &key) const;
    void edited(const QTreeWidgetItem *item);

    ModuleDocument &m_document;
    PieceFile m_file;
    int m_piece = -1;
    JsonPath m_owner;
};

} // namespace editor
