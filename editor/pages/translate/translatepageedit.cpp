// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/document/languagename.h"
#include "editor/pages/module/moduleedit.h"
#include "editor/pages/translate/languagedialog.h"
#include "editor/pages/translate/translatebar.h"
#include "editor/pages/translate/translatepage.h"
#include "editor/pages/translate/translationedit.h"
#include "editor/pages/translate/translationfield.h"
#include "editor/pages/translate/translationmodel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableView>

namespace editor {

using State = TranslationText::State;

void TranslatePage::write(const QString &translation)
{
    Draft draft = document().draft();
    TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
    if (!edit.isPossible() || !edit.set(m_key, translation))
        return;
    const TranslationText *text = current();
    const QString stroke = QStringLiteral("translate %1 %2").arg(m_language).arg(m_burst);
    document().commit(draft, tr("Translate %1").arg(text ? text->where : QString()), stroke);
    m_burstEnd.start();
}

void TranslatePage::flush()
{
    ++m_burst;
}

QStringList TranslatePage::chosenKeys() const
{
    QStringList keys;
    for (const QModelIndex &index : m_table->selectionModel()->selectedRows())
        keys.append(m_model->text(index.row()).key());
    return keys;
}

void TranslatePage::writeNote(const QString &note)
{
    Draft draft = document().draft();
    TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
    if (!edit.isPossible() || !edit.setNote(m_key, note))
        return;
    const QString stroke = QStringLiteral("note %1 %2").arg(m_language).arg(m_burst);
    document().commit(draft, tr("Write a note for translators"), stroke);
    m_burstEnd.start();
}

QString TranslatePage::nextKey() const
{
    const int next = m_model->nextLeft(m_model->rowOf(m_key));
    return next < 0 ? m_key : m_model->text(next).key();
}

// Only the text in front: whatever else is chosen was not looked at.
void TranslatePage::finish()
{
    const QString next = nextKey();
    ++m_burst;
    Draft draft = document().draft();
    TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
    if (edit.isPossible() && edit.markDone({m_key}))
        document().commit(draft, tr("Call %n translation(s) done", "", 1));
    goOn(next);
}

void TranslatePage::checkLater()
{
    const QString next = nextKey();
    ++m_burst;
    Draft draft = document().draft();
    TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
    if (edit.isPossible() && edit.markCheck({m_key}))
        document().commit(draft, tr("Mark %n translation(s) to be checked", "", 1));
    goOn(next);
}

void TranslatePage::goOn(const QString &nextKey)
{
    if (nextKey == m_key) {
        emit pointed(tr("Nothing else is left to do among these texts."));
        return;
    }
    choose(nextKey);
    // What was done leaves the list when only open texts are shown.
    m_model->setKept(m_key);
    m_model->setFilter(m_bar->search()->text(), m_bar->state());
    QPlainTextEdit *field = m_field->edit();
    field->setFocus(Qt::OtherFocusReason);
    field->moveCursor(QTextCursor::End);
}

void TranslatePage::finishChosen()
{
    const QStringList keys = chosenKeys();
    Draft draft = document().draft();
    TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
    if (edit.isPossible() && edit.markDone(keys))
        document().commit(draft, tr("Call %n translation(s) done", "", int(keys.size())));
}

void TranslatePage::checkChosen()
{
    const QStringList keys = chosenKeys();
    Draft draft = document().draft();
    TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
    if (edit.isPossible() && edit.markCheck(keys))
        document().commit(draft, tr("Mark %n translation(s) to be checked", "", int(keys.size())));
}

void TranslatePage::fillChosen()
{
    const TermBook own(m_model->translation());
    QMap<QString, QString> found;
    for (const QString &key : chosenKeys()) {
        const TranslationText &text = m_model->text(m_model->rowOf(key));
        const QString here = own.exact(text.text.source);
        const QString known = here.isEmpty() ? m_memory.exact(text.text.source) : here;
        if (text.translation.isEmpty() && !known.isEmpty())
            found.insert(key, known);
    }
    if (found.isEmpty()) {
        emit pointed(tr("None of these texts is translated anywhere else."));
        return;
    }
    Draft draft = document().draft();
    TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
    if (edit.isPossible() && edit.setDrafts(found))
        document().commit(draft, tr("Fill in %n translation(s)", "", int(found.size())));
}

void TranslatePage::step(int rows)
{
    const int row = m_table->currentIndex().row() + rows;
    if (row >= 0 && row < m_model->rowCount())
        choose(m_model->text(row).key());
}

void TranslatePage::goToPlace()
{
    if (const TranslationText *text = current())
        emit jump({text->text.context, text->text.line, {}});
}

Place TranslatePage::place() const
{
    return {Translation::fileName(m_language), 0, {}};
}

void TranslatePage::open(const Place &place)
{
    setLanguage(Translation::languageOf(place.file));
    if (m_isStale)
        refresh();
    QString key = place.line > 1 ? keyAt(place.line) : QString();
    // Without a line, what is wrong comes first.
    for (const State state : {State::Error, State::Check, State::ToDo}) {
        for (const TranslationText &text : m_model->translation().texts()) {
            if (key.isEmpty() && text.state == state)
                key = text.key();
        }
    }
    if (key.isEmpty())
        return;
    if (m_model->rowOf(key) < 0) {
        m_bar->search()->clear();
        m_bar->showState({});
    }
    choose(key);
}

// The text whose message stands at a line of the file.
QString TranslatePage::keyAt(int line) const
{
    const QString file = Translation::fileName(m_language);
    const QByteArray bytes = document().bytes(file);
    const auto catalog = engine::TsCatalog::parse(bytes, file);
    qsizetype end = 0;
    for (int i = 0; i < line && end >= 0; ++i)
        end = bytes.indexOf('\n', end) + 1;
    qsizetype left = bytes.first(std::max(qsizetype(0), end)).count("<message");
    if (!catalog || left == 0)
        return {};
    for (const auto &context : catalog->contexts) {
        if (left <= qsizetype(context.messages.size())) {
            const engine::TsMessage &message = context.messages[size_t(left - 1)];
            const QString key =
                TranslationText::keyOf(context.name, message.comment, message.source);
            return m_model->translation().indexOf(key) < 0 ? QString() : key;
        }
        left -= qsizetype(context.messages.size());
    }
    return {};
}

bool TranslatePage::offers(EditCommand command) const
{
    const bool isTable = m_table->hasFocus() && m_model->rowCount() > 0;
    return isTable
        && (command == EditCommand::SelectAll || command == EditCommand::Copy
            || command == EditCommand::Delete);
}

void TranslatePage::perform(EditCommand command)
{
    const QStringList keys = chosenKeys();
    if (command == EditCommand::SelectAll) {
        m_table->selectAll();
    } else if (command == EditCommand::Copy) {
        std::vector<const TranslationText *> texts;
        for (const QString &key : keys)
            texts.push_back(&m_model->text(m_model->rowOf(key)));
        QGuiApplication::clipboard()->setText(
            delimited::write(TranslationPlan::write(texts, m_sourceLanguage, m_language), u'\t'));
    } else if (command == EditCommand::Delete) {
        Draft draft = document().draft();
        TranslationEdit edit(draft, m_texts, m_sourceLanguage, m_language);
        if (edit.isPossible() && edit.clear(keys))
            document().commit(draft, tr("Delete %n translation(s)", "", int(keys.size())));
    }
}

bool TranslatePage::addLanguage(const QString &code)
{
    Draft draft = document().draft();
    if (!ModuleEdit(draft).addLanguage(code, live().module().get()))
        return false;
    m_language = code;
    document().commit(draft, tr("Add the language “%1”").arg(languageName(code)));
    return true;
}

void TranslatePage::askForLanguage()
{
    auto *dialog = new LanguageDialog(languages() + QStringList{m_sourceLanguage}, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] { addLanguage(dialog->code()); });
    dialog->open();
}

} // namespace editor
