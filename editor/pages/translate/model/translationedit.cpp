// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/translationedit.h"

#include "editor/pages/translate/model/translation.h"
#include "engine/i18n/extractor.h"

namespace editor {

using engine::TsCatalog;
using engine::TsMessage;

namespace {

// What no XML file can hold.
QString writable(QString text)
{
    text.removeIf([](QChar c) { return c.unicode() >= 0xFFFE || c.isNull(); });
    return text;
}

void put(TsMessage &message, const QString &translation)
{
    message.translation = writable(translation);
    // They would be written instead.
    message.numerusForms.clear();
    if (message.translation.isEmpty())
        message.type = TsMessage::Type::Unfinished;
}

void finish(TsMessage &message)
{
    message.type = TsMessage::Type::Finished;
    message.oldSource.clear();
}

} // namespace

TranslationEdit::TranslationEdit(Draft &draft, const QList<engine::SourceText> &texts,
                                 const QString &sourceLanguage, const QString &language)
    : m_draft(draft)
    , m_file(Translation::fileName(language))
{
    TsCatalog old;
    const auto content = draft.files().value(m_file);
    if (const QByteArray bytes = content ? content->bytes() : QByteArray(); !bytes.isEmpty()) {
        auto parsed = TsCatalog::parse(bytes, m_file);
        if (!parsed)
            return;
        old = std::move(parsed).value();
    }
    old.language = language;
    old.sourceLanguage = sourceLanguage;
    m_catalog = engine::Extractor(texts).merge(old);
    m_isPossible = true;
}

TsMessage *TranslationEdit::find(const QString &key)
{
    for (TsCatalog::Context &context : m_catalog.contexts) {
        if (!key.startsWith(context.name + QChar(1)))
            continue;
        for (TsMessage &message : context.messages) {
            if (!message.isGone()
                && TranslationText::keyOf(context.name, message.comment, message.source) == key)
                return &message;
        }
    }
    return nullptr;
}

bool TranslationEdit::write()
{
    m_draft.setBytes(m_file, m_catalog.write());
    return true;
}

bool TranslationEdit::set(const QString &key, const QString &translation)
{
    TsMessage *message = find(key);
    if (!message)
        return false;
    put(*message, translation);
    return write();
}

bool TranslationEdit::changeEach(const QStringList &keys, Change change)
{
    bool isAny = false;
    for (const QString &key : keys) {
        TsMessage *message = find(key);
        if (!message || message->translation.isEmpty())
            continue;
        change(*message);
        isAny = true;
    }
    return isAny && write();
}

bool TranslationEdit::putEach(const QMap<QString, QString> &translations, Change change)
{
    bool isAny = false;
    for (auto it = translations.begin(); it != translations.end(); ++it) {
        TsMessage *message = find(it.key());
        if (!message || it->isEmpty())
            continue;
        put(*message, *it);
        change(*message);
        isAny = true;
    }
    return isAny && write();
}

bool TranslationEdit::markDone(const QStringList &keys)
{
    return changeEach(keys, [](TsMessage &message) { finish(message); });
}

bool TranslationEdit::markCheck(const QStringList &keys)
{
    return changeEach(keys, [](TsMessage &message) { message.type = TsMessage::Type::Unfinished; });
}

bool TranslationEdit::setDrafts(const QMap<QString, QString> &translations)
{
    return putEach(translations,
                   [](TsMessage &message) { message.type = TsMessage::Type::Unfinished; });
}

bool TranslationEdit::setNote(const QString &key, const QString &note)
{
    TsMessage *message = find(key);
    if (!message || message->translatorComment == note)
        return false;
    message->translatorComment = writable(note);
    return write();
}

bool TranslationEdit::merge(const engine::TranslationMerge &merge)
{
    merge.applyTo(m_catalog);
    return !merge.changes.empty() && write();
}

bool TranslationEdit::clear(const QStringList &keys)
{
    return changeEach(keys, [](TsMessage &message) { put(message, {}); });
}

bool TranslationEdit::setDone(const QMap<QString, QString> &translations)
{
    return putEach(translations, [](TsMessage &message) { finish(message); });
}

} // namespace editor
