// SPDX-License-Identifier: GPL-3.0-or-later
#include "editor/pages/translate/model/translation.h"

#include "editor/pages/translate/model/textplaces.h"
#include "engine/i18n/extractor.h"

#include <algorithm>

namespace editor {

using engine::TsCatalog;
using engine::TsMessage;

namespace {

const QString c_folder = QStringLiteral("locale/");
const QString c_ending = QStringLiteral(".ts");

} // namespace

QString Translation::fileName(const QString &language)
{
    return c_folder + language + c_ending;
}

QString Translation::languageOf(const QString &fileName)
{
    const bool isIt = fileName.startsWith(c_folder) && fileName.endsWith(c_ending);
    return isIt ? fileName.sliced(c_folder.size()).chopped(c_ending.size()) : QString();
}

engine::Result<Translation> Translation::read(const QList<engine::SourceText> &texts,
                                              const QString &language, const QByteArray &file,
                                              const Glossary &glossary)
{
    TsCatalog catalog;
    if (!file.isEmpty()) {
        auto parsed = TsCatalog::parse(file, fileName(language));
        if (!parsed)
            return parsed.error();
        catalog = std::move(parsed).value();
    }
    const TsCatalog merged = engine::Extractor(texts).merge(catalog);
    QHash<QString, const TsMessage *> messages;
    Translation translation;
    translation.m_language = language;
    for (const TsCatalog::Context &context : merged.contexts) {
        for (const TsMessage &message : context.messages) {
            if (message.isGone())
                translation.m_gone.push_back(message);
            else
                messages.insert(
                    TranslationText::keyOf(context.name, message.comment, message.source),
                    &message);
        }
    }
    for (const engine::SourceText &text : texts) {
        const auto *message =
            messages.value(TranslationText::keyOf(text.context, text.comment, text.source));
        translation.add(text, message ? *message : TsMessage(), glossary);
    }
    return translation;
}

void Translation::add(const engine::SourceText &text, const TsMessage &message,
                      const Glossary &glossary)
{
    TranslationText made;
    made.text = text;
    made.where = TextPlaces::label(text);
    made.oldSource = message.oldSource;
    made.translation = message.translation;
    made.note = message.translatorComment;
    if (!made.translation.isEmpty())
        made.checks = TranslationCheck::all(text, made.translation, m_language, glossary);
    made.state = stateOf(made, message);
    ++m_counts[size_t(made.state)];
    m_index.insert(made.key(), int(m_texts.size()));
    m_texts.push_back(std::move(made));
}

Translation::State Translation::stateOf(const TranslationText &text, const TsMessage &message)
{
    if (text.translation.isEmpty())
        return State::ToDo;
    using Subject = TranslationCheck::Subject;
    const auto lacks = [&](auto matches) {
        return std::any_of(
            text.checks.begin(), text.checks.end(),
            [&](const TranslationCheck &check) { return !check.isGood() && matches(check); });
    };
    if (lacks([](const TranslationCheck &check) { return !check.isWarning(); }))
        return State::Error;
    if (message.type != TsMessage::Type::Finished)
        return State::Check;
    if (lacks([](const TranslationCheck &check) { return check.subject == Subject::Length; }))
        return State::Long;
    return lacks([](const TranslationCheck &) { return true; }) ? State::Term : State::Done;
}

int Translation::left() const
{
    return count(State::ToDo) + count(State::Check) + count(State::Error);
}

int Translation::share() const
{
    const int all = int(m_texts.size());
    return all ? (all - left()) * 100 / all : 100;
}

QString Translation::mostUrgent() const
{
    for (const State state : {State::Error, State::Check, State::ToDo}) {
        for (const TranslationText &text : m_texts) {
            if (text.state == state)
                return text.key();
        }
    }
    return {};
}

QString Translation::keyAt(const QByteArray &file, int line) const
{
    const auto catalog = engine::TsCatalog::parse(file, fileName(m_language));
    qsizetype end = 0;
    for (int i = 0; i < line && end >= 0; ++i)
        end = file.indexOf('\n', end) + 1;
    qsizetype left = file.first(std::max(qsizetype(0), end)).count("<message");
    if (!catalog || left == 0)
        return {};
    for (const auto &context : catalog->contexts) {
        if (left <= qsizetype(context.messages.size())) {
            const engine::TsMessage &message = context.messages[size_t(left - 1)];
            const QString key =
                TranslationText::keyOf(context.name, message.comment, message.source);
            return indexOf(key) < 0 ? QString() : key;
        }
        left -= qsizetype(context.messages.size());
    }
    return {};
}

} // namespace editor
