// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/panels/translationtable.h"

#include "editor/pages/translate/model/translationmodel.h"
#include "editor/pages/translate/model/translationplan.h"
#include "editor/pages/translate/panels/translationdelegate.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>

namespace editor {

namespace {

constexpr int c_stateWidth = 7; ///< Times the height of a line.
constexpr int c_whereWidth = 9;

} // namespace

TranslationTable::TranslationTable(TranslationModel &model, QWidget *parent)
    : QTableView(parent)
    , m_model(model)
{
    setModel(&model);
    setItemDelegate(new TranslationDelegate(this));
    setSelectionBehavior(QAbstractItemView::SelectRows);
    setSelectionMode(QAbstractItemView::ExtendedSelection);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    verticalHeader()->hide();
    QHeaderView *header = horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    const int line = fontMetrics().height();
    setColumnWidth(TranslationModel::State, line * c_stateWidth - 20);
    setColumnWidth(TranslationModel::Where, line * c_whereWidth);
    header->setSectionResizeMode(TranslationModel::Source, QHeaderView::Stretch);
    header->setSectionResizeMode(TranslationModel::Target, QHeaderView::Stretch);
    verticalHeader()->setDefaultSectionSize(TranslationDelegate::rowHeight(fontMetrics()));
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &index) {
                if (index.isValid())
                    emit keyChosen(m_model.text(index.row()).key());
            });
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this,
            [this] { emit countChanged(int(selectionModel()->selectedRows().size())); });
}

QStringList TranslationTable::chosenKeys() const
{
    QStringList keys;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        keys.append(m_model.text(index.row()).key());
    return keys;
}

// The view itself would add the row to what is chosen while Ctrl is held, as in Ctrl+Enter.
void TranslationTable::putCurrent(int row)
{
    const QModelIndex index = m_model.index(row, TranslationModel::State);
    selectionModel()->setCurrentIndex(
        index, QItemSelectionModel::ClearAndSelect | QItemSelectionModel::Rows);
    scrollTo(index);
}

QString TranslationTable::keyBelow(int rows) const
{
    const int row = currentIndex().row() + rows;
    return row >= 0 && row < m_model.rowCount() ? m_model.text(row).key() : QString();
}

void TranslationTable::copyChosen(const QString &sourceLanguage, const QString &language) const
{
    std::vector<const TranslationText *> texts;
    for (const QModelIndex &index : selectionModel()->selectedRows())
        texts.push_back(&m_model.text(index.row()));
    const auto rows = TranslationPlan::write(texts, sourceLanguage, language);
    QGuiApplication::clipboard()->setText(delimited::write(rows, u'\t'));
}

void TranslationTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        verticalHeader()->setDefaultSectionSize(TranslationDelegate::rowHeight(fontMetrics()));
}

} // namespace editor
