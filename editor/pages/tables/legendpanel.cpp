// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/legendpanel.h"

#include "app/view/style/icons.h"
#include "editor/pages/tables/grid/gridview.h"
#include "editor/pages/tables/grid/legendgrid.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QToolButton>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_legendHeight = 190;
constexpr int c_codeWidth = 88;

} // namespace

LegendPanel::LegendPanel(ModuleDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_document(document)
    , m_grid(new GridView(new GridModel(document)))
    , m_add(new QToolButton)
    , m_remove(new QToolButton)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 6, 8, 8);
    auto *row = new QHBoxLayout;
    m_add->setIcon(view::Icons::icon(QStringLiteral("plus")));
    m_remove->setIcon(view::Icons::icon(QStringLiteral("minus")));
    for (QToolButton *button : {m_add, m_remove}) {
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        row->addWidget(button);
    }
    row->addStretch();
    layout->addWidget(m_grid);
    layout->addLayout(row);
    m_grid->setFixedHeight(c_legendHeight);
    m_grid->verticalHeader()->hide();
    m_grid->horizontalHeader()->setStretchLastSection(true);
    connect(&m_grid->grid(), &QAbstractItemModel::modelReset, this,
            [this] { m_grid->setColumnWidth(LegendGrid::Code, c_codeWidth); });
    connect(m_add, &QToolButton::clicked, this, [this] {
        const int at = m_grid->grid().rowCount();
        m_grid->insert(Grid::Line::Row, at);
        m_grid->edit(m_grid->grid().index(at, LegendGrid::Code));
    });
    connect(m_remove, &QToolButton::clicked, this,
            [this] { m_grid->removeChosen(Grid::Line::Row); });
    connect(m_grid, &GridView::usesRequested, this, &LegendPanel::usesRequested);
    retranslate();
}

void LegendPanel::setFile(const QString &file)
{
    m_grid->grid().setGrid(std::make_unique<LegendGrid>(file));
}

void LegendPanel::add(const QString &code)
{
    const auto *legend = dynamic_cast<const LegendGrid *>(m_grid->grid().grid());
    Draft draft = m_document.draft();
    if (!legend || !legend->add(draft, code))
        return;
    m_document.commit(draft, tr("Explain a code"));
    const int row = m_grid->grid().rowCount() - 1;
    const QModelIndex meaning = m_grid->grid().index(row, LegendGrid::Meaning);
    m_grid->setCurrentIndex(meaning);
    m_grid->edit(meaning);
}

void LegendPanel::retranslate()
{
    m_grid->setAccessibleName(tr("Codes and their meanings"));
    m_add->setText(tr("Add a code"));
    m_remove->setText(tr("Delete"));
}

void LegendPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace editor
