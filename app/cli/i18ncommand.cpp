// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "engine/core/limits.h"
#include "engine/i18n/catalog/translationfile.h"
#include "engine/i18n/extractor.h"
#include "engine/i18n/i18nstats.h"
#include "engine/storage/atomicfile.h"
#include "engine/storage/disk.h"

#include <QFileInfo>

namespace app {

namespace {

QString text(const char *source)
{
    return QCoreApplication::translate("Command", source);
}

Exit refusePacked()
{
    return fail(Exit::CalledWrongly,
                text(QT_TRANSLATE_NOOP("Command",
                                       "Texts are extracted in a module's folder, not in a "
                                       "packed file.")));
}

Exit extract(const engine::Module &module, bool asJson)
{
    if (module.files.isPacked())
        return refusePacked();
    const auto files = engine::extractTranslations(module);
    if (!files)
        return fail(Exit::DoesNotHold, files.error().message);
    QMap<QString, QByteArray> byPath;
    for (auto it = files->begin(); it != files->end(); ++it) {
        const QString path = module.files.path() + u'/' + it.key();
        if (const int number = engine::disk::makeFolder(QFileInfo(path).path()))
            return fail(Exit::DoesNotHold, engine::disk::failure(path, number).message);
        byPath.insert(path, it.value());
    }
    if (const auto done = engine::writeAtomically(byPath); !done)
        return fail(Exit::DoesNotHold, done.error().message);
    engine::Json written = engine::Json::array();
    for (const QString &name : files->keys()) {
        written.append(name);
        if (!asJson)
            print(name.toUtf8());
    }
    if (asJson) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("files"), written);
        printJson(json);
    }
    return Exit::Good;
}

Exit stats(const engine::Module &module, bool asJson)
{
    engine::Json json = engine::Json::object();
    for (const QString &language : module.languages) {
        if (language == module.language)
            continue;
        const auto counted = engine::I18nStats::of(module, language);
        if (!counted)
            return fail(Exit::DoesNotHold, counted.error().message);
        engine::Json one = engine::Json::object();
        one.insert(QStringLiteral("total"), counted->total());
        one.insert(QStringLiteral("done"), counted->done);
        one.insert(QStringLiteral("unfinished"), counted->unfinished);
        one.insert(QStringLiteral("missing"), counted->missing);
        const int percent = counted->total() ? counted->done * 100 / counted->total() : 100;
        one.insert(QStringLiteral("percent"), percent);
        json.insert(language, one);
        if (!asJson)
            print(language.toUtf8() + ": " + QByteArray::number(counted->done) + " of "
                  + QByteArray::number(counted->total()) + " texts (" + QByteArray::number(percent)
                  + " %), " + QByteArray::number(counted->unfinished) + " unfinished, "
                  + QByteArray::number(counted->missing) + " missing");
    }
    if (asJson)
        printJson(json);
    return Exit::Good;
}

// The translation as it is in the module, up to date with its texts.
engine::Result<engine::TsCatalog> catalogOf(const engine::Module &module, const QString &language)
{
    const QString name = QStringLiteral("locale/%1.ts").arg(language);
    if (language == module.language || !module.languages.contains(language))
        return engine::Error{
            engine::Error::Code::NotFound,
            text(QT_TRANSLATE_NOOP("Command",
                                   "%1 is not translated into '%2': its languages in module.json "
                                   "are %3."))
                .arg(module.id, language, module.languages.join(QStringLiteral(", ")))};
    const auto files = engine::extractTranslations(module);
    if (!files)
        return files.error();
    return engine::TsCatalog::parse(files->value(name), name);
}

Exit exportTo(const engine::Module &module, const Arguments &arguments)
{
    const QString file = arguments.value(QStringLiteral("-o"));
    QString language = arguments.value(QStringLiteral("--lang"));
    // Nobody needs to say which one when there is only one.
    QStringList all = module.languages;
    all.removeAll(module.language);
    if (language.isEmpty() && all.size() == 1)
        language = all.first();
    if (file.isEmpty() || language.isEmpty())
        return fail(
            Exit::CalledWrongly,
            text(QT_TRANSLATE_NOOP("Command", "export needs --lang <language> and -o <file.po>.")));
    if (!engine::TranslationFile::isKnown(file))
        return fail(Exit::CalledWrongly, engine::TranslationFile::write({}, file).error().message);
    const auto catalog = catalogOf(module, language);
    if (!catalog)
        return fail(Exit::DoesNotHold, catalog.error().message);
    const auto bytes = engine::TranslationFile::write(catalog.value(), file);
    const auto done = bytes ? engine::writeAtomically(file, bytes.value())
                            : engine::Result<engine::Done>(bytes.error());
    if (!done)
        return fail(Exit::DoesNotHold, done.error().message);
    qsizetype texts = 0;
    for (const auto &context : catalog->contexts)
        texts += qsizetype(context.messages.size());
    if (arguments.has(QStringLiteral("--json"))) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("file"), file);
        json.insert(QStringLiteral("language"), language);
        json.insert(QStringLiteral("texts"), qint64(texts));
        printJson(json);
    } else {
        print(file.toUtf8() + ": " + QByteArray::number(texts) + " texts");
    }
    return Exit::Good;
}

Exit tellMerge(const engine::TranslationMerge &merge, const QString &language, bool asJson)
{
    if (asJson) {
        engine::Json json = engine::Json::object();
        json.insert(QStringLiteral("language"), language);
        json.insert(QStringLiteral("changed"), qint64(merge.changes.size()));
        json.insert(QStringLiteral("same"), merge.same);
        json.insert(QStringLiteral("unknown"), engine::Json::array(merge.unknown));
        printJson(json);
        return Exit::Good;
    }
    for (const QString &source : merge.unknown)
        print("not in the module: " + QString(source).replace(u'\n', u' ').toUtf8());
    print(language.toUtf8() + ": " + QByteArray::number(qint64(merge.changes.size())) + " changed, "
          + QByteArray::number(merge.same) + " as before, "
          + QByteArray::number(merge.unknown.size()) + " not in the module");
    return Exit::Good;
}

Exit importFrom(const engine::Module &module, const Arguments &arguments)
{
    const QString file = arguments.plain().value(2);
    if (file.isEmpty())
        return fail(Exit::CalledWrongly,
                    text(QT_TRANSLATE_NOOP("Command", "import needs the file to be read.")));
    if (module.files.isPacked())
        return refusePacked();
    const auto bytes = engine::readBounded(file, engine::limits::textBytes);
    if (!bytes)
        return fail(Exit::DoesNotHold, bytes.error().message);
    const auto other = engine::TranslationFile::read(bytes.value(), file);
    if (!other)
        return fail(Exit::DoesNotHold, other.error().message);
    const QString language = arguments.value(QStringLiteral("--lang"), other->language);
    if (language.isEmpty())
        return fail(Exit::CalledWrongly,
                    text(QT_TRANSLATE_NOOP("Command",
                                           "%1 does not say its language; add --lang <language>."))
                        .arg(file));
    if (!other->language.isEmpty() && other->language != language)
        return fail(Exit::DoesNotHold,
                    text(QT_TRANSLATE_NOOP("Command", "%1 is in '%2', not in '%3'."))
                        .arg(file, other->language, language));
    const auto catalog = catalogOf(module, language);
    if (!catalog)
        return fail(Exit::DoesNotHold, catalog.error().message);
    engine::TsCatalog own = catalog.value();
    const auto merge = engine::TranslationMerge::of(own, other.value());
    merge.applyTo(own);
    const QString path = module.files.path() + QStringLiteral("/locale/%1.ts").arg(language);
    if (const int number = engine::disk::makeFolder(QFileInfo(path).path()))
        return fail(Exit::DoesNotHold, engine::disk::failure(path, number).message);
    if (const auto done = engine::writeAtomically(path, own.write()); !done)
        return fail(Exit::DoesNotHold, done.error().message);
    return tellMerge(merge, language, arguments.has(QStringLiteral("--json")));
}

Exit runI18n(const Arguments &arguments)
{
    const QString verb = arguments.plain().first();
    static const QStringList verbs{QStringLiteral("extract"), QStringLiteral("stats"),
                                   QStringLiteral("export"), QStringLiteral("import")};
    const bool isImport = verb == verbs[3];
    if (!verbs.contains(verb))
        return fail(Exit::CalledWrongly,
                    text(QT_TRANSLATE_NOOP("Command",
                                           "i18n does extract, stats, export or import, not '%1'."))
                        .arg(verb));
    if (!isImport && arguments.plain().size() > 2)
        return fail(Exit::CalledWrongly,
                    text(QT_TRANSLATE_NOOP("Command", "Only import reads a file.")));
    const auto [module, issues, exit] = openModule(arguments.plain().value(1));
    if (!module)
        return exit;
    const bool asJson = arguments.has(QStringLiteral("--json"));
    if (isImport)
        return importFrom(*module, arguments);
    if (verb == verbs[2])
        return exportTo(*module, arguments);
    return verb == verbs[0] ? extract(*module, asJson) : stats(*module, asJson);
}

} // namespace

Command i18nCommand()
{
    return {"i18n",
            "extract|stats <module> · export <module> --lang xx -o <file.po|.xlf|.ts> · "
            "import <module> <file>",
            "updates, counts, gives out or takes in a module's translations",
            {2, 3, {}, {QStringLiteral("-o"), QStringLiteral("--lang")}},
            runI18n};
}

} // namespace app
