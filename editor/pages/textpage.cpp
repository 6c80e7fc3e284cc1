// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/textpage.h"

#include <QFileInfo>
#include <QFontDatabase>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTabWidget>
#include <QTextBlock>
#include <QVBoxLayout>

namespace editor {

namespace {

constexpr int c_burst = 2000; // ms: a pause ends a step of the history

const QStringList c_textEndings{
    QStringLiteral("lua"),  QStringLiteral("json"), QStringLiteral("md"),
    QStringLiteral("txt"),  QStringLiteral("tsv"),  QStringLiteral("ts"),
    QStringLiteral("play"), QStringLiteral("svg"),  QStringLiteral("csv")};

} // namespace

TextPage::TextPage(LiveModule &live, QWidget *parent)
    : Page(live, parent)
    , m_tabs(new QTabWidget)
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_tabs);
    m_tabs->setDocumentMode(true);
    m_tabs->setTabsClosable(true);
    m_tabs->setMovable(true);
    m_tabs->setAccessibleName(tr("Open files"));
    connect(m_tabs, &QTabWidget::tabCloseRequested, this, [this](int index) {
        auto *edit = qobject_cast<QPlainTextEdit *>(m_tabs->widget(index));
        m_edits.remove(m_edits.key(edit));
        m_tabs->removeTab(index);
        edit->deleteLater();
    });
    m_burstEnd.setSingleShot(true);
    m_burstEnd.setInterval(c_burst);
    connect(&m_burstEnd, &QTimer::timeout, this, [this] { ++m_burst; });
    connect(&document(), &ModuleDocument::changed, this, &TextPage::refresh);
}

bool TextPage::shows(const Place &place) const
{
    return c_textEndings.contains(QFileInfo(place.file).suffix());
}

void TextPage::open(const Place &place)
{
    if (!document().files().contains(place.file))
        return;
    auto *edit = m_edits.value(place.file);
    if (!edit)
        edit = makeTab(place.file);
    m_tabs->setCurrentWidget(edit);
    if (place.line > 0) {
        const QTextBlock block = edit->document()->findBlockByNumber(place.line - 1);
        edit->setTextCursor(QTextCursor(block));
        edit->centerCursor();
    }
    edit->setFocus();
}

QString TextPage::currentFile() const
{
    return m_edits.key(qobject_cast<QPlainTextEdit *>(m_tabs->currentWidget()));
}

QPlainTextEdit *TextPage::edit(const QString &file) const
{
    return m_edits.value(file);
}

QPlainTextEdit *TextPage::makeTab(const QString &file)
{
    auto *edit = new QPlainTextEdit;
    edit->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    edit->setLineWrapMode(QPlainTextEdit::NoWrap);
    edit->setTabStopDistance(2 * edit->fontMetrics().horizontalAdvance(u' '));
    edit->setAccessibleName(file);
    // The module's history takes back and repeats, not the field's own.
    edit->setUndoRedoEnabled(false);
    edit->setPlainText(QString::fromUtf8(document().bytes(file)));
    m_edits.insert(file, edit);
    const int index = m_tabs->addTab(edit, QFileInfo(file).fileName());
    m_tabs->setTabToolTip(index, file);
    connect(edit, &QPlainTextEdit::textChanged, this, [this, file, edit] { typed(file, edit); });
    return edit;
}

void TextPage::typed(const QString &file, QPlainTextEdit *edit)
{
    const QByteArray bytes = edit->toPlainText().toUtf8();
    if (m_isTyping || bytes == document().bytes(file))
        return;
    m_isTyping = true;
    Draft draft = document().draft();
    draft.setBytes(file, bytes);
    document().commit(draft, tr("Edit %1").arg(QFileInfo(file).fileName()),
                      QStringLiteral("typing %1 %2").arg(file).arg(m_burst));
    m_isTyping = false;
    m_burstEnd.start();
}

void TextPage::refresh(const QSet<QString> &files)
{
    if (m_isTyping)
        return;
    for (const QString &file : files) {
        auto *edit = m_edits.value(file);
        if (!edit)
            continue;
        const QString text = QString::fromUtf8(document().bytes(file));
        if (text == edit->toPlainText())
            continue;
        const int position = edit->textCursor().position();
        const int scroll = edit->verticalScrollBar()->value();
        m_isTyping = true;
        edit->setPlainText(text);
        m_isTyping = false;
        QTextCursor cursor = edit->textCursor();
        cursor.setPosition(std::min<int>(position, int(text.size())));
        edit->setTextCursor(cursor);
        edit->verticalScrollBar()->setValue(scroll);
    }
}

} // namespace editor
