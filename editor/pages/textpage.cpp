// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/textpage.h"

#include "editor/code/codetabs.h"
#include "editor/widgets/notice.h"

#include <QEvent>
#include <QFileInfo>
#include <QVBoxLayout>

namespace editor {

namespace {

const QStringList c_textEndings{
    QStringLiteral("lua"),  QStringLiteral("json"), QStringLiteral("md"),
    QStringLiteral("txt"),  QStringLiteral("tsv"),  QStringLiteral("ts"),
    QStringLiteral("play"), QStringLiteral("svg"),  QStringLiteral("csv")};

} // namespace

TextPage::TextPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_tabs(new CodeTabs(document()))
    , m_notice(new Notice)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tabs);
    layout->addWidget(m_notice);
    connect(m_tabs, &QTabWidget::currentChanged, this, &TextPage::showNotice);
    showNotice();
}

void TextPage::showNotice()
{
    m_tabs->setVisible(m_tabs->count() > 0);
    m_notice->setVisible(m_tabs->count() == 0);
    m_notice->setText(tr("Every file of the module can be read and edited here as text. Choose "
                         "one in the project, or find it by its name with Ctrl+P."));
}

void TextPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showNotice();
}

bool TextPage::shows(const Place &place) const
{
    return c_textEndings.contains(QFileInfo(place.file).suffix());
}

void TextPage::open(const Place &place)
{
    CodeEdit *edit = m_tabs->open(place.file);
    if (!edit)
        return;
    if (place.line > 0)
        edit->goToLine(place.line);
    edit->setFocus();
}

QString TextPage::currentFile() const
{
    return m_tabs->currentFile();
}

QPlainTextEdit *TextPage::edit(const QString &file) const
{
    return m_tabs->edit(file);
}

} // namespace editor
