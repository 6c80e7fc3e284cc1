// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/i18n/catalog/translationfile.h"

#include "engine/i18n/catalog/poreader.h"
#include "engine/i18n/catalog/powriter.h"
#include "engine/i18n/catalog/xliffreader.h"
#include "engine/i18n/catalog/xliffwriter.h"

#include <QFileInfo>

namespace engine {

namespace {

using Type = TsMessage::Type;

enum class Format { None, Ts, Po, Xliff };

Format formatOf(const QString &fileName)
{
    const QString ending = QFileInfo(fileName).suffix().toLower();
    if (ending == u"ts")
        return Format::Ts;
    if (ending == u"po" || ending == u"pot")
        return Format::Po;
    return ending == u"xlf" || ending == u"xliff" ? Format::Xliff : Format::None;
}

QString key(const QString &context, const TsMessage &message)
{
    return context + QChar(1) + message.comment + QChar(1) + message.source;
}

bool isEmpty(const TsMessage &message)
{
    return message.translation.isEmpty() && message.numerusForms.join(QString()).isEmpty();
}

// Ours with the work of the other translator: the words, how far they are, and what was noted.
TsMessage taken(const TsMessage &own, const TsMessage &other)
{
    TsMessage message = own;
    message.translation = other.translation;
    message.numerusForms = other.numerusForms;
    const bool isDone = other.type == Type::Finished || other.type == Type::Vanished;
    message.type = own.isGone() ? (isDone ? Type::Vanished : Type::Obsolete)
                                : (isDone ? Type::Finished : Type::Unfinished);
    if (!other.translatorComment.isEmpty())
        message.translatorComment = other.translatorComment;
    message.oldSource = isDone ? QString() : other.oldSource;
    return message;
}

} // namespace

bool TranslationFile::isKnown(const QString &fileName)
{
    return formatOf(fileName) != Format::None;
}

Error TranslationFile::unknown(const QString &fileName)
{
    return {Error::Code::BadFormat,
            fileName + QStringLiteral(": ")
                + tr("Translations are .ts, .po, .xlf or .xliff files.")};
}

Result<TsCatalog> TranslationFile::read(const QByteArray &bytes, const QString &fileName)
{
    switch (formatOf(fileName)) {
    case Format::Ts:
        return TsCatalog::parse(bytes, fileName);
    case Format::Po:
        return PoReader(bytes, fileName).read();
    case Format::Xliff:
        return XliffReader(bytes, fileName).read();
    default:
        return unknown(fileName);
    }
}

Result<QByteArray> TranslationFile::write(const TsCatalog &catalog, const QString &fileName)
{
    switch (formatOf(fileName)) {
    case Format::Ts:
        return catalog.write();
    case Format::Po:
        return PoWriter().write(catalog);
    case Format::Xliff:
        return XliffWriter().write(catalog);
    default:
        return unknown(fileName);
    }
}

TranslationMerge TranslationMerge::of(const TsCatalog &own, const TsCatalog &other)
{
    TranslationMerge merge;
    QHash<QString, std::pair<const QString *, const TsMessage *>> exact;
    QMultiHash<QString, std::pair<const QString *, const TsMessage *>> bySource;
    for (const TsCatalog::Context &context : own.contexts) {
        for (const TsMessage &message : context.messages) {
            exact.insert(key(context.name, message), {&context.name, &message});
            bySource.insert(message.source, {&context.name, &message});
        }
    }
    for (const TsCatalog::Context &context : other.contexts) {
        for (const TsMessage &message : context.messages) {
            auto found = context.name.isEmpty() ? bySource.values(message.source)
                                                : QList{exact.value(key(context.name, message))};
            found.removeAll({nullptr, nullptr});
            if (found.isEmpty() && !message.isGone())
                merge.unknown.append(message.source);
            for (const auto &[name, mine] : found) {
                const TsMessage after = taken(*mine, message);
                if (isEmpty(message) || after == *mine)
                    ++merge.same;
                else
                    merge.changes.push_back({*name, *mine, after});
            }
        }
    }
    return merge;
}

void TranslationMerge::applyTo(TsCatalog &own) const
{
    QHash<QString, const TsMessage *> fresh;
    for (const Change &change : changes)
        fresh.insert(key(change.context, change.before), &change.after);
    for (TsCatalog::Context &context : own.contexts) {
        for (TsMessage &message : context.messages) {
            if (const TsMessage *after = fresh.value(key(context.name, message)))
                message = *after;
        }
    }
}

} // namespace engine
