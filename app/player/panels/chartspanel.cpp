// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/player/panels/chartspanel.h"

#include "app/player/parts/rulelink.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QScrollBar>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace app {

ChartsPanel::ChartsPanel(GameController &controller, QWidget *parent)
    : DockPanel(controller, parent)
    , m_choice(new QComboBox(this))
    , m_rule(label({}, "link", this))
    , m_text(new QTextBrowser(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(12, 10, 12, 8);
    layout->setSpacing(8);
    auto *row = new QHBoxLayout;
    row->addWidget(m_choice, 1);
    row->addWidget(m_rule);
    layout->addLayout(row);
    layout->addWidget(m_text, 1);
    m_rule->setTextFormat(Qt::RichText);
    m_rule->setWordWrap(false);
    m_text->setOpenLinks(false);
    setLook(m_text, "flat");
    m_text->setFrameShape(QFrame::NoFrame);
    m_text->setMinimumHeight(leastText);
    m_text->document()->setDocumentMargin(0);
    for (const engine::Table &table : controller.module().tables)
        m_choice->addItem(table.title, table.id);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ChartsPanel::showTable);
    openRules(controller, m_rule);
    retranslate();
}

void ChartsPanel::retranslate()
{
    setAccessibleName(tr("Charts"));
    m_choice->setAccessibleName(tr("Chart"));
    m_text->setAccessibleName(tr("Chart"));
}

const engine::Table *ChartsPanel::current() const
{
    return controller().module().table(m_choice->currentData().toString());
}

QString ChartsPanel::plainText() const
{
    return m_text->toPlainText();
}

bool ChartsPanel::light(const QString &tableId, const QString &row, const QString &column)
{
    const engine::Table *table = controller().module().table(tableId);
    if (!table)
        return false;
    m_litTable = tableId;
    m_light.row = row.isEmpty() ? -1 : int(table->rows.indexOf(row));
    m_light.column = column.isEmpty() ? -1 : int(table->columns.indexOf(column));
    const QSignalBlocker blocker(m_choice);
    m_choice->setCurrentIndex(m_choice->findData(tableId));
    refreshSoon();
    return true;
}

void ChartsPanel::lightColumn(const QStringList &columns, const QString &column)
{
    for (const engine::Table &table : controller().module().tables) {
        if (!columns.isEmpty() && table.columns == columns) {
            light(table.id, {}, column);
            return;
        }
    }
    m_litTable.clear();
    m_light = {};
    refreshSoon();
}

void ChartsPanel::refresh()
{
    const ChartText text(controller().module(), controller().translator(), tokens());
    for (int i = 0; i < m_choice->count(); ++i)
        m_choice->setItemText(i, text.title(controller().module().tables[size_t(i)]));
    showTable();
}

void ChartsPanel::showTable()
{
    setGround(m_text);
    const engine::Table *table = current();
    if (!table) {
        m_text->setPlainText(tr("This module has no charts."));
        return;
    }
    const ChartText text(controller().module(), controller().translator(), tokens());
    m_rule->setText(RuleLink::sentence(table->rule, tokens()));
    const ChartText::Light light = table->id == m_litTable ? m_light : ChartText::Light();
    m_text->setHtml(text.html(*table, light));
    QScrollBar *bar = m_text->verticalScrollBar();
    if (light.row >= 0 && !table->rows.isEmpty())
        bar->setValue(int(bar->maximum() * light.row / table->rows.size()));
}

} // namespace app
