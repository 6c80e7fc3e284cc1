// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "engine/module/folder/moduletemplate.h"

#include <QDir>

namespace app {

namespace {

QString nextSteps(const QString &folder)
{
    const QString word = folder.contains(u' ') ? u'"' + folder + u'"' : folder;
    return QCoreApplication::translate("Command",
                                       "%1 now has a small game that already plays.\n"
                                       "Check it:      hexsmith-cli lint %1\n"
                                       "Test it:       hexsmith-cli test %1\n"
                                       "Translate it:  hexsmith-cli i18n extract %1\n"
                                       "Pack it:       hexsmith-cli pack %1 -o <file.hexmod>\n"
                                       "Its README.md says what each file is for.")
        .arg(word);
}

Exit runNew(const Arguments &arguments)
{
    const QString folder = arguments.plain().first();
    const QString name = arguments.value(QStringLiteral("--template"), QStringLiteral("hex"));
    const QDir templates(QStringLiteral(":/templates"));
    if (!templates.entryList(QDir::Dirs).contains(name))
        return fail(
            Exit::CalledWrongly,
            QCoreApplication::translate("Command", "There is no template '%1'; there are: %2.")
                .arg(name, templates.entryList(QDir::Dirs, QDir::Name).join(QStringLiteral(", "))));
    const auto written = engine::ModuleTemplate(templates.filePath(name)).writeTo(folder);
    if (!written)
        return fail(Exit::DoesNotHold, written.error().message);
    if (!arguments.has(QStringLiteral("--json"))) {
        print(nextSteps(folder).toUtf8());
        return Exit::Good;
    }
    engine::Json json = engine::Json::object();
    json.insert(QStringLiteral("folder"), folder);
    json.insert(QStringLiteral("id"),
                engine::ModuleTemplate::idFor(
                    QDir(QDir::cleanPath(QDir().absoluteFilePath(folder))).dirName()));
    json.insert(QStringLiteral("files"), engine::Json::array(written.value()));
    printJson(json);
    return Exit::Good;
}

} // namespace

Command newCommand()
{
    return {"new",
            "<folder> [--template hex|area]",
            "writes a small module that already plays",
            {1, 1, {}, {QStringLiteral("--template")}},
            runNew};
}

} // namespace app
