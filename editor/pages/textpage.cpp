// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/textpage.h"

#include "editor/code/codetabs.h"

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
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tabs);
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
