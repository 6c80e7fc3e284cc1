// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/rules/textpage.h"

#include "editor/code/codetabs.h"
#include "editor/pages/rules/findpanel.h"
#include "editor/widgets/notice.h"

#include <QEvent>
#include <QFileInfo>
#include <QShortcut>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_find = 220; // px for what is found
const QStringList c_textEndings{
    QStringLiteral("lua"),  QStringLiteral("json"), QStringLiteral("md"),
    QStringLiteral("txt"),  QStringLiteral("tsv"),  QStringLiteral("ts"),
    QStringLiteral("play"), QStringLiteral("svg"),  QStringLiteral("csv")};

} // namespace

TextPage::TextPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_tabs(new CodeTabs(document()))
    , m_notice(new Notice)
    , m_find(new FindPanel(document()))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tabs);
    layout->addWidget(m_notice);
    layout->addWidget(m_find);
    m_find->setEverywhere(true);
    m_find->setFixedHeight(c_find);
    m_find->serve(*this, *m_tabs);
    m_find->hide();
    connect(m_find, &FindPanel::opened, this, [this](const CodePlace &place) {
        open({place.file, place.line, {}});
        if (CodeEdit *edit = m_tabs->currentEdit())
            edit->goTo(place.offset, place.length);
    });
    connect(m_find, &FindPanel::left, this, [this] {
        m_find->hide();
        if (CodeEdit *edit = m_tabs->currentEdit())
            edit->setFocus();
    });
    for (const QKeySequence &key :
         {QKeySequence(QKeySequence::Find), QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_F)}) {
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &TextPage::find);
    }
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

void TextPage::find()
{
    const CodeEdit *edit = m_tabs->currentEdit();
    const QString chosen = edit ? edit->textCursor().selectedText() : QString();
    m_find->show();
    m_find->ask(chosen.contains(QChar::ParagraphSeparator) ? QString() : chosen);
}

void TextPage::changeEvent(QEvent *event)
{
    Page::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        showNotice();
}

bool TextPage::isText(const QString &file)
{
    const QFileInfo info(file);
    return c_textEndings.contains(info.suffix().toLower()) || info.suffix().isEmpty();
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

Place TextPage::place() const
{
    const CodeEdit *edit = m_tabs->currentEdit();
    return edit ? Place{edit->file(), edit->textCursor().blockNumber() + 1, {}} : Place();
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
