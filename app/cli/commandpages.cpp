// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commandpages.h"

#include "engine/core/manpage.h"
#include "engine/core/programversion.h"

namespace app {

namespace {

const QByteArray c_modules = "hexsmith-cli list 2>/dev/null | cut -f 1";

QByteArray made()
{
    return QByteArray("made by hexsmith-cli ") + engine::ProgramVersion::own()
        + " from its table of commands\n";
}

QStringList optionsOf(const Command &command)
{
    return command.allowed.options + command.allowed.switches
        + QStringList{QStringLiteral("--json"), QStringLiteral("--help")};
}

QString synopsis(const Command &command)
{
    return QString(QLatin1String(command.name) + u' ' + QString::fromUtf8(command.usage)).trimmed();
}

QByteArray names()
{
    QByteArray all;
    for (const Command &command : commands())
        all += QByteArray(command.name) + ' ';
    return all + "--help --version";
}

/// The branches of a `case` that name the options of each command.
QByteArray optionCases()
{
    QByteArray cases;
    for (const Command &command : commands())
        cases += QByteArray("    ") + command.name + ") options=("
            + optionsOf(command).join(u' ').toUtf8() + ") ;;\n";
    return cases.trimmed();
}

const char c_bash[] = R"sh(_hexsmith_cli()
{
    local word=${COMP_WORDS[COMP_CWORD]} options=()
    if [ "$COMP_CWORD" -eq 1 ]; then
        mapfile -t COMPREPLY < <(compgen -W '@NAMES@' -- "$word")
        return
    fi
    case ${COMP_WORDS[1]} in
    @CASES@
    esac
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "${options[*]}" -- "$word")
    else
        mapfile -t COMPREPLY < <(compgen -W "$(@MODULES@)" -- "$word"; compgen -f -- "$word")
    fi
}
complete -o filenames -F _hexsmith_cli hexsmith-cli
)sh";

const char c_zsh[] = R"sh(local -a verbs options
verbs=(
@VERBS@)
if (( CURRENT == 2 )); then
    _describe command verbs
    compadd -- --help --version
    return
fi
case $words[2] in
    @CASES@
esac
if [[ $PREFIX == -* ]]; then
    compadd -a options
else
    compadd -- ${(f)"$(@MODULES@)"}
    _files
fi
)sh";

QByteArray filled(QByteArray text)
{
    return text.replace("@NAMES@", names())
        .replace("@CASES@", optionCases())
        .replace("@MODULES@", c_modules);
}

QByteArray bash()
{
    return "# bash completion, " + made() + filled(c_bash);
}

QByteArray zsh()
{
    QByteArray verbs;
    for (const Command &command : commands())
        verbs += QByteArray("    '") + command.name + ':'
            + QByteArray(command.summary).replace(":", "\\:").replace("'", "'\\''") + "'\n";
    return "#compdef hexsmith-cli\n# zsh completion, " + made()
        + filled(QByteArray(c_zsh).replace("@VERBS@", verbs));
}

QByteArray fishOption(const char *verb, const QString &option, const char *more)
{
    const bool isLong = option.startsWith(QLatin1String("--"));
    return QByteArray("complete -c hexsmith-cli -n '__fish_seen_subcommand_from ") + verb
        + (isLong ? "' -l " : "' -s ") + option.mid(isLong ? 2 : 1).toUtf8() + more + '\n';
}

QByteArray fish()
{
    const QByteArray complete = "complete -c hexsmith-cli -n ";
    QByteArray text = "# fish completion, " + made();
    for (const char *option : {"help", "version"})
        text += complete + "__fish_use_subcommand -l " + option + '\n';
    for (const Command &command : commands()) {
        text += complete + "__fish_use_subcommand -f -a " + command.name + " -d "
            + QByteArray(command.summary).replace("\\", "\\\\").replace("'", "\\'").prepend('\'')
            + "'\n";
        for (const QString &option : optionsOf(command))
            text += fishOption(command.name, option,
                               command.allowed.options.contains(option) ? " -r" : "");
    }
    return text + complete + "'not __fish_use_subcommand' -a '(" + c_modules + ")'\n";
}

} // namespace

QByteArray commandManPage()
{
    engine::ManPage page(QStringLiteral("hexsmith-cli"),
                         QStringLiteral("play, check, make and translate board wargames"));
    page.section(QStringLiteral("SYNOPSIS"));
    for (const Command &command : commands())
        page.line(QStringLiteral("hexsmith-cli ") + synopsis(command));
    page.section(QStringLiteral("DESCRIPTION"));
    page.paragraph(QStringLiteral(
        "Does everything with games of Hexsmith that needs no window. A module is a folder, a "
        ".hexmod file, or the id of one that is installed; a save is a .hexsave file."));
    page.section(QStringLiteral("COMMANDS"));
    for (const Command &command : commands())
        page.item(synopsis(command),
                  QString::fromUtf8(command.summary) + QStringLiteral(". Options: ")
                      + optionsOf(command).join(QLatin1String(", ")) + u'.');
    page.section(QStringLiteral("EXIT STATUS"));
    page.item(QStringLiteral("0"), QStringLiteral("It was done, and holds."));
    page.item(QStringLiteral("1"), QStringLiteral("What was looked at does not hold."));
    page.item(QStringLiteral("2"), QStringLiteral("The program was called wrongly."));
    page.section(QStringLiteral("ENVIRONMENT"));
    page.item(QStringLiteral("HEXSMITH_MODULES"),
              QStringLiteral("Further folders in which modules are looked for."));
    page.section(QStringLiteral("SEE ALSO"));
    page.line(QStringLiteral("hexsmith(1)"));
    return page.text();
}

QByteArray commandCompletions(const QString &shell)
{
    if (shell == QLatin1String("bash"))
        return bash();
    if (shell == QLatin1String("zsh"))
        return zsh();
    return shell == QLatin1String("fish") ? fish() : QByteArray();
}

} // namespace app
