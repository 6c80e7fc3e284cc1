// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/grid/pastedialog.h"

#include "app/view/style/tokens.h"
#include "app/view/style/windowsize.h"
#include "editor/pages/tables/grid/gridmodel.h"
#include "editor/widgets/answerbuttons.h"

#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace editor {

namespace {

constexpr int c_leastColumn = 60;
constexpr int c_mostColumn = 360;

} // namespace

PasteDialog::PasteDialog(GridModel &model, const QModelIndex &topLeft,
                         const QList<QStringList> &texts, QWidget *parent)
    : QDialog(parent)
    , m_model(model)
    , m_texts(texts)
    , m_sentence(new QLabel)
    , m_table(new QTableWidget)
{
    setWindowTitle(topLeft.isValid() ? tr("Paste cells") : tr("Import a table"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *layout = new QVBoxLayout(this);
    layout->addWidget(m_sentence);
    layout->addWidget(m_table);
    m_sentence->setWordWrap(true);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setAccessibleName(tr("What changes"));
    auto *buttons = new AnswerButtons(*this, topLeft.isValid() ? tr("Paste") : tr("Import"),
                                      tr("Leave as it is"));
    layout->addWidget(buttons);
    fill(topLeft);
    buttons->answer()->setEnabled(m_changes > 0 || m_isSmaller);
    buttons->answer()->setFocus();
    view::resizeOnScreen(*this, {fontMetrics().height() * 42, fontMetrics().height() * 28});
}

void PasteDialog::fill(const QModelIndex &topLeft)
{
    qsizetype width = 0;
    for (const QStringList &line : m_texts)
        width = std::max(width, line.size());
    m_table->setRowCount(int(m_texts.size()));
    m_table->setColumnCount(int(width));
    const QList<QStringList> before = m_model.texts();
    // The first row and column of the texts before are heads.
    const int top = topLeft.isValid() ? topLeft.row() + 1 : 0;
    const int left = topLeft.isValid() ? topLeft.column() + 1 : 0;
    for (int row = 0; row < m_texts.size(); ++row) {
        m_table->setVerticalHeaderItem(
            row, new QTableWidgetItem(before.value(row + top).value(0, QString())));
        for (int column = 0; column < m_texts[row].size(); ++column)
            put(row, column, m_texts[row][column], before.value(row + top).value(column + left));
    }
    for (int column = 0; column < int(width); ++column)
        m_table->setHorizontalHeaderItem(
            column, new QTableWidgetItem(before.value(0).value(column + left, QString())));
    m_table->resizeColumnsToContents();
    for (int column = 0; column < int(width); ++column)
        m_table->setColumnWidth(
            column, std::clamp(m_table->columnWidth(column), c_leastColumn, c_mostColumn));
    QString sentence =
        m_changes ? tr("%n cell(s) change.", nullptr, m_changes) : tr("Nothing would change.");
    const int rows = top + int(m_texts.size()) - int(before.size());
    const int columns = left + int(width) - int(before.value(0).size());
    if (rows > 0)
        sentence += u' ' + tr("%n row(s) are added.", nullptr, rows);
    if (columns > 0)
        sentence += u' ' + tr("%n column(s) are added.", nullptr, columns);
    // Cells that are pasted leave the others alone.
    if (rows < 0 && !topLeft.isValid())
        sentence += u' ' + tr("%n row(s) are taken away.", nullptr, -rows);
    if (columns < 0 && !topLeft.isValid())
        sentence += u' ' + tr("%n column(s) are taken away.", nullptr, -columns);
    m_isSmaller = !topLeft.isValid() && (rows < 0 || columns < 0);
    m_sentence->setText(sentence);
}

void PasteDialog::put(int row, int column, const QString &text, const QString &before)
{
    auto *item = new QTableWidgetItem(text);
    if (text != before) {
        ++m_changes;
        QFont bold = font();
        bold.setBold(true);
        const auto tokens = view::Tokens::of(palette());
        item->setFont(bold);
        item->setBackground(tokens.warnSoft);
        item->setForeground(tokens.text);
        item->setToolTip(before.isEmpty() ? tr("Empty before") : tr("Before: %1").arg(before));
    }
    m_table->setItem(row, column, item);
}

} // namespace editor
