// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/code/codetabs.h"

#include "app/view/style/icons.h"

#include <QFileInfo>
#include <QInputDialog>
#include <QLocale>
#include <QShortcut>

namespace editor {

namespace {

constexpr int c_burst = 2000; // ms: a pause ends a step of the history

} // namespace

CodeTabs::CodeTabs(ModuleDocument &document, QWidget *parent)
    : QTabWidget(parent)
    , m_document(document)
{
    setDocumentMode(true);
    setTabsClosable(true);
    setMovable(true);
    setAccessibleName(tr("Open files"));
    connect(this, &QTabWidget::tabCloseRequested, this, &CodeTabs::closeTab);
    connect(this, &QTabWidget::currentChanged, this, &CodeTabs::cursorMoved);
    m_burstEnd.setSingleShot(true);
    m_burstEnd.setInterval(c_burst);
    connect(&m_burstEnd, &QTimer::timeout, this, [this] { ++m_burst; });
    connect(&document, &ModuleDocument::changed, this, &CodeTabs::refresh);
    connect(&document, &ModuleDocument::saved, this, &CodeTabs::updateTitles);
    for (const int by : {1, -1}) {
        auto *keys = new QShortcut(
            by > 0 ? Qt::CTRL | Qt::Key_Tab : Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, this);
        keys->setContext(Qt::WidgetWithChildrenShortcut);
        connect(keys, &QShortcut::activated, this, [this, by] { stepTab(by); });
    }
    for (const Qt::Key letter : {Qt::Key_G, Qt::Key_L}) {
        auto *keys = new QShortcut(Qt::CTRL | letter, this);
        keys->setContext(Qt::WidgetWithChildrenShortcut);
        connect(keys, &QShortcut::activated, this, &CodeTabs::askForLine);
    }
}

void CodeTabs::askForLine()
{
    CodeEdit *edit = currentEdit();
    if (!edit)
        return;
    const int most = edit->blockCount();
    auto *dialog = new QInputDialog(this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Go to a line"));
    dialog->setInputMode(QInputDialog::IntInput);
    dialog->setIntRange(1, most);
    dialog->setIntValue(edit->textCursor().blockNumber() + 1);
    dialog->setLabelText(tr("Line, from 1 to %1").arg(QLocale().toString(most)));
    dialog->setOkButtonText(tr("Go there"));
    dialog->setCancelButtonText(tr("Stay here"));
    connect(dialog, &QInputDialog::intValueSelected, edit, [edit](int line) {
        edit->goToLine(line);
        edit->setFocus();
    });
    dialog->open();
}

CodeEdit *CodeTabs::currentEdit() const
{
    return qobject_cast<CodeEdit *>(currentWidget());
}

QString CodeTabs::currentFile() const
{
    const CodeEdit *edit = currentEdit();
    return edit ? edit->file() : QString();
}

CodeEdit *CodeTabs::open(const QString &file)
{
    if (!m_document.files().contains(file))
        return nullptr;
    CodeEdit *edit = m_edits.value(file);
    if (!edit)
        edit = makeTab(file);
    setCurrentWidget(edit);
    return edit;
}

CodeEdit *CodeTabs::makeTab(const QString &file)
{
    auto *edit = new CodeEdit(file);
    const QString text = QString::fromUtf8(m_document.bytes(file)).remove(u'\r');
    edit->setPlainText(text);
    // What the field can't hold as it is (other encodings, odd line ends) is not written over.
    edit->setReadOnly(edit->text() != text
                      || QString::fromUtf8(m_document.bytes(file)).toUtf8()
                          != m_document.bytes(file));
    edit->hints().setAssistant(m_assistant);
    m_edits.insert(file, edit);
    const int index = addTab(edit, view::Icons::icon(QStringLiteral("code")), {});
    setTabToolTip(index, file);
    connect(edit, &CodeEdit::textChanged, this, [this, edit] { typed(edit); });
    connect(edit, &CodeEdit::cursorPositionChanged, this, &CodeTabs::cursorMoved);
    connect(edit, &CodeEdit::undoRequested, &m_document.history(), &QUndoStack::undo);
    connect(edit, &CodeEdit::redoRequested, &m_document.history(), &QUndoStack::redo);
    updateTitles();
    emit opened(edit);
    return edit;
}

void CodeTabs::closeTab(int index)
{
    auto *edit = qobject_cast<CodeEdit *>(widget(index));
    if (!edit)
        return;
    m_edits.remove(edit->file());
    removeTab(index);
    edit->deleteLater();
}

void CodeTabs::stepTab(int by)
{
    if (count() > 1)
        setCurrentIndex((currentIndex() + by + count()) % count());
}

void CodeTabs::typed(CodeEdit *edit)
{
    if (m_isTaking || edit->isReadOnly() || !m_document.files().contains(edit->file()))
        return;
    const QByteArray before = m_document.bytes(edit->file());
    QString text = edit->text();
    if (before.contains("\r\n"))
        text.replace(u'\n', QStringLiteral("\r\n"));
    const QByteArray bytes = text.toUtf8();
    if (bytes == before)
        return;
    m_isTaking = true;
    Draft draft = m_document.draft();
    draft.setBytes(edit->file(), bytes);
    m_document.commit(draft, tr("Edit %1").arg(QFileInfo(edit->file()).fileName()),
                      QStringLiteral("typing %1 %2").arg(edit->file()).arg(m_burst));
    m_isTaking = false;
    m_burstEnd.start();
    updateTitles();
}

void CodeTabs::refresh(const QSet<QString> &files)
{
    updateTitles();
    if (m_isTaking)
        return;
    ++m_burst;
    for (const QString &file : files) {
        CodeEdit *edit = m_edits.value(file);
        if (!edit)
            continue;
        if (!m_document.files().contains(file)) {
            closeTab(indexOf(edit));
            continue;
        }
        m_isTaking = true;
        edit->patch(QString::fromUtf8(m_document.bytes(file)).remove(u'\r'));
        m_isTaking = false;
    }
}

void CodeTabs::updateTitles()
{
    const QStringList changed = m_document.changedFiles();
    for (CodeEdit *edit : std::as_const(m_edits)) {
        QString name = QFileInfo(edit->file()).fileName();
        if (changed.contains(edit->file()))
            name += QStringLiteral(" ●");
        // Each new text lays out the whole bar.
        if (const int index = indexOf(edit); tabText(index) != name)
            setTabText(index, name);
    }
}

} // namespace editor
