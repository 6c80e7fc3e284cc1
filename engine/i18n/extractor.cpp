// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/extractor.h"

#include "engine/module/model/module.h"

#include <QSet>

namespace engine {

namespace {

// From here on a text counts as a changed version of another one.
constexpr double similarEnough = 0.5;

// How much of the longer text is the same at the beginning and the end.
double similarity(const QString &a, const QString &b)
{
    const qsizetype shorter = std::min(a.size(), b.size());
    const qsizetype longer = std::max(a.size(), b.size());
    if (longer == 0)
        return 1;
    qsizetype front = 0;
    while (front < shorter && a[front] == b[front])
        ++front;
    qsizetype back = 0;
    while (back < shorter - front && a[a.size() - 1 - back] == b[b.size() - 1 - back])
        ++back;
    return double(front + back) / double(longer);
}

QString key(const QString &context, const QString &comment, const QString &source)
{
    return context + QChar(1) + comment + QChar(1) + source;
}

} // namespace

struct Extractor::Old
{
    QString context;
    TsMessage message;
    bool used = false;
};

Extractor::Extractor(QList<SourceText> texts)
    : m_texts(std::move(texts))
{
}

TsCatalog Extractor::merge(const TsCatalog &old) const
{
    QSet<QString> wanted;
    for (const SourceText &text : m_texts)
        wanted.insert(key(text.context, text.comment, text.source));
    QHash<QString, const TsMessage *> same;
    std::vector<Old> left;
    for (const TsCatalog::Context &context : old.contexts) {
        for (const TsMessage &message : context.messages) {
            const QString place = key(context.name, message.comment, message.source);
            if (!wanted.contains(place))
                left.push_back({context.name, message, false});
            else if (!same.contains(place))
                same.insert(place, &message);
        }
    }
    TsCatalog fresh;
    fresh.language = old.language;
    fresh.sourceLanguage = old.sourceLanguage;
    for (const SourceText &text : m_texts) {
        if (fresh.contexts.empty() || fresh.contexts.back().name != text.context)
            fresh.contexts.push_back({text.context, {}});
        const auto it = same.constFind(key(text.context, text.comment, text.source));
        TsMessage found = it == same.constEnd() ? message(text, left) : **it;
        found.extraComment = text.extraComment();
        if (found.type == TsMessage::Type::Vanished)
            found.type = TsMessage::Type::Finished;
        else if (found.type == TsMessage::Type::Obsolete)
            found.type = TsMessage::Type::Unfinished;
        fresh.contexts.back().messages.push_back(std::move(found));
    }
    keepVanished(fresh, left);
    return fresh;
}

void Extractor::keepVanished(TsCatalog &fresh, const std::vector<Old> &left)
{
    QSet<QString> kept;
    for (const Old &gone : left) {
        const QString place = key(gone.context, gone.message.comment, gone.message.source);
        if (gone.used || gone.message.translation.isEmpty() || kept.contains(place))
            continue;
        kept.insert(place);
        fresh.context(gone.context).messages.push_back(gone.message);
        TsMessage::Type &type = fresh.context(gone.context).messages.back().type;
        if (type == TsMessage::Type::Finished)
            type = TsMessage::Type::Vanished;
        else if (type == TsMessage::Type::Unfinished)
            type = TsMessage::Type::Obsolete;
    }
}

TsMessage Extractor::message(const SourceText &text, std::vector<Old> &old) const
{
    TsMessage fresh;
    fresh.source = text.source;
    fresh.comment = text.comment;
    Old *best = nullptr;
    double bestScore = similarEnough;
    for (Old &candidate : old) {
        const TsMessage &message = candidate.message;
        if (candidate.used || message.translation.isEmpty())
            continue;
        const bool sameFile = candidate.context == text.context;
        double score = 0;
        if (sameFile && !text.comment.isEmpty())
            score = message.comment == text.comment ? 2 : 0;
        else if (message.source == text.source)
            score = 1;
        else if (sameFile && message.oldSource == text.source)
            score = 1; // it has changed back
        else if (sameFile)
            score = similarity(message.source, text.source);
        if (score > bestScore) {
            bestScore = score;
            best = &candidate;
        }
    }
    if (best) {
        best->used = true;
        const TsMessage &old = best->message;
        fresh.translation = old.translation;
        fresh.numerusForms = old.numerusForms;
        fresh.translatorComment = old.translatorComment;
        fresh.extras = old.extras;
        fresh.userData = old.userData;
        // What it was made for, however often the source changed since.
        const QString &madeFor = old.oldSource.isEmpty() ? old.source : old.oldSource;
        if (madeFor != text.source)
            fresh.oldSource = madeFor;
    }
    return fresh;
}

Result<QMap<QString, QByteArray>> extractTranslations(const Module &module)
{
    const Extractor extractor(collectTexts(module));
    QMap<QString, QByteArray> files;
    for (const QString &language : module.languages) {
        if (language == module.language)
            continue;
        const QString file = QStringLiteral("locale/%1.ts").arg(language);
        TsCatalog old;
        if (module.files.contains(file)) {
            const auto bytes = module.files.read(file);
            if (!bytes)
                return bytes.error();
            auto parsed = TsCatalog::parse(bytes.value(), file);
            if (!parsed)
                return parsed.error();
            old = std::move(parsed).value();
        }
        old.language = language;
        old.sourceLanguage = module.language;
        files.insert(file, extractor.merge(old).write());
    }
    return files;
}

} // namespace engine
