// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/jsontreemodel.h"

#include "app/view/style/tokens.h"
#include "editor/pages/tables/grid/celltype.h"

#include <QGuiApplication>
#include <QSet>

namespace editor {

using engine::Json;

/// A value of the file and its place in the tree.
struct JsonTreeModel::Node
{
    JsonTextPointer text;
    Node *parent = nullptr;
    int row = 0;
    std::vector<std::unique_ptr<Node>> children;

    Node(JsonTextPointer value, Node *above, int place)
        : text(std::move(value))
        , parent(above)
        , row(place)
    {
        for (int i = 0; i < int(text->size()); ++i)
            children.push_back(std::make_unique<Node>(text->members()[size_t(i)].value, this, i));
    }
};

JsonTreeModel::JsonTreeModel(ModuleDocument &document, QObject *parent)
    : QAbstractItemModel(parent)
    , m_document(document)
{
    connect(&document, &ModuleDocument::changed, this, [this](const QSet<QString> &files) {
        if (files.contains(m_file))
            rebuild();
    });
}

JsonTreeModel::~JsonTreeModel() = default;

void JsonTreeModel::setFile(const QString &file)
{
    m_file = file;
    rebuild();
}

void JsonTreeModel::rebuild()
{
    emit aboutToChange();
    beginResetModel();
    const auto content = m_document.files().value(m_file);
    m_root =
        content && content->json() ? std::make_unique<Node>(content->json(), nullptr, 0) : nullptr;
    endResetModel();
    emit changedAll();
}

const JsonTreeModel::Node *JsonTreeModel::node(const QModelIndex &index) const
{
    return index.isValid() ? static_cast<const Node *>(index.internalPointer()) : m_root.get();
}

const JsonText *JsonTreeModel::text(const QModelIndex &index) const
{
    const Node *here = node(index);
    return here ? here->text.get() : nullptr;
}

JsonPath JsonTreeModel::path(const QModelIndex &index) const
{
    JsonPath path;
    for (const Node *here = node(index); here && here->parent; here = here->parent)
        path.insert(path.begin(), here->parent->text->stepAt(here->row));
    return path;
}

QModelIndex JsonTreeModel::indexOf(const JsonPath &path, int column) const
{
    QModelIndex here;
    for (const JsonStep &step : path) {
        const JsonText *value = text(here);
        const qsizetype row = value ? value->indexOf(step) : -1;
        if (row < 0)
            break;
        here = index(int(row), Key, here);
    }
    return here.isValid() ? here.siblingAtColumn(column) : here;
}

QModelIndex JsonTreeModel::index(int row, int column, const QModelIndex &parent) const
{
    const Node *above = node(parent);
    if (!above || row < 0 || row >= int(above->children.size()) || column < 0 || column > Kind)
        return {};
    return createIndex(row, column, above->children[size_t(row)].get());
}

QModelIndex JsonTreeModel::parent(const QModelIndex &index) const
{
    const Node *above = index.isValid() ? node(index)->parent : nullptr;
    return above && above->parent ? createIndex(above->row, Key, above) : QModelIndex();
}

int JsonTreeModel::rowCount(const QModelIndex &parent) const
{
    const Node *here = parent.column() > 0 ? nullptr : node(parent);
    return here ? int(here->children.size()) : 0;
}

JsonTreeModel::ValueKind JsonTreeModel::kindOf(const JsonText &value)
{
    switch (value.type()) {
    case JsonText::Type::Null:
        return ValueKind::Nothing;
    case JsonText::Type::Bool:
        return ValueKind::Flag;
    case JsonText::Type::Integer:
    case JsonText::Type::Real:
        return ValueKind::Number;
    case JsonText::Type::String:
        return ValueKind::Text;
    case JsonText::Type::Array:
        return ValueKind::List;
    case JsonText::Type::Object:
        return ValueKind::Group;
    }
    return ValueKind::Nothing;
}

QString JsonTreeModel::kindTitle(ValueKind kind)
{
    switch (kind) {
    case ValueKind::Text:
        return tr("Text");
    case ValueKind::Number:
        return tr("Number");
    case ValueKind::Flag:
        return tr("Yes or no");
    case ValueKind::List:
        return tr("List");
    case ValueKind::Group:
        return tr("Group");
    case ValueKind::Nothing:
        return tr("Nothing");
    }
    return {};
}

QVariant JsonTreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Node *here = node(index);
    if (role == Qt::ForegroundRole && (index.column() == Kind || here->text->isContainer()))
        return view::Tokens::of(QGuiApplication::palette()).text2;
    if (role == Qt::ToolTipRole && index.column() == Value)
        return index.data();
    if (role != Qt::DisplayRole && role != Qt::EditRole)
        return {};
    switch (index.column()) {
    case Key: {
        const JsonStep step = here->parent->text->stepAt(here->row);
        const auto *key = std::get_if<QString>(&step);
        return key ? *key : QString::number(here->row + 1);
    }
    case Value:
        if (!here->text->isContainer())
            return CellText::written(here->text->toJson());
        return here->text->size() && here->text->members().front().value->isContainer()
            ? tr("%n part(s)", nullptr, int(here->text->size()))
            : QString::fromUtf8(here->text->write().simplified().left(120));
    default:
        return kindTitle(kindOf(*here->text));
    }
}

QVariant JsonTreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    if (section == Key)
        return tr("Name");
    return section == Value ? tr("Value") : tr("Kind");
}

Qt::ItemFlags JsonTreeModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    const Node *here = node(index);
    const bool isNamed = here->parent->text->type() == JsonText::Type::Object;
    const bool isEditable =
        index.column() == Kind || (index.column() == Key ? isNamed : !here->text->isContainer());
    const Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    return isEditable ? flags | Qt::ItemIsEditable : flags;
}

bool JsonTreeModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::EditRole)
        return false;
    if (index.column() == Key)
        return setKey(index, value.toString().trimmed());
    if (index.column() == Value)
        return setValue(index, value.toString());
    return setKind(index, ValueKind(value.toInt()));
}

bool JsonTreeModel::setKey(const QModelIndex &index, const QString &key)
{
    Draft draft = m_document.draft();
    if (key.isEmpty() || !draft.rename(m_file, path(index), key))
        return false;
    m_document.commit(draft, tr("Rename a value"));
    return true;
}

bool JsonTreeModel::setValue(const QModelIndex &index, const QString &typed)
{
    const Json before = text(index)->toJson();
    if (typed == CellText::written(before))
        return false;
    const bool isText = before.isString() || before.isNull();
    const auto value = isText
        ? std::optional(Json(typed))
        : CellText::read(typed, before.isBool() ? CellType::Flag : CellType::Number, before);
    Draft draft = m_document.draft();
    if (!value || value->isNull() || !draft.set(m_file, path(index), *value))
        return false;
    m_document.commit(draft, tr("Set a value"));
    return true;
}

bool JsonTreeModel::setKind(const QModelIndex &index, ValueKind kind)
{
    const JsonText *old = text(index);
    if (!index.isValid() || !old || kindOf(*old) == kind)
        return false;
    const Json before = old->toJson();
    Json value;
    if (kind == ValueKind::Text)
        value = Json(CellText::written(before));
    else if (kind == ValueKind::Number)
        value = CellText::read(CellText::written(before), CellType::Number, {}).value_or(Json(0));
    else if (kind == ValueKind::Flag)
        value = Json(before.toReal() != 0);
    else if (kind == ValueKind::Group)
        value = Json::object();
    else if (kind == ValueKind::List)
        value = Json::array();
    if (kind == ValueKind::Number && !value.isNumber())
        value = Json(0);
    const bool isEmpty = before.isNull() || (before.isString() && before.toString().isEmpty());
    if (kind == ValueKind::List && before.isScalar() && !isEmpty)
        value.append(before);
    Draft draft = m_document.draft();
    if (!draft.set(m_file, path(index), value))
        return false;
    m_document.commit(draft, tr("Change the kind of a value"));
    return true;
}

JsonPath JsonTreeModel::insertAt(const JsonPath &container, qsizetype at, const Json &value,
                                 const QString &title)
{
    Draft draft = m_document.draft();
    const JsonText *list = draft.json(m_file, container);
    if (!list || !list->isContainer())
        return {};
    JsonPath place = container;
    if (list->type() == JsonText::Type::Array) {
        place.push_back(at);
        draft.insert(m_file, container, at, value);
    } else {
        QString key = QStringLiteral("new");
        for (int n = 2; list->indexOf(key) >= 0; ++n)
            key = QStringLiteral("new%1").arg(n);
        place.push_back(key);
        draft.set(m_file, place, value);
        draft.move(m_file, container, draft.json(m_file, container)->indexOf(key), at);
    }
    m_document.commit(draft, title);
    return place;
}

JsonPath JsonTreeModel::addAfter(const QModelIndex &index)
{
    return index.isValid()
        ? insertAt(path(index.parent()), index.row() + 1, Json(QString()), tr("Add a value"))
        : addInto(index);
}

JsonPath JsonTreeModel::addInto(const QModelIndex &index)
{
    const JsonText *container = text(index);
    return container ? insertAt(path(index), container->size(), Json(QString()), tr("Add a value"))
                     : JsonPath();
}

JsonPath JsonTreeModel::duplicate(const QModelIndex &index)
{
    if (!index.isValid())
        return {};
    return insertAt(path(index.parent()), index.row() + 1, text(index)->toJson(),
                    tr("Duplicate a value"));
}

bool JsonTreeModel::remove(const QModelIndex &index)
{
    Draft draft = m_document.draft();
    if (!index.isValid() || !draft.remove(m_file, path(index)))
        return false;
    m_document.commit(draft, tr("Delete a value"));
    return true;
}

bool JsonTreeModel::move(const QModelIndex &index, int step)
{
    Draft draft = m_document.draft();
    if (!index.isValid()
        || !draft.move(m_file, path(index.parent()), index.row(), index.row() + step))
        return false;
    m_document.commit(draft, tr("Move a value"));
    return true;
}

} // namespace editor
