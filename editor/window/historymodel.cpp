// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/window/historymodel.h"

#include "app/view/style/icons.h"
#include "app/view/style/tokens.h"
#include "editor/document/filestep.h"

#include <QApplication>
#include <QSet>

namespace editor {

HistoryModel::HistoryModel(ModuleDocument &document, QObject *parent)
    : QAbstractListModel(parent)
    , m_document(document)
    , m_count(document.history().count())
{
    connect(&document.history(), &QUndoStack::indexChanged, this, &HistoryModel::refresh);
    connect(&document.history(), &QUndoStack::cleanChanged, this, &HistoryModel::refresh);
}

void HistoryModel::setPages(const QList<Page *> &pages)
{
    beginResetModel();
    m_pages = QList<QPointer<Page>>(pages.begin(), pages.end());
    endResetModel();
}

void HistoryModel::refresh()
{
    const int count = m_document.history().count();
    if (count > m_count) {
        beginInsertRows({}, m_count + 1, count);
        m_count = count;
        endInsertRows();
    } else if (count < m_count) {
        beginRemoveRows({}, count + 1, m_count);
        m_count = count;
        endRemoveRows();
    }
    // A new step may have taken the place of one that was undone.
    emit dataChanged(index(0), index(m_count));
}

int HistoryModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : m_count + 1;
}

QStringList HistoryModel::filesOf(int step) const
{
    const auto *found = dynamic_cast<const FileStep *>(m_document.history().command(step));
    return found ? found->files() : QStringList();
}

QList<const Page *> HistoryModel::pagesOf(int step) const
{
    const QStringList files = filesOf(step);
    QSet<QString> left(files.begin(), files.end());
    QList<const Page *> found;
    for (const Page *page : m_pages) {
        const auto removed = page ? left.removeIf([page](const QString &file) {
            return page->shows({file, 0, {}});
        })
                                  : 0;
        if (removed > 0)
            found.append(page);
    }
    return found;
}

QString HistoryModel::title(int row) const
{
    const QString text = row == 0 ? tr("As opened") : m_document.history().text(row - 1);
    const bool isSaved = m_document.history().cleanIndex() == row && row > 0;
    return isSaved ? tr("%1 – saved").arg(text) : text;
}

QVariant HistoryModel::data(const QModelIndex &index, int role) const
{
    const int row = index.row();
    const auto tokens = view::Tokens::of(QApplication::palette());
    const bool isUndone = row > currentRow();
    switch (role) {
    case Qt::DisplayRole: {
        QStringList others;
        for (const Page *page : pagesOf(row - 1).mid(1))
            others.append(page->title());
        return others.isEmpty()
            ? title(row)
            : tr("%1 (also: %2)").arg(title(row), others.join(QStringLiteral(", ")));
    }
    case Qt::DecorationRole: {
        const auto pages = pagesOf(row - 1);
        const QString name = pages.isEmpty() ? QStringLiteral("open") : pages.first()->icon();
        return view::Icons::icon(name, isUndone ? tokens.text2 : tokens.text);
    }
    case Qt::ToolTipRole:
        return filesOf(row - 1).join(u'\n');
    case Qt::ForegroundRole:
        return isUndone ? QVariant(tokens.text2) : QVariant();
    case Qt::FontRole: {
        QFont font;
        font.setBold(row == currentRow());
        return font;
    }
    default:
        return {};
    }
}

} // namespace editor
