// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/tables/chartpreview.h"

#include "app/view/text/charttext.h"

#include <QEvent>
#include <QScrollBar>
#include <QTextOption>

namespace editor {

namespace {

constexpr int c_height = 230;

} // namespace

ChartPreview::ChartPreview(LiveModule &live, QWidget *parent)
    : QTextBrowser(parent)
    , m_live(live)
{
    setOpenLinks(false);
    setWordWrapMode(QTextOption::WordWrap);
    setFrameShape(QFrame::NoFrame);
    setMinimumHeight(c_height);
    document()->setDocumentMargin(10);
    connect(&live, &LiveModule::loaded, this, &ChartPreview::refresh);
}

void ChartPreview::showTable(const QString &id, int row, int column)
{
    m_id = id;
    m_row = row;
    m_column = column;
    refresh();
}

void ChartPreview::refresh()
{
    const auto &module = m_live.module();
    const engine::Table *table = module ? module->table(m_id) : nullptr;
    if (!table) {
        setPlainText(tr("The table can be seen as soon as its file can be read."));
        return;
    }
    const int scroll = verticalScrollBar()->value();
    const engine::Translator translator;
    const view::ChartText text(*module, translator, view::Tokens::of(palette()));
    setHtml(QStringLiteral("<p style=\"font-weight:600\">%1</p>")
                .arg(text.title(*table).toHtmlEscaped())
            + text.html(*table, {m_row, m_column}));
    verticalScrollBar()->setValue(scroll);
}

void ChartPreview::changeEvent(QEvent *event)
{
    QTextBrowser::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace editor
