// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/pages/counters/model/countersource.h"
#include "editor/widgets/fields/propertyform.h"

class QLabel;
class QListWidget;
class QListWidgetItem;
class QToolButton;

namespace editor {

/// A list of formations, types or templates, and what the chosen one says.
class NamedEditor : public QWidget
{
    Q_OBJECT

public:
    enum class Kind { Formations, Types, Templates, Markers };

    NamedEditor(ModuleDocument &document, Kind kind, QWidget *parent = nullptr);

    void showSource(const CounterSource &source, const QStringList &pictures);
    void choose(const QString &id);
    QString chosen() const;
    QListWidget *list() const { return m_list; }
    PropertyForm *form() const { return m_form; }
    QString message() const;

    /// Adds one with a free id and begins to edit the id.
    void add();
    void remove();

signals:
    /// The counters that have it are wanted: a condition for the filter.
    void countersWanted(const QString &filter);
    void usesRequested(const QString &word);

protected:
    void changeEvent(QEvent *event) override;

private:
    QString section() const;
    /// It has its own fields, not those of counters.
    bool isPlain() const { return m_kind == Kind::Formations || m_kind == Kind::Markers; }
    engine::Json fresh(const QString &id) const;
    QStringList properties() const;
    void listSigns();
    const std::vector<PieceFile::Named> &entries() const;
    int countersOf(const QString &id) const;
    void makeForm();
    void fillList();
    void showForm();
    void rename(const QListWidgetItem *item);
    void tell(const QString &message);
    void retranslate();

    ModuleDocument &m_document;
    Kind m_kind;
    CounterSource m_source;
    QStringList m_pictures;
    QListWidget *m_list;
    QToolButton *m_add;
    QToolButton *m_remove;
    QToolButton *m_find;
    QLabel *m_message;
    PropertyForm *m_form = nullptr;
};

} // namespace editor
