// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "editor/document/moduledocument.h"

#include <QAbstractItemModel>

namespace editor {

/// Any JSON file as a tree: every value of it can be edited, none is lost.
class JsonTreeModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Key, Value, Kind };
    /// What a value can be made.
    enum class ValueKind { Text, Number, Flag, List, Group, Nothing };

    explicit JsonTreeModel(ModuleDocument &document, QObject *parent = nullptr);
    ~JsonTreeModel() override;

    void setFile(const QString &file);
    const QString &file() const { return m_file; }
    JsonPath path(const QModelIndex &index) const;
    /// The deepest node on the way.
    QModelIndex indexOf(const JsonPath &path, int column = Key) const;
    const JsonText *text(const QModelIndex &index) const;
    static ValueKind kindOf(const JsonText &value);
    static QString kindTitle(ValueKind kind);

    QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override;
    QModelIndex parent(const QModelIndex &index) const override;
    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &) const override { return 3; }
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

    /// A new text behind the node, or as the first thing in a list or group; answers its path.
    JsonPath addAfter(const QModelIndex &index);
    JsonPath addInto(const QModelIndex &index);
    JsonPath duplicate(const QModelIndex &index);
    bool remove(const QModelIndex &index);
    bool move(const QModelIndex &index, int step);
    bool setKind(const QModelIndex &index, ValueKind kind);

signals:
    /// Everything is to be shown anew; what was open and chosen is known by its path.
    void aboutToChange();
    void changedAll();

private:
    struct Node;

    void rebuild();
    const Node *node(const QModelIndex &index) const;
    JsonPath insertAt(const JsonPath &container, qsizetype at, const engine::Json &value,
                      const QString &title);
    bool setKey(const QModelIndex &index, const QString &key);
    bool setValue(const QModelIndex &index, const QString &text);

    ModuleDocument &m_document;
    QString m_file;
    std::unique_ptr<Node> m_root;
};

} // namespace editor
