// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/kindview.h"

#include "app/view/map/kindsample.h"
#include "app/view/style/tokens.h"
#include "editor/document/uses/uses.h"
#include "editor/pages/tables/terraingrid.h"
#include "editor/widgets/removalquestion.h"

#include <QMenu>
#include <QPixmapCache>

#include <algorithm>

namespace editor {

using kindedit::List;
using Line = Grid::Line;

namespace {

constexpr int c_sample = 24;

} // namespace

KindView::KindView(ModuleDocument &document, List list, QWidget *parent)
    : GridView(new GridModel(document), parent)
    , m_document(document)
    , m_list(list)
{
    setIconSize({c_sample, c_sample});
    grid().setWords([this](CellType type) {
        if (type == CellType::Look)
            return looks();
        if (type == CellType::Cost)
            return QStringList{QStringLiteral("blocked"), QStringLiteral("whole")};
        return type == CellType::Edges ? kindedit::ids(m_document.files(), List::Edges)
                                       : QStringList();
    });
    grid().setCheck([this](CellType type, const QString &text) {
        return isKnown(type, text) ? GridModel::Fault::None : GridModel::Fault::Unknown;
    });
    grid().setIcons([this](int row, int column) {
        return kinds() && column == TerrainGrid::Id ? sample(kinds()->look(row)) : QIcon();
    });
}

const TerrainGrid *KindView::kinds() const
{
    return dynamic_cast<const TerrainGrid *>(grid().grid());
}

QStringList KindView::looks() const
{
    if (m_list == List::Terrains)
        return view::MapLook::groundLooks();
    return m_list == List::Edges ? view::MapLook::edgeLooks() : view::MapLook::wayLooks();
}

bool KindView::isKnown(CellType type, const QString &text) const
{
    if (type != CellType::Edges)
        return true;
    const QStringList edges = kindedit::ids(m_document.files(), List::Edges);
    const QStringList words = text.split(QStringLiteral(", "));
    return std::all_of(words.begin(), words.end(),
                       [&](const QString &word) { return edges.contains(word); });
}

// The grid asks each time it paints.
QIcon KindView::sample(const QString &look) const
{
    const bool isDark = view::Tokens::of(palette()).isDark;
    const double ratio = devicePixelRatioF();
    const QString key =
        QStringLiteral("kind %1 %2 %3 %4").arg(int(m_list)).arg(look).arg(isDark).arg(ratio);
    QPixmap pixmap;
    if (!QPixmapCache::find(key, &pixmap)) {
        const view::KindSample samples(isDark ? view::MapTheme::Dark : view::MapTheme::Light, {});
        const auto kind = m_list == List::Terrains ? view::KindSample::Kind::Ground
            : m_list == List::Edges                ? view::KindSample::Kind::Edge
                                                   : view::KindSample::Kind::Way;
        pixmap = samples.pixmap(kind, look, c_sample, ratio);
        QPixmapCache::insert(key, pixmap);
    }
    return QIcon(pixmap);
}

void KindView::removeChosen(Line line)
{
    int count = 0;
    for (const int at : chosenLines(line)) {
        if (kinds() && line == Line::Row)
            count += int(kindedit::references(m_document.files(), m_list, kinds()->id(at)).size());
    }
    if (!count) {
        GridView::removeChosen(line);
        return;
    }
    auto *question = new RemovalQuestion(
        {tr("Delete kinds"),
         tr("%n place(s) on the boards would have no such kind any more.", nullptr, count),
         tr("Delete kinds"), tr("Keep them")},
        this);
    connect(question, &RemovalQuestion::agreed, this,
            [this, line] { GridView::removeChosen(line); });
    question->open();
}

QList<Reference> KindView::references(const QString &id) const
{
    QList<Reference> found;
    for (const Use &use : kindedit::references(m_document.files(), m_list, id))
        found.append({use, true});
    Uses uses(m_document);
    for (const Use &use : uses.find(id)) {
        if (use.kind == Use::Kind::Text || use.kind == Use::Kind::Name)
            found.append({use, use.kind == Use::Kind::Text});
    }
    return found;
}

void KindView::askForName(int row)
{
    const QString id = kinds() ? kinds()->id(row) : QString();
    if (id.isEmpty())
        return;
    auto *dialog = new RenameDialog(
        tr("Rename a kind"), id, references(id),
        [this](const QString &name) {
            return kindedit::isFree(m_document.files(), m_list, name)
                ? QString()
                : tr("A kind needs a name of letters, digits, “_”, “-” and “.” that no other one "
                     "has.");
        },
        this);
    connect(dialog, &QDialog::accepted, this, [this, dialog, id] {
        Draft draft = m_document.draft();
        if (!kindedit::rename(draft, m_list, id, dialog->name(), dialog->chosen()))
            return;
        m_document.commit(draft, tr("Rename the kind %1 as %2").arg(id, dialog->name()));
    });
    dialog->open();
}

void KindView::addActions(QMenu &menu, const QModelIndex &cell)
{
    menu.addAction(tr("Rename everywhere…"), this, [this, row = cell.row()] { askForName(row); });
}

} // namespace editor
